"""What any game is: seats, decisions, options, events, seeded chance, saves."""
