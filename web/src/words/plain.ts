// Words for a game that has no word files here, such as one newer than this page: what the rules call things, made readable.

import { type Args, type Language, MissingWords, NOBODY, type Speech, Words } from "./book";

/** Numbers under these names are seats, by the custom of the rules. */
export const SEATS =
  /(^|_)((seat|by|on|to|from|target|other|leader|suspect|victim|killer|active|first|turn|arrow|owner|holder|player|master|excluded|protected|sign|paper|guess|up|down|winner|champion)s?|vote)$/;

/** What games have words for, and the table cannot do without. */
const SPOKEN = /^(event|ask|option|reason|say|what|ending)-|^game-title$/;

const IDENTIFIER = /^[a-z][a-z0-9_-]*$/;
const NUMBER = /^\d+$/;

export const singular = (name: string): string => (name.endsWith("s") ? name.slice(0, -1) : name);

/** `crescent_blocked` as people read it. */
export function humanised(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Any value the rules tell, under the name they give it. */
export function worded(words: Words, names: readonly string[], name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return words.text("board-none");
  if (typeof value === "boolean") return words.text(value ? "yes" : "no");
  if (typeof value === "number") {
    if (value === NOBODY) return words.text("board-nobody");
    return SEATS.test(name) ? (names[value] ?? String(value)) : value.toLocaleString(words.language);
  }
  if (typeof value === "string") {
    const known = words.maybe(`${name}-${value}`) || words.maybe(`${singular(name)}-${value}`);
    // What somebody wrote stays as they wrote it.
    return known || (IDENTIFIER.test(value) && name !== "text" ? humanised(value) : value);
  }
  if (Array.isArray(value)) {
    const texts = value.map((one) => worded(words, names, singular(name), one));
    return texts.length ? words.enumerated(words.counted(texts)) : words.text("board-none");
  }
  const parts = Object.entries(value).map(([key, one]) =>
    NUMBER.test(key)
      ? words.text("board-fact", {
          name: names[Number(key)] ?? key,
          value: worded(words, names, singular(name), one),
        })
      : words.text("board-fact", {
          name: words.maybe(`fact-${key}`) || humanised(key),
          value: worded(words, names, key, one),
        }),
  );
  return parts.join(" · ");
}

/** The words of the house, and for whatever only the game could word, its own name for it. */
export class PlainWords extends Words {
  override readonly plain = true;
  readonly #game: string;

  constructor(language: Language, sources: Iterable<string>, game: string) {
    super(language, sources);
    this.#game = game;
  }

  override has(id: string, attribute = ""): boolean {
    return super.has(id, attribute) || (!attribute && SPOKEN.test(id));
  }

  override text(id: string, args: Args = {}): string {
    if (super.has(id) || !SPOKEN.test(id)) return super.text(id, args);
    return humanised(id === "game-title" ? this.#game : keyOf(id));
  }

  override phrase(id: string, args: Args, names: readonly string[], me: number | null = null, attribute = ""): string {
    try {
      return super.phrase(id, args, names, me, attribute);
    } catch (error) {
      if (!(error instanceof MissingWords) || !SPOKEN.test(id)) throw error;
      return this.#told(keyOf(id), args, names);
    }
  }

  /** An option without a word is known by its id. */
  override option(
    option: { id?: string; word: string; args: Args },
    kind: string,
    names: readonly string[],
    me: number | null,
  ): string {
    return super.option({ ...option, word: option.word || (option.id ?? "") }, kind, names, me);
  }

  protected override stated(said: Speech, names: readonly string[], me: number | null): string {
    if (super.has(`say-${said.kind}`)) return super.stated(said, names, me);
    return this.#told(said.kind, { target: said.about, what: said.what }, names);
  }

  #told(key: string, args: Args, names: readonly string[]): string {
    const facts = Object.entries(args)
      .filter(([, value]) => value !== null && value !== "")
      .map(([name, value]) =>
        super.text("board-fact", {
          name: name.replaceAll("_", " "),
          value: worded(this, names, name, value),
        }),
      );
    return [humanised(key), ...facts].join(" · ");
  }
}

const keyOf = (id: string): string => id.slice(id.indexOf("-") + 1);
