// All that `late` fetches, as one file of the build.

export { default as TableWindow } from "@/room/TableWindow.svelte";
export { default as CardHelp } from "@/rules/CardHelp.svelte";
export { default as BubblesView } from "./Bubbles.svelte";
export { default as CeremonyView } from "./Ceremony.svelte";
export { default as CoveredDiscovery } from "./CoveredDiscovery.svelte";
export { default as DiscoveryView } from "./DiscoveryView.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Guide } from "./Guide.svelte";
export { default as MomentView } from "./MomentView.svelte";
export { goToNotes } from "./note_table";
export { default as PersonSheet } from "./PersonSheet.svelte";
export { default as PreferringView } from "./Preferring.svelte";
export { default as SeatRequests } from "./SeatRequests.svelte";
export { default as SidePanels } from "./SidePanels.svelte";
export { default as TextAnswer } from "./TextAnswer.svelte";
