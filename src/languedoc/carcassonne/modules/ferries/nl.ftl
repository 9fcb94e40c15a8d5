module-ferries = De Veerboten
    .sentence = Veerboten op meren verbinden twee wegen en kunnen later verlegd worden.

mark-ferry_lake = meer met veerboten
