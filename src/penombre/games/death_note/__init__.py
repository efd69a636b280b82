"""Death Note - Le jeu d'enquête."""
