// What the strip of seats shows of somebody: the character, the jewels, what holds today.

import type { Scene, StripSeat } from "../board";
import { marked } from "../shared/marks";
import { marksOf, publicOf } from "./facts";
import { MARKS } from "./marks";

const JEWEL = "M7 4h10l4 6-9 10L3 10zM3 10h18M9 10l3 10 3-10";

export function strip({ words, public: facts }: Scene, seat: number): StripSeat {
  const table = publicOf(facts);
  const { character = "", jewels = 0, state = "" } = table.seats[seat] ?? {};
  const marks = marksOf(table, seat);
  return {
    card: `character-${character}`,
    count: { value: jewels, path: JEWEL },
    marks: marked(marks, (mark) => words.text(`board-kemomimi-mark-${mark}`), MARKS),
    gone: state === "out",
    pointed: marks.includes("suspect") || marks.includes("victim"),
  };
}
