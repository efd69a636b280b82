"""La Rose Noire."""
