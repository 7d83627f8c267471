"""Numbers of the estate rules as people name them, both ways."""
