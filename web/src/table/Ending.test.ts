// The end of a match: who won, and the ways on, which stay where they are.

import { render, screen } from "@testing-library/svelte";
import type { MatchInfo, Room } from "@wire";
import { beforeAll, expect, it, vi } from "vitest";
import { api } from "@/app/api";
import { speech } from "@/app/speech.svelte";
import { ROOM } from "@/home/fixture";
import { load } from "@/words/load";
import Ending from "./Ending.svelte";
import { sceneIn } from "./fixture";
import type { TableLink } from "./link.svelte";

const over: Room = { ...ROOM, status: "over", match: "m1" };

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await speech.speak("en");
});

it("asks the archive once, whatever is said in the room afterwards", async () => {
  const asked = vi
    .spyOn(api, "match")
    .mockResolvedValue({ ending: "", winners: [1], points: [] } as unknown as MatchInfo);
  const scene = sceneIn(await load("en", "kemomimi_panic"));
  const shown = { link: {} as TableLink, room: over, scene, match: "m1", closing: "" };
  const { rerender } = render(Ending, shown);
  const replay = await screen.findByRole("link", { name: "Watch the match again" });
  await rerender({ room: { ...over, lines: [{ at: 1, seat: 1, name: "Bruno", text: "Well played" }] } });
  expect(asked).toHaveBeenCalledTimes(1);
  expect(replay.isConnected).toBe(true);
});
