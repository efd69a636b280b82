// What Tokyo Ghoul tells the table: where the match stands, secrets, answers, ceremonies, hints.

import { describe, expect, test } from "vitest";
import { hintsAt } from "../fixtures/draw";
import { asked, event, type Moment, moment, optionOf } from "../fixtures/scenes";
import game from ".";
import { privateOf, publicOf } from "./facts";

test("one line says where the match stands", () => {
  expect(game.standing(moment("tokyoPlay", "prelim_show").scene)).toBe("Phase préliminaire");
  expect(game.standing(moment("tokyoPlay", "walk").scene)).toMatch(/^Tour \d+ – à vous de jouer$/);
  expect(game.standing(moment("tokyoPlay", "watching", "en").scene)).toMatch(/^Turn \d+ – Anna to move$/);
  expect(game.night(moment("tokyoPlay", "walk").scene.public)).toBe(false);
});

test("turns begin stretches of the log, and what one alone was shown is marked", () => {
  expect(game.heading(event("turn", {}))).toBe(true);
  expect(game.heading(event("moved", {}))).toBe(false);
  expect(game.secret?.(event("saw", {}), 0)).toBe(true);
  expect(game.secret?.(event("interrogates", {}), 0)).toBe(false);
  expect(game.secret?.(event("support_peek", { seat: 0, target: 1, support: "" }), 1)).toBe(false);
  expect(game.secret?.(event("support_peek", { seat: 0, target: 1, support: "soutien_neutre" }), 0)).toBe(true);
});

test("the end of an interrogation is marked for the two of them, whether cards were exchanged or not", () => {
  const kept = event("interrogation_over", { seat: 0, target: 1, gave: "", took: "" });
  const exchanged = event("interrogation_over", { seat: 0, target: 1, gave: "cafe", took: "masque" });
  for (const me of [0, 1]) {
    expect(game.secret?.(kept, me)).toBe(true);
    expect(game.secret?.(exchanged, me)).toBe(true);
  }
  expect(game.secret?.(kept, 2)).toBe(false);
  expect(game.secret?.(kept, null)).toBe(false);
});

describe("secrets", () => {
  const told = (at: Moment) => game.secrets(at.scene, at.scene.private ?? {}, at.frame.seat);

  test("are the character with how far it is, and the hand as cards", () => {
    const at = moment("tokyoPlay", "walk");
    const [who, hand] = told(at);
    expect(who).toMatchObject({
      card: "character-kaneki_mi_goule",
      lines: [
        expect.stringMatching(/^Collection\u00a0: \d\/3 Transformation, au début du tour$/),
        expect.stringMatching(/^Rester en vie\u00a0: \d\/2 Nourriture, à la fin$/),
      ],
    });
    expect(hand?.cards).toEqual(privateOf(at.scene.private ?? {}).hand.map((card) => `clue-${card}`));
  });

  test("are the cards being shown, to whoever asks", () => {
    const at = moment("tokyoPlay", "exchange", "en");
    const shown = told(at).find(({ text }) => text.startsWith("Shown by David"));
    expect(shown?.cards).toEqual(privateOf(at.scene.private ?? {}).shown.map((card) => `clue-${card}`));
  });

  test("are a notebook on each of the others: what was seen, given and taken, what Suspicion told", () => {
    const at = moment("tokyoPlay", "walk", "en", {
      deeds: [
        ...publicOf(moment("tokyoPlay", "walk").scene.public).deeds,
        { kind: "suspicion", turn: 5, seat: 1, area: "cafe", seats: [0] },
        { kind: "suspicion", turn: 5, seat: 1, area: "transformation", seats: [] },
      ],
    });
    const anna = told(at).find(({ text }) => text === "Notebook: Anna");
    expect(anna?.lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^At the start – seen: /),
        expect.stringMatching(/^At the start – gave /),
        "Turn 5 – had two Coffee",
        "Turn 5 – had no Transformation",
      ]),
    );
    expect(told(at).some(({ text }) => text === "Notebook: Bruno")).toBe(false);
  });

  test("are the support tokens as far as they are known", () => {
    const at = moment("tokyoPlay", "walk", "en");
    const told = (...supports: string[]) =>
      game.secrets(at.scene, { ...at.scene.private, supports }, 1).find(({ text }) => text.startsWith("Your support"));
    const [neutral, kaneki] = ["soutien_neutre", "soutien_kaneki"];
    expect(told("", "", "", "", "")?.text).toBe("Your support: anybody’s guess");
    expect(told(neutral, "", neutral, "", "")?.lines).toEqual([
      expect.stringMatching(/^Anna: /),
      expect.stringMatching(/^Chloé: /),
    ]);
    expect(told(neutral, neutral, kaneki, neutral, neutral)?.lines).toEqual([expect.stringMatching(/^Chloé: /)]);
    expect(told(neutral, kaneki, neutral, neutral, neutral)?.lines).toEqual([]);
  });
});

