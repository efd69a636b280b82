// What Kemomimi Panic tells the table: where the match stands, secrets, votes as ceremonies, hints.

import { describe, expect, test } from "vitest";
import { WITH_NEXT } from "../board";
import { hintsAt } from "../fixtures/draw";
import { event, moment } from "../fixtures/scenes";
import game from ".";
import { publicOf } from "./facts";

test("one line says where the match stands", () => {
  expect(game.standing(moment("kemomimi8", "second").scene)).toBe("Vote – vous êtes Meneur");
  expect(game.standing(moment("kemomimi4", "watching", "en").scene)).toMatch(/^Vote – Leader: \w+$/);
});

describe("secrets", () => {
  test("are the role with its card and camp, and the first one if roles were swapped", () => {
    const { scene, frame } = moment("kemomimi8", "steal");
    const [role, first] = game.secrets(scene, scene.private ?? {}, frame.seat);
    expect(role).toEqual({
      card: "role-thief_crescent_moon",
      text: "Votre rôle\u00a0: Croissant de Lune (Voleur)",
      meaning: expect.stringMatching(/^Vous volez les nuits de Nouvelle Lune\. Votre but/) as unknown,
    });
    expect(first?.card).toBe("role-thief_full_moon");
  });

  test("are inquiries with their day", () => {
    const { scene } = moment("kemomimi4", "name_suspect");
    const texts = game.secrets(scene, scene.private ?? {}, 2).map(({ text }) => text);
    expect(texts).toContain("Enquête du jour 1\u00a0: Bruno est Civil.");
  });

  test("are the paper, the master and the suspicion", () => {
    const { scene } = moment("kemomimi4", "vote", "en");
    const facts = { ...scene.private, paper: 1, master: 2, guess: 3 };
    expect(game.secrets(scene, facts, 0).map(({ text }) => text)).toEqual([
      "Your role: Informant",
      "Name on the paper: Bruno",
      "Secret master: Chloé",
      "Suspicion of the last night: David",
    ]);
  });

  test("of another seat are not called yours", () => {
    const { scene } = moment("kemomimi4", "watching", "en");
    const facts = { role: "civilian", first_role: "civilian", checks: [], paper: -1, master: -1, guess: -1 };
    expect(game.secrets(scene, facts, 1)[0]).toEqual({
      card: "role-civilian",
      text: "Role: Civilian",
    });
  });
});

describe("a vote", () => {
  const table = publicOf(moment("kemomimi8", "second").scene.public);
  const { suspect = -1, up = [], down = [] } = table.votes.at(-1) ?? {};
  const hands = event("hands", { suspect, up_seats: up, forcing: false, abstaining_seats: [] });
  const result = event("vote_result", {
    suspect,
    hands: up.length,
    participants: up.length + down.length,
    verdict: "guilty",
  });
  const sorted = (seats: readonly number[]) => [...seats].sort((one, other) => one - other);

  test("that is counted at once is one ceremony of everybody who took part, also of those who are out since", () => {
    const { scene } = moment("kemomimi8", "second", "en");
    expect(game.ceremony(hands, [result], scene)).toBe(WITH_NEXT);
    const ceremony = game.ceremony(result, [], scene);
    expect(ceremony?.cards.map(({ seat }) => seat)).toEqual(sorted([...up, ...down]));
    expect([...up, ...down].some((seat) => table.seats[seat]?.state === "out")).toBe(true);
    expect(ceremony?.cards.filter(({ raised }) => raised).map(({ seat }) => seat)).toEqual(sorted(up));
    expect(ceremony?.cards.find(({ raised }) => !raised)?.face).toBe("hand down");
    expect(ceremony?.outcome).toContain("guilty");
    expect(ceremony?.stamp).toEqual({ text: "guilty", good: false });
  });

  test("that is not counted yet shows everybody who may vote, and no outcome", () => {
    const { scene } = moment("kemomimi8", "second", "en");
    const [first = -1, second = -1, ...rest] = table.seats.flatMap(({ state }, seat) =>
      state === "out" ? [] : [seat],
    );
    const open = event("hands", { suspect, up_seats: [first], forcing: false, abstaining_seats: [second] });
    for (const told of [[], [result]]) {
      const ceremony = game.ceremony(open, told, scene);
      expect(ceremony?.cards.map(({ seat, face }) => [seat, face])).toEqual([
        [first, "hand up"],
        [second, "abstains"],
        ...rest.map((seat) => [seat, "hand down"]),
      ]);
      expect([ceremony?.outcome, ceremony?.stamp]).toEqual(["", undefined]);
    }
  });

  test("that somebody overturns is stamped anew", () => {
    const { scene } = moment("kemomimi8", "second", "en");
    const changed = event("verdict_changed", { suspect, verdict: "innocent" });
    expect(game.ceremony(changed, [], scene)?.stamp).toEqual({ text: "innocent", good: true });
  });
});

describe("other ceremonies", () => {
  const { scene } = moment("kemomimi8", "second", "en");
  const table = publicOf(scene.public);

  test("turn over the role of whoever is out, and everybody's at the end", () => {
    const out = game.ceremony(event("eliminated", { seat: 2, role: "informant" }), [], scene);
    expect(out?.cards).toEqual([{ seat: 2, face: "Informant", raised: false, card: "role-informant" }]);
    expect(
      [out?.title, out?.outcome].map((text) => text?.includes("Informant")),
      "after it has turned",
    ).toEqual([false, true]);
    const roles = table.seats.map((_, seat) => (seat ? "civilian" : "informant"));
    const over = game.ceremony(event("game_over", { ending: "", roles, winner_seats: [0] }), [], scene);
    expect(over?.cards.flatMap(({ seat, raised }) => (raised ? [seat] : []))).toEqual([0]);
  });

  test("let night fall, and point at whoever was robbed in the morning", () => {
    expect(game.ceremony(event("night", { moon: "full" }), [], scene)?.veil).toBe("night");
    const morning = game.ceremony(event("theft", { victim: 1 }), [], scene);
    expect([morning?.veil, morning?.cards.map(({ seat }) => seat)]).toEqual(["day", [1]]);
  });

  test("show whose power is used", () => {
    const power = game.ceremony(event("announce_detective_shamlock", { seat: 0, target: 1 }), [], scene);
    expect(power?.cards[0]?.card).toBe("character-detective_shamlock");
  });
});

describe("hints", () => {
  const holding = (...args: Parameters<typeof moment>) => hintsAt(game, moment(...args));

  test("come at the moment they matter", () => {
    expect(holding("kemomimi8", "swap")).toEqual(["welcome", "goal_thief"]);
    expect(holding("kemomimi4", "vote")).toEqual(["vote"]);
    expect(holding("kemomimi4", "steal")).toEqual(["night_thief"]);
    expect(holding("kemomimi4", "guess")).toEqual(["night_guess"]);
    expect(holding("kemomimi4", "over")).toEqual([]);
    expect(holding("kemomimi4", "ghost")).toEqual(["elimination", "morning"]);
  });

  test("are for those who play", () => {
    expect(holding("kemomimi4", "watching")).toEqual([]);
  });
});

test("help about somebody starts with their character", () => {
  const { scene } = moment("kemomimi4", "vote");
  expect(game.cardOf(scene, 0)).toBe(`character-${publicOf(scene.public).seats[0]?.character}`);
});

test("the answer of an inquiry is marked as told to one alone", () => {
  expect(game.secret?.(event("check_answer", {}), 0)).toBe(true);
  expect(game.secret?.(event("theft", {}), 0)).toBe(false);
});
