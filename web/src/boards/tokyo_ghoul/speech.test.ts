// What can be talked about: what is in play.

import { expect, test } from "vitest";
import type { Scene } from "../board";
import { speakable } from "./talk";

const table = (facts: object) =>
  ({ public: { pool: ["kaneki", "mado"], masks: false, supports: false, ...facts } }) as unknown as Scene;

test("characters who are not in play are not talked about", () => {
  expect(speakable("mado", table({}))).toBe(true);
  expect(speakable("amon", table({}))).toBe(false);
});

test("masks and support tokens are talked about where they are played with", () => {
  for (const [word, variant] of [
    ["masque", "masks"],
    ["sans_masque", "masks"],
    ["soutien_kaneki", "supports"],
  ] as const) {
    expect(speakable(word, table({}))).toBe(false);
    expect(speakable(word, table({ [variant]: true }))).toBe(true);
  }
});

test("camps and the other cards always are", () => {
  for (const word of ["", "goule", "inspecteur", "humain", "cafe", "colombe", "jeton", "sans_cafe"])
    expect(speakable(word, table({}))).toBe(true);
});
