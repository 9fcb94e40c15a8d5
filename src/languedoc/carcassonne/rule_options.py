"""A rule that can be chosen before a game, as modules declare them."""

from __future__ import annotations

from languedoc.table.setup import RuleOption as RuleOption
