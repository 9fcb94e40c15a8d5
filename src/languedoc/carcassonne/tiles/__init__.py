"""The tile catalogue: one sheet of data per module, and its reader."""
