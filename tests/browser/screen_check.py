"""Checks one screen from all sides: pictures, axe in both lights, the edges of small and magnified windows."""

from __future__ import annotations

from typing import Final

from tests.browser.accessibility import axe, content, cut_off, settled
from tests.browser.visitor import DESKTOP, NARROW, PHONE, ZOOMED, Device, Light, Visitor
from tests.conftest import Covered

SIZES: Final[dict[Device, Device]] = {PHONE: DESKTOP, DESKTOP: PHONE}
"""For each device, the other one that its screens are looked at on."""
EDGES: Final = (NARROW, ZOOMED)
LIGHTS: Final[tuple[Light, ...]] = ("dark", "light")


class ScreenCheck:
    """Goes from screen to screen with one visitor; what is wrong anywhere is told together, at the end."""

    def __init__(self, visitor: Visitor, covered: Covered, *, pictures: bool) -> None:
        self.visitor = visitor
        self.covered = covered
        self.pictures = pictures
        self.wrong: list[str] = []

    async def check(self, name: str) -> None:
        """Check what is on the screen now, four times: from one to the next, either the light changes or the device."""
        page, own = self.visitor.page, self.visitor.device
        for device, lights in ((own, LIGHTS), (SIZES[own], LIGHTS[::-1])):
            await self._resize(device)
            seen = ""
            for light in lights:
                await page.emulate_media(color_scheme=light)
                await settled(page)
                seen, before = await content(page), seen
                await self._axe(f"{name}, {light}, {device.name}", in_another_light=seen == before)
                if self.pictures and light == "dark":
                    await self.visitor.screenshot(name, device)
        for device in EDGES:
            await self._resize(device)
            await settled(page)
            self.wrong += [f"{name}, {device.name}: {each}" for each in await cut_off(page)]
        await self._resize(own)

    async def _resize(self, device: Device) -> None:
        if self.visitor.page.viewport_size != device.viewport:
            await self.visitor.page.set_viewport_size(device.viewport)

    async def _axe(self, where: str, *, in_another_light: bool) -> None:
        self.covered("axe screens", 1)
        self.covered("axe screens where only the light is another", int(in_another_light))
        try:
            await axe(self.visitor.page, where, in_another_light=in_another_light)
        except AssertionError as wrong:
            self.wrong.append(str(wrong))

    def end(self) -> None:
        assert not self.wrong, "\n".join(dict.fromkeys(self.wrong))
