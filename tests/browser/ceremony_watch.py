"""Watches, in every page of a match, that nothing that comes of a ceremony is shown before it has ended.

While one is played the log has the lines it had before, the heading says where the match stood, nothing is asked and no
end is shown. Whatever else the page does is a complaint, and fails the test of whoever looks at it.
"""

from __future__ import annotations

from typing import Final

WATCH: Final = """
(() => {
  const seen = () => ({
    standing: document.querySelector(".standing")?.textContent ?? "",
    lines: [...document.querySelectorAll(".log li, .log h3")].length,
    ended: document.querySelector(".ending") !== null,
    asked: document.querySelector(".dock.asked") !== null,
  });
  let played = null;
  let before = null;
  function look() {
    const ceremony = document.querySelector(".match .ceremony");
    const now = document.querySelector(".match") ? seen() : null;
    if (!ceremony || !now) {
      before = now;
      played = null;
      return;
    }
    // One after another: what the first led to may be shown when the second begins.
    if (played && played !== ceremony) before = now;
    played = ceremony;
    if (now.asked) console.error(`asked during a ceremony: ${ceremony.ariaLabel}`);
    for (const part of ["standing", "lines", "ended"]) {
      const change = before && before[part] !== now[part] && `${part} (${before[part]} -> ${now[part]})`;
      if (change) console.error(`shown before its ceremony ended: ${change}, ${ceremony.ariaLabel}`);
    }
    before = now;
  }
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, everything);
})();
"""

TAPS: Final = """
(() => {
  const tap = () => globalThis.lingers || document.querySelector(".ceremony")?.click();
  new MutationObserver(() => setTimeout(tap)).observe(document, { subtree: true, childList: true });
})();
"""
"""Somebody who taps every ceremony away: most tests are about what comes after it."""

STAYS: Final = """
globalThis.lingers = true;
new MutationObserver(() => {
  const open = document.querySelector(".ceremony button");
  if (open && !open.closest(".ceremony").contains(document.activeElement)) open.focus({ preventScroll: true });
}).observe(document, { subtree: true, childList: true });
"""
"""Somebody who looks at a ceremony until they close it: one that has the focus is being read, and stays."""
