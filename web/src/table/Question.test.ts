// The question as people meet it: its options by finger and by key, reasons, several choices, a text.

import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Question as Asked, Choice, Clock } from "@wire";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { speech } from "@/app/speech.svelte";
import type { GameModule } from "@/boards/board";
import generic from "@/boards/generic";
import type { Words } from "@/words/book";
import { load } from "@/words/load";
import { Answering } from "./answering.svelte";
import { asked, NAMES, sceneIn } from "./fixture";
import type { MatchState } from "./frames";
import { late } from "./late";
import type { TableLink } from "./link.svelte";
import Question from "./Question.svelte";

// Some of these ask how wide the screen is as soon as they are there.
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
await late.fetch();

let words: Words;

beforeAll(async () => {
  await speech.speak("en");
  words = await load("en", "kemomimi_panic");
});

const named = (seat: number, refused = ""): Choice => ({
  id: `seat ${seat}`,
  word: "seat",
  args: { seat },
  refused,
});

const help = vi.fn();

function show(more: Partial<Asked>, module: GameModule = generic, clock: Clock | null = null) {
  const question = asked({ kind: "name_suspect", options: [named(1), named(2)], ...more });
  const sent: (string | string[])[] = [];
  const link = {
    match: { match: "m", question, told: [], window: false, clock } as unknown as MatchState,
    answer: (_: number, answer: string | string[]) => {
      sent.push(answer);
      return Promise.resolve();
    },
  };
  // A clock that stands far after the question came.
  const answering = new Answering(link as unknown as TableLink, () => 1e6);
  const scene = sceneIn(words, { game: "kemomimi_panic" });
  render(Question, { question, answering, scene, module, help });
  return sent;
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("a single answer", () => {
  const pass = { id: "pass", word: "pass", args: {}, refused: "" };
  const barred = named(1, "not_now");

  it("will be given by itself, and may be tapped", async () => {
    const sent = show({ options: [pass, barred] }, generic, { due: 1, total: 1, runs_out: null });
    expect(screen.getByText("There is only one answer you can give: tap it, or time will give it.")).toBeTruthy();
    await fireEvent.click(button("Pass"));
    expect(sent).toEqual(["pass"]);
  });

  it("is not given where no time runs", () => {
    show({ options: [pass] });
    expect(screen.getByText("There is only one answer you can give.")).toBeTruthy();
  });

  it.each([
    [[{ ...pass, word: "ready" }], []],
    [[pass], [{ ...pass, id: "accuse" }]],
    [[pass, named(1)], []],
  ])("is not what says when, nor where something else can be done", (options, besides) => {
    show({ options, besides }, generic, { due: 1, total: 1, runs_out: null });
    expect(screen.queryByText(/only one answer/)).toBeNull();
  });
});

describe("one option", () => {
  it("is chosen by a tap", async () => {
    const sent = show({});
    await fireEvent.click(button("Bruno"));
    expect(sent).toEqual(["seat 1"]);
  });

  it("is chosen by its digit", async () => {
    const sent = show({});
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(sent).toEqual(["seat 2"]);
    expect(document.activeElement).toBe(button("Chloe"));
  });

  it("that means a card is drawn as that card", () => {
    const role: Choice = { id: "card-7", word: "seat", args: { seat: 1, role: "civilian" }, refused: "" };
    show({ options: [role, named(2)] });
    expect(button("Bruno").querySelector("svg text")?.textContent).toBe("C");
    expect(button("Chloe").querySelector("svg")).toBeNull();
  });

  it("that means a card can be read before it is chosen", async () => {
    const role: Choice = { id: "card-7", word: "seat", args: { seat: 1, role: "civilian" }, refused: "" };
    const sent = show({ options: [role, named(2)] });
    await fireEvent.click(button("Explain: Civilian"));
    expect(help.mock.calls).toEqual([["role-civilian"]]);
    expect(sent).toEqual([]);
    expect(screen.queryAllByRole("button", { name: /^Explain/ })).toHaveLength(1);
  });

  it("is not chosen by a digit that somebody writes, or that belongs to the browser", async () => {
    const sent = show({});
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "1" });
    await fireEvent.keyDown(document.body, { key: "1", ctrlKey: true });
    await fireEvent.keyDown(document.body, { key: "3" });
    field.remove();
    expect(sent).toEqual([]);
  });

  it("that a rule refuses can be reached, says why, and is not sent", async () => {
    const sent = show({ options: [named(1, "leader_must_vote"), named(2)] });
    const refused = button("Bruno");
    expect(refused.getAttribute("aria-disabled")).toBe("true");
    expect(refused.hasAttribute("disabled")).toBe(false);
    const reason = document.getElementById(refused.getAttribute("aria-describedby") ?? "");
    expect(reason?.textContent).toBe(words.reason("leader_must_vote"));
    await fireEvent.click(refused);
    expect(sent).toEqual([]);
  });
});

