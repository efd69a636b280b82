// Sitting down under a name: the known one is offered, and can be taken out again.

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "@/app/api";
import { myself } from "@/app/me.svelte";
import { speech } from "@/app/speech.svelte";
import { ROOM } from "@/home/fixture";
import type { TableLink } from "@/table/link.svelte";
import JoinPanel from "./JoinPanel.svelte";

beforeAll(() => speech.speak("en"));
afterEach(() => {
  cleanup();
  myself.who = null;
});

const PLAYING = {
  ...ROOM,
  you: null,
  status: "playing" as const,
  seats: ROOM.seats.map((seat, at) => ({ ...seat, name: ["Anna", "Bruno", "Chloé", "Bot"][at] ?? "" })),
};
const REQUEST = { id: "q", seat: 1, name: "Zoé", agreed: [], waiting: [0], until: 0 };

it("says during a match that all who play have to agree, and whom it waits for once it was asked", async () => {
  const asking = { ...PLAYING, requests: [REQUEST], asking: "q" };
  vi.spyOn(api, "room").mockResolvedValue(PLAYING);
  const join = vi.spyOn(api, "join").mockResolvedValue(asking);
  vi.spyOn(api, "me").mockResolvedValue(null);
  const link = { showed: vi.fn() } as unknown as TableLink;
  const { rerender } = render(JoinPanel, { link, room: PLAYING, invite: "abcdefgh" });
  expect(screen.getByText(/everybody who plays has to agree/)).toBeDefined();
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Zoé" } });
  screen.getByRole("button", { name: "Ask for a seat" }).click();
  await waitFor(() => expect(link.showed).toHaveBeenCalledWith(asking));
  expect(join).toHaveBeenCalledOnce();
  await rerender({ room: asking });
  expect(screen.getByRole("status").textContent).toContain("Waiting for Anna to agree.");
  const note = { seat: 1, name: "Zoé", at: 1, request: "q" };
  await rerender({ room: { ...PLAYING, notes: [{ ...note, kind: "lapsed" }] } });
  expect(screen.getByText(/not everybody answered in time/)).toBeDefined();
  await rerender({ room: { ...PLAYING, notes: [{ ...note, kind: "refused" }] } });
  expect(screen.getByRole("status").textContent).toContain("prefers to finish");
  expect(screen.queryByRole("button", { name: "Ask for a seat" })).toBeNull();
});

it("offers the name once it is known, and does not write it again into an emptied field", async () => {
  render(JoinPanel, { link: {} as TableLink, room: { ...ROOM, you: null }, invite: "" });
  const field = screen.getByRole<HTMLInputElement>("textbox");
  expect(field.value).toBe("");
  myself.who = { name: "Anna", language: "en" };
  await Promise.resolve();
  expect(field.value).toBe("Anna");
  await fireEvent.input(field, { target: { value: "" } });
  expect(field.value).toBe("");
});
