// Small drawings around a centre, in a circle of radius 14: abilities, roles, and what a Joker's card bears.

import { type Drawing, disc } from "../../shared/drawing";
import { drawing } from "./ink";

export const ABILITIES: Readonly<Record<string, Drawing>> = {
  // A bolt out of a cloud decides.
  god_complex: drawing(
    "pale M-13 0c-1-6 4-9 8-8 1-6 11-7 13 0 6-1 8 7 3 10h-20c-3 0-4-1-4-2z",
    "lit M2-2-6 8h5l-4 8L8 4H2l5-6z",
  ),
  // A dome that nothing gets through.
  force_field: drawing(
    "haze M-14 10C-14-8-8-14 0-14S14-8 14 10z",
    "line M-14 10C-14-8-8-14 0-14S14-8 14 10M-14 12h28",
    `near ${disc(0, -2, 3.4)}`,
    "near M-6 10c0-9 12-9 12 0z",
  ),
  // In at one end, out at the other.
  boom_tube: drawing(
    "near M-12-10C-6-14-2-4-6 4s-10 10-10 2 0-13 4-16z",
    "lit M-10-6c3-2 5 2 3 7s-5 6-5 1 0-6 2-8z",
    "near M8-6C14-10 16 0 13 8S3 16 3 8 4-3 8-6z",
    "lit M9-2c3-2 4 3 2 7s-5 5-5 1 1-6 3-8z",
    "line M-4-8C2-14 8-13 10-9M6-13l4 4-5 2",
  ),
  // A rope that ties whoever has just spoken.
  lasso_of_truth: drawing(
    "beam M-9-4c0-12 18-12 18 0S-9 8-9-4z",
    "beam M2 5c6 3 6 7 2 8s-9-1-11 2",
    `lit ${disc(2, 5, 2.6)}`,
  ),
  // A hand of the clock that runs.
  speed_force: drawing(
    `pale ${disc(3, 1, 11)}`,
    `line ${disc(3, 1, 11)}`,
    "line M3-12v-3M0-15h6M3-5v6l5 3",
    "lit M-6-12-14 0h5l-4 11 11-14h-6l4-9z",
  ),
  // A glass that looks once more.
  greatest_detective: drawing(
    "dark M4 5l9 8-3 3-8-9z",
    `pale ${disc(-3, -3, 10)}`,
    `line ${disc(-3, -3, 10)}`,
    `lit ${disc(-6, -5, 2)}${disc(0, -5, 2)}`,
    "thin M-7 1c3 3 5 3 8 0",
  ),
  // Three words and no more.
  few_words: drawing(
    "pale M-14-11h28V6H0l-7 8 1-8h-8z",
    "line M-14-11h28V6H0l-7 8 1-8h-8z",
    `near ${disc(-7, -2, 2.4)}${disc(0, -2, 2.4)}${disc(7, -2, 2.4)}`,
  ),
  // The world the wrong way round.
  bizarro_logic: drawing("near M-12-10H8v4h-8v10h-5V-6h-7z", "lit M12 10H-8V6H0V-4h5V6h7z", "line M-14 14 14-14"),
  // The houses on the left and on the right.
  neighbourhood_watch: drawing(
    "near M-14 12V-2l6-6 6 6v14zM2 12V-2l6-6 6 6v14z",
    "lit M-11 2h5v5h-5zM6 2h5v5H6z",
    "line M-3-12h6M-5-12l3-3M-5-12l3 3M5-12 2-15M5-12 2-9",
  ),
  // A brow that does not believe it.
  sceptic: drawing(
    "pale M-13 3c5-9 21-9 26 0C8 11-8 11-13 3z",
    "line M-13 3c5-9 21-9 26 0C8 11-8 11-13 3zM-12-6 6-13",
    `near ${disc(0, 3, 4.4)}`,
  ),
  // Glasses, and nothing behind them.
  secret_identity: drawing(
    "pale M-14-5h11v9c-3 4-9 4-11-1zM14-5H3v9c3 4 9 4 11-1z",
    "line M-14-5h11v9c-3 4-9 4-11-1zM14-5H3v9c3 4 9 4 11-1zM-3-3h6",
  ),
};

export const SIGNS: Readonly<Record<string, Drawing>> = {
  // A cap with three bells.
  joker: drawing(
    "near M-10 8C-9 1-8-3-5-5c-5-1-8 1-10 6-2-9 4-14 11-11 1-4 3-5 4-5s3 1 4 5c7-3 13 2 11 11-2-5-5-7-10-6 3 2 4 6 5 13z",
    "lit M-11 8h22v6h-22z",
    `lit ${disc(-14, 2, 2.8)}${disc(0, -15, 2.8)}${disc(14, 2, 2.8)}`,
  ),
  // Lozenges, two of each.
  harley_quinn: drawing("near M-6-14 0-7-6 0-12-7zM6 0l6 7-6 7-6-7z", "lit M6-14l6 7-6 7-6-7zM-6 0 0 7l-6 7-6-7z"),
  // A shield with a star.
  hero: drawing(
    "near M0-15 13-10v9c0 8-5 13-13 16-8-3-13-8-13-16v-9z",
    "lit M0-9l2.5 5.5 6 .6-4.5 4 1.3 6L0 4-5.3 7.1l1.3-6-4.5-4 6-.6z",
  ),
  // Two worlds that meet.
  multiverse: drawing(`near ${disc(-5, 0, 9)}`, `haze ${disc(5, 0, 9)}`, `line ${disc(5, 0, 9)}`),
};
