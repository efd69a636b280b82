// What La Rose Noire tells the table: where the match stands, answers, ceremonies, hints.

import { describe, expect, test } from "vitest";
import { hintsAt } from "../fixtures/draw";
import { asked, event, eventsOf, moment, optionOf } from "../fixtures/scenes";
import game from ".";
import { publicOf } from "./facts";
import { late } from "./late";

await late.fetch();

test("one line says where the match stands", () => {
  const standing = (name: string) => game.standing(moment("rosePlay", name, "en").scene);
  expect(standing("day")).toMatch(/^Turn \d, Lumines – your turn$/);
  expect(standing("watching")).toMatch(/^Turn \d, Lumines – \S+$/);
  expect(standing("ballots")).toMatch(/^Turn \d, Sextines$/);
  expect(standing("dusk")).toMatch(/^Turn \d, Vespérines – your turn$/);
  expect(standing("accomplices")).toBe(moment("rosePlay", "day", "en").scene.words.text("phase-setup"));
  expect(game.standing(moment("roseEnds", "accusation", "en").scene)).not.toMatch(/Turn/);
});

test("it is night in Estellines alone", () => {
  const dark = ["night", "night_rector", "night_of_others", "fury", "day", "dusk", "ballots", "dawn"].filter((name) =>
    game.night(moment("rosePlay", name).scene.public),
  );
  expect(dark).toEqual(["night", "night_rector", "night_of_others", "fury"]);
});

test("hours begin stretches of the log, and what few were told is marked", () => {
  for (const key of ["lumines", "sextines", "vesperines", "estellines", "dawn", "game_over"])
    expect(game.heading(event(key, {}))).toBe(true);
  expect(game.heading(event("investigates", {}))).toBe(false);
  expect(game.secret?.(event("meets", {}), 0)).toBe(true);
  expect(game.secret?.(event("accomplices", {}), 0)).toBe(true);
  expect(game.secret?.(event("plays", {}), 0)).toBe(false);
});

describe("answers", () => {
  const said = (name: string) => {
    const at = moment("rosePlay", name, "en");
    return game.reminder?.(asked(at), at.scene);
  };
  const grouped = (name: string) => {
    const at = moment("rosePlay", name, "en");
    return asked(at).options.map((each) => game.group?.(each, asked(at), at.scene) ?? null);
  };

  test("that mean cards are drawn as these", () => {
    const { words } = moment("rosePlay", "day").scene;
    const played = asked(moment("rosePlay", "day")).options.at(-1);
    expect(played && game.optionCard?.(played, words)).toEqual([`card-${played?.id.replace("play-", "")}`]);
    expect(game.optionCard?.(optionOf(moment("rosePlay", "forgery"), "210"), words)).toHaveLength(3);
    for (const name of ["discard", "register", "pact", "archives"])
      for (const each of asked(moment("rosePlay", name)).options)
        expect(game.optionCard?.(each, words), name).toEqual([`card-${each.args.card}`]);
    for (const each of asked(moment("rosePlay", "profile")).options)
      expect(game.optionCard?.(each, words)).toEqual([`profile-${each.id}`]);
    expect(game.optionCard?.(optionOf(moment("rosePlay", "night"), "hide"), words)).toEqual([]);
  });

  test("that mean suspects stand together in short", () => {
    expect(grouped("day")[0]).toEqual({ title: "Investigate", label: "Aodhan" });
    expect(grouped("day").at(-1)).toBeNull();
    expect(grouped("night").slice(0, 2)).toEqual([null, null]);
    expect(grouped("night")[2]).toEqual({ title: "Kill", label: "Aodhan" });
  });

  test("that mean two are answered by portraits, and by nothing else in the list", () => {
    for (const name of ["ballots_open", "fury"]) {
      const question = asked(moment("rosePlay", name));
      const panel = game.panel?.(question);
      const left = question.options.filter((option) => !panel?.takes(option)).map(({ word }) => word);
      expect(left.filter((word) => word === "pair" || word === "kill")).toEqual([]);
    }
    expect(game.panel?.(asked(moment("rosePlay", "day")))).toBeNull();
  });

  test("that show a hand or a secret wait to be opened around one real table, and so do those of the night", () => {
    const names = [
      ...["accomplices", "day", "targets", "pact", "archives", "trap", "summons", "ballots"],
      ...["dusk", "forgery", "register", "discard", "night", "night_possessed", "night_rector"],
    ];
    expect(names.filter((name) => !game.discreet?.(asked(moment("rosePlay", name))))).toEqual([
      "targets",
      "archives",
      "ballots",
    ]);
  });

  test("by which somebody dies are given with the Accomplices in sight of the Rector alone", () => {
    for (const name of ["night_rector", "trap_kill", "event"])
      expect(said(name), name).toMatch(/^The Accomplices: \w+ and \w+$/);
    for (const name of ["night", "night_possessed", "day", "dusk"]) expect(said(name), name).toBe("");
  });

  test("to a Trap are given with what it does in sight", () => {
    const at = moment("rosePlay", "trap", "en");
    expect(said("trap")).toBe(at.scene.words.attribute(`card-${String(asked(at).args.card)}`, "text"));
    expect(said("trap")).toMatch(/\.$/);
  });

  test("that lock a ballot are given with that ballot in sight", () => {
    expect(said("ballots")).toBe("Your ballot: Bricen and Eoghan");
    expect(said("ballots_open")).toBe("Your ballot: nobody");
  });
});

