// Answering a question: taps that come too soon, several choices, refusals, and what is kept face down.

import type { Question } from "@wire";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { Refusal } from "@/app/api";
import { Answering } from "./answering.svelte";
import { asked as question, state } from "./fixture";
import type { MatchState } from "./frames";
import type { TableLink } from "./link.svelte";

const asked = (id: number, more: Partial<Question> = {}): Question => question({ id, ...more });

class Line {
  match = $state.raw<MatchState | null>(null);
  sent: [number, string | string[]][] = [];
  outcome: () => Promise<void> = () => new Promise(() => undefined);

  answer(question: number, answer: string | string[]): Promise<void> {
    this.sent.push([question, answer]);
    return this.outcome();
  }
}

function table(question: Question | null, more: Partial<MatchState> = {}) {
  const line = new Line();
  let now = 0;
  const answering = new Answering(line as unknown as TableLink, () => now);
  const shows = (next: Question | null, also: Partial<MatchState> = {}) => {
    line.match = state(next, also);
    flushSync();
    answering.appeared();
  };
  shows(question, more);
  return { line, answering, shows, later: (ms: number) => (now += ms) };
}

/** The same, once its question has been there for long enough to be tapped. */
function settledTable(...given: Parameters<typeof table>) {
  const shown = table(...given);
  shown.later(400);
  return shown;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a tap", () => {
  it("answers", () => {
    const { line, answering } = settledTable(asked(1));
    answering.choose("up");
    expect(line.sent).toEqual([[1, "up"]]);
    expect(answering.busy).toBe(true);
  });

  it("right after the question changed was meant for the one before", () => {
    const { line, answering, shows, later } = settledTable(asked(1));
    shows(asked(2));
    later(349);
    answering.choose("up");
    expect(line.sent).toEqual([]);
    later(1);
    answering.choose("up");
    expect(line.sent).toEqual([[2, "up"]]);
  });

  it("while an answer is on its way does nothing", () => {
    const { line, answering } = settledTable(asked(1));
    answering.choose("up");
    answering.choose("down");
    expect(line.sent).toEqual([[1, "up"]]);
  });

  it("on what a rule refuses, or on nothing offered, does nothing", () => {
    const options = [{ id: "up", word: "up", args: {}, refused: "not_now" }];
    const { line, answering } = settledTable(asked(1, { options }));
    answering.choose("up");
    answering.choose("elsewhere");
    expect(line.sent).toEqual([]);
  });
});

describe("several choices", () => {
  it("are sent together, once there are enough", () => {
    const { line, answering } = settledTable(asked(1, { shape: "several", least: 2, most: 2 }));
    answering.choose("up");
    answering.confirm();
    expect(line.sent).toEqual([]);
    answering.choose("down");
    expect([...answering.chosen]).toEqual(["up", "down"]);
    answering.confirm();
    expect(line.sent).toEqual([[1, ["up", "down"]]]);
  });

  it("are forgotten with their question", () => {
    const { answering, shows } = settledTable(asked(1, { shape: "several", most: 2 }));
    answering.choose("up");
    shows(asked(2, { shape: "several", most: 2 }));
    expect(answering.picked).toEqual([]);
  });
});

describe("a refusal", () => {
  it("is told where the question stands now, and leaves room for another answer", async () => {
    const { line, answering, shows, later } = table(asked(1));
    line.outcome = () => Promise.reject(new Refusal("stale", "", 0));
    later(400);
    answering.choose("up");
    shows(asked(2));
    await settled();
    expect(answering.refusal).toBe("stale");
    expect(answering.busy).toBe(false);
    line.outcome = () => Promise.resolve();
    later(400);
    answering.choose("down");
    expect(answering.refusal).toBe("");
  });
});

describe("an answer in a window", () => {
  it("is kept until something happens", async () => {
    const { line, answering, shows, later } = table(asked(1), { window: true });
    line.outcome = () => Promise.resolve();
    later(400);
    answering.choose("up");
    shows(null, { window: true });
    await settled();
    expect(answering.kept).toBe(true);
    shows(null, { window: true, told: [{ type: "event", key: "hands", args: {} }] });
    expect(answering.kept).toBe(false);
  });

  it("is kept where the question says so, also on a page that did not see it", () => {
    const left = asked(1, { options: [], optional: true, args: { answered: "up" } });
    expect(table(left, { window: true }).answering.kept).toBe(true);
    expect(table({ ...left, args: {} }, { window: true }).answering.kept).toBe(false);
  });

  it("that was refused is not kept", async () => {
    const { line, answering, shows, later } = table(asked(1), { window: true });
    line.outcome = () => Promise.reject(new Refusal("stale", "", 0));
    later(400);
    answering.choose("up");
    shows(null, { window: true });
    await settled();
    expect(answering.kept).toBe(false);
  });

  it("nobody gave is not kept", () => {
    expect(table(null, { window: true }).answering.kept).toBe(false);
  });
});

