// What a reader knows, frame by frame.

import type { Full, Step } from "@wire";
import { expect, test } from "vitest";
import { Gap, stepped, whole } from "./frames";

const full: Full = {
  type: "full",
  seq: 4,
  match: "m",
  game: "kemomimi_panic",
  seat: 0,
  public: { phase: "talk", day: 1 },
  private: { role: "civilian" },
  told: [{ type: "event", key: "day", args: {} }],
  question: null,
  waiting: [1],
  window: false,
  clock: null,
  over: false,
  pad: "   ",
};

const step: Step = {
  type: "step",
  seq: 7,
  after: 4,
  public: { phase: "vote" },
  private: {},
  told: [{ type: "event", key: "suspect", args: { seat: 1 } }],
  question: null,
  waiting: [],
  window: true,
  clock: { due: 5, total: 10, runs_out: null },
  over: false,
  pad: "",
};

test("a step changes the fields it names and keeps the others", () => {
  const now = stepped(whole(full), step);
  expect(now.public).toEqual({ phase: "vote", day: 1 });
  expect(now.private).toEqual({ role: "civilian" });
  expect([now.seq, now.window, now.waiting, now.clock]).toEqual([7, true, [], step.clock]);
});

test("under a name with a plus, a list got longer by what stands there", () => {
  const before = whole({ ...full, public: { phase: "vote", deeds: [1] }, private: { memories: ["a"] } });
  const after = { ...step, public: { "deeds+": [2, 3] }, private: { "memories+": ["b"] } };
  const now = stepped(before, after);
  expect(now.public).toEqual({ phase: "vote", deeds: [1, 2, 3] });
  expect(now.private).toEqual({ memories: ["a", "b"] });
  expect(before.public.deeds).toEqual([1]);
});

test("what is told is appended, and what came first is history", () => {
  const now = stepped(whole(full), step);
  expect(now.told.map((each) => each.type === "event" && each.key)).toEqual(["day", "suspect"]);
  expect(now.known).toBe(1);
});

test("what may be left to time is said by each frame, and is not where it says nothing", () => {
  expect(whole(full).lapses).toBe(false);
  const moment = stepped(whole(full), { ...step, lapses: true });
  expect(moment.lapses).toBe(true);
  expect(stepped(moment, { ...step, after: moment.seq, seq: moment.seq + 1 }).lapses).toBe(false);
});

test("a step that goes on from elsewhere is a gap", () => {
  expect(() => stepped(whole(full), { ...step, after: 5 })).toThrow(Gap);
  expect(() => stepped(null, step)).toThrow(Gap);
});

test("a spectator has no private facts, whatever a step says", () => {
  const watching = whole({ ...full, private: null });
  expect(stepped(watching, { ...step, private: { role: "informant" } }).private).toBeNull();
});
