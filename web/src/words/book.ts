// The words of one game in one language, as src/penombre/words/book.py has them: the same files, the same conventions.

import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import type { Question } from "@wire";
import { de, que } from "./french";

export type Language = "fr" | "en";
export const LANGUAGES: readonly Language[] = ["fr", "en"];
/** Each in its own words: whoever looks for theirs reads no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: "Français", en: "English" };

/** What an event, a question or an option is about. */
export type Args = Readonly<Record<string, unknown>>;

export const NOBODY = -1;
export const SPECTATOR = 30;
const CLOCK = 31;

// Arguments that hold a seat, whatever the game.
const SEATS = new Set(["seat", "by", "target", "other", "leader", "suspect", "victim"]);
// The argument that holds whom each seat points at.
const FINGERS = "fingers";

/** What stands between the ids of an opening and of the phrase that is said right after it. */
export const OPENED = "~";

const NOT_PLAYERS = new Map([
  [SPECTATOR, "spectator"],
  [CLOCK, "clock"],
  [NOBODY, "nobody"],
]);

const FRENCH: Record<string, FluentFunction> = {
  DE: ([words]) => de(String(words)),
  QUE: ([words]) => que(String(words)),
};

export class MissingWords extends Error {}

/** The seats that something is about, by the names of its arguments. */
export function seatsIn(args: Args): number[] {
  return Object.entries(args).flatMap(([name, value]) =>
    SEATS.has(name) ? [value as number] : isSeats(name) ? (value as number[]) : [],
  );
}

const isSeats = (name: string): boolean => name === "seats" || name.endsWith("_seats");

/** A statement somebody made, as far as its words are concerned. */
export interface Speech {
  readonly seat: number;
  readonly kind: string;
  readonly about: number | null;
  readonly what: string;
  readonly text: string;
}

export class Words {
  /** The game has no word files here: it can be played, and not be read about. */
  readonly plain: boolean = false;
  readonly #bundle: FluentBundle;
  readonly #missed = new Set<string>();

