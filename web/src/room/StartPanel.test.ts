// What is missing before the start, in words: where people talk aloud, nobody is sent to fetch a bot.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { Action, Room, SeatInfo } from "@wire";
import { beforeAll, expect, it } from "vitest";
import { speech } from "@/app/speech.svelte";
import { ROOM } from "@/home/fixture";
import type { Acting } from "./acting.svelte";
import StartPanel from "./StartPanel.svelte";
import { standing } from "./standing";

beforeAll(() => speech.speak("en"));

let experts = true;

function show(inPerson: boolean, ...kinds: SeatInfo["kind"][]): Action[] {
  const [seat] = ROOM.seats;
  if (!seat) throw new Error("the room has seats");
  const room: Room = {
    ...ROOM,
    options: { in_person: inPerson },
    seats: kinds.map((kind, at) => ({ ...seat, kind, seat: at })),
  };
  const acted: Action[] = [];
  const acting = { busy: false, act: (_: string, ...actions: Action[]) => acted.push(...actions) } as unknown as Acting;
  render(StartPanel, { room, acting, where: standing(room), experts, level: "judgement" });
  return acted;
}

const start = () => screen.getByRole("button", { name: "Start the match" });

it("bots are offered for free seats", () => {
  show(false, "person", "empty");
  expect(screen.getByRole("button", { name: "Fill up with bots" })).toBeTruthy();
});

it("experts are offered where the server has them, and fill the free seats", async () => {
  const acted = show(false, "person", "empty", "empty");
  await fireEvent.change(screen.getByLabelText("Level of the bots"), { target: { value: "search" } });
  expect(screen.getByText("Experts look ahead; they take a little longer to think.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Fill up with bots" }));
  expect(acted).toEqual([1, 2].map((seat) => ({ type: "add_bot", seat, level: "search" })));
  cleanup();
  experts = false;
  show(false, "person", "empty");
  expect(screen.queryByRole("option", { name: "expert" })).toBeNull();
});

it("where people talk aloud, people are to be invited and bots are not offered", () => {
  show(true, "person", "empty", "empty");
  expect(screen.getByRole("status").textContent).toBe("There are 2 free seats: invite people.");
  expect(screen.getByText("People talk aloud at this table: bots cannot play here.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Fill up with bots" })).toBeNull();
});

it("bots that sit there are in the way of the start, and that is said", () => {
  show(true, "person", "bot");
  expect(screen.getByRole("status").textContent).toContain("Remove them, or change the settings.");
  expect(start().getAttribute("aria-disabled")).toBe("true");
});
