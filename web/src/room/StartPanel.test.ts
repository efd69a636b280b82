// What is missing before the start, in words: where people talk aloud, nobody is sent to fetch a bot.

import { render, screen } from "@testing-library/svelte";
import type { Room, SeatInfo } from "@wire";
import { beforeAll, expect, it } from "vitest";
import { speech } from "@/app/speech.svelte";
import { ROOM } from "@/home/fixture";
import type { Acting } from "./acting.svelte";
import StartPanel from "./StartPanel.svelte";
import { standing } from "./standing";

beforeAll(() => speech.speak("en"));

function show(inPerson: boolean, ...kinds: SeatInfo["kind"][]) {
  const [seat] = ROOM.seats;
  if (!seat) throw new Error("the room has seats");
  const room: Room = {
    ...ROOM,
    options: { in_person: inPerson },
    seats: kinds.map((kind, at) => ({ ...seat, kind, seat: at })),
  };
  render(StartPanel, { room, acting: { busy: false } as Acting, where: standing(room) });
}

const start = () => screen.getByRole("button", { name: "Start the match" });

it("bots are offered for free seats", () => {
  show(false, "person", "empty");
  expect(screen.getByRole("button", { name: "Fill up with bots" })).toBeTruthy();
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
