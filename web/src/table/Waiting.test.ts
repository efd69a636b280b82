// What stands in the dock while others are asked: who does what, and the rule of the moment.

import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { speech } from "@/app/speech.svelte";
import { wordsOf } from "@/boards/fixtures/scenes";
import type { Answering } from "./answering.svelte";
import { asked, sceneIn, state } from "./fixture";
import type { MatchState } from "./frames";
import Waiting from "./Waiting.svelte";

beforeAll(() => speech.speak("fr"));

function show(more: Partial<MatchState>, answering: Partial<Answering> = {}, game = "tokyo_ghoul") {
  const scene = sceneIn(wordsOf(game, "fr"), { game });
  const props = {
    match: state(null, more),
    answering: { question: null, kept: false, ...answering } as Answering,
    scene,
  };
  return (render(Waiting, props).container.textContent ?? "").replaceAll("\u00a0", " ").trim();
}

it("says what somebody does, and the rule of the moment", () => {
  show({ waiting: [1], doing: "turn_choice" });
  expect(screen.getByText("Bruno choisit où mener le jeton Action.")).toBeTruthy();
  expect(screen.getByText("Le Lieu décide de l’action : interroger, soupçonner, attaquer…")).toBeTruthy();
});

it("names all who are still to do it", () => {
  expect(show({ waiting: [1, 2], doing: "vote" }, {}, "kemomimi_panic")).toContain(
    "Bruno et Chloe n’ont pas encore voté.",
  );
});

it("falls back on who is waited for, where the game has no words or they do different things", () => {
  expect(show({ waiting: [1], doing: "juggle" })).toBe("On attend Bruno.");
  expect(show({ waiting: [1], doing: "" })).toBe("On attend Bruno.");
});

it("tells all who wait through a night what happens in it, and never who acts", () => {
  const night = { doing: "night", window: true, waiting: [0, 1, 2] };
  const told = [show(night, {}, "rose_noire"), show(night, { kept: true }, "rose_noire")].map((each) =>
    each.slice(each.indexOf("La nuit")),
  );
  expect(told[0]).toContain("Le Possédé peut d’abord se montrer au Recteur et tuer");
  expect(told[1]).toBe(told[0]);
});

it("leaves whoever is asked to their question, and whoever has answered to what that means", () => {
  expect(show({ waiting: [0, 1], doing: "vote" }, { question: asked() })).toBe("On attend aussi Bruno.");
  expect(show({ waiting: [1], doing: "night", window: true }, { kept: true }, "rose_noire")).toContain("face cachée");
});
