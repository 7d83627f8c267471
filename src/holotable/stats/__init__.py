"""What every game counts: the course of games, tallies, intervals."""
