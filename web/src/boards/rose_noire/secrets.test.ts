// What one seat knows: an Investigator's notebook, the Rector's desk.

import { describe, expect, test } from "vitest";
import { type Moment, moment } from "../fixtures/scenes";
import { privateOf, publicOf } from "./facts";
import { secrets } from "./secrets";

const told = ({ scene, frame }: Moment, changes: object = {}) =>
  secrets(scene, { ...scene.private, ...changes }, frame.seat);
const titled = (at: Moment, start: string, changes: object = {}) =>
  told(at, changes).find(({ text }) => text.startsWith(start));

describe("an Investigator knows", () => {
  const day = moment("rosePlay", "day", "en");

  test("the role and what it wants, and the hand as cards", () => {
    const [role, hand] = told(day);
    expect(role).toMatchObject({ card: "role-investigator", text: "Your role: Investigator" });
    expect(hand?.cards).toEqual(privateOf(day.scene.private ?? {}).hand.map((card) => `card-${card}`));
  });

  test("which card was given in a Pact, while the other's is awaited", () => {
    const [, given] = told(moment("rosePlay", "three_given", "en"));
    expect(given?.lines).toHaveLength(1);
    expect(given?.lines?.[0]).toMatch(/^Given, waiting for the other: ./);
    expect(told(day)[1]?.lines).toEqual([]);
  });

  test("whom the Proofs seen clear, where these are now, and who is left", () => {
    const proofs = titled(day, "Proofs seen", {
      hand: ["proof_aodhan"],
      piles: [[], ["zele", "proof_bricen"], [], [], [], [], [], []],
      held: [["proof_deirdre"], [], [], [], []],
      buried: ["proof_eoghan"],
      notes: [{ deed: 0, kind: "saw", cards: ["proof_taran"], seat: 0 }],
    });
    expect(proofs?.text).toBe("Proofs seen: 5 of 5");
    expect(proofs?.lines).toEqual([
      "Aodhan: cleared (in hand)",
      "Bricen: cleared (with Bricen)",
      "Deirdre: cleared (in the hand of Anna)",
      "Eoghan: cleared (in the Graveyard)",
      "Taran: cleared (card seen on Turn 1)",
      "Without a Proof: Fearghal and Morwen",
    ]);
  });

  test("what lies on the piles from the top, as far as it can still be told", () => {
    const piles = titled(day, "What is known of the piles", {
      piles: [[], [], ["", "zele", ""], [], [], [], [], ["tumulte", ""]],
    });
    const { suspects, graveyard } = publicOf(day.scene.public);
    expect(piles?.lines).toEqual([
      `Deirdre (${suspects[2]?.cards} cards): …, Zeal`,
      `Graveyard (${graveyard} cards): Uproar`,
    ]);
  });

  test("what others hold, and what lies somewhere in the Graveyard", () => {
    expect(titled(day, "What is known of the hands", { held: [[], ["zele", "zele"], [], [], []] })?.lines).toEqual([
      "Bruno: 2 × Zeal",
    ]);
    expect(titled(day, "Somewhere in the Graveyard", { buried: ["zele"] })?.text).toMatch(/Zeal$/);
    expect(titled(day, "Somewhere in the Graveyard", { buried: [] })).toBeUndefined();
  });

  test("every card seen and where it was, the latest first, and that it has moved since", () => {
    const lines = titled(day, "Notebook")?.lines ?? [];
    expect(lines).toHaveLength(privateOf(day.scene.private ?? {}).notes.length);
    expect(lines.filter((line) => line.endsWith("(moved since)"))).not.toHaveLength(0);
    const turns = lines.map((line) => Number(/^Turn (\d) – /.exec(line)?.[1]));
    expect(turns).toEqual([...turns].sort((one, other) => other - one));
  });

  test("no more than what the Possessed knows in as many lines: the shape tells no role", () => {
    const shape = (role: string) => told(moment("rosePlay", "night"), { role }).map((secret) => Object.keys(secret));
    expect(shape("possessed")).toEqual(shape("investigator"));
  });
});

describe("the Rector knows", () => {
  const desk = moment("rosePlay", "desk", "en");

  test("the Accomplices, the Possessed once met, the hand and the discard", () => {
    const mine = privateOf(desk.scene.private ?? {});
    expect(titled(desk, "The Accomplices")?.cards).toHaveLength(2);
    expect(titled(desk, "Possessed")?.text).toBe(`Possessed: ${desk.scene.names[mine.possessed]}`);
    expect(titled(desk, "Possessed", { possessed: -1 })).toBeUndefined();
    expect(titled(desk, "In hand")?.cards).toHaveLength(mine.hand.length);
    expect(titled(desk, "The Rector’s discard")).toBeDefined();
    expect(titled(desk, "Proofs seen")).toBeUndefined();
  });

  test("how far the Goals in hand are; dead Accomplices do not count", () => {
    const { suspects } = publicOf(desk.scene.public);
    const dead = suspects.flatMap(({ alive }, at) => (alive ? [] : [at]));
    const alive = suspects.length - dead.length;
    const hand = ["tribut_mac_snor", "chevaliers_lames"];
    expect(titled(desk, "In hand", { hand, accomplices: dead })?.lines).toEqual([
      "Tribute: 0/3 Innocents dead",
      `Knights-Blades: on Turn 4 with 5 Suspects alive (${alive} are left), or on Turn 5`,
    ]);
    expect(titled(desk, "In hand", { hand, accomplices: [] })?.lines?.[0]).toBe(
      `Tribute: ${dead.length}/3 Innocents dead`,
    );
  });
});

test("nobody knows anything before the cards are dealt", () => {
  expect(told(moment("rosePlay", "day"), { role: "" })).toEqual([]);
});
