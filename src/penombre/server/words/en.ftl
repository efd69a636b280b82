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

## Pages: around everything
page-language-name = English
page-skip = Skip to the content
page-nav = You and the language
page-footer = Pénombre: hidden-role games, without adverts, accounts or scripts.
page-error = That did not work
page-go-home = Back to the start
page-go-on = Go on
page-sure = I am sure

## The first page
page-home = Games where everybody hides something
page-what-is-this = Gather some friends or bots around a table. Everybody gets a secret role; talk, lie a little, watch and vote. A name is all it takes to play, and the link of a table is all it takes to invite.
page-my-tables = Your tables
page-open-tables = Tables open to all
page-no-tables = No table is waiting for people right now. Open yours!
page-my-matches = Your finished matches
page-fair = A deal that anybody can check
page-fair-text = Before it deals, the server commits to a secret number by showing its fingerprint, and every player may add some chance of their own. At the end the secret is opened: the whole deal can be computed again. Nobody ever receives what their role may not know.
page-players-range = { $least } to { $most } players.
page-read-rules = Read the rules
page-table-of = A table of
page-seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
page-play-now = Play now with bots
page-open-table = Open a table
page-your-name = Your name
page-bad-name = This name will not do: it takes at least one letter or digit, and { $most } characters at most.
page-room-line = Hosted by { $host } · { $taken } / { $players } · { $pace }
page-moment =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $hour }:{ $minute } UTC
page-status-open = people are sitting down
page-status-playing = the match is on
page-status-over = the match is over

## Opening a table
page-new-table = Open a table of { $game }
page-players = Number of seats
page-pace = Pace
page-pace-live = live
page-pace-relaxed = relaxed, six times as long
page-pace-days = over several days
page-listed = Show the table to everybody
page-listed-hint = Otherwise the invitation link is needed to sit down or watch.
page-more-settings = More settings of the table
page-watching = Who may watch
page-watching-public = spectators see what everybody knows
page-watching-nobody = nobody watches
page-watching-delayed = spectators see every secret, but long after
page-windows = End of secret questions
page-windows-fixed = always after the same time
page-windows-early = as soon as everybody has answered
page-windows-hint = A secret question that closes early tells when the last one answered.
page-table-language = Language of the table
page-chat = Free talk is allowed
page-anonymous = Anonymous table
page-anonymous-hint = Names are replaced, and seats drawn by lot.
page-rules-of-game = The settings of the game

## The rules
page-rules-of = The rules of { $game }
page-rules-role = Roles
page-rules-character = Characters
page-rules-tile = Cards of the table
page-rules-setting = Settings

## Coming to a table
page-table-closed = No such table, or it is by invitation
page-table-closed-text = If you were given an invitation link, paste all of it here. Otherwise ask whoever opened the table for one.
page-invitation = Invitation link or code
page-invitation-hint = The code is what follows the # or “invite=”.
page-no-seat = There is no free seat at this table for now.
page-sit-down = Sit down
page-seat = Seat
page-any-seat = any
page-seat-number = seat { $number }
page-around = Around the table
page-around-playing = Who is here, and who is a bot

## Before the match
page-before-the-start = Before the match
page-seats-missing =
    { $count ->
        [one] { $count } seat is free: invite somebody or add a bot.
       *[other] { $count } seats are free: invite people or add bots.
    }
page-not-ready-yet = Not ready yet: { $names }.
page-all-ready = Everybody is ready: you can start.
page-host-starts = Everybody is ready: waiting for the host to start.
page-ready = Ready!
page-not-ready = Not ready after all
page-i-am-ready = Add some chance of my own
page-nonce = Some chance of your own, if you like
page-nonce-hint = A few random letters, mixed into the deal and shown to all once the cards are dealt.
page-level = Level
page-level-random = random
page-level-judgement = thoughtful
page-add-bot = Add a bot
page-fill-with-bots = Bots on all free seats
page-start = Start the match
page-commitment = The fingerprint of the secret of this deal
page-commitment-text = Write it down if you like: at the end of the match the secret is opened, and anybody can check that it was this one.
page-free-seat = Free seat
page-sit-here = Move here
page-you = { $name } (you)
page-bot-level = { $level } bot
page-stand-in = played by a stand-in
page-host = host
page-is-ready = ready
page-away = away
page-muted = muted
page-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
page-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-invite = Invite
page-invite-link = Invitation link
page-invite-hint = Whoever has this link can sit down. The code to scan holds the same link.

