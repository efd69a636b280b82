// The games of the house that are not on this server yet.

import type { Game } from "@wire";

/** A game in preparation; its words are `shelf-<id>`. */
export interface Coming {
  readonly id: string;
  readonly fewest: number;
  readonly most: number;
}

const HOUSE: readonly Coming[] = [{ id: "death_note", fewest: 4, most: 8 }];

/** The games of the house that this server does not play yet. */
export const coming = (here: readonly Game[]): Coming[] =>
  HOUSE.filter((game) => !here.some((each) => each.id === game.id));
