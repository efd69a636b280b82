// Fetches word files when they are needed: two chunks per language, three per game and language, two per board.

import { once } from "@/app/once";
import { type Language, Words } from "./book";

type Text = () => Promise<string>;

/** What is said at the table of a game. */
const GAMES = import.meta.glob<string>("../../../src/penombre/games/*/words/*.ftl", {
  query: "?part=table",
  import: "default",
}) as Record<string, Text>;

/** What is said there after the first picture. */
const LATER = import.meta.glob<string>("../../../src/penombre/games/*/words/*.ftl", {
  query: "?part=later",
  import: "default",
}) as Record<string, Text>;

/** What only pages about a game say: its rules, examples. */
const RULES = import.meta.glob<string>("../../../src/penombre/games/*/words/*.ftl", {
  query: "?part=read",
  import: "default",
}) as Record<string, Text>;

/** What only the drawn boards say. */
const BOARDS = import.meta.glob<string>("../boards/*/words.*.ftl", {
  query: "?part=table",
  import: "default",
}) as Record<string, Text>;

/** What boards say after the first picture. */
const LATER_BOARDS = import.meta.glob<string>("../boards/*/words.*.ftl", {
  query: "?part=later",
  import: "default",
}) as Record<string, Text>;

const CLIENT: Record<Language, () => Promise<{ default: string[] }>> = {
  fr: () => import("./client.fr"),
  en: () => import("./client.en"),
};

/** What the client says but at the first picture of a table. */
const ELSEWHERE: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import("./fr.ftl?part=later"),
  en: () => import("./en.ftl?part=later"),
};

interface Book {
  readonly words: Words;
  readonly game: string;
}

const BOOKS: Record<Language, (game: string) => Promise<Book>> = {
  fr: once((game) => fetched("fr", game)),
  en: once((game) => fetched("en", game)),
};

const READ: Record<Language, (game: string) => Promise<Book>> = {
  fr: once((game) => fetched("fr", game, true)),
  en: once((game) => fetched("en", game, true)),
};

const made = new Set<Book>();
/** Books have all words, but where a page begins with a table: there, those of its first picture. */
let whole = true;

/** The page begins with a table: the words that its first picture does without can wait. */
export function beginBriefly(): void {
  whole = false;
}

/** The client's words; with a game, that game's as well, or plain ones where it has no files here. */
export async function load(language: Language, game = ""): Promise<Words> {
  const [book] = await Promise.all([BOOKS[language](game), whole && ELSEWHERE[language]()]);
  if (whole) await completed(book);
  return book.words;
}

/** The same with all that there is to read about the game. */
export async function loadToRead(language: Language, game: string): Promise<Words> {
  const book = await READ[language](game);
  await completed(book);
  return book.words;
}

/** Done when all words are there, also in what was loaded before. Whatever shows more than a table at first waits for it. */
export async function complete(): Promise<void> {
  whole = true;
  await Promise.all([...made].map(completed));
}

const completed = once(async ({ words, game }: Book): Promise<void> => {
  const later = [LATER[fileOf(words.language, game)], LATER_BOARDS[boardOf(words.language, game)]];
  const [client, ...own] = await Promise.all([ELSEWHERE[words.language](), ...later.map((text) => text?.() ?? "")]);
  words.add([client.default, ...own]);
});

const fileOf = (language: Language, game: string): string =>
  `../../../src/penombre/games/${game}/words/${language}.ftl`;

const boardOf = (language: Language, game: string): string => `../boards/${game}/words.${language}.ftl`;

// A page that people use goes on without a word; whoever watches its errors hears of it.
const report = (missing: Error): void => reportError(missing);

async function fetched(language: Language, game: string, toRead = false): Promise<Book> {
  const words = await worded(language, game, toRead);
  const book = { words, game };
  made.add(book);
  return book;
}

async function worded(language: Language, game: string, toRead: boolean): Promise<Words> {
  const file = fileOf(language, game);
  const text = GAMES[file];
  if (game && !text) {
    const [client, { PlainWords }] = await Promise.all([CLIENT[language](), import("./plain")]);
    return new PlainWords(language, client.default, game);
  }
  const board = BOARDS[boardOf(language, game)];
  const rules = toRead ? RULES[file] : undefined;
  const [client, ...own] = await Promise.all([CLIENT[language](), text?.() ?? "", board?.() ?? "", rules?.() ?? ""]);
  return new Words(language, [...client.default, ...own], import.meta.env.PROD ? report : null);
}
