"""Very many games at once: what is counted, how it is run, and what comes out."""

from holotable.sim.simulation import Simulation, simulate
from holotable.sim.summary import Summary
from holotable.sim.tallying import Game, Tally

__all__ = ["Game", "Simulation", "Summary", "Tally", "simulate"]
