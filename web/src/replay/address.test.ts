// Addresses of moments, there and back.

import type { MatchInfo } from "@wire";
import { expect, test } from "vitest";
import { keyOf, linkTo, placeOf, searchOf } from "./address";

const info = { players: 4, steps: 80, you: 2 } as MatchInfo;

test.each([
  ["?as=all&step=12&key=a-B_c", { eyes: "all", step: 12, key: "a-B_c" }],
  ["?as=spectator&step=0", { eyes: "spectator", step: 0, key: "" }],
  ["?as=3&step=80", { eyes: 3, step: 80, key: "" }],
] as const)("%s names a place and is its address", (search, place) => {
  expect(placeOf(search, info)).toEqual(place);
  expect(searchOf(place)).toBe(search);
});

test("whoever played begins with their own eyes, at the deal", () => {
  expect(placeOf("", info)).toEqual({ eyes: 2, step: 0, key: "" });
});

test("whoever did not play begins with everybody's eyes: that is all a shared link has to say", () => {
  expect(placeOf("?key=k", { ...info, you: null })).toEqual({ eyes: "all", step: 0, key: "k" });
});

test.each([
  ["?as=4", 2, 0],
  ["?as=-1&step=-3", 2, 0],
  ["?as=me&step=1e3", 2, 0],
  ["?as=1.5&step=2.5", 2, 0],
  ["?as=0&step=999", 0, 80],
] as const)("%s is put right", (search, eyes, step) => {
  expect(placeOf(search, info)).toMatchObject({ eyes, step });
});

test("the key is read before the match is known", () => {
  expect(keyOf("?as=1&key=x%2By")).toBe("x+y");
  expect(keyOf("?as=1")).toBe("");
});

test("a shared link is turned to a moment and keeps its key and its host", () => {
  expect(linkTo("https://play.example/replay/m?key=k", { eyes: 1, step: 7, key: "" })).toBe(
    "https://play.example/replay/m?key=k&as=1&step=7",
  );
});
