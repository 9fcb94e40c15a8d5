"""The play aid: preparation, turn, scoring and pieces of a game with any modules, from what the modules declare.

`guide(setup, speech)` composes it: the rows of the engine's own turn order, each with the text of its module.
`markdown`, `html` and `pdf` print it; the server sends it to the page.
"""

from __future__ import annotations

from languedoc.guide.compose import guide as guide
from languedoc.guide.compose import step_line as step_line
from languedoc.guide.model import Guide as Guide
