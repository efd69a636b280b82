// How an answer is put together from the options of a question: on buttons, or on the board itself.

import type { Choice, Question } from "@wire";

/** Options by the value of one of their arguments: `face` names a card of the hand, `place` one of a row, `seat` a person. */
export function optionsBy(question: Question | null, name: string): ReadonlyMap<unknown, readonly Choice[]> {
  const found = new Map<unknown, Choice[]>();
  for (const option of question?.options ?? []) {
    if (!(name in option.args)) continue;
    const value = option.args[name];
    found.set(value, [...(found.get(value) ?? []), option]);
  }
  return found;
}

/** Options that mean one seat, by that seat: where two options mean the same one, a tap could not tell them apart. */
export function seatOptions(question: Question | null): ReadonlyMap<number, Choice> {
  return new Map(
    [...optionsBy(question, "seat")].flatMap(([seat, [option, ...others]]) =>
      typeof seat === "number" && option && !others.length ? [[seat, option]] : [],
    ),
  );
}

export const possible = (question: Question): readonly Choice[] => question.options.filter((option) => !option.refused);

/** Whether there is more than a tap to give. What is refused counts: a neighbour must not hear that there is no choice. */
export const isRealChoice = (question: Question): boolean => inWords(question) || question.options.length > 1;

/** Words of options that say when, and not what: nobody else can say them. */
const SAYS_WHEN: ReadonlySet<string> = new Set(["ready", "look_done", "begin_vote", "next_round"]);

/** Whether one answer is all there is, so that time can as well give it. */
export function isForced(question: Question): boolean {
  const [only, ...others] = possible(question);
  return question.shape === "one" && !question.besides.length && !!only && !others.length && !SAYS_WHEN.has(only.word);
}

/** Whether it is answered in words, to somebody or to all. */
export const inWords = ({ shape }: Question): boolean => shape === "text" || shape === "address";

export const countOf = (chosen: readonly string[], id: string): number => chosen.filter((each) => each === id).length;

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
