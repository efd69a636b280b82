"""A sheet by which people judge what bots of DC Spyfall say."""
