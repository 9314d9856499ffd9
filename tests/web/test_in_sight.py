"""Whoever has to decide sees the prompt, what can be done and their own pieces, without scrolling."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from captable.core.seed import fresh_seed
from captable.games import keys
from tests.web.conftest import PATIENCE, Server
from tests.web.in_sight import PHONE, SIZES, begin, lost_at, show, summary
from tests.web.looks import whose

pytestmark = pytest.mark.browser

LANGUAGES = ("en-GB", "fr-FR")
WHOLE = bool(os.environ.get("CAPTABLE_IN_SIGHT"))
"""Every decision at every size, as `make soak` asks; otherwise the first of each kind on a small laptop and a phone."""
FEW = 6
PICTURES = os.environ.get("CAPTABLE_PICTURES")
"""A folder for a picture of the first decision of each kind."""


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", keys())
def test_prompt_choices_and_own_pieces_are_in_sight_at_every_decision(
    browser: Browser, server: Server, game: str, locale: str
) -> None:
    context = browser.new_context(base_url=server.address, locale=locale, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    seed = os.environ.get("CAPTABLE_SEED") or (fresh_seed() if WHOLE else f"seen {game}")
    played = begin(server, whose(context, server.address), game, seed)
    page.goto(f"/table/{played.id}")
    page.locator(".prompt").wait_for()
    page.wait_for_load_state("networkidle")
    sizes = SIZES if WHOLE else [SIZES[0], SIZES[-1]]
    lost = []
    seen: set[str] = set()
    kinds = set(list(dict.fromkeys(played.prompts()))[:FEW])
    for prompt in played.decisions():
        if not WHOLE and prompt in seen:
            continue
        show(page, played)
        for size in sizes:
            lost += lost_at(page, size, prompt)
            if PICTURES and prompt not in seen:
                name = f"{game}-{prompt}-{locale[:2]}-{size[0]}.png"
                page.screenshot(path=Path(PICTURES) / name, full_page=size[0] < PHONE)
        seen.add(prompt)
        if not WHOLE and seen == kinds:
            break
    context.close()
    assert not lost, f"CAPTABLE_SEED={seed}\n{summary(lost)}"
