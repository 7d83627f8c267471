"""The Python door: views, copies, whole numbers."""
