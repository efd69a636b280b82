// Ready phrases: an answer in words by its id, which every reader sees in their own language.

import type { Question } from "@wire";
import type { PhraseGroup } from "@/boards/board";
import { fold, matches, terms } from "@/rules/search";
import { OPENED, type Words } from "@/words/book";

/** A ready phrase as it is offered. */
export interface Phrase {
  readonly id: string;
  readonly text: string;
}

/** What was answered in words, as it is read: a ready phrase in the reader's language, a text as it was written. */
export const saidText = (words: Words, { book }: Question, said: string): string =>
  book && said.split(OPENED).every((id) => words.has(`phrase-${id}`)) ? words.said(said) : said;

export const phrasesOf = (words: Words, ids: readonly string[]): readonly Phrase[] =>
  ids.map((id) => ({ id, text: words.said(id) }));

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
