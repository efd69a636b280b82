// The table of DC Spyfall as it is drawn: a conversation, places to cross out, the same for every card.

import { cleanup, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { groupsOf } from "@/table/grouping";
import { Notes } from "@/table/notes.svelte";
import { draw, part, unfolded } from "../fixtures/draw";
import { type Moment, moment } from "../fixtures/scenes";
import Board from "./Board.svelte";
import { PLACE_IDS } from "./cards";
import { publicOf } from "./facts";
import game from "./index";

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const show = (at: Moment, notes: Notes | null = null) => draw(Board, at, { notes, told: at.frame.told });

const play = (name: string) => moment("spyfallPlay", name, "en");
const places = () => part("details") as HTMLDetailsElement;
const place = (id: string) => part(`[data-place="${id}"]`);
const open = () => unfolded(places());

describe("the conversation", () => {
  test("is a log that no second voice reads out", () => {
    show(play("conversation"));
    const log = screen.getByRole("log");
    expect(log.getAttribute("aria-live")).toBe("off");
    expect(log.getAttribute("tabindex")).toBe("0");
    expect(log.textContent).toContain("What do you hear?");
    expect(log.textContent).toContain("Silence…");
  });

  test("shows votes by name once they are in", () => {
    show(play("after_vote"));
    const { ayes, noes } = publicOf(play("after_vote").scene.public).accusations[0] ?? { ayes: [], noes: [] };
    const { names } = play("after_vote").scene;
    const listed = (seats: readonly number[]) => seats.map((seat) => names[seat]).join(", ");
    expect(screen.getByText(listed(ayes))).toBeTruthy();
    expect(screen.getByText(listed(noes))).toBeTruthy();
  });
});

describe("the places", () => {
  test("open by themselves for whoever has to answer, and for nobody else", async () => {
    show(play("answer"));
    await tick();
    expect(places().open).toBe(true);
    cleanup();
    show(play("waiting"));
    await tick();
    expect(places().open).toBe(false);
  });

  test("are crossed out for oneself, round by round, and stay so", async () => {
    show(play("conversation"), new Notes("match.1"));
    await open();
    within(place("atlantis")).getByRole("button", { name: "Atlantis" }).click();
    await tick();
    expect(place("atlantis").classList.contains("crossed")).toBe(true);
    expect(screen.getByText("19 possible")).toBeTruthy();
    cleanup();
    show(play("conversation"), new Notes("match.1"));
    await open();
    expect(place("atlantis").classList.contains("crossed")).toBe(true);
    expect(place("oa").classList.contains("crossed")).toBe(false);
    cleanup();
    show(play("second_round"), new Notes("match.1"));
    await open();
    expect(place("atlantis").classList.contains("crossed")).toBe(false);
  });

  test("are uncrossed all at once", async () => {
    show(play("conversation"), new Notes("match.1"));
    await open();
    for (const id of ["atlantis", "oa"]) place(id).querySelector<HTMLElement>("button.place")?.click();
    await tick();
    screen.getByRole("button", { name: "Cross out nothing" }).click();
    await tick();
    expect(document.querySelectorAll(".crossed")).toHaveLength(0);
  });

  test("of earlier rounds are struck, and cannot be crossed out", async () => {
    const at = play("second_round");
    show(at, new Notes("match.1"));
    await open();
    const bag = publicOf(at.scene.public).results[0]?.ending.bag ?? "";
    expect(place(bag).classList.contains("out")).toBe(true);
    expect(place(bag).querySelector("button.place")).toBeNull();
    expect(document.querySelectorAll(".out")).toHaveLength(1);
  });

  test("are named by a revealed Joker with a tap", async () => {
    const { choose } = show(play("claim"));
    await open();
    within(place("batcave")).getByRole("button", { name: "Batcave" }).click();
    expect(choose).toHaveBeenCalledWith("location-batcave");
  });

  test("of earlier rounds are not offered to the Joker, though the rules would take them", async () => {
    const at = play("claim");
    const { results } = publicOf(play("second_round").scene.public);
    const scene = { ...at.scene, public: { ...at.scene.public, results } };
    const bag = results[0]?.ending.bag ?? "";
    show({ ...at, scene });
    await open();
    expect(place(bag).querySelector("button.place")).toBeNull();
    const question = at.frame.question;
    if (!question) throw new Error("the Joker is asked");
    const offered = groupsOf(question, game, scene).flatMap(({ listed }) => listed.map(({ option }) => option.id));
    expect(offered).toEqual(question.options.map(({ id }) => id).filter((id) => id !== `location-${bag}`));
  });

  test("can be read about", async () => {
    const { help } = show(play("watching"));
    await open();
    expect(document.querySelectorAll("[data-place]")).toHaveLength(PLACE_IDS.length);
    within(place("oa")).getByRole("button").click();
    expect(help).toHaveBeenCalledWith("location-oa");
  });
});

describe("what is hidden", () => {
  test("is drawn for nobody: another card makes the same board", () => {
    for (const name of ["ask", "answer", "listening", "vote", "look"]) {
      const at = play(name);
      const as = (card: string, ability: string) => {
        const { container } = show({
          ...at,
          scene: { ...at.scene, private: { card, marked: false, ability } },
        });
        const html = container.innerHTML.replaceAll(/\bc\d+\b|s\d+/g, "");
        cleanup();
        return html;
      };
      expect(as("joker", ""), name).toBe(as("atlantis", "sceptic"));
    }
  });
});

describe("the end of a round", () => {
  test("shows every card and ability, the points and the Joker", () => {
    const at = moment("spyfallEnds", "harley_found", "en");
    show(at);
    const end = screen.getByRole("region", { name: "End of round 1" });
    expect(within(end).getAllByRole("listitem")).toHaveLength(8);
    expect(end.querySelectorAll('[data-card^="ability-"]')).toHaveLength(8);
    expect(end.querySelectorAll('[data-card="role-joker"]')).toHaveLength(1);
    expect(end.textContent).toContain("+1");
  });

  test("has a line on the score sheet, and totals that add up", () => {
    const at = moment("spyfallEnds", "over", "en");
    show(at);
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(5);
    const { seats } = publicOf(at.scene.public);
    const totals = within(rows[4] as HTMLElement).getAllByRole("cell");
    expect(totals.map(({ textContent }) => Number(textContent))).toEqual(seats.map(({ score }) => score));
  });
});

test("around one real table the time that is left is large, and is not read out twice", async () => {
  vi.useFakeTimers();
  let left = 65_000;
  const { container } = draw(Board, play("aloud"), { left: () => left });
  const shown = () => container.querySelector("p[aria-hidden=true]")?.textContent;
  expect(shown()).toBe("1:05");
  left = 64_000;
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  expect(shown()).toBe("1:04");
});

test("around one real table there is no conversation to read, until somebody interrupts it", () => {
  show(play("aloud"));
  expect(screen.queryByRole("log")).toBeNull();
  cleanup();
  show(play("aloud_vote"));
  expect(screen.getByRole("log").textContent).toContain("accuses");
});