## During the match
page-paused = paused
page-paused-text = The table is paused. Time will go on where it stopped.
page-watching-now =
    { $count ->
        [0] { $how }
        [one] { $how } ({ $count } person watches)
       *[other] { $how } ({ $count } people watch)
    }
page-waiting = Waiting
page-waiting-for =
    { $count ->
        [one] It is somebody else’s turn: { $names }.
       *[other] The table waits for { $names }.
    }
page-window-open = Everybody has time to think and to answer; then the match goes on.
page-your-turn = Your turn
page-hold-still = Read and talk while the page holds still
page-look-again = See what is new
page-answer-it = Answer
page-your-text = Your text
page-choose-several =
    { $most ->
        [one] Choose one answer
       *[other] Choose { $least } to { $most } answers
    }
page-seconds-left =
    { $count ->
        [one] { $count } second left.
       *[other] { $count } seconds left.
    }
page-minutes-left =
    { $count ->
        [one] { $count } minute left.
       *[other] { $count } minutes left.
    }
page-hours-left =
    { $count ->
        [one] { $count } hour left.
       *[other] { $count } hours left.
    }
page-happened = What happened
page-earlier = Earlier
page-my-secrets = Your role and your secrets (away from others’ eyes)
page-board = The table
page-talk = Talk
page-free-words = Freely
page-say-it = Say it
page-chat-off = The host has switched off free talk.
page-say-kind = In words of the game
page-say-claim = I claim
page-say-accuse = I accuse
page-say-vouch = I vouch for
page-say-ask = I ask
page-say-promise = I promise my vote on
page-say-about = Who
page-about-nobody = nobody in particular
page-say-what = What
page-what-nothing = nothing precise
page-whispered = In secret to { $names }: { $text }
page-too-early = It is too early to see anything: this table shows all its secrets, but long after.
page-delayed-text =
    { $minutes ->
        [0] You see every secret, a little late.
        [one] You see every secret, { $minutes } minute late.
       *[other] You see every secret, { $minutes } minutes late.
    }
page-secrets-of = The secrets of { $name }

## After the match, and looking after the table
page-match-over = The match is over
page-see-replay = See the match again
page-rematch = A rematch with the same people
page-host-rematch = The host can offer a rematch.
page-manage = Look after the table
page-hosting = You are the host
page-pause = Ask for a pause
page-pause-asked =
    { $count ->
        [one] { $names } asks for a pause: the host decides, or more than half of those present.
       *[other] { $names } ask for a pause: the host decides, or more than half of those present.
    }
page-go-on-asked =
    { $count ->
        [one] { $names } asks to go on: the host decides, or more than half of those present.
       *[other] { $names } ask to go on: the host decides, or more than half of those present.
    }
page-go-on-playing = Ask to go on
page-leave = Leave the table
page-leave-open = Your seat becomes free.
page-leave-playing = A stand-in plays for you; come back when you like.
page-leave-over = The match stays among your finished ones.
page-block = Do not read { $name } any more
page-unblock = Read { $name } again
page-chat-switch-off = Switch off free talk
page-chat-switch-on = Switch free talk on again
page-remove-bot = Send { $name } away
page-hand-over = Make { $name } the host
page-mute = Mute { $name }
page-unmute = Let { $name } talk again
page-kick = Send { $name } away for good
page-to-bot = Give the seat of { $name } to a bot
page-to-anybody = Open the seat of { $name } to whoever comes
page-settings = The settings of the table
page-change-settings = Change the settings

## You
page-me = You, on this server
page-me-short = You
page-me-text = There are no accounts: a name, and a cookie that your browser keeps. Nothing else is known of you.
page-name-and-language = Name and language
page-language = Language
page-keep = Keep
page-other-devices = Play on another device
page-other-devices-text = A personal link opens your seats on another device. Whoever has it is you: give it to nobody. A new link makes the one before void.
page-make-link = Make a personal link
page-personal-link = Your personal link
page-personal-link-hint = It is shown only once.
page-sign-out-others = Sign out my other devices
page-claim = Do you come from another device?
page-claim-text = Paste your whole personal link here. If you have just opened it, it is the address of this page: copy that.
page-claim-key = Personal link
page-claim-it = Take my seats back here
page-forget = Be forgotten
page-forget-text = Your name, your words and your devices are deleted; stand-ins take your seats. This cannot be undone.
page-forget-me = Forget me

