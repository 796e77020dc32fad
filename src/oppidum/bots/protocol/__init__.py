"""The bot protocol from both sides: other programs as bots of ours (`bot`), our bots as programs (`serve`)."""
