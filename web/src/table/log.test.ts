// The log: which lines it has, under which headings, in which words, and that it reads nothing twice.

import type { Happened, Uncovered } from "@wire";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameModule } from "@/boards/board";
import generic from "@/boards/generic";
import type { Words } from "@/words/book";
import { load } from "@/words/load";
import { event, said } from "./fixture";
import { asideOf, concerns, type Entry, filtered, grouped, headline, isBlocked, Log, textOf } from "./log";
import { meant } from "./meant";

const NAMES = ["Anna", "Bruno", "Chloé", "David"];

const module: GameModule = {
  ...generic,
  heading: ({ key }) => key === "day" || key === "night",
  secret: ({ key }) => key === "check_answer",
};

const day = (number: number) => event("day", { day: number, moon: "new", leader: 0 });

let words: Words;
let english: Words;
beforeAll(async () => {
  words = await load("fr", "kemomimi_panic");
  english = await load("en", "kemomimi_panic");
});

const read = (told: readonly Entry[]) => new Log().read(told, words, module, null);
const tell = (told: readonly Entry[], me: number | null = null) =>
  read(told).map((line) => textOf(line, { words, names: NAMES, me }));

describe("a line of the log", () => {
  it("narrates an event and quotes a statement", () => {
    expect(tell([event("jewel_lost", { seat: 1 }), said(2, "Bonjour")])).toEqual([
      "Bruno perd un Faux-Bijoux.",
      "Chloé : « Bonjour »",
    ]);
  });

  it("speaks to the reader where it is about them", () => {
    expect(tell([event("jewel_lost", { seat: 1 })], 1)).toEqual(["Vous perdez un Faux-Bijoux."]);
  });

  it("is left out where the words do not know it yet", () => {
    expect(tell([event("from_the_future"), event("no_suspect")])).toHaveLength(1);
  });

  it("is secret where the game says so, and where a single seat was told something besides", () => {
    const told = [
      event("check_answer", { target: 1, answer: "civilian" }),
      event("roles_swapped", { seats: [0, 1, 2], role: "civilian" }),
      event("roles_swapped", { seats: [0, 1, 2] }),
    ];
    expect(read(told).map((line) => line.secret)).toEqual([true, true, false]);
  });

  it("tells whoever sees everything who was told, in the words that were told", () => {
    const whisper: Uncovered = {
      type: "uncovered",
      key: "jewel_lost",
      args: { seat: 3 },
      seats: [3],
      besides: {},
    };
    const [line] = read([whisper]);
    expect(line?.secret).toBe(true);
    expect(line?.seats).toEqual([3]);
    expect(tell([whisper])).toEqual(["Vous perdez un Faux-Bijoux."]);
  });

  it("tells whoever sees everything what single seats were told besides", () => {
    const swap: Uncovered = {
      type: "uncovered",
      key: "roles_swapped",
      args: { seats: [0, 1, 2] },
      seats: null,
      besides: { "2": { role: "informant" } },
    };
    const [line] = read([swap]);
    const aside = line?.asides[0];
    expect(line?.secret && aside?.seat).toBe(2);
    const telling = { words, names: NAMES, me: null };
    expect(line && textOf(line, telling)).not.toContain("Informateur");
    expect(line && aside && asideOf(line, aside, telling)).toMatch(/Votre rôle .+ Informateur/);
  });

  it("is blocked where free words were kept back, and not where somebody used the words of the game", () => {
    const kept = said(1, "");
    const claim = { ...kept, kind: "claim", what: "civilian" };
    expect(read([kept, claim]).map(isBlocked)).toEqual([true, false]);
  });
});

