// What was unsaid is just words, for everybody and everything that reads what was told.

import type { Spoken } from "@wire";
import { expect, test } from "vitest";
import { event, said } from "./fixture";
import { meant } from "./meant";

const claim = (seat: number, text: string): Spoken => ({ ...said(seat, text), kind: "claim", what: "civilian" });
const accuse = (seat: number, about: number, text: string): Spoken => ({ ...said(seat, text, about), kind: "accuse" });
const unsay = (seat: number): Spoken => ({ ...said(seat, ""), kind: "unsay" });

test("nothing is another where nobody unsays anything", () => {
  const told = [claim(0, "Me? A civilian!"), event("day")];
  expect(meant(told)).toBe(told);
});

test("what somebody said last is just words once they unsay it, and stays where it was", () => {
  const told = [
    accuse(0, 1, "It is you"),
    accuse(1, 0, "No, you"),
    event("day"),
    claim(1, "I am good"),
    unsay(0),
    unsay(1),
  ];
  expect(meant(told)).toEqual([said(0, "It is you"), told[1], told[2], said(1, "I am good"), told[4], told[5]]);
});

test("what was said in the words of the game alone, or by a gesture, cannot be unsaid, nor what came before it", () => {
  const told = [claim(0, "I am good"), claim(0, ""), unsay(0), unsay(1)];
  expect(meant(told)).toEqual(told);
});

test("the same entry is the same words each time: what is shown of it is kept by it", () => {
  const told = [claim(0, "I am good"), unsay(0)];
  expect(meant(told)[0]).toBe(meant([...told, event("day")])[0]);
});
