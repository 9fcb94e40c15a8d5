"""What all games have in common: seats, decisions, options, events, seeded chance, saves."""
