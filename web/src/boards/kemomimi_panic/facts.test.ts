// What is read out of the facts of Kemomimi Panic.

import { expect, test } from "vitest";
import { moment } from "../fixtures/scenes";
import { arrowMeans, counted, days, forPoints, lastNight, marksOf, night, publicOf } from "./facts";

const table = (...args: Parameters<typeof moment>) => publicOf(moment(...args).scene.public);

test("the Leader, the suspect and whoever is judged next are marked, each as such", () => {
  const { leader, suspect, other_suspect } = table("kemomimi8", "second");
  const marks = (seat: number) => marksOf(table("kemomimi8", "second"), seat);
  expect(marks(leader)).toContain("leader");
  expect(marks(suspect)).toContain("suspect");
  expect(marks(suspect)).not.toContain("next");
  expect(marks(other_suspect)).toContain("next");
});

test("whoever is out holds no mark of the day", () => {
  const facts = table("kemomimi4", "vote");
  const out = facts.seats.findIndex((seat) => seat.state === "out");
  expect(marksOf({ ...facts, leader: out }, out)).toEqual(["out"]);
});

test("everything that can hold of somebody has a mark", () => {
  const facts = table("kemomimi4", "name_suspect", "fr", { excluded: 0, protected: 1, double_hands: [3] });
  expect(marksOf(facts, 0)).toContain("excluded");
  expect(marksOf(facts, 1)).toContain("protected");
  expect(marksOf(facts, 3)).toContain("double");
  expect(marksOf(table("kemomimi4", "ghost"), 2)).toContain("ghost");
});

test("the Arrow points at the suspect by day and at the victim in the morning", () => {
  const facts = table("kemomimi4", "vote");
  expect(arrowMeans(facts)).toBe("suspect");
  expect(arrowMeans({ ...facts, suspect: -1, phase: "morning" })).toBe("victim");
  expect(arrowMeans({ ...facts, suspect: -1, phase: "end_of_day" })).toBe("judged");
  expect(arrowMeans({ ...facts, suspect: -1, arrow: -1 })).toBe("nobody");
});

test("it is night for everybody while somebody steals, and only then", () => {
  expect(night(moment("kemomimi4", "steal").scene.public)).toBe(true);
  expect(night(moment("kemomimi4", "guess").scene.public)).toBe(true);
  expect(night(moment("kemomimi4", "vote").scene.public)).toBe(false);
});

test("points are shown once several games are played", () => {
  expect(forPoints(table("kemomimi4", "vote"))).toBe(false);
  expect(forPoints(table("kemomimi8", "over"))).toBe(true);
});

test("roles are counted in the order of the game", () => {
  expect(counted(["informant", "civilian", "civilian"])).toEqual([
    { role: "informant", count: 1 },
    { role: "civilian", count: 2 },
  ]);
});

test("days are told from the latest on, with their votes and thefts, and without empty ones", () => {
  const facts = table("kemomimi8", "second");
  const told = days(facts);
  const numbers = told.map(({ day }) => day);
  expect(numbers).toEqual([...numbers].sort((one, other) => other - one));
  expect(told.flatMap(({ votes }) => votes)).toHaveLength(facts.votes.length);
  expect(told.flatMap(({ theft }) => theft ?? [])).toHaveLength(facts.thefts.length);
  for (const { claims, votes, theft } of told)
    expect(claims.length + votes.length + Number(theft !== undefined)).toBeGreaterThan(0);
  expect(lastNight(facts)?.day).toBe(facts.day - 1);
});
