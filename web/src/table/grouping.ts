// The options of a question as they are listed: those that share something stand together.

import type { Choice, Question } from "@wire";
import type { GameModule, OptionGroup, Scene } from "@/boards/board";

/** An option, with its place among all of its question. */
export interface Listed {
  readonly option: Choice;
  readonly at: number;
  readonly group: OptionGroup | null;
}

/** Options that follow each other and share something; those that stand alone are in groups without a title. */
export interface Group {
  readonly title: string;
  readonly shared: OptionGroup | null;
  readonly listed: readonly Listed[];
}

/** Options in their order, those of a group together, cards that cannot be played last; without futile ones and those
 * that a panel answers. */
export function groupsOf(question: Question, module: GameModule, scene: Scene): readonly Group[] {
  const panel = module.panel?.(question);
  const found: (Group & { listed: Listed[] })[] = [];
  const inOrder = question.options.map((option, at) => {
    const group = isCounted(question) ? null : (module.group?.(option, question, scene) ?? null);
    return { option, at, group };
  });
  // Whoever has a few seconds sees what there is to play before the rest of their hand.
  const idle = ({ option, group }: Listed) => !!option.refused && !group && !!cardsOf(option, module, scene).length;
  for (const { option, at, group } of inOrder.sort((one, other) => Number(idle(one)) - Number(idle(other)))) {
    if (panel?.takes(option) || module.futile?.(option, scene)) continue;
    const title = group?.title ?? "";
    const last = found.at(-1);
    if (last?.title === title) last.listed.push({ option, at, group });
    else found.push({ title, shared: group, listed: [{ option, at, group }] });
  }
  return found;
}

/** The keys of the cards that an option is drawn as. */
export const cardsOf = (option: Choice, module: GameModule, { words }: Pick<Scene, "words">): string[] =>
  [module.optionCard?.(option, words) ?? ""].flat().filter((card) => card);

/** Whether the same option may be chosen several times: then it is counted. */
export const isCounted = ({ shape, repeat }: Question): boolean => shape === "several" && repeat;
