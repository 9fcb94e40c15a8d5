"""Pictures of everything that lies on the table, drawn by us from the catalogue."""
