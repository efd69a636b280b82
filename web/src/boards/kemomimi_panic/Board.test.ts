// The table of Kemomimi Panic as it is drawn: everybody in seating order, options as buttons, nothing that is hidden.

import { cleanup, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { draw } from "../fixtures/draw";
import { type Moment, moment } from "../fixtures/scenes";
import Board from "./Board.svelte";
import { publicOf } from "./facts";

afterEach(cleanup);

const show = (at: Moment, chosen: readonly string[] = []) => draw(Board, at, { chosen });

const names = () => screen.getAllByRole("article").map((one) => within(one).getByRole("heading").textContent);

test("people come in seating order, clockwise from the reader", () => {
  show(moment("kemomimi4", "name_suspect"));
  expect(names().map((name) => name?.trim().split(" ")[0])).toEqual(["Chloé", "David", "Anna", "Bruno"]);
});

test.each([
  ["fr", "Shamlock", "Shamlock le détective"],
  ["en", "Shamlock", "Detective Shamlock"],
] as const)("a character goes by a title that may be left out, in %s", (language, given, whole) => {
  show(moment("kemomimi4", "over", language));
  const title = screen.getAllByText(given, { selector: ".title" })[0];
  expect(title?.textContent).toBe(whole);
  const kept = [...(title?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE);
  expect(kept.map((node) => node.textContent).join("")).toBe(given);
});

test("whoever may be named is one large button that says so", () => {
  const at = moment("kemomimi4", "name_suspect");
  const { choose } = show(at);
  const buttons = screen.getAllByRole("button", { name: /^Choisir/ });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Choisir\u00a0: David",
    "Choisir\u00a0: Anna",
  ]);
  screen.getByRole("button", { name: "Choisir\u00a0: Anna" }).click();
  expect(choose).toHaveBeenCalledWith("seat-0");
});

test("where several are asked for, those chosen are pressed and say so", () => {
  show(moment("kemomimi8", "swap"), ["seat-0"]);
  expect(screen.getByRole("button", { name: "Choisir\u00a0: Anna" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: "Choisir\u00a0: Bruno" }).getAttribute("aria-pressed")).toBe("false");
});

test("a refused option says why and does nothing", () => {
  const at = moment("kemomimi4", "name_suspect");
  const question = at.frame.question;
  if (!question) throw new Error("nothing is asked");
  const options = question.options.map((option) => ({ ...option, refused: "not_the_victim" }));
  const { choose } = show({ ...at, frame: { ...at.frame, question: { ...question, options } } });
  const button = screen.getByRole("button", { name: /^Anna, impossible/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  button.click();
  expect(choose).not.toHaveBeenCalled();
});

test("characters and shown roles open their help", () => {
  const { help } = show(moment("kemomimi4", "over", "en"));
  screen.getAllByRole("button", { name: /^Detective Shamlock/ })[0]?.click();
  expect(help).toHaveBeenCalledWith("character-detective_shamlock");
  screen.getAllByRole("button", { name: /^Shown role/ })[0]?.click();
  expect(help).toHaveBeenLastCalledWith(expect.stringMatching(/^role-/));
});

test("marks and jewels are told in words", () => {
  const at = moment("kemomimi8", "second", "en");
  show(at);
  const { suspect, other_suspect, leader } = publicOf(at.scene.public);
  const person = (seat: number) => {
    const card = screen.getAllByRole("article").find((one) => one.parentElement?.dataset.seat === String(seat));
    return card?.textContent ?? "";
  };
  expect(person(suspect)).toContain("suspect");
  expect(person(other_suspect)).toContain("judged next");
  expect(person(other_suspect)).toContain("1 Fake Jewels card");
  expect(person(leader)).toContain("Leader");
});

test("what is known and noted about somebody is one button away", () => {
  const at = moment("kemomimi4", "name_suspect", "en");
  const { inspect } = show(at);
  screen.getByRole("button", { name: "What is known about Bruno" }).click();
  expect(inspect).toHaveBeenCalledWith(1);
});

describe("hidden roles", () => {
  const drawnRoles = (container: HTMLElement) =>
    [...container.querySelectorAll("[data-seat] [data-card^='role-']")].map((card) => card.getAttribute("data-card"));

  test("are not drawn, not even the reader's own", () => {
    const at = moment("kemomimi8", "steal");
    const { container } = show(at);
    const shown = publicOf(at.scene.public).seats.flatMap(({ role }) => (role ? [`role-${role}`] : []));
    expect(drawnRoles(container).sort()).toEqual(shown.sort());
    const seats = [...container.querySelectorAll("[data-seat]")].map((seat) => seat.textContent).join(" ");
    expect(seats).not.toContain(at.scene.words.text("role-thief_crescent_moon"));
  });

  test("are drawn for those who see every seat's secrets", () => {
    const at = moment("kemomimi4", "watching");
    const secret = {
      role: "informant",
      first_role: "informant",
      checks: [],
      paper: -1,
      master: -1,
      guess: -1,
    };
    const hidden = publicOf(at.scene.public).seats.findIndex(({ role }) => !role);
    const { container } = show({ ...at, scene: { ...at.scene, secrets: new Map([[hidden, secret]]) } });
    expect(drawnRoles(container)).toContain("role-informant");
  });
});

test("who raised a hand, who was robbed and what was announced is all there", () => {
  show(moment("kemomimi4", "ghost", "en"));
  const history = screen.getByText("Votes, thefts and announcements").closest("details");
  expect(history?.textContent).toMatch(/hand up/);
  expect(history?.textContent).toMatch(/robbed/);
  expect(history?.textContent).toMatch(/announces/);
});
