"""The printed parts of editions, for the web page and for reports of simulations."""
