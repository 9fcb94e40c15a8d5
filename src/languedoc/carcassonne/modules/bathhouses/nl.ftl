module-bathhouses = De Badhuizen
    .sentence = Horigen die alleen thuiskomen moeten misschien in bad en worden daar vrijgekocht.

mark-bathhouse = badhuis
