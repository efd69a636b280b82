"""A server of one's own: it is started, and what it keeps is written into a file or read from one."""
