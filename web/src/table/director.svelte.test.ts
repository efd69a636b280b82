// The director: nothing that comes of a ceremony is shown before it has ended.

import type { Whole } from "@wire";
import { describe, expect, it, vi } from "vitest";
import { type Ceremony, type GameModule, WITH_NEXT } from "@/boards/board";
import type { Words } from "@/words/book";
import { Director } from "./director.svelte";
import { asked, event, sceneIn, state } from "./fixture";
import type { MatchState } from "./frames";
import { type Known, type Past, pastAfter } from "./known";
import type { Entry } from "./log";

const words = { event: (key: string) => `It happened: ${key}.` } as unknown as Words;
const drawn: Ceremony = { title: "A vote", cards: [], outcome: "Guilty." };
const module = { ceremony: ({ key }) => (key === "vote" ? drawn : key === "ballot" ? WITH_NEXT : null) } as Pick<
  GameModule,
  "ceremony"
> as GameModule;

const told = (key: string, ceremony?: number) => ({ ...event(key), ...(ceremony ? { ceremony } : {}) });
const sat = (more: Partial<MatchState> = {}): Known => ({ now: state(null, more), past: null });

function directing(calm = false) {
  const director = new Director(() => calm);
  const follow = (known: Known) => director.follow(known, module, () => sceneIn(words));
  follow(sat({ public: { day: 1 } }));
  return { director, follow };
}

const ends = (director: Director) => {
  if (director.playing) director.done(director.playing);
};

const VOTED = { public: { day: 2 }, told: [told("vote", 3000), told("night", 1500)], question: asked(), over: true };

describe("while a ceremony is played", () => {
  it("shows what was before, and asks nothing", () => {
    const { director, follow } = directing();
    follow(sat(VOTED));
    expect(director.playing).toMatchObject({ index: 0, ceremony: drawn, lasts: 3000 });
    expect(director.shown.now).toMatchObject({
      public: { day: 1 },
      told: [],
      question: null,
      clock: null,
      over: false,
    });
  });

  it("plays one after another, in the words of events that nobody draws, and then shows what came of them", () => {
    const { director, follow } = directing();
    follow(sat(VOTED));
    ends(director);
    expect(director.playing).toMatchObject({ index: 1, ceremony: { title: "It happened: night." }, lasts: 1500 });
    expect(director.shown.now?.over).toBe(false);
    ends(director);
    expect([director.playing, director.shown.now?.over]).toEqual([null, true]);
  });

  it("shows what belongs together as one, for as long as all of it takes", () => {
    const { director, follow } = directing();
    follow(sat({ told: [told("ballot", 300), told("ballot", 300), told("vote", 1500)] }));
    expect(director.playing).toMatchObject({ index: 2, lasts: 2100 });
  });

  it("lasts no longer than anybody would look at it, whatever the server says", () => {
    const { director, follow } = directing();
    follow(sat({ told: [told("vote", 1e9), told("night", Number.POSITIVE_INFINITY)] }));
    expect(director.playing?.lasts).toBe(15_000);
    ends(director);
    expect(director.playing?.lasts).toBe(15_000);
  });

  it("is told in words where the game fails to draw it, and the table goes on", () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    const director = new Director(() => false);
    const failing = {
      ceremony: () => {
        throw new TypeError("another shape");
      },
    } as unknown as GameModule;
    const follow = (known: Known) => director.follow(known, failing, () => sceneIn(words));
    follow(sat({ public: { day: 1 } }));
    follow(sat(VOTED));
    expect(director.playing?.ceremony.title).toBe("It happened: vote.");
    ends(director);
    ends(director);
    expect(director.shown.now?.over).toBe(true);
    expect(report).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it("keeps back what comes meanwhile, whatever it is", () => {
    const { director, follow } = directing();
    follow(sat(VOTED));
    follow(sat({ ...VOTED, public: { day: 3 }, told: [...VOTED.told, told("said_something")] }));
    expect(director.shown.now?.public).toEqual({ day: 1 });
    ends(director);
    ends(director);
    expect(director.shown.now).toMatchObject({ public: { day: 3 }, question: asked() });
  });

  it("shows the last picture of it for a second at most where motion is reduced", () => {
    const { director, follow } = directing(true);
    follow(sat(VOTED));
    expect(director.playing?.lasts).toBe(1000);
  });
});

describe("what is settled", () => {
  it("is shown at once where nothing is staged", () => {
    const { director, follow } = directing();
    follow(sat({ public: { day: 2 }, told: [told("arrived")] }));
    expect([director.playing, director.shown.now?.public]).toEqual([null, { day: 2 }]);
  });

  it("is what somebody sees who comes back in the middle of a ceremony", () => {
    const { director, follow } = directing();
    follow(sat(VOTED));
    follow(sat({ ...VOTED, known: 2 }));
    expect([director.playing, director.shown.now?.over]).toEqual([null, true]);
  });

  it("is another match, or the same with other eyes", () => {
    const { director, follow } = directing();
    follow(sat(VOTED));
    follow(sat({ ...VOTED, seat: 1 }));
    expect(director.playing).toBeNull();
  });

  it("is shown when nobody looks", () => {
    const { director, follow } = directing();
    follow(sat(VOTED));
    director.settle();
    expect([director.playing, director.shown.now?.over]).toEqual([null, true]);
  });

  it("does not fall behind by more than a few ceremonies", () => {
    const { director, follow } = directing();
    const votes = Array.from({ length: 8 }, () => told("vote", 3000));
    for (const at of votes.keys()) follow(sat({ public: { day: at + 2 }, told: votes.slice(0, at + 1) }));
    expect(director.playing?.index).toBe(4);
    expect(director.shown.now?.public).toEqual({ day: 5 });
  });
});

describe("for whoever sees a match some time later", () => {
  const whole = (first: boolean, ...entries: readonly Entry[]) =>
    ({ match: "m", first, told: entries, public: {}, seats: [], waiting: [], over: false }) as unknown as Whole;

  it("plays no ceremony of what was before they came, and each one after that", () => {
    const director = new Director(() => false);
    let past: Past | null = null;
    const follow = (frame: Whole) => {
      past = pastAfter(past, frame);
      director.follow({ now: null, past }, module, () => sceneIn(words));
    };
    follow(whole(true, told("dealt", 2000), told("vote", 3000)));
    expect(director.playing).toBeNull();
    for (const index of [2, 3]) {
      follow(whole(false, told("vote", 3000)));
      expect(director.playing).toMatchObject({ index, lasts: 3000 });
      ends(director);
    }
  });
});
