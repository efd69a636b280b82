// The rules page as it is read: what is shown, what a search leaves, and where a link leads.

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import type { Reference } from "@wire";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { router } from "@/app/router.svelte";
import { speech } from "@/app/speech.svelte";
import GameRules from "./GameRules.svelte";

const reference: Reference = {
  game: "kemomimi_panic",
  entries: [
    { family: "rule", id: "vote", source: "", count: 0, facts: {} },
    { family: "role", id: "civilian_stubborn", source: "rulebook", count: 1, facts: { victory: 2 } },
    { family: "character", id: "psychic_akira", source: "rulebook", count: 0, facts: {} },
    { family: "example", id: "ghost_end", source: "", count: 0, facts: {} },
  ],
};

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const search = (text: string) => fireEvent.input(screen.getByRole("searchbox"), { target: { value: text } });

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("fetch", async () => Response.json(reference));
  Element.prototype.scrollIntoView = vi.fn();
  await speech.speak("fr");
});

afterEach(() => {
  router.go("/rules/kemomimi_panic");
  vi.unstubAllGlobals();
});

it("shows chapters, examples and cards, each under an address of its own", async () => {
  render(GameRules, { game: "kemomimi_panic" });
  await screen.findByRole("heading", { level: 1, name: /Kemomimi Panic/ });
  expect(titles()).toEqual(["Le vote", "Le dernier jour d’un fantôme", "Civil têtu", "Akira l’extralucide"]);
  expect(document.getElementById("character-psychic_akira")?.textContent).toMatch(/Nom d’origine\s:\s+Psychic Akira/);
  expect(document.getElementById("character-psychic_akira")?.textContent).toContain("D’après le livret");
});

it("narrows to what is looked for, says how much that is, and is whole again after Escape", async () => {
  render(GameRules, { game: "kemomimi_panic" });
  const box = await screen.findByRole("searchbox");
  await search("TETU");
  expect(titles()).toEqual(["Civil têtu", "Le dernier jour d’un fantôme"]);
  expect(screen.getByRole("status").textContent).toContain("2 résultats");
  await fireEvent.keyDown(box, { key: "Enter" });
  expect(document.activeElement?.id).toBe("role-civilian_stubborn");
  await search("zébu");
  expect(screen.getByRole("status").textContent).toContain("Aucun résultat");
  await fireEvent.keyDown(box, { key: "Escape" });
  expect(titles()).toHaveLength(4);
});

it("goes to the card of the address, and gives up a search that would hide it", async () => {
  router.go("/rules/kemomimi_panic#character-psychic_akira");
  render(GameRules, { game: "kemomimi_panic" });
  await waitFor(() => expect(document.activeElement?.id).toBe("character-psychic_akira"));
  await search("têtu");
  router.go("/rules/kemomimi_panic#rule-vote");
  await waitFor(() => expect(document.activeElement?.id).toBe("rule-vote"));
  expect(document.getElementById("rule-vote")?.classList).toContain("here");
  expect(titles()).toHaveLength(4);
});

it("keeps the card in view when another language is chosen", async () => {
  router.go("/rules/kemomimi_panic#role-civilian_stubborn");
  render(GameRules, { game: "kemomimi_panic" });
  await screen.findByRole("heading", { name: "Civil têtu" });
  await speech.speak("en");
  await screen.findByRole("heading", { name: "Civilian (stubborn)" });
  expect(document.getElementById("role-civilian_stubborn")?.classList).toContain("here");
});

it("shows the objectives of a character by their signs, links to what they want, and says where each value comes from", async () => {
  const kimi = {
    collection: "nourriture",
    stay_alive: "nourriture",
    companion: "nishiki",
    origins: { collection: "reconstruction", stay_alive: "reconstruction" },
  };
  const entries = [
    { family: "character", id: "kimi", source: "reconstruction", count: 0, facts: kimi },
    { family: "clue", id: "nourriture", source: "reconstruction", count: 6, facts: {} },
  ];
  vi.stubGlobal("fetch", async () => Response.json({ game: "tokyo_ghoul", entries }));
  render(GameRules, { game: "tokyo_ghoul" });
  await screen.findByRole("heading", { level: 2, name: "Cartes Indice" });
  const card = document.getElementById("character-kimi");
  const values = [...(card?.querySelectorAll(".values li") ?? [])];
  expect(values.map((value) => value.textContent?.replaceAll(/\s+/g, " ").trim())).toEqual([
    "Collection Nourriture Reconstitution",
    "Rester en vie Nourriture Reconstitution",
    "Compagnon NISHIO Nishiki Livret de règles",
  ]);
  expect(values.map((value) => value.querySelector("[data-card]")?.getAttribute("data-card"))).toEqual([
    "objective-collection-nourriture",
    "objective-stay_alive-nourriture",
    "objective-companion-nishiki",
  ]);
  expect(values[0]?.querySelector("a")?.getAttribute("href")).toBe("#clue-nourriture");
  expect(card?.textContent).toContain("Le livret ne dit pas tout");
});

it("reads the cards of La Rose Noire type by type, each drawn, and links to every heading", async () => {
  const card = (id: string, type: string, letter = "") => ({
    family: "card",
    id,
    source: "reconstruction",
    count: 1,
    facts: { type, letter, copies: [1, 0, 0], origins: letter ? { letter: "rulebook" } : {} },
  });
  const entries = [
    { family: "suspect", id: "deirdre", source: "reconstruction", count: 0, facts: { position: 3 } },
    card("zele", "action"),
    card("confession", "action", "I"),
    card("tumulte", "trap"),
    { family: "profile", id: "liam", source: "review", count: 0, facts: {} },
  ];
  vi.stubGlobal("fetch", async () => Response.json({ game: "rose_noire", entries }));
  render(GameRules, { game: "rose_noire" });
  await screen.findByRole("heading", { level: 2, name: "Suspects" });
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Suspects",
    "Actions",
    "Pièges",
    "Cartes bonus",
    "Profils",
  ]);
  const links = screen.getByRole("navigation").querySelectorAll("a");
  expect([...links].map((link) => link.getAttribute("href"))).toEqual(headings.map(({ id }) => `#${id}`));
  expect([...document.querySelectorAll("[data-card]")].map((svg) => svg.getAttribute("data-card"))).toEqual([
    "suspect-deirdre",
    "card-zele",
    "card-tumulte",
    "card-confession",
    "profile-liam",
  ]);
  expect(document.getElementById("card-confession")?.textContent).toContain("Livret de règles");
});

it("says so where there is nothing to read about a game yet", async () => {
  render(GameRules, { game: "lanterns" });
  await screen.findByRole("heading", { level: 1, name: /Lanterns/ });
  screen.getByText("Les règles de ce jeu ne peuvent pas encore se lire ici.");
  expect(screen.queryByRole("searchbox")).toBeNull();
});
