"""A room and the people around it: who sits where, what they may do to it, what they see of it."""
