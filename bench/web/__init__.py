"""The figures of the web client: what is loaded, what Lighthouse says, how soon a change is on the screen."""
