"""What every game shares: keys, decisions, the tape, luck, records, errors. Knows no game."""
