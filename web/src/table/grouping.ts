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

/** All options in their order, those of a group together; without futile ones and those that a panel answers. */
export function groupsOf(question: Question, module: GameModule, scene: Scene): readonly Group[] {
  const panel = module.panel?.(question);
  const found: (Group & { listed: Listed[] })[] = [];
  question.options.forEach((option, at) => {
    if (panel?.takes(option) || module.futile?.(option, scene)) return;
    const group = isCounted(question) ? null : (module.group?.(option, question, scene) ?? null);
    const title = group?.title ?? "";
    const last = found.at(-1);
    if (last?.title === title) last.listed.push({ option, at, group });
    else found.push({ title, shared: group, listed: [{ option, at, group }] });
  });
  return found;
}

/** Whether the same option may be chosen several times: then it is counted. */
export const isCounted = ({ shape, repeat }: Question): boolean => shape === "several" && repeat;
