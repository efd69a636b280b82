"""Bots that look ahead: imagined matches as likely as they should be, played on, and a rule of thumb that may stand."""

from penombre.bots.search.search import Search

__all__ = ["Search"]
