option-animal_points = Points for animals
    .help = Points for a set of 1 to { $most } animals. It is printed on the scoring card only; the rule book tells { $known }. Reconstructed, so perhaps not as printed: { $guessed }. { $most } numbers with commas set another table, such as that on your card.
option-animal_points-reconstructed = reconstructed
