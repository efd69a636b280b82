// What the strip of seats shows of somebody: the Role card once it is open, the Suspicions, what holds for them.

import type { Scene, StripSeat } from "../board";
import { marked } from "../shared/marks";
import { marksOf, publicOf, roleOf } from "./facts";
import { MARKS, SPADE } from "./marks";

export function strip({ words, public: facts }: Scene, seat: number): StripSeat {
  const table = publicOf(facts);
  const { suspicion = 0, alive = true } = table.seats[seat] ?? {};
  const role = roleOf(table, seat)?.role;
  const open = seat !== table.detective && !role && table.ending === null;
  return {
    ...(role ? { card: `role-${role}` } : {}),
    ...(open ? { count: { value: suspicion, path: SPADE } } : {}),
    marks: marked(marksOf(table, seat), (mark) => words.text(`board-note-mark-${mark}`), MARKS),
    gone: !alive,
  };
}

/** Who sits where: an Action may have people exchange their seats. */
export const seating = ({ public: facts }: Scene): readonly number[] => publicOf(facts).chairs;
