// What comes to the reader alone: in its order, once, and never to anybody else.

import type { Happened } from "@wire";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "@/app/settings.svelte";
import type { GameModule } from "@/boards/board";
import type { Words } from "@/words/book";
import { Discoveries, SEEN, timeFor } from "./discoveries.svelte";
import { event, sceneIn } from "./fixture";
import type { Line } from "./log";

const words = { event: (key: string) => `It happened: ${key}.` } as unknown as Words;
const scene = sceneIn(words, { private: {} });
const module = {
  deals: ({ key }: Happened) => key === "dealt",
  opening: () => ({ title: "You are the cat", cards: ["role-cat"] }),
  fallen: ({ key }: Happened) => (key === "out" ? { title: "You are out" } : null),
} as Partial<GameModule> as GameModule;

const line = (index: number, key: string, secret = false): Line => ({
  index,
  entry: event(key),
  talk: false,
  heading: false,
  secret,
  seats: [],
  asides: [],
});
const DEALT = [line(0, "dealt")];

/** All that is shown, one after another. */
function seen(discoveries: Discoveries): string[] {
  const titles: string[] = [];
  while (discoveries.current) {
    titles.push(discoveries.current.title);
    discoveries.done(discoveries.current);
  }
  return titles;
}

/** Somebody who has seen how the match began, and then these lines. */
function having(...lines: readonly Line[]): Discoveries {
  const discoveries = new Discoveries();
  discoveries.follow("m", DEALT, [], scene, module);
  seen(discoveries);
  discoveries.follow("m", [...DEALT, ...lines], lines, scene, module);
  return discoveries;
}

beforeEach(() => localStorage.clear());

describe("a match opens with who one is", () => {
  it("once on a device, however often its page is opened", () => {
    const first = new Discoveries();
    first.follow("m", DEALT, [], scene, module);
    expect(first.current).toMatchObject({ kind: "opening", title: "You are the cat", again: false });
    const reloaded = new Discoveries();
    reloaded.follow("m", DEALT, [], scene, module);
    expect(seen(reloaded)).toEqual(["You are the cat"]);
    const again = new Discoveries();
    again.follow("m", DEALT, [], scene, module);
    expect(again.current).toBeNull();
  });

  it("not for whoever comes later", () => {
    const late = new Discoveries();
    late.follow("m", [...DEALT, ...[1, 2, 3, 4].map((at) => line(at, "turn"))], [], scene, module);
    expect(late.current).toBeNull();
  });

  it("again with each new deal, and with another match", () => {
    const discoveries = having(line(1, "dealt"));
    expect(discoveries.current).toMatchObject({ kind: "opening", again: true });
    seen(discoveries);
    discoveries.follow("other", DEALT, [], scene, module);
    expect(discoveries.current).toMatchObject({ kind: "opening", again: false });
  });

  it("with the first secret where the game does not say more", () => {
    const discoveries = new Discoveries();
    const { opening: _, ...rest } = module;
    const plain = { ...rest, secrets: () => [{ card: "role-any", text: "Any" }] } as Partial<GameModule> as GameModule;
    discoveries.follow("m", DEALT, [], scene, plain);
    expect(discoveries.current).toMatchObject({ title: "Any", cards: ["role-any"] });
  });
});

describe("what is told in secret", () => {
  it("is shown in the words of the log, one after another, and what everybody hears is not", () => {
    const discoveries = having(line(1, "saw", true), line(2, "turn"), line(3, "drew", true));
    expect(seen(discoveries)).toEqual(["It happened: saw.", "It happened: drew."]);
  });

  it("does not pile up: the one that is shown stays, and the latest wait", () => {
    const discoveries = having(...["a", "b", "c", "d", "e"].map((key, at) => line(at + 1, key, true)));
    expect(seen(discoveries)).toEqual(["It happened: a.", "It happened: d.", "It happened: e."]);
  });

  it("goes with the reader's answer once it was seen, and what waits comes up; who they are does not", () => {
    const drawn = having(line(1, "drawn", true), line(2, "seen", true));
    const first = drawn.current;
    drawn.answered(first, SEEN - 1);
    expect(drawn.current).toBe(first);
    drawn.answered(first, SEEN);
    expect(drawn.current?.title).toBe("It happened: seen.");
    const opening = new Discoveries();
    opening.follow("m2", DEALT, [], scene, module);
    opening.answered(opening.current, SEEN);
    expect(opening.current?.kind).toBe("opening");
  });

  it("is nothing where the game says that it is not new to the reader", () => {
    const discoveries = new Discoveries();
    const line1 = line(1, "gave", true);
    discoveries.follow("m", [line1], [line1], scene, { ...module, discovery: () => null });
    expect(discoveries.current).toBeNull();
  });

  it("is shown to nobody who only watches, and not after the end", () => {
    for (const other of [{ me: null }, { over: true }]) {
      const discoveries = new Discoveries();
      const told = [...DEALT, line(1, "saw", true)];
      discoveries.follow("m", told, told, { ...scene, ...other }, module);
      expect(discoveries.current).toBeNull();
    }
  });

  it("does not even wait under a cover where that it came is a secret", () => {
    const hushed = { ...module, discovery: () => ({ title: "A meeting", hushed: true }) };
    const told = [line(1, "meets", true)];
    const titles = [true, false].map((asks) => {
      settings.ask(asks);
      const discoveries = new Discoveries();
      discoveries.follow("m", told, told, scene, hushed);
      return seen(discoveries);
    });
    expect(titles).toEqual([[], ["A meeting"]]);
  });

  it("stays longer the more there is to read, and not for ever", () => {
    expect(timeFor({ title: "Yes." })).toBe(2500);
    expect(timeFor({ title: "A".repeat(100) })).toBeGreaterThan(4000);
    expect(timeFor({ title: "A".repeat(1000) })).toBe(9000);
  });
});

it("one's own end comes before whatever else waits", () => {
  const discoveries = having(line(1, "saw", true), line(2, "drew", true), line(3, "out"));
  expect(discoveries.current?.kind).toBe("fall");
  expect(seen(discoveries)).toEqual(["You are out"]);
});
