// The Role tokens next to suspects: what L says of others lies there as a note for all, without any effect.

import { SECRET_ROLES } from "@generated/death_note/catalogue";
import type { Told, Uncovered } from "@wire";
import { NOBODY } from "@/words/book";
import { type Public, roleOf } from "./facts";

/** What L thinks somebody is: a role, of which there is one token, or just a camp. */
export interface Token {
  readonly role: string;
  readonly camp: string;
}

function tokenOf(word: string): Token | null {
  const [kind, name = ""] = word.split("_");
  if (kind === "role" && SECRET_ROLES.some((role) => role === name)) return { role: name, camp: "" };
  return kind === "camp" ? { role: "", camp: name } : null;
}

/** By seat, the tokens that lie there: the last one L laid, until it is taken back, laid elsewhere, or needed no more. */
export function tokensOf(told: readonly (Told | Uncovered)[], table: Public): ReadonlyMap<number, Token> {
  const laid = new Map<number, Token>();
  let last = NOBODY;
  for (const said of told) {
    if (said.type !== "said" || said.kind !== "claim") continue;
    if (said.seat !== table.detective || said.moment < table.began) continue;
    const about = said.about ?? NOBODY;
    const token = about === NOBODY || about === said.seat ? null : tokenOf(said.what);
    if (said.what === "withdrawn") laid.delete(about === NOBODY ? last : about);
    last = token ? about : NOBODY;
    if (!token) continue;
    for (const [seat, { role }] of laid) if (role && role === token.role) laid.delete(seat);
    laid.set(about, token);
  }
  // The token of a role that is revealed lies on its card, and whoever is revealed is a suspect no more.
  const revealed = new Set(table.roles.map(({ role }) => role));
  for (const [seat, { role }] of laid) if ((role && revealed.has(role)) || roleOf(table, seat)?.role) laid.delete(seat);
  return laid;
}
