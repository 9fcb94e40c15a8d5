"""The tables people sit at with a browser: lobby, live games, bots, clocks.

commands.py     `languedoc serve`; lines.py: who connects; load.py: how much a server carries
app.py          the application; settings.py: what it is told; logs.py: what it tells
pages.py        the built pages and the drawings
people.py       who asks: a name and a signed cookie
lobby.py        games and seats, by HTTP; making.py: how games come to be; records.py: saves, moments, history
live.py         a game as it goes on, by socket; limits.py: how much of anything; refusals.py: what is refused
warming.py      what is done before anybody waits for it; garbage.py: when Python looks for garbage
hall.py         all tables at hand; bots.py: the processes in which bots think, thinking.py: what they do there
tables.py       one game and how it goes on; audience.py: who sees it; sight.py: what each may see
seating.py      who sits where; clocks.py: time to think
notes.py        what server processes tell each other
fold.py         a game is its setup and its choices; replay.py: a setup becomes a game
store.py        what is kept for good; whose.py: whose it is; database.py: where it is kept
schema.py       in which tables; migrations/: how they came
wire/           the words between server and page; scene/ makes them of a game; typescript.py: for the page
"""
