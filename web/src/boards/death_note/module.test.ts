// What Death Note tells the table: where the match stands, answers, interruptions, ceremonies, secrets, hints, talk.

import { ACTIONS, TILES } from "@generated/death_note/catalogue";
import { describe, expect, test } from "vitest";
import { WITH_NEXT } from "../board";
import { hintsAt } from "../fixtures/draw";
import { asked, event, eventsOf, moment, momentsOf } from "../fixtures/scenes";
import game from ".";
import { privateOf, publicOf } from "./facts";
import { late } from "./late";

await late.fetch();

test("one line says where the match stands", () => {
  const standing = (name: string) => game.standing(moment("notePlay", name, "en").scene);
  expect(standing("turn")).toMatch(/^Round \d of 5 – your turn$/);
  expect(standing("allot")).toMatch(/^Round \d of 5 – your turn$/);
  expect(standing("meanwhile")).toMatch(/^Round \d of 5 – \w+$/);
  expect(standing("keep")).toBe(moment("notePlay", "keep", "en").scene.words.text("phase-setup"));
  expect(game.standing(moment("noteEnds", "last_round", "en").scene)).not.toMatch(/Round/);
});

describe("answers", () => {
  test("that mean cards are drawn as these", () => {
    const { words } = moment("notePlay", "turn").scene;
    const cards = (name: string) =>
      asked(moment("notePlay", name)).options.map((option) => [game.optionCard?.(option, words) ?? ""].flat());
    for (const name of ["keep", "gift_card"]) for (const each of cards(name)) expect(each[0]).toMatch(/^action-/);
    for (const each of cards("lay_away")) expect(each[0]).toMatch(/^action-/);
    for (const each of cards("page")) expect(each[0]).toMatch(/^role-/);
    for (const each of cards("ally")) expect(each).toHaveLength(2);
    expect(cards("tile").flat()).toEqual([]);
  });

  test("that name two stand by the first of them; those about the centre by what is done there", () => {
    const grouped = (name: string) => {
      const at = moment("notePlay", name, "en");
      return asked(at).options.map((each) => game.group?.(each, asked(at), at.scene) ?? null);
    };
    for (const group of grouped("pair")) expect(group?.title).toMatch(/^\p{L}+ and$/u);
    expect(new Set(grouped("supporter").map((group) => group?.title)).size).toBe(2);
    const centre = asked(moment("notePlay", "page_role")).options.filter(({ word }) => word === "inactive");
    expect(centre.length).toBeGreaterThan(1);
    expect(grouped("page_role").filter((group) => group?.title === "Inactive Role")).toHaveLength(centre.length);
    expect(grouped("turn").every((group) => group === null)).toBe(true);
  });

  test("are given with the text of what is played or answered in sight", () => {
    const told = (name: string) => {
      const at = moment("notePlay", name, "en");
      return game.reminder?.(asked(at), at.scene);
    };
    const { words } = moment("notePlay", "turn", "en").scene;
    expect(told("target")).toBe(words.attribute("action-death_note", "text"));
    const tile = String(asked(moment("notePlay", "tile")).args.tile);
    expect(told("tile")).toContain(words.attribute(`tile-${tile}`, "text"));
    expect(told("tile")).toMatch(/L will have (no|\d) Suspicions? to give/);
    expect(told("tile")?.includes("Ryuk is on it")).toBe(TILES[tile]?.ryuk ?? false);
    expect(told("overcast")).toBe(words.attribute("tile-temps_couvert", "text"));
    expect(told("allot")).toMatch(/^With 6 Suspicions/);
    const { names, public: facts } = moment("notePlay", "allot").scene;
    publicOf(facts).seats.forEach(({ suspicion }, seat) => {
      expect(told("allot")?.includes(`${names[seat]}\u00a0${suspicion}`)).toBe(suspicion > 0);
    });
    expect(told("turn")).toBe("");
  });

  test("that show a hand, a tile or what only some may do wait to be opened around one real table", () => {
    const open = momentsOf("notePlay").flatMap(([set, name]) => {
      const { question } = moment(set, name).frame;
      return question && !question.optional && !game.discreet?.(question) ? [name] : [];
    });
    expect(open).not.toContain("turn");
    expect(open).not.toContain("window_death");
    expect(open).not.toContain("overcast");
    for (const name of ["gift", "target", "allot", "ballot", "ally"]) expect(open).toContain(name);
  });

  test("that hand out Suspicions tell beforehand who would be revealed", () => {
    const at = moment("notePlay", "allot", "en");
    const { seats, threshold } = publicOf(at.scene.public);
    const [option] = asked(at).options;
    const has = seats[Number(option?.args.seat)]?.suspicion ?? 0;
    const id = option?.id ?? "";
    expect(game.foreseen?.(asked(at), [], at.scene)).toBe("");
    expect(game.foreseen?.(asked(at), [id], at.scene)).toContain(`${has + 1} of ${threshold}`);
    expect(game.foreseen?.(asked(at), Array(threshold - has).fill(id), at.scene)).toMatch(/would be revealed/);
  });
});

