// What follows from the view: who sits where, what is being done, what would be given, what is certain.

import { SECRET_ROLES } from "@generated/death_note/catalogue";
import { describe, expect, test } from "vitest";
import { Notes } from "@/table/notes.svelte";
import { moment } from "../fixtures/scenes";
import { certainty, columnsOf, guessOf, mark, wipe } from "./deduction";
import {
  allotted,
  diedInSecret,
  doomOf,
  inactiveOf,
  marksOf,
  type Public,
  pileOf,
  playersOf,
  privateOf,
  publicOf,
  stayingOf,
  toAllot,
} from "./facts";
import { asksForTwo, paired } from "./pairing";
import { roundsOf } from "./rounds";

const at = (name: string, set: "notePlay" | "noteEnds" = "notePlay"): Public =>
  publicOf(moment(set, name).scene.public);

describe("people", () => {
  test("sit as they sit now, clockwise from L", () => {
    const table = at("chairs");
    const players = playersOf(table);
    expect(players).not.toContain(table.detective);
    const around = [table.detective, ...players];
    const start = table.chairs.indexOf(table.detective);
    expect(around).toEqual(table.chairs.map((_, step) => table.chairs[(start + step) % around.length]));
    expect(table.chairs).not.toEqual([...table.chairs].sort((one, other) => one - other));
  });

  test("who died in secret are known to be dead, and nobody knows who they were", () => {
    const table = at("hidden_death");
    const dead = table.seats.findIndex((_, seat) => diedInSecret(table, seat));
    expect(marksOf(table, dead)).toContain("secret");
    expect(marksOf(table, dead)).not.toContain("dead");
  });

  test("whose death waits live, and are marked until it comes", () => {
    const table = at("nested");
    const [seat = 0] = playersOf(table).filter((each) => table.seats[each]?.alive);
    const roles = table.roles.map((card) => (card.holder === seat ? { ...card, waits: true } : card));
    expect(marksOf(table, seat)).not.toContain("waits");
    expect(marksOf({ ...table, roles }, seat)).toContain("waits");
    expect(marksOf({ ...table, roles, ending: at("last_round", "noteEnds").ending }, seat)).not.toContain("waits");
  });

  test("have marks for the turn, for L, for what they did with the tile, for love", () => {
    const table = at("lovers");
    expect(marksOf(table, table.active)).toContain("active");
    expect(marksOf(table, table.detective)).toContain("l");
    for (const seat of table.lovers) expect(marksOf(table, seat)).toContain("lover");
    const done = at("turn");
    done.seats.forEach(({ mark: did }, seat) => {
      expect(marksOf(done, seat).some((each) => each === did)).toBe(did !== "");
    });
  });
});

describe("what is being done", () => {
  test("lies on each other, the outermost first, without the moments in between", () => {
    const layers = pileOf(at("nested"));
    expect(layers.length).toBeGreaterThanOrEqual(3);
    expect(layers.map(({ what }) => what)).not.toContain("window");
  });

  test("ends in a death that has a cause, unless somebody was saved", () => {
    const table = at("nested");
    const doom = doomOf(table);
    expect(doom?.death.what).toBe("death");
    expect(doom?.cause?.what).toBe(pileOf(table).at(-2)?.what);
    const saved = table.stack.map((layer) => (layer.what === "death" ? { ...layer, mode: "saved" } : layer));
    expect(doomOf({ ...table, stack: saved })).toBeNull();
    expect(doomOf(at("turn"))).toBeNull();
  });
});

test("what L hands out is that of the tile, of every Alibi, and what the tile has added", () => {
  const { frame } = moment("notePlay", "allot");
  expect(toAllot(publicOf(frame.public as never))).toBe(frame.question?.args.count);
});

test("an allotment is counted as often as somebody is named", () => {
  const { frame } = moment("notePlay", "allot");
  const [one, other] = frame.question?.options ?? [];
  const ids = [one?.id ?? "", other?.id ?? "", one?.id ?? ""];
  expect([...allotted(frame.question, ids)]).toEqual([
    [one?.args.seat, 2],
    [other?.args.seat, 1],
  ]);
  expect(allotted(moment("notePlay", "turn").frame.question, ids).size).toBe(0);
});

