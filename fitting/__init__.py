"""Figures that bots play by, fitted to matches of our own bots by scripts that anybody can run again."""
