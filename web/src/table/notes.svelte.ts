// What the reader wrote down about the others at a table: kept in this browser, told to nobody, forgotten after a while.

import { parsed, store, stored } from "@/app/storage";

export const SUSPICIONS = ["trusted", "unsure", "suspicious", "sure"] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

export const TAGS = ["watch", "lied", "helped", "quiet"] as const;

export interface Note {
  readonly suspicion: Suspicion | "";
  readonly text: string;
  /** Some of `TAGS`, and words of the game by their keys: `what-thief`. */
  readonly tags: readonly string[];
}

const NOTHING: Note = { suspicion: "", text: "", tags: [] };
const PREFIX = "penombre.notes.";
const DAY = 24 * 60 * 60 * 1000;
export const KEPT_DAYS = 60;
export const LONGEST = 2000;

type Pages = Readonly<Record<number, Note>>;

export class Notes {
  readonly #key: string;
  #pages = $state.raw<Pages>({});
  /** Whether the browser keeps what is written here. */
  kept = $state(true);

  constructor(name: string) {
    this.#key = PREFIX + name;
    this.#pages = pagesOf(stored(this.#key));
  }

  of(seat: number): Note {
    return this.#pages[seat] ?? NOTHING;
  }

  has(seat: number): boolean {
    const { suspicion, text, tags } = this.of(seat);
    return suspicion !== "" || text.trim() !== "" || tags.length > 0;
  }

  change(seat: number, wish: Partial<Note>): void {
    this.#pages = { ...this.#pages, [seat]: { ...this.of(seat), ...wish } };
    this.kept = store(this.#key, { at: Date.now(), seats: this.#pages });
  }

  forget(): void {
    this.#pages = {};
  }

  /** Another window of this browser wrote. */
  heard(key: string | null, content: string | null): void {
    if (key === this.#key) this.#pages = pagesOf(parsed(content));
  }
}

const open = new Map<string, Notes>();

/** The notes of one reader on a match: two people may share a device, and each has a seat of their own. */
export function notesOf(match: string, reader: number | null): Notes {
  const name = reader === null ? match : `${match}.${reader}`;
  let notes = open.get(name);
  if (!notes) {
    if (!open.size) {
      forgetOld(Date.now());
      addEventListener("storage", ({ key, newValue }) => {
        for (const each of open.values()) each.heard(key, newValue);
      });
    }
    notes = new Notes(name);
    open.set(name, notes);
  }
  return notes;
}

/** Whoever is forgotten leaves no notes on this device. */
export function forgetAll(): void {
  for (const notes of open.values()) notes.forget();
  forgetOld(Number.POSITIVE_INFINITY);
}

/** Throw away notes on matches that nobody wrote about for a long time, and what cannot be read. */
export function forgetOld(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(PREFIX))) {
      const at = (stored(key) as { at?: unknown } | null)?.at;
      if (typeof at !== "number" || now - at > KEPT_DAYS * DAY) localStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** What is in storage may be anything: only what makes notes is taken. */
function pagesOf(content: unknown): Pages {
  const seats = (content as { seats?: unknown } | null)?.seats;
  if (typeof seats !== "object" || seats === null) return {};
  const pages: Record<number, Note> = {};
  for (const [seat, page] of Object.entries(seats)) {
    const { suspicion, text, tags } = (page ?? {}) as Record<string, unknown>;
    pages[Number(seat)] = {
      suspicion: SUSPICIONS.find((each) => each === suspicion) ?? "",
      text: typeof text === "string" ? text.slice(0, LONGEST) : "",
      tags: Array.isArray(tags) ? tags.filter((each) => typeof each === "string") : [],
    };
  }
  return pages;
}
