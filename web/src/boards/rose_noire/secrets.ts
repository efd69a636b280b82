// What one seat of La Rose Noire knows that not everybody does: the role, the hand, and a notebook; for the Rector a desk.

import {
  KNIGHTS,
  KNIGHTS_ALIVE,
  KNIGHTS_TURN,
  RECTOR,
  TRIBUTE,
  TRIBUTE_INNOCENTS,
} from "@generated/rose_noire/catalogue";
import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";
import type { Scene, Secret } from "../board";
import { clearedBy, GRAVEYARD, proofOf, SUSPECTS } from "./cards";
import { clearedFor, isFresh, type Note, type Private, type Public, privateOf, publicOf } from "./facts";
import { cardsNamed, placeNamed, shortName, suspectsNamed } from "./naming";

export function secrets(scene: Scene, facts: Facts, seat: number): readonly Secret[] {
  const table = publicOf(scene.public);
  const mine = privateOf(facts);
  if (!mine.role) return [];
  const own = mine.role === RECTOR ? desk : investigation;
  return [
    role(scene, mine, seat),
    ...own(scene, table, mine),
    ...piles(scene, table, mine),
    ...hands(scene, mine),
    ...graves(scene, mine),
    ...journal(scene, table, mine),
  ];
}

const cards = (faces: readonly string[]): readonly string[] => faces.map((face) => `card-${face}`);

function role(scene: Scene, mine: Private, seat: number): Secret {
  const { words } = scene;
  return {
    card: `role-${mine.role}`,
    text: words.text("board-rose-role", {
      whose: seat === scene.me ? "mine" : "theirs",
      role: words.text(`role-${mine.role}`),
    }),
    meaning: words.text(`board-rose-aim-${mine.role}`),
  };
}

function hand({ words }: Scene, mine: Private, lines: readonly string[] = []): Secret {
  return {
    cards: cards(mine.hand),
    text: mine.hand.length
      ? words.text("board-rose-hand", { cards: cardsNamed(words, mine.hand) })
      : words.text("board-rose-hand-empty"),
    lines,
  };
}

// -- the Rector's desk -----------------------------------------------------------------------------------------------

function desk(scene: Scene, table: Public, mine: Private): readonly Secret[] {
  const { words, names, me } = scene;
  return [
    ...(mine.accomplices.length
      ? [
          {
            cards: mine.accomplices.map(proofOf),
            text: words.text("board-rose-accomplices", { who: suspectsNamed(words, mine.accomplices) }),
          },
        ]
      : []),
    ...(mine.possessed !== NOBODY
      ? [{ text: words.phrase("board-rose-possessed", { seat: mine.possessed }, names, me) }]
      : []),
    hand(scene, mine, goals(scene, table, mine)),
    ...(mine.rector_discard.length
      ? [{ text: words.text("board-rose-own-discard", { cards: cardsNamed(words, mine.rector_discard) }) }]
      : []),
  ];
}

/** How far the Goals are that the Rector holds. */
function goals({ words }: Scene, table: Public, mine: Private): readonly string[] {
  const dead = table.suspects.filter((facts, at) => !facts.alive && !mine.accomplices.includes(at)).length;
  const alive = table.suspects.filter((facts) => facts.alive).length;
  return [
    ...(mine.hand.includes(TRIBUTE)
      ? [words.text("board-rose-goal-tribute", { count: dead, needed: TRIBUTE_INNOCENTS })]
      : []),
    ...(mine.hand.includes(KNIGHTS)
      ? [words.text("board-rose-goal-knights", { turn: KNIGHTS_TURN, count: alive, needed: KNIGHTS_ALIVE })]
      : []),
  ];
}

// -- an Investigator's notebook --------------------------------------------------------------------------------------

function investigation(scene: Scene, table: Public, mine: Private): readonly Secret[] {
  return [hand(scene, mine, given(scene, mine)), proofs(scene, table, mine)];
}

/** The card given in a Pact, while the other's is awaited. */
function given({ words, answered }: Scene, mine: Private): readonly string[] {
  const card = mine.hand.find((each) => answered === `give-${each}`);
  return card ? [words.text("board-rose-given", { card: words.text(`card-${card}`) })] : [];
}

