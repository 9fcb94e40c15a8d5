"""The command `languedoc guide`."""

from __future__ import annotations

import json
import re
import shutil
import zlib
from pathlib import Path

import pytest

from helpers.command import refused, said
from languedoc.guide import pdf


def test_without_a_file_it_is_printed() -> None:
    told = said("guide", "--modules", "base,tower", "--players", "4", "--language", "de")
    assert told.startswith("# Spielhilfe\n\n4 Spieler: Grundspiel und Der Turm\n")
    assert "Alle bekommen 7 Turmteile." in told


def test_files_are_written(tmp_path: Path) -> None:
    page, plain = tmp_path / "guide.html", tmp_path / "guide.md"
    assert said("guide", "--language", "nl", "--numbers", "--html", str(page), "--md", str(plain)) == ""
    assert '<html lang="nl">' in page.read_text("utf-8")
    assert "[2.2-8] **Landschapskaart aanleggen**" in plain.read_text("utf-8")


def test_programs_read_it_as_json() -> None:
    told = json.loads(said("guide", "--language", "en", "--json"))
    assert told["preparation"]["lines"][0]["step"] == "setup_base" and told["players"] == 2


def test_the_card_game_has_a_score_sheet_for_its_rounds(tmp_path: Path) -> None:
    told = said("guide", "--game", "cardcassonne", "--language", "en", "--html", str(tmp_path / "cards.html"))
    assert told == "" and (tmp_path / "cards.html").read_text("utf-8").count("<tr>") == 1 + 10 + 2
    told = said("guide", "--game", "cardcassonne", "--players", "5", "--language", "de")
    assert "Alle bekommen 4 Karten" in told and "| 6 |" in told and "| 7 |" not in told


def test_what_cannot_be_played_is_refused() -> None:
    assert "no module 'towr'" in refused("guide", "--modules", "base,towr")
    assert "9" in refused("guide", "--players", "9")


def test_without_a_browser_there_is_no_pdf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(pdf.VARIABLE, "/nowhere/chromium")
    line = refused("guide", "--pdf", str(tmp_path / "guide.pdf"))
    assert "LANGUEDOC_CHROMIUM names /nowhere/chromium, which is no file" in line and "--html" in line


@pytest.mark.skipif(not any(map(shutil.which, pdf.NAMES)), reason="needs a Chromium")
def test_a_browser_prints_pages_of_a4(tmp_path: Path) -> None:
    out = tmp_path / "guide.pdf"
    assert said("guide", "--modules", "base,tower", "--pdf", str(out)) == ""
    printed = out.read_bytes()
    streams = re.findall(rb"stream\r?\n(.*?)endstream", printed, re.DOTALL)
    plain = printed + b"".join(unpacked(each) for each in streams)
    sizes = set(re.findall(rb"/MediaBox ?\[ ?0 0 (\d+)[.\d]* (\d+)", plain))
    assert sizes <= {(b"594", b"841"), (b"595", b"842")} and sizes
    assert len(re.findall(rb"/Type ?/Page\b", plain)) >= 3


def unpacked(stream: bytes) -> bytes:
    try:
        return zlib.decompress(stream)
    except zlib.error:
        return b""
