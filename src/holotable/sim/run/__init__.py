"""Runs a simulation: jobs, blocks, workers."""
