// The table of Tokyo Ghoul as it is drawn: Places and people as buttons, nothing that is hidden, everything at the end.

import { cleanup, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Notes } from "@/table/notes.svelte";
import { draw, person, unfolded } from "../fixtures/draw";
import { type Moment, moment } from "../fixtures/scenes";
import Board from "./Board.svelte";
import { privateOf, publicOf } from "./facts";

afterEach(cleanup);

const show = (at: Moment, notes: Notes | null = null) => draw(Board, at, { notes });

const octagon = () => screen.getByRole("region", { name: /Lieux|Places/ });

describe("the octagon", () => {
  test("offers the Places where the token may go, with what is done there", () => {
    const at = moment("tokyoPlay", "walk", "en");
    const { choose } = show(at);
    const ways = within(octagon()).getAllByRole("button", { name: /^Choose/ });
    expect(ways).toHaveLength(2);
    const place = at.frame.question?.options[0]?.args.place;
    expect(ways[0]?.textContent).toContain(at.scene.words.text(`place-${place}`));
    ways[1]?.click();
    expect(choose).toHaveBeenCalledWith("move-2");
  });

  test("says which Places turn over, and with how many steps", () => {
    show(moment("tokyoPlay", "walk", "en"));
    expect(within(octagon()).getByText(/turns face up with 1 and 2 steps/)).toBeTruthy();
    expect(within(octagon()).getByText(/turns face up with 2 steps/)).toBeTruthy();
    expect(within(octagon()).getByText(/is hidden once the token leaves/)).toBeTruthy();
    expect(screen.getByText(/^Turn face up: .* and /)).toBeTruthy();
  });

  test("turns nothing over where the token starts: that Place lies face down already", () => {
    show(moment("tokyoPlay", "first_walk", "en"));
    expect(within(octagon()).queryByText(/is hidden once the token leaves/)).toBeNull();
    expect(within(octagon()).queryByText(/turns face up/)).toBeNull();
  });

  test("explains the other Places, and keeps those unknown that nobody has seen", () => {
    const { help } = show(moment("tokyoPlay", "first_walk", "en"));
    expect(within(octagon()).getAllByText("Unknown red Place")).toHaveLength(2);
    const rest = within(octagon())
      .getAllByRole("button")
      .filter((button) => !button.textContent?.includes("Choose"));
    rest[0]?.click();
    expect(help).toHaveBeenCalledWith(expect.stringMatching(/^place-/));
  });

  test("offers a single way where there is one", () => {
    show(moment("tokyoPlay", "one_way", "en"));
    expect(within(octagon()).getAllByRole("button", { name: /^Choose/ })).toHaveLength(1);
  });

  test("warns when the Reserve runs out", () => {
    show(moment("tokyoPlay", "exhausted", "en"));
    expect(octagon().textContent).toContain("last turn");
  });
});

describe("an interrogation", () => {
  test("is seen by everybody, and what is shown by nobody on the board", () => {
    const at = moment("tokyoPlay", "exchange", "en");
    show(at);
    expect(octagon().textContent).toContain("You question David: 2 cards.");
    const cards = [...octagon().querySelectorAll("[data-card^='clue-']")];
    expect(cards).toEqual([]);
  });

  test("looks the same from outside", () => {
    show(moment("tokyoPlay", "watching", "en"));
    expect(octagon().textContent).toMatch(/Anna questions Élise: \d cards\./);
    expect(person(4).textContent).toContain("questioned");
  });
});

describe("people", () => {
  test("are buttons where one of them is asked for", () => {
    const { choose } = show(moment("tokyoPlay", "interrogate", "en"));
    screen.getByRole("button", { name: "Choose: Bruno" }).click();
    expect(choose).toHaveBeenCalledWith("seat-1");
  });

  test("have a button for each area that has a token to take", () => {
    const at = moment("tokyoPlay", "remove", "en");
    const { choose } = show(at);
    const of = (seat: number) => at.frame.question?.options.filter(({ args }) => args.seat === seat) ?? [];
    expect(within(person(1)).getAllByRole("button", { name: /^Choose/ })).toHaveLength(of(1).length);
    within(person(0))
      .getByRole("button", { name: /^Choose/ })
      .click();
    expect(choose).toHaveBeenCalledWith(of(0)[0]?.id);
  });

  test("have two buttons where a support can be looked at or swapped, and one where it is the reader's", () => {
    const { choose } = show(moment("tokyoPlay", "support", "en"));
    expect(within(person(2)).getAllByRole("button", { name: /^Choose/ })).toHaveLength(1);
    const [peek, swap] = within(person(3)).getAllByRole("button", { name: /^Choose/ });
    peek?.click();
    swap?.click();
    expect(choose.mock.calls).toEqual([["peek-3"], ["swap-3"]]);
  });

  test("have a button of its own for what ends the match, and are no button themselves", () => {
    const { choose } = show(moment("tokyoPlay", "special", "en"));
    const strikes = screen.getAllByRole("button", { name: /^Choose: Attack/ });
    expect(strikes.map((button) => button.textContent?.trim())).toEqual(Array(3).fill("Attack"));
    within(person(2))
      .getByRole("button", { name: /^Choose/ })
      .click();
    expect(choose).toHaveBeenCalledWith("special-2");
  });

  test("say how suspected they are, in words, and from three tokens on that they show all", () => {
    const at = moment("tokyoPlay", "interrogate", "en");
    show(at);
    publicOf(at.scene.public).seats.forEach(({ tokens }, seat) => {
      const text = person(seat).textContent ?? "";
      expect(text).toContain(tokens === 0 ? "no Suspicion tokens" : `${tokens} Suspicion token`);
      expect(text.includes("shows all 3 cards")).toBe(tokens >= 3);
    });
  });
});

