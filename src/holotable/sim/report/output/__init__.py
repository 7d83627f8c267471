"""Output files of a simulation: the folder, Parquet tables of games and events, JSON."""
