// Answers put together from options: what a tap does, what is still missing, which options lie on the board.

import type { Choice, Question } from "@wire";
import { describe, expect, it } from "vitest";
import {
  added,
  countOf,
  isRealChoice,
  missing,
  optionsBy,
  removed,
  seatOptions,
  takes,
  tapped,
  textAnswer,
} from "./choosing";
import { asked } from "./fixture";

const option = (id: string, args: Choice["args"] = {}, refused = ""): Choice => ({
  id,
  word: id,
  args,
  refused,
});

const question = (options: Choice[], more: Partial<Question> = {}): Question => asked({ options, ...more });

describe("options on the board", () => {
  it("are those that mean one seat", () => {
    const placed = question([option("a", { seat: 0 }), option("b", { seat: 2 }), option("pass")]);
    expect([...seatOptions(placed)].map(([seat, { id }]) => [seat, id])).toEqual([
      [0, "a"],
      [2, "b"],
    ]);
  });

  it("leave out a seat that two options mean", () => {
    const asked = question([
      option("a", { seat: 0 }),
      option("again", { seat: 0 }),
      option("and", { seat: 0 }),
      option("b", { seat: 1 }),
    ]);
    expect([...seatOptions(asked).keys()]).toEqual([1]);
  });

  it("keep those a rule refuses, so that the board can say so", () => {
    expect(seatOptions(question([option("a", { seat: 0 }, "not_now")])).get(0)?.refused).toBe("not_now");
  });

  it("can be found by the card they mean, however many of it there are", () => {
    const hand = question([option("a", { face: "lantern" }), option("b", { face: "lantern" }), option("pass")]);
    expect(
      optionsBy(hand, "face")
        .get("lantern")
        ?.map(({ id }) => id),
    ).toEqual(["a", "b"]);
    expect(optionsBy(hand, "face").size).toBe(1);
  });

  it("are none without a question", () => {
    expect(seatOptions(null).size).toBe(0);
  });
});

describe("a question leaves a choice", () => {
  it("with two answers", () => {
    expect(isRealChoice(question([option("a"), option("b")]))).toBe(true);
  });

  it("also where all but one are refused: why they are may be a secret", () => {
    expect(isRealChoice(question([option("a"), option("b", {}, "not_the_victim")]))).toBe(true);
  });

  it("but not where there is a single one to tap", () => {
    expect(isRealChoice(question([option("ready")]))).toBe(false);
  });

  it("whenever words are asked for", () => {
    expect(isRealChoice(question([], { shape: "text", most: 20 }))).toBe(true);
  });
});

describe("several options", () => {
  const pair = question([option("a"), option("b"), option("c"), option("d", {}, "not_now")], {
    shape: "several",
    least: 2,
    most: 2,
  });

  it("are chosen by a tap and taken back by another", () => {
    expect(tapped(pair, [], "a")).toEqual(["a"]);
    expect(tapped(pair, ["a", "b"], "a")).toEqual(["b"]);
  });

  it("are no more than asked for", () => {
    expect(takes(pair, ["a", "b"], "c")).toBe(false);
    expect(tapped(pair, ["a", "b"], "c")).toEqual(["a", "b"]);
  });

  it("never include what a rule refuses or nobody offered", () => {
    expect(added(pair, ["a"], "d")).toEqual(["a"]);
    expect(added(pair, ["a"], "elsewhere")).toEqual(["a"]);
  });

  it("say how many are missing", () => {
    expect([[], ["a"], ["a", "b"]].map((chosen) => missing(pair, chosen))).toEqual([2, 1, 0]);
  });

  it("replace one another where a single one is asked for", () => {
    const single = { ...pair, least: 0, most: 1 };
    expect(tapped(single, ["a"], "b")).toEqual(["b"]);
    expect(tapped(single, ["a"], "a")).toEqual([]);
  });

  it("are counted where the same may be chosen again", () => {
    const three = { ...pair, least: 0, most: 3, repeat: true };
    const chosen = ["a", "b", "a"].reduce<readonly string[]>((so, id) => added(three, so, id), []);
    expect(countOf(chosen, "a")).toBe(2);
    expect(takes(three, chosen, "a")).toBe(false);
    expect(removed(chosen, "a")).toEqual(["a", "b"]);
    expect(removed(chosen, "c")).toEqual(chosen);
  });

  it("that may repeat grow with every tap until there are enough, then shrink", () => {
    const two = { ...pair, repeat: true };
    expect(tapped(two, ["a"], "a")).toEqual(["a", "a"]);
    expect(tapped(two, ["a", "a"], "a")).toEqual(["a"]);
  });
});

describe("a text", () => {
  const short = question([], { shape: "text", least: 2, most: 5 });

  it("is sent without the blanks around it", () => {
    expect(textAnswer(short, "  Anna ")).toBe("Anna");
  });

  it("is neither too short nor too long", () => {
    expect(textAnswer(short, " a ")).toBeNull();
    expect(textAnswer(short, "abcdef")).toBeNull();
  });

  it("counts a drawn letter once", () => {
    expect(textAnswer(short, "🌙🌙🌙🌙🌙")).toBe("🌙🌙🌙🌙🌙");
  });
});