describe("what may be done besides", () => {
  const reveal = { id: "reveal", word: "reveal_role", args: {}, refused: "" };

  it("is sent as the answer to the open question, however soon, whatever its shape", async () => {
    const { line, answering } = table(asked(3, { shape: "several", besides: [reveal] }));
    line.outcome = () => Promise.resolve();
    expect(answering.besides).toEqual([reveal]);
    expect(await answering.interrupt("reveal")).toBe(true);
    expect(line.sent).toEqual([[3, "reveal"]]);
  });

  it("is no answer: a tap on the board does not do it", () => {
    const { line, answering } = settledTable(asked(3, { besides: [reveal] }));
    answering.choose("reveal");
    expect(line.sent).toEqual([]);
  });

  it("is all that an optional question leaves: nothing is asked, nothing is open", async () => {
    const { line, answering } = table(asked(3, { options: [], besides: [reveal], optional: true }));
    line.outcome = () => Promise.resolve();
    expect(answering.question).toBeNull();
    expect(answering.identity).toBe("");
    expect(answering.seats.size).toBe(0);
    expect(await answering.interrupt("reveal")).toBe(true);
    expect(line.sent).toEqual([[3, "reveal"]]);
  });

  it("is done once, and not where it is not offered or refused", async () => {
    const { line, answering, shows } = table(asked(3, { besides: [reveal] }));
    expect(await answering.interrupt("up")).toBe(false);
    void answering.interrupt("reveal");
    expect(answering.busy).toBe(true);
    expect(await answering.interrupt("reveal")).toBe(false);
    expect(line.sent).toEqual([[3, "reveal"]]);
    shows(asked(4, { besides: [{ ...reveal, refused: "not_now" }] }));
    expect(await answering.interrupt("reveal")).toBe(false);
    expect(line.sent).toHaveLength(1);
  });

  it("that came too late says so, where nothing else is asked too", async () => {
    const { line, answering, shows } = table(asked(3, { options: [], besides: [reveal], optional: true }));
    line.outcome = () => Promise.reject(new Refusal("stale", "too late", 0));
    const sent = answering.interrupt("reveal");
    shows(asked(4, { options: [], besides: [reveal], optional: true }));
    expect(await sent).toBe(false);
    expect(answering.refusal).toBe("stale");
    expect(answering.busy).toBe(false);
  });

  it("leaves an answer face down while a window is open", async () => {
    const { line, answering, later, shows } = table(asked(3), { window: true });
    line.outcome = () => Promise.resolve();
    later(400);
    answering.choose("up");
    await settled();
    shows(asked(3, { options: [], besides: [reveal], optional: true }), { window: true });
    expect(answering.kept).toBe(true);
  });
});

describe("the occasion", () => {
  const clock = (due: number) => ({ clock: { due, total: 9, runs_out: null } });

  it("is the same while others answer, and another one after an answer of one's own", () => {
    const { answering, shows, later } = table(asked(1), clock(5));
    const first = answering.occasion;
    shows(asked(2), clock(5));
    expect(answering.occasion).toBe(first);
    later(400);
    answering.choose("up");
    expect(answering.occasion).toBe(first);
    shows(asked(3), clock(5));
    expect(answering.occasion).not.toBe(first);
  });

  it("is another one when something else is asked, time began anew, or nothing was asked in between", () => {
    const { answering, shows } = table(asked(1), clock(5));
    const met = [answering.occasion];
    const next = (...step: Parameters<typeof shows>) => {
      shows(...step);
      met.push(answering.occasion);
    };
    next(asked(2, { kind: "other" }), clock(5));
    next(asked(3, { kind: "other" }), clock(6));
    next(null);
    next(asked(4, { kind: "other" }), clock(6));
    expect(new Set(met).size).toBe(5);
    expect(met[3]).toBe("");
  });
});

describe("words that are being written", () => {
  const question = (id: number, more: Partial<Question> = {}) =>
    asked(id, { kind: "answer", shape: "text", options: [], most: 200, args: { by: 1 }, ...more });

  it("are there again when somebody came between, and the field stays the same while time moves", () => {
    const { answering, shows } = table(question(1));
    const since = answering.occasion;
    answering.write("A lot of water");
    shows(question(2), { clock: { due: 77, total: 9, runs_out: 500 } });
    expect(answering.occasion).toBe(since);
    shows(asked(3));
    expect(answering.written).toBe("");
    shows(question(4));
    expect(answering.written).toBe("A lot of water");
  });

  it("are for that question: another one begins with nothing", () => {
    const { answering, shows } = table(question(1));
    answering.write("A lot of water");
    shows(question(2, { args: { by: 2 } }));
    expect(answering.written).toBe("");
  });

  it("are kept when they are refused, and gone once they were taken", async () => {
    const { line, answering, shows } = settledTable(question(1));
    answering.write("A lot of water");
    line.outcome = () => Promise.reject(new Refusal("not_an_option", "", 0, "few_words"));
    await answering.answerText("A lot of water");
    expect([answering.written, answering.reason]).toEqual(["A lot of water", "few_words"]);
    line.outcome = () => Promise.resolve();
    await answering.answerText("Water");
    shows(question(2));
    expect([answering.written, answering.reason]).toEqual(["", ""]);
  });

  it("keep whom they go to, as long as that is allowed", () => {
    const named = (seat: number, refused = "") => ({
      id: `seat-${seat}`,
      word: "seat",
      args: { seat },
      refused,
    });
    const to = (id: number, refused: string) =>
      asked(id, {
        kind: "ask",
        shape: "address",
        options: [named(1, refused), named(2), named(3)],
        most: 200,
      });
    const { answering, shows } = settledTable(to(1, ""));
    answering.choose("seat-1");
    expect([...answering.chosen]).toEqual(["seat-1"]);
    shows(asked(2));
    shows(to(3, ""));
    expect([...answering.chosen]).toEqual(["seat-1"]);
    shows(to(4, "just_asked_you"));
    expect([...answering.chosen]).toEqual([]);
  });
});
