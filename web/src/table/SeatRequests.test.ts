// Deciding about somebody who asks for a seat of the match: who it is, two answers of equal weight, whom it waits for.

import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "@/app/api";
import { speech } from "@/app/speech.svelte";
import { ROOM } from "@/home/fixture";
import type { TableLink } from "./link.svelte";
import SeatRequests from "./SeatRequests.svelte";

const names = ["Anna", "Bruno", "Chloé", "Bot"];
const request = { id: "q", seat: 2, name: "Zoé", agreed: [], waiting: [0, 1], until: 0 };
const link = { showed: vi.fn() } as unknown as TableLink;

beforeAll(() => speech.speak("en"));
afterEach(cleanup);

it.each([
  ["Agree", true],
  ["Refuse", false],
])("lets somebody %s", async (name, yes) => {
  const act = vi.spyOn(api, "act").mockResolvedValue(ROOM);
  render(SeatRequests, { link, room: { ...ROOM, requests: [request] }, names });
  expect(screen.getByRole("heading").textContent).toBe("Zoé asks for the seat of Chloé");
  screen.getByRole("button", { name }).click();
  await waitFor(() => expect(act).toHaveBeenCalledWith("room1", { type: "agree", request: "q", yes }));
});

it("says whom the table waits for, to those who have agreed", () => {
  render(SeatRequests, { link, room: { ...ROOM, requests: [{ ...request, agreed: [0], waiting: [1] }] }, names });
  expect(screen.getByText("Waiting for Bruno to agree.")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
