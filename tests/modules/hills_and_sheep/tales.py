"""What the stories of shepherds, hills and vineyards share."""

from __future__ import annotations

from typing import Any

from helpers.story import Story

MODULES = ("base", "hills_and_sheep")
TOKENS = ["1"] * 4 + ["2"] * 5 + ["3"] * 5 + ["4"] * 2 + ["wolf"] * 2


def lots(words: str) -> list[float]:
    """The draws that bring these tokens in turn: `3 2 wolf`. `+3` tells that a 3 goes back into the bag before."""
    bag, draws = TOKENS.copy(), []
    for word in words.split():
        if word.startswith("+"):
            bag = sorted([*bag, word[1:]])
        else:
            draws.append((bag.index(word) + 0.5) / len(bag))
            if word != "wolf":
                bag.remove(word)
    return draws


def tale(
    seats: str, drawing: str, *lines: str, tokens: str = "", also: tuple[str, ...] = (), tiles: Any = (), **more: Any
) -> Story:
    """With further modules, and tiles of others."""
    modules = (*MODULES, *also)
    every = (*modules, *tiles) if tiles else ()
    return Story(seats, drawing, *lines, modules=modules, tiles=every, draws=lots(tokens), **more)


def shown(story: Story) -> Any:
    """What the module shows to everybody."""
    return story.game.view()["modules"]["hills_and_sheep"]


def flocks(story: Story) -> dict[str, list[int]]:
    """The tokens beside each shepherd, by the name of his owner."""
    return {story.names[flock["seat"]]: flock["tokens"] for flock in shown(story)["flocks"]}


def in_bag(story: Story) -> int:
    return sum(shown(story)["tokens"].values())
