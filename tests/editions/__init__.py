"""Tests of editions and books."""
