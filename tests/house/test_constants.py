"""Numbers with a special meaning are defined in `carcassonne/numbering.py` only."""

from __future__ import annotations

import ast
from pathlib import Path

from languedoc.carcassonne import numbering

SOURCE = Path(numbering.__file__).parents[1]
OWN = {name for name in vars(numbering) if name.isupper()}


def definitions(path: Path) -> list[str]:
    """Where a file repeats one of these definitions. The same name with another number is something else."""
    found = []
    for statement in ast.parse(path.read_text("utf-8")).body:
        match statement:
            case ast.Assign(targets=targets, value=ast.Constant() | ast.UnaryOp() as value):
                assigned = {name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)}
                if ast.literal_eval(value) in {getattr(numbering, name) for name in assigned & OWN}:
                    found.append(f"{path.relative_to(SOURCE)}:{statement.lineno}: {ast.unparse(statement)}")
    return found


def test_no_other_file_defines_them() -> None:
    files = [
        path
        for folder in ("carcassonne", "players/carcassonne")
        for path in sorted((SOURCE / folder).rglob("*.py"))
        if path != Path(numbering.__file__)
    ]
    assert len(files) > 100
    assert [line for path in files for line in definitions(path)] == []
