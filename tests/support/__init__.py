"""Helpers shared by several test folders: positions, toy boards, processes, and rule marks."""
