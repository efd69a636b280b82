// A question, a match and a scene for the tests of the table: each says only what it is about.

import type { Happened, Question, Spoken } from "@wire";
import type { Scene } from "@/boards/board";
import type { Words } from "@/words/book";
import type { MatchState } from "./frames";

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
