// What a replay offers to be shared: to those who played, and to anybody.

import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import type { MatchInfo } from "@wire";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { api } from "@/app/api";
import { speech } from "@/app/speech.svelte";
import Sharing from "./Sharing.svelte";

const info = { id: "m", member: true } as MatchInfo;
const place = { eyes: 2, step: 7, key: "" } as const;

beforeAll(() => speech.speak("en"));
afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>("Share link");

test("a link for anybody is made when it is asked for, and begins at this moment", async () => {
  const link = "https://play.example/replay/m?key=k";
  const share = vi.spyOn(api, "share").mockResolvedValue({ link, key: "k", qr: "<svg>#</svg>", until: null });
  render(Sharing, { info, place });
  expect(screen.queryByLabelText("Share link")).toBeNull();
  expect(share).not.toHaveBeenCalled();
  screen.getByRole("button", { name: "Make a share link" }).click();
  await waitFor(() => expect(field().value).toBe(`${link}&as=2&step=7`));
  screen.getByLabelText("Begin at this moment").click();
  await waitFor(() => expect(field().value).toBe(link));
  expect(screen.getByRole("img", { hidden: true }).getAttribute("src")).toBe(
    "data:image/svg+xml,%3Csvg%3E%23%3C%2Fsvg%3E",
  );
});

test("a link is taken back by who made it, now or before", async () => {
  const unshare = vi.spyOn(api, "unshare").mockResolvedValue();
  render(Sharing, { info: { ...info, shared: true }, place });
  screen.getByRole("button", { name: "Cancel my link" }).click();
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("cancelled"));
  expect(unshare).toHaveBeenCalledWith("m");
  expect(screen.queryByRole("button", { name: "Cancel my link" })).toBeNull();
});

test("whoever came by a key passes on the address with it, and makes no other", () => {
  render(Sharing, { info: { ...info, member: false }, place: { ...place, key: "k" } });
  expect(new URL(field().value).search).toBe("?as=2&step=7&key=k");
  expect(screen.queryByRole("button", { name: "Make a share link" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Copy the address of this moment" })).toBeNull();
});

test("that every secret is shown is said before anything is made", () => {
  render(Sharing, { info, place });
  expect(screen.getByText(/with every secret/)).toBeDefined();
});
