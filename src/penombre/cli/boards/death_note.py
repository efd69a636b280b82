"""The board of Death Note: the ring by chairs, the centre, what is being done, and a player's hand and objectives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from penombre.cli.boards.board import ALWAYS, NEVER, GameBoard, quiet_table
from penombre.cli.boards.death_note_deduction import known_roles
from penombre.engine import NOBODY, TABLE, Ask, Seat, View
from penombre.games.death_note.catalogue import ACTIONS, OTHERS_START, ROUNDS, TILES, TIMINGS, L
from penombre.games.death_note.table import Line
from penombre.games.death_note.view import FrontFacts, Layer, Private, Public

_WINDOW: Final = "window_"
_TURN: Final = ("turn_start", "turn_main")
_MARKS: Final = {"yes": "✓", "no": "✗", "maybe": "?"}


class DeathNoteBoard(GameBoard[Public, Private]):
    """Players around L, Roles in the centre, and what one has seen of them."""

    headings = frozenset({"deal", "round", "tile", "game_over"})
    prefix = "cli-note-mine"
    reacting = True

    def title(self, view: View) -> str:
        """Game, round and direction, and who is L."""
        public, _ = self.parts(view)
        args = {
            "many": public.games > 1,
            "game": public.game,
            "games": public.games,
            "round": public.round,
            "rounds": ROUNDS,
            "phase": public.phase,
            "clockwise": public.clockwise,
            "seat": public.detective,
        }
        return self.words.phrase("cli-note-title", args, self.names, view.seat)

    def stand(self, view: View) -> object:
        """A new round, the own turn, L's tile, a role shown, a death, other chairs; for L, Suspicions as well."""
        public, _ = self.parts(view)
        shown = tuple((card.role, card.dead, card.holder) for card in public.roles)
        mine = public.active == view.seat
        tokens = tuple(each.suspicion for each in public.seats) if public.detective == view.seat else ()
        return public.game, public.round, public.phase, mine, public.tile, shown, public.chairs, tokens

    def watching(self, view: View) -> bool:
        """Spectators, and the dead."""
        public, _ = self.parts(view)
        return view.seat == TABLE or not public.seats[view.seat].alive

    # -- questions -------------------------------------------------------------------------------------------

    def unasked(self, ask: Ask) -> str | None:
        """Pass, in a moment in which this person does not wish to be asked."""
        if not ask.kind.startswith(_WINDOW) or self.windows == ALWAYS:
            return None
        return self.by_default(ask) if self.windows == NEVER or len(ask.legal()) == 1 else None

    def by_default(self, ask: Ask) -> str:
        """To pass needs no number."""
        return ask.default if isinstance(ask.default, str) and ask.kind.startswith(_WINDOW) else ""

    def goes_on(self, ask: Ask) -> bool:
        """Within what somebody does; not where others may play an Action first."""
        return not ask.kind.startswith((_WINDOW, *_TURN))

    def breath(self, view: View, standing: Ask | None = None) -> object:
        """Another one's turn, where something in the hand is for such a start only; or each of them, as is wished."""
        public, _ = self.parts(view)
        if self.windows == NEVER or public.active in (NOBODY, view.seat) or public.phase != "round":
            return None
        turn = public.game, public.round, public.active
        if view.seat == TABLE:
            return turn
        besides = [] if standing is None else [option.id for option in standing.besides]
        special = any(ACTIONS[each].timing == OTHERS_START for each in besides)
        return turn if special or (besides and self.windows == ALWAYS) else None

    def hint(self, ask: Ask) -> str:
        """How to pass and be asked less often, or how to talk where there is time for it."""
        if ask.kind.startswith(_WINDOW):
            return self.words.text("cli-note-pass-always" if self.windows == ALWAYS else "cli-note-pass")
        return self.words.text("cli-note-talk") if ask.kind == "unraveling" else super().hint(ask)

    def before(self, view: View, ask: Ask) -> list[str]:
        """What is being done, if one thing came in the middle of another; and the text of a tile only few have seen."""
        public, _ = self.parts(view)
        layers = [layer for layer in public.stack if layer.what != "window"]
        nested = len(layers) > 1 or any(layer.what in ACTIONS for layer in layers)
        lines = [self._stack(layers)] if nested else []
        tile = str(ask.args.get("tile", ""))
        # The one L has revealed lies on the table, text and all.
        return [*lines, self._tile_text(tile)] if tile and tile != public.tile else lines

    def _stack(self, layers: Sequence[Layer]) -> str:
        return self.words.text("cli-note-stack", layers=" › ".join(self._layer(layer) for layer in layers))

    def _layer(self, layer: Layer) -> str:
        name = self._name(layer.what)
        args: dict[str, Any] = {"name": name, "by": layer.seat, "target": layer.target, "slot": layer.slot}
        return self.words.phrase(f"cli-note-layer{_shape(layer)}", args, self.names)

    def _name(self, what: str) -> str:
        for family in ("action", "tile", "layer"):
            if self.words.has(f"{family}-{what}"):
                return self.words.text(f"{family}-{what}")
        return what

    def _tile_text(self, tile: str) -> str:
        args = {"tile": tile, "count": TILES[tile].suspicion, "ryuk": TILES[tile].ryuk}
        return self.words.phrase("cli-note-tile", {**args, "told": self.words.attribute(f"tile-{tile}", "text")}, ())

    # -- what everybody sees ---------------------------------------------------------------------------------

    def seats(self, view: View, secrets: Sequence[View] = ()) -> RenderableType:
        """One line per chair, clockwise from L; the centre; at the end what everybody scored."""
        public, _ = self.parts(view)
        parts: list[RenderableType] = [self._ring(view), *(Text(line) for line in self._centre(public))]
        for seat, secret in enumerate(secrets):
            _, private = self.parts(secret)
            if private is not None:
                args = {"name": self.names[seat], "role": private.role, "cards": list(private.hand)}
                parts.append(Padding(Text(self.words.phrase("cli-note-open", args, self.names)), (0, 0, 0, 2)))
        return Group(*parts, *self._scores(view))

    def _ring(self, view: View) -> Table:
        public, _ = self.parts(view)
        table = quiet_table()
        # No seat numbers here: they would be taken for the numbers of answers.
        table.add_column(self.words.text("cli-player"), overflow="fold")
        table.add_column(self.words.text("cli-note-suspicion"), justify="right", no_wrap=True)
        table.add_column(self.words.text("cli-note-cards"), justify="right", no_wrap=True)
        if public.games > 1:
            table.add_column(self.words.text("cli-note-apples"), justify="right", no_wrap=True)
        table.add_column(self.words.text("cli-note-state"), overflow="fold")
        start = public.chairs.index(public.detective)
        for seat in (*public.chairs[start:], *public.chairs[:start]):
            facts, role = public.seats[seat], public.roles[public.seats[seat].card]
            counts = seat != public.detective and not role.role
            row = [
                self.name(seat, view.seat),
                f"{facts.suspicion}/{public.threshold}" if counts else "–",
                str(facts.cards + facts.lent),
                *([str(public.scores[seat])] if public.games > 1 else []),
                ", ".join(self._state(public, seat)),
            ]
            style = "gone" if not facts.alive else "me" if seat == view.seat else ""
            table.add_row(*(Text(cell, style=style) for cell in row))
        return table

    def _state(self, public: Public, seat: Seat) -> Iterator[str]:
        facts, role, text = public.seats[seat], public.roles[public.seats[seat].card], self.words.text
        if role.role and seat != public.detective:
            state = "dead" if role.dead else "revealed" if public.ending is None else "held"
            yield text(f"cli-note-role-{state}", role=text(f"role-{role.role}"))
        elif role.dead:
            yield text("cli-note-secret-death")
        if seat == public.detective:
            yield text(f"role-{L}")
        if public.ending is not None:
            return
        if seat == public.active:
            yield text("cli-note-active")
        if facts.mark:
            yield text(f"cli-note-mark-{facts.mark}")
        if seat == public.pawn:
            yield text("cli-note-ryuk-locked" if public.locked else "cli-note-ryuk")
        if seat in public.lovers:
            yield text("tile-amour")
        if facts.lent:
            yield text("cli-note-lent")
        if role.waits:
            yield text("cli-note-waits")
        for card in public.front:
            if seat == (card.owner if card.on == NOBODY else card.on):
                yield self._front(card)

    def _front(self, card: FrontFacts) -> str:
        args = {"card": card.card, "role": card.named, "seats": list(card.waiting)}
        return self.words.phrase("cli-note-front", args, self.names)

    def _centre(self, public: Public) -> Iterator[str]:
        inactive = sorted((card.slot, card) for card in public.roles if card.slot)
        shown = []
        for slot, card in inactive:
            name = self.words.text(f"role-{card.role}") if card.role else "?"
            shown.append(f"{slot}\N{NO-BREAK SPACE}{name}{' †' if card.dead else ''}")
        yield self.words.text("cli-note-inactive", roles=", ".join(shown))
        if public.ending is not None:
            return
        if public.pawn == NOBODY:
            yield self.words.text("cli-note-ryuk-free")
        if public.round:
            yield self.words.text("cli-note-piles", tiles=public.tiles, deck=public.deck, discard=public.discard)
        if public.tile:
            yield self._tile_text(public.tile)
        if public.bonus:
            yield self.words.text("cli-note-bonus", count=public.bonus)
        stays = {"poursuite": public.pursuit, "ami": public.friend, "decision": public.barred}
        lasting = [self.words.text(f"tile-{tile}") for tile, holds in stays.items() if holds and tile != public.tile]
        if lasting:
            yield self.words.text("cli-note-lasting", tiles=", ".join(lasting))

    def _scores(self, view: View) -> Iterator[RenderableType]:
        """What every objective was worth to everybody, once the game is over."""
        public, _ = self.parts(view)
        if public.ending is None or not public.results:
            return
        result = public.results[-1]
        yield Text()
        yield Text(self.words.text(f"ending-{result.ending.reason}"), style="title")
        for seat in sorted(range(len(self.names)), key=lambda seat: -result.apples[seat]):
            args = {"name": self.names[seat], "role": result.roles[seat], "count": result.apples[seat]}
            yield Text(self.words.phrase("cli-note-scored", args, self.names), style="me" if seat == view.seat else "")
            for line in result.lines[seat]:
                yield Padding(Text(self._score(line), style="" if line.met else "quiet"), (0, 0, 0, 2))

    def _score(self, line: Line) -> str:
        mark = _MARKS["yes" if line.met else "no"]
        name = self.words.text(f"objective-{line.objective}")
        return self.words.text("cli-note-line", mark=mark, name=name, count=line.apples)

    # -- what I know -----------------------------------------------------------------------------------------

    def mine(self, view: View) -> list[Text]:
        """My role and how its objectives stand, my hand by its moments, and what I know of others."""
        public, private = self.parts(view)
        if private is None or public.ending is not None:
            return []
        lines = [self.says("role", role=private.role), *self._aims(private), *self._hand(private)]
        return [Text(line, style="secret") for line in [*lines, *self.told(view)]]

    def told(self, view: View) -> list[str]:
        """What is still known of roles, tiles and cards."""
        public, private = self.parts(view)
        return [] if private is None or public.ending is not None else list(self._known(view))

    def cards(self, view: View) -> list[tuple[str, str]]:
        """My role, and the Actions of my hand."""
        _, private = self.parts(view)
        if private is None:
            return []
        hand = dict.fromkeys((*private.hand, *private.lent))
        return [
            ("cli-note-your-role", f"role-{private.role}"),
            *[("cli-note-your-card", f"action-{card}") for card in hand],
        ]

    def _aims(self, private: Private) -> Iterator[str]:
        for aim in private.aims:
            name = self.words.text(f"objective-{aim.objective}")
            yield "  " + self.words.text("cli-note-aim", mark=_MARKS[aim.state], name=name, count=aim.apples)

    def _hand(self, private: Private) -> Iterator[str]:
        if private.barred:
            yield self.says("barred")
        if not private.hand and private.role != L:
            yield self.says("no-hand")
        if private.role == L and private.hand:
            yield self.says("gifts", told=", ".join(self._card(card) for card in private.hand))
        else:
            for timing in TIMINGS:
                held = [self._card(card) for card in private.hand if ACTIONS[card].timing == timing]
                if held:
                    yield self.says("moment", moment=self.words.text(f"timing-{timing}"), told=", ".join(held))
        if private.lent:
            yield self.says("lent", cards=list(private.lent))
        if private.borrowed:
            yield self.says("borrowed", cards=list(private.borrowed))

    def _card(self, card: str) -> str:
        """An Action with what it takes and does: Ryuk, a death."""
        action, text = ACTIONS[card], self.words.text
        marks = [text("cli-note-ryuk")] * action.ryuk + ["†"] * action.death
        return f"{text(f'action-{card}')} ({', '.join(marks)})" if marks else text(f"action-{card}")

    def _known(self, view: View) -> Iterator[str]:
        public, private = self.parts(view)
        assert private is not None
        known = list(known_roles(public, private, view.seat))
        if known:
            yield self.says("known")
        for cards, roles, but in known:
            names = [self.names[public.roles[card].holder] for card in cards if not public.roles[card].slot]
            slots = [str(public.roles[card].slot) for card in cards if public.roles[card].slot]
            if slots:
                names.append(self.words.text("cli-note-slots", slots=", ".join(slots), count=len(slots)))
            said = " / ".join(self.words.text(f"role-{role}") for role in roles)
            yield "  " + self.says("but" if but else "may-be", names=", ".join(names), told=said)
        if any(private.tiles):
            tiles = [self.words.text(f"tile-{tile}") if tile else "?" for tile in _down_to_known(private.tiles)]
            yield self.says("tiles", told=", ".join(tiles))
        for seat, held in enumerate(private.held):
            if held:
                yield self.says("held", target=seat, cards=list(held))


def _down_to_known(pile: Sequence[str]) -> Sequence[str]:
    """The top of a pile, as far down as anything is known of it."""
    return pile[: max(place for place, face in enumerate(pile) if face) + 1]


def _shape(layer: Layer) -> str:
    """Which words there are for it: somebody does it, to somebody, to a Role of the centre."""
    aim = "-slot" if layer.slot else "-target" if layer.target >= 0 else ""
    return aim if layer.seat < 0 or layer.what == "death" else f"-by{aim}"
