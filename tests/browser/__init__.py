"""Tests of the pages: a real browser with a real server."""
