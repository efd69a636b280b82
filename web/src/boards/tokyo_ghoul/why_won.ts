// Why the reader won, or did not: by which objective, in one line, from what lies open at the end.

import type { Scene } from "../board";
import { publicOf } from "./facts";
import { aboutOf } from "./naming";
import { type Verdict, verdictsOf } from "./objectives";

/** The line; nothing for whoever did not play. */
export function whyMine({ words, public: facts, me }: Scene): string {
  const table = publicOf(facts);
  const { ending } = table;
  if (me === null || !ending) return "";
  const verdicts = verdictsOf(table, me);
  const met = verdicts.filter((each) => each.met);
  const victim = table.seats[ending.victim]?.character;
  const slain = victim ? words.text(`character-${victim}`) : "";
  const reasons = (met.length ? met : verdicts).map((verdict) => {
    const { objective, have, needed } = verdict;
    const about = aboutOf(words, objective.kind, objective.of);
    return words.text(`board-tokyo-mine-${reasonOf(verdict)}`, { have, needed, about, slain });
  });
  // What ends everything is the reason of each of them.
  const [first, ...others] = new Set(reasons);
  if (!first) return "";
  const all = others.reduce((before, next) => words.text("board-tokyo-mine-both", { before, next }), first);
  return words.text(met.length ? "board-tokyo-mine-won" : "board-tokyo-mine-lost", { reasons: all });
}

/** What completes the key of its words: as in the list of all objectives, but of two counts of cards it says what for. */
function reasonOf({ objective, met, why, have, needed }: Verdict): string {
  if (why === "cards") return met ? objective.kind : "few";
  if (why === "too-late" && have < needed) return "incomplete";
  return why;
}
