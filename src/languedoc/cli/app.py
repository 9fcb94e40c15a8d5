"""The command `languedoc`: what all its commands have in common."""

from __future__ import annotations

import codecs
import contextlib
import errno
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import languedoc
from languedoc.errors import LanguedocError
from languedoc.writing import reason

WRONG = 2  # exit code: wrong arguments or input, which the caller can correct
CUT_OFF = 1  # exit code: the reader of the output has closed it
INTERRUPTED = 130
NOT_ALL_WELL = 1  # exit code: a check has failed
ORDER = (
    "serve",
    "play",
    "replay",
    "analyse",
    "simulate",
    "arena",
    "ladder",
    "train",
    "players",
    "modules",
    "tiles",
    "cards",
    "guide",
    "picture",
    "sheets",
    "import",
    "backup",
    "restore",
    "hunt",
    "bench",
)
IN_ASCII = {
    "▒": "#",
    "·": ".",
    "─": "-",
    "│": "|",
    "╱": "/",
    "╲": "\\",
    "○": "o",
    "♦": "*",
    "⌂": "M",
    "†": "A",
    "∩": "C",
    "♙": "x",
    "♔": "k",
    "▲": "^",
    "●": "@",
    "■": "=",
    "§": "$",
    "▓": "%",
}


class Commands(TyperGroup):
    """The group of commands. Prints errors in one line, and ends without a traceback when interrupted."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except LanguedocError as error:
            code = complain(str(error))
        except typer.TyperException as error:
            text, ctx = error.format_message(), getattr(error, "ctx", None)
            if sys.argv[1:] if args is None else args:
                text = text[:1].lower() + text[1:].rstrip(".")
                code = complain(f"{text}; see: {ctx.command_path} --help" if ctx else text)
            else:  # the help, which mostly is already shown
                typer.echo(text, err=True, nl=bool(text))
                code = WRONG
        except typer.Abort:
            code = complain("aborted")
        except OSError as error:
            code = stopped(error)
        if standalone_mode:
            sys.exit(code)
        return code

    def list_commands(self, ctx: Any) -> list[str]:
        """In the order in which people look for them."""
        return sorted(super().list_commands(ctx), key=ORDER.index)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            typer.echo("", err=True)
            raise typer.Exit(INTERRUPTED) from None


def complain(text: str) -> int:
    """One line on stderr, whatever the text; returns the exit code."""
    line = "; ".join(part.strip() for part in text.splitlines() if part.strip())
    with contextlib.suppress(OSError):
        typer.echo(f"languedoc: {line}", err=True)
    return WRONG


def stopped(error: OSError) -> int:
    """Report an error of the operating system, but not a closed pipe. Returns the exit code."""
    with contextlib.suppress(OSError):  # else Python fails again when it flushes stdout at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return CUT_OFF
    return complain(f"{error.filename}: {reason(error)}" if error.filename else reason(error))


app = typer.Typer(
    name="languedoc",
    cls=Commands,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Carcassonne and its card game Cardcassonne: to play in the browser or in the terminal, and to let the "
    "computer play. Without a command: the game in the browser.",
    epilog="Examples:\n\n"
    "languedoc\n\n"
    "languedoc play\n\n"
    "languedoc play --players greedy,random --save evening.save\n\n"
    "languedoc play --game cardcassonne\n\n"
    "languedoc simulate --games 1000 --seats random,greedy --seed 1",
)


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"languedoc {languedoc.__version__}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        from languedoc.cli.serving import serve

        serve(browser=True, quiet=True)


def plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What a terminal that knows only ASCII shows instead of our letters."""
    assert isinstance(error, UnicodeEncodeError)
    meant = error.object[error.start : error.end]
    return "".join(IN_ASCII.get(letter, "+" if "─" <= letter <= "╿" else "?") for letter in meant), error.end


def main() -> None:
    """The command `languedoc`."""
    codecs.register_error("plain_letters", plain_letters)
    for stream, otherwise in (
        (sys.stdin, "replace"),
        (sys.stdout, "plain_letters"),
        (sys.stderr, "plain_letters"),
    ):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=otherwise)
    app(prog_name="languedoc")
