// The characters as their cards show them: camps, what they win by, and what an Inspector needs to strike.

import { type Camp, CHARACTERS, type Character, type ClueType, EARLIER } from "@generated/tokyo_ghoul/catalogue";

export type Objective =
  | { readonly kind: "collection" | "stay_alive"; readonly of: ClueType }
  | { readonly kind: "elimination"; readonly of: Camp }
  | { readonly kind: "companion"; readonly of: string };

export interface Member {
  readonly camps: readonly Camp[];
  readonly objectives: readonly Objective[];
  /** How many tokens an Inspector needs on somebody to strike anywhere. */
  readonly proof: number;
}

export type Cast = Readonly<Record<string, Member>>;

export const CAST = cast({});

const CASTS: Readonly<Record<string, Cast>> = Object.fromEntries(
  Object.entries(EARLIER).map(([edition, changed]) => [edition, cast(changed)]),
);

/** The characters as a version of the rules had them; views of the first one do not name it. */
export const castOf = (edition = 1): Cast => CASTS[edition] ?? CAST;

function cast(changed: Readonly<Record<string, Partial<Character>>>): Cast {
  return Object.fromEntries(Object.entries(CHARACTERS).map(([id, card]) => [id, member({ ...card, ...changed[id] })]));
}

function member({ camps, proof = 0, collection, elimination, stay_alive, companion }: Character): Member {
  const objectives: Objective[] = [];
  if (collection) objectives.push({ kind: "collection", of: collection });
  if (elimination) objectives.push({ kind: "elimination", of: elimination });
  if (stay_alive) objectives.push({ kind: "stay_alive", of: stay_alive });
  if (companion) objectives.push({ kind: "companion", of: companion });
  return { camps, objectives, proof };
}
