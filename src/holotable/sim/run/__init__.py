"""How a simulation is run: jobs, blocks, workers."""
