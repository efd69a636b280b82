// What the arc of suspects answers: one of them by a tap, two of them by two taps, where a question has such options.

import type { Choice, Question } from "@wire";

export interface Arc {
  /** By suspect, the option that means nobody else. */
  readonly singles: ReadonlyMap<string, Choice>;
  /** By the two of them, in any order: `aodhan taran`. */
  readonly pairs: ReadonlyMap<string, Choice>;
}

const suspectsOf = ({ args }: Choice): readonly string[] =>
  Array.isArray(args.suspects) ? args.suspects.map(String) : [];

const pairKey = (names: readonly string[]): string => [...names].sort().join(" ");

export function arcOf(question: Question | null): Arc {
  const singles = new Map<string, Choice>();
  const pairs = new Map<string, Choice>();
  for (const option of question?.options ?? []) {
    if (option.refused) continue;
    const [one, other, ...more] = suspectsOf(option);
    if (!one || more.length) continue;
    if (other) pairs.set(pairKey([one, other]), option);
    else singles.set(one, option);
  }
  return { singles, pairs };
}

/** Whether a tap on this suspect leads anywhere. */
export const isOpen = ({ singles, pairs }: Arc, suspect: string): boolean =>
  singles.has(suspect) || [...pairs.keys()].some((key) => key.split(" ").includes(suspect));

/** What the suspects picked so far mean by themselves. */
export const meaning = ({ singles, pairs }: Arc, picked: readonly string[]): Choice | undefined =>
  picked.length === 1 ? singles.get(picked[0] ?? "") : pairs.get(pairKey(picked));

/** What is picked after a tap: a second tap takes it back, a third suspect takes the place of the first. */
export const picks = (picked: readonly string[], suspect: string): readonly string[] =>
  picked.includes(suspect) ? picked.filter((each) => each !== suspect) : [...picked.slice(-1), suspect];
