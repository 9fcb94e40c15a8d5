"""How the triangles that a seat holds are drawn."""

from __future__ import annotations

from languedoc.render.look import HeldLook, Look

LOOK = Look(held={"holding-triangles": HeldLook("triangle_tile")})
