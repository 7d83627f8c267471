"""Translates between the numbers of the estate rules and names, both ways."""
