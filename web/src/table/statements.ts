// Statements in the words of a game: what can be said about whom, so that nobody says a sentence that means nothing.

import type { Say } from "@wire";
import { gamesIn } from "@/app/games";
import { settings } from "@/app/settings.svelte";
import type { Words } from "@/words/book";
import type { Telling } from "./log";

export const KINDS = ["accuse", "vouch", "ask", "promise", "claim"] as const;
export type Kind = (typeof KINDS)[number];

export type Statement = Omit<Say, "type" | "request">;

/** The longest free words that the server passes on. */
export const LONGEST = 500;

// How a vote goes, in every game that votes on somebody: it can be promised, and an accusation has only one side.
const VERDICTS = ["guilty", "innocent"];
const ABSURD: Partial<Record<Kind, string>> = { accuse: "innocent", vouch: "guilty" };

/** What takes back what one said before: one's own claim, and nothing about anybody. */
const TAKES_BACK = "withdrawn";

/** What can be said about somebody; of oneself there is only something to claim. */
export function kindsAbout(about: number, me: number, words: Words): readonly Kind[] {
  return KINDS.filter((kind) => (about !== me || kind === "claim") && words.has(`say-${kind}`));
}

/** The words of the game that fit into such a sentence, none of them first, then the plain ones. */
export function whatsFor(kind: Kind, vocabulary: readonly string[], words: Words): readonly string[] {
  const named = vocabulary.filter((word) => word && words.has(`what-${word}`) && word !== ABSURD[kind]);
  const verdicts = named.filter((word) => VERDICTS.includes(word));
  const fitting = kind === "promise" && verdicts.length ? verdicts : named;
  const compound = (word: string) => Number(word.includes("_"));
  return ["", ...[...fitting].sort((one, other) => compound(one) - compound(other))];
}

/** Words of one family: a camp, a card, somebody to be. */
export interface Group {
  /** Whose heading it has; nothing for words of no family, or where there is just one. */
  readonly family: string;
  readonly whats: readonly string[];
}

/** Families whose things somebody may be, or may have, in the order people think of them. */
const FAMILIES = ["role", "camp", "clue", "support", "character"] as const;

/** The same words, family by family where a game has several: two dozen in one heap would have to be read through. */
export function groupsFor(kind: Kind, vocabulary: readonly string[], words: Words): readonly Group[] {
  const whats = whatsFor(kind, vocabulary, words);
  const of = (family: string) => whats.filter((word) => word && words.has(`${family}-${word}`));
  const groups = FAMILIES.map((family) => ({ family, whats: of(family) })).filter((group) => group.whats.length);
  if (groups.length < 2) return [{ family: "", whats }];
  const alone = whats.filter((word) => !groups.some((group) => group.whats.includes(word)));
  const named = (word: string) => words.text(`what-${word}`);
  return [
    { family: "", whats: alone },
    ...groups.map((group) => ({
      ...group,
      whats: [...group.whats].sort((one, other) => named(one).localeCompare(named(other), words.language)),
    })),
  ];
}

/** What is sent: a claim about oneself names nobody. */
export const statement = (kind: Kind, about: number, me: number, what: string): Statement => ({
  kind,
  about: kind === "claim" && about === me ? null : about,
  what,
});

/** A statement that is ready to be said, as the speaker's own words. */
export interface Sentence {
  readonly statement: Statement;
  readonly text: string;
}

/** Sentences of one family that stand together. */
export interface Family {
  readonly family: string;
  readonly sentences: readonly Sentence[];
}

/** What can be said in one way: what people say most, and the rest, a tap further. */
export interface Offer {
  readonly kind: Kind;
  readonly near: readonly Sentence[];
  readonly rest: readonly Family[];
}

/** What a game says of its words: which are in play about whom, which come first. */
export interface Speech {
  fits(kind: Kind, word: string): boolean;
  /** Of a kind, the words people use most. */
  likely(kind: Kind): readonly string[];
}

/** Where a game does not say which words are likely, so many: of others, who can be talked about in many ways, fewer. */
const NEAR = { others: 2, myself: 5 };

/** What is said, in the speaker's own words. */
export function wordsOf(said: Statement, { words, names, me }: Telling): string {
  const { kind, about = null, what = "", text = "" } = said;
  return words.words({ seat: me ?? 0, kind, about, what, text }, names, me);
}

/** All that can be said about somebody, in whole sentences; none of them twice. */
export function offersAbout(
  about: number,
  telling: Telling,
  vocabulary: readonly string[],
  speech: Speech,
): readonly Offer[] {
  const { words, me } = telling;
  if (me === null) return [];
  const known = new Set<string>();
  const worded = (kind: Kind, whats: readonly string[]): readonly Sentence[] =>
    whats.flatMap((what) => {
      const said = statement(kind, about, me, what);
      const text = wordsOf(said, telling);
      if (known.has(text)) return [];
      known.add(text);
      return [{ statement: said, text }];
    });
  return kindsAbout(about, me, words)
    .map((kind) => {
      const groups = groupsFor(
        kind,
        vocabulary.filter(
          (word) => speech.fits(kind, word) && (word !== TAKES_BACK || (kind === "claim" && about === me)),
        ),
        words,
      );
      const whats = groups.flatMap((group) => group.whats).filter((what) => what);
      const first = speech.likely(kind).filter((what) => whats.includes(what));
      const near = ["", ...(first.length ? first : whats.slice(0, about === me ? NEAR.myself : NEAR.others))];
      return {
        kind,
        near: worded(kind, near),
        rest: groups
          .map((group) => ({ family: group.family, sentences: worded(kind, group.whats) }))
          .filter(({ sentences }) => sentences.length),
      };
    })
    .filter(({ near, rest }) => near.length || rest.length);
}

/** What can be said of a topic: these are the speaker's own claims. */
export function claims(whats: readonly string[], telling: Telling): readonly Sentence[] {
  const { me } = telling;
  if (me === null) return [];
  return whats.map((what) => {
    const said = statement("claim", me, me, what);
    return { statement: said, text: wordsOf(said, telling) };
  });
}

/** The words that statements in this game can use; without the server, none: sentences work without them. */
export async function vocabularyOf(game: string): Promise<readonly string[]> {
  const games = await gamesIn(settings.language).catch(() => []);
  return games.find((each) => each.id === game)?.words ?? [];
}
