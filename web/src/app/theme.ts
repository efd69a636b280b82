// Light or dark: what the person chose, or what their device says.

import { settings } from "./settings.svelte";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Dress the page now, and again when the device changes its mind. */
export function followTheme(): void {
  dress();
  dark.addEventListener("change", dress);
}

export function dress(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
}
