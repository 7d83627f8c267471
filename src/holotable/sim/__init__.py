"""Very many games at once: what is counted, how it is run, and what comes out."""
