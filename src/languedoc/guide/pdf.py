"""The play aid as PDF, printed by a Chromium on this machine.

Our pictures are SVG with style sheets; no library that writes PDF draws them as a browser does. Chromium is there on
most machines, prints A4 with page numbers, and is no dependency.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from languedoc.errors import NoPicture

VARIABLE = "LANGUEDOC_CHROMIUM"
NAMES = (
    *("chromium", "chromium-browser", "chromium-headless-shell"),
    *("google-chrome", "google-chrome-stable", "chrome", "msedge", "microsoft-edge"),
)
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
PATIENCE = 120  # seconds


def chromium() -> str:
    """The program that prints: the one that the environment names, else one that is installed."""
    named = os.environ.get(VARIABLE)
    found = [named] if named else [shutil.which(name) for name in NAMES] + list(ELSEWHERE)
    for program in found:
        if program and Path(program).is_file():
            return program
    what = f"{VARIABLE} names {named}, which is no file" if named else "no Chromium, Chrome or Edge was found"
    raise NoPicture(f"PDF is printed by a browser: {what}; name one in {VARIABLE}, or use --html and print that page")


def write(page: str, out: Path) -> None:
    """Print a page into a PDF file."""
    program = chromium()
    with tempfile.TemporaryDirectory() as folder:
        source, printed = Path(folder, "guide.html"), Path(folder, "guide.pdf")
        source.write_text(page, encoding="utf-8")
        command = [
            program,
            "--headless",
            "--disable-gpu",
            "--no-pdf-header-footer",
            f"--user-data-dir={folder}/profile",
        ]
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            command.append("--no-sandbox")  # Chromium refuses to start for root with it
        command += [f"--print-to-pdf={printed}", source.as_uri()]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise NoPicture(f"{program} did not print the PDF within {PATIENCE} seconds") from None
        if not printed.is_file():
            last = done.stderr.strip().splitlines()[-1:] or [f"exit code {done.returncode}"]
            raise NoPicture(f"{program} printed no PDF: {last[0]}")
        out.write_bytes(printed.read_bytes())
