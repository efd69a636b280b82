// The places the reader crossed out for themselves, round by round: on a page of their notes that is about nobody.

import type { Notes } from "@/table/notes.svelte";
import { NOBODY } from "@/words/book";

const tag = (round: number, place: string): string => `crossed ${round} ${place}`;

export const isCrossed = (notes: Notes | null, round: number, place: string): boolean =>
  notes?.of(NOBODY).tags.includes(tag(round, place)) ?? false;

export function cross(notes: Notes, round: number, place: string): void {
  const { tags } = notes.of(NOBODY);
  const one = tag(round, place);
  notes.change(NOBODY, { tags: tags.includes(one) ? tags.filter((each) => each !== one) : [...tags, one] });
}

/** Of this round alone: what was crossed out in others stays as it was. */
export function clearCrossed(notes: Notes, round: number): void {
  const { tags } = notes.of(NOBODY);
  notes.change(NOBODY, { tags: tags.filter((each) => !each.startsWith(`crossed ${round} `)) });
}
