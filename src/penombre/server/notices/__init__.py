"""Turn notices for slow games: web push and webhooks, with no request aimed inside the host's network."""

from penombre.server.notices.delivery import Notices, StillDue, Tempo
from penombre.server.notices.destinations import PUSH, WEBHOOK, Allowed, BadAddress, BadSetting
from penombre.server.notices.notice import DAY, Notice
from penombre.server.notices.outgoing_request import Carrier, Limits
from penombre.server.notices.push import BadKeys, new_keys, public_key
from penombre.server.notices.webhook import new_secret

__all__ = [
    "DAY",
    "PUSH",
    "WEBHOOK",
    "Allowed",
    "BadAddress",
    "BadKeys",
    "BadSetting",
    "Carrier",
    "Limits",
    "Notice",
    "Notices",
    "StillDue",
    "Tempo",
    "new_keys",
    "new_secret",
    "public_key",
]
