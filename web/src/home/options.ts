// The settings of a table or a match in words, where they are not the usual ones.

import type { Game, SettingInfo } from "@wire";
import type { Words } from "@/words/book";

export interface Chosen {
  readonly label: string;
  readonly value: string;
}

/** What is played: a table, or a match that was. */
export interface Played {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export function chosenOptions({ game, options }: Played, games: readonly Game[], words: Words): readonly Chosen[] {
  const settings = games.find((each) => each.id === game)?.settings ?? [];
  return settings
    .filter(({ name, default: usual }) => name in options && JSON.stringify(options[name]) !== JSON.stringify(usual))
    .map((setting) => ({ label: setting.label, value: shown(setting, options[setting.name], words) }));
}

function shown(setting: SettingInfo, value: unknown, words: Words): string {
  if (typeof value === "boolean") return words.text(value ? "yes" : "no");
  if (Array.isArray(value)) return words.enumerated(value.map((each) => setting.choice_labels[each] ?? String(each)));
  return setting.choice_labels[String(value)] ?? String(value);
}
