"""What server and page say to each other, and its form in TypeScript."""

from pathlib import Path

from languedoc.server import typescript, wire

KEPT = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_reads_the_words_of_the_server() -> None:
    assert KEPT.read_text(encoding="utf-8") == typescript.source(), "run make wire"


def test_a_part_of_an_answer_is_always_there_and_one_of_a_request_need_not_be() -> None:
    written = typescript.source()
    assert "  lies: boolean;" in written
    assert "  increment?: number;" in written
    assert "  tiles?: Tiles;" in written


def test_a_message_names_its_kind() -> None:
    assert 'type: "choose";' in typescript.source()
    said = wire.read_frame(b'{"type": "choose", "key": "a", "version": 3, "option": "draw"}')
    assert said == wire.Choose("a", 3, "draw")


def test_a_name_of_a_type_is_used_wherever_it_is_meant() -> None:
    assert "export type Point = [number, number];" in typescript.source()
    assert "  last?: Point[];" in typescript.source()
    assert "  targets: Target[];" in typescript.source()
