"""The random numbers of a game: one generator, part of the state. The same seed or key always gives the same numbers.

With a seed of 64 bits the generator is SplitMix64: fast, but who sees enough of its numbers can compute the others.
With a key of 128 bits it is SipHash-2-4 of a counter, whose numbers say nothing about the others to anybody without the
key; games of a server use it. `below` is exactly uniform (multiply, keep the high half, reject the few draws that would
favour small numbers).
"""

from __future__ import annotations

from languedoc.table import checksum

M64 = 0xFFFFFFFFFFFFFFFF
M32 = 0xFFFFFFFF
STRIDE = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB
SIP_A = 0x736F6D6570736575  # the constants of SipHash
SIP_B = 0x646F72616E646F6D
SIP_C = 0x6C7967656E657261
SIP_D = 0x7465646279746573
SIP_LENGTH = 0x0800000000000000  # of a message of 8 bytes
SIP_END = 0xFF
ROUNDS = 8  # two for the counter, two for its length, four at the end


class Chance:
    """`state` is the state of SplitMix64, or, with a key, how many numbers were drawn."""

    def __init__(self, seed: int) -> None:
        self.state = seed & M64
        self.keyed = False
        self.low = 0
        self.high = 0

    def use_key(self, key: int) -> None:
        """Draw from the numbers of a key of 128 bits, from the first one on."""
        self.state = 0
        self.keyed = True
        self.low = key & M64
        self.high = key >> 64

    def draw(self) -> int:
        """The next 64 bits."""
        if self.keyed:
            self.state += 1
            return self.hashed(self.state - 1)
        x = (self.state + STRIDE) & M64
        self.state = x
        x = ((x ^ (x >> 30)) * MIX_A) & M64
        x = ((x ^ (x >> 27)) * MIX_B) & M64
        return x ^ (x >> 31)

    def hashed(self, number: int) -> int:
        """SipHash-2-4 of a number of 64 bits under the key."""
        a = self.low ^ SIP_A
        b = self.high ^ SIP_B
        c = self.low ^ SIP_C
        d = self.high ^ SIP_D ^ number
        for i in range(ROUNDS):
            if i == 2:
                a ^= number
                d ^= SIP_LENGTH
            elif i == 4:
                a ^= SIP_LENGTH
                c ^= SIP_END
            a = (a + b) & M64
            c = (c + d) & M64
            b = (((b << 13) & M64) | (b >> 51)) ^ a
            d = (((d << 16) & M64) | (d >> 48)) ^ c
            a = ((a << 32) & M64) | (a >> 32)
            c = (c + b) & M64
            a = (a + d) & M64
            b = (((b << 17) & M64) | (b >> 47)) ^ c
            d = (((d << 21) & M64) | (d >> 43)) ^ a
            c = ((c << 32) & M64) | (c >> 32)
        return a ^ b ^ c ^ d

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

    def shuffle(self, row: list[int], number: int) -> None:
        """Put the first `number` numbers of a row into any order, all equally likely."""
        for i in range(number - 1, 0, -1):
            j = self.below(i + 1)
            swap = row[i]
            row[i] = row[j]
            row[j] = swap

    def copy(self) -> Chance:
        other = Chance(0)
        other.copy_from(self)
        return other

    def copy_from(self, other: Chance) -> None:
        self.state = other.state
        self.keyed = other.keyed
        self.low = other.low
        self.high = other.high

    def begin_anew(self, source: Chance) -> None:
        """Forget seed and key, and begin with the key of another generator, or with a seed that it draws."""
        if source.keyed:
            self.copy_from(source)
        else:
            self.keyed = False
            self.low = 0
            self.high = 0
            self.state = source.draw()

    def added_to(self, total: int) -> int:
        """A checksum with this generator added to it."""
        total = checksum.add_wide(total, self.state)
        return checksum.add_wide(checksum.add_wide(total, self.low), self.high) if self.keyed else total
