"""What `languedoc bench` measures: the engine, and a server under load, under attack, in the long run, and killed."""
