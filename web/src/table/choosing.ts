// How an answer is put together from the options of a question: on buttons, or on the board itself.

import type { Choice, Question } from "@wire";

/** Options that mean one seat, by that seat: where two options mean the same one, a tap could not tell them apart. */
export function seatOptions(question: Question | null): ReadonlyMap<number, Choice> {
  const found = new Map<number, Choice>();
  const twice = new Set<number>();
  for (const option of question?.options ?? []) {
    const { seat } = option.args;
    if (typeof seat !== "number") continue;
    if (found.has(seat)) twice.add(seat);
    found.set(seat, option);
  }
  for (const seat of twice) found.delete(seat);
  return found;
}

export const possible = (question: Question): readonly Choice[] =>
  question.options.filter((option) => !option.refused);

/** Whether there is more than a tap to give. What is refused counts: a neighbour must not hear that there is no choice. */
export const isRealChoice = (question: Question): boolean =>
  question.shape === "text" || question.options.length > 1;

export const countOf = (chosen: readonly string[], id: string): number =>
  chosen.filter((each) => each === id).length;

/** Whether this one can still be added. */
export const takes = (question: Question, chosen: readonly string[], id: string): boolean =>
  possible(question).some((option) => option.id === id) &&
  (chosen.length < question.most || question.most === 1) &&
  (question.repeat || !chosen.includes(id));

/** What is chosen with one more of these; of a single one the new takes the place of the old. */
export function added(question: Question, chosen: readonly string[], id: string): readonly string[] {
  if (!takes(question, chosen, id)) return chosen;
  return question.most === 1 ? [id] : [...chosen, id];
}

export function removed(chosen: readonly string[], id: string): readonly string[] {
  const at = chosen.lastIndexOf(id);
  return at < 0 ? chosen : [...chosen.slice(0, at), ...chosen.slice(at + 1)];
}

/** What is chosen after a tap: it takes back what was chosen, unless the same may be chosen again. */
export const tapped = (question: Question, chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) && (!question.repeat || chosen.length >= question.most)
    ? removed(chosen, id)
    : added(question, chosen, id);

/** How many more it takes until the answer can be sent. */
export const missing = (question: Question, chosen: readonly string[]): number =>
  Math.max(0, question.least - chosen.length);

/** What is answered by a text: without the blanks around it, or nothing while it is too short or too long. */
export function textAnswer(question: Question, typed: string): string | null {
  const text = typed.trim();
  // The server counts characters, not the halves of one.
  const length = [...text].length;
  return length >= question.least && length <= question.most ? text : null;
}
