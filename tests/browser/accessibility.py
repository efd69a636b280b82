"""What a page is to people who read it otherwise: axe's findings, what is cut off, where the keyboard leads."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""The rules of axe that look at colours."""

MOST_TABS: Final = 600
"""No screen has as many controls."""


@cache
def _source() -> str:
    assert AXE.exists(), "axe-core is not installed: `npm ci` in web/ does it"
    return AXE.read_text("utf-8")


async def axe(page: Page, where: str = "", *, in_another_light: bool = False) -> None:
    """No rule of WCAG 2.x A and AA, and none of good practice, is broken here.

    Where only the light has changed since the last time, rules that do not look at colours find what they found then.
    """
    if not await page.evaluate("() => 'axe' in globalThis"):
        # Evaluated by the browser's own tools: the page's policy forbids it any script but its own.
        await page.evaluate(f"() => {{ {_source()} }}")
    rules = {"type": "rule", "values": COLOURS} if in_another_light else {"type": "tag", "values": TAGS}
    found: list[dict[str, Any]] = await page.evaluate(_AXE, rules)
    told = [
        f"{each['id']}: {each['help']}\n    "
        + "\n    ".join(f"{' '.join(map(str, node['target']))}  {node['html'][:160]}" for node in each["nodes"])
        for each in found
    ]
    assert not told, f"{where or page.url}:\n  " + "\n  ".join(told)


# What stays in sight covers, for the moment, targets that can be scrolled free: all is measured at its own place.
# To name every element it looks at takes axe longer than looking: that is done for what is wrong alone.
_AXE: Final = """async (rules) => {
  const all = [...document.querySelectorAll("body *")];
  const sticky = all.filter((each) => getComputedStyle(each).position === "sticky");
  for (const each of sticky) each.style.position = "relative";
  try {
    const options = { runOnly: rules, resultTypes: ["violations"], preload: false };
    const { violations } = await axe.run(document, { ...options, selectors: false });
    return violations.length ? (await axe.run(document, options)).violations : [];
  } finally {
    for (const each of sticky) {
      each.style.position = "";
      if (!each.style.length) each.removeAttribute("style");
    }
  }
}"""


async def content(page: Page) -> str:
    """All that is on the page but the time that is left, whatever the light: that is told at its root."""
    body: str = await page.evaluate(_CONTENT)
    return body


_CONTENT: Final = """() => {
  const body = document.body.cloneNode(true);
  for (const timer of body.querySelectorAll("[role=timer]")) timer.replaceChildren();
  return document.title + body.outerHTML;
}"""


async def settled(page: Page) -> None:
    """Wait until what moves or changes its colour has come to rest."""
    await page.evaluate(_SETTLED)


# An animation that changes nothing ends with a drawn frame, even where a test has stopped the page's clocks.
_SETTLED: Final = """async () => {
  for (let quiet = false; !quiet; ) {
    for (let frame = 0; frame < 2; frame++) await document.documentElement.animate([], 1).finished;
    const moving = document.getAnimations().filter(
      (each) => each.playState === "running" && Number.isFinite(each.effect.getComputedTiming().endTime),
    );
    quiet = !moving.length;
    await Promise.allSettled(moving.map((each) => each.finished));
  }
}"""


async def cut_off(page: Page) -> list[str]:
    """What somebody with a small or magnified screen cannot see: text beyond the edge, or clipped by what holds it."""
    found: list[str] = await page.evaluate(_CUT_OFF)
    return found


async def watch_focus(page: Page) -> None:
    """From now on, note whenever what has the keyboard's focus goes away and leaves it nowhere."""
    await page.evaluate(_WATCH_FOCUS)


async def lost_focus(page: Page) -> list[str]:
    """What took the focus with it since it is watched."""
    lost: list[str] = await page.evaluate("globalThis.lostFocus")
    return lost


async def unreachable(page: Page) -> list[str]:
    """Controls on the screen that the Tab key does not come to, all around the page."""
    await page.evaluate(_MARK_CONTROLS)
    for _ in range(MOST_TABS):
        await page.keyboard.press("Tab")
        if await page.evaluate(_REACHED):
            break
    left: list[str] = await page.evaluate("() => [...globalThis.notReached].map((it) => it.outerHTML.slice(0, 200))")
    return left


# Of radio buttons that belong together, and of tabs, Tab comes to one: arrow keys lead to the others.
_MARK_CONTROLS: Final = """() => {
  document.activeElement?.blur();
  globalThis.firstReached = null;
  globalThis.notReached = new Set(
    [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")].filter(
      (it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled && it.type !== "hidden"
        && !it.matches("[role=tab][aria-selected=false]")
        && !(it.type === "radio" && !it.checked && document.querySelector(`[name="${it.name}"]:checked`)),
    ),
  );
}"""

# Whether the keyboard is around: nothing is left, or it is back where it began.
_REACHED: Final = """() => {
  const here = document.activeElement;
  if (here === firstReached) return true;
  if (here !== document.body) globalThis.firstReached ??= here;
  notReached.delete(here);
  if (here?.type === "radio") {
    for (const it of notReached) if (it.type === "radio" && it.name === here.name) notReached.delete(it);
  }
  return !notReached.size;
}"""

_WATCH_FOCUS: Final = """() => {
  globalThis.lostFocus = [];
  let last = document.activeElement;
  document.addEventListener("focusin", (event) => { last = event.target; });
  new MutationObserver(() => {
    const gone = last;
    if (!gone || (gone.isConnected && !gone.disabled)) return;
    // The page has until the next frame to hand the focus on.
    requestAnimationFrame(() => requestAnimationFrame(() => {
      if (document.activeElement === document.body && last === gone) lostFocus.push(gone.outerHTML);
      if (last === gone) last = null;
    }));
  }).observe(document, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}"""

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