/** The Proofs seen so far, each with where it is now, and who is left. */
function proofs(scene: Scene, table: Public, mine: Private): Secret {
  const { words } = scene;
  const cleared = clearedFor(mine);
  const open = SUSPECTS.flatMap((_, suspect) => (cleared.has(suspect) ? [] : [suspect]));
  return {
    text: words.text("board-rose-proofs", { count: cleared.size }),
    lines: [
      ...[...cleared]
        .sort((one, other) => one - other)
        .map((suspect) =>
          words.text("board-rose-proof", {
            who: shortName(words, suspect),
            where: whereProof(scene, table, mine, suspect),
          }),
        ),
      words.text("board-rose-unproved", { who: suspectsNamed(words, open) }),
    ],
  };
}

function whereProof({ words, names }: Scene, table: Public, mine: Private, suspect: number): string {
  const here = (faces: readonly string[] | undefined): boolean =>
    faces?.some((face) => clearedBy(face) === suspect) ?? false;
  if (here(mine.hand)) return words.text("board-rose-in-hand");
  const pile = mine.piles.findIndex((faces) => here(faces));
  if (pile >= 0) return placeNamed(words, pile);
  const holder = mine.held.findIndex((faces) => here(faces));
  if (holder >= 0) return words.text("board-rose-held-by", { name: names[holder] ?? "" });
  if (here(mine.buried)) return placeNamed(words, GRAVEYARD);
  const note = mine.notes.findLast(({ cards: seen }) => here(seen));
  return words.text("board-rose-seen-then", { turn: note ? turnOf(note, table) : table.turn });
}

// -- what both have --------------------------------------------------------------------------------------------------

/** What is still known of the piles, from the top; a question mark for what is not. */
function piles({ words }: Scene, table: Public, mine: Private): readonly Secret[] {
  const lines = mine.piles.flatMap((faces, source): readonly string[] => {
    if (!faces.some((face) => face)) return [];
    const last = faces.findLastIndex((face) => face);
    const known = faces
      .slice(0, last + 1)
      .map((face) => (face ? words.text(`card-${face}`) : words.text("board-rose-unknown")));
    return [
      words.text("board-rose-pile-known", {
        place: source === GRAVEYARD ? words.text("board-rose-graveyard") : shortName(words, source),
        count: table.suspects[source]?.cards ?? table.graveyard,
        cards: known.join(", "),
      }),
    ];
  });
  return lines.length ? [{ text: words.text("board-rose-piles"), lines }] : [];
}

function hands({ words, names }: Scene, mine: Private): readonly Secret[] {
  const lines = mine.held.flatMap((faces, seat) =>
    faces.length
      ? [words.text("board-rose-held-line", { name: names[seat] ?? "", cards: cardsNamed(words, faces) })]
      : [],
  );
  return lines.length ? [{ text: words.text("board-rose-held"), lines }] : [];
}

function graves({ words }: Scene, mine: Private): readonly Secret[] {
  return mine.buried.length
    ? [{ text: words.text("board-rose-buried", { cards: cardsNamed(words, mine.buried) }) }]
    : [];
}

const turnOf = ({ kind, deed }: Note, table: Public): number =>
  kind === "night" ? deed : (table.deeds[deed]?.turn ?? 0);

/** Every card seen and where it was, the latest first; what lies elsewhere by now is marked. */
function journal(scene: Scene, table: Public, mine: Private): readonly Secret[] {
  const lines = mine.notes.map((note) => recalled(scene, table, mine, note)).reverse();
  return lines.length ? [{ text: scene.words.text("board-rose-journal"), lines }] : [];
}

function recalled({ words, names, me }: Scene, table: Public, mine: Private, note: Note): string {
  const { kind, cards: seen = [], gave = "", suspects = [], seat = NOBODY } = note;
  const deed = kind === "night" ? undefined : table.deeds[note.deed];
  const source = deed?.suspects?.[0] ?? NOBODY;
  const told = words.phrase(
    `board-rose-note-${kind}`,
    {
      turn: turnOf(note, table),
      seat,
      shown: seen.length ? cardsNamed(words, seen) : words.text("board-rose-no-proof"),
      order: seen.map((card) => words.text(`card-${card}`)).join(", "),
      given: gave ? words.text(`card-${gave}`) : "",
      where: source === NOBODY ? "" : placeNamed(words, source),
      who: suspectsNamed(words, suspects),
      count: suspects.length,
    },
    names,
    me,
  );
  return isFresh(note, table, mine) ? told : words.text("board-rose-stale", { note: told });
}
