"""The race family."""
