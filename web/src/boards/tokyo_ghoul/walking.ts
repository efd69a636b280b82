// What a walk turns over: the Place it leaves, and the hidden ones it flies over.

import type { Question } from "@wire";

/** By slot, the numbers of steps with which that Place is turned over. */
export function stepsTo(question: Question | null, from: number): ReadonlyMap<number, readonly number[]> {
  const turned = new Map<number, number[]>();
  for (const { word, args, refused } of question?.options ?? []) {
    if (word !== "move" || refused) continue;
    const { steps, flown } = args as { steps: number; flown: readonly number[] };
    for (const slot of [from, ...flown]) turned.set(slot, [...(turned.get(slot) ?? []), steps]);
  }
  return turned;
}
