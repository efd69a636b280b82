import type { Game } from "@wire";
import { describe, expect, it } from "vitest";
import {
  configure,
  copiesIn,
  draftOf,
  fitting,
  freshDraft,
  newRoom,
  seatedFor,
  wanting,
  windowsOf,
  withCopies,
} from "./draft";
import { GAME, ROOM } from "./fixture";

const [preset, characters, roles] = GAME.settings;
if (!preset || !characters || !roles) throw new Error("the game has these settings");

describe("a fresh draft", () => {
  it("opens a table with nothing but defaults", () => {
    expect(newRoom(GAME, freshDraft(GAME, "fr"))).toEqual({
      game: "kemomimi_panic",
      players: 5,
      options: {},
      pace: "live",
      windows: "fixed",
      bots: "normal",
      listed: false,
      language: "fr",
      watching: "public",
      spectators: null,
      chat: true,
      anonymous: false,
    });
  });

  it("seats as many as the game needs, and no more than it takes", () => {
    expect(freshDraft({ ...GAME, fewest: 6 }, "fr").players).toBe(6);
    expect(freshDraft({ ...GAME, fewest: 2, most: 3 }, "fr").players).toBe(3);
  });

  it("names whoever has no name here yet", () => {
    expect(newRoom(GAME, freshDraft(GAME, "fr"), "Léa").name).toBe("Léa");
  });

  it("does not share its lists with the game", () => {
    const draft = freshDraft(GAME, "fr");
    (draft.options.characters as string[]).push("anna");
    expect(characters.default).toEqual([]);
  });
});

describe("the language that is talked in a game", () => {
  const talked: Game = {
    ...GAME,
    settings: [{ ...preset, name: "language", default: "fr", choices: ["fr", "en"], choice_players: {} }],
  };

  it("is that of the page, and of the table whatever becomes of that", () => {
    expect(newRoom(talked, freshDraft(talked, "en"))).toMatchObject({
      language: "en",
      options: { language: "en" },
    });
    const draft = { ...freshDraft(talked, "en"), language: "fr" as const };
    expect(newRoom(talked, draft)).toMatchObject({ language: "fr", options: {} });
  });
});

describe("a variant for many", () => {
  const masks = GAME.settings.find(({ name }) => name === "masks");
  if (!masks) throw new Error("the game has this variant");
  const many = { ...masks, choice_players: { true: [6, 7, 8] } };
  const game: Game = { ...GAME, settings: [many] };

  it("says how many it is for where there are fewer", () => {
    expect(wanting(many, 5)).toEqual({ least: 6, most: 8, apart: 2 });
    expect(wanting({ ...masks, choice_players: { true: [8] } }, 5)).toEqual({ least: 8, most: 8, apart: 0 });
    expect(wanting(many, 6)).toBeNull();
    expect(wanting(masks, 5)).toBeNull();
  });

  it("is off again when there are too few", () => {
    const draft = { ...freshDraft(game, "fr"), players: 6, options: { masks: true } };
    expect(seatedFor(game, draft, 7).options.masks).toBe(true);
    expect(seatedFor(game, draft, 5).options.masks).toBe(false);
  });
});

describe("another number of players", () => {
  it("drops a preset that is not for so many", () => {
    const draft = freshDraft(GAME, "fr");
    draft.options.preset = "five";
    expect(seatedFor(GAME, draft, 5).options.preset).toBe("five");
    expect(seatedFor(GAME, draft, 6).options.preset).toBe("recommended");
  });

  it("takes those out of a list who cannot play with so many", () => {
    const draft = { ...freshDraft(GAME, "fr"), players: 8 };
    draft.options.characters = ["anna", "sheena"];
    expect(seatedFor(GAME, draft, 7).options.characters).toEqual(["anna"]);
    expect(draft.options.characters).toEqual(["anna", "sheena"]);
  });

  it("leaves only the choices that fit", () => {
    expect(fitting(preset, 5)).toEqual(["recommended", "five", "random", "custom"]);
    expect(fitting(preset, 4)).toEqual(["recommended", "random", "custom"]);
  });
});

describe("what is sent", () => {
  it("leaves out a list that does not count with the chosen preset", () => {
    const draft = freshDraft(GAME, "fr");
    draft.options.characters = ["anna"];
    draft.options.roles = ["thief"];
    expect(newRoom(GAME, draft).options).toEqual({});
    draft.options.preset = "random";
    expect(newRoom(GAME, draft).options).toEqual({ preset: "random", roles: ["thief"] });
    draft.options.preset = "custom";
    expect(newRoom(GAME, draft).options).toEqual({
      preset: "custom",
      characters: ["anna"],
      roles: ["thief"],
    });
  });

  it("leaves out a choice that counts only where a flag is set", () => {
    const draft = freshDraft(GAME, "fr");
    draft.options.crown = "paper";
    expect(newRoom(GAME, draft).options).toEqual({});
    draft.options.points = true;
    expect(newRoom(GAME, draft).options).toEqual({ points: true, crown: "paper" });
  });

  it("lets secret questions end early over days, unless somebody chose otherwise", () => {
    const draft = freshDraft(GAME, "fr");
    draft.pace = "days";
    expect(newRoom(GAME, draft).windows).toBe("early");
    draft.windows = "fixed";
    expect(newRoom(GAME, draft).windows).toBe("fixed");
  });
});

describe("an open table", () => {
  it("comes back as it is when nothing is changed", () => {
    expect(configure(GAME, draftOf(GAME, ROOM))).toEqual({
      type: "configure",
      players: 4,
      options: { preset: "random", points: true },
      pace: "live",
      windows: "fixed",
      bots: "normal",
      listed: true,
      language: "en",
      watching: "nobody",
      spectators: null,
      chat: false,
    });
  });

  it("keeps an end of secret questions that is unusual for its pace", () => {
    const draft = draftOf(GAME, { ...ROOM, windows: "early" });
    expect(windowsOf(draft)).toBe("early");
    expect(windowsOf(draftOf(GAME, ROOM))).toBe("fixed");
  });

  it("has the usual value for a setting it does not know yet", () => {
    expect(draftOf(GAME, { ...ROOM, options: {} }).options.talk_s).toBe(180);
  });
});

describe("a list with copies", () => {
  it("has as many as asked for, in the order of the choices", () => {
    const list = withCopies(roles, ["informant", "thief"], "civilian", 3);
    expect(list).toEqual(["thief", "civilian", "civilian", "civilian", "informant"]);
    expect(copiesIn(list, "civilian")).toBe(3);
    expect(withCopies(roles, list, "civilian", 0)).toEqual(["thief", "informant"]);
  });
});
