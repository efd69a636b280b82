// The end of a match of Tokyo Ghoul: who was who, and its story.

import type { Entry } from "@/table/log";
import type { Cast, Scene } from "../board";
import {
  ALL_ALONG,
  accusationsIn,
  claimsIn,
  eventsIn,
  LAST,
  storyOf,
  type Tale,
  teller,
  unrivalled,
} from "../shared/story";
import { castOf } from "./cast";
import { type Ending, type Public, publicOf } from "./facts";
import { campOf } from "./naming";
import { whyMine } from "./why_won";

const characterOf = (table: Public, seat: number): string => table.seats[seat]?.character ?? "";

export function cast(scene: Scene): Cast | null {
  const { words } = scene;
  const table = publicOf(scene.public);
  if (!table.ending) return null;
  return {
    winners: table.ending.winners,
    fact: fact(scene, table, table.ending),
    why: whyMine(scene),
    members: table.seats.map(({ character }) => ({
      card: `character-${character}`,
      role: words.text("board-tokyo-cast", {
        name: words.text(`character-${character}`),
        camp: campOf(words, character),
      }),
    })),
  };
}

function fact({ words, names, me }: Scene, table: Public, { way, killer, victim, winners }: Ending): string {
  if (way === "kill") {
    const slain = words.text(`character-${characterOf(table, victim)}`);
    const args = { seat: killer, character: characterOf(table, killer), victim, slain };
    return words.phrase("board-tokyo-fact-kill", args, names, me);
  }
  const [seat] = winners;
  if (way !== "instant" || seat === undefined) return words.text(`ending-${way}`);
  return words.phrase("board-tokyo-fact-instant", { seat, character: characterOf(table, seat) }, names, me);
}

/** Whether somebody was what was said of them; nothing where a word says something else. */
function was(table: Public, seat: number, what: string): boolean | null {
  const members = castOf(table.edition);
  const character = characterOf(table, seat);
  if (what in members) return what === character;
  const camps: readonly string[] = members[character]?.camps ?? [];
  return what === "goule" || what === "inspecteur" || what === "humain" ? camps.includes(what) : null;
}

export function story(told: readonly Entry[], scene: Scene): readonly string[] {
  const table = publicOf(scene.public);
  const { ending } = table;
  if (!ending) return [];
  const tell = teller(scene);
  const { words } = scene;
  /** Who somebody was, and what: a name tells a newcomer nothing. */
  const unmasked = (seat: number) => {
    const character = characterOf(table, seat);
    const camps = castOf(table.edition)[character]?.camps ?? [];
    return { character, camp: words.enumerated(camps.map((camp) => words.text(`what-${camp}`))) };
  };

  const lies = claimsIn(told).filter(({ seat, what }) => was(table, seat, what) === false);
  // The one who struck, or won: whose lie mattered.
  const lie =
    lies.find(({ seat }) => seat === ending.killer) ??
    lies.find(({ seat }) => ending.winners.includes(seat)) ??
    lies[0];
  const accusations = accusationsIn(told);
  const mine = accusations.findLast(({ seat, about, what }) => seat === scene.me && was(table, about, what) !== null);
  const wrong = accusations.find(({ about, what }) => was(table, about, what) === false);
  const suspect = unrivalled(table.seats.map(({ tokens }) => tokens));
  const asked = (seat: number) =>
    table.deeds.filter(({ kind, target }) => kind === "interrogation" && target === seat).length;
  const most = unrivalled(table.seats.map((_, seat) => asked(seat)));
  const pressed = most !== null && asked(most) > 1 ? most : null;
  // An attack that was not made is told where it would have changed the end.
  const spared = table.deeds.findLast(
    ({ kind, seat, seats = [] }) =>
      kind === "decline" && seats.length && (seat === ending.victim || seats.includes(ending.killer)),
  );
  const place = (entry: Entry) => told.indexOf(entry);

  return storyOf([
    lie && tell(place(lie), "board-tokyo-story-lie", { seat: lie.seat, what: lie.what, ...unmasked(lie.seat) }),
    lastBlow(told, scene, table, ending),
    mine &&
      tell(ALL_ALONG, "board-tokyo-story-accused", {
        seat: mine.seat,
        target: mine.about,
        what: mine.what,
        ...unmasked(mine.about),
      }),
    spared &&
      tell(ALL_ALONG, "board-tokyo-story-spared", { turn: spared.turn, seat: spared.seat, seats: spared.seats }),
    wrong &&
      wrong !== mine &&
      tell(place(wrong), "board-tokyo-story-accused", {
        seat: wrong.seat,
        target: wrong.about,
        what: wrong.what,
        ...unmasked(wrong.about),
      }),
    suspect !== null &&
      tell(ALL_ALONG, "board-tokyo-story-suspected", {
        seat: suspect,
        count: table.seats[suspect]?.tokens,
        ...unmasked(suspect),
      }),
    pressed !== null && tell(ALL_ALONG, "board-tokyo-story-interrogated", { seat: pressed, count: asked(pressed) }),
    eventsIn(told).every(({ key }) => key !== "attack") &&
      tell(ALL_ALONG, "board-tokyo-story-peace", { turn: table.turn }),
  ]);
}

/** Who attacked whom in the last turn, and whether the blow was returned. */
function lastBlow(told: readonly Entry[], scene: Scene, table: Public, { victim }: Ending): Tale | null {
  const attack = eventsIn(told).findLast(({ key }) => key === "attack");
  if (!attack) return null;
  const { seat, target } = attack.args;
  return teller(scene)(LAST, "board-tokyo-story-attack", { turn: table.turn, seat, target, returned: seat === victim });
}
