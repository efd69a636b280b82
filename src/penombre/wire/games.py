"""The games that can be played: their settings, and all that can be read about them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from penombre.wire.base import Outgoing


class Beside(Outgoing):
    """Another setting, and what it has to be."""

    setting: str
    choices: tuple[str, ...]


class SettingInfo(Outgoing):
    """A table option: what it may be, what it is by default, and what it means in words."""

    name: str
    kind: str
    default: Any
    choices: tuple[str, ...]
    low: int
    high: int
    label: str
    text: str
    choice_labels: dict[str, str]
    choice_texts: Annotated[dict[str, str], Meta(description="What a choice means, where there is more to say")]
    choice_players: Annotated[
        dict[str, tuple[int, ...]],
        Meta(description="With how many players a choice can be played; those left out with any number"),
    ]
    beside: Annotated[Beside | None, Meta(description="What makes this setting count; none: it always does")]
    variant: Annotated[bool, Meta(description="A flag that makes it another game: to be offered first")]


class Game(Outgoing):
    """A game that can be played here."""

    id: str
    version: int
    name: str
    tagline: Annotated[str, Meta(description="The game in one sentence")]
    length: Annotated[str, Meta(description="How long a match takes, in words")]
    fewest: int
    most: int
    settings: tuple[SettingInfo, ...]
    levels: tuple[str, ...]
    words: Annotated[tuple[str, ...], Meta(description="What statements can be about")]


class Games(Outgoing):
    """All games, in the language asked for."""

    games: tuple[Game, ...]


Family = Literal[
    "character",
    "role",
    "camp",
    "objective",
    "place",
    "action",
    "clue",
    "support",
    "area",
    "suspect",
    "location",
    "card",
    "ability",
    "profile",
    "tile",
    "preset",
    "setting",
    "ending",
    "rule",
    "example",
]
"""What a thing to be read about is."""


class ReferenceEntry(Outgoing):
    """One thing that can be read about: the game's words for it have the key `family-id`."""

    family: Family
    id: str
    source: Annotated[
        str, Meta(description="Where its text comes from: the word `source-…`; nothing where none is said")
    ]
    count: Annotated[int, Meta(description="How many copies the box has; 0 where that is not said")]
    facts: Annotated[dict[str, Any], Meta(description="What else the game's catalogue knows of it")]


class Reference(Outgoing):
    """Everything of a game that has words to be read: cards, sets, options, endings, rules, examples."""

    game: str
    entries: Annotated[tuple[ReferenceEntry, ...], Meta(description="In the order of the rules")]