describe("answers", () => {
  const options = (name: string) => asked(moment("tokyoPlay", name)).options;
  const byId = (name: string, id: string) => optionOf(moment("tokyoPlay", name), id);
  const grouped = (name: string) => {
    const at = moment("tokyoPlay", name, "en");
    return asked(at).options.map((option) => game.group?.(option, asked(at), at.scene));
  };

  test("that mean cards are drawn as these", () => {
    const { words } = moment("tokyoPlay", "walk").scene;
    expect(game.optionCard?.(byId("face_up", "cafe"), words)).toEqual(["clue-cafe"]);
    expect(game.optionCard?.(byId("prelim_show", "cafe+transformation"), words)).toEqual([
      "clue-cafe",
      "clue-transformation",
    ]);
    const last = options("exchange").at(-1);
    expect(last && game.optionCard?.(last, words)).toEqual([`clue-${last?.args.take}`]);
    expect(game.optionCard?.(byId("exchange", "keep"), words)).toEqual([]);
  });

  test("of an exchange stand by the card that is given, one that lies face up by itself", () => {
    const titles = grouped("exchange").map((group) => group?.title);
    expect(titles[0]).toBeUndefined();
    for (const title of titles.slice(1)) expect(title).toMatch(/^Give \S+( \(face up\))?$/);
    expect(grouped("exchange").at(-1)).toEqual({
      title: expect.stringMatching(/ \(face up\)$/) as unknown,
      card: `clue-${options("exchange").at(-1)?.args.give}`,
      label: expect.stringMatching(/ \(face up\)$/) as unknown,
    });
  });

  test("about tokens stand by their owner, about supports by what is done", () => {
    expect(new Set(grouped("remove").map((group) => group?.title))).toEqual(
      new Set([undefined, "Anna", "Bruno", "Chloé", "David", "you"]),
    );
    expect(new Set(grouped("support").map((group) => group?.title))).toEqual(
      new Set([undefined, "Look at", "Swap with"]),
    );
    expect(grouped("interrogate")).toEqual(Array(5).fill(null));
  });

  test("that show a hand, or what only some characters may do, wait to be opened around one real table", () => {
    const kinds = ["prelim_show", "exchange", "show", "walk", "special", "red", "interrogate", "remove", "support"];
    const discreet = kinds.filter((name) => game.discreet?.(asked(moment("tokyoPlay", name))));
    expect(discreet).toEqual(["prelim_show", "exchange", "show", "walk", "special", "red"]);
  });

  test("a gift is chosen with the two cards in sight that its receiver has shown", () => {
    const at = moment("tokyoPlay", "first_walk", "en");
    const { scene } = at;
    const walk = asked(at);
    const gift = { ...walk, kind: "prelim_give", args: { seat: 0 } };
    expect(game.reminder?.(gift, scene)).toMatch(/^Shown by Anna: \w/);
    expect(game.discreet?.(gift)).toBe(true);
    expect(game.reminder?.({ ...gift, args: { seat: 2 } }, scene), "nobody else’s").toBe("");
    expect(game.reminder?.(walk, scene)).toBe("");
  });
});

