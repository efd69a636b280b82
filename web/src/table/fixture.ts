// A question, a match and a scene for the tests of the table: each says only what it is about.

import type { Happened, Question, Room, Spoken } from "@wire";
import type { GameModule, Scene } from "@/boards/board";
import type { Words } from "@/words/book";
import { Answering } from "./answering.svelte";
import type { MatchState } from "./frames";
import type { TableLink } from "./link.svelte";
import { News } from "./news.svelte";

export const asked = (more: Partial<Question> = {}): Question => ({
  id: 1,
  kind: "vote",
  args: {},
  options: ["up", "down"].map((word) => ({ id: word, word, args: {}, refused: "" })),
  shape: "one",
  least: 1,
  most: 1,
  repeat: false,
  default: null,
  besides: [],
  optional: false,
  book: "",
  ...more,
});

export const state = (question: Question | null, more: Partial<MatchState> = {}): MatchState => ({
  seq: 1,
  match: "m",
  game: "g",
  seat: 0,
  public: {},
  private: {},
  told: [],
  question,
  waiting: [],
  window: false,
  lapses: false,
  doing: "",
  clock: null,
  over: false,
  known: 0,
  ...more,
});

export const NAMES: readonly string[] = ["Anna", "Bruno", "Chloe"];

export const sceneIn = (words: Words, more: Partial<Scene> = {}): Scene => ({
  game: "any",
  words,
  names: NAMES,
  me: 0,
  public: {},
  private: null,
  secrets: new Map(),
  over: false,
  ...more,
});

export const event = (key: string, args: Record<string, unknown> = {}): Happened => ({ type: "event", key, args });

export const said = (seat: number, text: string, about: number | null = null): Spoken => ({
  type: "said",
  seat,
  moment: 0,
  kind: "text",
  about,
  what: "",
  text,
});

/** What the foot of a match is given. */
export const docked = (words: Words, link: Partial<TableLink>, room: Partial<Room>, module: GameModule) => ({
  link: link as TableLink,
  room: { id: "r", ...room } as Room,
  scene: sceneIn(words),
  module,
  match: link.match ?? null,
  answering: new Answering(link as TableLink, () => 1e6),
  news: new News(),
  hushed: false,
  covered: false,
  uncover: () => undefined,
  help: () => undefined,
  talk: () => undefined,
  unheard: 0,
});
