// The end of a match of Death Note: who was who, and its story.

import { ROLES } from "@generated/death_note/catalogue";
import type { Entry } from "@/table/log";
import { NOBODY } from "@/words/book";
import type { Cast, Scene } from "../board";
import {
  ALL_ALONG,
  accusationsIn,
  claimsIn,
  LAST,
  leaders,
  since,
  storyOf,
  type Tale,
  teller,
  unrivalled,
} from "../shared/story";
import { type Public, publicOf, roleOf } from "./facts";

const LIGHT = "light";

export function cast({ words, names, me, public: facts }: Scene): Cast | null {
  const table = publicOf(facts);
  const result = table.results.at(-1);
  if (!table.ending || !result) return null;
  const light = result.roles.indexOf(LIGHT);
  return {
    winners: leaders(table.scores),
    fact:
      light < 0 ? words.text("board-note-no-light") : words.phrase("board-note-was-light", { seat: light }, names, me),
    why: words.text(`ending-${table.ending.reason}`),
    ...(table.games > 1 && { part: words.text("match-last-game") }),
    members: result.roles.map((role) => ({ card: `role-${role}`, role: words.text(`role-${role}`) })),
    points: table.scores,
  };
}

/** Whether somebody was what they said; nothing where they said something else. */
function was(role: string, what: string): boolean | null {
  if (what.startsWith("role_")) return what === `role_${role}`;
  return what.startsWith("camp_") ? what === `camp_${ROLES[role]?.camp}` : null;
}

export function story(told: readonly Entry[], scene: Scene): readonly string[] {
  const table = publicOf(scene.public);
  const { ending } = table;
  if (!ending) return [];
  const tell = teller(scene);
  const game = since(told, "deal");
  const role = (seat: number) => roleOf(table, seat)?.role ?? "";
  const swapped = table.deeds.some(({ kind }) => kind === "swap");

  // Whoever exchanged roles may have been what they said when they said it.
  const lie = swapped ? null : claimsIn(game).find(({ seat, what }) => was(role(seat), what) === false);
  const mine = accusationsIn(game).findLast(({ seat }) => seat === scene.me);
  // That Light died is told by how Light was found out.
  const unmasked = ending.reason === "light_revealed";
  const deaths = table.deeds.flatMap(({ kind, round, seat, target = NOBODY, roles = [] }, at) =>
    kind === "death" && target !== NOBODY && !(unmasked && cardOf(table, roles[0]) === LIGHT)
      ? [
          tell(at, "board-note-story-death", {
            round,
            seat,
            target,
            role: cardOf(table, roles[0]),
            own: seat === target,
          }),
        ]
      : [],
  );
  const suspect = unrivalled(table.seats.map(({ suspicion }) => suspicion));

  return storyOf([
    lie && tell(0, "board-note-story-lie", { seat: lie.seat, said: saidRole(scene, lie.what), role: role(lie.seat) }),
    lastBlow(scene, table),
    mine && !swapped && tell(ALL_ALONG, "board-note-story-distrust", { target: mine.about, role: role(mine.about) }),
    deaths.at(-1),
    suspect !== null &&
      tell(ALL_ALONG, "board-note-story-suspected", {
        seat: suspect,
        count: table.seats[suspect]?.suspicion,
        role: role(suspect),
      }),
    deaths[0],
  ]);
}

/** The role or the camp that somebody claimed. */
const saidRole = ({ words }: Scene, what: string): string => words.text(what.replace("_", "-"));

const cardOf = (table: Public, card = NOBODY): string => table.roles[card]?.role ?? "";

/** How Light was found out, where that ended the game. */
function lastBlow(scene: Scene, table: Public): Tale | null {
  const reveal = table.deeds.findLast(({ kind, named = [] }) => kind === "reveal" && named[0] === LIGHT);
  const { round, seat = NOBODY, target = NOBODY } = reveal ?? {};
  if (table.ending?.reason !== "light_revealed" || target === NOBODY) return null;
  const how = seat < 0 || seat === target ? "itself" : "seat";
  return teller(scene)(LAST, "board-note-story-light", { round, seat, target, how });
}
