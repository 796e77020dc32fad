# The result of a match, to be sent.

share-title = Deel de uitslag
share-picture = { $game }: { $result }
share-drawing = De afbeelding wordt getekend …
share-failed = Deze browser kan de afbeelding niet maken. De link werkt wel.
share-save = Bewaar de afbeelding
share-copy = Kopieer de link om terug te kijken
share-copied = De link is gekopieerd.
share-send = Delen …
