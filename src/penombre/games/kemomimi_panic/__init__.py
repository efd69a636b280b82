"""Kemomimi Panic: by day the table accuses, by night a thief steals; 4 to 8 players."""
