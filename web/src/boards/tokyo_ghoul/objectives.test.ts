// The objectives of Tokyo Ghoul: how far somebody is, and why each was met or missed.

import { describe, expect, test } from "vitest";
import { moment } from "../fixtures/scenes";
import { castOf } from "./cast";
import { countedOf, publicOf } from "./facts";
import { progressOf, verdictsOf } from "./objectives";

const ended = (name: string) => publicOf(moment("tokyoEnds", name).scene.public);

const player = (name: string, seat: "killer" | "victim"): string => {
  const { ending, seats } = ended(name);
  return seats[ending?.[seat] ?? -1]?.character ?? "";
};

/** The objectives of whoever plays a character: what came of each. */
function came(name: string, character: string): string[] {
  const table = ended(name);
  const seat = table.seats.findIndex((each) => each.character === character);
  return verdictsOf(table, seat).map(
    ({ objective, met, why }) => `${objective.kind} ${met ? "met" : "missed"}: ${why}`,
  );
}

test("cards are counted towards collections and lives", () => {
  expect(progressOf("hide", ["nourriture", "nourriture", "colombe"])).toMatchObject([
    { kind: "collection", of: "nourriture", have: 2, needed: 3 },
    { kind: "stay_alive", of: "colombe", have: 1, needed: 2 },
  ]);
});

test("what lies face up counts only where it is played so", () => {
  const hand = ["cafe", "cafe", "colombe"];
  expect(countedOf({ ...ended("instant"), hand_only: true }, hand, "cafe")).toEqual(hand);
  expect(countedOf({ ...ended("instant"), hand_only: false }, hand, "cafe")).toEqual([...hand, "cafe"]);
  expect(countedOf({ ...ended("instant"), hand_only: false }, hand, "")).toEqual(hand);
});

test("a match of the first version is told by the objectives it had", () => {
  const wants = (edition: number | undefined, id: string) => castOf(edition)[id]?.objectives.map(({ of }) => of);
  expect(wants(undefined, "uta")).toEqual(["masque", "masque"]);
  expect(wants(2, "uta")).toEqual(["colombe", "masque"]);
  expect(wants(undefined, "hinami")).toEqual(wants(2, "hinami"));
  expect(progressOf("uta", ["masque"], castOf(1))).toMatchObject([
    { of: "masque", have: 1 },
    { of: "masque", have: 1 },
  ]);
});

test("an Inspector is told of the special action, others are not", () => {
  expect(progressOf("mado", ["colombe", "cafe", "cafe"])).toMatchObject([
    { kind: "elimination", of: "goule" },
    { kind: "special", have: 1, needed: 2, proof: 2 },
  ]);
  expect(progressOf("rize", ["colombe"]).map(({ kind }) => kind)).toEqual(["elimination"]);
});

describe("at the end", () => {
  test("what is met is what the rules say is met", () => {
    for (const name of ["killed", "fell", "team", "instant", "exhausted", "wrong"]) {
      const table = ended(name);
      table.seats.forEach((_, seat) => {
        const met = table.ending?.met[seat] ?? [];
        const shown = verdictsOf(table, seat).flatMap((each) => (each.met ? [each.objective.kind] : []));
        expect(shown, `${name}, seat ${seat}`).toEqual(met.map((kind) => (kind === "team" ? "elimination" : kind)));
      });
    }
  });

  test("Inspectors win by their own deed, or by that of another", () => {
    const [by, other] = player("team", "killer") === "amon" ? ["amon", "suzuya"] : ["suzuya", "amon"];
    expect(came("team", by)).toEqual(["elimination met: killed"]);
    expect(came("team", other)).toEqual(["elimination met: team"]);
  });

  test("whoever was killed did not stay alive, and their companion did not live", () => {
    expect(came("team", player("team", "victim"))).toContain("stay_alive missed: dead");
    expect(came("killed", "yoriko")).toContain("companion met: companion-alive");
  });

  test("whoever falls in their own attack has lost everything", () => {
    expect(came("fell", "mado")).toEqual(["elimination missed: fell-attacking"]);
    expect(came("fell", "kimi")).toContain("companion missed: not-in-play");
  });

  test("a kill of the wrong camp is none", () => {
    expect(came("wrong", player("wrong", "killer"))).toContain("elimination missed: wrong-camp");
    expect(came("wrong", "hide")).toEqual(["collection missed: too-late", "stay_alive met: cards"]);
  });

  test("a complete collection leaves nothing else to check", () => {
    const { ending, seats } = ended("instant");
    const [winner = -1] = ending?.winners ?? [];
    expect(came("instant", seats[winner]?.character ?? "")[0]).toBe("collection met: cards");
    expect(came("instant", "mado")).toEqual(["elimination missed: not-checked"]);
  });

  test("three cards of a collection are worth nothing outside the start of the own turn", () => {
    const table = ended("instant");
    const other = table.seats.findIndex((_, seat) => seat !== table.active);
    const hand = ["nourriture", "nourriture", "nourriture"];
    const seats = table.seats.map((facts, seat) => (seat === other ? { ...facts, character: "kaneki", hand } : facts));
    expect(verdictsOf({ ...table, seats }, other)[0]).toMatchObject({ met: false, why: "too-late", have: 3 });
  });
});
