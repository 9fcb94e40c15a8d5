"""The random numbers of a game: one seeded generator, part of the state. The same seed always gives the same numbers.

The generator is SplitMix64; `below` is exactly uniform (multiply, keep the high half, reject the few draws that would
favour small numbers).
"""

from __future__ import annotations

M64 = 0xFFFFFFFFFFFFFFFF
M32 = 0xFFFFFFFF
STRIDE = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB


class Chance:
    def __init__(self, seed: int) -> None:
        self.state = seed & M64

    def draw(self) -> int:
        """The next 64 bits."""
        x = (self.state + STRIDE) & M64
        self.state = x
        x = ((x ^ (x >> 30)) * MIX_A) & M64
        x = ((x ^ (x >> 27)) * MIX_B) & M64
        return x ^ (x >> 31)

    def below(self, n: int) -> int:
        """One of 0 .. n-1, all equally likely; 0 if n is 0 or 1."""
        if n < 2:
            return 0
        wide = (self.draw() >> 32) * n
        low = wide & M32
        if low < n:
            least = (M32 - n + 1) % n
            while low < least:
                wide = (self.draw() >> 32) * n
                low = wide & M32
        return wide >> 32

    def copy(self) -> Chance:
        other = Chance(0)
        other.state = self.state
        return other