describe("ceremonies", () => {
  test("an Accusation turns all ballots over, raises those who agreed, and answers", () => {
    const { scene } = moment("rosePlay", "ballots", "en");
    const accused = (answer: string) =>
      game.ceremony(event("accusation", { suspects: ["bricen", "eoghan"], seats: [1, 2], answer }), [], scene);
    const inexact = accused("inexact");
    expect(inexact?.title).toBe("The Accusation: Bricen and Eoghan");
    expect(inexact?.cards).toHaveLength(4);
    expect(inexact?.cards.filter(({ raised }) => raised).map(({ face }) => face)).toEqual([
      "Bricen Eoghan",
      "Bricen Eoghan",
    ]);
    expect(inexact?.outcome).toBe("At least one of them is no Accomplice.");
    expect([inexact?.stamp?.good, accused("exact")?.stamp?.good]).toEqual([false, true]);
    expect(accused("exact")?.outcome).toMatch(/^Exact!/);
  });

  test("no Accusation is one as well, with what it took", () => {
    const { scene } = moment("rosePlay", "ballots", "en");
    const ceremony = game.ceremony(event("no_accusation", {}), [], scene);
    expect(ceremony?.cards.some(({ raised }) => raised)).toBe(false);
    expect(ceremony?.outcome).toBe("It took 3 votes for the same pair.");
  });

  test("dawn tells the dead together, and never by whom", () => {
    const { scene } = moment("rosePlay", "dawn", "en");
    const told = (...suspects: string[]) => game.ceremony(event("dawn", { suspects }), [], scene)?.outcome;
    expect(told()).toBe("Nobody died in the night.");
    expect(told("taran")).toBe("One victim was found: Taran.");
    expect(game.ceremony(event("dawn", { suspects: ["taran"] }), [], scene)).toMatchObject({
      veil: "day",
      cards: [{ card: "tombstone-taran" }],
    });
    expect(told("morwen", "taran")).toBe("Two victims were found: Morwen and Taran.");
  });

  test("the end turns everybody over, and raises who won", () => {
    const at = moment("roseEnds", "accusation", "en");
    const [over = event("")] = eventsOf(at).filter(({ key }) => key === "game_over");
    const ceremony = game.ceremony(over, [], at.scene);
    expect(ceremony?.cards).toHaveLength(5);
    expect(ceremony?.cards.filter(({ raised }) => raised).map(({ card }) => card)).toEqual(
      Array(3).fill("role-investigator"),
    );
  });

  test("a reveal turns two over", () => {
    const { scene } = moment("rosePlay", "three_revealed", "en");
    const { investigators } = publicOf(scene.public);
    const shown = event("reveal", {
      seat: investigators[0],
      target: investigators[1],
      role: "investigator",
      other_role: "possessed",
    });
    expect(game.ceremony(shown, [], scene)?.cards.map(({ card }) => card)).toEqual([
      "role-investigator",
      "role-possessed",
    ]);
  });

  test("cards are shown as they are played, and what is done in secret is not", () => {
    const { scene } = moment("rosePlay", "night_rector");
    for (const key of ["plays", "rector_plays", "trap"]) {
      const shown = game.ceremony(event(key, { seat: 0, target: 1, card: "exorcisme", suspects: [] }), [], scene);
      expect(shown?.cards.map(({ card }) => card)).toEqual(["card-exorcisme"]);
    }
    for (const key of ["meets", "held", "draws"]) expect(game.ceremony(event(key, {}), [], scene)).toBeNull();
  });
});

