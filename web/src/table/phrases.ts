// Ready phrases: an answer in words by its id, which every reader sees in their own language.

import type { Question } from "@wire";
import type { PhraseGroup } from "@/boards/board";
import { fold, matches, terms } from "@/rules/search";
import type { Words } from "@/words/book";

/** The ids of phrases that deny another one begin so. */
const DENIAL = "not_";

/** A ready phrase as it is offered. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
}

/** What a ready phrase says; one that denies another says so, and then that. */
export const phraseText = (words: Words, id: string): string =>
  id.startsWith(DENIAL)
    ? words.text("denied", { phrase: words.text(`phrase-${id.slice(DENIAL.length)}`) })
    : words.text(`phrase-${id}`);

/** What was answered in words, as it is read: a ready phrase in the reader's language, a text as it was written. */
export function saidText(words: Words, { book }: Question, said: string): string {
  const known = words.has(`phrase-${said.startsWith(DENIAL) ? said.slice(DENIAL.length) : said}`);
  return book && known ? phraseText(words, said) : said;
}

export const phrasesOf = (words: Words, ids: readonly string[]): readonly Phrase[] =>
  ids.map((id) => ({ id, text: phraseText(words, id) }));

/** All phrases of these groups with what is looked for in them, each once. */
export function sought(words: Words, groups: readonly PhraseGroup[], query: string): readonly Phrase[] {
  const wanted = terms(query);
  return phrasesOf(words, all(groups)).filter(({ text }) => matches(fold(text), wanted));
}

/** What is sent for a text: where it is a ready phrase, its id, whoever wrote it letter by letter included. */
export function spoken(words: Words, groups: readonly PhraseGroup[], text: string): string {
  const written = fold(text);
  return phrasesOf(words, all(groups)).find((phrase) => fold(phrase.text) === written)?.id ?? text;
}

const all = (groups: readonly PhraseGroup[]): readonly string[] => [
  ...new Set(groups.flatMap(({ phrases }) => phrases)),
];
