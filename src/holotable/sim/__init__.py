"""Very many games at once: what is counted, how it is run, and what comes out."""

from holotable.sim.run.simulation import Simulation, simulate
from holotable.sim.run.tallying import Game, Tally
from holotable.stats.summary import Summary

__all__ = ["Game", "Simulation", "Summary", "Tally", "simulate"]
