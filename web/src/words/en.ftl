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
language-now = This page is in English.
me-short = You
me-named = You, { $name }
problem = Something is wrong
loading = One moment…
try-again = Try again
go-home = Back to the start
close = Close
your-name = Your name
refused-unreachable = The server does not answer. Check your connection.

## Home
home-title = Games where everybody hides something
home-what = Gather some friends, or bots, around a table. Everybody gets a secret role: talk, lie a little, watch and vote. A name is all it takes to play, a link all it takes to invite.
home-play-now = Play with bots
home-join = Join a table
home-my-tables = Your tables
home-your-turn = Your turn
home-status-open = Sitting down
home-status-playing = Match on
home-status-over = Match over
home-table = Hosted by { $host } · { $taken } / { $players } seats
home-games = The games
home-players = { $fewest } to { $most } players
home-play = Play with bots
home-open = Open a table
home-rules = Rules
home-of = ({ $game })
home-play-title = { $game } with bots
home-play-game = The game
home-play-as = You play as { $name }.
home-play-seats = Players around the table
home-play-bots =
    { $count ->
        [one] You and { $count } bot.
       *[other] You and { $count } bots.
    }
home-play-start = Start the match
home-play-dealing = Dealing…
home-by-code = Do you have a code?
home-open-tables = Tables open to all
home-no-tables = No table is waiting for people right now. Open yours!
home-my-matches = Your finished matches
home-with = With { $names }
home-won = Won
home-lost = Lost
home-replay = Watch again
home-others = { $count } more
home-fair = A deal that anybody can check
home-fair-text = Before it deals, the server commits to a secret number by showing its fingerprint, and every player may add some chance of their own. At the end the secret is opened: the whole deal can be computed again. Nobody ever receives what their role may not know.
home-footer = Pénombre: hidden-role games, without adverts and without accounts.
home-footer-nav = Rules and settings
home-all-rules = All rules
home-rules-of = Rules of { $game }
home-settings = Your settings

## Opening a table
new-page = Open a table
new-title = Open a table of { $game }
new-seats = Number of seats
new-seats-hint = { $least } to { $most }, bots included.
new-fewer = Less: { $label }
new-further = More: { $label }
new-chosen = { $count } chosen for { $players } players
new-read-them = Read what each of them does (new tab)
new-pace = Pace
new-pace-live = Live
new-pace-live-text = Everybody is here: a question lasts some seconds or some minutes.
new-pace-relaxed = Relaxed
new-pace-relaxed-text = Six times as long to answer.
new-pace-days = Over several days
new-pace-days-text = A day to answer each question; come back when you can.
new-pace-untimed = No clock
new-pace-untimed-text = Alone with bots, take your time: each question waits for an answer, and a game’s own clock moves on with what is asked. As soon as somebody else sits down, the table is live.
new-listed = Show the table to everybody
new-listed-text = Otherwise the invitation’s link or code is needed to sit down or watch.
new-variants = Variants
new-more = More settings
new-rules = Rules of the match
new-watching = Who may watch
new-watching-public = Spectators
new-watching-public-text = They see what everybody knows, and no secret.
new-watching-nobody = Nobody
new-watching-nobody-text = Only people who sit at the table see the match.
new-watching-delayed = Spectators, delayed
new-watching-delayed-text = They see every secret, but long after.
new-spectators = How many spectators at most
new-spectators-any = No limit
new-windows = End of secret questions
new-windows-fixed = After a fixed time
new-windows-fixed-text = They always take the same time: nobody can tell who hesitated.
new-windows-early = As soon as all have answered
new-windows-early-text = Faster, but one can tell when the last one answered.
new-bots = Pace of bots
new-bots-brisk = Brisk
new-bots-brisk-text = They answer within a second or two.
new-bots-normal = Steady
new-bots-normal-text = They answer within two to four seconds.
new-bots-people = Like players
new-bots-people-text = They take four to twelve seconds.
new-needs-players =
    { $apart ->
        [0] For { $least } players only: change the number of seats.
       *[other] For { $least } to { $most } players: change the number of seats.
    }
