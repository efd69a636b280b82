// The drawings of Death Note: what an Action shows of its kind.

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { colours } from "./art/ink";
import CardArt from "./CardArt.svelte";

afterEach(cleanup);

test("an Action shows whether it takes Ryuk and whether it kills", () => {
  const tone = (id: string) =>
    render(CardArt, { family: "action", id }).container.querySelector("svg")?.style.getPropertyValue("--tone");
  expect(["death_note", "alibi", "decouverte"].map(tone)).toEqual(
    ["death", "ryuk", "action"].map((kind) => colours(kind).tone),
  );
});
