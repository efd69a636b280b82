// What the strip of seats shows of somebody: the character once it is open, the tokens, what holds for them.

import type { Choice } from "@wire";
import type { Scene, StripSeat } from "../board";
import { marked } from "../shared/marks";
import { marksOf, publicOf } from "./facts";
import { MARKS } from "./marks";

const TOKEN = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8v8M8 12h8";
/** What can be done to somebody in several ways, or ends a match: it has a button that says so. */
export const WAYS: readonly string[] = ["peek", "swap", "special"];

export const pointable = ({ word, args }: Choice): boolean => !args.area && !WAYS.includes(word);

export function strip({ words, public: facts }: Scene, seat: number): StripSeat {
  const table = publicOf(facts);
  const { character = "", tokens = 0 } = table.seats[seat] ?? {};
  const marks = marksOf(table, seat);
  return {
    ...(character ? { card: `character-${character}` } : {}),
    count: { value: tokens, path: TOKEN },
    marks: marked(marks, (mark) => words.text(`board-tokyo-mark-${mark}`), MARKS),
    gone: marks.includes("dead"),
    pointed: marks.includes("interrogated"),
  };
}
