// What is known and noted about somebody: who they are, what was seen of them and when, notes, and not reading them.

import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import type { Happened, Room, Spoken } from "@wire";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "@/app/api";
import { speech } from "@/app/speech.svelte";
import type { GameModule, Person, Scene } from "@/boards/board";
import generic from "@/boards/generic";
import { load } from "@/words/load";
import { sceneIn } from "./fixture";
import type { TableLink } from "./link.svelte";
import { Notes } from "./notes.svelte";
import PersonSheet from "./PersonSheet.svelte";

const module: GameModule = {
  ...generic,
  heading: ({ key }) => key === "day",
  secret: ({ key }) => key === "check_answer",
  cardOf: () => "role-civilian",
  secrets: (_scene, facts) => [{ text: `knows ${facts.thing}` }],
};
const NAMES = ["Anna", "Bruno", "Chloe"];
const people = NAMES.map(
  (name, seat) => ({ seat, name, kind: "person", here: true, stand_in: false, muted: false }) as Person,
);
const day: Happened = { type: "event", key: "day", args: { day: 2, moon: "new", leader: 0 } };
const answer: Happened = { type: "event", key: "check_answer", args: { target: 1, answer: "civilian" } };
const word: Spoken = { type: "said", seat: 2, moment: 0, kind: "accuse", about: 1, what: "", text: "" };
const other: Happened = { type: "event", key: "jewel_lost", args: { seat: 2 } };

let scene: Scene;
let notes: Notes;
const showed = vi.fn();

beforeAll(async () => {
  vi.spyOn(api, "games").mockResolvedValue([{ id: "kemomimi_panic", words: ["", "civilian"] } as never]);
  await speech.speak("en");
  scene = sceneIn(await load("en", "kemomimi_panic"), { game: "kemomimi_panic", names: NAMES, private: {} });
});
beforeEach(() => {
  localStorage.clear();
  notes = new Notes("m");
  showed.mockReset();
});

const help = vi.fn();
const show = (wish: { seat?: number; scene?: Partial<Scene>; people?: Person[]; blocked?: number[] } = {}) =>
  render(PersonSheet, {
    scene: { ...scene, ...wish.scene },
    module,
    seat: wish.seat ?? 1,
    people: wish.people ?? people,
    told: [day, answer, word, other],
    notes,
    help,
    close: () => undefined,
    room: { id: "r", you: 0, blocked: wish.blocked ?? [] } as unknown as Room,
    link: { showed } as unknown as TableLink,
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

describe("the sheet of a person", () => {
  it("tells what was seen and heard of them, and when; what is secret, when it is asked for", async () => {
    show();
    expect(document.body.textContent).not.toMatch(/answer to your check/);
    await press("Show");
    expect(screen.getByRole("heading", { name: "Day 2, New Moon" })).toBeTruthy();
    const lines = screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, " ").trim());
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Secret The answer to your check: Bruno/);
    expect(lines[1]).toBe("Chloe: “I accuse Bruno.”");
  });

  it("says when a bot plays or somebody is away, and explains the card before them", async () => {
    const away = people.map((each) => ({ ...each, here: false, stand_in: true }));
    show({ people: away });
    expect(screen.getByText("Away from the table")).toBeTruthy();
    expect(screen.getByText("A bot stands in")).toBeTruthy();
    await press("Civilian");
    expect(help).toHaveBeenCalledWith("role-civilian");
  });

  it("keeps what the reader notes", async () => {
    show();
    await fireEvent.click(screen.getByRole("radio", { name: "Suspicious" }));
    await press("lied");
    await press(/a Civilian/);
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "careful" } });
    expect(new Notes("m").of(1)).toEqual({
      suspicion: "suspicious",
      text: "careful",
      tags: ["lied", "what-civilian"],
    });
    await fireEvent.click(screen.getByRole("radio", { name: "Suspicious" }));
    await press("lied");
    expect(notes.of(1).suspicion).toBe("");
    expect(notes.of(1).tags).toEqual(["what-civilian"]);
  });

  it("says where notes are kept, or that they are not", async () => {
    show();
    expect(screen.getByText(/stay on this device/)).toBeTruthy();
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await press("lied");
    expect(screen.getByText(/refuses to keep/)).toBeTruthy();
  });

  it("lets the reader stop reading somebody, and start again", async () => {
    const act = vi.spyOn(api, "act").mockResolvedValue({ id: "r" } as Room);
    const { unmount } = show();
    await press("Hide their messages");
    expect(act).toHaveBeenCalledWith("r", { type: "block", seat: 1, on: true });
    await waitFor(() => expect(showed).toHaveBeenCalledWith({ id: "r" }));
    unmount();
    show({ blocked: [1] });
    await press("Show their messages again");
    expect(act).toHaveBeenLastCalledWith("r", { type: "block", seat: 1, on: false });
  });

  it("of oneself has neither notes nor a way not to read oneself", () => {
    show({ seat: 0 });
    expect(screen.getByRole("heading", { name: "Anna (you)" })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: /messages/ })).toBeNull();
  });

  it("tells those who see everything what the person knows", () => {
    show({ scene: { me: null, secrets: new Map([[1, { thing: "the truth" }]]) } });
    expect(screen.getByText("knows the truth")).toBeTruthy();
  });
});
