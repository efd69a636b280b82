// What the server tells of its games, asked for once: it changes only with the server.

import type { Language } from "@/words/book";
import { api } from "./api";
import { once } from "./once";

/** The games of this server, worded in a language. */
export const gamesIn = once((language: Language) => api.games(language));

/** All that can be read about a game, without its words. */
export const referenceOf = once((game: string) => api.reference(game));

/** A variant of this name is played by people who sit together and talk aloud: there is nothing in it for bots. */
export const IN_PERSON = "in_person";
