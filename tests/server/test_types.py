"""The browser client's types are those of the server."""

from pathlib import Path

import pytest

from tools import make_types


@pytest.mark.parametrize(("path", "text"), make_types.files().items(), ids=lambda given: getattr(given, "name", ""))
def test_the_clients_types_are_up_to_date(path: Path, text: str) -> None:
    assert path.read_text("utf-8") == text, "run `make types`"


def test_every_message_of_the_socket_can_be_told_by_its_type() -> None:
    text = make_types.typescript()
    assert '  type: "move";\n' in text
    assert '  type: "stale";\n' in text
