// The log of a match as lines under headings: what happened and what was said, in words that are made once per language.

import type { Happened, Told, Uncovered } from "@wire";
import type { GameModule } from "@/boards/board";
import { type Args, seatsIn, type Words } from "@/words/book";
import { isUnsaying } from "./meant";

export type Entry = Told | Uncovered;

/** The event that an entry tells of; none where something was said. */
export const happened = (entry: Entry): readonly Happened[] =>
  entry.type === "said" ? [] : [{ type: "event", key: entry.key, args: entry.args }];

/** What the words of a log depend on. */
export interface Telling {
  readonly words: Words;
  readonly names: readonly string[];
  readonly me: number | null;
}

/** What one seat was told besides what everybody was told. */
export interface Aside {
  readonly seat: number;
  readonly args: Args;
}

export interface Line {
  /** Its place among all that was told. */
  readonly index: number;
  readonly entry: Entry;
  readonly talk: boolean;
  readonly heading: boolean;
  /** Not everybody was told this. */
  readonly secret: boolean;
  /** Who was told, where the reader sees what others are told and not everybody was. */
  readonly seats: readonly number[];
  readonly asides: readonly Aside[];
}

/** A stretch of the log: a day, a night. */
export interface Group {
  /** The line it begins with, or nothing before the first. */
  readonly heading: Line | null;
  readonly lines: readonly Line[];
}

export const FILTERS = ["all", "events", "talk", "secret"] as const;
export type Filter = (typeof FILTERS)[number];

/** The lines of a log that grows: what was read before is not read again. */
export class Log {
  #told: readonly Entry[] = [];
  #words: Words | null = null;
  #me: number | null = null;
  #lines: readonly Line[] = [];

  read(told: readonly Entry[], words: Words, module: GameModule, me: number | null): readonly Line[] {
    const known = words === this.#words && me === this.#me ? common(told, this.#told) : 0;
    if (known < this.#told.length || known < told.length) {
      const lines = this.#lines.filter((line) => line.index < known);
      told.slice(known).forEach((entry, at) => {
        if (isSeen(entry, words)) lines.push(lineOf(entry, known + at, words, module, me));
      });
      this.#lines = lines;
    }
    this.#told = told;
    this.#words = words;
    this.#me = me;
    return this.#lines;
  }
}

/** What is neither talk, which has its own place, nor of this stretch of the match and told by the board itself. */
export function unseenElsewhere(lines: readonly Line[], module: GameModule): readonly Line[] {
  const now = lines.findLastIndex((line) => line.heading);
  return lines.filter(
    (line, at) => !line.talk && !(at > now && happened(line.entry).some((event) => module.onBoard?.(event))),
  );
}

/**
 * How much of a log is as it was: it grows, is cut short when a replay goes back, is another one, or something in it was
 * unsaid.
 */
function common(told: readonly Entry[], before: readonly Entry[]): number {
  const changed = told.findIndex((entry, at) => entry !== before[at]);
  return changed < 0 ? told.length : changed;
}

/** A newer server may tell what these words do not know yet; what is unsaid shows where it was said. */
const isSeen = (entry: Entry, words: Words): boolean =>
  entry.type === "said" ? !isUnsaying(entry) && words.has(`say-${entry.kind}`) : words.has(`event-${entry.key}`);

function lineOf(entry: Entry, index: number, words: Words, module: GameModule, me: number | null): Line {
  const line = { index, entry, talk: false, heading: false, secret: false, seats: [], asides: [] };
  if (entry.type === "said") return { ...line, talk: true };
  const heading = module.heading({ type: "event", key: entry.key, args: entry.args });
  if (entry.type === "event") {
    // What a single seat is told besides has words of its own, named after what it is told.
    const besides = Object.keys(entry.args).some((name) => words.has(`event-${entry.key}`, name));
    return { ...line, heading, secret: besides || (module.secret?.(entry, me) ?? false) };
  }
  const asides = Object.entries(entry.besides).map(([seat, args]) => ({
    seat: Number(seat),
    args: { ...entry.args, ...args },
  }));
  return {
    ...line,
    heading,
    secret: entry.seats !== null || asides.length > 0,
    seats: entry.seats ?? [],
    asides,
  };
}

const WANTED: Record<Filter, (line: Line) => boolean> = {
  all: () => true,
  events: (line) => !line.talk,
  talk: (line) => line.talk || line.heading,
  secret: (line) => line.secret || line.heading,
};

/** The lines that a reader wants to see, with the headings that say when it was. */
export const filtered = (lines: readonly Line[], filter: Filter): readonly Line[] =>
  filter === "all" ? lines : lines.filter(WANTED[filter]);

/** The lines from one on, under their headings; a heading with nothing below it stands only where it is news itself. */
export function grouped(lines: readonly Line[], from = 0, bare = true): readonly Group[] {
  const groups: { heading: Line | null; lines: Line[] }[] = [{ heading: headingBefore(lines, from), lines: [] }];
  for (const line of lines.slice(from)) {
    if (line.heading) groups.push({ heading: line, lines: [] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups.filter((group, at) => group.lines.length || (bare && at));
}

function headingBefore(lines: readonly Line[], from: number): Line | null {
  for (let at = from - 1; at >= 0; at--) {
    const line = lines[at];
    if (line?.heading) return line;
  }
  return null;
}

/** Whether a line is about somebody: what they said or did, what was said of them or done to them. */
export function concerns({ entry }: Line, seat: number): boolean {
  if (entry.type === "said") return entry.seat === seat || entry.about === seat;
  if (seatsIn(entry.args).includes(seat)) return true;
  return entry.type === "uncovered" && (entry.seats?.includes(seat) || String(seat) in entry.besides);
}

interface Texts {
  names: readonly string[];
  me: number | null;
  of: WeakMap<object, string>;
}

const texts = new WeakMap<Words, Texts>();

function told(telling: Telling, about: object, make: () => string): string {
  const { words, names, me } = telling;
  let known = texts.get(words);
  if (!known || known.me !== me || !same(known.names, names)) {
    known = { names, me, of: new WeakMap() };
    texts.set(words, known);
  }
  const text = known.of.get(about) ?? make();
  known.of.set(about, text);
  return text;
}

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some === others || (some.length === others.length && some.every((name, seat) => name === others[seat]));

/** A line in words. */
export function textOf({ entry, seats }: Line, telling: Telling): string {
  const { words, names, me } = telling;
  return told(telling, entry, () => {
    if (entry.type === "said") return words.statement(entry, names, me);
    // What was told to one seat alone speaks to that seat.
    const [only = me, ...more] = seats;
    return words.event(entry.key, entry.args, names, more.length ? me : only);
  });
}

/** A text that stands as a heading: its first sentence, and what follows it. */
export function headline(text: string): readonly [title: string, rest: string] {
  const end = /(?<=[.!?…]) /.exec(text)?.index ?? text.length;
  return [text.slice(0, end).replace(/\.$/, ""), text.slice(end + 1)];
}

/** What one seat was told besides, in the words it was told. */
export function asideOf(line: Line, aside: Aside, telling: Telling): string {
  const { entry } = line;
  if (entry.type === "said") return "";
  return told(telling, aside, () => telling.words.event(entry.key, aside.args, telling.names, aside.seat));
}

/** Free words that the reader does not want to read: the server keeps them back. */
export const isBlocked = ({ entry }: Line): boolean =>
  entry.type === "said" && entry.kind === "text" && entry.text === "";
