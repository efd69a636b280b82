// What one seat of Death Note knows that not everybody does: the role and its objectives, the hand, the tile, and a notebook.

import { ACTIONS, TIMINGS } from "@generated/death_note/catalogue";
import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";
import type { Scene, Secret } from "../board";
import { type Deed, type Note, type Private, type Public, privateOf, publicOf } from "./facts";
import { cardNamed, cardsNamed, placeNamed, rolesNamed } from "./naming";

export function secrets(scene: Scene, facts: Facts, seat: number): readonly Secret[] {
  const table = publicOf(scene.public);
  const mine = privateOf(facts);
  if (!mine.role) return [];
  return [
    role(scene, mine, seat),
    hand(scene, mine),
    ...others(scene, mine),
    ...tiles(scene, mine),
    ...roles(scene, table, mine, seat),
    ...hands(scene, mine),
    ...journal(scene, table, mine),
  ];
}

/** The role, with how each objective would count if the game ended now; « ? » where nobody has told. */
function role({ words, me }: Scene, mine: Private, seat: number): Secret {
  return {
    card: `role-${mine.role}`,
    text: words.text("board-note-role", {
      whose: seat === me ? "mine" : "theirs",
      role: words.text(`role-${mine.role}`),
    }),
    lines: [
      ...(mine.aims.length ? [words.text("board-note-aims-now")] : []),
      ...mine.aims.map(({ objective, apples, state }) =>
        words.text("board-note-aim-line", {
          state,
          objective: words.text(`objective-${objective}`),
          count: apples,
        }),
      ),
      ...(mine.barred ? [words.text("board-note-barred")] : []),
    ],
  };
}

/** The cards by when they may be played; opened for good, each explains itself. */
function hand({ words }: Scene, mine: Private): Secret {
  const moments = TIMINGS.map((timing) => ({
    timing,
    cards: mine.hand.filter((card) => ACTIONS[card]?.timing === timing),
  })).filter(({ cards }) => cards.length);
  return {
    cards: moments.flatMap(({ cards }) => cards.map((card) => `action-${card}`)),
    text: words.text("board-note-hand", { count: mine.hand.length }),
    lines: moments.map(({ timing, cards }) =>
      words.text("board-note-hand-line", {
        when: words.text(`timing-${timing}`),
        cards: cardsNamed(words, cards),
      }),
    ),
  };
}

/** Cards that changed hands for a while. */
function others({ words }: Scene, mine: Private): readonly Secret[] {
  const pile = (key: string, cards: readonly string[]): readonly Secret[] =>
    cards.length
      ? [
          {
            cards: cards.map((card) => `action-${card}`),
            text: words.text(key, { cards: cardsNamed(words, cards) }),
          },
        ]
      : [];
  return [...pile("board-note-lent", mine.lent), ...pile("board-note-borrowed", mine.borrowed)];
}

/** The tiles of the round that were seen, from the top; and those that are known to be out of the game. */
function tiles({ words }: Scene, mine: Private): readonly Secret[] {
  const [top = ""] = mine.tiles;
  const below = mine.tiles.flatMap((tile, at) =>
    at && tile ? [words.text("board-note-tile-below", { place: at + 1, tile: words.text(`tile-${tile}`) })] : [],
  );
  const gone = mine.discarded.length
    ? [
        words.text("board-note-tiles-gone", {
          tiles: words.enumerated(mine.discarded.map((tile) => words.text(`tile-${tile}`))),
        }),
      ]
    : [];
  if (top)
    return [
      {
        card: `tile-${top}`,
        text: words.text("board-note-tile-top", { tile: words.text(`tile-${top}`) }),
        meaning: words.maybe(`tile-${top}`, "text"),
        lines: [...below, ...gone],
      },
    ];
  return below.length || gone.length
    ? [{ text: words.text("board-note-tiles-known"), lines: [...below, ...gone] }]
    : [];
}

/** Roles that were seen, or are certain, wherever the cards lie by now. */
function roles(scene: Scene, table: Public, mine: Private, seat: number): readonly Secret[] {
  const { words } = scene;
  const lines = table.roles.flatMap(({ role: shown, holder, slot }, card) => {
    const possible = mine.possible[card] ?? [];
    if (shown || holder === seat || possible.length > 3) return [];
    const certain = possible.length === 1;
    return [
      words.text(certain ? "board-note-known-line" : "board-note-possible-line", {
        who: placeNamed(scene, holder, slot),
        roles: certain ? rolesNamed(words, possible) : possible.map((each) => words.text(`role-${each}`)).join(", "),
      }),
    ];
  });
  return lines.length ? [{ text: words.text("board-note-known"), lines }] : [];
}

function hands({ words, names }: Scene, mine: Private): readonly Secret[] {
  const lines = mine.held.flatMap((cards, seat) =>
    cards.length
      ? [words.text("board-note-held-line", { name: names[seat] ?? "", cards: cardsNamed(words, cards) })]
      : [],
  );
  return lines.length ? [{ text: words.text("board-note-held"), lines }] : [];
}

/** Everything that was seen, drawn, given and laid away, the latest first. */
function journal(scene: Scene, table: Public, mine: Private): readonly Secret[] {
  const lines = mine.notes.flatMap((note) => recalled(scene, table.deeds[note.deed], note)).reverse();
  return lines.length ? [{ text: scene.words.text("board-note-journal"), lines }] : [];
}

function recalled(scene: Scene, deed: Deed | undefined, { kind, cards = [] }: Note): readonly string[] {
  if (!deed || !cards.length) return [];
  const { words, names, me } = scene;
  const shown = cards.map((card) => (kind === "role" ? words.text(`role-${card}`) : cardNamed(words, card)));
  const { seat = NOBODY, target = NOBODY } = deed;
  return [
    words.phrase(
      `board-note-note-${kind}`,
      {
        when: words.text("board-note-when", { round: deed.round }),
        seat,
        target,
        shown: words.enumerated(words.counted(shown)),
        where: deed.kind === "swap" ? "own" : target === NOBODY ? "centre" : "seat",
      },
      names,
      me,
    ),
  ];
}
