// What was said, as those who said it want it to be taken: `meant` of src/penombre/engine/talk.py, each entry in its place.

import type { Spoken } from "@wire";
import type { Entry } from "./log";

/** Whether somebody says that what they said last was just words; nobody sees it but where that was said. */
export const isUnsaying = (entry: Entry): boolean => entry.type === "said" && entry.kind === "unsay";

/** The same, with what was unsaid as just words. */
export function meant(told: readonly Entry[]): readonly Entry[] {
  if (!told.some(isUnsaying)) return told;
  const taken = [...told];
  const last = new Map<number, number>();
  told.forEach((entry, at) => {
    if (entry.type !== "said") return;
    if (!isUnsaying(entry)) {
      last.set(entry.seat, at);
      return;
    }
    const before = last.get(entry.seat) ?? at;
    const unsaid = told[before];
    if (unsaid?.type === "said" && unsaid.text) taken[before] = justWords(unsaid);
  });
  return taken;
}

/** Made once each: what is shown of an entry is kept by it. */
const made = new WeakMap<Spoken, Spoken>();

function justWords(said: Spoken): Spoken {
  const words: Spoken = made.get(said) ?? { ...said, kind: "text", about: null, what: "" };
  made.set(said, words);
  return words;
}
