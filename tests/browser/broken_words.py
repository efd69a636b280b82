"""Words that a narrow place breaks in two."""

from __future__ import annotations

from typing import Final

from playwright.async_api import Locator

# A word in one line has one rectangle, or several beside each other.
_BROKEN: Final = r"""(it) => {
  const found = [];
  const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(word);
    }
  }
  return found;
}"""


async def broken_words(part: Locator) -> list[str]:
    """The words of a part of the page that begin in one line and end in another."""
    found: list[str] = await part.evaluate(_BROKEN)
    return found
