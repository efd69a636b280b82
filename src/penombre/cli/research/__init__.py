"""Matches between bots: many of them counted, one of them read, and how fast they are played."""
