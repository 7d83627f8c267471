"""Reads, checks and writes estate positions and exact states."""
