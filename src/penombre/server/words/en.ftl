### The server’s words, English.

## The names of an anonymous table, one per seat
alias-0 = Amber
alias-1 = Mist
alias-2 = Ash
alias-3 = Dune
alias-4 = Foam
alias-5 = Flame
alias-6 = Frost
alias-7 = Swell
alias-8 = Iris
alias-9 = Jade
alias-10 = Glow
alias-11 = Moss
alias-12 = Pearl
alias-13 = Storm
alias-14 = Feather
alias-15 = Sand

## The names of bots
bot-0 = Abner
bot-1 = Bertha
bot-2 = Clement
bot-3 = Dorothy
bot-4 = Eugenia
bot-5 = Ferdinand
bot-6 = Gertrude
bot-7 = Horace
bot-8 = Ignatius
bot-9 = Josephine
bot-10 = Leopold
bot-11 = Matilda
bot-12 = Nestor
bot-13 = Ottilie
bot-14 = Percival
bot-15 = Sybil

## Without a web client
not-built = Pénombre runs, but its web client is not built: run “make web”, then start the server again.
