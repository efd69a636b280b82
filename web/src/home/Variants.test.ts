// Variants of a game: on or off, or for another number of players.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { speech } from "@/app/speech.svelte";
import { GAME } from "./fixture";
import Variants from "./Variants.svelte";

beforeAll(() => speech.speak("en"));

it("a variant for more players is shown as that, with the reason, until there are enough seats", async () => {
  const variants = GAME.settings
    .filter(({ name }) => name === "masks")
    .map((each) => ({ ...each, choice_players: { true: [6, 7, 8] } }));
  const { rerender } = render(Variants, { variants, players: 5, options: { masks: false } });
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Masks" });
  expect(box().getAttribute("aria-disabled")).toBe("true");
  const why = screen.getByText("For 6 to 8 players: change the number of seats.");
  expect(box().getAttribute("aria-describedby")).toContain(why.id);
  await fireEvent.click(box());
  expect(box().checked).toBe(false);
  await rerender({ players: 6 });
  expect(box().getAttribute("aria-disabled")).toBeNull();
  await fireEvent.click(box());
  expect(box().checked).toBe(true);
});
