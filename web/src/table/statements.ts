// Statements in the words of a game: what can be said about whom, so that nobody composes a sentence that means nothing.

import type { Say } from "@wire";
import { gamesIn } from "@/app/games";
import { settings } from "@/app/settings.svelte";
import type { Words } from "@/words/book";

export const KINDS = ["accuse", "vouch", "ask", "promise", "claim"] as const;
export type Kind = (typeof KINDS)[number];

export type Statement = Omit<Say, "type" | "request">;

/** The longest free words that the server passes on. */
export const LONGEST = 500;

// How a vote goes, in every game that votes on somebody: it can be promised, and an accusation has only one side.
const VERDICTS = ["guilty", "innocent"];
const ABSURD: Partial<Record<Kind, string>> = { accuse: "innocent", vouch: "guilty" };

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

/** Where a game has them, the words that say of others, or ask them, what people say of themselves. */
const OF_OTHERS: Partial<Record<Kind, string>> = {
  accuse: "saying-them",
  vouch: "saying-them",
  claim: "saying-them",
  ask: "saying-you",
};

/** A word of the game as such a sentence has it. */
export function whatSaid(kind: Kind, ofMyself: boolean, what: string, words: Words): string {
  const key = ofMyself ? undefined : OF_OTHERS[kind];
  return key && words.has(key) ? words.phrase(key, { what }, []) : words.text(`what-${what}`);
}

/** What is sent: a claim about oneself names nobody. */
export const statement = (kind: Kind, about: number, me: number, what: string): Statement => ({
  kind,
  about: kind === "claim" && about === me ? null : about,
  what,
});

/** The words that statements in this game can use; without the server, none: sentences work without them. */
export async function vocabularyOf(game: string): Promise<readonly string[]> {
  const games = await gamesIn(settings.language).catch(() => []);
  return games.find((each) => each.id === game)?.words ?? [];
}
