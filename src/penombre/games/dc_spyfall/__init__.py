"""DC Spyfall."""
