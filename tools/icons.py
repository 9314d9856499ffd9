"""Draws the icons of the installed app from the mark (`web/public/favicon.svg`): python -m tools.icons

They are kept in `web/public/icons/`, since not every browser and phone takes a drawing for an icon.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tools.chromium import launch

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
MARK: Final = PUBLIC / "favicon.svg"


@dataclass(frozen=True)
class Icon:
    name: str
    size: int
    box: str = "-3 -3 38 38"
    """What of the drawing is seen: more of it leaves more room around the mark."""
    corner: int = 8
    """How round the corners of the ground are; 0 where the phone cuts them itself."""
    plain: bool = False
    """White on nothing: the phone gives it a colour."""


ICONS: Final = (
    Icon("192", 192),
    Icon("512", 512),
    Icon("maskable", 512, "-8 -8 48 48", corner=0),  # a phone may cut all but the middle four fifths
    Icon("apple", 180, "-5 -5 42 42", corner=0),
    Icon("badge", 96, "0 0 32 32", plain=True),
)


def drawing(icon: Icon) -> str:
    mark = MARK.read_text("utf-8")
    ground = '<rect x="-8" y="-8" width="48" height="48" fill="#1b2436"/>'
    if icon.plain:
        mark = re.sub(r'fill="#\w+"', 'fill="#fff"', re.sub(r"<rect[^>]*>", "", mark))
    elif icon.corner == 0:
        mark = re.sub(r"<rect[^>]*>", ground, mark)
    return mark.replace('viewBox="-3 -3 38 38"', f'viewBox="{icon.box}" width="{icon.size}" height="{icon.size}"')


def draw(page: Page, icon: Icon) -> None:
    page.set_viewport_size({"width": icon.size, "height": icon.size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing(icon)}")
    page.screenshot(path=PUBLIC / "icons" / f"{icon.name}.png", omit_background=True)


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for icon in ICONS:
            draw(page, icon)
        browser.close()


if __name__ == "__main__":
    main()
