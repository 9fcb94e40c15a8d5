"""Print the examples of a module, for those who write them: `python -m languedoc.lessons base [closed_city]`.

Each with the board in letters before and after, everything that is possible at each choice shown, and what happens.
"""

from __future__ import annotations

import sys

from languedoc.carcassonne.story import story
from languedoc.i18n import LANGUAGES, speech
from languedoc.lessons.examples import examples, play


def main(folder: str, name: str = "") -> None:
    for each in examples(folder):
        if name in ("", each.name):
            played = play(each)
            print(f"\n== {each.id}: explains {', '.join(each.explains)}\n{played.before}")
            game = played.before.copy()
            for seat, step, text in played.chosen:
                possible = ", ".join(option.text for option in game.options.listed)
                print(f"seat {seat} at {step}: {possible}\n> {text}")
                game.choose(text)
            print(f"{played.after}\nthen {played.after.decision.step}, seat {played.after.decision.seat}")
            for language in LANGUAGES:
                told = play(each, speech(language))
                lines = story(told.after, told.events, speech(language).showing)
                print(*(sentence.text for sentence in lines), sep="\n")


main(*sys.argv[1:])
