"""Plain pages: the whole site by links and forms, without a script, in French and in English.

They ask the API's own functions and the tables' own sockets, so they allow and show what those do. A client that is
written against the API may take their place, path by path: nothing else depends on them.
"""

from penombre.server.pages.routes import Pages

__all__ = ["Pages"]
