"""Statistics that every family counts: of one game, tallies, intervals, the summary record."""
