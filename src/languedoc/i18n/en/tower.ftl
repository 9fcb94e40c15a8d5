module-tower = The Tower
    .sentence = Towers grow piece by piece and take followers prisoner; a ransom or an exchange brings them home.

option-tower_capture_own = Own followers, too
    .help = Whether a tower may send an own follower home, too.
option-tower_capture_wagon = Wagons, too
    .help = Whether a tower may capture wagons.
