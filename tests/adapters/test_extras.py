"""Who has not installed an adapter's own packages is told which extra brings them."""

from __future__ import annotations

import importlib
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "package"), [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")]
)
def test_an_adapter_without_its_packages_names_the_extra(
    adapter: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"captable.adapters.{adapter}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"pip install captable\[{adapter}\]"):
        importlib.import_module(f"captable.adapters.{adapter}")
