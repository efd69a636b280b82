// What follows from the view and from the catalogue of DC Spyfall.

import { FACETS, HARLEY, VALUES } from "@generated/dc_spyfall/catalogue";
import { describe, expect, test } from "vitest";
import { moment } from "../fixtures/scenes";
import { isMarked, isSingle, PLACE_IDS, placeOf, truthOf } from "./cards";
import { answererOf, fingersOn, marksOf, openAccusation, publicOf, speakerOf, spentPlaces } from "./facts";

const table = (name: string) => publicOf(moment("spyfallPlay", name).scene.public);
const ended = (name: string) => publicOf(moment("spyfallEnds", name).scene.public);

describe("the catalogue", () => {
  test("has two values for every facet of a place, all of them values of that facet", () => {
    for (const id of PLACE_IDS)
      for (const facet of FACETS) {
        expect(truthOf(id, facet)).toHaveLength(2);
        for (const value of truthOf(id, facet)) expect(VALUES[facet]).toContain(value);
      }
    expect(Object.values(VALUES).flat()).toHaveLength(67);
  });

  test("knows which abilities are turned over", () => {
    expect(["god_complex", "sceptic", "joker"].map(isSingle)).toEqual([true, false, false]);
  });

  test("reads the mark of a card", () => {
    expect([placeOf(`oa${HARLEY}`), isMarked(`oa${HARLEY}`), isMarked("oa")]).toEqual(["oa", true, false]);
  });
});

describe("the table", () => {
  test("knows who speaks next", () => {
    expect(speakerOf(table("ask"))).toBe(moment("spyfallPlay", "ask").frame.seat);
    expect(speakerOf(table("answer"))).toBe(moment("spyfallPlay", "answer").frame.seat);
    expect(speakerOf(table("lasso"))).toBe(moment("spyfallPlay", "lasso").frame.seat);
    expect(speakerOf(table("vote"))).toBe(-1);
  });

  test("knows who has to answer, also after a Boom Tube", () => {
    expect(answererOf(table("redirected"))).toBe(moment("spyfallPlay", "redirected").frame.seat);
    expect(answererOf(table("ask"))).toBe(-1);
  });

  test("has an accusation open until it is settled", () => {
    expect(openAccusation(table("vote"))?.suspect).toBe(moment("spyfallPlay", "suspected").frame.seat);
    expect(openAccusation(table("after_vote"))).toBeNull();
    expect(openAccusation(ended("hero_convicted"))).toBeNull();
  });

  test("strikes out the places of earlier rounds, and never that of the round that has just ended", () => {
    expect(spentPlaces(table("ask")).size).toBe(0);
    const [first] = table("second_round").results;
    expect([...spentPlaces(table("second_round"))]).toEqual([first?.ending.bag]);
    expect([...spentPlaces(ended("pointed"))]).toEqual([first?.ending.bag]);
  });

  test("marks people by what they do and what they have spent", () => {
    const vote = table("vote");
    const { accuser = -1, suspect = -1 } = openAccusation(vote) ?? {};
    expect(marksOf(vote, suspect, false)).toContain("suspect");
    expect(marksOf(vote, accuser, false)).toContain("accused");
    expect(marksOf(table("ask"), moment("spyfallPlay", "ask").frame.seat, false)).toContain("asks");
    expect(marksOf(table("second_round"), table("second_round").dealer, false)).toContain("dealer");
    const over = ended("over");
    const best = Math.max(...over.seats.map(({ score }) => score));
    over.seats.forEach(({ score }, seat) => {
      expect(marksOf(over, seat, true).includes("winner")).toBe(score === best);
    });
  });

  test("counts fingers", () => {
    const pointed = ended("pointed");
    expect(fingersOn(pointed, pointed.ending?.joker ?? -1)).toBe(5);
  });
});
