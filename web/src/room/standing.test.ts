// What is missing before a match can start.

import type { Room, SeatInfo } from "@wire";
import { expect, test } from "vitest";
import { seatOf } from "@/home/fixture";
import { comings, readable, standing } from "./standing";

const seat = (number: number, facts: Partial<SeatInfo>) => seatOf(number, { name: `P${number}`, ...facts });

const room = (you: number | null, ...seats: SeatInfo[]): Room =>
  ({ seats, host: 0, you, options: {} }) as unknown as Room;

test("the host starts and need not be ready, the others do", () => {
  const there = standing(room(0, seat(0, {}), seat(1, {}), seat(2, { ready: true }), seat(3, { kind: "bot" })));
  expect(there).toEqual({
    free: 0,
    unready: ["P1"],
    onlyYou: false,
    hosting: true,
    aloud: false,
    lostBots: false,
    ready: false,
    canStart: false,
  });
});

test("where people talk aloud it starts without bots only", () => {
  const aloud = (kind: SeatInfo["kind"]) =>
    standing({ ...room(0, seat(0, {}), seat(1, { kind, ready: true })), options: { in_person: true } });
  expect(aloud("bot")).toMatchObject({ aloud: true, lostBots: true, canStart: false });
  expect(aloud("person")).toMatchObject({ aloud: true, lostBots: false, canStart: true });
});

test("whoever is the last to be waited for is told so", () => {
  expect(standing(room(1, seat(0, {}), seat(1, {}), seat(2, { ready: true }))).onlyYou).toBe(true);
  expect(standing(room(1, seat(0, {}), seat(1, {}), seat(2, {}))).onlyYou).toBe(false);
  expect(standing(room(1, seat(0, {}), seat(1, {}), seat(2, { kind: "empty" }))).onlyYou).toBe(false);
});

test("a free seat keeps the match from starting", () => {
  expect(standing(room(1, seat(0, {}), seat(1, { ready: true }), seat(2, { kind: "empty" }))).canStart).toBe(false);
  expect(standing(room(1, seat(0, {}), seat(1, { ready: true }), seat(2, { kind: "bot" }))).canStart).toBe(true);
});

test("somebody who watches hosts nothing", () => {
  expect(standing(room(null, seat(0, {}))).hosting).toBe(false);
});

test("who came and who left is told, and not who changed seats", () => {
  const before = room(0, seat(0, {}), seat(1, { name: "Ana" }), seat(2, { kind: "empty", name: "" }));
  const now = room(0, seat(0, { name: "Bo" }), seat(1, { kind: "empty", name: "" }), seat(2, { name: "Ana" }));
  expect(comings(before, now)).toEqual({ came: ["Bo"], left: ["P0"] });
  expect(comings(now, now)).toEqual({ came: [], left: [] });
});

test("a code is read aloud in two groups", () => {
  expect(readable("abcdefgh")).toBe("ABCD EFGH");
});