describe("ceremonies", () => {
  const { scene } = moment("tokyoEnds", "killed", "en");
  const { ending, seats } = publicOf(scene.public);
  const { killer = -1, victim = -1, winners = [] } = ending ?? {};
  const character = (seat: number): string => seats[seat]?.character ?? "";

  test("an attack turns the two characters over, and only then somebody dies", () => {
    const killed = event("killed", {
      seat: killer,
      target: victim,
      character: character(victim),
      defended: false,
    });
    const ceremony = game.ceremony(
      event("attack", { seat: killer, target: victim, source: "special" }),
      [killed],
      scene,
    );
    expect(ceremony?.title).toBe(`${scene.names[killer]} attacks you`);
    expect(ceremony?.cards.map(({ seat, card, raised }) => [seat, card, raised])).toEqual([
      [killer, `character-${character(killer)}`, true],
      [victim, `character-${character(victim)}`, false],
    ]);
    expect(ceremony?.outcome).toBe("");
    expect(game.ceremony(killed, [], scene)?.cards.map(({ seat }) => seat)).toEqual([victim]);
  });

  test("the end turns everybody over, and raises who won", () => {
    const ceremony = game.ceremony(event("game_over", {}), [], scene);
    expect(ceremony?.cards).toHaveLength(8);
    expect(ceremony?.cards.filter(({ raised }) => raised).map(({ seat }) => seat)).toEqual(winners);
  });

  test("nothing else is a ceremony, and nobody is turned over before the end", () => {
    const open = moment("tokyoPlay", "walk").scene;
    expect(game.ceremony(event("moved", {}), [], open)).toBeNull();
    expect(game.ceremony(event("game_over", {}), [], open)).toBeNull();
    const early = game.ceremony(event("attack", { seat: 0, target: 1 }), [], open);
    expect(early?.cards.map(({ card }) => card)).toEqual([undefined, undefined]);
  });
});

describe("hints", () => {
  const holding = (name: string) => hintsAt(game, moment("tokyoPlay", name));

  test("say whether the open card counts", () => {
    const holding = (name: string, table: object) => {
      const at = moment("tokyoPlay", name);
      return hintsAt(game, { ...at, scene: { ...at.scene, public: { ...at.scene.public, masks: true, ...table } } });
    };
    expect(holding("face_up", { hand_only: true })).toEqual(["welcome", "face_up"]);
    expect(holding("face_up", { hand_only: false })).toEqual(["welcome", "face_up_counts"]);
    expect(holding("first_walk", { hand_only: true })).toEqual(["walk", "special"]);
    expect(holding("first_walk", { hand_only: false })).toEqual(["walk", "special_counts"]);
    expect(holding("first_walk", { hand_only: false, masks: false })).toEqual(["walk", "special"]);
  });

  test("come at the moment they matter", () => {
    expect(holding("prelim_show")).toEqual(["welcome", "show"]);
    expect(holding("face_up")).toEqual(["welcome", "face_up"]);
    expect(holding("first_walk")).toEqual(["walk", "special"]);
    expect(holding("exchange")).toEqual(["exchange", "suspicion"]);
    expect(holding("show")).toContain("interrogated");
    expect(holding("remove")).toEqual(["remove", "suspicion"]);
    expect(holding("rumour")).toContain("rumour");
    expect(holding("red")).toContain("red");
    expect(holding("support")).toContain("support");
    expect(hintsAt(game, moment("tokyoEnds", "killed"))).toEqual(["end"]);
  });

  test("are the same whoever one plays: that one appears tells a neighbour nothing", () => {
    const at = moment("tokyoPlay", "special");
    const holds = (character: string) =>
      hintsAt(game, { ...at, scene: { ...at.scene, private: { ...at.scene.private, character } } });
    for (const character of publicOf(at.scene.public).pool) expect(holds(character)).toEqual(holding("special"));
    expect(holding("special")).toContain("special");
  });

  test("are for those who play", () => {
    expect(holding("watching")).toEqual([]);
  });
});

test("help about somebody starts with what lies open before them", () => {
  const { scene } = moment("tokyoPlay", "exchange");
  expect(game.cardOf(scene, 2)).toBe(`clue-${publicOf(scene.public).seats[2]?.face_up}`);
  expect(game.cardOf(moment("tokyoPlay", "first_walk").scene, 2)).toBe("");
  const over = moment("tokyoEnds", "killed").scene;
  expect(game.cardOf(over, 2)).toBe(`character-${publicOf(over.public).seats[2]?.character}`);
});
