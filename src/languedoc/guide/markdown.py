"""The play aid as Markdown, without pictures: to read in a terminal, to print, to put beside a save."""

from __future__ import annotations

from collections.abc import Iterator

from languedoc.guide.model import Guide, Line, Phase
from languedoc.i18n import Speech


def markdown(made: Guide, speech: Speech, *, numbers: bool = False) -> str:
    """The whole play aid; with `numbers` each step has its number in the printed play aid."""
    return "\n".join(_blocks(made, speech, numbers)).rstrip() + "\n"


def _blocks(made: Guide, speech: Speech, numbers: bool) -> Iterator[str]:
    yield f"# {made.title}\n\n{made.heading}\n"
    yield _section("preparation", speech)
    yield from (f"- [ ] {_step(line, speech, numbers)}" for line in made.preparation.lines)
    yield "\n" + _section("turn", speech)
    for phase in made.turn:
        yield f"### {phase.title}\n"
        yield from _listed(phase, speech, numbers)
        yield ""
    yield _section("final", speech)
    yield from _listed(made.final, speech, numbers)
    yield f"\n## {speech.say('guide-section-points')}\n"
    yield from (f"- **{item.title}** ({item.owner}): {item.text}" for item in made.points)
    yield f"\n## {speech.say('guide-section-things')}\n"
    for part in made.parts:
        if part.things:
            yield f"### {part.name}\n\n{part.sentence}\n"
            yield from (f"- **{thing.title}**: {thing.text}" for thing in part.things)
            yield ""
    if made.rules:
        yield f"## {speech.say('guide-section-rules')}\n"
        yield from (f"- **{rule.title}: {rule.value}.** {rule.help}" for rule in made.rules)


def _section(name: str, speech: Speech) -> str:
    return f"## {speech.say(f'guide-section-{name}')}\n\n{speech.say(f'guide-section-{name}.text')}\n"


def _listed(phase: Phase, speech: Speech, numbers: bool) -> Iterator[str]:
    return (f"{k}. {_step(line, speech, numbers)}" for k, line in enumerate(phase.lines, 1))


def _step(line: Line, speech: Speech, numbers: bool) -> str:
    number = f"[{line.number}] " if numbers and line.number else ""
    example = " " + speech.say("guide-example", example=line.example) if line.example else ""
    how = f"; {line.kind_words}, {line.who_words}" if line.decided else ""
    return f"{number}**{line.title}** ({line.owner}{how}): {line.text}{example}"
