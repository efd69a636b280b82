// The guide: one hint at a time, while it matters, until the first match is over or somebody has had enough.

import type { Question } from "@wire";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "@/app/settings.svelte";
import type { Hint } from "@/boards/board";
import { Words } from "@/words/book";
import { sceneIn } from "./fixture";
import { endGuide, isGuided, markSeen, nextHint, type Open, restartGuide, seenHints } from "./guide";

const words = new Words("fr", ["hint-a = A\nhint-b = B\nhint-c = C"]);
const scene = sceneIn(words, { game: "some_game" });
/** A hint that matters while it is its time. */
const hint = (id: string): Hint => ({ id, when: ({ public: facts }) => String(facts.time).includes(id) });
const hints = [hint("a"), hint("b"), hint("c"), hint("unworded")];
const next = (time: string, open: Open | null, seen: string[]) =>
  nextHint(hints, open, seen, { ...scene, public: { time } }, null)?.id ?? "";
const shown = (id: string, besides = [id]): Open => ({ id, besides });

describe("the hint of the moment", () => {
  it("is the first that matters and was not shown", () => {
    expect(next("", null, [])).toBe("");
    expect(next("cb", null, [])).toBe("b");
    expect(next("cb", null, ["b"])).toBe("c");
    expect(next("cb", null, ["b", "c"])).toBe("");
  });

  it("stays while its moment lasts, whatever else begins to matter", () => {
    expect(next("ab", shown("b", ["a", "b"]), ["b"])).toBe("b");
    expect(next("ab", shown("b"), [])).toBe("b");
  });

  it("is over with its moment", () => {
    expect(next("", shown("b"), [])).toBe("");
    expect(next("a", shown("b"), [])).toBe("a");
    expect(next("a", shown("b"), ["a"])).toBe("");
  });

  it("gives way to one about a question that is opened", () => {
    const asked = { id: 1, kind: "vote" } as Question;
    const about: Hint = { id: "c", when: (_, question) => question !== null };
    const tell = (open: Open) => nextHint([hint("a"), about], open, [], { ...scene, public: { time: "a" } }, asked)?.id;
    expect(tell(shown("a"))).toBe("c");
    expect(tell(shown("a", ["a", "c"]))).toBe("a");
  });

  it("is, around one real table, not a second one of a kin: that would tell a role", () => {
    const kin = hints.map((each) => (each.id === "c" ? each : { ...each, kin: "night" }));
    const tell = (veil: boolean) => {
      settings.veil = veil;
      return nextHint(kin, null, ["a"], { ...scene, public: { time: "abc" } }, null)?.id;
    };
    expect([tell(false), tell(true)]).toEqual(["b", "c"]);
    settings.veil = false;
  });

  it("is never one without words", () => {
    expect(next("unworded", null, [])).toBe("");
  });
});

describe("the guide", () => {
  beforeEach(() => restartGuide("some_game"));

  it("remembers on this device what it showed", () => {
    markSeen("some_game", "a");
    markSeen("some_game", "a");
    markSeen("some_game", "b");
    expect(seenHints("some_game")).toEqual(["a", "b"]);
    expect(JSON.parse(localStorage.getItem("penombre.hints") ?? "")).toMatchObject({ some_game: ["a", "b"] });
    expect(seenHints("other_game")).toEqual([]);
  });

  it("keeps nothing in the browser of hints that tell a role, and does not repeat them", () => {
    markSeen("some_game", "a");
    markSeen("some_game", "goal_thief", true);
    expect(seenHints("some_game")).toEqual(["a", "goal_thief"]);
    expect(JSON.stringify({ ...localStorage })).not.toContain("thief");
    restartGuide("some_game");
    expect(seenHints("some_game")).toEqual([]);
  });

  it("ends for one game, and starts again when it is asked to", () => {
    markSeen("some_game", "a");
    endGuide("some_game");
    endGuide("some_game");
    expect(isGuided("some_game")).toBe(false);
    expect(isGuided("other_game")).toBe(true);
    expect(settings.guided.filter((game) => game === "some_game")).toHaveLength(1);
    restartGuide("some_game");
    expect(isGuided("some_game")).toBe(true);
    expect(seenHints("some_game")).toEqual([]);
  });
});
