// The drawings: every card of the catalogue has one, and none looks like another.

import { CARDS, HOURS, NAMES, PROFILES, ROLES } from "@generated/rose_noire/catalogue";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import CardIcon from "./art/CardIcon.svelte";
import HourIcon from "./art/HourIcon.svelte";
import RoleIcon from "./art/RoleIcon.svelte";
import SuspectIcon from "./art/SuspectIcon.svelte";
import TokenIcon from "./art/TokenIcon.svelte";
import { provenBy, typeOf } from "./art/types";
import CardArt from "./CardArt.svelte";

afterEach(cleanup);

const cards = Object.keys(CARDS);
const roles = Object.keys(ROLES);
const tokens = ["pawn", "first_player", "time", "graveyard"];

const drawings = [
  ...NAMES.flatMap((id) => [
    { family: "suspect", id },
    { family: "tombstone", id },
  ]),
  ...roles.map((id) => ({ family: "role", id })),
  ...["investigators", "possessed", "rector"].map((id) => ({ family: "camp", id })),
  ...cards.map((id) => ({ family: "card", id })),
  ...Object.keys(PROFILES).map((id) => ({ family: "profile", id })),
  ...HOURS.map((id) => ({ family: "hour", id })),
  ...tokens.map((id) => ({ family: "token", id })),
];
const backs = ["clue", "rector", "role"].map((id) => ({ family: "back", id }));

const shapes = (container: Element): string =>
  [...container.querySelectorAll("path, circle, rect")]
    .map((each) => each.outerHTML.replace(/ class="[^"]*"/, ""))
    .join();

const drawn = (family: string, id: string): string => {
  const { container, unmount } = render(CardArt, { family, id });
  const outlines = shapes(container);
  unmount();
  return outlines;
};

test.each(drawings)("$family $id has a drawing", ({ family, id }) => {
  for (const back of backs) expect(drawn(family, id)).not.toBe(drawn("back", back.id));
});

test("no two drawings have the same shapes, whatever their colours", () => {
  const outlines = [...drawings, ...backs].map(({ family, id }) => drawn(family, id));
  expect(new Set(outlines).size).toBe(outlines.length);
});

test("a Proof names whose innocence it proves, and no other card does", () => {
  expect(cards.map(provenBy).filter((suspect) => suspect)).toEqual(NAMES);
});

test("a card of another game has no type", () => {
  expect(typeOf("pickpocket")).toBe("");
});

test("no two small signs look alike", () => {
  const icons = [
    ...cards.map((card) => render(CardIcon, { card })),
    ...NAMES.map((suspect) => render(SuspectIcon, { suspect })),
    ...NAMES.map((suspect) => render(SuspectIcon, { suspect, dead: true })),
    ...HOURS.map((hour) => render(HourIcon, { hour })),
    ...roles.map((role) => render(RoleIcon, { role })),
    ...tokens.map((token) => render(TokenIcon, { token })),
  ].map(({ container }) => shapes(container.querySelector("svg") ?? container));
  expect(icons).not.toContain("");
  expect(new Set(icons).size).toBe(icons.length);
});
