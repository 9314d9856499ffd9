"""The browser client's types are those of the server."""

from tools import make_types


def test_the_clients_types_are_up_to_date() -> None:
    assert make_types.TARGET.read_text("utf-8") == make_types.typescript(), "run `make types`"


def test_every_message_of_the_socket_can_be_told_by_its_type() -> None:
    text = make_types.typescript()
    assert '  type: "move";\n' in text
    assert '  type: "stale";\n' in text
