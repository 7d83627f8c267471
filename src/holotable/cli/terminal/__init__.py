"""A game in the terminal: people at one keyboard, bots, or both."""
