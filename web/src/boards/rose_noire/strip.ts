// What the strip of seats shows of somebody: the Rector, a role that was shown or a profile, the hand by its size, what holds.

import { RECTOR } from "@generated/rose_noire/catalogue";
import type { Scene, StripSeat } from "../board";
import { marked } from "../shared/marks";
import { marksOf, publicOf } from "./facts";
import { MARKS, PILE } from "./marks";

/** The key of the card that somebody is known by; nothing while there is none. */
export function knownBy({ public: facts }: Scene, seat: number): string {
  const table = publicOf(facts);
  const { role = "", profile = "" } = table.seats[seat] ?? {};
  if (role) return `role-${role}`;
  if (seat === table.rector) return `role-${RECTOR}`;
  return profile ? `profile-${profile}` : "";
}

export function strip(scene: Scene, seat: number): StripSeat {
  const table = publicOf(scene.public);
  return {
    card: knownBy(scene, seat),
    count: { value: table.seats[seat]?.cards ?? 0, path: PILE },
    marks: marked(marksOf(table, seat), (mark) => scene.words.text(`board-rose-mark-${mark}`), MARKS),
  };
}
