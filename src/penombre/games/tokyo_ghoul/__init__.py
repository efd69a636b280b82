"""Tokyo Ghoul: Bloody Masquerade."""
