"""Small games that the testing kit is tested with."""
