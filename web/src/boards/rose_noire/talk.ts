// What each statement is about, and what was said of whom.

import { GRAVEYARD, HAND_HINTS, PILE_HINTS } from "@generated/rose_noire/catalogue";
import type { Spoken, Told, Uncovered } from "@wire";
import type { Facts } from "@/table/frames";
import { SUSPECTS } from "./cards";
import { isNight, publicOf } from "./facts";

export const HAND = "hand";

/** A statement taken apart: what it says, and of which suspects, pile or hand. */
export interface Talk {
  readonly says: string;
  readonly of: readonly string[];
}

export const OPINIONS = ["innocent", "guilty", "unsure"] as const;

/** Reads a word of the talk menu: `trap_aodhan` says `trap` of `aodhan`; nothing of what the menu does not have. */
export function talkOf(word: string): Talk | null {
  const [first = "", second = "", third = "", ...rest] = word.split("_");
  if (first === "pair" && !rest.length && isSuspect(second) && isSuspect(third))
    return { says: "pair", of: [second, third] };
  const end = word.lastIndexOf("_");
  const [says, about] = [word.slice(0, end), word.slice(end + 1)];
  if (isSuspect(about) && isOne(OPINIONS, says)) return { says, of: [about] };
  if ((isSuspect(about) || about === GRAVEYARD) && isOne(PILE_HINTS, says)) return { says, of: [about] };
  const hint = word.slice(HAND.length + 1);
  return first === HAND && isOne(HAND_HINTS, hint) ? { says: hint, of: [HAND] } : null;
}

export const isOne = (all: readonly string[], one: string): boolean => all.includes(one);
const isSuspect = (name: string): boolean => isOne(SUSPECTS, name);

/** What somebody says of a suspect: sure to be innocent, to be an Accomplice, or not sure. */
export type Opinion = "innocent" | "guilty" | "unsure" | "pair";

/** What happened and what was said, as the log has it. */
export type Entry = Told | Uncovered;

/** What was said since this game began: in a points match others went before it. */
export function spokenIn(told: readonly Entry[]): readonly Spoken[] {
  const begun = told.findLastIndex((entry) => entry.type !== "said" && entry.key === "game");
  return told.slice(begun + 1).filter((entry): entry is Spoken => entry.type === "said");
}

/** By seat and suspect, what was said last; whoever withdraws takes back the last of it. */
export function opinions(said: readonly Spoken[]): ReadonlyMap<number, ReadonlyMap<string, Opinion>> {
  const claims = new Map<number, { says: Opinion; of: readonly string[] }[]>();
  for (const { seat, kind, what } of said) {
    if (kind !== "claim") continue;
    const made = claims.get(seat) ?? [];
    const talk = talkOf(what);
    if (what === "withdrawn") made.pop();
    else if (talk && isOne([...OPINIONS, "pair"], talk.says)) made.push({ says: talk.says as Opinion, of: talk.of });
    claims.set(seat, made);
  }
  return new Map(
    [...claims].map(([seat, made]) => [
      seat,
      new Map(made.flatMap(({ says, of }) => of.map((name): [string, Opinion] => [name, says]))),
    ]),
  );
}

/** Why nobody may talk now: a Vow of Silence, or the night. */
export function hushed(facts: Facts): string | null {
  const table = publicOf(facts);
  if (isNight(table)) return "board-rose-hush-night";
  return table.silence ? "board-rose-hush-silence" : null;
}
