"""The mark of a test that proves clauses."""

from captable.clauses import clause

__all__ = ["clause"]
