// What the strip of seats shows of somebody: the score, what they do now, what is spent.

import type { Scene, StripSeat } from "../board";
import { marked } from "../shared/marks";
import { marksOf, publicOf } from "./facts";
import { MARKS } from "./marks";

const STAR = "M12 3l2.600 5.600 6 .7-4.400 4.200 1.100 6L12 16.600 6.700 19.500l1.100-6L3.400 9.300l6-.7z";

export function strip({ words, public: facts, over }: Scene, seat: number): StripSeat {
  const table = publicOf(facts);
  const marks = marksOf(table, seat, over);
  return {
    count: { value: table.seats[seat]?.score ?? 0, path: STAR },
    marks: marked(marks, (mark) => words.text(`board-spyfall-mark-${mark}`), MARKS),
    pointed: marks.includes("suspect"),
  };
}
