// What one seat of Kemomimi Panic knows that not everybody does, as cards and sentences.

import type { Facts } from "@/table/frames";
import { NOBODY } from "@/words/book";
import type { Scene, Secret } from "../board";
import { privateOf } from "./facts";

export function secrets(scene: Scene, facts: Facts, seat: number): readonly Secret[] {
  const { words, names, me } = scene;
  const mine = privateOf(facts);
  const role = words.text(`role-${mine.role}`);
  const camp = words.attribute(`role-${mine.role}`, "camp");
  // "Civilian (Civilians)" would say the same twice.
  const told = camp.startsWith(role) || mine.role.startsWith("civilian") ? "yes" : "no";
  const about = (key: string, args: Record<string, unknown>) => words.phrase(key, args, names, me);
  const known: Secret[] = [
    {
      card: `role-${mine.role}`,
      text: words.text(seat === me ? "board-kemomimi-my-role" : "board-kemomimi-role-of", {
        role,
        camp,
        told,
      }),
      ...(seat === me ? { meaning: words.text("board-kemomimi-goal", { role: mine.role }) } : {}),
    },
  ];
  if (mine.first_role !== mine.role) {
    known.push({
      card: `role-${mine.first_role}`,
      text: words.text("board-kemomimi-first-role", { role: words.text(`role-${mine.first_role}`) }),
    });
  }
  for (const { day, target, civilian, before_swap } of mine.checks) {
    const answer = civilian ? "civilian" : "not_civilian";
    const key = before_swap ? "board-kemomimi-check-before-swap" : "board-kemomimi-check";
    known.push({ text: about(key, { day, target, answer }) });
  }
  if (mine.paper !== NOBODY) known.push({ text: about("board-kemomimi-knows-paper", { target: mine.paper }) });
  if (mine.master !== NOBODY) known.push({ text: about("board-kemomimi-knows-master", { target: mine.master }) });
  if (mine.guess !== NOBODY) known.push({ text: about("board-kemomimi-knows-guess", { target: mine.guess }) });
  return known;
}
