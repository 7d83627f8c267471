"""The estate family."""
