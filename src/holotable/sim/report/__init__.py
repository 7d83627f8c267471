"""The results of a simulation: summary, text, HTML report and files."""
