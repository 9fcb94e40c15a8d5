"""The kernel: cells, frontier, segments, features. It knows how tiles join, and no other rule."""
