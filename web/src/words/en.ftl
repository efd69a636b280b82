### The client’s words, English.

## Around everything
skip = Skip to the content
nav = Pénombre
speak-other = Passer en français
theme-now =
    { $theme ->
        [light] Light theme
        [dark] Dark theme
       *[auto] The device’s theme
    }
theme-next =
    { $theme ->
        [light] Light theme: switch to dark
        [dark] Dark theme: follow the device
       *[auto] The device’s theme: switch to light
    }
sound = Sound and vibration
sound-on = Sound and vibration on
sound-off = Sound and vibration off
me-short = You
loading = One moment…
try-again = Try again
go-home = Back to the start
close = Close
your-name = Your name
refused-unreachable = The server does not answer. Check your connection.

## Home
home-title = Games where everybody hides something

## The line to the server
line-lost = Connection lost: what you see may be out of date. Trying again…
line-now = Try now
