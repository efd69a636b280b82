// Questions and answers of a replay, in words.

import type { Question, Scene } from "@wire";
import { describe, expect, it } from "vitest";
import { asked as question } from "@/table/fixture";
import { Words } from "@/words/book";
import { answers, answerText, asked, rounds } from "./answers";

const words = new Words("en", [
  `
ask-vote = { $seat_or_you }: guilty?
option-up = hand up
option-seat = { $seat_is_me ->
    [yes] yourself
   *[no] { $seat }
 }
you = you
list-by_seat = { $seat }: { $word }
phrase-hear = What do you hear?
phrase-not_hear = I hear nothing.
list-and = { $start } and { $end }
`,
]);
const NAMES = ["Anna", "Bruno", "Chloé"];

const OPTIONS = [
  { id: "up", word: "up", args: {}, refused: "" },
  { id: "seat-2", word: "seat", args: { seat: 2 }, refused: "" },
];
const vote = (suspect: number, shape: Question["shape"] = "one"): Question =>
  question({ args: { seat: suspect }, options: OPTIONS, shape, most: 2 });

const scene = (step: number, some: Partial<Scene>): Scene =>
  ({
    step,
    seat: null,
    by: null,
    answer: null,
    question: null,
    everybody: [],
    news: true,
    told: [],
    ...some,
  }) as Scene;

const everybody = (...asks: (Question | null)[]) => asks.map((question) => ({ private: null, question }));

const SCENES = [
  scene(0, { everybody: everybody(vote(1), vote(1), null) }),
  scene(1, { seat: 0, by: "person", answer: "up", news: false, everybody: everybody(null, vote(1), null) }),
  scene(2, { seat: 1, by: "clock", answer: "up", everybody: everybody(null, null, vote(0)) }),
  scene(3, { told: [] }),
  scene(4, { seat: 2, by: "bot", answer: "seat-2", everybody: everybody(null, null, null) }),
];

describe("answers", () => {
  it("stand with the question before them", () => {
    expect(answers(SCENES, 1, "all")).toEqual([{ step: 1, seat: 0, by: "person", question: vote(1), answer: "up" }]);
  });

  it("that brought nothing new are shown again with what came of them", () => {
    expect(answers(SCENES, 2, "all").map(({ step, seat }) => [step, seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it("are shown to the eyes that knew them and to no others", () => {
    const mine = [scene(0, { question: vote(1) }), scene(1, { seat: 0, answer: "up" })];
    expect(answers(mine, 1, 0)).toHaveLength(1);
    expect(answers([scene(0, {}), scene(1, {})], 1, "spectator")).toEqual([]);
  });

  it("are left out while the moment of the question is not known", () => {
    expect(answers([undefined, SCENES[1]], 1, "all")).toEqual([]);
  });

  it("are said in the words of their options, to whoever gave them", () => {
    const say = (seat: number, answer: string | string[], shape?: Question["shape"]) =>
      answerText({ seat, answer, question: vote(1, shape) }, words, NAMES);
    expect(say(0, "seat-2")).toBe("Chloé");
    expect(say(2, "seat-2")).toBe("yourself");
    expect(say(0, ["up", "seat-2"], "several")).toBe("hand up and Chloé");
    expect(say(0, "up", "text")).toBe("up");
    expect(say(0, "gone")).toBe("gone");
  });

  it("in words are read as they were written, and ready phrases in the reader's language", () => {
    const say = (answer: string | string[], shape: Question["shape"], book = "questions") =>
      answerText({ seat: 0, answer, question: { ...vote(1, shape), book } }, words, NAMES);
    expect(say(["seat-2", "hear"], "address")).toBe("Chloé: What do you hear?");
    expect(say(["seat-2", "Qu’entends-tu ?"], "address")).toBe("Chloé: Qu’entends-tu ?");
    expect(say("not_hear", "text")).toBe("I hear nothing.");
    expect(say("hear", "text", "")).toBe("hear");
  });
});

describe("questions", () => {
  it("that are the same stand once, with all who are asked", () => {
    const all = everybody(vote(1), vote(1), vote(1));
    expect(rounds(asked(scene(0, { everybody: all }), "all"), words, NAMES)).toEqual([
      { text: "Bruno: guilty?", seats: [0, 2] },
      { text: "you: guilty?", seats: [1] },
    ]);
  });

  it("of a seat are its own", () => {
    expect(asked(scene(0, { question: vote(1) }), 2).map(({ seat }) => seat)).toEqual([2]);
    expect(asked(scene(0, {}), 2)).toEqual([]);
  });
});

describe("what may be done besides", () => {
  const reveal = { id: "reveal", word: "up", args: {}, refused: "" };
  const optional: Question = { ...vote(1), options: [], besides: [reveal], optional: true };
  const shown = [
    scene(0, { everybody: everybody(vote(0), optional, null) }),
    scene(1, { seat: 1, by: "person", answer: "reveal", everybody: everybody(null, null, null) }),
  ];

  it("is no question that somebody is asked", () => {
    expect(asked(shown[0] as Scene, "all").map(({ seat }) => seat)).toEqual([0]);
  });

  it("is told as an answer where it was done", () => {
    const [given] = answers(shown, 1, "all");
    expect(given?.seat).toBe(1);
    expect(given && answerText(given, words, NAMES)).toBe("hand up");
  });

  it("is told in words where a text was asked for", () => {
    const question = { ...vote(1, "text"), besides: [reveal] };
    expect(answerText({ question, answer: "reveal", seat: 0 }, words, NAMES)).toBe("hand up");
    expect(answerText({ question, answer: "a moon", seat: 0 }, words, NAMES)).toBe("a moon");
  });
});
