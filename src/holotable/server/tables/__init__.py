"""The tables of a server, from the first guest to the last story."""
