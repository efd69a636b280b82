// The cards of a match that may be played in moments that are asked of all: people can choose to be asked for some alone.

import { ACTIONS, type Timing } from "@generated/death_note/catalogue";
import type { Reaction, Scene } from "../board";
import { privateOf, publicOf } from "./facts";
import { cardNamed } from "./naming";

/** What is played on one's own turn is no reaction. */
const OWN: ReadonlySet<Timing | undefined> = new Set<Timing>(["start", "turn"]);

/** Nobody asks L or the dead. */
export function reactions({ me, words, public: facts, private: mine }: Scene): readonly Reaction[] | null {
  const { detective, seats, kinds } = publicOf(facts);
  if (me !== null && (me === detective || !seats[me]?.alive)) return null;
  const hand = mine ? privateOf(mine).hand : [];
  return kinds
    .filter((id) => !OWN.has(ACTIONS[id]?.timing))
    .map((id) => ({ id, label: cardNamed(words, id), held: hand.includes(id) }));
}
