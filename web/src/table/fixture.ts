// A question and a match for the tests of the table: each says only what it is about.

import type { Question } from "@wire";
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
