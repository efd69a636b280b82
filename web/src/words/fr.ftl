### Les mots du client, en français.

## Autour de tout
skip = Aller au contenu
nav = Pénombre
speak-other = Switch to English
theme-now =
    { $theme ->
        [light] Thème clair
        [dark] Thème sombre
       *[auto] Thème de l’appareil
    }
theme-next =
    { $theme ->
        [light] Thème clair : passer au sombre
        [dark] Thème sombre : suivre l’appareil
       *[auto] Thème de l’appareil : passer au clair
    }
sound = Son et vibration
sound-on = Son et vibration activés
sound-off = Son et vibration coupés
me-short = Vous
loading = Un instant…
try-again = Réessayer
go-home = Retour à l’accueil
close = Fermer
your-name = Votre nom
refused-unreachable = Le serveur ne répond pas. Vérifiez votre connexion.

## Accueil
home-title = Des jeux où chacun cache quelque chose

## La ligne vers le serveur
line-lost = Connexion perdue : ce que vous voyez n’est peut-être plus à jour. Nouvel essai en cours…
line-now = Réessayer tout de suite
