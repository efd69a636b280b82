"""What bots read and speak with besides what they bring: the model of an extra, and an endpoint that lends words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from penombre.cli.failure import Usage

if TYPE_CHECKING:
    from penombre.bots.speaker import Endpoint, Speaker


def understand(embedding: bool) -> None:
    """Have free text read with the model of the extra, where that is asked for; it is never done without a word."""
    if not embedding:
        return
    from penombre.games.dc_spyfall.bot.text_reading.embedding import NoModel, switch_on

    try:
        switch_on()
    except NoModel as error:
        raise Usage(f"--embedding: {error}") from None


def endpoint(url: str, key: str, model: str, timeout: float | None) -> Endpoint | None:
    """The endpoint asked for; none without an address."""
    if not url:
        return None
    from penombre.bots.speaker import TIMEOUT, BadEndpoint, Endpoint

    wanted = Endpoint(url, key, model, TIMEOUT if timeout is None else timeout)
    try:
        wanted.check()
    except BadEndpoint as error:
        raise Usage(f"--speaker-url: {error}") from None
    return wanted


def speaker(url: str, key: str, model: str, timeout: float | None) -> Speaker | None:
    """Who lends the bots of a terminal table their words; nobody without an address."""
    wanted = endpoint(url, key, model, timeout)
    if wanted is None:
        return None
    from penombre.bots.speaker import Speaker

    return Speaker(wanted)
