"""The build of the rules: chapters joined into one text per family, given C types, and compiled."""
