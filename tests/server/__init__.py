"""The server, tested from outside: real processes, real databases, real sockets."""