test("tiles that stay are told until the game ends", () => {
  const table = at("lovers");
  expect(stayingOf(table)).toContain("amour");
  expect(stayingOf({ ...table, ending: { reason: "last_round", round: 5, winners: [] } })).toEqual([]);
});

test("a round is told by what each player did, whom L gave a card, and the tile that was left", () => {
  const table = at("main");
  const rounds = roundsOf(table);
  expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, place) => place + 1));
  const [first] = rounds;
  expect(first?.tile).not.toBe("");
  expect(first?.gift).toBeGreaterThanOrEqual(0);
  expect([...(first?.choices.keys() ?? [])]).not.toContain(table.detective);
  expect(rounds.at(-1)?.tile).toBe("");
});

describe("the sheet", () => {
  test("has eight Role cards, L's not among them", () => {
    for (const name of ["four", "turn", "main", "lovers"]) {
      const table = at(name);
      expect(columnsOf(table)).toHaveLength(SECRET_ROLES.length);
      expect(columnsOf(table).map(({ holder }) => holder)).not.toContain(table.detective);
    }
  });

  test("knows for all what was revealed, and for the reader all that follows", () => {
    const { scene } = moment("notePlay", "lovers");
    const table = publicOf(scene.public);
    const mine = scene.private ? privateOf(scene.private) : null;
    const shown = table.roles.findIndex(({ role, holder }) => role && holder !== table.detective);
    const { role = "" } = table.roles[shown] ?? {};
    expect(certainty(table, null, shown, role)).toBe("yes");
    const own = table.seats[scene.me ?? 0]?.card ?? 0;
    expect(certainty(table, null, own, role)).toBe("no");
    expect(certainty(table, null, own, mine?.role ?? "")).toBe("open");
    expect(certainty(table, mine, own, mine?.role ?? "")).toBe("yes");
    for (const { card } of inactiveOf(table))
      for (const each of SECRET_ROLES)
        expect(certainty(table, mine, card, each) === "no").toBe(!mine?.possible[card]?.includes(each));
  });

  test("keeps the reader's marks by card and by game, and wipes those of one game", () => {
    const notes = new Notes("sheet-of-a-test");
    mark(notes, 1, 4, "mogi");
    mark(notes, 2, 4, "mogi");
    mark(notes, 2, 4, "mogi");
    expect([guessOf(notes, 1, 4, "mogi"), guessOf(notes, 2, 4, "mogi")]).toEqual(["no", "maybe"]);
    expect(guessOf(notes, 1, 5, "mogi")).toBe("open");
    wipe(notes, 2);
    expect([guessOf(notes, 1, 4, "mogi"), guessOf(notes, 2, 4, "mogi")]).toEqual(["no", "open"]);
    for (let tap = 0; tap < 3; tap++) mark(notes, 1, 4, "mogi");
    expect(guessOf(notes, 1, 4, "mogi")).toBe("open");
  });
});

test("a question for two is one for people, who are tapped one after the other", () => {
  const { frame } = moment("notePlay", "pair");
  expect(asksForTwo(frame.question)).toBe(true);
  expect(asksForTwo(moment("notePlay", "target").frame.question)).toBe(false);
  const answers: string[] = [];
  const choosing = {
    question: frame.question,
    seats: new Map(),
    chosen: new Set<string>(),
    picked: [],
    busy: false,
    choose: (id: string) => answers.push(id),
  };
  const [first] = frame.question?.options ?? [];
  const [one, other] = [Number(first?.args.seat), Number(first?.args.other)];
  let tapped: number | null = null;
  const pick = (seat: number | null) => {
    tapped = seat;
  };
  paired(choosing, null, pick).choose(String(other));
  expect([tapped, answers]).toEqual([other, []]);
  paired(choosing, other, pick).choose(String(one));
  expect([tapped, answers]).toEqual([other, [first?.id]]);
  paired(choosing, other, pick).choose(String(other));
  expect([tapped, answers]).toEqual([null, [first?.id]]);
});
