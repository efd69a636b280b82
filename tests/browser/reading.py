"""What a page is to people who read it otherwise: axe's findings, what is cut off, where the keyboard leads."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice")


@cache
def _source() -> str:
    assert AXE.exists(), "axe-core is not installed: `npm ci` in web/ does it"
    return AXE.read_text("utf-8")


async def axe(page: Page, where: str = "") -> None:
    """No rule of WCAG 2.x A and AA, and none of good practice, is broken here."""
    if not await page.evaluate("() => 'axe' in globalThis"):
        # Evaluated by the browser's own tools: the page's policy forbids it any script but its own.
        await page.evaluate(f"() => {{ {_source()} }}")
    found: list[dict[str, Any]] = await page.evaluate(
        """async (tags) => (await axe.run(document, {
          runOnly: { type: "tag", values: tags }, resultTypes: ["violations"],
        })).violations""",
        list(TAGS),
    )
    told = [
        f"{each['id']}: {each['help']}\n    "
        + "\n    ".join(f"{' '.join(map(str, node['target']))}  {node['html'][:160]}" for node in each["nodes"])
        for each in found
    ]
    assert not told, f"{where or page.url}:\n  " + "\n  ".join(told)


async def cut_off(page: Page) -> list[str]:
    """What somebody with a small or magnified screen cannot see: text beyond the edge, or clipped by what holds it."""
    found: list[str] = await page.evaluate(_CUT_OFF)
    return found


_CUT_OFF: Final = """() => {
  const found = [];
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > wide) {
    found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${wide}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const holder = node.parentElement;
    if (!text || !holder || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    let left = 0, right = wide;
    let spoken = false;
    for (let each = holder; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      // What is only for screen readers is a pixel large.
      if (frame.width <= 1 || frame.height <= 1 || style.clipPath !== "none") { spoken = true; break; }
      if (/auto|scroll/.test(style.overflowX)) { left = -Infinity; right = Infinity; break; }
      if (/hidden|clip/.test(style.overflowX)) {
        left = Math.max(left, frame.left); right = Math.min(right, frame.right);
      }
    }
    if (!spoken && (box.left < left - 1 || box.right > right + 1)) {
      found.push(`"${text.slice(0, 60)}" is cut: ${box.left} to ${box.right}, seen ${left} to ${right}`);
    }
  }
  return found;
}"""
