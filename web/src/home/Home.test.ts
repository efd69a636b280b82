import { render, screen, within } from "@testing-library/svelte";
import type { MatchSummary } from "@wire";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "@/app/api";
import { myself } from "@/app/me.svelte";
import { speech } from "@/app/speech.svelte";
import { GAME, SUMMARY } from "./fixture";
import Home from "./Home.svelte";

const MATCH: MatchSummary = {
  id: "match1",
  room: "room1",
  game: GAME.id,
  version: 1,
  players: 3,
  names: ["Bruno", "Anna", "Chloé"],
  you: 1,
  started: 0,
  finished: 1,
  ending: "no_thief",
  winners: [1],
};

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "games").mockResolvedValue([GAME]);
  vi.spyOn(api, "openTables").mockResolvedValue([]);
  vi.spyOn(api, "myTables").mockResolvedValue([{ ...SUMMARY, status: "playing", your_turn: true }]);
  vi.spyOn(api, "myMatches").mockResolvedValue([MATCH]);
  myself.asked = true;
});

it("shows a stranger no lists of their own, and asks for none", async () => {
  myself.who = null;
  render(Home);
  await screen.findByText("No table is waiting for people right now. Open yours!");
  expect(screen.queryByRole("heading", { name: "Your tables" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Your finished matches" })).toBeNull();
  expect(api.myTables).not.toHaveBeenCalled();
});

it("leads back to my table and says that it is my turn", async () => {
  myself.who = { name: "Anna", language: "en" };
  render(Home);
  const mine = await screen.findByRole("region", { name: "Your tables" });
  expect(within(mine).getByText("Your turn")).toBeTruthy();
  expect(within(mine).getByRole("link").getAttribute("href")).toBe("/t/room1#abcdefgh");
});

it("tells how my finished matches went and leads to their replays", async () => {
  myself.who = { name: "Anna", language: "en" };
  render(Home);
  const matches = await screen.findByRole("region", { name: "Your finished matches" });
  expect(within(matches).getByText("Won")).toBeTruthy();
  expect(within(matches).getByText("With Bruno and Chloé")).toBeTruthy();
  expect(within(matches).getByRole("link").getAttribute("href")).toBe("/replay/match1");
});
