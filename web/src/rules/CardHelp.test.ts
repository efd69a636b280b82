// Help about a card during a match is for playing: where its text comes from is on the rules page.

import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speech } from "@/app/speech.svelte";
import CardHelp from "./CardHelp.svelte";

beforeEach(async () => {
  const akira = { family: "character", id: "psychic_akira", source: "reconstruction", count: 0, facts: {} };
  vi.stubGlobal("fetch", async () => Response.json({ game: "kemomimi_panic", entries: [akira] }));
  await speech.speak("fr");
});
afterEach(() => vi.unstubAllGlobals());

it("has the text of the card and what it is called in the original, and not where it comes from", async () => {
  render(CardHelp, { game: "kemomimi_panic", card: "character-psychic_akira", close: () => undefined });
  const text = await screen.findByText(/vous pouvez l’annuler/);
  const dialog = text.closest("dialog");
  expect(dialog?.querySelector("h2")?.textContent).toBe("Akira l’extralucide");
  expect(dialog?.textContent).toContain("Psychic Akira");
  expect(dialog?.textContent).not.toMatch(/Reconstitution|livret/i);
});
