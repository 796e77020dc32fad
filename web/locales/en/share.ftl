# The result of a match, to be sent.

share-title = Share the result
share-picture = { $game }: { $result }
share-drawing = Drawing the picture …
share-failed = The picture cannot be made in this browser. The link works all the same.
share-save = Save the picture
share-copy = Copy the link to the replay
share-copied = The link is copied.
share-send = Share …
