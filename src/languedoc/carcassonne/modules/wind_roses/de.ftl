module-wind_roses = Die Windrosen
    .sentence = Landschaftskarten, die Punkte bringen, wenn sie in dem Viertel des Landes liegen, das sie nennen.

option-rose_placement = Wo Viertelrosen liegen dürfen
    .help = Ob eine Viertelrose in ihrem Viertel und gedreht wie die ganze Rose liegen muss und so immer Punkte bringt, oder überall liegen darf und nur in ihrem Viertel Punkte bringt.
option-rose_placement-forced = nur in ihrem Viertel
option-rose_placement-free = überall
option-rose_first = Die ganze Rose vor dem Fluss
    .help = Ob mit einem Fluss die ganze Rose als allererste Landschaftskarte liegt und die Quelle neben ihr, statt gelegt zu werden, wenn der Fluss zu Ende ist.

mark-wind_rose_full = Windrose
    .a = eine Windrose
mark-wind_rose_full_blue = blaue Windrose
    .a = eine blaue Windrose
mark-wind_rose_NE = Windrose des Nordostens
    .a = eine Windrose des Nordostens
mark-wind_rose_SE = Windrose des Südostens
    .a = eine Windrose des Südostens
mark-wind_rose_SW = Windrose des Südwestens
    .a = eine Windrose des Südwestens
mark-wind_rose_NW = Windrose des Nordwestens
    .a = eine Windrose des Nordwestens
item-wind_rose = Windrose

verb-rose = bei { $cell }, gedreht nach { $side }
step-setup_wind_rose = { $name }, wo liegt die Windrose?
award-wind_rose = { $name } legt eine Windrose in ihr Viertel: { points }.
    .title = Windrosen

# On the page, where the board shows the place

page-step-setup_wind_rose = Lege die Windrose: Sie sagt, wo Norden ist
    .other = { $name } legt die Windrose
page-verb-rose = { $quarters ->
        [0] die Windrose wie gedruckt
        [1] die Windrose nach rechts gedreht
        [2] die Windrose auf dem Kopf
       *[3] die Windrose nach links gedreht
    }
