# The result of a match, to be sent.

share-title = Compartir el resultado
share-picture = { $game }: { $result }
share-drawing = Dibujando la imagen …
share-failed = Este navegador no puede hacer la imagen. El enlace funciona igual.
share-save = Guardar la imagen
share-copy = Copiar el enlace a la repetición
share-copied = El enlace está copiado.
share-send = Compartir …
