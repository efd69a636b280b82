// The round as a conversation: in its order, whoever interrupted, and nothing of earlier rounds.

import { expect, test } from "vitest";
import { moment } from "../fixtures/scenes";
import { conversationOf, type Item } from "./conversation";
import { publicOf } from "./facts";
import { spoken } from "./naming";

const items = (set: "spyfallPlay" | "spyfallEnds", name: string): readonly Item[] => {
  const { scene, frame } = moment(set, name);
  return conversationOf(publicOf(scene.public), frame.told);
};
const kinds = (all: readonly Item[]): string[] => all.map((item) => (item.kind === "note" ? item.key : item.kind));

test("questions have their answers, an accusation comes in between, and what is answered after it stands below", () => {
  expect(kinds(items("spyfallPlay", "conversation"))).toEqual([
    "clock_starts",
    "exchange",
    "exchange",
    "exchange",
    "exchange",
    "accusation",
    "answer",
    "exchange",
    "exchange",
  ]);
});

test("an accusation shows its votes only once all are in", () => {
  const voting = items("spyfallPlay", "vote").at(-1);
  expect(voting?.kind === "accusation" && voting.accusation.ayes).toEqual([]);
  const settled = items("spyfallPlay", "after_vote").find(({ kind }) => kind === "accusation");
  const accusation = settled?.kind === "accusation" ? settled.accusation : null;
  expect(accusation?.outcome).toBe("failed");
  expect((accusation?.ayes.length ?? 0) + (accusation?.noes.length ?? 0)).toBe(5);
});

test("a Boom Tube sends the question on, a Lasso asks once more, a shield stops an accusation", () => {
  const redirected = items("spyfallPlay", "redirected").at(-1);
  if (redirected?.kind !== "exchange") throw new Error("nothing was asked");
  expect(redirected.redirected).toBe(moment("spyfallPlay", "boom_tube").frame.seat);
  expect(redirected.answerer).toBe(moment("spyfallPlay", "redirected").frame.seat);
  const lasso = items("spyfallPlay", "lasso_answer").at(-1);
  expect(lasso?.kind === "exchange" && lasso.lasso).toBe(true);
  const shielded = items("spyfallPlay", "shielded").find(({ kind }) => kind === "accusation");
  expect(shielded?.kind === "accusation" && shielded.accusation.outcome).toBe("shielded");
});

test("silence is an answer of no words", () => {
  const answer = items("spyfallPlay", "conversation").find(({ kind }) => kind === "answer");
  const { words } = moment("spyfallPlay", "conversation").scene;
  expect(answer?.kind === "answer" && spoken(words, answer.answer)).toBe("");
});

test("a new round begins anew, and what is said besides is not part of it", () => {
  expect(kinds(items("spyfallPlay", "second_round"))).toEqual(["clock_starts"]);
  expect(kinds(items("spyfallPlay", "talked")).at(-1)).toBe("time_up");
});

test("words that are withheld from the reader are no silence", () => {
  const { scene } = moment("spyfallPlay", "talked");
  const table = publicOf(scene.public);
  const asks = { seat: 0, target: 1, lasso: false, phrase: "", text: "" };
  const all = conversationOf(table, [
    { type: "event", key: "round", args: {} },
    { type: "event", key: "asks", args: asks },
  ]);
  expect(all).toHaveLength(1);
  expect(all[0]?.kind === "exchange" && spoken(scene.words, all[0].question)).toBe("…");
});

test("a phrase is read in the reader's language, a text stays as it was written", () => {
  const { words } = moment("spyfallPlay", "ask", "en").scene;
  const phrase = { phrase: "smell_sea_1", text: "" };
  expect(spoken(words, phrase)).toBe("It smells of salt.");
  expect(spoken(words, { phrase: "", text: "Salt?" })).toBe("Salt?");
});

test("without a log the table's own memory has to do", () => {
  const { scene } = moment("spyfallPlay", "conversation");
  const all = conversationOf(publicOf(scene.public), []);
  expect(kinds(all)).toEqual([...Array(6).fill("exchange"), "accusation"]);
});
