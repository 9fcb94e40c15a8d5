"""The Fluent files taken apart: messages, attributes, the words they ask for and the forms of nouns they use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast

from languedoc.carcassonne.modules import BUILT
from languedoc.i18n.texts import blocks

RULES = tuple(dict.fromkeys(BUILT.values()))
STEPS_THAT_ASK = {step.name for module in RULES for step in module.steps if step.asks}
REASONS = {reason for module in RULES for reason in module.awards}


@dataclass
class Text:
    """A message with its attributes; `forms` are the nouns it names, each with the form it asks for."""

    block: str
    attributes: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    forms: set[tuple[str, str]] = field(default_factory=set)
    mentioned: set[str] = field(default_factory=set)


@cache
def texts(language: str) -> dict[str, Text]:
    """All texts of a language by name. Every line of the files must be understood, and no name used twice."""
    found: dict[str, Text] = {}
    for block, source in blocks(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{block}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is twice in {language}"
                found[entry.id.name] = read(block, entry)
    return found


def words_of(language: str, name: str) -> set[str]:
    """The words that a text asks for, and those that the texts it mentions ask for."""
    text = texts(language)[name]
    others = {each.partition(".")[0] for each in text.mentioned} - {name}
    return text.words.union(*(words_of(language, other) for other in others))


def read(block: str, message: ast.Message) -> Text:
    text = Text(block, {attribute.id.name for attribute in message.attributes})
    for node in nodes(message):
        if isinstance(node, ast.VariableReference):
            text.words.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            text.mentioned.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)
        elif isinstance(node, ast.FunctionReference) and node.id.name == "NOUN":
            noun, form = node.arguments.positional
            assert isinstance(noun, ast.VariableReference) and isinstance(form, ast.StringLiteral)
            text.forms.add((noun.id.name, form.parse()["value"]))
    return text


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)