## Seeing a match again
page-replay-of = A match of { $game } again
page-winners =
    { $winner_seats_count ->
        [0] Nobody wins.
       *[other] Victory for { $winner_seats }.
    }
page-through-eyes = Through the eyes of
page-as-all = everybody at once
page-as-spectator = spectators
page-look = Look
page-steps = Steps
page-step = Step { $step } of { $total }
page-first-step = Start
page-step-before = Step before
page-step-after = Step after
page-last-step = End
page-nothing-new = Nothing new at this step.
page-answered = { $name }: { $answer }
page-check = Check the deal
page-check-text = The file of the match holds the secret, the chance players added and every answer. The program computes everything again and compares it with the fingerprint that was shown before the deal.
page-check-command = Once the file is saved:
page-check-numbers = The numbers
page-secret = The secret, opened at the end
page-nonces = The chance players added
page-download = Save the file
page-share = Share
page-share-text = Whoever has this link can watch the match, with all its secrets.
page-share-it = Make a link
page-share-link = Link of the match

## The table of Kemomimi Panic
board-kemomimi-title =
    { $phase } · day { $day } · { $moon } · { $leader_is_me ->
        [yes] you are the Leader
       *[no] Leader: { $leader }
    }
board-kemomimi-hidden = { $role }, hidden
board-kemomimi-unknown = unknown
board-kemomimi-own = see your secrets
board-kemomimi-facts =
    { $jewels ->
        [0] No Fake Jewels
        [one] { $jewels } Fake Jewels
       *[other] { $jewels } Fake Jewels
    } · role: { $role }
board-kemomimi-leader = Leader
board-kemomimi-suspect = suspect
board-kemomimi-excluded = left out
board-kemomimi-protected = protected
board-kemomimi-double = double hand
board-kemomimi-ghost = ghost
board-kemomimi-gone = eliminated
board-kemomimi-used = power used
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
board-kemomimi-paper = Name on the paper: { $target }
board-kemomimi-master = Secret master: { $target }
board-kemomimi-guess = Secret suspicion: { $target }

## What is refused
refused-other = That is not possible.
refused-bad_request = Something is missing or wrong in what you sent.
refused-bad_options = These settings do not go together: check the number of seats and the set.
refused-bad_statement = That cannot be said like this: choose whom and what you talk about.
refused-not_an_option = This answer is not possible.
refused-unknown_you = Say first under which name you play.
refused-not_yours = You do not sit at this table.
refused-not_host = Only the host of the table can do that.
refused-banned = The host of this table does not want you there.
refused-bad_invite = This invitation is not the right one: ask whoever invites you for the link again.
refused-bad_key = This personal link is not valid any more: make a new one on the other device.
refused-muted = The host has muted you; words of the game are still allowed.
refused-chat_off = The host has switched off free talk; words of the game are still allowed.
refused-nobody_watches = This table cannot be watched.
refused-not_found = This page does not exist, or it is not for you.
refused-not_now = That is not possible right now.
refused-not_asked = Nothing is asked of you any more for now.
refused-stale = Too late: the question has changed.
refused-seat_taken = This seat is taken, or somebody at this table has that name already: choose another one.
refused-room_full = Every seat is taken.
refused-not_ready = Somebody is missing or not ready.
refused-paused = The table is paused: your answer was not taken.
refused-unfinished = This match is not over: it shows nothing before its end.
refused-too_large = That is too long.
refused-too_fast = That is too much at once: wait a little.
refused-too_many = There are too many already: come back later.
refused-fault = Something went wrong here; nothing was changed.
refused-store_failed = Nothing could be written: try again in a moment.
refused-closing = The server is restarting: try again in a moment.
refused-unknown_version = This match was played by rules that this server does not have any more.
refused-wrong_origin = Only pages of this server may do that.
refused-too_slow = The connection is too slow: try again.
