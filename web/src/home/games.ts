// The games of this server in words, fetched once per language; and those of the house that are not here yet.

import type { Game } from "@wire";
import { api } from "@/house/api";
import type { Language } from "@/words/book";

const kept = new Map<Language, Promise<Game[]>>();

export function gamesIn(language: Language): Promise<Game[]> {
  const known = kept.get(language);
  if (known) return known;
  const asked = api.games(language);
  kept.set(language, asked);
  asked.catch(() => kept.delete(language));
  return asked;
}

/** A game in preparation; its words are `shelf-<id>`. */
export interface Coming {
  readonly id: string;
  readonly fewest: number;
  readonly most: number;
}

const HOUSE: readonly Coming[] = [
  { id: "tokyo_ghoul", fewest: 4, most: 8 },
  { id: "rose_noire", fewest: 3, most: 5 },
  { id: "dc_spyfall", fewest: 3, most: 8 },
  { id: "death_note", fewest: 4, most: 8 },
];

/** The games of the house that this server does not play yet. */
export const coming = (here: readonly Game[]): Coming[] =>
  HOUSE.filter((game) => !here.some((each) => each.id === game.id));