describe("the log", () => {
  it("puts lines under the headings they fell under", () => {
    const told = [event("no_suspect"), day(1), said(0, "a"), event("night", { moon: "new" }), said(1, "b")];
    const groups = grouped(read(told));
    expect(groups.map((group) => [group.heading?.index ?? null, group.lines.map((line) => line.index)])).toEqual([
      [null, [0]],
      [1, [2]],
      [3, [4]],
    ]);
  });

  it("keeps the heading of the first line it shows, and drops those with nothing below when only words are wanted", () => {
    const told = [day(1), said(0, "a"), said(0, "b"), day(2), day(3), said(1, "c")];
    const talk = filtered(read(told), "talk");
    const groups = grouped(talk, 2, false);
    expect(groups.map((group) => [group.heading?.index, group.lines.map((line) => line.index)])).toEqual([
      [0, [2]],
      [4, [5]],
    ]);
  });

  it("shows events, talk or secrets alone, with the headings that say when it was", () => {
    const told = [day(1), said(0, "a"), event("check_answer", { target: 1, answer: "civilian" }), event("no_suspect")];
    const lines = read(told);
    const indices = (filter: "events" | "talk" | "secret") => filtered(lines, filter).map((line) => line.index);
    expect(indices("events")).toEqual([0, 2, 3]);
    expect(indices("talk")).toEqual([0, 1]);
    expect(indices("secret")).toEqual([0, 2]);
  });

  it("reads and words nothing twice while it grows", () => {
    const heading = vi.fn(() => false);
    const worded = vi.spyOn(words, "event");
    const log = new Log();
    const telling = { words, names: NAMES, me: 0 };
    let told: Entry[] = [];
    for (let count = 0; count < 50; count++) {
      told = [...told, event("jewel_lost", { seat: count % 4 })];
      for (const line of log.read(told, words, { ...module, heading }, null))
        textOf(line, { ...telling, names: [...NAMES] });
    }
    expect(heading).toHaveBeenCalledTimes(50);
    expect(worded).toHaveBeenCalledTimes(50);
    worded.mockRestore();
  });

  it("goes back with a replay, and starts anew with another log", () => {
    const log = new Log();
    const told = [day(1), said(0, "a"), said(1, "b")];
    expect(log.read(told, words, module, null)).toHaveLength(3);
    expect(log.read(told.slice(0, 1), words, module, null).map((line) => line.index)).toEqual([0]);
    expect(log.read([said(2, "c"), said(3, "d")], words, module, null).map((line) => line.entry)).toEqual([
      said(2, "c"),
      said(3, "d"),
    ]);
    expect(log.read([], words, module, null)).toEqual([]);
  });

  it("has no line for what is unsaid, and tells anew what is just words since then", () => {
    const log = new Log();
    const claim = { ...said(0, "Juré !"), kind: "claim", what: "civilian" };
    const before = [claim, said(1, "Ah")];
    const texts = (told: readonly Entry[]) =>
      log.read(told, words, module, null).map((line) => [line.index, textOf(line, { words, names: NAMES, me: null })]);
    const rest = [1, "Bruno\u00a0: «\u00a0Ah\u00a0»"];
    expect(texts(before)).toEqual([[0, "Anna\u00a0: «\u00a0Juré ! (compris\u00a0: Je suis un Civil.)\u00a0»"], rest]);
    const after = meant([...before, { ...said(0, ""), kind: "unsay" }, said(1, "Bon")]);
    expect(texts(after)).toEqual([
      [0, "Anna\u00a0: «\u00a0Juré !\u00a0»"],
      rest,
      [3, "Bruno\u00a0: «\u00a0Bon\u00a0»"],
    ]);
  });

  it("marks anew what is secret for another reader", () => {
    const log = new Log();
    const told = [event("jewel_lost", { seat: 1 })];
    const mine = { ...module, secret: ({ args }: Happened, me: number | null) => args.seat === me };
    expect(log.read(told, words, mine, null).map((line) => line.secret)).toEqual([false]);
    expect(log.read(told, words, mine, 1).map((line) => line.secret)).toEqual([true]);
  });

  it("is worded anew in another language and for another reader", () => {
    const [line] = read([event("jewel_lost", { seat: 1 })]);
    if (!line) throw new Error("the line is there");
    expect(textOf(line, { words, names: NAMES, me: null })).toBe("Bruno perd un Faux-Bijoux.");
    expect(textOf(line, { words: english, names: NAMES, me: null })).toBe("Bruno loses a jewel.");
    expect(textOf(line, { words, names: NAMES, me: 1 })).toBe("Vous perdez un Faux-Bijoux.");
    expect(textOf(line, { words, names: ["A", "B", "C", "D"], me: null })).toBe("B perd un Faux-Bijoux.");
  });
});

describe("a heading", () => {
  it("is the first sentence, without its full stop", () => {
    expect(headline("Jour 1, Nouvelle Lune. La carte Lune est à Anna.")).toEqual([
      "Jour 1, Nouvelle Lune",
      "La carte Lune est à Anna.",
    ]);
    expect(headline("Quelle nuit ! Plus un regard.")).toEqual(["Quelle nuit !", "Plus un regard."]);
    expect(headline("Tour 2")).toEqual(["Tour 2", ""]);
  });
});

describe("what concerns somebody", () => {
  it("is what they did or said, and what was done to them or said of them", () => {
    const told = [
      event("suspect", { seat: 0, suspect: 2 }),
      event("hands", { suspect: 2, up_seats: [0, 1], votes: [] }),
      said(3, "…"),
      said(0, "toi", 3),
      event("no_suspect"),
    ];
    const about = (seat: number) =>
      read(told)
        .filter((line) => concerns(line, seat))
        .map((line) => line.index);
    expect(about(0)).toEqual([0, 1, 3]);
    expect(about(1)).toEqual([1]);
    expect(about(2)).toEqual([0, 1]);
    expect(about(3)).toEqual([2, 3]);
  });
});
