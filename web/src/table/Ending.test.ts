// The end of a match: what it came to, who was who, and the ways on, which stay where they are.

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import type { MatchInfo, Room, SeatInfo } from "@wire";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { announcer } from "@/app/announcer.svelte";
import { api } from "@/app/api";
import * as clipboard from "@/app/clipboard";
import { speech } from "@/app/speech.svelte";
import { unfolded } from "@/boards/fixtures/draw";
import { type MomentSet, moment } from "@/boards/fixtures/scenes";
import { wholeModule } from "@/boards/fixtures/whole";
import generic from "@/boards/generic";
import { ROOM } from "@/home/fixture";
import { load } from "@/words/load";
import Ending from "./Ending.svelte";
import { sceneIn } from "./fixture";
import type { TableLink } from "./link.svelte";

const over: Room = { ...ROOM, status: "over", match: "m1" };
const archived = { id: "m1", ending: "", winners: [1], points: [], member: true } as unknown as MatchInfo;
const link = () => ({ showed: vi.fn() }) as unknown as TableLink;
const shown = { link: link(), room: over, module: generic, match: "m1", closing: "", told: [], help: () => undefined };

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await speech.speak("en");
});

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "match").mockResolvedValue(archived);
});

async function ended(set: MomentSet, name: string, more: { me?: number | null; room?: Room } = {}) {
  const { frame, scene } = moment(set, name, "en");
  const module = await wholeModule(scene.game);
  const seen = more.me === undefined ? scene : { ...scene, me: more.me };
  render(Ending, { ...shown, module, scene: seen, told: frame.told, room: more.room ?? over });
  return screen.getByRole("region", { name: "The match is over" });
}

it("asks the archive once, whatever is said in the room afterwards", async () => {
  const scene = sceneIn(await load("en", "kemomimi_panic"));
  const { rerender } = render(Ending, { ...shown, scene });
  const replay = await screen.findByRole("link", { name: "Watch again" });
  await rerender({ room: { ...over, lines: [{ at: 1, seat: 1, name: "Bruno", text: "Well played" }] } });
  expect(api.match).toHaveBeenCalledTimes(1);
  expect(replay.isConnected).toBe(true);
});

it("says of a game without a cast who won, the points and how the log closes", async () => {
  vi.spyOn(api, "match").mockResolvedValue({ ...archived, winners: [1], points: [2, 5, 2] });
  render(Ending, { ...shown, scene: sceneIn(await load("en", "kemomimi_panic")), closing: "It is over." });
  expect(await screen.findByRole("heading", { name: "Defeat" })).toBeTruthy();
  expect(screen.getByText("It is over.")).toBeTruthy();
  const people = screen.getAllByRole("listitem").map((each) => each.textContent?.replace(/\s+/g, " ").trim());
  expect(people).toEqual(["Bruno victory 1st 5 points", "Anna you 2nd tied 2 points", "Chloe 2nd tied 2 points"]);
});

it("begins with the reader's own result, where the focus goes, and what everybody waited for", async () => {
  const ending = await ended("kemomimi4", "over");
  const [first] = within(ending).getAllByRole("heading");
  expect(document.activeElement).toBe(first);
  expect(first?.getAttribute("aria-describedby")).toBe(within(ending).getByText("Bruno was the Thief.").id);
});

it("leaves whoever is writing where they are, and tells them", async () => {
  const field = document.body.appendChild(document.createElement("textarea"));
  field.focus();
  const tell = vi.spyOn(announcer, "tell");
  await ended("kemomimi4", "over");
  expect(document.activeElement).toBe(field);
  expect(tell.mock.calls).toEqual([["Defeat Bruno was the Thief."]]);
  field.remove();
});

it("shows everybody at once to whoever taps", async () => {
  const ending = await ended("kemomimi4", "over");
  expect(ending.classList.contains("all-shown")).toBe(false);
  await fireEvent.pointerDown(ending);
  expect(ending.classList.contains("all-shown")).toBe(true);
});

it("folds all else that was hidden", async () => {
  const ending = await ended("tokyoEnds", "killed");
  expect(ending.textContent).not.toContain("Stay alive with");
  const details = await unfolded(within(ending).getByText("All that was hidden"));
  expect(details.textContent).toContain("Stay alive with");
});

it("tells spectators who won", async () => {
  const ending = await ended("kemomimi4", "over", { me: null });
  expect(within(ending).getAllByRole("heading")[0]?.textContent).toMatch(/^Bruno wins\.$/);
});

it("ranks people where points decide", async () => {
  const ending = await ended("spyfallEnds", "over");
  const cast = within(within(ending).getByRole("region", { name: "Who was who" })).getAllByRole("listitem");
  const ranks = cast.map((each) => Number(/(\d+)(?:st|nd|rd|th)/.exec(each.textContent ?? "")?.[1]));
  expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
  expect(ranks[0]).toBe(1);
});

const bots = (room: Room): readonly SeatInfo[] =>
  room.seats.map((seat) => (seat.seat === room.you ? seat : { ...seat, kind: "bot", name: `Bot ${seat.seat}` }));

it.each([
  ["with bots alone, at once", true, ["rematch", "ready", "start"]],
  ["with other people, by way of the lobby", false, ["rematch"]],
])("plays again in one tap: %s", async (_, alone, steps) => {
  const room: Room = { ...over, you: 0, host: 0, seats: [...ROOM.seats] };
  const act = vi.spyOn(api, "act").mockResolvedValue(room);
  const at = alone ? { ...room, seats: [...bots(room)] } : { ...room, seats: full(room) };
  const ending = await ended("kemomimi4", "over", { room: at });
  await fireEvent.click(within(ending).getByRole("button", { name: "Play again" }));
  await vi.waitFor(() => expect(act.mock.calls.map(([, action]) => action.type)).toEqual(steps));
});

const full = (room: Room): SeatInfo[] => room.seats.map((seat) => ({ ...seat, kind: "person", name: `P${seat.seat}` }));

it("makes a link that shows the match to others and copies it, in one tap", async () => {
  const copied = vi.spyOn(clipboard, "copy").mockResolvedValue(true);
  const share = vi
    .spyOn(api, "share")
    .mockResolvedValue({ link: "https://x/replay/m1?key=k", key: "k", qr: "", until: null });
  const ending = await ended("kemomimi4", "over");
  await fireEvent.click(await within(ending).findByRole("button", { name: "Share" }));
  expect(await within(ending).findByDisplayValue("https://x/replay/m1?key=k")).toBeTruthy();
  expect(share).toHaveBeenCalledWith("m1");
  await within(ending).findByRole("button", { name: "Copied" });
  expect(copied).toHaveBeenCalledWith("https://x/replay/m1?key=k");
});

it("offers no link to those who may not make one", async () => {
  vi.spyOn(api, "match").mockResolvedValue({ ...archived, member: false });
  const ending = await ended("kemomimi4", "over");
  await within(ending).findByRole("link", { name: "Watch again" });
  expect(within(ending).queryByRole("button", { name: "Share" })).toBeNull();
});
