"""Storage of games in one SQLite file."""
