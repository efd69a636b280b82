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

## The rules
rules-all = Rules of the games
rules-of = The rules: { $game }
rules-players = { $fewest } to { $most } players
rules-play = Play
rules-contents = Contents
rules-search = Search the rules
rules-results = Results
rules-found =
    { $count ->
        [0] No results
        [one] { $count } result
       *[other] { $count } results
    }
rules-none = There is no such thing in these rules.
rules-everything = Back to all the rules
rules-rule = How to play
rules-example = Worked examples
rules-role = Roles
rules-character = Characters
rules-tile = Cards on the table
rules-preset = Sets
rules-setting = Table settings
rules-ending = Endings
rules-one-rule = Chapter
rules-one-example = Worked example
rules-one-role = Role
rules-one-character = Character
rules-one-tile = Card on the table
rules-one-preset = Set
rules-one-setting = Setting
rules-one-ending = Ending
rules-camp = Camp:
rules-when = When:
rules-needs = Does not go without:
rules-only-with = With { $count } players only
rules-characters = Characters:
rules-roles = Roles shuffled:
rules-count =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
rules-victory = With points, a win brings { $count }
rules-source-rulebook = As in the rulebook
rules-source-review = Found elsewhere than in the rulebook
rules-source-reconstruction = Reconstruction: the rulebook does not say
rules-copy = Copy the link
rules-copy-of = Copy the link to “{ $title }”
rules-copied = Link copied
rules-in-address = The link is in the address bar
rules-help = Help
rules-read-on = Read all the rules (new tab)

## Around the table
room-setting = { $label }: { $value }
copied = Copied
room-rules = Read the rules
room-around = Around the table, { $taken } of { $players }
room-free-seat = Seat { $number }, free
room-add-bot = Add a bot
room-sit-here = Sit here
room-you = (you)
room-host = host
room-bot =
    { $level ->
        [random] bot, at random
       *[judgement] bot
    }
room-is-ready = ready
room-away = away
room-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
room-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
room-remove-bot = Remove { $name }
room-before-the-start = Before the match
room-seats-missing =
    { $count ->
        [one] { $count } seat is free: invite somebody or add a bot.
       *[other] { $count } seats are free: invite people or add bots.
    }
room-not-ready-yet = Not ready yet: { $names }.
room-all-ready = Everybody is here: you can start.
room-host-starts = Everybody is ready: the host is about to start.
room-fill = Bots on the free seats
room-level = Level of the bots
room-level-judgement = thoughtful
room-level-random = at random
room-start = Start the match
room-ready = I am ready!
room-not-ready = Wait for me after all
room-invite = Invite
room-invite-hint = Anybody who has this link or this code can sit down at the table.
room-invite-link = Invitation link
room-copy-link = Copy the link
room-share = Share
room-code = Code to read aloud
room-show-qr = Show the code to scan
room-qr = Code to scan: it opens the invitation link
room-join = Sit down at this table
room-take-over = Take over a seat
room-take-over-text = The match is being played: you will know all that this seat knew.
room-seat = Seat
room-any-seat = any
room-seat-number = seat { $number }
room-sit-down = Sit down
room-no-seat = There is no free seat at this table at the moment.
room-watching-public = Anybody may watch, and sees what everybody knows
room-watching-nobody = Nobody can watch without a seat
room-watching-delayed = Spectators see every secret, but long after
room-chat = Chat
room-chat-empty = Nobody has said anything yet.
room-chat-field = Your message
room-chat-send = Send
room-chat-off = No free talk
room-fair = A deal that anybody can check
room-fair-text = Before it deals, the server commits to a secret number by showing its fingerprint. At the end of the match the secret is opened, and the whole deal can be computed again.
room-commitment = Fingerprint:
room-nonce = A pinch of chance from you, if you like
room-nonce-hint = A few random letters, mixed into the deal and shown to all once the cards are dealt.
room-nonce-toss = Add my pinch of chance
room-nonce-ready = Add it, and be ready
room-nonce-thrown = Your pinch of chance is in the deal: “{ $nonce }”.
room-settings = Settings
room-change-settings = Change the settings
room-pace-live = Live
room-pace-relaxed = Relaxed: six times as long
room-pace-days = Over several days
room-listed = Table shown to everybody
room-private = By invitation
room-anonymous = Anonymous table: names are replaced and seats are drawn
room-closed = There is no such table, or it is by invitation
room-closed-text = Open the whole invitation link, or type the code you were given.
room-closed-code = I have a code
room-too-early = It is too early to see anything: this table shows all its secrets, but long after.

## Running the table
menu = The table
menu-sure = { $what }: are you sure?
menu-yes = Yes
menu-no = No, nothing
menu-match = The match
menu-pause = Ask for a pause
menu-go-on = Ask to go on
menu-pause-asked =
    { $count ->
        [one] { $names } asks for a pause: the host decides, or more than half of those here.
       *[other] { $names } ask for a pause: the host decides, or more than half of those here.
    }
menu-go-on-asked =
    { $count ->
        [one] { $names } asks to go on: the host decides, or more than half of those here.
       *[other] { $names } ask to go on: the host decides, or more than half of those here.
    }
menu-people = The others
menu-chat-off = Turn free talk off
menu-chat-on = Turn free talk on
menu-block = Do not read { $name } any more
menu-unblock = Read { $name } again
menu-mute = Mute { $name }
menu-unmute = Let { $name } speak again
menu-hand-over = Make { $name } the host
menu-to-bot = Give { $name }’s seat to a bot
menu-to-anybody = Open { $name }’s seat to whoever comes
menu-kick = Send { $name } away for good
menu-leave = Leave the table
menu-leave-open = Your seat becomes free again.
menu-leave-playing = A stand-in plays for you; come back whenever you like.
menu-leave-over = The match stays among your finished ones.
