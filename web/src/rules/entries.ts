// The rules of a game as they are read: every entry of its reference with its words, in the order of the page.

import type { Reference, ReferenceEntry } from "@wire";
import type { Component } from "svelte";
import { referenceOf } from "@/app/games";
import { type CardArtProps, moduleOf } from "@/boards/board";
import type { Language, Words } from "@/words/book";
import { loadToRead } from "@/words/load";
import { partsOf } from "./quoting";
import { fold, matches } from "./search";

export type Family = ReferenceEntry["family"];

/** The sections of the page, in their order. */
export const SECTIONS: readonly Family[] = [
  "rule",
  "example",
  "role",
  "camp",
  "objective",
  "character",
  "place",
  "action",
  "clue",
  "support",
  "area",
  "suspect",
  "location",
  "card",
  "ability",
  "profile",
  "tile",
  "preset",
  "setting",
  "ending",
];

/** Families of texts; of all others there is something to draw. */
const TEXTS: ReadonlySet<string> = new Set<Family>(["rule", "example", "preset", "setting", "ending"]);
/** Families whose entries other texts quote by their titles. */
const QUOTED: readonly Family[] = ["rule", "role", "character", "action", "card", "ability", "tile"];
/** The parts that cards are read in, by what their row says they are; those with a letter are a part of their own. */
const PARTS: readonly string[] = ["proof", "action", "trap", "bonus", "event", "goal"];
/** What values of a catalogue name by an id. */
const NAMED: readonly Family[] = ["clue", "camp", "character", "action"];
const RULEBOOK = "rulebook";
const SOURCES: ReadonlySet<string> = new Set([RULEBOOK, "review", "reconstruction"]);

/** A line about a card, from the catalogue: words of the house, and the cards they name. */
export interface Fact {
  readonly word: "needs" | "only-with" | "count" | "tokens" | "victory" | "characters" | "roles";
  readonly number: number;
  readonly cards: readonly { readonly key: string; readonly name: string }[];
}

/** A value of the catalogue that the game has a word for, and where that value comes from. */
export interface Value {
  readonly label: string;
  /** What it is, in words; nothing where the entry itself shows it, such as its name. */
  readonly text: string;
  /** The cards it names; with what they are drawn as beside their name, where that is a small sign. */
  readonly cards: readonly {
    readonly key: string;
    readonly name: string;
    readonly sign: CardArtProps | null;
  }[];
  /** What it is drawn as: an objective with what it wants. */
  readonly art: CardArtProps | null;
  /** Where it comes from, in words. */
  readonly origin: string;
  readonly fromRulebook: boolean;
}

/** One thing that can be read about. */
export interface Entry {
  readonly family: Family;
  readonly id: string;
  /** The key of its words, and its anchor on the page. */
  readonly key: string;
  /** The part of its family that it is read in, where that has several. */
  readonly part: string;
  /** What the game calls its family, and one of it; nothing where the house has the words. */
  readonly heading: string;
  readonly kind: string;
  readonly title: string;
  /** What the card is called in the box, where that is another name. */
  readonly original: string;
  readonly timing: string;
  readonly camp: string;
  readonly paragraphs: readonly string[];
  /** The entries that it quotes, by their titles. */
  readonly quotes: ReadonlyMap<string, string>;
  readonly facts: readonly Fact[];
  readonly values: readonly Value[];
  /** Where its text comes from; nothing where none is said. */
  readonly source: string;
  readonly drawn: boolean;
  readonly comparedTitle: string;
  readonly compared: string;
}

/** All that is needed to read about a game. */
export interface Book {
  readonly words: Words;
  readonly entries: readonly Entry[];
  readonly CardArt: Component<CardArtProps>;
}

export async function bookOf(game: string, language: Language): Promise<Book> {
  const [reference, words, module] = await Promise.all([referenceOf(game), loadToRead(language, game), moduleOf(game)]);
  return { words, entries: entriesOf(reference, words), CardArt: module.CardArt };
}

/** An entry as it is shown, with what somebody looks for in it. */
export interface EntryShown {
  entry: Entry;
  CardArt: Component<CardArtProps>;
  wanted?: readonly string[];
}

export function entriesOf(reference: Reference, words: Words): Entry[] {
  if (words.plain) return [];
  const entries = SECTIONS.flatMap((family) => reference.entries.filter((one) => one.family === family)).map((one) =>
    entryOf(one, words),
  );
  const titles = new Map(
    entries
      .filter((entry) => QUOTED.includes(entry.family))
      .reverse()
      .map(({ title, key }) => [title, key]),
  );
  return entries.map((entry) => ({ ...entry, quotes: quotesOf(entry, titles) }));
}

/** Where titles are alike, the first of the page is meant; nothing leads to itself. */
function quotesOf(entry: Entry, titles: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const parts = entry.paragraphs.flatMap((paragraph) => partsOf(paragraph, titles));
  return new Map(parts.filter(({ key }) => key && key !== entry.key).map(({ text, key }) => [text, key]));
}