new-language = Language of the table
new-language-text = For the names of bots and for the list of tables; everybody reads in their own.
new-manners = Around the table
new-chat = Free talk is allowed
new-chat-text = Otherwise there are the ready-made sentences of the game.
new-anonymous = Anonymous table
new-anonymous-text = Names are replaced, and seats drawn by lot.
new-open = Open the table
new-after = You can invite people and add bots once the table is open.

## Joining by a code
join-title = Join a table
join-field = Invitation code or link
join-go = Go
join-hint = The code has eight letters or digits; spaces, dashes and capitals make no difference.
join-unreadable = This is no code: it takes eight letters or digits, or the whole link.
join-unknown = No table has this invitation. Compare it letter by letter, or ask for a new one.
join-camera = A QR code to scan?
join-camera-text = Open your phone’s camera and point it at the code: the link of the table appears, tap it.

## You
me-title = You, on this server
me-title-name = Hello { $name }
me-name = Your name
me-text = There are no accounts: a name, and a cookie that your browser keeps. Nothing else is known of you.
me-bad-name = This name will not do: it takes at least one letter or digit, and 24 characters at most.
me-keep = Keep this name
me-kept = Noted: you play as { $name }.
me-device = On this device
me-language = Language
me-theme = Theme
me-theme-auto = As the device
me-theme-light = Light
me-theme-dark = Dark
me-your-turn = When it is your turn
me-sound = A sound when it is your turn
me-veil = Ask before showing
me-veil-hint = Around a real table, or with somebody looking over your shoulder: your secrets, and questions that would say too much, stay covered until you open them.
me-keys = Answer with the digits of the keyboard
me-talk = What others say, to a screen reader
me-talk-in-turn = When I have finished listening
me-talk-at-once = At once
me-talk-never = Never
me-talk-hint = What is said can still be read in the conversation.
me-vibration = A vibration when it is your turn
me-others = Playing on another device
me-others-text = A personal link opens your seats on another device, once. Whoever has it can play in your place: give it to nobody. A new link voids the one before.
me-link = Personal link
me-link-make = Make a personal link
me-link-again = Make another link
me-link-made = The link is ready.
me-link-copy = Copy the link
me-link-once = It is shown only once: open it on the other device, or point its camera at the code.
me-link-open = A link that nobody has used is valid until { $until }.
me-link-revoke = Cancel the link
me-link-revoked = The link is cancelled.
me-link-qr = Your personal link as a QR code
me-sign-out = Sign out my other devices
me-signed-out = Your other devices are signed out, and the old link is void.
me-claim = Play here with your personal link?
me-claim-text = Your seats and matches will open in this browser.
me-claim-instead = This browser plays as { $name } for now. It will forget that identity and take the one of the link.
me-claim-yes = Yes, play here
me-claim-no = No
me-claim-unreadable = This is no personal link: paste all of it.
me-claimed = You play here as { $name }.
me-have-link = Do you have a personal link?
me-have-link-text = You play on another device already: make a personal link there, then paste it here.
me-have-link-use = Use this link
me-forget = Be forgotten
me-forget-text = Your name, your words and your devices are deleted; stand-ins take your seats. This cannot be undone.
me-forget-me = Forget me…
me-forget-sure = Really delete everything?
me-forget-lost = { $name } will not be able to come back to any table or see a match again.
me-forget-no = No, I stay
me-forget-yes = Yes, delete everything
me-forgotten = Done: the server does not know you any more.

## The line to the server
line-lost = Connection lost. Trying again…
line-back = Connection restored.
line-too_many = Too many tables are open at the same time: close some windows. Trying again…
line-closing = The server is restarting. Trying again…
line-now = Try now

