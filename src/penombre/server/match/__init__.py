"""The match of a room: its log, the conductor that works it off, bots and clocks, and what leaves for whom."""
