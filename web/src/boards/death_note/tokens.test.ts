// The tokens of L: which of his words lie next to whom, until when.

import type { Happened, Spoken } from "@wire";
import { describe, expect, test } from "vitest";
import { moment } from "../fixtures/scenes";
import { type Public, publicOf, roleOf } from "./facts";
import { tokensOf } from "./tokens";

const table: Public = { ...publicOf(moment("notePlay", "turn").scene.public), began: 10 };
const L = table.detective;
const [one = 0, other = 0] = table.seats.flatMap((_, seat) => (roleOf(table, seat)?.role ? [] : [seat]));

const says = (what: string, about: number | null, wish: Partial<Spoken> = {}): Spoken => ({
  type: "said",
  seat: L,
  moment: 10,
  kind: "claim",
  about,
  what,
  text: "",
  ...wish,
});
/** The tokens as pairs of a seat and a name. */
const lie = (said: readonly (Spoken | Happened)[], at: Public = table) =>
  [...tokensOf(said, at)].map(([seat, { role, camp }]) => [seat, role || camp]);

describe("a token", () => {
  test("lies where L says of somebody who they are, or of which camp", () => {
    expect(lie([says("role_light", one), says("camp_kira", other)])).toEqual([
      [one, "light"],
      [other, "kira"],
    ]);
  });

  test("is laid by nobody but L, and by no other words of his", () => {
    expect(lie([says("role_light", one, { seat: other })])).toEqual([]);
    expect(lie([says("role_light", one, { kind: "accuse" })])).toEqual([]);
    expect(lie([says("tile_doute", one), says("role_light", null), says("role_light", L)])).toEqual([]);
    expect(lie([{ type: "event", key: "round", args: { round: 1 } }])).toEqual([]);
  });

  test("makes room for the next at the same place", () => {
    expect(lie([says("role_light", one), says("role_mogi", one)])).toEqual([[one, "mogi"]]);
    expect(lie([says("role_light", one), says("camp_kira", one)])).toEqual([[one, "kira"]]);
  });

  test("of a role moves where the same is laid elsewhere; of a camp there may be several", () => {
    expect(lie([says("role_light", one), says("role_light", other)])).toEqual([[other, "light"]]);
    expect(lie([says("camp_kira", one), says("camp_kira", other)])).toHaveLength(2);
  });

  test("is taken back from whom L names", () => {
    const laid = [says("role_light", one), says("role_mogi", other)];
    expect(lie([...laid, says("withdrawn", one)])).toEqual([[other, "mogi"]]);
  });

  test("is taken back where L takes back what he has just said, and not where that was something else", () => {
    const laid = [says("role_light", one), says("role_mogi", other)];
    expect(lie([...laid, says("withdrawn", null)])).toEqual([[one, "light"]]);
    expect(lie([...laid, says("tile_doute", null), says("withdrawn", null)])).toHaveLength(2);
  });

  test("of an earlier game is cleared away", () => {
    expect(lie([says("role_light", one, { moment: 9 })])).toEqual([]);
  });

  test("is needed no more once that role, or that person, is revealed", () => {
    const reveal = (seat: number, role: string): Public => ({
      ...table,
      roles: table.roles.map((facts, card) => (card === table.seats[seat]?.card ? { ...facts, role } : facts)),
    });
    expect(lie([says("role_watari", one)], reveal(other, "watari"))).toEqual([]);
    expect(lie([says("role_light", one), says("camp_kira", other)], reveal(one, "watari"))).toEqual([[other, "kira"]]);
  });
});
