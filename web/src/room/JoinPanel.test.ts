// Sitting down under a name: the known one is offered, and can be taken out again.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { myself } from "@/app/me.svelte";
import { speech } from "@/app/speech.svelte";
import { ROOM } from "@/home/fixture";
import type { TableLink } from "@/table/link.svelte";
import JoinPanel from "./JoinPanel.svelte";

beforeAll(() => speech.speak("en"));

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
