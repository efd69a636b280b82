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
rules-read-on = All the rules (new tab)

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

## The boards
board-people = Around the table, clockwise
board-you = you
board-bot = bot
board-away = away
board-stand-in = played by a stand-in
board-awaited = the table waits for their answer
board-choose = Choose: { $option }
board-refused = { $option }, not possible: { $reason }
board-chosen = chosen
board-inspect = What is known about { $name }
board-inspect-noted = What is known about { $name }, with your notes
board-card = { $card }, open its help
board-nobody = nobody
board-none = nothing
board-facts = The table
board-private = What you know
board-fact = { $name }: { $value }

## The board of Kemomimi Panic
board-kemomimi-standing =
    { $phase } – day { $day }, { $moon } – { $leader_is_me ->
        [yes] you are the Leader
       *[no] Leader: { $leader }
    }
board-kemomimi-game = Game { $game }
board-kemomimi-day =
    { $time ->
        [night] Night { $day }
       *[day] Day { $day }
    }
board-kemomimi-jewels =
    { $count ->
        [0] no Fake Jewels
        [one] { $count } Fake Jewels card
       *[other] { $count } Fake Jewels cards
    }
board-kemomimi-hidden-role = hidden role
board-kemomimi-shown-role = Shown role: { $role }
board-kemomimi-secret-role = Secret role: { $role }
board-kemomimi-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-kemomimi-mark-winner = victory
board-kemomimi-mark-leader = Leader
board-kemomimi-mark-suspect = suspect
board-kemomimi-mark-next = judged next
board-kemomimi-mark-victim = robbed
board-kemomimi-mark-excluded = left out of the vote
board-kemomimi-mark-protected = beyond suspicion
board-kemomimi-mark-double = double hand
board-kemomimi-mark-ghost = ghost
board-kemomimi-mark-out = out
board-kemomimi-mark-used = power spent
board-kemomimi-arrow-suspect = Suspect: { $seat_or_you }
board-kemomimi-arrow-victim = Robbed: { $seat_or_you }
board-kemomimi-arrow-judged = Judged: { $seat_or_you }
board-kemomimi-arrow-nobody = The Arrow points at nobody
board-kemomimi-next = Next: { $seat_or_you }
board-kemomimi-robbed = Robbed last night: { $victim_or_you }
board-kemomimi-quiet-night = Nothing was stolen last night
board-kemomimi-blocked = Crescent Moon will not steal on the next New Moon
board-kemomimi-paper-waits = Lucie’s paper waits for the next theft
board-kemomimi-trio = Roles shuffled between { $seats }
board-kemomimi-champions = Crown: { $seats }
board-kemomimi-master-was = Geneviève’s secret master: { $seat_or_you }
board-kemomimi-discard = Discard
board-kemomimi-discard-empty = The discard is empty
board-kemomimi-lost-by = Lost by { $seat_or_you }
board-kemomimi-roles = The roles in the mix
board-kemomimi-roles-note =
    { $aside ->
        [one] One card was put aside unseen and a Civilian added: the Informant or a special Civilian may be missing. Thieves are always there.
       *[other] { $aside } cards were put aside unseen and as many Civilians added: the Informant or a special Civilian may be missing. Thieves are always there.
    }
board-kemomimi-count = × { $count }
board-kemomimi-history = Votes, thefts and announcements
board-kemomimi-history-empty = Nothing yet.
board-kemomimi-vote =
    { $leader_is_me ->
        [yes] You accuse
       *[no] { $leader } accuses
    } { $suspect_or_you }: { $verdict }.
board-kemomimi-theft = At night, robbed: { $victim_or_you }.
board-kemomimi-claim =
    { $seat_is_me ->
        [yes] You announce
       *[no] { $seat } announces
    }: { $target }, “{ $answer }”.
board-kemomimi-hand-up = hand up
board-kemomimi-hand-down = hand down
board-kemomimi-hand-none = abstains
board-kemomimi-vote-title = The vote: { $suspect_or_you }
board-kemomimi-my-role = Your role: { $role } ({ $camp })
board-kemomimi-role-of = Role: { $role } ({ $camp })
board-kemomimi-first-role = Role before the swap: { $role }
board-kemomimi-check =
    Inquiry of day { $day }: { $target } { $answer_id ->
        [civilian] is a Civilian.
       *[not_civilian] is not a Civilian.
    }
board-kemomimi-check-before-swap =
    Inquiry from before the swap: { $target } { $answer_id ->
        [civilian] was a Civilian.
       *[not_civilian] was not a Civilian.
    }
board-kemomimi-knows-paper = Name on the paper: { $target }
board-kemomimi-knows-master = Secret master: { $target }
board-kemomimi-knows-guess = Suspicion of the last night: { $target }

## Being told
notices = Being told of your turn
notices-unsupported = This browser cannot tell you anything while the page is closed. It takes an https address and, on an iPhone, Pénombre on the home screen.
notices-denied = Notifications are blocked for this site: change that in the browser’s settings.
notices-off = For matches over several days: a notification when it is your turn, which says nothing about the match.
notices-on = This device tells you when it is your turn.
notices-turn-on = Tell me
notices-turn-off = Do not tell me any more
notices-install = Install Pénombre on this device
refused-no_push = The browser’s notification service does not answer. Try again later.
