"""The rules of the games, to read in a terminal."""
