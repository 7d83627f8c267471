"""Simulation: many games, counted."""
