// Who looks how: ears, hair, face, what is worn, the emblem of their work, and the colours of it all.

import type { Ears } from "./ears";
import type { Emblem } from "./emblems";
import type { EYES, FRINGES, MANES, MOUTHS, WORN } from "./heads";
import type { Complexion } from "./ink";

export interface Look extends Complexion {
  readonly ears: Ears;
  readonly mane: keyof typeof MANES;
  readonly fringe: keyof typeof FRINGES;
  readonly eyes: keyof typeof EYES;
  readonly mouth: keyof typeof MOUTHS;
  readonly worn: keyof typeof WORN;
  readonly emblem: Emblem;
  /** One ear hangs. */
  readonly bent?: true;
}

function look(line: string): Look {
  const [ears, mane, fringe, eyes, mouth, worn, emblem, fur, skin, tone, bent] = line.split(" ");
  return {
    ears,
    mane,
    fringe,
    eyes,
    mouth,
    worn,
    emblem,
    fur,
    skin: Number(skin),
    tone,
    ...(bent && { bent: true }),
  } as Look;
}

// ears, hair behind, hair before, eyes, mouth, worn, emblem, fur, skin, tone
export const CHARACTERS: Record<string, Look> = {
  detective_shamlock: look("hound short swept keen smile deerstalker magnifier chestnut 2 ochre"),
  witness_sheena: look("owl bob straight open small nothing eye ash 1 teal"),
  student_ester: look("rabbit long parted open smile ribbon full_book honey 1 sky"),
  student_tristel: look("cat long straight closed smile ribbon new_book ink 1 plum"),
  student_luma: look("mouse tails curl open cat ribbon door ash 3 sky"),
  elder_twin_cyril: look("squirrel short left keen smile tie ring_left russet 2 leaf"),
  younger_twin_beryl: look("squirrel tails swept open smile ribbon ring_right russet 2 leaf"),
  teacher_viennetta: look("goat bun parted glasses smile nothing caught_gem snow 2 plum"),
  teacher_verna: look("sheep curls curl closed smile nothing sprig cream 3 leaf"),
  class_rep_alistair: look("wolf short spiky keen flat tie bell slate 1 sky"),
  vice_class_rep_miranda: look("lynx bob left keen cat ribbon turn honey 3 rose"),
  athlete_ulrika: look("horse braid spiky open open band medal chestnut 4 teal"),
  archaeologist_mindy: look("tanuki braid parted open smile fedora shovel umber 3 ochre"),
  warlock_valeria: look("bat long parted keen cat witch wand ink 4 plum"),
  psychic_akira: look("fennec bob straight closed flat third_eye spiral cream 3 slate"),
  shrine_maiden_towa: look("fox long straight closed small nothing torii snow 1 rose"),
  clown_lolo: look("rabbit curls none wink open ruff balls rust 1 ochre bent"),
  politician_barbera: look("lion mane swept keen open tie microphone gold 2 slate"),
  homeless_arle: look("stray short spiky open flat blanket bindle slate 3 leaf"),
  sleeping_beauty_cecilia: look("lop long parted closed small nightcap pillow rosy 1 sky"),
  maid_miyabi: look("cat bob parted open cat frill cup umber 1 slate"),
  military_teresia: look("tiger short none keen flat cap chevrons gold 2 leaf"),
  hostess_amarillo: look("redpanda long swept wink smile flower glass rust 2 rose"),
  bank_employee_lucie: look("otter bun parted glasses small tie paper umber 4 teal"),
  sister_christina: look("doe veil none closed smile veil cross chestnut 3 slate"),
  crossdressing_dautriche: look("stag long swept open smile mask fan honey 1 plum"),
  cowgirl_federica: look("cow braid parted wink smile cowhat revolver umber 2 ochre"),
  cook_genevieve: look("pig tails curl open open toque ladle rosy 2 rose"),
};
