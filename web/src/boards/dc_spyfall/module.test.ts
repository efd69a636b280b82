// What DC Spyfall tells the table: where the match stands, phrases, interruptions, secrets, ceremonies, hints.

import type { Question } from "@wire";
import { describe, expect, test } from "vitest";
import { NOBODY } from "@/words/book";
import { hintsAt } from "../fixtures/draw";
import { asked, eventsOf, type Moment, moment } from "../fixtures/scenes";
import game from ".";
import { PLACE_IDS } from "./cards";
import { publicOf } from "./facts";

const play = (name: string, language: "fr" | "en" = "en"): Moment => moment("spyfallPlay", name, language);

test("one line says where the match stands", () => {
  const standing = (name: string) => game.standing(play(name).scene);
  expect(standing("ask")).toBe("Round 1 of 3 – your question");
  expect(standing("answer")).toBe("Round 1 of 3 – your answer");
  expect(standing("conversation")).toMatch(/^Round 1 of 3 – \S+ asks$/);
  expect(standing("vote")).toContain(play("vote").scene.words.text("phase-accuse_vote"));
  const brief = (name: string) => game.brief?.(play(name).scene);
  expect(brief("ask")).toBe("1/3 – you ask");
  expect(brief("answer")).toBe("1/3 – you answer");
  expect(brief("conversation")).toMatch(/^1\/3 – \S+ asks$/);
  expect(game.standing(moment("spyfallEnds", "over", "en").scene)).toBe("The match is over");
});

describe("ready phrases", () => {
  const groups = (name: string) => {
    const at = play(name);
    return game.phrases?.(asked(at), at.scene) ?? [];
  };

  test("are all in the book of the question, and have words", () => {
    for (const name of ["ask", "answer", "few_words", "few_words_answer", "first_question", "boom_tube"]) {
      const phrases = groups(name).flatMap((group) => group.phrases);
      expect(phrases.length, name).toBeGreaterThan(10);
      for (const phrase of phrases)
        expect(play(name).scene.words.has(`phrase-${phrase.replace(/^not_/, "")}`), phrase).toBe(true);
    }
  });

  test("begin with what was asked", () => {
    expect(groups("answer")[0]?.phrases[0]).toBe("light_daylight_1");
    expect(groups("few_words_answer")[0]?.phrases[0]).toBe("short_light_daylight");
  });

  test("begin with what nobody asked about yet", () => {
    expect(groups("first_question")[0]?.phrases).toEqual([
      "ask_setting_1",
      "ask_noise_1",
      "ask_people_1",
      "ask_clothes_1",
    ]);
    expect(groups("ask")[0]?.phrases).not.toContain("ask_noise_1");
  });

  test("are the same whatever the card is", () => {
    const at = play("answer");
    const others = PLACE_IDS.map((card) =>
      JSON.stringify(game.phrases?.(asked(at), { ...at.scene, private: { card, marked: false, ability: "" } })),
    );
    expect(new Set([...others, JSON.stringify(groups("answer"))]).size).toBe(1);
  });
});

describe("interruptions", () => {
  const offered = (name: string) => {
    const at = play(name);
    return game.interrupts?.(at.frame.question?.besides ?? [], at.scene) ?? [];
  };

  test("are the same buttons for a Joker and for everybody else", () => {
    const ids = (besides: Question["besides"]) =>
      game.interrupts?.(besides ?? [], play("listening").scene).map(({ id, secret, label }) => [id, label, !!secret]);
    const { besides = [] } = asked(play("listening"));
    const joker = [
      ...besides.filter(({ id }) => id !== "joker_reveal"),
      { id: "joker_reveal", word: "joker_reveal", args: {}, refused: "" },
    ];
    const hero = besides.filter(({ id }) => id !== "joker_reveal");
    expect(ids(joker)).toEqual(ids(hero));
    expect(ids(hero)?.map(([id]) => id)).toEqual(["accuse", "joker_reveal"]);
  });

  test("hold every option there is, each once", () => {
    for (const name of ["ask", "answer", "listening", "boom_tube", "lasso_answer", "few_words", "aloud"]) {
      const { besides = [] } = asked(play(name));
      const ids = offered(name).flatMap(({ options }) => options);
      expect([...ids].sort(), name).toEqual(besides.map(({ id }) => id).sort());
    }
  });

  test("say why they cannot be done, and are none while the clock stands still", () => {
    const spent = play("conversation");
    const seats = publicOf(spent.scene.public).seats.map((facts) => ({ ...facts, accused: true }));
    const scene = { ...spent.scene, public: { ...spent.scene.public, seats } };
    const accuse = game.interrupts?.([], scene).find(({ id }) => id === "accuse");
    expect([accuse?.options, accuse?.refused]).toEqual([[], "You have already accused somebody this round."]);
    expect(offered("vote")).toEqual([]);
    expect(offered("final_talk")).toEqual([]);
  });

  test("are still the Multiverse when time is up, where the table allows it", () => {
    const { besides = [] } = asked(play("late_talk"));
    expect(besides.map(({ id }) => id)).toEqual(["declare_multiverse"]);
    expect(offered("late_talk")).toEqual([
      {
        id: "declare_multiverse",
        label: "Declare the Multiverse",
        text: expect.stringContaining("Once a round"),
        options: ["declare_multiverse"],
      },
    ]);
    expect(game.interrupts?.([], play("late_talk").scene)).toEqual([]);
  });

  test("show the modules that are played", () => {
    expect(offered("few_words").map(({ id }) => id)).toEqual(expect.arrayContaining(["declare_multiverse", "ability"]));
  });
});