## The rules
rules-all = Rules of the games
rules-of = The rules: { $game }
rules-players = { $fewest } to { $most } players
rules-pictures = The game in pictures
rules-picture-table = The table: the question is always at the bottom.
rules-picture-vote = The vote: all cards are turned together.
rules-picture-night = Night falls for everybody.
rules-picture-interrogation = The interrogation: only two players see the cards.
rules-picture-end = The end: who was who, and who won.
rules-play = Play
rules-contents = Contents
rules-minute = In a minute
rules-minute-win = Who wins
rules-minute-forget = What beginners forget
rules-rest = All the rules, in detail
rules-unfold = Unfold all
rules-fold = Fold all
rules-search = Search the rules
rules-results = Results
rules-found =
    { $count ->
        [0] No results
        [one] { $count } result
       *[other] { $count } results
    }
rules-empty = The rules of this game cannot be read here yet.
rules-none = There is no such thing in these rules.
rules-everything = Back to all the rules
rules-rule = How to play
rules-example = Worked examples
rules-role = Roles
rules-camp = Camps
rules-objective = Objectives
rules-character = Characters
rules-place = Places
rules-action = Actions of Places
rules-clue = Clue cards
rules-support = Support tokens
rules-area = Areas of the Investigation board
rules-suspect = Suspects
rules-location = Locations
rules-card = Cards
rules-card-proof = Proofs
rules-card-action = Actions
rules-card-trap = Traps
rules-card-bonus = Bonus cards
rules-card-event = Events of the Rector
rules-card-goal = Goals of the Rector
rules-ability = Ability cards
rules-profile = Profiles
rules-tile = Cards on the table
rules-preset = Sets
rules-setting = Table settings
rules-ending = Endings
rules-one-rule = Chapter
rules-one-example = Worked example
rules-one-role = Role
rules-one-camp = Camp
rules-one-objective = Objective
rules-one-character = Character
rules-one-place = Place
rules-one-action = Action of a Place
rules-one-clue = Clue card
rules-one-support = Support token
rules-one-area = Area of the Investigation board
rules-one-suspect = Suspect
rules-one-location = Location
rules-one-card = Card
rules-one-ability = Ability card
rules-one-profile = Profile
rules-one-tile = Card on the table
rules-one-preset = Set
rules-one-setting = Setting
rules-one-ending = Ending
rules-of-camp = Camp:
rules-original = Original name:
rules-when = When:
rules-needs = Only played with:
rules-only-with = With { $count } players only
rules-characters = Characters:
rules-roles = Roles shuffled:
rules-count =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
rules-tokens =
    { $count ->
        [one] One token
       *[other] { $count } tokens
    }
rules-victory = With points, a win brings { $count }
rules-source-rulebook = As in the rulebook
rules-source-review = Found elsewhere than in the rulebook
rules-source-reconstruction = Reconstruction: the rulebook does not say
rules-source-values = The rulebook does not say everything: each value says where it comes from
rules-values = Values and where they come from
rules-marked = { NUMBER($count) } from { NUMBER($players) } players
rules-copy = Copy the link
rules-copy-of = Copy the link to “{ $title }”
rules-copied = Link copied
rules-in-address = The link is in the address bar
rules-help = Help
rules-read-on = All the rules (new tab)

