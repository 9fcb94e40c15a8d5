"""The kernel: cells, frontier, segments, features. It implements how tiles join, and no other rule."""
