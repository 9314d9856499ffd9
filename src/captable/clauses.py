"""Tests name the rule clauses that they prove: `@clause("SU-2.1", "SU-2.3")`, in Captable's tests and in yours.

`captable clauses` lists what each clause is proved by, and what is unproved.
"""

import warnings

import pytest

from captable.core.catalogue import CLAUSE_ID


def clause(first: str, *more: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these clauses: it must go red when one of them is broken."""
    ids = (first, *more)
    for id in ids:
        if not CLAUSE_ID.fullmatch(id):
            raise ValueError(f"{id!r} is no clause; they look like SU-2.1")
    with warnings.catch_warnings():  # your tests need not register it
        warnings.simplefilter("ignore", pytest.PytestUnknownMarkWarning)
        return pytest.mark.clause(*ids)
