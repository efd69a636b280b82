// The 20 places, each a scene of 100 by 140 whose middle says it all: the list of places shows that alone.

import { type Drawing, disc } from "../../shared/drawing";
import { drawing, type Line, type Print } from "./ink";

export interface Place {
  readonly print: Print;
  readonly drawing: Drawing;
}

const place = (print: Print, ...lines: readonly Line[]): Place => ({
  print,
  drawing: drawing(...lines),
});

/** The same outline at several places along a line. */
const along = (xs: readonly number[], outline: (x: number) => string): string => xs.map(outline).join("");

const window = (x: number, y: number, w = 4, h = 6): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** Windows of an office tower, in rows and columns. */
const windows = (x: number, y: number, columns: number, rows: number): string =>
  Array.from({ length: columns * rows }, (_, at) =>
    window(x + (at % columns) * 7, y + Math.floor(at / columns) * 9),
  ).join("");

const star = (x: number, y: number, r: number): string => {
  const s = r * 0.3;
  return `M${x} ${y - r}l${s} ${r - s} ${r - s} ${s} ${s - r} ${s} ${-s} ${r - s} ${-s} ${s - r} ${s - r} ${-s} ${r - s} ${-s}z`;
};

export const PLACES: Readonly<Record<string, Place>> = {
  // A hospital with spires on a hill, behind bars, under a sickly moon.
  arkham_asylum: place(
    ["#4c4270", "#6b8a4e", "#1d1730", "#dfe86e"],
    `lit ${disc(73, 42, 15)}`,
    "far M0 112C22 92 36 86 50 86s34 8 50 24v30H0z",
    "near M24 96V62l6-16 6 16v8h7V50l7-22 7 22v20h7v-8l6-16 6 16v34z",
    `lit ${window(28, 68)}${window(68, 68)}${window(47, 54, 6, 9)}${window(40, 78)}${window(56, 78)}`,
    `dark ${along([2, 14, 26, 38, 50, 62, 74, 86], (x) => `M${x + 2} 140v-22l3-7 3 7v22z`)}`,
    "dark M0 123h100v4H0z",
  ),
  // Towers with round roofs on the bed of the sea, and something with teeth.
  atlantis: place(
    ["#1f6fa8", "#2b93a8", "#0d2f55", "#8ff0d0"],
    "haze M20 0h16L22 96H-8zM62 0h20l30 90H84z",
    "far M8 120V84c0-9 6-13 9-20 3 7 9 11 9 20v36zM74 120V78c0-10 7-15 10-22 3 7 10 12 10 22v42z",
    "near M32 124V74c0-13 13-18 18-34 5 16 18 21 18 34v50z",
    "lit M46 124V96c0-5 8-5 8 0v28zM48 70a4 4 0 1 0 4 0l-2-5z",
    `lit ${window(14, 96, 5, 9)}${window(81, 92, 5, 9)}`,
    "near M0 120c18-8 34-2 50 2s34-6 50-2v20H0z",
    "pale M86 40c-6-9-22-9-30 1l-9-5 2 9-2 9 9-5c6 6 20 8 28-1l-7-2 8-1z",
    `dark ${disc(78, 38, 2)}`,
    `thin ${disc(30, 30, 4)}${disc(36, 18, 3)}${disc(26, 46, 2.5)}`,
  ),
  // A cave with screens, a giant coin, and small wings.
  batcave: place(
    ["#3c4a63", "#566a86", "#141a2a", "#ffd65a"],
    "far M0 140V60c8-20 20-34 50-34s42 14 50 34v80z",
    "near M0 0h100v34l-6 22-6-28-7 18-7-24-6 34-7-32-8 20-7-22-8 26-7-22-6 16-7-20-6 34-6-26-6 16z",
    "dark M16 62c5-5 8-5 10-1 2-4 5-4 10 1-4-1-6 0-7 4l-3-2-3 2c-1-4-3-5-7-4zM70 56c4-4 6-4 8-1 2-3 4-3 8 1-3-1-5 0-6 3l-2-1-2 1c-1-3-3-4-6-3z",
    `lit ${disc(26, 98, 17)}`,
    `thin ${disc(26, 98, 12)}`,
    "dark M23 90h6v3h-6zM21 96h10v5H21zM23 104h6v3h-6z",
    "near M48 112h44l6 12H42zM52 78h17v24H52zM73 84h17v18H73z",
    "lit M54 81h13v5H54zM54 89h9v3h-9zM75 87h13v4H75zM75 94h8v3h-8z",
    "near M0 124h100v16H0z",
  ),
  // A wall with a watchtower and its light, reeds in the swamp before it.
  belle_reve: place(
    ["#70503c", "#a4703f", "#2a1c1a", "#ffe08a"],
    "haze M66 46 0 22v44z",
    "far M0 78h100v62H0z",
    "thin M0 90h100M0 102h100M16 78v12M44 90v12M70 78v12M30 102v12M84 90v12",
    "near M62 120V58h24v62zM56 36h36v6h-4v16H60V42h-4zM54 36l20-12 20 12z",
    "lit M64 44h9v11h-9z",
    `dark M73 44h9v11h-9zM0 72h60v6H0zM88 72h12v6H88z`,
    "thin M0 70c4-6 8-6 12 0 4-6 8-6 12 0 4-6 8-6 12 0 4-6 8-6 12 0",
    `dark ${along([14, 34], (x) => `M${x} 92h14v14h-14z`)}`,
    "pale M18 92v14M18 92h2v14h-2zM24 92h2v14h-2zM38 92h2v14h-2zM44 92h2v14h-2z",
    "near M0 122c20-6 40 4 60 0s30-2 40 0v18H0z",
    "near M8 126V104l3-6 3 6v22zM22 128v-16l3-5 3 5v16zM90 126v-20l3-6 3 6v20z",
  ),
  // A whole city under the glass of a bottle, with a sun like a lamp.
  bottle_city_of_kandor: place(
    ["#a83f6b", "#f0a3b5", "#4d1640", "#ffe27a"],
    "far M38 30h24v18c16 5 24 18 24 36v24c0 10-6 16-16 16H30c-10 0-16-6-16-16V84c0-18 8-31 24-36z",
    "near M36 18h28v13H36z",
    `lit ${disc(50, 62, 9)}`,
    "beam M50 47v-5M61 51l4-4M39 51l-4-4M65 62h5M35 62h-5",
    "near M20 118V96l5-8 5 8v4h4V84l6-12 6 12v22h4V88l7-12 7 12v10h4v-8l6-9 6 9v28c-4 4-8 6-14 6H32c-6 0-9-2-12-6z",
    `lit ${window(25, 102, 3, 4)}${window(38, 90, 3, 5)}${window(38, 100, 3, 5)}${window(56, 94, 3, 5)}${window(56, 104, 3, 5)}${window(73, 98, 3, 4)}`,
    "haze M22 84c0-14 6-24 16-29v8c-6 5-9 12-9 21v28h-7z",
    "dark M8 124h84v6H8z",
  ),
  // A precinct: columns, two lamps, a badge.
  central_city_police_department: place(
    ["#3f6fb5", "#7ea6d8", "#182a4f", "#ffce4a"],
    "far M10 122V56h80v66z",
    "near M6 56 50 30l44 26z",
    "near M6 56h88v8H6zM4 116h92v10H4zM0 126h100v14H0z",
    `pale ${along([16, 30, 62, 76], (x) => `M${x} 66h8v50h-8z`)}`,
    "dark M42 82h16v34H42z",
    "lit M50 36l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z",
    "near M8 96h4v20H8zM88 96h4v20h-4z",
    `lit ${disc(10, 92, 6)}${disc(90, 92, 6)}`,
    "lit M46 88h3v6h-3zM51 88h3v6h-3z",
  ),
  // A globe with a ring on the roof of a newspaper.
  daily_planet: place(
    ["#f08a3c", "#f9c56b", "#6d2620", "#fff0b8"],
    "far M0 140V92h12V74h14v40h48V80h12v16h14v44z",
    "near M28 140V86h44v54zM22 80h56v8H22z",
    `lit ${windows(34, 94, 5, 4)}`,
    `near ${disc(50, 50, 24)}`,
    "far M36 40c8-8 14-4 13 2s-9 6-12 12-5-8-1-14zM54 52c6-4 14-2 14 5s-6 12-10 10-6-12-4-15zM56 34c5-2 8 0 8 4s-8 2-8-4z",
    "pale M22 62c-8 6-12 11-9 13 5 4 30-6 50-20S96 28 92 24c-3-2-10 0-18 5 5-1 8-1 9 0 2 3-10 14-27 25S22 72 20 70c-1-2 0-5 2-8z",
    "near M47 74h6v8h-6z",
  ),
  // A prototype that leaves the runway for the sun.
  ferris_aircraft: place(
    ["#f2b04e", "#f7d48c", "#5b2f2b", "#fff6d0"],
    `lit ${disc(74, 60, 22)}`,
    "far M0 104c16-10 24-4 36-10s22 0 32-4 20 4 32 0v50H0z",
    "near M0 112V92c0-14 30-14 30 0v20z",
    "dark M6 112V96c0-8 18-8 18 0v16z",
    "near M0 112h100v28H0z",
    "pale M46 118h8l1 5h-10zM43 128h14l3 10H40z",
    "pale M18 76 80 34c6-4 12-4 13-2s-2 7-8 11L24 84z",
    "near M46 56 32 38l8-2 22 10zM62 58l6 24 6-4 2-28zM18 76 10 62l6-2 12 9z",
    "dark M74 38c4-3 9-5 12-5 1 3-3 6-8 9z",
    "beam M16 82 4 90M22 88 12 98M10 78l-8 4",
  ),
  // Crystals of ice at the end of the world.
  fortress_of_solitude: place(
    ["#2d6fb0", "#9fd8f2", "#164069", "#ffffff"],
    "haze M0 30c30-18 60 16 100-8v14C60 60 30 26 0 46z",
    "far M10 122 2 92l10-20 12 50zM98 122l4-40-14-10-10 50z",
    "far M20 124 10 60l14-26 14 28 4 62z",
    "pale M44 124 36 44l16-30 16 30-6 80z",
    "far M60 124l6-66 14-22 10 26-8 62z",
    "near M24 34 30 64l2 60h-4L20 64zM52 14l4 34-3 76h-6l-1-76zM80 36l-4 28-6 60h-4l4-62z",
    "lit M39 46l9-18-4 20 1 50zM14 60l8-14-5 16 3 30z",
    "near M0 120c16-8 30 2 48-2s34 0 52 2v20H0z",
    "lit M44 124v-10c0-7 14-7 14 0v10z",
  ),
  // Bright towers between the leaves of a jungle.
  gorilla_city: place(
    ["#e3c14b", "#e98d3f", "#12492f", "#fff3b0"],
    `lit ${disc(50, 44, 18)}`,
    "far M34 120V70h6V56h5V38l5-10 5 10v18h5v14h6v50z",
    "far M18 120V86h5V74l4-7 4 7v12h4v34zM66 120V82h4V70l4-7 4 7v12h4v38z",
    `pale ${window(47, 62, 6, 9)}${window(42, 82, 5, 8)}${window(53, 82, 5, 8)}${window(47, 100, 6, 12)}${window(24, 94)}${window(72, 90)}`,
    "near M0 118c14-8 26-4 40 0s40-6 60 0v22H0z",
    "near M0 60c14-2 26 6 30 22-6-6-10-8-14-8 6 6 8 14 6 24-6-10-12-16-22-16z",
    "near M100 48c-16 0-28 10-32 26 6-6 10-8 15-8-6 8-8 16-5 26 6-10 12-14 22-14z",
    "near M0 20C12 22 20 32 20 46 14 40 8 38 0 40zM100 14c-10 4-18 12-18 24 6-6 12-7 18-6z",
    "thin M0 64c10 2 18 8 24 14M100 54c-12 4-20 10-26 16M0 90c8 0 14 4 18 10",
  ),
  // A clock tower, a lawn, a cap in the air.
  gotham_university: place(
    ["#6f8fb0", "#b55a43", "#3a1f2e", "#ffe9a6"],
    "far M0 122V80h28v42zM72 122V80h28v42z",
    "near M-2 80 14 66l16 14zM70 80l16-14 16 14z",
    "far M34 122V46h32v76z",
    "near M30 46 50 18l20 28z",
    `pale ${disc(50, 60, 10)}`,
    "line M50 53v7l5 3",
    `lit ${window(6, 90, 6, 9)}${window(17, 90, 6, 9)}${window(77, 90, 6, 9)}${window(88, 90, 6, 9)}${window(40, 78, 5, 9)}${window(55, 78, 5, 9)}`,
    "dark M44 122v-18c0-8 12-8 12 0v18z",
    "near M0 120h100v20H0z",
    "dark M66 34 82 27l16 8-16 7zM73 39v8c5 4 13 4 18 0v-7l-9 4z",
    "thin M82 35l12 3v10",
  ),
  // A great arch of glass above its columns and its basin.
  hall_of_justice: place(
    ["#4aa3d8", "#e9e2cf", "#35507a", "#ffd35c"],
    "beam M50 20v-8M24 30l-6-6M76 30l6-6",
    "far M6 118V84h10c0-26 14-46 34-46s34 20 34 46h10v34z",
    "near M22 84c0-20 12-36 28-36s28 16 28 36z",
    "thin M36 84V54M43 84V50M50 84V48M57 84V50M64 84V54",
    "near M4 84h92v6H4z",
    `near ${along([26, 38, 56, 68], (x) => `M${x} 92h6v26h-6z`)}`,
    "dark M46 96h8v22h-8z",
    "lit M50 58l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z",
    "near M0 118h100v22H0z",
    "pale M20 130c0-6 60-6 60 0s-60 6-60 0z",
    "near M48 118h4v10h-4z",
  ),
  // A glass with a block of ice, an umbrella, the lights of a dance floor.
  iceberg_lounge: place(
    ["#3a2a72", "#6f56c4", "#150f33", "#ff8fd0"],
    "haze M10 0h14l30 110H26zM90 0H76L46 110h28z",
    "far M14 44h72L54 88v30h16v6H30v-6h16V88z",
    "pale M28 48 40 26l10 12 10-8 12 18z",
    "haze M40 26l4 22H28zM60 30l-2 18h14z",
    "lit M22 50h56L50 84z",
    "near M76 60c-2-14 4-26 18-32 2 12 0 24-6 34-2-4-4-5-6-3-2-2-4-2-6 1z",
    "line M84 50 70 96c-2 6-8 4-7-1",
    `near ${disc(18, 84, 5)}${disc(34, 100, 5)}`,
    "line M23 84V62l8-3M39 100V80l8-3",
    "near M0 122h100v18H0z",
    `lit ${along([8, 26, 44, 62, 80], (x) => `M${x} 128h12v6h-12z`)}`,
  ),
  // A station with a ring, in orbit above the oceans.
  justice_league_watchtower: place(
    ["#191a45", "#3f86d0", "#c9d2e8", "#ffe68a"],
    `lit ${star(16, 26, 6)}${star(84, 20, 5)}${star(78, 62, 4)}${star(12, 70, 4)}`,
    "far M-30 140C-10 104 20 92 50 92s60 12 80 48z",
    "pale M30 106c8-6 16-3 16 1s-8 4-10 8-12-3-6-9zM60 102c8-3 18 0 20 5s-8 3-12 8-14-9-8-13z",
    "near M44 24h12l4 12v34l-6 18h-8l-6-18V36z",
    "near M48 10h4v14h-4zM47 88h6v10h-6z",
    "near M14 50c0-9 72-9 72 0s-72 9-72 0zm8 0c0 4 56 4 56 0s-56-4-56 0z",
    "dark M44 42h12v4H44zM44 58h12v3H44zM44 66h12v3H44z",
    "lit M46 30h8v6h-8z",
  ),
  // The tallest tower of the city, by far.
  lexcorp_tower: place(
    ["#6aa98a", "#3d7a66", "#173a3a", "#e7ff9e"],
    `pale ${disc(26, 36, 12)}`,
    "far M0 140V92h14v-8h12v20h10v36zM66 140V88h10V76h12v22h12v42z",
    "near M36 140V40l6-6V22l8-12 8 12v12l6 6v100z",
    `lit ${windows(41, 46, 3, 9)}`,
    "dark M48 10V0h4v10z",
    "near M26 60h48v5H26z",
    "lit M46 26h8v5h-8z",
    `pale ${window(4, 100, 4, 5)}${window(16, 92, 4, 5)}${window(80, 84, 4, 5)}${window(80, 96, 4, 5)}${window(91, 106, 4, 5)}`,
    "dark M0 130h100v10H0z",
  ),
  // What fell from the sky, and the flask it ended in.
  star_labs: place(
    ["#2b8f93", "#7fd6c8", "#0f3540", "#ff7a4d"],
    "beam M96 10 70 34M100 22 78 42M86 4 64 26",
    `lit ${star(62, 42, 16)}`,
    "far M40 54h20v22l22 38c4 8 0 14-8 14H26c-8 0-12-6-8-14l22-38z",
    "pale M36 48h28v8H36z",
    "lit M30 98h40l10 18c2 5 0 8-6 8H26c-6 0-8-3-6-8z",
    `pale ${disc(42, 110, 5)}${disc(58, 116, 4)}${disc(52, 102, 3)}`,
    "thin M50 86c20-8 34-6 34 0s-14 14-34 14-34-6-34-12 14-8 34-2z",
    `near ${disc(84, 86, 4)}${disc(16, 88, 4)}`,
    "near M0 128h100v12H0z",
  ),
  // A white temple on an island in the sun.
  themyscira: place(
    ["#58b7e0", "#f3e9d0", "#1f5c8c", "#ffdc52"],
    `lit ${disc(78, 34, 15)}`,
    "near M0 112c10-4 16-4 26 0s16 4 26 0 16-4 26 0 14 3 22 0v28H0z",
    "dark M8 114c8-22 20-28 42-28s36 8 42 28c-14 5-70 5-84 0z",
    "far M22 56 50 36l28 20z",
    "far M22 56h56v7H22zM18 90h64v8H18z",
    `far ${along([25, 38, 54, 67], (x) => `M${x} 64h8v26h-8z`)}`,
    "line M22 56 50 36l28 20zM22 63h56M18 90h64",
    `lit ${disc(50, 50, 4)}`,
    "thin M6 124c8-4 12-4 20 0M38 130c8-4 12-4 20 0M70 124c8-4 12-4 20 0",
  ),
  // A tower like a letter, on an island in the bay.
  titans_tower: place(
    ["#f4a66a", "#4f9fc4", "#7b2d4b", "#fff4c4"],
    `lit ${disc(22, 52, 14)}`,
    "far M0 104h100v36H0z",
    "near M12 30h76v24H62v58H38V54H12z",
    `lit ${windows(17, 36, 10, 1)}${windows(43, 60, 2, 5)}`,
    "dark M12 50h76v4H12z",
    "dark M16 114c10-10 22-8 34-8s24-2 34 8c-10 8-58 8-68 0z",
    "thin M4 124c8-4 12-4 20 0M40 130c8-4 12-4 20 0M76 124c8-4 12-4 20 0",
    "line M84 96c3-4 5-4 6 0 1-4 3-4 6 0",
  ),
  // A lantern in the middle of everything, whose light goes everywhere.
  oa: place(
    ["#123c2c", "#2f8f55", "#0b1f1a", "#9bff8a"],
    `pale ${star(14, 24, 4)}${star(88, 30, 5)}${star(80, 10, 3)}${star(10, 66, 3)}`,
    "beam M50 60 12 22M50 60 88 22M50 60 4 62M50 60l46 2M50 60V6",
    "far M0 140c4-26 24-40 50-40s46 14 50 40z",
    "near M30 40h40l-4 10H34zM36 50h28v28H36zM34 78h32l5 12H29z",
    "thin M40 40c0-14 20-14 20 0",
    `lit ${disc(50, 64, 11)}`,
    `pale ${disc(50, 64, 5)}`,
    "dark M10 128c10-6 18-6 24 0s16 6 26 0 20-4 30 2v10H10z",
  ),
  // A throne on a rock outside of time, between lightning and ugly statues.
  rock_of_eternity: place(
    ["#5a2a6e", "#8f4f9e", "#241033", "#ffd84a"],
    "lit M22 6 10 42h9L8 74l26-40H24L36 6zM82 10 70 44h9l-8 28 24-38H84l10-24z",
    "far M8 92h84l-12 22-14 6-10 18-10-8-10 4-8-16-14-4z",
    "near M8 92h84l-4 8H12z",
    "near M36 92V50c0-18 28-18 28 0v42z",
    "lit M42 72h16v8H42zM42 52c0-10 16-10 16 0v16H42z",
    "near M32 74h6v18h-6zM62 74h6v18h-6z",
    `near ${along([10, 20, 72, 82], (x) => `M${x} 92V80c0-3 1-4 2-5a4 4 0 1 1 4 0c1 1 2 2 2 5v12z`)}`,
    "thin M24 108l8 8M46 106l4 12M68 106l-6 10",
  ),
};