test("on the turn of another there is one button for all, whatever they hold", () => {
  const at = moment("notePlay", "meanwhile", "en");
  const some = game.interrupts?.(asked(at).besides, at.scene) ?? [];
  const none = game.interrupts?.([], at.scene) ?? [];
  expect(some.map(({ id, label, secret }) => ({ id, label, secret }))).toEqual(
    none.map(({ id, label, secret }) => ({ id, label, secret })),
  );
  expect(some[0]?.options).toEqual(asked(at).besides.map(({ id }) => id));
  expect(none[0]?.refused).toMatch(/^None/);
  expect(game.interrupts?.([], moment("notePlay", "turn", "en").scene)).toEqual([]);
  expect(game.interrupts?.([], moment("notePlay", "dead", "en").scene)).toEqual([]);
});

test("people may choose to be asked for cards that are played on the turns of others", () => {
  const { scene } = moment("notePlay", "turn", "en");
  const reactions = game.reactions?.(scene) ?? [];
  expect(reactions.map(({ id }) => id)).toEqual(
    publicOf(scene.public).kinds.filter((id) => !["start", "turn"].includes(ACTIONS[id]?.timing ?? "")),
  );
  const { hand } = privateOf(scene.private ?? {});
  for (const { id, held } of reactions) expect(held).toBe(hand.includes(id));
  const of = (me: number) => game.reactions?.({ ...scene, me });
  expect(of(publicOf(scene.public).detective), "L plays no Action").toBeNull();
  const dead = moment("notePlay", "dead", "en").scene;
  expect(game.reactions?.(dead), "the dead play none").toBeNull();
});

describe("ceremonies", () => {
  const { scene } = moment("notePlay", "lovers", "en");

  test("a tile is turned over with its text", () => {
    const turned = game.ceremony(event("tile", { seat: 1, tile: "doute" }), [], scene);
    expect(turned?.cards.map(({ card }) => card)).toEqual(["tile-doute"]);
    expect(turned?.outcome).toContain(scene.words.attribute("tile-doute", "text"));
    expect(turned?.outcome).toMatch(/2 Suspicions to give\. Ryuk is on it/);
  });

  test("an Action lands with what it does", () => {
    const played = game.ceremony(event("plays", { seat: 1, card: "alibi" }), [], scene);
    expect(played?.cards.map(({ card }) => card)).toEqual(["action-alibi"]);
    expect(played?.outcome).toBe(scene.words.attribute("action-alibi", "effect"));
  });

  test("a role is turned over once, where it is revealed by its death as well", () => {
    const args = { by: 1, cause: "seat", target: 2, slot: 0 };
    const reveal = event("reveal", { ...args, role: "mogi" });
    expect(game.ceremony(event("dies", args), [reveal], scene)).toBe(WITH_NEXT);
    expect(game.ceremony(reveal, [], scene)?.cards[0]?.card).toBe("role-mogi");
  });

  test("a death in secret turns nothing over", () => {
    const hidden = game.ceremony(event("dies_hidden", { by: 1, cause: "seat", target: 2, slot: 0 }), [], scene);
    expect(hidden?.cards[0]?.card).toBe("back-role");
  });

  test("a card of the centre has its place for a name", () => {
    const reveal = event("reveal", { by: 1, cause: "seat", target: -1, slot: 2, role: "watari" });
    expect(game.ceremony(reveal, [], scene)?.cards[0]?.place).toBe("Inactive Role 2");
  });

  test("ballots are shown together, those for the leader raised", () => {
    const table = publicOf(scene.public);
    const cast = [
      { kind: "vote", round: table.round, seat: 0, target: 5 },
      { kind: "vote", round: table.round, seat: 1, target: 6 },
      { kind: "vote", round: table.round, seat: 2, target: 5 },
    ];
    const voted = { ...scene, public: { ...scene.public, deeds: [...table.deeds, ...cast] } };
    const last = event("votes", { seat: 2, target: 5 });
    expect(game.ceremony(event("votes", { seat: 0, target: 5 }), [last], voted)).toBe(WITH_NEXT);
    const shown = game.ceremony(last, [], voted);
    expect(shown?.cards.map(({ raised }) => raised)).toEqual([true, false, true]);
    expect(shown?.outcome).toBe("Farid: 2 votes and Gwen: 1 vote");
  });

  test("the end turns everybody over, and raises who won", () => {
    const at = moment("noteEnds", "light_revealed", "en");
    const [over = event("")] = eventsOf(at).filter(({ key }) => key === "game_over");
    const { winners } = publicOf(at.scene.public).ending ?? { winners: [] };
    const turned = game.ceremony(over, [], at.scene);
    expect(turned?.cards.flatMap(({ raised, seat }) => (raised ? [seat] : []))).toEqual(winners);
  });
});