describe("hints", () => {
  test.each([
    ["accomplices", "accomplices"],
    ["first_day", "welcome"],
    ["first_day", "turn"],
    ["day", "cards"],
    ["targets", "target"],
    ["pact", "pact"],
    ["trap", "trap"],
    ["summons", "summons"],
    ["trap_kill", "trap_kill"],
    ["ballots", "ballot"],
    ["dusk", "dusk"],
    ["event", "event_target"],
    ["forgery", "forgery"],
    ["discard", "discard"],
    ["night", "night"],
    ["night_rector", "night_rector"],
    ["dawn", "dawn"],
    ["silence", "silence"],
    ["three", "reveal"],
    ["profile", "profile"],
  ])("at %s there is %s", (name, id) => {
    expect(hintsAt(game, moment("rosePlay", name))).toContain(id);
  });

  test("about a secret goal are covered, and only one of them is ever shown", () => {
    const secret = game.hints.filter((hint) => hint.secret);
    expect(secret.map(({ id }) => id)).toEqual(["goal_investigator", "goal_possessed"]);
    expect(new Set(secret.map(({ kin }) => kin))).toEqual(new Set(["goal"]));
  });

  test("about a goal still come after others have acted on the first Turn", () => {
    const at = moment("rosePlay", "first_day", "fr", {
      deeds: [{ turn: 1, kind: "investigate", seat: 1, suspects: [0] }],
    });
    const holds = (turn: number, role: string) => {
      const scene = { ...at.scene, public: { ...at.scene.public, turn }, private: { ...at.scene.private, role } };
      return hintsAt(game, { ...at, scene, frame: { ...at.frame, question: null } });
    };
    for (const role of ["investigator", "possessed", "rector"]) {
      expect(holds(1, role)).toEqual([`goal_${role}`]);
      expect(holds(2, role)).toEqual([]);
    }
  });

  test("of the night are the same whoever one is", () => {
    const at = moment("rosePlay", "night");
    const holds = (role: string) =>
      hintsAt(game, { ...at, scene: { ...at.scene, private: { ...at.scene.private, role } } });
    expect(holds("possessed")).toEqual(holds("investigator"));
  });

  test("are for those who play", () => {
    expect(hintsAt(game, moment("rosePlay", "watching"))).toEqual([]);
    expect(hintsAt(game, moment("roseEnds", "accusation"))).toEqual([]);
  });
});

test("help about somebody starts with what lies open before them", () => {
  const { scene } = moment("rosePlay", "watching");
  const table = publicOf(scene.public);
  expect(game.cardOf(scene, table.rector)).toBe("role-rector");
  expect(game.cardOf(scene, table.investigators[0] ?? 0)).toMatch(/^profile-/);
  expect(game.cardOf(moment("rosePlay", "ballots").scene, 0)).toBe("");
  expect(game.cardOf(moment("roseEnds", "accusation").scene, 0)).toBe("role-investigator");
});