describe("several options", () => {
  it("are confirmed once there are enough, and until then the button says what is missing", async () => {
    const sent = show({ shape: "several", least: 2, most: 2 });
    await fireEvent.click(button("2 more to choose"));
    await fireEvent.click(button("Bruno"));
    expect(button("Bruno").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button("One more to choose"));
    expect(sent).toEqual([]);
    await fireEvent.click(button("Chloe"));
    await fireEvent.click(button("Confirm"));
    expect(sent).toEqual([["seat 1", "seat 2"]]);
  });

  it("are counted where the same may be chosen again", async () => {
    const sent = show({ shape: "several", least: 0, most: 3, repeat: true });
    await fireEvent.click(button("One more: Bruno"));
    await fireEvent.click(button("One more: Bruno"));
    await fireEvent.click(button("One more: Chloe"));
    await fireEvent.click(button("One less: Bruno"));
    await fireEvent.click(button("Confirm"));
    expect(sent).toEqual([["seat 1", "seat 2"]]);
  });
});

describe("a text", () => {
  it("is sent when it is long enough", async () => {
    const sent = show({ shape: "text", options: [], least: 3, most: 10 });
    const field = screen.getByRole("textbox");
    await fireEvent.input(field, { target: { value: "ab" } });
    await fireEvent.click(button("Answer"));
    expect(sent).toEqual([]);
    await fireEvent.input(field, { target: { value: " moon " } });
    await fireEvent.click(button("Answer"));
    expect(sent).toEqual(["moon"]);
  });
});

describe("options that share something", () => {
  const paired: GameModule = {
    ...generic,
    optionCard: ({ id }) => (id === "seat 1" ? ["role-one", "role-two"] : []),
    group: ({ args }) => (args.seat === 0 ? null : { title: "One of them", label: `No. ${String(args.seat)}` }),
  };

  it("stand together under it, and say all to whoever does not see that", async () => {
    const sent = show({ options: [named(0), named(1), named(2)] }, paired);
    const group = screen.getByRole("group", { name: "One of them" });
    const inside = [...group.querySelectorAll("button")];
    expect(inside.map((each) => each.querySelector("[aria-hidden]:not(.art *, kbd)")?.textContent)).toEqual([
      "No. 1",
      "No. 2",
    ]);
    await fireEvent.click(button("Chloe"));
    expect(sent).toEqual(["seat 2"]);
  });

  it("keep their digits, in the order of the question", async () => {
    const sent = show({ options: [named(0), named(1), named(2)] }, paired);
    await fireEvent.keyDown(document.body, { key: "3" });
    expect(sent).toEqual(["seat 2"]);
  });

  it("stand last where they are cards that cannot be played", () => {
    const drawn: GameModule = { ...generic, optionCard: ({ args }) => (args.seat === 2 ? "" : "role-any") };
    show({ options: [named(0, "not_now"), named(2, "not_now"), named(1)] }, drawn);
    const shown = screen.getAllByRole("button").map((each) => each.textContent);
    expect(shown.map((text) => ["Anna", "Bruno", "Chloe"].find((name) => text?.includes(name)))).toEqual([
      "Chloe",
      "Bruno",
      "Anna",
    ]);
  });

  it("are drawn as all the cards they mean", () => {
    show({ options: [named(0), named(1), named(2)] }, paired);
    expect(button("Bruno").querySelectorAll(".art")).toHaveLength(2);
    expect(button("Chloe").querySelectorAll(".art")).toHaveLength(0);
  });

  it("are found in two steps where they share a card, and all are there again with another tap", async () => {
    const dealt: GameModule = {
      ...generic,
      group: ({ args }) => ({ title: `Give ${args.seat === 1 ? "a" : "b"}`, card: "role-any", label: "it" }),
    };
    const sent = show({ options: [named(1), named(2)] }, dealt);
    await fireEvent.click(button("Give b"));
    expect(screen.queryByRole("button", { name: "Bruno" })).toBeNull();
    expect(button("Give b").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button("Give b"));
    expect(button("Bruno")).toBeTruthy();
    await fireEvent.click(button("Give a"));
    await fireEvent.click(button("Bruno"));
    expect(sent).toEqual(["seat 1"]);
  });
});

describe("groups that are folded", () => {
  const module: GameModule = {
    ...generic,
    group: ({ args }) =>
      args.seat === 0 ? null : { title: `With ${NAMES[Number(args.seat)]}`, label: "alone", folded: true },
  };

  it("offer what their options share first, then these", async () => {
    const sent = show({ options: [named(0), named(1), named(2)] }, module);
    expect(screen.queryByRole("button", { name: /Bruno$/ })).toBeNull();
    await fireEvent.click(button("With Bruno…"));
    expect(button("With Bruno…").getAttribute("aria-expanded")).toBe("true");
    expect(screen.queryByRole("button", { name: /Chloe$/ })).toBeNull();
    await fireEvent.click(button(/Bruno$/));
    expect(sent).toEqual(["seat 1"]);
  });

  it("leave alone what stands in none", () => {
    show({ options: [named(0), named(1), named(2)] }, module);
    expect(screen.getAllByRole("button", { name: /Anna|you/i })).toHaveLength(1);
  });
});
