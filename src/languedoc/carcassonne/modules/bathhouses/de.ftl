module-bathhouses = Die Bader
    .sentence = Gefolgsleute, die allein heimkehren, müssen vielleicht ins Bad und werden dort ausgelöst.

mark-bathhouse = Badehaus
