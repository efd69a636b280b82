"""The server: lobby, rooms, one conductor per match."""
