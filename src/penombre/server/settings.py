"""What the operator decides."""

from __future__ import annotations

from msgspec import Struct

from penombre.bots.speaker import Endpoint
from penombre.server.limits import Limits
from penombre.server.scheduled_backups import BackupPlan


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs; the command line fills it in."""

    public_url: str = ""
    """The address people type, where a proxy stands in front; else each request's own host counts."""
    proxies: int = 0
    """How many proxies in front are trusted to say who the client is."""
    limits: Limits = Limits()
    keep_days: int = 180
    """Days after which rooms, matches and guests that nothing happens to are deleted; 0 keeps them."""
    webhook_hosts: tuple[str, ...] = ()
    push_hosts: tuple[str, ...] = ()
    contact: str = ""
    """Where a push service can complain: mailto: or https:."""
    backups: BackupPlan | None = None
    """Where copies of the store go, and how often; none are made unless it is said."""
    watch_delay: float = 10.0
    """Minutes of play by which spectators who see everything are behind a live table."""
    metrics_token: str = ""
    tempo: float = 1.0
    """Stretches or shrinks every time limit; for demonstrations and tests."""
    bot_tempo: float = 1.0
    """Stretches or shrinks how long bots seem to think."""
    speaker: Endpoint | None = None
    """Who lends bots their words; nobody as a rule, and they say ready phrases."""
    experts: int = 1
    """How many processes experts may think in; with none there are no experts."""
