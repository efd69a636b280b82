// What a person chose on this device: language, light, sound; kept in the browser and nowhere else.

import { LANGUAGES, type Language } from "@/words/book";
import { store, stored } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** When screen readers are told what people say: when what they read is over, at once, or never. */
export const TALK = ["in-turn", "at-once", "never"] as const;
export type TalkRead = (typeof TALK)[number];

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  /** Digits answer questions. */
  keys: boolean;
  /** Others may see the screen: whatever is the reader's alone stays covered until they open it. */
  veil: boolean;
  talk: TalkRead;
  /** Games whose first match was guided to its end, or whose hints were sent away. */
  guided: string[];
  /** The game that was last played with bots. */
  game: string;
}

const KEY = "penombre.settings";

export class Settings implements Kept {
  language = $state<Language>("fr");
  theme = $state<Theme>("auto");
  sound = $state(true);
  vibration = $state(true);
  keys = $state(true);
  veil = $state(false);
  /** People sit around one real table, as the match says: it is asked before showing, there, unless they do not want that. */
  gathered = $state(false);
  talk = $state<TalkRead>("in-turn");
  guided = $state<string[]>([]);
  game = $state("");

  constructor() {
    const kept = (stored(KEY) ?? {}) as Partial<Record<keyof Kept, unknown>>;
    this.language = LANGUAGES.find((each) => each === kept.language) ?? spoken();
    this.theme = THEMES.find((each) => each === kept.theme) ?? "auto";
    this.sound = kept.sound !== false;
    this.vibration = kept.vibration !== false;
    this.keys = kept.keys !== false;
    this.veil = kept.veil === true;
    this.talk = TALK.find((each) => each === kept.talk) ?? "in-turn";
    this.guided = Array.isArray(kept.guided) ? kept.guided.map(String) : [];
    this.game = typeof kept.game === "string" ? kept.game : "";
  }

  /** Whether what is the reader's alone waits until they want to see it. */
  get asks(): boolean {
    return this.veil || this.gathered;
  }

  /** Ask before showing from now on, or show. */
  ask(on: boolean): void {
    this.gathered = false;
    this.change({ veil: on });
  }

  /** Change some of it, for good. */
  change(wish: Partial<Kept>): void {
    Object.assign(this, wish);
    const { language, theme, sound, vibration, keys, veil, talk, guided, game } = this;
    store(KEY, { language, theme, sound, vibration, keys, veil, talk, guided, game });
  }
}

/** The first language of the browser that we have words in; French where it has none. */
function spoken(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wanted.map((each) => LANGUAGES.find((known) => known === each)).find((known) => known) ?? "fr";
}

export const settings = new Settings();
