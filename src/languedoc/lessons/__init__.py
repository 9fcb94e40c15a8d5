"""Guided games and drawn examples: real positions that lie beside the rules they teach, played by the real engine.

`lesson(game)` is a first game with a script of what is learnt at each choice (`lesson.toml`), `example(id)` one
position of a module, the choices that are shown there and what follows from them (`examples.toml`). Of an example that
has answers to other choices, `show_me` makes a lesson: somebody makes those choices at a table.
"""

from __future__ import annotations

from languedoc.lessons.examples import Example as Example
from languedoc.lessons.examples import Played as Played
from languedoc.lessons.examples import example as example
from languedoc.lessons.examples import examples as examples
from languedoc.lessons.examples import first_shown as first_shown
from languedoc.lessons.examples import play as play
from languedoc.lessons.examples import show_me as show_me
from languedoc.lessons.script import FREE as FREE
from languedoc.lessons.script import LEARNER as LEARNER
from languedoc.lessons.script import OVER as OVER
from languedoc.lessons.script import PLACES as PLACES
from languedoc.lessons.script import Beat as Beat
from languedoc.lessons.script import Lesson as Lesson
from languedoc.lessons.script import lesson as lesson
