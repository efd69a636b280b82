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
    const ceremony = document.querySelector(".match[data-turning='true'] .ceremony");
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
    for (const part of ["standing", "lines", "ended"])
      if (before && before[part] !== now[part])
        console.error(`shown before its ceremony ended: ${part} (${before[part]} -> ${now[part]}), ${ceremony.ariaLabel}`);
    before = now;
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})();
"""

TAPS: Final = """
(() => {
  const tap = () => document.querySelector(".ceremony")?.click();
  new MutationObserver(() => setTimeout(tap)).observe(document, { subtree: true, childList: true });
})();
"""
"""Somebody who taps every ceremony away: most tests are about what comes after it."""
