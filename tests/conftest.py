"""What all tests share."""

import pytest
from hypothesis import settings

import captable

# Machines differ in speed and no test may depend on it, so no example has a deadline.
settings.register_profile("captable", deadline=None)
settings.load_profile("captable")


def pytest_report_header() -> str:
    return f"captable: {captable.build()} build"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", metavar="ID", help="run only the tests that prove this clause: SU-4.1")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    if wanted is not None:
        items[:] = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("clause"))]
