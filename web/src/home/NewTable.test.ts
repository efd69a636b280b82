import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api, Refusal } from "@/app/api";
import { myself } from "@/app/me.svelte";
import { speech } from "@/app/speech.svelte";
import { GAME } from "./fixture";
import NewTable from "./NewTable.svelte";

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "games").mockResolvedValue([GAME]);
  myself.who = { name: "Anna", language: "en" };
  myself.asked = true;
});

const shown = async () => {
  render(NewTable, { route: { game: GAME.id } });
  await screen.findByRole("heading", { level: 1 });
};

const press = (role: "button" | "radio", name: string | RegExp) => fireEvent.click(screen.getByRole(role, { name }));

it("shows only the presets that so many can play", async () => {
  await shown();
  expect(screen.queryByRole("radio", { name: "five" })).not.toBeNull();
  await press("button", "More: Number of seats");
  expect(screen.queryByRole("radio", { name: "five" })).toBeNull();
});

it("offers variants at once, and other rules among the further settings", async () => {
  await shown();
  const box = (name: string) => screen.getByRole("checkbox", { name, hidden: true });
  expect(screen.getByRole("group", { name: "Variants" }).contains(box("Masks"))).toBe(true);
  expect(box("Masks").closest("details")).toBeNull();
  expect(box("points").closest("details")).not.toBeNull();
  const open = vi.spyOn(api, "open").mockRejectedValue(new Refusal("bad_options", "", 400));
  await fireEvent.click(box("Masks"));
  await press("button", "Open the table");
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ options: { masks: true } }));
});

it("shows what a chosen preset means", async () => {
  await shown();
  await press("radio", "five");
  expect(screen.getByText("For five.")).toBeTruthy();
});

it("keeps what was chosen when the server refuses it, and says why", async () => {
  const open = vi
    .spyOn(api, "open")
    .mockRejectedValue(new Refusal("bad_options", "roles: 6 players need 6 roles", 400));
  await shown();
  await press("button", "More: Number of seats");
  await press("radio", "Relaxed");
  await press("button", "Open the table");
  expect((await screen.findByRole("alert")).textContent).toContain("do not go together");
  expect(screen.getByText("roles: 6 players need 6 roles")).toBeTruthy();
  expect(open).toHaveBeenCalledWith(expect.objectContaining({ players: 6, pace: "relaxed" }));
  expect(screen.getByRole("radio", { name: "Relaxed" })).toHaveProperty("checked", true);
  expect(screen.getByRole("spinbutton", { name: "Number of seats" })).toHaveProperty("value", "6");
});

it("asks a stranger for a name, and refuses one that nobody could read", async () => {
  myself.who = null;
  const open = vi.spyOn(api, "open");
  await shown();
  await fireEvent.input(screen.getByRole("textbox", { name: "Your name" }), { target: { value: "…" } });
  await press("button", "Open the table");
  const field = screen.getByRole("textbox", { name: "Your name" });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain("will not do");
  expect(open).not.toHaveBeenCalled();
});
