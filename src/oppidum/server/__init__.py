"""The server: tables where people and bots play. Nobody is told of an event before it is stored."""
