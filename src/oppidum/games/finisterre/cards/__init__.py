"""Cards in piles and hands: the deal, the card phase, and what a card brings."""
