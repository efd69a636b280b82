// All that `around` fetches, as one file of the build.

export { default as Closed } from "./Closed.svelte";
export { default as JoinPanel } from "./JoinPanel.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { default as Outside } from "./Outside.svelte";
