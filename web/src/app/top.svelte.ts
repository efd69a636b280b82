// The top of the page, where every screen begins.

/** Whenever another screen is shown at the same address, it begins at its top, however far down the one before was read. */
export function beginAtTop(screen: () => unknown): void {
  let before = screen();
  $effect(() => {
    const now = screen();
    if (now === before) return;
    before = now;
    scrollTo(0, 0);
  });
}
