"""Matches at a terminal: played by one person or several, left and taken up, seen again."""
