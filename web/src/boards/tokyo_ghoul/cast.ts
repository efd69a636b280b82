// Who is of which camp and wins by what, as their cards show it; a test compares it with the catalogue of the rules.

import type { Camp, Clue } from "./catalogue";

export type Objective =
  | { readonly kind: "collection" | "stay_alive"; readonly of: Clue }
  | { readonly kind: "elimination"; readonly of: Camp }
  | { readonly kind: "companion"; readonly of: string };

export interface Member {
  readonly camps: readonly Camp[];
  readonly objectives: readonly Objective[];
  /** How many tokens an Inspector needs on somebody to strike anywhere. */
  readonly proof: number;
}

const collects = (of: Clue): Objective => ({ kind: "collection", of });
const lives = (of: Clue): Objective => ({ kind: "stay_alive", of });
const kills = (of: Camp): Objective => ({ kind: "elimination", of });
const protects = (of: string): Objective => ({ kind: "companion", of });

const of =
  (...camps: readonly Camp[]) =>
  (...objectives: readonly Objective[]): Member => ({ camps, objectives, proof: 0 });
const human = of("humain");
const ghoul = of("goule");
const inspector = (proof: number): Member => ({ ...of("inspecteur")(kills("goule")), proof });

export const CAST: Readonly<Record<string, Member>> = {
  kaneki: human(collects("nourriture"), lives("nourriture")),
  kimi: human(collects("nourriture"), lives("nourriture"), protects("nishiki")),
  hide: human(collects("nourriture"), lives("colombe")),
  mado: inspector(2),
  amon: inspector(3),
  suzuya: inspector(1),
  nishiki: ghoul(collects("transformation"), lives("cafe")),
  rize: ghoul(kills("humain")),
  touka: ghoul(kills("inspecteur"), lives("cafe")),
  tsukiyama: ghoul(kills("goule"), lives("nourriture")),
  hinami: ghoul(collects("cafe"), lives("transformation")),
  uta: ghoul(collects("masque"), lives("masque")),
  yoshimura: ghoul(collects("cafe"), lives("masque")),
  yomo: ghoul(lives("cafe"), protects("touka")),
  kaneki_mi_goule: of("humain", "goule")(collects("transformation"), lives("nourriture")),
  yoriko: human(collects("nourriture"), lives("nourriture"), protects("touka")),
};
