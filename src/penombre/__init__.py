"""A table for hidden-role games: one engine for the players, the bots and the researchers."""

__version__ = "0.1.0"
