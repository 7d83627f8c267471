# Shown when a part of the page cannot be fetched; always at hand, in every language.

page-unloaded = This part of the page could not be loaded. The server does not answer, or it has a newer page.
page-reload = Reload
