// The reader's guesses, kept among their notes: a tap takes the next mark, and after the last one none is left.

import type { Notes } from "@/table/notes.svelte";

/** Notes are kept by seat: guesses that are about nobody at the table have a page where nobody sits. */
export const NOBODYS_PAGE = 100;

/** What can be guessed, in the order of taps, each with the tag that it is kept by. */
export type Tags<Guess extends string> = Readonly<Record<Guess, string>>;

const guessesOf = <Guess extends string>(tags: Tags<Guess>) => Object.keys(tags) as Guess[];

/** What is guessed; where it was noted by hand as well, the stronger one. */
export function guessIn<Guess extends string>(notes: Notes | null, page: number, tags: Tags<Guess>): Guess | "open" {
  const kept = notes?.of(page).tags ?? [];
  return guessesOf(tags).findLast((guess) => kept.includes(tags[guess])) ?? "open";
}

export function markNext<Guess extends string>(notes: Notes, page: number, tags: Tags<Guess>): void {
  const guesses: readonly (Guess | "open")[] = ["open", ...guessesOf(tags)];
  const next = guesses[guesses.indexOf(guessIn(notes, page, tags)) + 1];
  const own: readonly string[] = Object.values(tags);
  const others = notes.of(page).tags.filter((tag) => !own.includes(tag));
  notes.change(page, { tags: next && next !== "open" ? [...others, tags[next]] : others });
}
