// A table as somebody is planning it: what they chose so far, and what is sent when they are done.

import type { Configure, Game, NewRoom, Room, SettingInfo } from "@wire";
import type { Language } from "@/words/book";

export type Value = boolean | number | string | string[];
export type Pace = "live" | "relaxed" | "days" | "untimed";
export type BotPace = "brisk" | "normal" | "people";
export type Windows = "fixed" | "early";
export type Watching = "public" | "nobody" | "delayed";

export interface Draft {
  players: number;
  /** Every setting of the game has a value here, also those that do not count at the moment. */
  options: Record<string, Value>;
  pace: Pace;
  /** Nothing: as is usual at this pace. */
  windows: Windows | "";
  /** How long bots take for an answer. */
  bots: BotPace;
  listed: boolean;
  language: Language;
  watching: Watching;
  /** How many may watch at most; nothing: as many as the server allows. */
  spectators: number | null;
  chat: boolean;
  anonymous: boolean;
}

/** A game whose players talk has a setting of this name: it is the language of the table, and chosen as that. */
export const SPOKEN = "language";

/** A good number for people who did not think about it: lively, and not yet long. */
const COMFORTABLE = 5;

const comfortable = (game: Game): number => Math.min(Math.max(COMFORTABLE, game.fewest), game.most);

/** A table that can be opened as it is. */
export function freshDraft(game: Game, language: Language): Draft {
  return {
    players: comfortable(game),
    options: Object.fromEntries(game.settings.map((setting) => [setting.name, usual(setting)])),
    pace: "live",
    windows: "",
    bots: "normal",
    listed: false,
    language,
    watching: "public",
    spectators: null,
    chat: true,
    anonymous: false,
  };
}

/** An open table, to be changed. */
export function draftOf(game: Game, room: Room): Draft {
  const pace = room.pace as Pace;
  const options = game.settings.map((setting): [string, Value] => {
    const chosen = room.options[setting.name];
    return [setting.name, chosen === undefined ? usual(setting) : (chosen as Value)];
  });
  return {
    players: room.players,
    options: Object.fromEntries(options),
    pace,
    windows: room.windows === usualWindows(pace) ? "" : (room.windows as Windows),
    bots: room.bots as BotPace,
    listed: room.listed,
    language: room.language as Language,
    watching: room.watching as Watching,
    spectators: room.spectators,
    chat: room.chat,
    anonymous: room.anonymous,
  };
}

/** What opens the table. */
export function newRoom(game: Game, draft: Draft, name = ""): NewRoom {
  return { game: game.id, ...settled(game, draft), anonymous: draft.anonymous, ...(name ? { name } : {}) };
}

/** What changes a table that is open already; whether it is anonymous stays as it is. */
export function configure(game: Game, draft: Draft): Configure {
  return { type: "configure", ...settled(game, draft) };
}

/** What is sent of a table whether it is opened or changed. */
function settled(game: Game, draft: Draft) {
  const { players, pace, bots, listed, language, watching, spectators, chat } = draft;
  const [options, windows] = [sent(game, draft), windowsOf(draft)];
  return { players, options, pace, windows, bots, listed, language, watching, spectators, chat };
}

/** The draft for another number of players: what cannot be played with so many falls back to what is usual. */
export function seatedFor(game: Game, draft: Draft, players: number): Draft {
  const options = { ...draft.options };
  for (const setting of game.settings) {
    const value = options[setting.name];
    if (Array.isArray(value)) options[setting.name] = value.filter((choice) => fits(setting, choice, players));
    else if (!fits(setting, String(value), players)) options[setting.name] = usual(setting);
  }
  return { ...draft, players, options };
}

/** Whether so many can play with this choice. */
export function fits(setting: SettingInfo, choice: string, players: number): boolean {
  const numbers = setting.choice_players[choice];
  return !numbers || numbers.includes(players);
}

/** With how many a flag can be turned on: the fewest, the most, and how far apart they are; nothing where so many can. */
export function wanting(setting: SettingInfo, players: number): { least: number; most: number; apart: number } | null {
  const numbers = setting.choice_players.true;
  if (!numbers || numbers.includes(players)) return null;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return { least, most, apart: most - least };
}

/** The choices of a setting that so many can play with. */
export const fitting = (setting: SettingInfo, players: number): string[] =>
  setting.choices.filter((choice) => fits(setting, choice, players));

/** The settings that mean something now. */
export const counting = (game: Game, draft: Draft): SettingInfo[] =>
  game.settings.filter(({ beside }) => !beside || beside.choices.includes(String(draft.options[beside.setting])));

/** What makes it another game, and is offered before all else. */
export const variantsOf = (game: Game): SettingInfo[] =>
  game.settings.filter(({ kind, variant }) => kind === "flag" && variant);

/** A list with so many of one choice, in the order of the choices. */
export function withCopies(setting: SettingInfo, list: readonly string[], choice: string, copies: number): string[] {
  return setting.choices.flatMap((each) =>
    each === choice ? Array<string>(copies).fill(choice) : list.filter((one) => one === each),
  );
}

export const copiesIn = (list: readonly string[], choice: string): number =>
  list.filter((one) => one === choice).length;

/** When sealed questions end at this table. */
export const windowsOf = (draft: Draft): Windows => draft.windows || usualWindows(draft.pace);

const usualWindows = (pace: Pace): Windows => (pace === "days" ? "early" : "fixed");

const usual = (setting: SettingInfo): Value => {
  const value = setting.default as Value;
  return Array.isArray(value) ? [...value] : value;
};

/** The options that are not as usual: the server has the others by itself. */
function sent(game: Game, draft: Draft): Record<string, Value> {
  const chosen = counting(game, draft).map((setting): [string, Value] => [
    setting.name,
    setting.name === SPOKEN ? draft.language : (draft.options[setting.name] ?? usual(setting)),
  ]);
  return Object.fromEntries(
    chosen.filter(([name, value]) => {
      const setting = game.settings.find((each) => each.name === name);
      return JSON.stringify(value) !== JSON.stringify(setting?.default);
    }),
  );
}
