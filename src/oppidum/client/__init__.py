"""The client: any bot at a table of a server, near or far, through the same door as people."""
