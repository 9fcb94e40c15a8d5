"""Games for pages in a browser: what is said between them, and who says it."""
