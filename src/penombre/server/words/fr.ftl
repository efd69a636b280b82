### Mots du serveur, en français.

## Les noms d’une table anonyme, un par place
alias-0 = Ambre
alias-1 = Brume
alias-2 = Cendre
alias-3 = Dune
alias-4 = Écume
alias-5 = Flamme
alias-6 = Givre
alias-7 = Houle
alias-8 = Iris
alias-9 = Jade
alias-10 = Lueur
alias-11 = Mousse
alias-12 = Nacre
alias-13 = Orage
alias-14 = Plume
alias-15 = Sable

## Les noms des robots
bot-0 = Anatole
bot-1 = Berthe
bot-2 = Célestin
bot-3 = Dorothée
bot-4 = Eugénie
bot-5 = Fulbert
bot-6 = Gudule
bot-7 = Hippolyte
bot-8 = Isidore
bot-9 = Joséphine
bot-10 = Léopold
bot-11 = Mathurine
bot-12 = Népomucène
bot-13 = Ondine
bot-14 = Philibert
bot-15 = Sidonie

## Sans client web
not-built = Pénombre fonctionne, mais son client web n’est pas construit : lancez « make web », puis redémarrez le serveur.
