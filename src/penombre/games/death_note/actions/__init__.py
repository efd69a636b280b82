"""What each Action does: one module per family of cards."""