## Around the table
room-setting = { $label }: { $value }
copied = Copied
room-rules = Read the rules (new tab)
room-rewound = The server lost the match that was played here: you can begin another one.
room-around = Around the table, { $taken } of { $players }
room-free-seat = Seat { $number }, free
room-add-bot = Add a bot on seat { $number }
room-bot-here = Bot
room-sit-here = Sit here
room-sit-there = Move to seat { $number }
room-you = (you)
room-host = host
room-bot =
    { $level ->
        [random] bot, at random
        [search] expert bot
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
room-seats-free =
    { $count ->
        [one] { $count } seat is free: invite somebody, or the host will add a bot.
       *[other] { $count } seats are free: invite people, or the host will add bots.
    }
room-not-ready-yet = Not ready yet: { $names }.
room-only-you = Everybody is waiting for you to be ready.
room-all-ready = Everybody is here: you can start.
room-host-starts = Everybody is ready: the host is about to start.
room-aloud = People talk aloud at this table: bots cannot play here.
room-aloud-free =
    { $count ->
        [one] There is one free seat: invite somebody.
       *[other] There are { $count } free seats: invite people.
    }
room-aloud-bots = People talk aloud at this table: bots cannot play here. Remove them, or change the settings.
room-fill = Fill up with bots
room-level = Level of the bots
room-level-judgement = thoughtful
room-level-random = at random
room-level-search = expert
room-level-search-hint = Experts look ahead; they take a little longer to think.
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
room-invited = { $host } invites you to play.
room-ask = Ask for a seat
room-ask-text = The match is on and every seat has its secrets: everybody who plays has to agree before you take one.
room-ask-go = Ask for a seat
room-ask-refused = The table prefers to finish this match as it is. You can sit down for the next one.
room-ask-lapsed = Your request came to nothing: not everybody answered in time. You can make it again.
room-asking = The table is deciding
room-asking-waiting = Waiting for { $names } to agree.
room-asking-text = You play as soon as everybody has agreed. Without an answer the request lapses after a while; keep this page open.
room-asking-back = Take my request back
room-seat = Seat
room-any-seat = any
room-seat-number = seat { $number }
room-sit-down = Sit down
room-no-seat = There is no free seat at this table at the moment.
room-watching-public = Anybody may watch, and sees what everybody knows
room-watching-nobody = Nobody can watch without a seat
room-watching-delayed = Spectators see every secret, but long after
room-spectators =
    { $count ->
        [one] { $count } spectator at most
       *[other] { $count } spectators at most
    }
room-chat = Chat
room-chat-empty = Nobody has said anything yet.
room-came = { $name } sits down at the table.
room-left = { $name } leaves the table.
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
room-change-hint = After a change everybody has to be ready again.
room-keep-settings = Keep these settings
room-pace-live = Live
room-pace-relaxed = Relaxed: six times as long
room-pace-days = Over several days
room-pace-untimed = No clock, as long as one person plays
room-bots-brisk = Brisk bots: a second or two
room-bots-normal = Steady bots: two to four seconds
room-bots-people = Bots that take their time, like players
room-listed = Table shown to everybody
room-private = By invitation
room-anonymous = Anonymous table: names are replaced and seats are drawn
room-closed = This table does not exist, or is by invitation only
room-closed-text = Open the whole invitation link, or type the code you were given.
room-closed-code = I have a code
room-too-early = It is too early to see anything: this table shows all its secrets, but long after.

## A seat that is asked for during a match
asks = { $name } asks for the seat of { $seat }
asks-text = A stand-in plays it. If everybody agrees, { $name } plays and knows all that this seat knows.
asks-yes = Agree
asks-no = Refuse
asks-waiting = Waiting for { $names } to agree.
note-asked = { $name } asks for a seat.
note-seated = { $name } takes a seat, and everybody agreed.
note-refused = Not everybody agreed to { $name }.
note-lapsed = The request of { $name } lapsed: not everybody answered.
note-withdrawn = { $name } does not ask for a seat any more.
note-sent_away = The host removed { $name }; a stand-in plays this seat.

## Running the table
menu = The table
menu-sure = { $what }: are you sure?
menu-yes = Yes
menu-no = No
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
menu-start-clock = Play by the clock
menu-guide = Show the hints again
menu-more-time =
    { $pace ->
        [live] Need more time? A pause stops the clock for everybody, and a “Relaxed” table gives six times as long.
        [untimed] Nothing runs out: each question waits for your answer, as long as you play without a clock.
       *[other] Need more time? A pause stops the clock for everybody.
    }
menu-people = The others
menu-chat-off = Turn free talk off
menu-chat-on = Turn free talk on
menu-block = Hide { $name }’s messages
menu-unblock = Show { $name }’s messages again
menu-mute = Mute { $name }
menu-unmute = Let { $name } speak again
menu-hand-over = Make { $name } the host
menu-to-bot = Give { $name }’s seat to a bot
menu-to-anybody = Open the seat of { $name }, if everybody agrees
menu-kick = Remove { $name } for good
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
board-fact = { $name }: { $value }

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

## The log
log-title = The log of the match
log-lines = What happened
log-filter = Show
log-filter-all = All
log-filter-events = Events
log-filter-talk = Talk
log-filter-secret = Secrets
log-none-all = Nothing has happened yet.
log-none-events = Nothing has happened yet.
log-none-talk = Nobody has said anything yet.
log-none-secret = You have learned nothing in secret yet.
log-secret = Secret
log-for-you = For you alone
log-told-to = For { $whom } alone
log-show-secrets = Show
log-hide-secrets = Hide secrets
log-blocked = { $name }: hidden message
log-earlier =
    { $count ->
        [one] Show the line before
       *[other] Show earlier ({ $count } lines)
    }
log-new =
    { $count ->
        [one] One new line
       *[other] { $count } new lines
    }

## Talking
talk-gestures = Gestures
talk-title = Talk
talk-said = What was said
talk-unheard =
    { $count ->
        [one] { $count } line to read
       *[other] { $count } lines to read
    }
talk-free = Say something to the table
talk-send = Send
talk-left =
    { $count ->
        [0] This is as long as it gets.
        [one] One character left
       *[other] { $count } characters left
    }
talk-about = Who is it about?
talk-myself = Me
talk-phrase = What would you like to say?
talk-more =
    { $kind ->
        [accuse] Accuse of something else
        [vouch] Vouch in another way
        [ask] Ask something else
        [promise] Promise something else
       *[claim] Claim something else
    }
talk-sending = Sending…
talk-again = Send again
talk-drop = Delete
talk-understood = Understood as: { $words }
talk-just-words = Just words
talk-spectator = You are watching: only those who play may speak.

## Notes
notes-yourself = { $name } (you)
notes-bot = Bot
notes-stand-in = A bot stands in
notes-away = Away from the table
notes-muted = Muted
notes-title = My notes
notes-suspicion = What I think
notes-suspicion-trusted = I trust them
notes-suspicion-unsure = Not sure
notes-suspicion-suspicious = Suspicious
notes-suspicion-sure = No doubt
notes-tags = Marks
notes-tag-watch = keep an eye on
notes-tag-lied = lied
notes-tag-helped = helped
notes-tag-quiet = says little
notes-guess = Perhaps…
notes-text = Anything else
notes-kept = Your notes stay on this device, for { $days } days. Nobody else sees them.
notes-not-kept = This browser refuses to keep your notes: they will be gone when you close the page.
notes-knows = What { $name } knows
notes-seen = What I saw and heard
notes-seen-yourself = What concerns you
notes-seen-all = Show everything
notes-nothing-seen = Nothing so far.
notes-block = Hide their messages
notes-block-means = { $name }’s messages will be hidden, here and at other tables. Their phrases of the game stay visible.
notes-unblock = Show their messages again
notes-blocked = { $name }’s messages are hidden.

## First steps
guide-title = First steps
guide-secret = A hint for you alone
guide-uncover = Read it
guide-understood = Got it
guide-enough = No more hints

## The match
match-title-turn = ● Your turn – { $page }
match-seat = Seat { $number }
match-rules = The rules of the game (new tab)
match-seats = Seats
match-board = The table
match-log = The log
match-talk = Talk at the table
match-question = The question
match-fold = Fold the question
match-unfold = Unfold the question
match-watching = You are watching
match-watching-late =
    { $minutes ->
        [0] All secrets, a little late
        [one] All secrets, { $minutes } minute late
       *[other] All secrets, { $minutes } minutes late
    }
match-past = What you see has already happened.
match-left = { $time } left.
match-paused = Paused
match-goes-on = The match goes on.
match-rewound = The server lost the end of this match: it goes on from an earlier moment.
match-time-up = Time is up
match-fallback = No answer: { $answer }
match-only-answer = There is only one answer you can give.
match-forced = There is only one answer you can give: tap it, or time will give it.
match-at-random = at random
match-nothing = nothing
match-left-out = nobody answers for you
match-window = Everybody has time to think and answer; then the match goes on.
match-window-asked = Nobody sees who answers, or when.
match-lapse = A moment to react…
match-prefer = Ask me:
match-prefer-why = There was just a moment for whoever wanted to react. Choose when you want to be asked.
match-prefer-able = if I can
match-prefer-ask = always
match-prefer-only = some cards
match-prefer-pass = never
match-prefer-cards =
    { $count ->
        [0] Choose cards…
        [one] { $count } card…
       *[other] { $count } cards…
    }
match-prefer-title = For which cards?
match-prefer-text = You are asked to react when you could play one of them; otherwise you pass. Nobody sees what you choose, and every moment lasts as long for all.
match-prefer-anyway = At this table a moment ends as soon as everybody has answered. So you will always be asked: passing at once would tell what you do not hold.
match-prefer-held = In your hand
match-prefer-others = Not in your hand
match-prefer-done = Done
match-kept = Your answer is in, face down: all of them will count at the same time.
match-waiting = Waiting for { $names }.
match-also-waiting =
    { $count ->
        [1] Also waiting for { $names }.
        [2] Also waiting for { $names }.
        [3] Also waiting for { $names }.
       *[other] Also waiting for { $count } other players.
    }
match-moment = One moment, the match goes on…
match-choose-several =
    { $least ->
        [0] { $most ->
            [one] One choice, or none.
           *[other] Up to { $most } choices.
        }
       *[other] { $least } to { $most } choices.
    }
match-choose-exactly =
    { $count ->
        [one] One choice.
       *[other] { $count } choices.
    }
match-choose-more =
    { $count ->
        [one] One more to choose
       *[other] { $count } more to choose
    }
match-confirm =
    { $count ->
        [0] Confirm without choosing any
       *[other] Confirm
    }
match-besides = What you may do at any moment
match-interrupt = Interrupt
match-besides-open = { $what }…
match-besides-final = It counts at once, and cannot be taken back.
match-besides-leave = Not now
match-besides-choose = Choose one first.
match-one-more = One more: { $option }
match-one-less = One less: { $option }
match-your-text = Your answer
match-text-length =
    { $least ->
        [0] { $count } / { $most } characters
        [one] { $count } / { $most } characters
       *[other] { $count } / { $most } characters, at least { $least }
    }
match-answer = Answer
match-your-words = What you say
match-choose-whom = Choose whom you speak to.
match-phrases = Ready phrases
match-phrases-all = All ready phrases
match-phrases-search = Find a ready phrase
match-phrases-about = What they are about
match-phrases-found =
    { $count ->
        [0] No ready phrase says that.
        [one] One phrase
       *[other] { $count } phrases
    }
match-phrase-picked = In the field: { $phrase }
match-clock = Clock of the game
match-clock-runs = The clock is running.
match-clock-stopped = stopped
match-clock-left = { $time } left on the clock of the game.
match-sending = Sending your answer…
match-secret = Your secret
match-secret-hold = My secret
match-secret-hold-hint = Keep the button pressed: everything hides as soon as you let go. The pin beside it keeps it shown.
match-secret-keep = Keep my secret shown
match-secret-news = Something new in “My secret”.
match-secret-fresh =
    { $count ->
        [one] { $count } new thing since you last looked
       *[other] { $count } new things since you last looked
    }
mine-discovery = For your eyes only
mine-put-away = Put away into “My secret”
mine-new = Something new for you
mine-new-hold = Something new: hold to see
mine-opening = The match begins
mine-opening-again = A new deal
mine-hold = Hold to see who you are
mine-hold-on = Keep the button pressed: everything hides as soon as you let go.
mine-later = Later
mine-understood = Got it
mine-can = What you can do
mine-fall = It is over for you… or nearly
mine-still = What you can still do
mine-back = Back to the table
match-no-secret = You have no secret.
match-explain = Explain: { $what }
match-ceremony-card = { $name }: { $face }
match-points-at = { $name } points at { $target }.
match-points-at-nobody = { $name } points at nobody.
match-stand-in = A stand-in is playing for you.
match-return = Take my seat back
match-my-notes = My notes
match-covered = A question for you alone
match-uncover = See it, away from other eyes
match-over = The match is over
match-won = Victory!
match-lost = Defeat
match-drawn = A tie!
match-last-game = Last game
match-last-round = Last round
match-cast = Who was who
match-cast-won = victory
match-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
match-tied = tied
match-story = The story of the match
match-details = All that was hidden
match-winners =
    { $winner_seats_count ->
        [0] Nobody wins.
       [1] { $winner_seats_has_me ->
            [yes] You win!
           *[no] { $winner_seats } wins.
        }
       *[other] { $winner_seats_has_me ->
            [yes] { $winner_seats } win!
           *[no] { $winner_seats } win.
        }
    }
match-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-rematch = Play again
match-host-rematch = The host can offer a rematch.
match-replay = Watch again
match-share = Share
match-shared = Here is the link: whoever has it sees the whole match, secrets included.
match-fair = A deal anybody can check
match-fair-text = This is the fingerprint of the secret, shown before the deal. The secret is open now: the page that replays the match lets you compute everything again.

## Seeing a match again
replay = Replay
replay-of = Replay: { $game }
replay-missing = There is no such match, or it is not yours to see
replay-missing-text = Only those who played it can see it again, in the same browser. Everybody else needs a share link, all of it: ask somebody who played.
replay-unfinished = This match is not over
replay-unfinished-text = It shows nothing until then, not even to those who play it.
replay-when =
    { $minutes ->
        [one] { $when } – { $minutes } minute
       *[other] { $when } – { $minutes } minutes
    }
replay-players = Players and settings
replay-last-game = The last game: { $ending }
replay-winner = winner
replay-you = (you)
replay-bot = (bot)
replay-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-usual = The usual settings.
replay-timeline = The course of the match
replay-slider = Step
replay-step = Step { $step } of { $total }
replay-step-in = Step { $step } of { $total }: { $chapter }
replay-first = To the start
replay-back = Step back
replay-next = Next step
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-times = × { NUMBER($speed) }
replay-speed = Speed: { NUMBER($speed) } times the normal; change
replay-skip = Skip steps with nothing new
replay-eyes = Point of view
replay-as-all = Everybody at once
replay-as-spectator = The public
replay-as-you = { $name } (you)
replay-chapter = Go to
replay-table = The table
replay-now = At this moment
replay-panels = Beside the table
replay-tab-now = Moment
replay-tab-log = Log
replay-tab-known = Knowledge
replay-log = The log so far
replay-nothing-new = Nothing new at this step.
replay-answer = { $name }: { $answer }
replay-by-clock = answered by the clock
replay-by-stand_in = by a stand-in
replay-asked = Question to { $whom }:
replay-waiting = The table waits for { $names }.
replay-options = Possible answers
replay-all-knew = What each of them knew
replay-seat-knew = What { $name } knew
replay-compare = Compare with the secrets of the others
replay-truth = The secrets of the others
replay-unknown = This point of view does not show what { $name } knew.
replay-see-as = See { $name }’s point of view
replay-no-secret = No secret.
replay-explain = Explain: { $what }
replay-check = Check the deal
replay-check-text = Before the deal, the server showed the fingerprint of a secret. The file of the match holds this secret, the pinches of chance and every answer: the program works everything out again and compares.
replay-fits = Your browser has checked it: this secret has the fingerprint that was shown.
replay-does-not-fit = This secret does not have the fingerprint that was shown: the deal was changed.
replay-download = Save the file
replay-check-command = Once the file is saved:
replay-numbers = The numbers
replay-commitment = The fingerprint, shown before the deal
replay-secret = The secret, opened at the end
replay-nonces = The players’ pinches of chance
replay-nonce = { $name }:
replay-no-nonces = none
replay-share = Share
replay-share-members = The address of this moment opens for those who played this match, and for them alone.
replay-copy-moment = Copy the address of this moment
replay-share-text = A share link opens for everybody. Whoever has it sees the whole match, with every secret.
replay-share-it = Make a share link
replay-share-until = This link is valid until { $until }.
replay-unshare = Cancel my link
replay-unshared = Your link is cancelled: nobody can open it any more.
replay-share-link = Share link
replay-from-here = Begin at this moment
replay-copy-link = Copy the link
replay-show-qr = Show the code to scan
replay-qr = Code to scan: it opens the match at its beginning
