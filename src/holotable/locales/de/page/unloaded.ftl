# Wenn ein Teil der Seite nicht geholt werden kann; immer zur Hand, in jeder Sprache.

page-unloaded = Dieser Teil der Seite konnte nicht geladen werden. Der Server antwortet nicht, oder er hat eine neuere Seite.
page-reload = Neu laden
