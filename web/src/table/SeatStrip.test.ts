// The strip of seats: a tap answers where a question is about seats, and tells of somebody else.

import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Choice } from "@wire";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speech } from "@/app/speech.svelte";
import { type Choosing, type GameModule, NO_CHOICE, type Person, type Scene } from "@/boards/board";
import generic from "@/boards/generic";
import { Words } from "@/words/book";
import { asked, NAMES } from "./fixture";
import SeatStrip from "./SeatStrip.svelte";

const words = new Words("en", [
  `
board-choose = Choose: { $option }
board-refused = { $option }: { $reason }
board-inspect = About { $name }
board-inspect-noted = About { $name}, noted
option-take = Rob { $seat }
reason-not_now = not now
`,
]);
const choose = vi.fn();
const inspect = vi.fn();

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  choose.mockReset();
  inspect.mockReset();
});

const option = (seat: number, refused = ""): Choice => ({ id: `take-${seat}`, word: "take", args: { seat }, refused });

function show(
  options: readonly Choice[],
  more: Partial<Choosing> = {},
  game: Partial<GameModule> = {},
  me: number | null = 1,
  names: readonly string[] = NAMES,
) {
  const scene = {
    words,
    names,
    me,
    public: {},
    secrets: new Map(),
    over: false,
    private: null,
    game: "any",
  } as Scene;
  const people = NAMES.map((name, seat) => ({ seat, name, kind: "bot", awaited: seat === 0, noted: false }) as Person);
  const seats = new Map(options.map((each) => [Number(each.args.seat), each]));
  const choosing: Choosing = { ...NO_CHOICE, question: asked({ options: [...options] }), seats, choose, ...more };
  render(SeatStrip, { scene, module: { ...generic, ...game }, people, choosing, inspect });
}

const seat = (at: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`.strip [data-seat="${at}"] button`);
  if (!found) throw new Error(`nobody on seat ${at}`);
  return found;
};

test("everybody is there clockwise from the reader, who is waited for is marked", () => {
  show([]);
  const order = [...document.querySelectorAll<HTMLElement>(".strip [data-seat]")].map(({ dataset }) => dataset.seat);
  expect(order).toEqual([...NAMES.keys()].map((step) => String((1 + step) % NAMES.length)));
  expect(seat(0).parentElement?.classList).toContain("awaited");
  expect(seat(1).parentElement?.classList).toContain("mine");
});

test("a very long name takes no more of the row than a long one", () => {
  show([], {}, {}, 1, ["W".repeat(24), "Maximilienn", ...NAMES.slice(2)]);
  const room = (at: number) => seat(at).parentElement?.style.getPropertyValue("--letters");
  expect(room(0)).toBe(room(1));
});

test("a tap answers where somebody can be chosen, and tells of somebody where not", async () => {
  show([option(0)]);
  await fireEvent.click(seat(0));
  expect(choose).toHaveBeenCalledWith("take-0");
  await fireEvent.click(seat(1));
  expect(inspect).toHaveBeenCalledWith(1);
});

test("who cannot be chosen says why, and nothing is answered", async () => {
  show([option(0, "not_now")]);
  expect(seat(0).getAttribute("aria-label")).toContain("not now");
  await fireEvent.click(seat(0));
  expect(choose).not.toHaveBeenCalled();
});

test("what a tap could not tell apart is left to its button", async () => {
  show([option(0)], {}, { pointable: () => false });
  await fireEvent.click(seat(0));
  expect(choose).not.toHaveBeenCalled();
  expect(inspect).toHaveBeenCalledWith(0);
});

test("where seats were exchanged, people are where they sit now; marks and counts are the game's", () => {
  show(
    [],
    {},
    {
      seating: () => [1, 0, ...[...NAMES.keys()].slice(2)],
      strip: (_, at) => ({ count: { value: at, path: "M0 0" }, gone: at === 0 }),
    },
  );
  const order = [...document.querySelectorAll<HTMLElement>(".strip [data-seat]")].map(({ dataset }) => dataset.seat);
  expect(order.slice(0, 2)).toEqual(["1", "0"]);
  expect(seat(0).parentElement?.classList).toContain("gone");
  expect(screen.getByRole("list").textContent).toContain("0");
});
