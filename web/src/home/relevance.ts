// Settings of a game that count only beside some choices of another one; elsewhere they are neither shown nor sent.

interface Condition {
  readonly setting: string;
  readonly choices: readonly string[];
}

const CONDITIONS: Record<string, Record<string, Condition>> = {
  kemomimi_panic: {
    characters: { setting: "preset", choices: ["custom"] },
    roles: { setting: "preset", choices: ["custom", "random"] },
  },
};

/** Whether this setting means anything with these options. */
export function counts(game: string, setting: string, options: Readonly<Record<string, unknown>>): boolean {
  const condition = CONDITIONS[game]?.[setting];
  return !condition || condition.choices.includes(String(options[condition.setting]));
}