  /**
   * `sources` are Fluent texts; where two have a key, the first has the say. Words that are missing are an error, or are
   * told to `missing`, once each, and a plain word stands in: a newer server may name what this page has no words for.
   */
  constructor(
    readonly language: Language,
    sources: Iterable<string>,
    readonly missing: ((what: MissingWords) => void) | null = null,
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: language === "fr" ? FRENCH : {},
    });
    this.add(sources);
  }

  /** More Fluent texts; what has words already keeps them. */
  add(sources: Iterable<string>): void {
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string, attribute = ""): boolean {
    const message = this.#bundle.getMessage(id);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** A text as it is; its arguments are used as they come. */
  text(id: string, args: Args = {}): string {
    return this.#format(id, "", args);
  }

  /** Another text of the same key, such as the `text` of a card. */
  attribute(id: string, name: string, args: Args = {}): string {
    return this.#format(id, name, args);
  }

  /** The text if there is one. */
  maybe(id: string, attribute = "", args: Args = {}): string {
    if (!this.has(id, attribute)) return "";
    return attribute ? this.attribute(id, attribute, args) : this.text(id, args);
  }

  /** A text whose arguments follow the convention: seats become names, words are looked up. */
  phrase(id: string, args: Args, names: readonly string[], me: number | null = null, attribute = ""): string {
    return this.#format(id, attribute, this.#arguments(args, names, me));
  }

  /** What happened. */
  event(key: string, args: Args, names: readonly string[], me: number | null = null): string {
    const id = `event-${key}`;
    const told = Object.keys(args).find((name) => this.has(id, name)) ?? "";
    return this.phrase(id, args, names, me, told);
  }

  /** A question, to the seat that is asked. */
  question(question: Question, names: readonly string[], me: number | null): string {
    return this.phrase(`ask-${question.kind}`, question.args, names, me);
  }

  /** An option of a question of this kind. */
  option(option: { word: string; args: Args }, kind: string, names: readonly string[], me: number | null): string {
    const id = `option-${option.word}`;
    return this.phrase(id, option.args, names, me, this.has(id, kind) ? kind : "");
  }

  /** A ready phrase, after an opening or without one, as a whole sentence each. */
  said(phrase: string): string {
    const after = phrase.lastIndexOf(OPENED);
    const words = this.text(`phrase-${phrase.slice(after + 1)}`);
    if (after < 0) return capital(words);
    const before = this.text(`phrase-${phrase.slice(0, after)}`);
    return `${before} ${GOES_ON.test(before) ? small(words) : capital(words)}`;
  }

  /** Why an option is refused. */
  reason(key: string): string {
    return this.text(`reason-${key}`);
  }

  /** Something a player said, as they word it: in words of their own, where there are any. */
  words(said: Speech, names: readonly string[], me: number | null = null): string {
    return said.text || this.stated(said, names, me);
  }

  /** What a player's own words are understood as, in those of the game; nothing where they are just words. */
  understood(said: Speech, names: readonly string[], me: number | null = null): string {
    return said.text && said.kind !== "text" ? this.stated(said, names, me) : "";
  }

  /** The statement that is made, in the words of the game. */
  protected stated(said: Speech, names: readonly string[], me: number | null): string {
    const about = said.about === null ? "nobody" : said.about === said.seat ? "self" : "other";
    const target = said.about === null ? {} : { target: said.about };
    return this.phrase(
      `say-${said.kind}`,
      { seat: said.seat, what: said.what, text: said.text, ...target, about },
      names,
      me,
    );
  }

  /** Something a player said, with who said it and what it is understood as; a gesture is told as it is. */
  statement(said: Speech, names: readonly string[], me: number | null = null): string {
    const understood = this.understood(said, names, me);
    const own = this.words(said, names, me);
    if (said.kind === "emote") return own;
    const words = understood ? this.text("understood", { text: own, words: understood }) : own;
    return this.#format("said", "", { ...this.#arguments({ seat: said.seat }, names, me), words });
  }

  /** Equal words once, with how many there are: "2 × Civilian". */
  counted(words: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].map(([word, count]) => (count === 1 ? word : this.text("list-times", { count, word })));
  }

  /** "Anna, Bruno and you". */
  enumerated(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.text("list-and", { start: items.slice(0, -1).join(", "), end: items.at(-1) ?? "" });
  }

  #format(id: string, attribute: string, args: Args): string {
    const message: Message | undefined = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    const key = attribute ? `${id}.${attribute}` : id;
    if (pattern === undefined || pattern === null) {
      this.#miss(key, `${this.language}: no words for ${key}`);
      return attribute ? "" : plain(id);
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (!errors.length) return text;
    this.#miss(key, `${this.language}: ${key} cannot be said: ${errors[0]?.message}`);
    return text.replaceAll(/\{[^}]*\}/g, "…");
  }

  #miss(key: string, what: string): void {
    const missing = new MissingWords(what);
    if (!this.missing) throw missing;
    if (!this.#missed.has(key)) this.missing(missing);
    this.#missed.add(key);
  }

  #arguments(args: Args, names: readonly string[], me: number | null): Record<string, FluentVariable> {
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (SEATS.has(name)) {
        const seat = this.#name(value as number, names);
        said[name] = seat;
        said[`${name}_is_me`] = yesNo(value === me);
        said[`${name}_or_you`] = value === me ? this.text("you") : seat;
      } else if (isSeats(name)) {
        const seats = value as number[];
        const others = seats.filter((seat) => seat !== me).map((seat) => this.#name(seat, names));
        const mine = me !== null && seats.includes(me);
        said[name] = this.enumerated(mine ? [...others, this.text("you")] : others);
        said[`${name}_count`] = seats.length;
        said[`${name}_has_me`] = yesNo(mine);
      } else if (typeof value === "boolean") {
        said[name] = yesNo(value);
      } else if (typeof value === "string") {
        said[name] = this.#word(name, name === "phrase" && args.denied === true ? `not_${value}` : value);
        said[`${name}_id`] = value || "none";
      } else if (Array.isArray(value)) {
        const words = value.map((item) => this.#item(name, item, names));
        said[name] = this.enumerated(this.counted(words));
        said[`${name}_count`] = words.length;
        if (words.length === names.length) {
          const pairs = names.map((seat, i) => this.text("list-by_seat", { seat, word: words[i] ?? "" }));
          said[`${name}_by_seat`] = pairs.join(", ");
        }
      } else {
        said[name] = value as FluentVariable;
      }
    }
    return said;
  }

  #name(seat: number, names: readonly string[]): string {
    const nobody = NOT_PLAYERS.get(seat);
    if (nobody) return this.text(nobody);
    return isolated(names[seat] ?? `#${seat}`);
  }

  #item(name: string, item: unknown, names: readonly string[]): string {
    if (name === FINGERS) return this.#name(item as number, names);
    return this.#word(name.endsWith("s") ? name.slice(0, -1) : name, String(item));
  }

  #word(family: string, value: string): string {
    if (family === "phrase" && value.includes(OPENED)) return this.said(value);
    return this.maybe(`${family}-${value.replaceAll("+", "_")}`) || value;
  }
}

/** After these a sentence goes on. */
const GOES_ON = /[:,…]$/;

/** `option-steal_again` as people can read it. */
const plain = (id: string): string => id.slice(id.indexOf("-") + 1).replaceAll(/[_-]+/g, " ");

const TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name that is read from right to left does not turn what stands beside it. */
const isolated = (name: string): string => (TURNED.test(name) ? `\u2068${name}\u2069` : name);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** As a sentence goes on. */
const small = (words: string): string =>
  /^I[ ’]/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

const yesNo = (flag: boolean): string => (flag ? "yes" : "no");
