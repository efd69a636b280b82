// What the reader wants to be asked, between a tap and the server's word of it.

import type { Preference, Room } from "@wire";
import { expect, test } from "vitest";
import { Refusal } from "@/app/api";
import type { TableLink } from "./link.svelte";
import { Preferring } from "./preferring.svelte";

/** A server that takes what it is told when it is let. */
function table(first: Preference | null, seats: Partial<Room["seats"][number]>[] = []) {
  let preference = $state.raw(first);
  const waiting: { take: () => void; refuse: () => void }[] = [];
  const link = {
    prefer: (wish: Preference) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({
          take: () => {
            preference = wish;
            resolve();
          },
          refuse: () => reject(new Refusal("store_failed", "", 0)),
        });
      }),
  } as unknown as TableLink;
  const room = () => ({ preference, windows: "early", seats }) as unknown as Room;
  return { preferring: new Preferring(link, room), waiting };
}

test("a tap counts on the screen at once, and the server's word after it", async () => {
  const { preferring, waiting } = table({ mode: "ask", only: [] });
  const sent = preferring.choose("pass", []);
  expect(preferring.now?.mode).toBe("pass");
  waiting[0]?.take();
  await sent;
  expect(preferring.now).toEqual({ mode: "pass", only: [] });
});

test("what is refused is as it was", async () => {
  const { preferring, waiting } = table({ mode: "ask", only: [] });
  const sent = preferring.choose("pass", []);
  waiting[0]?.refuse();
  await sent;
  expect(preferring.now?.mode).toBe("ask");
  expect(preferring.refusal).toBe("store_failed");
});

test("of two taps the last one is shown, whatever comes of the first", async () => {
  const { preferring, waiting } = table({ mode: "ask", only: [] });
  const sent = [preferring.choose("pass", []), preferring.choose("only", ["alibi"])];
  waiting[0]?.take();
  await sent[0];
  expect(preferring.now).toEqual({ mode: "only", only: ["alibi"] });
  waiting[1]?.take();
  await sent[1];
  expect(preferring.now).toEqual({ mode: "only", only: ["alibi"] });
});

test("whoever comes back to some cards finds those that were chosen", async () => {
  const { preferring, waiting } = table({ mode: "only", only: ["alibi"] });
  for (const change of [
    () => preferring.toggle("rem"),
    () => preferring.choose("pass", []),
    () => preferring.choose("only", ["decouverte"]),
  ]) {
    const sent = change();
    waiting.shift()?.take();
    await sent;
  }
  expect(preferring.now).toEqual({ mode: "only", only: ["alibi", "rem"] });
});

test("where nothing may be left to time, everything is offered", () => {
  const { preferring } = table(null);
  expect(preferring.now).toBeNull();
  expect(preferring.wants("alibi")).toBe(true);
});

test("a hand decides who is asked where nobody else plays, and not among people", () => {
  const person = { kind: "person", stand_in: false } as const;
  const bot = { kind: "bot", stand_in: false } as const;
  expect(table(null, [person, bot]).preferring.asksAnyway).toBe(false);
  expect(table(null, [person, { ...person, stand_in: true }]).preferring.asksAnyway).toBe(false);
  expect(table(null, [person, person]).preferring.asksAnyway).toBe(true);
});
