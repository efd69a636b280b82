// The log on the page: short at first, secrets covered, filters and headings.

import { render, screen, within } from "@testing-library/svelte";
import type { Uncovered } from "@wire";
import { tick } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "@/app/settings.svelte";
import { speech } from "@/app/speech.svelte";
import type { GameModule, Scene } from "@/boards/board";
import generic from "@/boards/generic";
import { load } from "@/words/load";
import { event, said, sceneIn } from "./fixture";
import LogView from "./LogView.svelte";

const module: GameModule = {
  ...generic,
  heading: ({ key }) => key === "day",
  secret: ({ key }) => key === "check_answer",
};
const answer = event("check_answer", { target: 1, answer: "not_civilian" });

let scene: Scene;
beforeAll(async () => {
  Element.prototype.scrollTo = () => undefined;
  await speech.speak("en");
  scene = sceneIn(await load("en", "kemomimi_panic"), {
    game: "kemomimi_panic",
    names: ["Anna", "Bruno", "Chloe", "David"],
    private: {},
  });
});

const lines = () => screen.queryAllByRole("listitem").map((item) => item.textContent?.trim());
const press = async (name: string | RegExp) => {
  screen.getByRole("button", { name }).click();
  await tick();
};

describe("the log", () => {
  it("tells what happened in order, under its headings", () => {
    const told = [event("day", { day: 2, moon: "full", leader: 1 }), said(1, "Hello"), event("no_suspect")];
    render(LogView, { scene, told, module });
    expect(screen.getByRole("heading").textContent).toBe("Day 2, Full Moon");
    expect(lines()).toEqual(["Bruno: “Hello”", "Nobody to accuse: there will be no vote today."]);
  });

  it("repeats neither talk nor what the board tells, beside both", () => {
    const day = (number: number) => event("day", { day: number, moon: "full", leader: 1 });
    const told = [day(1), event("no_suspect"), day(2), event("no_suspect"), said(1, "Hello")];
    const onBoard: GameModule["onBoard"] = ({ key }) => key === "no_suspect";
    render(LogView, { scene, told, module: { ...module, onBoard }, talk: false });
    expect(screen.getAllByRole("heading")).toHaveLength(2);
    expect(lines(), "of the day before").toEqual(["Nobody to accuse: there will be no vote today."]);
  });

  it("draws the last lines of a long match, and earlier ones when they are asked for", async () => {
    const told = Array.from({ length: 1000 }, (_, at) => said(at % 4, `line ${at}`));
    render(LogView, { scene, told, module });
    expect(lines()).toHaveLength(150);
    expect(lines().at(-1)).toContain("line 999");
    await press(/earlier \(850/);
    expect(lines()).toHaveLength(300);
    expect(lines()[0]).toContain("line 700");
  });

  it("does not show that a secret is there where others may see the screen and that it came is one", async () => {
    const hushed = { ...module, discovery: () => ({ title: "A meeting", hushed: true }) };
    settings.ask(true);
    render(LogView, { scene, told: [event("no_suspect"), answer], module: hushed });
    expect(lines()).toHaveLength(1);
    await press("Secrets");
    expect(lines().join()).toContain("Bruno");
    settings.ask(false);
  });

  it("covers a secret until it is asked for, and covers it again", async () => {
    render(LogView, { scene, told: [answer], module });
    expect(lines()[0]).toMatch(/^For you alone/);
    expect(lines()[0]).not.toContain("Bruno");
    await press("Show");
    expect(lines()[0]).toContain("The answer to your check: Bruno");
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "What happened" }));
    await press("Hide secrets");
    expect(lines()[0]).not.toContain("Bruno");
  });

  it("shows talk or secrets alone", async () => {
    render(LogView, { scene, told: [said(1, "Hello"), answer, event("no_suspect")], module });
    await press("Talk");
    expect(lines()).toEqual(["Bruno: “Hello”"]);
    expect(screen.getByRole("button", { name: "Talk" }).getAttribute("aria-pressed")).toBe("true");
    await press("Secrets");
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toContain("The answer to your check: Bruno");
  });

  it("says that there is nothing yet", async () => {
    render(LogView, { scene, told: [], module });
    expect(screen.getByText("Nothing has happened yet.")).toBeTruthy();
    await press("Secrets");
    expect(screen.getByText("You have learned nothing in secret yet.")).toBeTruthy();
  });

  it("offers no secrets to a spectator", () => {
    render(LogView, { scene: { ...scene, me: null }, told: [event("no_suspect")], module });
    expect(screen.queryByRole("button", { name: "Secrets" })).toBeNull();
  });

  it("tells those who see everything whom it was told to, and what single seats were told", () => {
    const whisper: Uncovered = { ...answer, type: "uncovered", seats: [3], besides: {} };
    const swap: Uncovered = {
      type: "uncovered",
      key: "roles_swapped",
      args: { seats: [0, 1, 2] },
      seats: null,
      besides: { "1": { role: "informant" } },
    };
    render(LogView, { scene: { ...scene, me: null }, told: [whisper, swap], module });
    const [first, second] = screen.getAllByRole("listitem");
    if (!first || !second) throw new Error("both lines are there");
    expect(within(first).getByText("For David alone")).toBeTruthy();
    expect(first.textContent).toContain("Bruno");
    expect(within(second).getByText("For Bruno alone")).toBeTruthy();
    expect(second.textContent).toContain("Your role is now: Informant");
  });

  it("says what words are understood as below them", () => {
    render(LogView, { scene, told: [{ ...said(1, "Trust me!", 2), kind: "vouch" }], module });
    expect(lines()).toEqual([expect.stringMatching(/^Bruno: “Trust me!”\s+Understood as: I trust Chloe\.$/)]);
  });

  it("says whose words are kept back", () => {
    render(LogView, { scene, told: [said(2, "")], module });
    expect(lines()).toEqual(["Chloe: hidden message"]);
  });

  it("follows the language of the page", async () => {
    const french = { ...scene, words: await load("fr", "kemomimi_panic") };
    const told = [event("jewel_lost", { seat: 1 })];
    const { rerender } = render(LogView, { scene, told, module });
    expect(lines()).toEqual(["Bruno loses a jewel."]);
    await rerender({ scene: french });
    expect(lines()).toEqual(["Bruno perd un Faux-Bijoux."]);
  });
});
