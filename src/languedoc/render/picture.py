"""Writes pictures to files, as SVG or PNG."""

from __future__ import annotations

from pathlib import Path

from languedoc.errors import NoPicture
from languedoc.render.palette import flat


def png(svg: str, style: str = "light") -> bytes:
    """The picture as PNG. Needs resvg-py, an optional dependency, which renders it without a browser."""
    try:
        import resvg_py
    except ImportError:
        raise NoPicture("PNG needs the library resvg-py; install it with: pip install 'languedoc[png]'") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=flat(svg, style)))


def write(path: Path, svg: str, style: str = "light", *, as_png: bool | None = None) -> None:
    """Write PNG if asked for or if the name ends in .png, else SVG."""
    if as_png is None:
        as_png = path.suffix.lower() == ".png"
    path.write_bytes(png(svg, style) if as_png else svg.encode())
