// Being called for one's turn: once per question, and only where there may be something to decide.

import type { Question } from "@wire";
import { describe, expect, it } from "vitest";
import { asked as question, state } from "./fixture";
import { Calls, myTurn } from "./turn";

const asked = (id: number, ...options: string[]): Question =>
  question({
    id,
    ...(options.length && { options: options.map((word) => ({ id: word, word, args: {}, refused: "" })) }),
  });

const reveal = { id: "reveal", word: "reveal_role", args: {}, refused: "" };

/** A question that any neighbour may see. */
const open = () => false;

describe("my turn", () => {
  it("is when a question leaves me a choice", () => {
    expect(myTurn(state(asked(4)), open)?.id).toBe(4);
  });

  it("is in a window for all alike, whoever has a choice there", () => {
    expect(myTurn(state(asked(4, "seat-1"), { window: true }), open)?.id).toBe(4);
  });

  it("is when a question may show a secret: that there is no choice is one, and a neighbour hears the call", () => {
    expect(myTurn(state(asked(4, "pass")), () => true)?.id).toBe(4);
    expect(new Calls().due(state(asked(4, "pass")), () => true)).toBe(true);
  });

  it("is not when nothing is asked, there is one answer, or the match is over", () => {
    expect(myTurn(null, open)).toBeNull();
    expect(myTurn(state(null), open)).toBeNull();
    expect(myTurn(state(asked(4, "ready")), open)).toBeNull();
    expect(myTurn(state(asked(4), { over: true }), open)).toBeNull();
  });
});

describe("a moment to react in", () => {
  const moment = (total: number) =>
    state(asked(4), { window: true, lapses: true, clock: { due: total, total, runs_out: null } });

  it("is in sight and calls nobody: whoever chose to be asked for a card would be heard to hold it", () => {
    for (const discreet of [open, () => true]) {
      expect(myTurn(moment(5000), discreet)).toBeNull();
      expect(new Calls().due(moment(5000), discreet)).toBe(false);
    }
  });

  it("is one's turn where it lasts for a day", () => {
    expect(myTurn(moment(86_400_000), open)?.id).toBe(4);
  });
});

describe("a question that is optional", () => {
  const optional = question({ id: 4, options: [], besides: [reveal], optional: true });

  it("is nobody's turn, in a window or not, and calls nobody", () => {
    for (const window of [false, true]) {
      expect(myTurn(state(optional, { window }), open)).toBeNull();
      expect(myTurn(state(optional, { window }), () => true)).toBeNull();
      expect(new Calls().due(state(optional, { window }), open)).toBe(false);
    }
  });

  it("does not use up the call of the next one", () => {
    const calls = new Calls();
    calls.due(state(optional), open);
    expect(calls.due(state(asked(4)), open)).toBe(true);
  });
});

describe("a call", () => {
  it("is made once for a question, however often the table changes around it", () => {
    const calls = new Calls();
    expect(calls.due(state(asked(4)), open)).toBe(true);
    expect(calls.due(state(asked(4), { seq: 2 }), open)).toBe(false);
    expect(calls.due(state(null), open)).toBe(false);
    expect(calls.due(state(asked(4)), open)).toBe(false);
  });

  it("is made again for the next question and for another match", () => {
    const calls = new Calls();
    calls.due(state(asked(4)), open);
    expect(calls.due(state(asked(5)), open)).toBe(true);
    expect(calls.due(state(asked(5), { match: "another" }), open)).toBe(true);
  });

  it("is not made where there is nothing to decide", () => {
    expect(new Calls().due(state(asked(4, "ready")), open)).toBe(false);
  });
});
