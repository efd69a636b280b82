// Reads the facts of a game nobody drew a board for: what belongs to a seat, what is a single fact, what is a list.

import type { Facts } from "@/table/frames";
import type { Words } from "@/words/book";
import { humanised, SEATS, singular, worded } from "@/words/plain";
import type { Scene } from "../board";

/** One thing that is known, in words; `card` is the key of its help, where it is a card with a text. */
export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly card?: string;
}

/** Several of a kind: the cards of a pile, what was noted day after day. */
export interface Pile {
  readonly name: string;
  readonly label: string;
  readonly size: number;
  readonly items: readonly Fact[];
}

export interface Reading {
  readonly facts: readonly Fact[];
  readonly piles: readonly Pile[];
  /** By seat. */
  readonly seats: readonly (readonly Fact[])[];
}

const isRecord = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a list holds one thing per seat: it is as long as the table, and no pile of cards. */
function perSeat(value: unknown, players: number): value is readonly unknown[] {
  if (!Array.isArray(value) || value.length !== players || players === 0) return false;
  return value.every(isRecord) || value.every((one) => typeof one !== "string") || value.includes("");
}

class Reader {
  readonly #words: Words;
  readonly #names: readonly string[];

  constructor(scene: Scene) {
    this.#words = scene.words;
    this.#names = scene.names;
  }

  /** One fact; nothing where there is nothing to say. */
  fact(name: string, value: unknown): Fact {
    const label = this.#words.maybe(`fact-${name}`) || humanised(name);
    const card = cardNamed(this.#words, name, value);
    return { name, label, value: worded(this.#words, this.#names, name, value), ...(card ? { card } : {}) };
  }

  pile(name: string, values: readonly unknown[]): Pile {
    return {
      name,
      label: this.#words.maybe(`fact-${name}`) || humanised(name),
      size: values.length,
      items: this.#counted(values.map((value) => this.fact(singular(name), value))),
    };
  }

  /** Equal things are told once, with how many there are. */
  #counted(items: readonly Fact[]): readonly Fact[] {
    const counts = new Map<string, number>();
    for (const { value } of items) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].flatMap(([value, count]) => {
      const item = items.find((each) => each.value === value);
      if (!item || count === 1) return item ?? [];
      return { ...item, value: this.#words.text("list-times", { count, word: value }) };
    });
  }
}

/** The key of the card that a value under this name means; nothing where it is no card with a text. */
export function cardNamed(words: Words, name: string, value: unknown): string {
  if (typeof value !== "string" || !value) return "";
  const keys = [`${name}-${value}`, `${singular(name)}-${value}`];
  return keys.find((key) => words.has(key, "text")) ?? "";
}

/** Everything public, sorted by where it is drawn. */
export function read(scene: Scene): Reading {
  const players = scene.names.length;
  const reader = new Reader(scene);
  const facts: Fact[] = [];
  const piles: Pile[] = [];
  const seats: Fact[][] = scene.names.map(() => []);
  for (const [name, value] of Object.entries(scene.public)) {
    // Where the match stands has a line of its own.
    if (name === "phase") continue;
    if (perSeat(value, players)) {
      value.forEach((one, seat) => {
        const known = isRecord(one) ? Object.entries(one) : [[singular(name), one] as const];
        for (const [key, part] of known) if (part !== "" && part !== false) seats[seat]?.push(reader.fact(key, part));
      });
    } else if (Array.isArray(value)) {
      piles.push(reader.pile(name, value));
    } else {
      facts.push(reader.fact(name, value));
      if (typeof value === "number" && SEATS.test(name) && seats[value]) {
        seats[value].push({ name, label: humanised(name), value: "" });
      }
    }
  }
  return { facts, piles, seats };
}

/** What one seat knows besides, fact by fact. */
export function known(scene: Scene, facts: Facts): readonly Fact[] {
  const reader = new Reader(scene);
  return Object.entries(facts).map(([name, value]) => reader.fact(name, value));
}

export const phaseOf = (facts: Facts): string => (typeof facts.phase === "string" ? facts.phase : "");
