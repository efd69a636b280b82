// The rules of a game as they are read: every entry of its reference with its words, in the order of the page.

import type { Reference, ReferenceEntry } from "@wire";
import type { Words } from "@/words/book";
import { fold, matches } from "./search";

export type Family = ReferenceEntry["family"];

/** The sections of the page, in their order. */
export const SECTIONS: readonly Family[] = [
  "rule",
  "example",
  "role",
  "character",
  "tile",
  "preset",
  "setting",
  "ending",
];

const DRAWN: ReadonlySet<string> = new Set<Family>(["role", "character", "tile"]);
const SOURCES: ReadonlySet<string> = new Set(["rulebook", "review", "reconstruction"]);

/** A line about a card, from the catalogue: words of the house, and the cards they name. */
export interface Fact {
  readonly word: "needs" | "only-with" | "count" | "victory" | "characters" | "roles";
  readonly number: number;
  readonly cards: readonly { readonly key: string; readonly name: string }[];
}

/** One thing that can be read about. */
export interface Entry {
  readonly family: Family;
  readonly id: string;
  /** The key of its words, and its anchor on the page. */
  readonly key: string;
  readonly title: string;
  readonly timing: string;
  readonly camp: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  /** Where its text comes from; nothing where none is said. */
  readonly source: string;
  readonly drawn: boolean;
  readonly comparedTitle: string;
  readonly compared: string;
}

export function entriesOf(reference: Reference, words: Words): Entry[] {
  if (words.plain) return [];
  return SECTIONS.flatMap((family) => reference.entries.filter((one) => one.family === family)).map((one) =>
    entryOf(one, words),
  );
}

export function entryOf(one: ReferenceEntry, words: Words): Entry {
  const key = `${one.family}-${one.id}`;
  // The word of an ending is a sentence; what it is called is the shorter word.
  const ending = one.family === "ending";
  const title = ending ? capital(words.maybe(key, "short") || one.id) : words.text(key);
  const paragraphs = (ending ? words.text(key) : words.maybe(key, "text"))
    .split(/\n{2,}/)
    .filter((text) => text);
  const timing = words.maybe(key, "timing");
  const camp = words.maybe(key, "camp");
  return {
    family: one.family,
    id: one.id,
    key,
    title,
    timing,
    camp,
    paragraphs,
    facts: factsOf(one, words),
    source: SOURCES.has(one.source) ? one.source : "",
    drawn: DRAWN.has(one.family),
    comparedTitle: fold(title),
    compared: fold([title, timing, camp, ...paragraphs].join("\n")),
  };
}

/** The entries that all terms are in; those that are called so come first. */
export function found(entries: readonly Entry[], wanted: readonly string[]): Entry[] {
  const hits = entries.filter((entry) => matches(entry.compared, wanted));
  const named = (entry: Entry) => matches(entry.comparedTitle, wanted);
  return [...hits.filter(named), ...hits.filter((entry) => !named(entry))];
}

function factsOf({ facts, count }: ReferenceEntry, words: Words): Fact[] {
  const told: Fact[] = [];
  const cards = (word: "needs" | "characters" | "roles", family: Family) => {
    const ids = facts[word];
    if (!Array.isArray(ids) || !ids.length) return;
    const keys = [...new Set(ids.map((id) => `${family}-${id}`))].filter((key) => words.has(key));
    told.push({
      word,
      number: ids.length,
      cards: keys.map((key) => {
        const times = ids.filter((id) => `${family}-${id}` === key).length;
        const name = words.text(key);
        return { key, name: times > 1 ? words.text("list-times", { count: times, word: name }) : name };
      }),
    });
  };
  const figure = (word: "only-with" | "count" | "victory", value: unknown) => {
    if (typeof value === "number" && value > 0) told.push({ word, number: value, cards: [] });
  };
  figure("only-with", facts.only_with);
  cards("needs", "character");
  cards("characters", "character");
  cards("roles", "role");
  figure("count", count);
  figure("victory", facts.victory);
  return told;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
