// Statements in the words of a game: what can be said about whom, so that nobody composes a sentence that means nothing.

import type { Say } from "@wire";
import { gamesIn } from "@/house/games";
import { settings } from "@/house/settings.svelte";
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
