"""What ``trace.py`` reads, joins and shows."""
