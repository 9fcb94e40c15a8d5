"""The tables people sit at with a browser: lobby, live games, bots, clocks.

commands.py     `languedoc serve`
app.py          the application; settings.py: what it is told; logs.py: what it tells
pages.py        the built pages and the drawings
people.py       who asks: a name and a signed cookie
lobby.py        games and seats, by HTTP; records.py: saves, moments, history
live.py         a game as it goes on, by socket; limits.py: how much of anything
tables.py       the games that somebody looks at; sight.py: what each may see; seating.py: who sits where
bots.py         computer players, in processes of their own; clocks.py: time to think
notes.py        what server processes tell each other
fold.py         a game is its setup and its choices
store.py        what is kept for good, and migrations/
wire.py         the words between server and page; scene/ makes them of a game
"""
