"""What all tests share."""

from hypothesis import settings

import captable

# Machines differ in speed and no test may depend on it, so no example has a deadline.
settings.register_profile("captable", deadline=None)
settings.load_profile("captable")


def pytest_report_header() -> str:
    return f"captable: {captable.build()} build"
