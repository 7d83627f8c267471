"""Long searches for mistakes: the server killed, walks compared with their chain, rules broken on purpose, games fuzzed."""
