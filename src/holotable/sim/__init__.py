"""Simulation of many games: running, counting, reports and tournaments."""

from holotable.sim.run.simulation import Simulation, simulate
from holotable.sim.run.tallies import Game, Tally
from holotable.stats.summary import Summary

__all__ = ["Game", "Simulation", "Summary", "Tally", "simulate"]
