"""Cardcassonne, the card game."""
