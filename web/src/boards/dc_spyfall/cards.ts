// What follows from the catalogue of DC Spyfall: places, what is true of them, marked cards, abilities.

import { ABILITIES, FACETS, LOCATIONS } from "@generated/dc_spyfall/catalogue";

export type Facet = (typeof FACETS)[number];

export const PLACE_IDS: readonly string[] = Object.keys(LOCATIONS);

/** What is true of a place in a facet: two values. */
export const truthOf = (place: string, facet: Facet): readonly string[] =>
  LOCATIONS[place]?.pairs[FACETS.indexOf(facet)] ?? [];

/** Whether an ability is turned face up to be used, once in a round; the others hold all along. */
export const isSingle = (ability: string): boolean => ABILITIES[ability]?.single ?? false;

/** What a marked card bears after the name of its place, in the rules and in words. */
const HARLEY = /[+_]harley$/;

/** The Location of a card; the Joker's own name where it is a Joker card. */
export const placeOf = (card: string): string => card.replace(HARLEY, "");
export const isMarked = (card: string): boolean => HARLEY.test(card);
