// All that `late` fetches, as one file of the build.

export { default as Deck } from "./Deck.svelte";
export { default as Grid } from "./Grid.svelte";
export { default as History } from "./History.svelte";
export { hints } from "./hints";
export { default as Reveal } from "./Reveal.svelte";
export { default as Scores } from "./Scores.svelte";
export { cast, story } from "./story";
export { speakable, topics } from "./talk_menu";
