// The settings a match was played with, where they are not the usual ones.

import type { Game, MatchInfo, SettingInfo } from "@wire";
import type { Words } from "@/words/book";

export interface Chosen {
  readonly label: string;
  readonly value: string;
}

export function chosenOptions(info: MatchInfo, games: readonly Game[], words: Words): readonly Chosen[] {
  const settings = games.find((game) => game.id === info.game)?.settings ?? [];
  return settings
    .filter(
      ({ name, default: usual }) =>
        name in info.options && JSON.stringify(info.options[name]) !== JSON.stringify(usual),
    )
    .map((setting) => ({ label: setting.label, value: shown(setting, info.options[setting.name], words) }));
}

function shown(setting: SettingInfo, value: unknown, words: Words): string {
  if (typeof value === "boolean") return words.text(value ? "yes" : "no");
  if (Array.isArray(value))
    return words.enumerated(value.map((each) => setting.choice_labels[each] ?? String(each)));
  return setting.choice_labels[String(value)] ?? String(value);
}