describe("secrets", () => {
  const told = (name: string) => {
    const at = moment("notePlay", name, "en");
    return game.secrets(at.scene, at.scene.private ?? {}, at.scene.me ?? 0);
  };

  test("are the role with how its objectives stand, and the hand by when it may be played", () => {
    const [role, hand] = told("window_reveal");
    const mine = privateOf(moment("notePlay", "window_reveal").scene.private ?? {});
    expect(role?.card).toBe(`role-${mine.role}`);
    const [now, ...aims] = role?.lines ?? [];
    expect(now).toBe("If the game ended now:");
    expect(aims).toHaveLength(mine.aims.length);
    expect(aims.every((line) => /^(✓|✗|\(\?\)) /.test(line))).toBe(true);
    expect([...(hand?.cards ?? [])].sort()).toEqual(mine.hand.map((card) => `action-${card}`).sort());
  });

  test("are the tile on top, with what it does, for whoever has seen it", () => {
    const at = moment("notePlay", "tile", "en");
    const tile = `tile-${asked(at).args.tile}`;
    expect(told("tile").find(({ card }) => card === tile)?.meaning).toBe(at.scene.words.attribute(tile, "text"));
    expect(told("turn").some(({ card }) => card?.startsWith("tile-"))).toBe(false);
  });

  test("are the cards of another hand while they are borrowed", () => {
    const { borrowed } = privateOf(moment("notePlay", "borrow").scene.private ?? {});
    expect(told("borrow").some(({ cards }) => cards?.join() === borrowed.map((each) => `action-${each}`).join())).toBe(
      true,
    );
  });
});

describe("hints", () => {
  test.each([
    ["keep", "keep_one"],
    ["gift", "gift"],
    ["turn", "turn"],
    ["tile", "tile"],
    ["window_reveal", "window"],
    ["window_death", "death"],
    ["window_check", "check"],
    ["allot", "allot"],
    ["ally", "designate"],
    ["ballot", "vote"],
    ["keep", "welcome"],
    ["lovers", "revealed"],
    ["turn", "inactive"],
  ])("%s has %s", (name, hint) => {
    expect(hintsAt(game, moment("notePlay", name))).toContain(hint);
  });

  test("of a camp stay covered, and only one of them is ever shown", () => {
    const camps = game.hints.filter(({ secret }) => secret);
    expect(camps.map(({ kin }) => kin)).toEqual(["goal", "goal"]);
    expect(hintsAt(game, moment("noteEnds", "light_revealed"))).toEqual([]);
  });
});

test("talk is about oneself, the tile of the round, and what one did with it", () => {
  const { scene } = moment("notePlay", "turn", "en");
  const { round, seats } = publicOf(scene.public);
  const word = (each: string, me = scene.me) => game.speakable?.(each, { ...scene, me }, me);
  expect(word("role_mogi")).toBe(true);
  expect([word("tile_doute"), word("tile_silence")]).toEqual([round === 2, round === 5]);
  const left = seats.findIndex(({ mark }) => mark === "left");
  expect([word("left_to_draw", left), word("discarded_to_draw", left)]).toEqual([true, false]);
  const topics = game.topics?.(scene) ?? [];
  expect(topics.map(({ words }) => words.length)).toEqual([10, 5, 8]);
});

test("L tells who others are, and has no role of his own to tell", () => {
  const { scene: at } = moment("notePlay", "turn", "en");
  const { detective } = publicOf(at.public);
  const scene = { ...at, me: detective };
  const other = (detective + 1) % at.names.length;
  for (const word of ["role_light", "camp_kira"])
    expect([detective, null, other].map((of) => game.speakable?.(word, scene, of))).toEqual([false, false, true]);
  expect(game.topics?.(scene).map(({ id }) => id)).not.toContain("role");
});

test("the dead are told why they cannot talk, unless the table lets them or the game is over", () => {
  const { scene } = moment("notePlay", "dead", "en");
  const dead = publicOf(scene.public).seats.findIndex(({ alive }) => !alive);
  const living = publicOf(scene.public).seats.findIndex(({ alive }) => alive);
  const why = (seat: number | null, changes: object = {}) => game.hushed?.({ ...scene.public, ...changes }, seat) ?? "";
  expect(scene.words.text(why(dead))).toMatch(/^The dead are silent/);
  expect([why(living), why(null)]).toEqual(["", ""]);
  expect(why(dead, { dead_talk: true })).toBe("");
  expect(why(dead, { ending: { reason: "last_round", round: 5, winners: [] } })).toBe("");
});
