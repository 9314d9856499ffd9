"""A position as text and as a picture, for those who watch a program play."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from captable.core.render import render
from captable.core.state import State
from captable.core.view import OPEN

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

WIDTH, HEIGHT = 960, 720
MARGIN = 16
LARGEST, SMALLEST = 18, 7
"""Sizes of letters: the largest with which all fits."""
PAPER, INK = (250, 248, 243), (32, 34, 40)


def text(state: State, language: str = "en") -> str:
    """The whole position with all hands open."""
    return render(state.view(OPEN), state.game.words(language))


def picture(state: State, language: str = "en") -> npt.NDArray[np.uint8]:
    """The same as an image, always of the same size. Needs Pillow."""
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    lines = text(state, language).splitlines()
    for size in range(LARGEST, SMALLEST - 1, -1):
        font = ImageFont.load_default(size)
        letters = int((WIDTH - 2 * MARGIN) / (0.52 * size))
        shown = [part for line in lines for part in wrap(line, letters, subsequent_indent="      ") or [""]]
        if len(shown) * 1.3 * size <= HEIGHT - 2 * MARGIN:
            break
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), "\n".join(shown), INK, font, spacing=0.3 * size)
    return np.asarray(image)
