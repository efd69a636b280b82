// What the arc answers: suspects one by one, and two by two.

import type { Question } from "@wire";
import { describe, expect, test } from "vitest";
import { moment } from "../fixtures/scenes";
import { arcOf, isOpen, meaning, picks } from "./arc";
import { SUSPECTS } from "./cards";

const asked = (name: string): Question => {
  const { question } = moment("rosePlay", name).frame;
  if (!question) throw new Error(`nobody is asked in ${name}`);
  return question;
};

describe("one suspect", () => {
  test.each([
    ["day", "look-"],
    ["targets", ""],
    ["event", ""],
    ["night", "kill-"],
    ["trap_kill", ""],
  ])("answers %s by a tap", (name, prefix) => {
    const { singles, pairs } = arcOf(asked(name));
    expect(singles.size).toBeGreaterThan(1);
    for (const [suspect, option] of singles) expect(option.id).toBe(prefix + suspect);
    expect(pairs.size).toBe(0);
  });

  test("who cannot be chosen leads nowhere", () => {
    const arc = arcOf(asked("targets"));
    const open = SUSPECTS.filter((suspect) => isOpen(arc, suspect));
    expect(open).toEqual([...arc.singles.keys()]);
    expect(open.length).toBeLessThan(SUSPECTS.length);
  });

  test("an option that is refused is none", () => {
    const question = asked("day");
    const options = question.options.map((option) => ({ ...option, refused: "not_now" }));
    expect(arcOf({ ...question, options }).singles.size).toBe(0);
  });
});

describe("two suspects", () => {
  test("make a pair in any order", () => {
    const arc = arcOf(asked("ballots_open"));
    expect(arc.pairs.size).toBe(21);
    expect(meaning(arc, ["taran", "aodhan"])?.id).toBe("pair-aodhan-taran");
    expect(meaning(arc, ["aodhan"])).toBeUndefined();
  });

  test("are picked one after the other: the same again takes it back, a third takes the place of the first", () => {
    expect(picks([], "taran")).toEqual(["taran"]);
    expect(picks(["taran"], "taran")).toEqual([]);
    expect(picks(["taran"], "aodhan")).toEqual(["taran", "aodhan"]);
    expect(picks(["taran", "aodhan"], "bricen")).toEqual(["aodhan", "bricen"]);
  });

  test("or one of them are killed in a night of fury", () => {
    const arc = arcOf(asked("fury"));
    const [one = "", other = ""] = arc.singles.keys();
    expect(meaning(arc, [one])?.id).toBe(`kill-${one}`);
    expect(meaning(arc, [other, one])?.id).toBe(`kill-${one}-${other}`);
  });
});

test("questions about cards or people leave the arc alone", () => {
  for (const name of ["confrontation", "discard", "forgery", "dusk"]) {
    const { singles, pairs } = arcOf(asked(name));
    expect(singles.size + pairs.size, name).toBe(0);
  }
  expect(arcOf(null).singles.size).toBe(0);
});
