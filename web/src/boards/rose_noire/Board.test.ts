// The table of La Rose Noire as it is drawn: suspects as buttons, nothing that is hidden, the same night for all.

import { cleanup, render, screen, within } from "@testing-library/svelte";
import type { Spoken } from "@wire";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Notes } from "@/table/notes.svelte";
import { draw, drawn, part, person, unfolded } from "../fixtures/draw";
import { choosing, type Moment, moment } from "../fixtures/scenes";
import Board from "./Board.svelte";
import { privateOf, publicOf } from "./facts";
import { late } from "./late";
import Reveal from "./Reveal.svelte";
import type { Entry } from "./talk";

await late.fetch();

afterEach(cleanup);

const show = (at: Moment, notes: Notes | null = null, told: readonly Entry[] = []) => draw(Board, at, { notes, told });

const suspect = (id: string) => part(`[data-suspect="${id}"]`);
const tap = async (id: string) => {
  within(suspect(id))
    .getByRole("button", { name: /^Name|^Choose/ })
    .click();
  await tick();
};

describe("the arc", () => {
  test("has seven suspects with the height of their piles, in words", () => {
    const at = moment("rosePlay", "watching", "en");
    show(at);
    const { suspects } = publicOf(at.scene.public);
    document.querySelectorAll("[data-suspect]").forEach((tile, at) => {
      const { alive, cards = 0 } = suspects[at] ?? {};
      expect(tile.textContent).toContain(alive ? `${cards} card` : "dead");
    });
  });

  test("answers an Investigation by a tap", async () => {
    const { choose } = show(moment("rosePlay", "day", "en"));
    await tap("morwen");
    expect(choose).toHaveBeenCalledWith("look-morwen");
  });

  test("explains a suspect where nobody is to be chosen", () => {
    const { help } = show(moment("rosePlay", "watching", "en"));
    within(suspect("taran")).getByRole("button").click();
    expect(help).toHaveBeenCalledWith("suspect-taran");
  });

  test("offers nobody who is out of reach", () => {
    const at = moment("rosePlay", "targets", "en");
    show(at);
    const barred = publicOf(at.scene.public).suspects.findIndex(({ isolated }) => isolated);
    const tile = document.querySelectorAll<HTMLElement>("[data-suspect]")[barred];
    expect(tile?.textContent).toContain("confined");
    expect(tile && within(tile).queryByRole("button", { name: /^Choose/ })).toBeNull();
  });

  test("takes a ballot by two taps, and a second thought about the first", async () => {
    const { choose } = show(moment("rosePlay", "ballots_open", "en"));
    await tap("taran");
    expect(within(suspect("taran")).getByRole("button", { name: "Name Taran" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    expect(screen.getByText("And the second?")).toBeTruthy();
    await tap("taran");
    await tap("morwen");
    expect(choose).not.toHaveBeenCalled();
    await tap("aodhan");
    expect(choose.mock.calls).toEqual([["pair-aodhan-morwen"]]);
  });

  test("keeps the first of two while others change their ballots", async () => {
    const at = moment("rosePlay", "ballots_open", "en");
    const { choose, rerender } = show(at);
    await tap("taran");
    const again = choosing(at, choose);
    const { question } = again;
    await rerender({ choosing: { ...again, question: question && { ...question, id: question.id + 1 } } });
    await tap("morwen");
    expect(choose.mock.calls).toEqual([["pair-morwen-taran"]]);
  });

  test("keeps the first of two where the second tap came too soon to count", async () => {
    const { choose } = show(moment("rosePlay", "ballots_open", "en"));
    await tap("taran");
    await tap("morwen");
    await tap("bricen");
    expect(choose.mock.calls).toEqual([["pair-morwen-taran"], ["pair-bricen-taran"]]);
  });

  test("names two by two for a Confession as well", async () => {
    const { choose } = show(moment("rosePlay", "confession", "en"));
    await tap("bricen");
    await tap("eoghan");
    expect(choose).toHaveBeenCalledWith("pair-bricen-eoghan");
  });

  test("kills one or two in a night of fury, once it is said", async () => {
    const { choose } = show(moment("rosePlay", "fury", "en"));
    await tap("taran");
    expect(choose).not.toHaveBeenCalled();
    await tap("morwen");
    screen.getByRole("button", { name: /kill.*Morwen.*Taran/i }).click();
    expect(choose.mock.calls).toEqual([["kill-morwen-taran"]]);
  });

  test("shows who accuses whom, by name", () => {
    const at = moment("rosePlay", "ballots", "en");
    show(at);
    expect(suspect("eoghan").textContent).toContain("Ballots: Anna, Chloé and you");
    expect(screen.getByText("It takes 3 votes of 4")).toBeTruthy();
    expect(person(0).textContent).toContain("ballot locked");
  });

  test("shows where pawns stand and who was there", () => {
    const at = moment("rosePlay", "watching", "en");
    show(at);
    publicOf(at.scene.public).suspects.forEach(({ investigated }, index) => {
      const text = document.querySelectorAll("[data-suspect]")[index]?.textContent ?? "";
      expect(text.includes("Investigated here")).toBe(investigated >= 0);
    });
  });
});

describe("around it", () => {
  test("people are there before there is a Rector, and piles are not called empty before they are dealt", () => {
    const at = moment("rosePlay", "accomplices", "en");
    show(at);
    expect(document.body.textContent).not.toContain("pile empty");
    cleanup();
    show({ ...at, scene: { ...at.scene, public: { ...at.scene.public, suspects: [], seats: [] } } });
    const people = screen.getByRole("list", { name: /^Around the table/ });
    expect(within(people).getAllByRole("heading", { level: 3 })).toHaveLength(5);
  });

  test("the hours and the days say where the match stands", () => {
    show(moment("rosePlay", "ballots", "en"));
    const time = screen.getByRole("region", { name: "Time" });
    expect(time.textContent).toMatch(/Turn \d of 5/);
    const now = within(time).getAllByRole("listitem", { current: "step" });
    expect(now.map((hour) => hour.textContent?.trim())).toEqual([expect.stringMatching(/^Sextines/)]);
  });

  test("the Rector’s piles are numbers, and the cards played lie open", () => {
    const at = moment("rosePlay", "ballots", "en");
    const { help } = show(at);
    const { rector, rector_deck, rector_discard, seats } = publicOf(at.scene.public);
    const text = person(rector).textContent?.replaceAll(/\s+/g, " ");
    expect(text).toContain(`${seats[rector]?.cards} in hand`);
    expect(text).toContain(`${rector_deck} deck`);
    expect(text).toContain(`${rector_discard} discard`);
    within(person(rector))
      .getAllByRole("button", { name: /Forgery/ })[0]
      ?.click();
    expect(help).toHaveBeenCalledWith("card-falsification");
  });

  test("people are buttons where one of them is asked for", () => {
    const at = moment("rosePlay", "confrontation", "en");
    const { choose } = show(at);
    screen.getAllByRole("button", { name: /^Choose/ })[0]?.click();
    expect(choose).toHaveBeenCalledWith(expect.stringMatching(/^seat-\d$/));
  });

  test("the discard is there to browse, the last card first", () => {
    const at = moment("rosePlay", "ballots", "en");
    show(at);
    const { discard } = publicOf(at.scene.public);
    const pile = screen.getByText(`Clue discard: ${discard.length} cards`).closest("details");
    const names = [...(pile?.querySelectorAll(".name") ?? [])].map((name) => name.textContent);
    expect(names).toEqual([...discard].reverse().map((card) => at.scene.words.text(`card-${card}`)));
  });

  test("Accusations are kept with their answer", () => {
    show(moment("rosePlay", "day", "en"));
    const kept = screen.getByRole("region", { name: "Accusations" });
    expect(kept.textContent).toMatch(/Aodhan and Fearghal.*Turn \d, by .*Inexact/s);
  });

  test("the morning tells the dead of the night", () => {
    show(moment("rosePlay", "dawn", "en"));
    expect(screen.getByRole("region", { name: "Albines, dawn" }).textContent).toMatch(/^\s*Two victims were found/);
  });

  test("what everybody saw is told day by day", () => {
    show(moment("rosePlay", "day", "en"));
    const history = screen.getByText("Turn by turn").closest("details");
    expect(history?.textContent).toMatch(/Turn \d.*Turn 1/s);
    expect(history?.textContent).toContain("Investigates");
  });

  test("a points match shows its games and totals", () => {
    show(moment("rosePlay", "points", "en"));
    const points = screen.getByRole("region", { name: "Points" });
    expect(within(points).getAllByRole("row")).toHaveLength(4);
  });
});

describe("secrets", () => {
  const PRIVATE = {
    role: "possessed",
    hand: ["proof_aodhan", "zele"],
    accomplices: [1, 5],
    possessed: 2,
    rector_discard: ["tribut_mac_snor"],
    piles: [["proof_bricen"], [], [], [], [], [], [], ["tumulte"]],
    held: [["proof_deirdre"], [], [], [], []],
    buried: ["proof_taran"],
    notes: [],
  };

  test.each(["day", "ballots", "dusk", "desk", "night_rector", "watching"])(
    "%s is drawn the same whatever the reader knows",
    (name) => {
      const at = moment("rosePlay", name);
      const first = drawn(show(at));
      cleanup();
      const second = drawn(show({ ...at, scene: { ...at.scene, private: PRIVATE } }));
      expect(second).toBe(first);
    },
  );

  test("the night is the same, letter by letter, for a Possessed and for a true Investigator", () => {
    const at = moment("rosePlay", "night");
    const possessed = moment("rosePlay", "night_possessed");
    expect(privateOf(at.scene.private ?? {}).role).toBe("investigator");
    expect(privateOf(possessed.scene.private ?? {}).role).toBe("possessed");
    expect(possessed.frame.question?.options).toEqual(at.frame.question?.options);
    const as = (role: string) => drawn(show({ ...at, scene: { ...at.scene, private: { ...at.scene.private, role } } }));
    const first = as("investigator");
    cleanup();
    expect(as("possessed")).toBe(first);
  });

  test("while others are awake at night the Rector has nothing to tap", () => {
    const at = moment("rosePlay", "night_of_others", "en");
    show(at);
    expect(at.frame.question).toBeNull();
    expect(screen.queryByRole("button", { name: /^Choose|^Name/ })).toBeNull();
  });

  test("no role, no hand and no Accomplice are drawn before the end", () => {
    show(moment("rosePlay", "desk"));
    const cards = [...document.querySelectorAll("[data-card]")].map((card) => card.getAttribute("data-card"));
    expect(cards.filter((card) => card?.startsWith("role-"))).toEqual(["role-rector"]);
    expect(document.body.textContent).not.toMatch(/Complice$|Possédé/m);
  });

  test("are drawn for those who see every seat’s", () => {
    const at = moment("rosePlay", "watching");
    const known = moment("rosePlay", "day").scene.private ?? {};
    show({
      ...at,
      scene: { ...at.scene, secrets: new Map([[publicOf(at.scene.public).investigators[0] ?? 0, known]]) },
    });
    expect(document.querySelector("[data-card='role-investigator']")).not.toBeNull();
  });

  test("are all told at the end: Accomplices, roles, hands, nights", () => {
    const at = moment("roseEnds", "accomplices_dead", "en");
    const help = vi.fn();
    render(Reveal, { scene: at.scene, help });
    const reveal = screen.getByRole("region", { name: "Roles, hands and nights" });
    expect(reveal.textContent).toMatch(/The two Accomplices/);
    const [winner = -1] = publicOf(at.scene.public).ending?.winners ?? [];
    expect(within(reveal).getAllByRole("heading", { level: 3 })[1]?.textContent).toContain(at.scene.names[winner]);
    expect(reveal.textContent).toMatch(/Night 2:/);
    within(reveal).getAllByRole("button")[0]?.click();
    expect(help).toHaveBeenCalledWith(expect.stringMatching(/^suspect-/));
  });

  test("of three players are told as soon as they are shown", () => {
    show(moment("rosePlay", "three_revealed", "en"));
    expect(screen.getByText("Possessed")).toBeTruthy();
    expect(screen.getByText("It takes 1 vote of 1")).toBeTruthy();
  });
});

describe("the grid of who said what", () => {
  beforeEach(() => localStorage.clear());

  const said = (seat: number, what: string): Spoken => ({
    type: "said",
    seat,
    moment: 1,
    kind: "claim",
    about: null,
    what,
    text: "",
  });

  function opened(notes: Notes | null, told: readonly Entry[]) {
    show(moment("rosePlay", "day", "en"), notes, told);
    return unfolded(screen.getByText("Who said what? Your grid"));
  }

  test("has what everybody said of each suspect", async () => {
    const grid = await opened(null, [said(0, "innocent_aodhan"), said(2, "pair_aodhan_taran")]);
    const cells = (name: string) =>
      within(within(grid).getByRole("row", { name: new RegExp(name) }))
        .getAllByRole("cell")
        .map((cell) => cell.textContent?.trim());
    expect(cells("Aodhan")).toEqual(["called innocent", "", "in a proposed pair", "", ""]);
    expect(cells("Taran")).toEqual(["", "", "in a proposed pair", "", ""]);
  });

  test("keeps what the reader makes of it: innocent, suspected, open again", async () => {
    const notes = new Notes("match.1");
    const grid = await opened(notes, []);
    const cell = () => within(grid).getByRole("button", { name: /^Your opinion, Taran/ });
    for (const state of ["innocent, you think", "an Accomplice, you think", "nothing noted"]) {
      cell().click();
      await tick();
      expect(cell().getAttribute("aria-label")).toBe(`Your opinion, Taran: ${state}`);
    }
  });

  test("is not there for those who do not play", () => {
    show(moment("rosePlay", "watching", "en"));
    expect(screen.queryByText("Who said what? Your grid")).toBeNull();
  });
});
