"""Computer players. Each looks at a state and picks one of its options by number."""
