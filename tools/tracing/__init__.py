"""The parts of ``trace.py``: reading books, code, data and tests, and showing the matrix."""
