// All that `late` fetches, as one file of the build.

export { default as Deductions } from "./Deductions.svelte";
export { hints } from "./hints";
export { default as Reveal } from "./Reveal.svelte";
export { default as Rounds } from "./Rounds.svelte";
export { default as Scores } from "./Scores.svelte";
export { cast, story } from "./story";