test("the clock is there until it has no say any more", () => {
  const clock = (at: Moment) => game.clock?.(at.scene.public) ?? null;
  expect(clock(play("ask"))).toEqual({ left: publicOf(play("ask").scene.public).clock, turns: true });
  expect(clock(play("aloud"))?.turns).toBe(false);
  expect(clock(play("vote"))).not.toBeNull();
  for (const name of ["final_talk", "claim"]) expect(clock(play(name))).toBeNull();
  expect(clock(moment("spyfallEnds", "pointed"))).toBeNull();
});

test("talk is closed while questions are asked and people vote, and faces may be made but while they vote", () => {
  const state = (name: string) => {
    const { scene } = play(name);
    return [game.hushed?.(scene.public, scene.me) ?? "", game.gesturing?.(scene.public)];
  };
  expect(state("ask")).toEqual(["board-spyfall-hush-clock", true]);
  expect(state("vote")).toEqual(["board-spyfall-hush-vote", false]);
  expect(state("point")).toEqual(["board-spyfall-hush-vote", false]);
  expect(state("aloud")).toEqual(["board-spyfall-hush-aloud", true]);
  for (const name of ["final_talk", "harley_talk", "multiverse_talk"]) expect(state(name)).toEqual(["", true]);
  expect(game.speakable?.("multiverse_yes", play("multiverse_talk").scene, null)).toBe(true);
  expect(game.speakable?.("multiverse_yes", play("final_talk").scene, null)).toBe(false);
  expect(game.speakable?.("vague", play("final_talk").scene, null)).toBe(true);
});

describe("secrets", () => {
  const told = (card: string, marked = false, ability = "") => {
    const { scene } = play("ask");
    return game.secrets(scene, { card, marked, ability }, scene.me ?? 0);
  };

  test("are the place with what is true of it, the mark and the ability", () => {
    const [place, harley, ability, truths] = told("atlantis", true, "sceptic");
    expect(place?.card).toBe("location-atlantis");
    expect(truths?.lines).toHaveLength(11);
    expect(harley?.card).toBe("role-harley_quinn");
    expect(ability?.card).toBe("ability-sceptic");
  });

  test("are nothing but the Joker for the Joker", () => {
    const [joker, ...rest] = told("joker");
    expect(joker?.card).toBe("role-joker");
    expect(joker?.lines).toBeUndefined();
    expect(rest).toEqual([]);
  });

  test("are none before cards are dealt", () => {
    expect(told("")).toEqual([]);
  });
});

describe("ceremonies", () => {
  const ceremonies = (set: "spyfallPlay" | "spyfallEnds", name: string) => {
    const at = moment(set, name, "en");
    const events = eventsOf(at);
    return events.flatMap((each, index) => game.ceremony(each, events.slice(index + 1), at.scene) ?? []);
  };

  test("count down to votes and fingers, and turn cards without it", () => {
    const [accusation, vote, reveal, claim, end] = ceremonies("spyfallEnds", "right_claim");
    expect(accusation?.fingers?.filter((finger) => finger !== NOBODY)).toHaveLength(1);
    expect(vote?.counted).toBe(true);
    expect(vote?.cards).toHaveLength(5);
    expect(reveal?.cards.map(({ card }) => card)).toEqual(["role-joker"]);
    expect(claim?.outcome).toBe("That is right!");
    expect(claim?.stamp).toEqual({ text: "Right", good: true });
    expect(end?.cards).toHaveLength(6);
    expect(end?.counted).toBeUndefined();
  });

  test("end with who won, and the totals below", () => {
    const last = ceremonies("spyfallEnds", "over").at(-1);
    expect(last?.title).toMatch(/^The game is over, and [^.]+$/);
    expect(last?.outcome).toContain("Totals");
  });

  test("show all fingers before the card they turn over", () => {
    const all = ceremonies("spyfallEnds", "pointed");
    const at = all.findIndex(({ counted, fingers }) => counted && fingers);
    expect(all[at]?.fingers).toHaveLength(6);
    expect(all[at]?.outcome).toBe("");
    const turned = all[at + 1];
    expect(turned?.cards.map(({ card, raised }) => [card, raised])).toEqual([["role-joker", true]]);
    expect([turned?.title, turned?.outcome].map((each) => each?.includes("Joker"))).toEqual([false, true]);
  });
});

describe("hints", () => {
  const due = (at: Moment) => hintsAt(game, at);

  test("come at their moments", () => {
    expect(due(play("look"))).toContain("welcome");
    expect(due(play("ask"))[0]).toBe("ask");
    expect(due(play("answer"))[0]).toBe("answer");
    expect(due(play("vote"))[0]).toBe("accuse_vote");
    expect(due(play("claim"))[0]).toBe("joker_claim");
    expect(due(play("point"))[0]).toBe("final_point");
    expect(due(moment("spyfallEnds", "over"))).toEqual([]);
    expect(due(play("watching"))).toEqual([]);
  });

  test("do not depend on the card", () => {
    for (const name of ["look", "first_question", "listening", "answer"]) {
      const at = play(name);
      const as = (card: string) =>
        due({ ...at, scene: { ...at.scene, private: { card, marked: false, ability: "" } } });
      expect(as("joker"), name).toEqual(as("atlantis"));
    }
  });
});
