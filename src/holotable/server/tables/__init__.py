"""The tables of a server: lobby, game, clock, presentation, statistics."""
