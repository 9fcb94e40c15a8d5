"""Pictures of everything that lies on the table, generated from the catalogue."""
