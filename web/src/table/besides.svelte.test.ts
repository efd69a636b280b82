// Asking whether one is sure, while the match goes on around it.

import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Question } from "@wire";
import { flushSync } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { speech } from "@/app/speech.svelte";
import generic from "@/boards/generic";
import { Words } from "@/words/book";
import { Answering } from "./answering.svelte";
import Besides from "./Besides.svelte";
import { asked, sceneIn, state } from "./fixture";
import type { MatchState } from "./frames";
import type { TableLink } from "./link.svelte";

const reveal = { id: "reveal", word: "reveal_role", args: {}, refused: "" };
const words = new Words("en", ["option-reveal_role = Show your role"]);

class Line {
  match = $state.raw<MatchState | null>(null);
  sent: [number, string | string[]][] = [];

  answer(question: number, answer: string | string[]): Promise<void> {
    this.sent.push([question, answer]);
    return Promise.resolve();
  }
}

beforeAll(() => speech.speak("en"));

function show() {
  const line = new Line();
  const shows = (question: Question | null) => {
    line.match = state(question);
    flushSync();
  };
  shows(asked({ id: 1, besides: [reveal] }));
  render(Besides, {
    module: generic,
    answering: new Answering(line as unknown as TableLink, () => 1e6),
    scene: sceneIn(words),
  });
  return { line, shows };
}

const open = () => fireEvent.click(screen.getByRole("button", { name: "Show your role…" }));

it("stays while one question follows another, and counts for the one that is open then", async () => {
  const { line, shows } = show();
  await open();
  shows(asked({ id: 2, options: [], besides: [reveal], optional: true }));
  await fireEvent.click(screen.getByRole("button", { name: "Show your role" }));
  expect(line.sent).toEqual([[2, "reveal"]]);
});

it("ends when it cannot be done any more, and does not come back by itself", async () => {
  const { shows } = show();
  await open();
  shows(asked({ id: 2 }));
  expect(screen.queryByRole("dialog")).toBeNull();
  shows(asked({ id: 3, besides: [reveal] }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Show your role…" })).toBeTruthy();
});
