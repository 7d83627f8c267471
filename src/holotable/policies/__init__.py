"""The thinking of the built-in bots, compiled with the rules."""
