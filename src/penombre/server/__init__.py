"""The server: guests, rooms, one conductor per match, clocks, stand-ins, spectators, talk."""

from penombre.server import logs, open_files
from penombre.server.app import application
from penombre.server.client_address import lan_address
from penombre.server.http import openapi, qr
from penombre.server.limits import BadLimit, Limits
from penombre.server.settings import Settings

__all__ = ["BadLimit", "Limits", "Settings", "application", "lan_address", "logs", "open_files", "openapi", "qr"]
