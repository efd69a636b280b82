// One's own words: seen at once, gone from there when they were told, kept with a reason where they are refused.

import { expect, test, vi } from "vitest";
import { Refusal } from "@/app/api";
import { said } from "./fixture";
import type { TableLink } from "./link.svelte";
import type { Entry } from "./log";
import { Speaking } from "./speaking.svelte";

const speakingTo = (say: TableLink["say"], told: Entry[] = []) => new Speaking({ say }, () => told);
const texts = (speaking: Speaking) => speaking.unheard(0).map(({ statement }) => statement.text);

test("words are there before the server has them, until they stand in what was told", async () => {
  const told: Entry[] = [said(0, "Hello")];
  const speaking = speakingTo(() => Promise.resolve(), told);
  await speaking.speak({ kind: "text", text: "Hello" });
  expect(texts(speaking)).toEqual(["Hello"]);
  told.push(said(1, "Hello"));
  expect(texts(speaking)).toEqual(["Hello"]);
  told.push(said(0, "Hello"));
  expect(texts(speaking)).toEqual([]);
});

test("words that are understood as something in the words of the game were told as well", async () => {
  const told: Entry[] = [];
  const speaking = speakingTo(() => Promise.resolve(), told);
  await speaking.speak({ kind: "text", text: "It is Bruno!" });
  told.push({ ...said(0, "", 2), kind: "vouch" });
  expect(texts(speaking)).toEqual(["It is Bruno!"]);
  told.push({ ...said(0, "It is Bruno!", 1), kind: "accuse" });
  expect(texts(speaking)).toEqual([]);
});

test("the same said twice is there twice, until both were told", async () => {
  const told: Entry[] = [];
  const speaking = speakingTo(() => Promise.resolve(), told);
  await speaking.speak({ kind: "text", text: "Well?" });
  await speaking.speak({ kind: "text", text: "Well?" });
  told.push(said(0, "Well?"));
  expect(texts(speaking)).toEqual(["Well?"]);
});

test("what is refused stays with the reason, is sent again or taken back", async () => {
  const say = vi.fn<TableLink["say"]>().mockRejectedValueOnce(new Refusal("too_fast", "wait", 0, "a_rule"));
  say.mockResolvedValue();
  const speaking = speakingTo(say);
  await speaking.speak({ kind: "text", text: "Hello" });
  const [refused] = speaking.unheard(0);
  expect(refused).toMatchObject({ refused: "too_fast", reason: "a_rule" });
  if (refused) await speaking.again(refused);
  expect(say).toHaveBeenCalledTimes(2);
  const [again] = speaking.unheard(0);
  expect(again?.refused).toBe("");
  if (again) speaking.drop(again);
  expect(speaking.unheard(0)).toEqual([]);
});

test("another match begins with nothing said", async () => {
  const speaking = speakingTo(() => Promise.reject(new Refusal("too_fast", "wait", 0)));
  await speaking.speak({ kind: "text", text: "Hello" });
  speaking.forget();
  expect(speaking.unheard(0)).toEqual([]);
});
