// Fetches word files when they are needed: one chunk per language, two per game and language, one per board.

import { once } from "@/app/once";
import { type Language, Words } from "./book";

type Text = () => Promise<string>;

/** What is said at the table of a game. */
const GAMES = import.meta.glob<string>("../../../src/penombre/games/*/words/*.ftl", {
  query: "?part=table",
  import: "default",
}) as Record<string, Text>;

/** What only pages about a game say: its rules, examples. */
const RULES = import.meta.glob<string>("../../../src/penombre/games/*/words/*.ftl", {
  query: "?part=read",
  import: "default",
}) as Record<string, Text>;

/** What only the drawn boards say. */
const BOARDS = import.meta.glob<string>("../boards/*/words.*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Text>;

const CLIENT: Record<Language, () => Promise<{ default: string[] }>> = {
  fr: () => import("./client.fr"),
  en: () => import("./client.en"),
};

const BOOKS: Record<Language, (game: string) => Promise<Words>> = {
  fr: once((game) => fetched("fr", game)),
  en: once((game) => fetched("en", game)),
};

const READ: Record<Language, (game: string) => Promise<Words>> = {
  fr: once((game) => fetched("fr", game, true)),
  en: once((game) => fetched("en", game, true)),
};

/** The client's words; with a game, that game's as well, or plain ones where it has no files here. */
export const load = (language: Language, game = ""): Promise<Words> => BOOKS[language](game);

/** The same with all that there is to read about the game. */
export const loadToRead = (language: Language, game: string): Promise<Words> => READ[language](game);

// A page that people use goes on without a word; whoever watches its errors hears of it.
const report = (missing: Error): void => reportError(missing);

async function fetched(language: Language, game: string, toRead = false): Promise<Words> {
  const file = `../../../src/penombre/games/${game}/words/${language}.ftl`;
  const text = GAMES[file];
  if (game && !text) {
    const [client, { PlainWords }] = await Promise.all([CLIENT[language](), import("./plain")]);
    return new PlainWords(language, client.default, game);
  }
  const board = BOARDS[`../boards/${game}/words.${language}.ftl`];
  const rules = toRead ? RULES[file] : undefined;
  const [client, ...own] = await Promise.all([CLIENT[language](), text?.() ?? "", board?.() ?? "", rules?.() ?? ""]);
  return new Words(language, [...client.default, ...own], import.meta.env.PROD ? report : null);
}
