"""Bots at a server's tables: their seats and their threads."""
