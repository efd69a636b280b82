// The end of a match of La Rose Noire: who was who, and its story.

import { POSSESSED } from "@generated/rose_noire/catalogue";
import type { Entry } from "@/table/log";
import type { Cast, Scene } from "../board";
import { ALL_ALONG, claimsIn, LAST, leaders, since, storyOf, type Tale, teller } from "../shared/story";
import { SUSPECTS } from "./cards";
import { type Deed, type Public, publicOf } from "./facts";
import { suspectsNamed } from "./naming";

export function cast({ words, public: facts }: Scene): Cast | null {
  const table = publicOf(facts);
  if (!table.ending) return null;
  return {
    winners: table.points ? leaders(table.scores) : table.ending.winners,
    fact: words.text("board-rose-were-accomplices", { who: suspectsNamed(words, table.accomplices) }),
    why: words.text(`ending-${table.ending.reason}`),
    ...(table.points && { part: words.text("match-last-game"), points: table.scores }),
    members: table.seats.map(({ role }) => ({ card: `role-${role}`, role: words.text(`role-${role}`) })),
  };
}

const INNOCENT = "innocent_";

/** Two who were accused, and by whom. */
type Accused = Pick<Deed, "suspects" | "seats">;

export function story(told: readonly Entry[], scene: Scene): readonly string[] {
  const table = publicOf(scene.public);
  if (!table.ending) return [];
  const tell = teller(scene);
  const guilty = (suspects: readonly number[]) => suspects.filter((each) => table.accomplices.includes(each));
  const named = (suspects: readonly number[]) => suspectsNamed(scene.words, suspects);
  const possessed = table.seats.findIndex(({ role }) => role === POSSESSED);

  // One who wanted the Accomplices dead was among those who accused somebody else.
  const wrong = table.deeds.flatMap(({ kind, turn, suspects = [], count = 0, seats = [] }) =>
    kind === "accuse" && !count && guilty(suspects).length < suspects.length
      ? [{ turn, suspects, seats, right: guilty(suspects).length, betrayed: seats.includes(possessed) }]
      : [],
  );
  const error = wrong.find(({ betrayed }) => betrayed) ?? wrong[0];
  const oath = claimsIn(since(told, "game")).find(
    ({ what }) => what.startsWith(INNOCENT) && guilty([SUSPECTS.indexOf(what.slice(INNOCENT.length))]).length,
  );
  const death = table.deeds.find(({ kind, suspects = [] }) => kind === "night" && guilty(suspects).length);
  const quiet = table.deeds.find(({ kind, suspects = [] }) => kind === "night" && suspects.length);

  return storyOf([
    lastBlow(scene, table),
    error &&
      (error.betrayed
        ? tell(error.turn, "board-rose-story-betrayed", {
            turn: error.turn,
            who: named(error.suspects),
            seat: possessed,
          })
        : tell(error.turn, "board-rose-story-wrong", {
            turn: error.turn,
            who: named(error.suspects),
            right: error.right,
          })),
    ballot(scene, table, [exactIn(table), error]),
    oath &&
      tell(0, "board-rose-story-oath", {
        seat: oath.seat,
        who: named([SUSPECTS.indexOf(oath.what.slice(INNOCENT.length))]),
      }),
    death &&
      tell(death.turn, "board-rose-story-death", {
        turn: death.turn,
        who: named(guilty(death.suspects ?? [])),
        guilty: true,
      }),
    quiet &&
      !death &&
      tell(quiet.turn, "board-rose-story-death", { turn: quiet.turn, who: named(quiet.suspects ?? []), guilty: false }),
    table.turn > 1 &&
      table.deeds.every(({ kind }) => kind !== "accuse") &&
      tell(ALL_ALONG, "board-rose-story-silent", { count: table.turn }),
  ]);
}

/** The two whom the reader accused last of all, and how many of them were right; nothing where `told` tells it. */
function ballot(scene: Scene, table: Public, told: readonly (Accused | undefined)[]): Tale | null {
  const { me } = scene;
  const last = table.deeds.findLast(
    ({ kind, seat, suspects = [] }) => (kind === "ballot" || kind === "lock") && seat === me && suspects.length,
  );
  if (me === null || !last?.suspects) return null;
  const pair = String(last.suspects);
  if (told.some((made) => made?.seats?.includes(me) && String(made.suspects) === pair)) return null;
  const right = last.suspects.filter((each) => table.accomplices.includes(each)).length;
  return teller(scene)(ALL_ALONG, "board-rose-story-ballot", { who: suspectsNamed(scene.words, last.suspects), right });
}

/** The Accusation that was right and ended the game. */
const exactIn = (table: Public) =>
  table.ending?.reason === "accusation"
    ? table.deeds.findLast(({ kind, count }) => kind === "accuse" && count)
    : undefined;

/** The Accusation that was right, with those who made it. */
function lastBlow(scene: Scene, table: Public): Tale | null {
  const exact = exactIn(table);
  if (!exact?.seats) return null;
  return teller(scene)(LAST, "board-rose-story-exact", {
    turn: exact.turn,
    seats: exact.seats,
    who: suspectsNamed(scene.words, exact.suspects ?? []),
  });
}