describe("secrets", () => {
  const cards = (family: string) =>
    [...document.querySelectorAll(`[data-seat] [data-card^='${family}-']`)].map((card) =>
      card.getAttribute("data-card"),
    );

  test("are not drawn, not even the reader's own", () => {
    const at = moment("tokyoPlay", "walk");
    show(at);
    expect(cards("character")).toEqual([]);
    expect(cards("clue").sort()).toEqual(
      publicOf(at.scene.public)
        .seats.map(({ face_up }) => `clue-${face_up}`)
        .sort(),
    );
    expect(cards("support")).toEqual([]);
  });

  test("are drawn for those who see every seat's", () => {
    const at = moment("tokyoPlay", "watching");
    const known = moment("tokyoPlay", "exchange").scene.private ?? {};
    show({ ...at, scene: { ...at.scene, secrets: new Map([[2, known]]) } });
    expect(cards("character")).toEqual([`character-${privateOf(known).character}`]);
  });

  test("are all told at the end, with what came of each objective", () => {
    const at = moment("tokyoEnds", "killed", "en");
    const { help } = show(at);
    const reveal = screen.getByRole("region", { name: "Who was who" });
    const people = within(reveal).getAllByRole("heading", { level: 3 });
    const { ending, seats } = publicOf(at.scene.public);
    const winners = ending?.winners ?? [];
    const losers = seats.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
    expect(people.map((heading) => heading.textContent?.trim().split(/\s/)[0])).toEqual(
      [...winners, ...losers].map((seat) => at.scene.names[seat]),
    );
    expect(reveal.textContent).toMatch(/Met:\s*Elimination: kill an? \w+\s*Killed /);
    expect(reveal.textContent).toMatch(/Missed:\s*Stay alive with 2 \w+ cards\s*Dead, with \d\/2 /);
    within(reveal).getAllByRole("button")[0]?.click();
    expect(help).toHaveBeenCalledWith(`character-${seats[winners[0] ?? 0]?.character}`);
  });
});

test("the characters in play are one tap from their help, with what they want", () => {
  const { help } = show(moment("tokyoPlay", "walk", "en"));
  const pool = screen.getByText("The characters in play").closest("details");
  if (!pool) throw new Error("no pool");
  const mado = within(pool).getByRole("button", { name: /Mado.*Elimination: kill a Ghoul/ });
  mado.click();
  expect(help).toHaveBeenCalledWith("character-mado");
});

test("what everybody saw is told turn by turn", () => {
  show(moment("tokyoPlay", "support", "en"));
  const history = screen.getByText("Turn by turn").closest("details");
  expect(history?.textContent).toMatch(/Turn \d.*Getting ready/s);
  expect(history?.textContent).toMatch(/moves \d:/);
});

describe("the grid of who may be whom", () => {
  beforeEach(() => localStorage.clear());

  test("is kept among the notes: ruled out, settled, open again", async () => {
    const notes = new Notes("match.1");
    show(moment("tokyoPlay", "walk", "en"), notes);
    expect(screen.queryByRole("table")).toBeNull();
    const grid = await unfolded(screen.getByText("Who is who? Your grid"));
    const cell = () => within(grid).getByRole("button", { name: /^Anna, Kureo Mado:/ });
    for (const [state, tags] of [
      ["no", ["excluded:mado"]],
      ["yes", ["what-mado"]],
      ["possible", []],
    ] as const) {
      cell().click();
      await tick();
      expect(cell().getAttribute("aria-label")).toBe(`Anna, Kureo Mado: ${state}`);
      expect(notes.of(0).tags).toEqual(tags);
    }
  });

  test("is not there for those who do not play", () => {
    show(moment("tokyoPlay", "watching", "en"), new Notes("match"));
    expect(screen.queryByText("Who is who? Your grid")).toBeNull();
  });
});
