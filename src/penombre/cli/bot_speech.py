"""What bots read and speak with besides what they bring: the model of an extra, and an endpoint that lends words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from penombre.cli.failure import Usage
from penombre.cli.options import Speech

if TYPE_CHECKING:
    from penombre.bots.speaker import Endpoint, Speaker


def understand(wanted: Speech) -> None:
    """Have free text read with the model of the extra, where that is asked for; it is never done without a word."""
    if not wanted.embedding:
        return
    from penombre.games.dc_spyfall.bot.text_reading.embedding import NoModel, switch_on

    try:
        switch_on()
    except NoModel as error:
        raise Usage(f"--embedding: {error}") from None


def endpoint(wanted: Speech) -> Endpoint | None:
    """The endpoint asked for; none without an address."""
    if not wanted.speaker_url:
        return None
    from penombre.bots.speaker import TIMEOUT, BadEndpoint, Endpoint

    timeout = TIMEOUT if wanted.speaker_timeout is None else wanted.speaker_timeout
    found = Endpoint(wanted.speaker_url, wanted.speaker_key, wanted.speaker_model, timeout)
    try:
        found.check()
    except BadEndpoint as error:
        raise Usage(f"--speaker-url: {error}") from None
    return found


def speaker(wanted: Speech) -> Speaker | None:
    """Who lends the bots of a terminal table their words; nobody without an address."""
    found = endpoint(wanted)
    if found is None:
        return None
    from penombre.bots.speaker import Speaker

    return Speaker(found)
