"""The play aid as one page with pictures, which needs nothing else: to print, to send, to open anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from languedoc.carcassonne.tiles import catalogue
from languedoc.guide.model import Board, Guide, Line, Named, Part, Phase, Thing
from languedoc.guide.shown import beside, picture, shown
from languedoc.i18n import Speech
from languedoc.render import cards, looks, pieces
from languedoc.render.frames import FRAMES
from languedoc.render.palette import root_class, style_sheet
from languedoc.render.symbols import definitions
from languedoc.render.tiles import clips, painted

STYLE = "light"
COLOUR = "blue"  # of the figures shown
SCALE = 0.42  # of the boards of examples: a square is 11 mm wide on paper

# In print the examples have no trees and houses, and walls no battlements: a browser writes every dash of a line and
# every tree of every tile into the file, which would be six times as large.
SHEET = """
@page { size: A4; margin: 15mm 14mm 17mm }
@page { @bottom-center { content: counter(page) " / " counter(pages); font: 8pt sans-serif } }
* { box-sizing: border-box }
body { max-width: 900px; margin: 0 auto; padding: 12px 16px; font: 15px/1.45 system-ui, sans-serif }
body { color: #222; background: #fff }
h1 { margin: 0; font: 600 30px Georgia, serif }
h2 { margin: 26px 0 4px; border-bottom: 2px solid #9a7b3f; font: 600 21px Georgia, serif }
h3 { margin: 16px 0 4px; font: 600 16px Georgia, serif; break-after: avoid }
h2 + p, .sentence { margin: 2px 0 8px; color: #555; break-after: avoid }
ol, ul { margin: 0; padding: 0; list-style: none }
li { display: grid; grid-template-columns: 24px 1fr; gap: 2px 8px; padding: 4px 0 }
ul li, .said { break-inside: avoid }
li { border-bottom: 1px solid #e4dcc9 }
.mark { color: #777; text-align: right; font-size: 13px }
.box { width: 15px; height: 15px; margin: 3px 0 0 6px; border: 1.5px solid #555; border-radius: 3px }
.how { display: inline-block; margin-left: 6px; padding: 0 6px; border-radius: 8px; font-size: 12px }
.how { background: #efe8d8; color: #444 }
.must { background: #f6d9c9 } .may { background: #d9e8d2 }
.owner, .number { margin-left: 6px; color: #666; font-size: 12px }
.example { color: #444; font-style: italic }
.drawn { margin: 6px 0 4px; padding: 4px 8px; border-left: 3px solid #9a7b3f; background: #faf6ec; break-inside: avoid }
.drawn p { margin: 0 0 4px }
.boards { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start }
.boards figure { min-width: 15em; margin: 0 0 4px }
.boards figcaption { width: 0; min-width: 100%; color: #555; font-size: 11px }
.boards svg { display: block; max-width: 100%; height: auto; border: 1px solid #d8cdb4 }
.with { color: #3f5a2a; font-size: 13px }
.things li { grid-template-columns: 48px 1fr; align-items: center }
.things svg { width: 44px; height: 44px }
.tiles { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0 }
.tiles figure { margin: 0; text-align: center; font-size: 11px; break-inside: avoid }
.tiles svg { display: block; height: 56px }
.sheet { width: 100%; border-collapse: collapse; break-inside: avoid }
.sheet th, .sheet td { height: 26px; border: 1px solid #9a7b3f; text-align: center }
.sheet th { background: #efe8d8; font-weight: 600 }
.sheet td { width: 17% }
.shared { position: absolute; width: 0; height: 0 }
@media print { body { max-width: none; padding: 0; font-size: 10pt } h2 { break-after: avoid } a { color: inherit } }
@media print { .boards svg { --pretty: none } .m1, .m3, .mc, .tk, .o > * { stroke-dasharray: none !important } }
"""


def html(made: Guide, speech: Speech, *, numbers: bool = False) -> str:
    """The whole play aid; with `numbers` each step has its number in the printed play aid."""
    sheet = Sheet(made, speech, numbers)
    body = "".join(sheet.blocks())
    tiles = "".join(f'<g id="{name}">{drawing}</g>' for name, drawing in sheet.shelf.items())
    shared = definitions(tiles + body)
    drawn = f"<defs>{clips(tiles + body)}{shared}{tiles}</defs>"
    rules = style_sheet(shared + tiles + body, STYLE)
    title = escape(f"{made.title}: {made.heading}")
    return (
        f'<!doctype html><html lang="{made.language}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{SHEET}{rules}</style></head>'
        f'<body><svg class="shared {root_class(STYLE)}" aria-hidden="true">{drawn}</svg>{body}</body></html>\n'
    )


class Sheet:
    """Builds the page. `shelf` has the drawings of tiles, by their ids; `told` the examples that are already on it."""

    def __init__(self, made: Guide, speech: Speech, numbers: bool) -> None:
        self.made = made
        self.speech = speech
        self.numbers = numbers
        self.shelf: dict[str, str] = {}
        self.told: set[str] = set()

    def blocks(self) -> Iterator[str]:
        made, speech = self.made, self.speech
        yield f"<h1>{escape(made.title)}</h1><p>{escape(made.heading)}</p>"
        yield _section("preparation", made) + self._steps(made.preparation, ticked=True)
        yield _section("turn", made)
        for phase in made.turn:
            yield f"<h3>{escape(phase.title)}</h3>" + self._steps(phase)
        yield _section("final", made) + self._steps(made.final)
        if made.rounds:
            yield _score_sheet(made, speech)
        yield _section("points", made) + "<ul>"
        for item in made.points:
            yield (
                f'<li><span></span><div><b>{escape(item.title)}</b><span class="owner">{escape(item.owner)}</span><br>'
                f"{escape(item.text)}</div></li>"
            )
        yield "</ul>" + _section("things", made)
        for part in made.parts:
            yield _part(part, speech)
        if made.rules:
            yield _section("rules", made) + "<ul>"
            for rule in made.rules:
                value = f"{escape(rule.title)}: {escape(rule.value)}"
                yield f"<li><span></span><div><b>{value}</b><br>{escape(rule.help)}</div></li>"
            yield "</ul>"
        yield f'<p class="sentence">{escape(made.made)}</p>'

    def _steps(self, phase: Phase, *, ticked: bool = False) -> str:
        lines = (self._step(line, k, ticked) for k, line in enumerate(phase.lines, 1))
        return f"<ol>{''.join(lines)}</ol>"

    def _step(self, line: Line, k: int, ticked: bool) -> str:
        speech = self.speech
        first = '<span class="box"></span>' if ticked else f'<span class="mark">{k}</span>'
        number = f'<span class="number">{escape(line.number)}</span>' if self.numbers and line.number else ""
        how = f"{line.kind_words}, {line.who_words}" if line.decided else line.kind_words
        tag = "" if ticked else f'<span class="how {line.kind}">{escape(how)}</span>'
        example = speech.say("guide-example", example=line.example) if line.example else ""
        shown = f' <span class="example">{escape(example)}</span>' if example else ""
        return (
            f'<li id="{line.step}">{first}<div><div class="said"><b>{escape(line.title)}</b>{tag}'
            f'<span class="owner">{escape(line.owner)}</span>'
            f"{number}<br>{escape(line.text)}{shown}{_together(line, speech)}</div>"
            f"{''.join(map(self._example, line.examples))}</div></li>"
        )

    def _example(self, named: Named) -> str:
        """An example with its boards, small enough to lie beside a real one; where it comes again, only its name."""
        again = named.id in self.told
        self.told.add(named.id)
        with_others = self.speech.say("guide-example-with", modules=named.beside) if named.beside else ""
        heading = f"{escape(self.speech.say('guide-example', example=named.title))} {escape(with_others)}"
        anchor = named.id.replace("/", "-")
        if again:
            return f'<p class="example"><a href="#{anchor}">{heading}</a></p>'
        made = shown(named.id, self.speech)
        happened = f"<p>{escape(' '.join(made.told))}</p>" if made.told else ""
        boards = "".join(self._board(named.id, board) for board in made.boards)
        return (
            f'<div class="drawn" id="{anchor}"><p><b>{heading}</b><br>{escape(made.text)}</p>'
            f'<div class="boards">{boards}</div>{happened}<p>{escape(made.done)}</p></div>'
        )

    def _board(self, id: str, board: Board) -> str:
        wide, high, body = picture(id, board.moment, self.shelf)
        size = f'width="{wide * SCALE:.0f}" height="{high * SCALE:.0f}"'
        label = escape(board.title)
        return (
            f'<figure class="position"><svg class="{root_class(STYLE)}" viewBox="0 0 {wide} {high}" {size} role="img" '
            f'aria-label="{label}">'
            f'<rect width="{wide}" height="{high}" class="board"/>{body}</svg>'
            f"<figcaption>{escape(board.standing)}</figcaption></figure>"
        )


def _section(name: str, made: Guide) -> str:
    told = made.section(name)
    text = f"<p>{escape(told.text)}</p>" if told.text else ""
    return f'<h2 id="{name}">{escape(told.title)}</h2>{text}'


def _score_sheet(made: Guide, speech: Speech) -> str:
    """An empty table with a line for each round, one for the end, and the sum."""
    told = made.section("sheet")
    heads = "".join(f"<th>{escape(name)}</th>" for name in made.names)
    cells = "<td></td>" * len(made.names)
    rows = [
        *(str(k) for k in range(1, made.rounds + 1)),
        speech.say("guide-sheet-final"),
        speech.say("guide-sheet-sum"),
    ]
    lines = "".join(f"<tr><th>{escape(row)}</th>{cells}</tr>" for row in rows)
    head = f"<tr><th>{escape(speech.say('guide-sheet-round'))}</th>{heads}</tr>"
    return f'<h2>{escape(told.title)}</h2><p>{escape(told.text)}</p><table class="sheet">{head}{lines}</table>'


def _together(line: Line, speech: Speech) -> str:
    """What other modules do to it."""
    return "".join(f'<br><span class="with">{escape(beside(each, speech))}</span>' for each in line.together)


# ------------------------------------------------------------------------------------ pictures


def _part(part: Part, speech: Speech) -> str:
    found = f"<h3>{escape(part.name)}</h3>" + f'<p class="sentence">{escape(part.sentence)}</p>'
    if part.things:
        found += '<ul class="things">'
        for thing in part.things:
            picture = _picture(thing)
            found += f"<li><span>{picture}</span><div><b>{escape(thing.title)}</b><br>{escape(thing.text)}</div></li>"
        found += "</ul>"
    if part.tiles:
        found += (
            '<div class="tiles">' + "".join(_tile(part.slug, each.id, each.count) for each in part.tiles) + "</div>"
        )
    return found


def _picture(thing: Thing) -> str:
    if thing.family == "card":
        colour, _, kind = thing.drawing.rpartition(":")
        box = f'class="{root_class(STYLE)}" viewBox="0 0 {cards.WIDTH} {cards.HEIGHT}"'
        return f'<svg {box} aria-hidden="true">{cards.painted_card(colour, kind)}</svg>'
    return _svg(drawn(thing.family, thing.drawing)) or _sign(thing.tile)


def drawn(family: str, name: str) -> str:
    """The drawing of a thing around the origin; empty if it is only printed on tiles."""
    if family == "figure":
        return pieces.figure(name, COLOUR, 0, 8)
    if family == "token":
        look = looks.token(name)
        return pieces.token(name, 0, 0, pieces.SHOWN if look.floor else None)
    return ""


def _svg(drawing: str) -> str:
    if not drawing:
        return ""
    return f'<svg class="{root_class(STYLE)}" viewBox="-20 -20 40 40" aria-hidden="true">{drawing}</svg>'


def _sign(tile: str) -> str:
    """A small picture of a tile on which a building or sign is printed."""
    slug, _, id = tile.partition(".")
    return _tile_picture(slug, id, "") if tile else ""


def _tile(slug: str, id: str, count: int) -> str:
    return f"<figure>{_tile_picture(slug, id, id)}<figcaption>{count}×</figcaption></figure>"


def _tile_picture(slug: str, id: str, label: str) -> str:
    tile = catalogue.sheet(slug).tile(id)
    wide, high = FRAMES[tile.shape].size(0)
    role = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="{root_class(STYLE)}" viewBox="0 0 {wide} {high}" {role}>{painted(tile)}</svg>'
