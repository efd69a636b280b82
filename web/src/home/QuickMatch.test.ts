import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import type { Game } from "@wire";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api, Refusal } from "@/app/api";
import { myself } from "@/app/me.svelte";
import { router } from "@/app/router.svelte";
import { settings } from "@/app/settings.svelte";
import { speech } from "@/app/speech.svelte";
import { GAME, ROOM } from "./fixture";
import Home from "./Home.svelte";

const OTHER: Game = { ...GAME, id: "other_game", name: "Another Game", most: 6, settings: [] };

const openedFor = async (name: string) => {
  render(Home);
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).not.toBe("true"));
  await fireEvent.click(button);
  return screen.findByRole("dialog");
};

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "openTables").mockResolvedValue([]);
  vi.spyOn(api, "myTables").mockResolvedValue([]);
  vi.spyOn(api, "myMatches").mockResolvedValue([]);
  myself.asked = true;
  myself.who = { name: "Anna", language: "en" };
  vi.spyOn(api, "games").mockResolvedValue([GAME, OTHER]);
  vi.spyOn(api, "open").mockRejectedValue(new Refusal("busy", "", 503));
  settings.change({ game: "", guided: [OTHER.id] });
});

it("asks which game, with its variants, and sends that", async () => {
  const dialog = within(await openedFor("Play with bots"));
  expect(dialog.getByRole("radio", { name: "Kemomimi Panic" })).toHaveProperty("checked", true);
  await fireEvent.click(dialog.getByRole("checkbox", { name: "Masks" }));
  await fireEvent.click(dialog.getByRole("button", { name: "Start the match" }));
  expect(api.open).toHaveBeenCalledWith(
    expect.objectContaining({ game: GAME.id, options: { masks: true }, bots: "brisk", pace: "untimed" }),
  );
  await fireEvent.click(dialog.getByRole("radio", { name: "Another Game" }));
  expect(dialog.queryByRole("checkbox")).toBeNull();
  await fireEvent.click(dialog.getByRole("button", { name: "Start the match" }));
  await waitFor(() =>
    expect(api.open).toHaveBeenLastCalledWith(
      expect.objectContaining({ game: "other_game", options: {}, pace: "live" }),
    ),
  );
});

it("remembers the game that was played", async () => {
  vi.spyOn(api, "open").mockResolvedValue({ ...ROOM, status: "playing" });
  vi.spyOn(router, "go").mockImplementation(() => undefined);
  const dialog = within(await openedFor("Play with bots"));
  await fireEvent.click(dialog.getByRole("radio", { name: "Another Game" }));
  await fireEvent.click(dialog.getByRole("button", { name: "Start the match" }));
  await waitFor(() => expect(settings.game).toBe("other_game"));
  cleanup();
  const again = within(await openedFor("Play with bots"));
  expect(again.getByRole("radio", { name: "Another Game" })).toHaveProperty("checked", true);
});

it("has experts for whoever wants them", async () => {
  vi.spyOn(api, "open").mockResolvedValue({ ...ROOM, id: "r" });
  vi.spyOn(api, "act").mockResolvedValue({ ...ROOM, status: "playing" });
  vi.spyOn(router, "go").mockImplementation(() => undefined);
  vi.spyOn(api, "games").mockResolvedValue([GAME]);
  const dialog = within(await openedFor("Play with bots"));
  await fireEvent.click(dialog.getByRole("radio", { name: "expert" }));
  await fireEvent.click(dialog.getByRole("button", { name: "Start the match" }));
  await waitFor(() => expect(api.act).toHaveBeenCalledWith("r", expect.objectContaining({ level: "search" })));
});

it("does not ask whoever came for a certain game", async () => {
  const dialog = within(await openedFor("Play with bots (Another Game)"));
  expect(dialog.queryByRole("radio", { name: "Kemomimi Panic" })).toBeNull();
  expect(dialog.getByRole("heading", { name: "Another Game with bots" })).toBeTruthy();
});
