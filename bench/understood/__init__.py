"""How much bots understand of what people say."""