export function entryOf(one: ReferenceEntry, words: Words): Entry {
  const key = `${one.family}-${one.id}`;
  // The word of an ending is a sentence; what it is called is the shorter word.
  const ending = one.family === "ending";
  const title = ending ? capital(words.maybe(key, "short") || one.id) : words.text(key);
  const paragraphs = (ending ? words.text(key) : words.maybe(key, "text")).split(/\n{2,}/).filter((text) => text);
  const named = words.maybe(key, "original");
  const original = named === title ? "" : named;
  const timing = words.maybe(key, "timing");
  const camp = words.maybe(key, "camp");
  const values = valuesOf(one, words);
  const valued = values.map(({ label, text, cards }) => [label, text, ...cards.map(({ name }) => name)].join(" "));
  return {
    family: one.family,
    id: one.id,
    key,
    part: partOf(one),
    heading: words.maybe(`heading-${one.family}`),
    kind: words.maybe(`heading-${one.family}`, "one"),
    title,
    original,
    timing,
    camp,
    paragraphs,
    quotes: new Map(),
    facts: factsOf(one, words),
    values,
    source: SOURCES.has(one.source) ? one.source : "",
    drawn: !TEXTS.has(one.family),
    comparedTitle: fold(title),
    compared: fold([title, original, timing, camp, ...paragraphs, ...valued].join("\n")),
  };
}

function partOf({ family, facts: { type, letter } }: ReferenceEntry): string {
  const part = letter ? "bonus" : type;
  return family === "card" && typeof part === "string" && PARTS.includes(part) ? part : "";
}

/** What stands under one heading; `word` is that of the heading, and its anchor, `heading` what the game calls it. */
export interface Section {
  readonly family: Family;
  readonly word: string;
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** The entries under their headings, in the order of the page. */
export const sectionsOf = (entries: readonly Entry[]): readonly Section[] =>
  SECTIONS.flatMap((family) =>
    ["", ...PARTS].map((part) => {
      const under = entries.filter((entry) => entry.family === family && entry.part === part);
      const word = part ? `${family}-${part}` : family;
      return { family, word, heading: under[0]?.heading ?? "", entries: under };
    }),
  ).filter((section) => section.entries.length);

/** The entries that all terms are in; those that are called so come first. */
export function found(entries: readonly Entry[], wanted: readonly string[]): Entry[] {
  const hits = entries.filter((entry) => matches(entry.compared, wanted));
  const named = (entry: Entry) => matches(entry.comparedTitle, wanted);
  return [...hits.filter(named), ...hits.filter((entry) => !named(entry))];
}

function factsOf({ family, facts, count }: ReferenceEntry, words: Words): Fact[] {
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
  const figure = (word: "only-with" | "count" | "tokens" | "victory", value: unknown) => {
    if (typeof value === "number" && value > 0) told.push({ word, number: value, cards: [] });
  };
  figure("only-with", facts.only_with);
  cards("needs", "character");
  cards("characters", "character");
  cards("roles", "role");
  // There is one tile of each Place, and nobody counts them.
  if (family !== "place") figure(family === "support" ? "tokens" : "count", count);
  figure("victory", facts.victory);
  return told;
}

/**
 * What the row says, value by value, where it tells their origins; those it does not name are from the rulebook, or
 * where that is the exception, from where the row is.
 */
function valuesOf({ facts, source: row }: ReferenceEntry, words: Words): Value[] {
  const { origins } = facts;
  if (typeof origins !== "object" || origins === null) return [];
  const told = new Map(Object.entries(origins));
  const others = [...told.values()].includes(RULEBOOK) ? row : RULEBOOK;
  const names = [...new Set([...Object.keys(facts), ...told.keys()])];
  return names.flatMap((name) => {
    const label = words.maybe(`value-${name}`);
    const value = facts[name];
    if (!label || (!told.has(name) && isNothing(value))) return [];
    const ids = [value].flat().filter((id) => typeof id === "string");
    const cards = ids.flatMap((id) => cardsNamed(id, words));
    const source = told.get(name) ?? others;
    return {
      label: capital(label),
      text: cards.length ? "" : figures(name, value, words),
      cards,
      art: words.has(`objective-${name}`) && cards.length ? { family: "objective", id: `${name}-${ids[0]}` } : null,
      origin: words.maybe(`source-${source}`),
      fromRulebook: source === RULEBOOK,
    };
  });
}

const isNothing = (value: unknown): boolean =>
  !value || (Array.isArray(value) && !value.length) || typeof value === "boolean";

/** The card that a value of the catalogue means by an id. */
function cardsNamed(id: string, words: Words): Value["cards"] {
  const family = NAMED.find((each) => words.has(`${each}-${id}`));
  if (!family) return [];
  const key = `${family}-${id}`;
  return [{ key, name: words.text(key), sign: family === "action" ? { family, id } : null }];
}

/** A letter or a number as it is, yes or no, or from how many players on each card of a type is used. */
function figures(name: string, value: unknown, words: Words): string {
  if (typeof value === "number") return value.toLocaleString(words.language);
  if (typeof value === "boolean") return words.text(value ? "yes" : "no");
  if (name === "letter" && typeof value === "string") return value;
  if (name !== "markers" || !Array.isArray(value)) return "";
  const players = [...new Set(value.map(Number))];
  const steps = players.map((least) =>
    words.text("rules-marked", {
      players: least,
      count: value.filter((marker) => Number(marker) <= least).length,
    }),
  );
  return words.enumerated(steps);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
