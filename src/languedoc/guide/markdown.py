"""The play aid as Markdown, without pictures: to read in a terminal, to print, to put beside a save."""

from __future__ import annotations

from collections.abc import Iterator

from languedoc.guide.model import Guide, Line, Named, Phase
from languedoc.guide.shown import beside, shown
from languedoc.i18n import Speech


def markdown(made: Guide, speech: Speech, *, numbers: bool = False) -> str:
    """The whole play aid; with `numbers` each step has its number in the printed play aid."""
    return "\n".join(_blocks(made, speech, numbers)).rstrip() + "\n"


def _blocks(made: Guide, speech: Speech, numbers: bool) -> Iterator[str]:
    yield f"# {made.title}\n\n{made.heading}\n"
    yield _section("preparation", made)
    yield from (f"- [ ] {_step(line, speech, numbers)}" for line in made.preparation.lines)
    yield "\n" + _section("turn", made)
    for phase in made.turn:
        yield f"### {phase.title}\n"
        yield from _listed(phase, speech, numbers)
        yield ""
    yield _section("final", made)
    yield from _listed(made.final, speech, numbers)
    if made.rounds:
        yield "\n" + _section("sheet", made)
        yield from _score_sheet(made, speech)
    yield "\n" + _section("points", made)
    yield from ("- " + _titled(item.title, item.owner, item.text) for item in made.points)
    yield "\n" + _section("things", made)
    for part in made.parts:
        if part.things:
            yield f"### {part.name}\n\n{part.sentence}\n"
            yield from ("- " + _titled(thing.title, "", thing.text) for thing in part.things)
            yield ""
    if made.rules:
        yield _section("rules", made)
        yield from (f"- **{rule.title}: {rule.value}.** {rule.help}" for rule in made.rules)


def _section(name: str, made: Guide) -> str:
    told = made.section(name)
    return f"## {told.title}\n" + (f"\n{told.text}\n" if told.text else "")


def _score_sheet(made: Guide, speech: Speech) -> Iterator[str]:
    rows = [
        *(str(k) for k in range(1, made.rounds + 1)),
        speech.say("guide-sheet-final"),
        speech.say("guide-sheet-sum"),
    ]
    yield "| " + " | ".join([speech.say("guide-sheet-round"), *made.names]) + " |"
    yield "|---" * (len(made.names) + 1) + "|"
    yield from (f"| {row} |" + "  |" * len(made.names) for row in rows)


def _listed(phase: Phase, speech: Speech, numbers: bool) -> Iterator[str]:
    return (f"{k}. {_step(line, speech, numbers)}" for k, line in enumerate(phase.lines, 1))


def _step(line: Line, speech: Speech, numbers: bool) -> str:
    number = f"[{line.number}] " if numbers and line.number else ""
    example = " " + speech.say("guide-example", example=line.example) if line.example else ""
    how = f"{line.kind_words}, {line.who_words}" if line.decided else ""
    together = "".join(f"\n    - {beside(each, speech)}" for each in line.together)
    drawn = "".join(_example(each, speech) for each in line.examples)
    about = "; ".join(filter(None, (line.owner, how)))
    return f"{number}{_titled(line.title, about, line.text)}{example}{together}{drawn}"


def _titled(title: str, about: str, text: str) -> str:
    """A title and an explanation, if there is one: a module need not explain its things."""
    heading = f"**{title}** ({about})" if about else f"**{title}**"
    return f"{heading}: {text}" if text else heading


def _example(named: Named, speech: Speech) -> str:
    """An example without its boards: the position and what happens."""
    made = shown(named.id, speech)
    with_others = speech.say("guide-example-with", modules=named.beside) + " " if named.beside else ""
    told = " ".join((made.text, *made.told, made.done))
    return f"\n    - *{named.title}.* {with_others}{told}"
