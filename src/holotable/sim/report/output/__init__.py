"""What a simulation leaves behind: a folder, tables of games and events, and figures as JSON."""
