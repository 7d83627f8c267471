"""Speed, measured in one run and compared as ratios."""
