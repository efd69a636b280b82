// What follows from the view of DC Spyfall.

import type { Accusation, Private, Public } from "@generated/dc_spyfall/view";
import type { Choice } from "@wire";
import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";
import type { Scene } from "../board";
import { holding } from "../shared/marks";
import { PLACE_IDS } from "./cards";
import type { Mark } from "./marks";

export type * from "@generated/dc_spyfall/view";

export const publicOf = (facts: Facts): Public => facts as unknown as Public;
export const privateOf = (facts: Facts): Private => facts as unknown as Private;

/** Questions and answers go on, and anybody may stop the clock. */
const RUNNING = new Set(["ask", "answer", "aloud"]);
export const isRunning = (table: Public): boolean => RUNNING.has(table.phase);

/** Who speaks next while the clock runs: asks, or answers. */
export function speakerOf(table: Public): number {
  if (table.phase === "ask") return table.lasso === NOBODY ? table.asker : table.lasso;
  return table.phase === "answer" ? answererOf(table) : NOBODY;
}

/** Who has been asked and has not answered yet. */
export function answererOf(table: Public): number {
  const last = table.exchanges.at(-1);
  return last && last.answer === null ? last.answerer : NOBODY;
}

/** The accusation that is being settled. */
export const openAccusation = (table: Public): Accusation | null => {
  const last = table.accusations.at(-1);
  return last && last.outcome === "" && !table.ending ? last : null;
};

/** The places whose bags earlier rounds have used up: this round is at none of them. */
export function spentPlaces(table: Public): ReadonlySet<string> {
  const played = table.results.map(({ ending }) => ending.bag);
  const before = table.ending ? played.slice(0, -1) : played;
  return new Set(before.filter((bag) => PLACE_IDS.includes(bag)));
}

/** Whether an option names a place of an earlier round: a bag is drawn once, so that is wrong. */
export const isPlayed = ({ word, args }: Choice, scene: Scene): boolean =>
  word === "location" && spentPlaces(publicOf(scene.public)).has(String(args.location));

/** Everything that can be said of somebody in a word, in the order it matters. */
export function marksOf(table: Public, seat: number, over: boolean): readonly Mark[] {
  const facts = table.seats[seat];
  const playing = table.ending === null;
  const applause = table.ending ? (table.results.at(-1)?.applause ?? []) : [];
  const best = Math.max(...table.seats.map(({ score }) => score));
  return holding<Mark>({
    winner: over && facts?.score === best,
    suspect: playing ? openAccusation(table)?.suspect === seat : table.ending?.convicted === seat,
    asks: playing && table.phase === "ask" && speakerOf(table) === seat,
    answers: playing && table.phase === "answer" && speakerOf(table) === seat,
    dealer: !over && table.dealer === seat,
    accused: playing && (facts?.accused ?? false),
    declared: playing && (facts?.declared ?? false),
    applauded: (applause[seat] ?? 0) > 0,
  });
}

/** How many fingers point at a seat. */
export const fingersOn = (table: Public, seat: number): number =>
  table.fingers.filter((finger) => finger === seat).length;
