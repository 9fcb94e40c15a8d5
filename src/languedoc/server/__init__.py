"""The web server: lobby, live games, bots, clocks.

commands.py     `languedoc serve`; connections.py: HTTP connections, sockets and their timeouts
app.py          the application; settings.py: its settings; logs.py: structured logs
asking.py       what is checked before every request: its rate, its language
pages.py        the built pages and the drawings; previews.py: what a link to a game says of itself
people.py       visitors: a name and a signed cookie
lobby.py        games and seats, by HTTP; making.py: new games; records.py: saves, moments, history;
                finished.py: the finished games of somebody; films.py: animations
guides.py       the play aid of any selection of modules, and of a game
learning.py     guided games, by HTTP; lesson.py: what they say and allow
live.py         a running game, by WebSocket; limits.py: rate limits, ledgers.py: what processes share of them;
                accounts.py: budgets of processor time; refusals.py: refused requests
warming.py      fills caches in the background; garbage.py: when the garbage collector runs
hall.py         the games loaded in this process; bots.py: worker processes, thinking.py: their work
tables.py       one running game; audience.py: its clients; sight.py: what each of them may see
seating.py      who sits where; clocks.py: thinking time; agreements.py: proposals, and resigning; talk.py: the chat
notes.py        notifications between server processes
fold.py         replays a game from its setup and its choices; replay.py: makes a game from a setup
store.py        persistent storage; kept.py: what is stored of a game; rows.py: the same as rows of the database;
                whose.py: queries by person; database.py: the database connection
schema.py       the tables of the database; migrations/: how they are brought up to date
wire/           the messages between server and page; scene/ makes them from a game; typescript.py: their types
"""
