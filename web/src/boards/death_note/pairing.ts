// Two people who are named together, by a tap on each: the options of such a question mean both of them.

import type { Choice, Question } from "@wire";
import type { Choosing } from "../board";

const isPair = ({ word }: Choice): boolean => word === "pair";
const both = ({ args }: Choice): readonly number[] => [Number(args.seat), Number(args.other)];

/** Whether two people are asked for. */
export const asksForTwo = (question: Question | null): boolean =>
  question !== null && question.options.length > 0 && question.options.every(isPair);

/** A question for two as one that people are tapped for, one after the other; `first` was tapped already, or nobody. */
export function paired(choosing: Choosing, first: number | null, pick: (seat: number | null) => void): Choosing {
  const { question } = choosing;
  if (!question || !asksForTwo(question)) return choosing;
  const partners = question.options.flatMap((option) => {
    const seats = both(option);
    return first === null || seats.includes(first) ? seats : [];
  });
  const seats = new Map(
    [...new Set(partners)].map((seat): [number, Choice] => [
      seat,
      { id: String(seat), word: "seat", args: { seat }, refused: "" },
    ]),
  );
  return {
    question: { ...question, shape: "several" },
    seats,
    chosen: new Set(first === null ? [] : [String(first)]),
    picked: first === null ? [] : [String(first)],
    busy: choosing.busy,
    choose(id) {
      const seat = Number(id);
      if (first === null || seat === first) return pick(first === null ? seat : null);
      const pair = question.options.find((option) => {
        const seats = both(option);
        return seats.includes(first) && seats.includes(seat);
      });
      // The first one stays: a tap so soon that it does not count yet is made again.
      if (pair) choosing.choose(pair.id);
      else pick(null);
    },
  };
}
