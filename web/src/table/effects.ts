// What an option does, in a line under its name: the `effect` of its own words, of the card it means, or of what it names.

import type { Choice } from "@wire";
import type { Words } from "@/words/book";

/** `cards` are the keys of the cards that the option is drawn as. */
export function effectOf({ word, args }: Choice, cards: readonly string[], words: Words): string {
  const named = Object.entries(args).map(([family, id]) => `${family}-${String(id)}`);
  const key = [`option-${word}`, ...(cards.length === 1 ? cards : []), ...named].find((each) =>
    words.has(each, "effect"),
  );
  return key ? words.attribute(key, "effect") : "";
}
