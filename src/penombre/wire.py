"""The wire schema: everything that goes between a client and the server, over HTTP and over the socket of a room.

Documented in docs/protocol.md; exported as JSON Schema by `penombre schema`, from which the TypeScript types are made.
What comes in is checked against these types before anything looks at it: unknown fields, wrong types and oversized
texts are refused with what was expected.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL: Final = 1
"""The number both sides name first; it changes when an older client could not follow any more."""

NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 500

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="A name, as others see it")]
Text = Annotated[str, Meta(min_length=1, max_length=TEXT_LENGTH)]
Players = Annotated[int, Meta(ge=0, le=29, description="How many play, bots included")]
SeatNumber = Annotated[int, Meta(ge=0, le=29, description="A seat, counted from 0")]
RequestId = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client, new for each request")]
Nonce = Annotated[str, Meta(max_length=64, description="What this player throws into the deal")]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
Value = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Text | Annotated[list[Text], Meta(max_length=64)]
Options = Annotated[
    dict[Text, Value], Meta(max_length=40, description="Table options by name; those left out keep their default")
]
Language = Literal["fr", "en"]
Pace = Literal["live", "relaxed", "days"]
Watching = Literal["nobody", "public", "delayed"]
Windows = Literal["fixed", "early"]
Asks = Literal["able", "ask", "only", "pass"]
OptionId = Annotated[str, Meta(min_length=1, max_length=60)]


class Incoming(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Outgoing(Struct):
    """What the server sends."""


# -- problems --------------------------------------------------------------------------------------------------------


class Problem(Outgoing):
    """Why something was refused: a code for programs, a sentence for people, the rule's reason where a rule says no."""

    code: str
    message: str
    reason: str = ""


class Refused(Outgoing):
    """The body of every HTTP answer that is not a success."""

    error: Problem


# -- guests ----------------------------------------------------------------------------------------------------------


class Introduce(Incoming):
    """A name and a language: all there is to know of a guest."""

    name: Name
    language: Language = "fr"


class Me(Outgoing):
    """Who the cookie says you are."""

    name: str
    language: str


class PersonalLink(Outgoing):
    """Opens your seats on another device; the link before this one is void. Whoever has it is you."""

    link: str
    qr: Annotated[str, Meta(description="The same link as an SVG drawing")]


class Claim(Incoming):
    """The key of a personal link."""

    key: Secret


class PushSubscription(Incoming):
    """What a browser gives for web push; only the address is used, notices carry nothing."""

    endpoint: Annotated[str, Meta(max_length=500)]


class Webhook(Incoming):
    """An address to call when it is your turn; its host must be one that the operator allows."""

    url: Annotated[str, Meta(max_length=500)]


class WebhookSecret(Outgoing):
    """What calls to your webhook are signed with; shown once."""

    secret: str


class PushKey(Outgoing):
    """The key a browser subscribes with."""

    key: str


# -- games -----------------------------------------------------------------------------------------------------------


class Beside(Outgoing):
    """Another setting, and what it has to be."""

    setting: str
    choices: tuple[str, ...]


class SettingInfo(Outgoing):
    """A table option: what it may be, what it is by default, and what it means in words."""

    name: str
    kind: str
    default: Any
    choices: tuple[str, ...]
    low: int
    high: int
    label: str
    text: str
    choice_labels: dict[str, str]
    choice_texts: Annotated[dict[str, str], Meta(description="What a choice means, where there is more to say")]
    choice_players: Annotated[
        dict[str, tuple[int, ...]],
        Meta(description="With how many players a choice can be played; those left out with any number"),
    ]
    beside: Annotated[Beside | None, Meta(description="What makes this setting count; none: it always does")]
    variant: Annotated[bool, Meta(description="A flag that makes it another game: to be offered first")]


class Game(Outgoing):
    """A game that can be played here."""

    id: str
    version: int
    name: str
    tagline: Annotated[str, Meta(description="The game in one sentence")]
    length: Annotated[str, Meta(description="How long a match takes, in words")]
    fewest: int
    most: int
    settings: tuple[SettingInfo, ...]
    levels: tuple[str, ...]
    words: Annotated[tuple[str, ...], Meta(description="What statements can be about")]


class Games(Outgoing):
    """All games, in the language asked for."""

    games: tuple[Game, ...]


class ReferenceEntry(Outgoing):
    """One thing that can be read about: the game's words for it have the key `family-id`."""

    family: Literal[
        "character",
        "role",
        "camp",
        "objective",
        "place",
        "action",
        "clue",
        "support",
        "area",
        "suspect",
        "location",
        "card",
        "ability",
        "profile",
        "tile",
        "preset",
        "setting",
        "ending",
        "rule",
        "example",
    ]
    id: str
    source: Annotated[
        str, Meta(description="Where its text comes from: the word `source-…`; nothing where none is said")
    ]
    count: Annotated[int, Meta(description="How many copies the box has; 0 where that is not said")]
    facts: Annotated[dict[str, Any], Meta(description="What else the game's catalogue knows of it")]


class Reference(Outgoing):
    """Everything of a game that has words to be read: cards, sets, options, endings, rules, examples."""

    game: str
    entries: Annotated[tuple[ReferenceEntry, ...], Meta(description="In the order of the rules")]


# -- rooms -----------------------------------------------------------------------------------------------------------


class NewRoom(Incoming):
    """A table to be opened. Whoever opens it is its host and sits down on seat 0."""

    game: Text
    players: Players
    name: Name | None = None
    options: Options = {}
    pace: Pace = "live"
    windows: Annotated[
        Windows | None,
        Meta(
            description="fixed: a sealed question lasts the same time whoever answers when; "
            "early: it closes as soon as everybody has answered, which tells when the last one did; "
            "left out: early at a table that plays over days, fixed at the others"
        ),
    ] = None
    listed: bool = False
    language: Language = "fr"
    watching: Watching = "public"
    chat: bool = True
    anonymous: bool = False


class Join(Incoming):
    """Sit down: a name, the code of the invitation where the table is not listed, a seat or any that is free."""

    name: Name | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""
    seat: SeatNumber | None = None
    language: Language = "fr"


class Sit(Incoming, tag="sit"):
    """Take another free seat, before the start."""

    seat: SeatNumber


class Ready(Incoming, tag="ready"):
    """Ready, or not any more; the nonce is mixed into the deal and shown to all once it is dealt."""

    ready: bool = True
    nonce: Nonce = ""


class Configure(Incoming, tag="configure"):
    """Host: change the table before the start; everybody has to be ready again."""

    players: Players | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    windows: Windows | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    watching: Watching | UnsetType = UNSET
    chat: bool | UnsetType = UNSET


class AddBot(Incoming, tag="add_bot"):
    """Host: a bot on a free seat (any, if none is named)."""

    level: Text = "judgement"
    seat: SeatNumber | None = None


class RemoveBot(Incoming, tag="remove_bot"):
    """Host: send a bot away, before the start."""

    seat: SeatNumber


class Start(Incoming, tag="start"):
    """Host: deal, once every seat is taken and everybody else is ready."""


class Rematch(Incoming, tag="rematch"):
    """Host: the same people again, once the match is over."""


class Leave(Incoming, tag="leave"):
    """Get up. During a match a stand-in plays on until you come back; the seat is yours until the match is over."""


class Return(Incoming, tag="return"):
    """Take the seat back from the stand-in."""


class Kick(Incoming, tag="kick"):
    """Host: send a person away for good. The table has a new link from then on; during a match a stand-in plays on."""

    seat: SeatNumber


class HandOver(Incoming, tag="hand_over"):
    """Host: make another person the host."""

    seat: SeatNumber


class Replace(Incoming, tag="replace"):
    """Host: give the seat of somebody who is away to a bot, or open it to whoever comes by the link.

    Whoever takes over a seat during a match knows all that the seat knew.
    """

    seat: SeatNumber
    by: Literal["bot", "person"]


class Pause(Incoming, tag="pause"):
    """Vote for a pause, or for going on; the host decides alone, others by more than half of the people here.

    Voting for what is the case already takes one's vote back.
    """

    on: bool


class Chat(Incoming, tag="chat"):
    """Free words before and after the match; during it, say them on the socket."""

    text: Text


class Switch(Incoming, tag="switch"):
    """Host: free talk on or off at this table."""

    chat: bool


class Mute(Incoming, tag="mute"):
    """Host: nobody hears the free words of this seat, or everybody does again."""

    seat: SeatNumber
    on: bool = True


class Block(Incoming, tag="block"):
    """I do not want to read this person's free words, here or at any other table.

    At an anonymous table it counts there alone, or it would tell who plays where.
    """

    seat: SeatNumber
    on: bool = True


Action = (
    Sit
    | Ready
    | Configure
    | AddBot
    | RemoveBot
    | Start
    | Rematch
    | Leave
    | Return
    | Kick
    | HandOver
    | Replace
    | Pause
    | Chat
    | Switch
    | Mute
    | Block
)
"""What can be done at a table, besides playing."""


class SeatInfo(Outgoing):
    """A seat, as everybody at the table sees it."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str = ""
    level: str = ""
    ready: bool = False
    here: bool = False
    stand_in: bool = False
    muted: bool = False
    wins: int = 0
    points: int = 0


class Preference(Outgoing):
    """Which of the moments that may be left to time you want to be asked: those where you can do something, as it is at
    first, all, those for these options, or none."""

    mode: Asks
    only: Annotated[tuple[str, ...], Meta(description="Ids of options, where they are what it is about")] = ()


class ChatLine(Outgoing):
    """Free words outside a match; `text` is empty where they are from somebody the reader does not want to read."""

    seat: int
    name: str
    text: str
    at: int


class Room(Outgoing, tag="room"):
    """A table as one reader sees it: `you` is the reader's seat, `invite` is for those who sit.

    At an anonymous table nobody is told who hosts the match, but the host.
    """

    id: str
    rev: int
    game: str
    players: int
    options: dict[str, Any]
    pace: str
    windows: str
    listed: bool
    language: str
    watching: str
    chat: bool
    anonymous: bool
    status: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    host: int | None
    you: int | None
    watchers: Annotated[int, Meta(description="How many watch, on the node that says it")]
    paused: bool
    pause_votes: tuple[int, ...]
    commitment: str
    nonces: dict[int, str]
    match: str
    lines: tuple[ChatLine, ...]
    blocked: tuple[int, ...]
    link: str
    invite: str = ""
    preference: Annotated[
        Preference | None,
        Meta(description="What you want to be asked; none where nothing may be left to time, or you do not play"),
    ] = None


class RoomSummary(Outgoing):
    """A line of the list of tables."""

    id: str
    game: str
    players: int
    taken: int
    pace: str
    language: str
    status: str
    host: str
    link: str
    you: int | None = None
    match: str = ""
    your_turn: Annotated[bool, Meta(description="Whether you are asked something there; only in the list of yours")] = (
        False
    )


class Invitation(Outgoing):
    """The table that the code of an invitation opens; `link` holds all that it takes to sit down there."""

    room: str
    link: str
    game: str
    players: int
    taken: int
    status: Literal["open", "playing", "over"]
    host: str


class Rooms(Outgoing):
    """Tables, the most recently changed first."""

    rooms: tuple[RoomSummary, ...]


# -- the socket: what a client says ------------------------------------------------------------------------------------


class Hello(Incoming, tag="hello"):
    """The first message: the protocol, and the number of the last frame received, if any.

    A number counts only with the match and the seat of the full frame it goes on from: other ones have other numbers.
    """

    protocol: int
    last: Annotated[int, Meta(ge=0)] | None = None
    match: Annotated[str, Meta(max_length=40)] = ""
    seat: int | None = None
    invite: Annotated[str, Meta(max_length=40)] = ""


class Answer(Incoming, tag="answer"):
    """An answer to the question of that number: an option's id, several, or a text."""

    request: RequestId
    question: Annotated[int, Meta(ge=0)]
    answer: Text | Annotated[list[Text], Meta(max_length=100)]


class Say(Incoming, tag="say"):
    """A statement that bots and translations understand, or free words; see the game's words for `what`."""

    request: RequestId
    kind: Text
    about: SeatNumber | None = None
    what: Annotated[str, Meta(max_length=60)] = ""
    text: Annotated[str, Meta(max_length=TEXT_LENGTH)] = ""


class Prefer(Incoming, tag="prefer"):
    """Which of the moments that may be left to time to ask me, from the next one on until the match is over.

    `able`: those where there is something to choose. `ask`: all of them. `only`: those where one of these options could
    be chosen. `pass`: none, time answers.
    """

    request: RequestId
    mode: Asks
    only: Annotated[list[OptionId], Meta(max_length=64)] = []


class Ping(Incoming, tag="ping"):
    """Are you there?"""


FromClient = Hello | Answer | Say | Prefer | Ping


# -- the socket: what the server says ----------------------------------------------------------------------------------


class Choice(Outgoing):
    """One option of a question: `word` and `args` name its text, `refused` why it cannot be chosen now."""

    id: str
    word: str
    args: dict[str, Any]
    refused: str


class Question(Outgoing):
    """What you are asked. `default` is what time answers in your place; none: any of them.

    `besides` is what you may do instead of answering. An `optional` question holds nothing else: nobody waits for it.
    An answer to an `address` is an option and a text; where there is a `book`, the id of one of its phrases is as good
    as a text.
    """

    id: int
    kind: str
    args: dict[str, Any]
    options: tuple[Choice, ...]
    shape: Literal["one", "several", "text", "address", "number"]
    least: int
    most: int
    repeat: bool
    default: str | tuple[str, ...] | None
    besides: tuple[Choice, ...] = ()
    optional: bool = False
    book: str = ""


class Happened(Outgoing, tag="event"):
    """Something happened, as you were told it."""

    key: str
    args: dict[str, Any]


class Spoken(Outgoing, tag="said"):
    """Somebody said something you heard."""

    seat: int
    moment: int
    kind: str
    about: int | None
    what: str
    text: str


Told = Happened | Spoken


class Clock(Outgoing):
    """When the open question closes (milliseconds since the epoch) and how long it lasts in all; none while paused.

    Where a clock of the game itself is running, `runs_out` is when that is over.
    """

    due: int | None
    total: int
    runs_out: int | None = None


class Welcome(Outgoing, tag="welcome"):
    """The first frame: which protocol, which moment it is here, and which seat is yours (none: you watch)."""

    protocol: int
    now: int
    you: int | None


class Full(Outgoing, tag="full"):
    """Everything you may know now. `seq` is the number of the last frame it stands for."""

    seq: int
    match: str
    game: str
    seat: int
    public: Any
    private: Any
    told: tuple[Told, ...]
    question: Question | None
    waiting: tuple[int, ...]
    window: bool
    clock: Clock | None
    over: bool
    lapses: Annotated[
        bool | UnsetType, Meta(description="The open question may be left to time; not there where it may not")
    ] = UNSET
    pad: str = ""


class Step(Outgoing, tag="step"):
    """What changed since frame `after`: fields of `public` and `private` with a new value, and what you were told.

    Under the name of a field and a plus: what this list got longer by.
    """

    seq: int
    after: int
    public: dict[str, Any]
    private: dict[str, Any]
    told: tuple[Told, ...]
    question: Question | None
    waiting: tuple[int, ...]
    window: Annotated[bool, Meta(description="A window is open: who has answered is nobody's business")]
    clock: Clock | None
    over: bool
    lapses: Annotated[
        bool | UnsetType, Meta(description="The open question may be left to time; not there where it may not")
    ] = UNSET
    pad: Annotated[str, Meta(description="Nothing; it makes frames the same size for every seat")] = ""


class Uncovered(Outgoing, tag="uncovered"):
    """An event with everything about it: what it told, and what it told single seats besides.

    `seats` are those who were told at all; none: everybody.
    """

    key: str
    args: dict[str, Any]
    seats: tuple[int, ...] | None
    besides: dict[int, dict[str, Any]]


class Known(Outgoing):
    """What one seat knew besides what was public."""

    private: Any
    question: Question | None


class Whole(Outgoing, tag="whole"):
    """For delayed all-seeing spectators: what every seat knew, as it was some time ago.

    `told` is what was new since the whole frame before; in the first one it is everything.
    """

    match: str
    game: str
    at: Annotated[int, Meta(description="When the table stood like this, in milliseconds since the epoch")]
    delay: Annotated[int, Meta(description="How far behind the table this is, in milliseconds of play")]
    first: bool
    public: Any
    seats: tuple[Known, ...]
    told: tuple[Uncovered | Spoken, ...]
    waiting: tuple[int, ...]
    over: bool


class Acknowledged(Outgoing, tag="ack"):
    """The request is written down for good."""

    request: str


class Declined(Outgoing, tag="refusal"):
    """The request was refused and nothing changed."""

    request: str
    error: Problem


class Tick(Outgoing, tag="clock"):
    """The clock of the open question changed: a pause, or the end of one."""

    clock: Clock | None


class Pong(Outgoing, tag="pong"):
    """Here."""

    now: int


class Farewell(Outgoing, tag="bye"):
    """The last frame before the server closes the socket, and why."""

    error: Problem


FromServer = Welcome | Room | Full | Step | Whole | Acknowledged | Declined | Tick | Pong | Farewell


# -- replays -----------------------------------------------------------------------------------------------------------


class MatchSummary(Outgoing):
    """A line of the list of finished matches; `you` is the seat you began it on, none where you came later."""

    id: str
    room: str
    game: str
    version: int
    players: int
    names: tuple[str, ...]
    you: int | None
    started: int
    finished: int
    ending: Annotated[str, Meta(description="How it ended; nothing where that was not kept")] = ""
    winners: Annotated[tuple[int, ...], Meta(description="Which seats won")] = ()


class Matches(Outgoing):
    """Finished matches that a guest played in, the latest first."""

    matches: tuple[MatchSummary, ...]


class MatchInfo(Outgoing):
    """A finished match: how it ended, and what was dealt from; the names are those the table knew."""

    id: str
    game: str
    version: int
    players: int
    names: tuple[str, ...]
    bots: tuple[bool, ...]
    options: dict[str, Any]
    started: int
    finished: int
    ending: str
    winners: tuple[int, ...]
    points: tuple[int, ...]
    groups: tuple[str, ...]
    commitment: Annotated[str, Meta(description="What everybody saw before the deal")]
    secret: Annotated[str, Meta(description="What it committed to, opened now that the match is over")]
    nonces: Annotated[dict[int, str], Meta(description="What each seat threw into the deal")]
    steps: int
    you: Annotated[int | None, Meta(description="The seat you began the match on")]
    member: Annotated[bool, Meta(description="Whether you played in it, and so may share it")]


class ShareLink(Outgoing):
    """Shows a finished match to whoever has the link, as long as the match is kept."""

    link: str
    key: str
    qr: Annotated[str, Meta(description="The same link as an SVG drawing")]


class Scene(Outgoing):
    """One moment of a replay: who answered what, and what the reader knew after it.

    `seat`, `by` and `answer` are there for those who know the answer: whoever gave it, and whoever sees everything. The
    answers of a window that closed all at once all have the moment when it closed.
    """

    step: Annotated[int, Meta(description="How many answers and statements there were so far; 0 is the deal")]
    at: int
    seat: int | None
    by: Literal["person", "bot", "stand_in", "clock"] | None
    answer: str | tuple[str, ...] | None
    public: Any
    private: Any
    told: Annotated[
        tuple[Happened | Spoken | Uncovered, ...],
        Meta(description="What was new at this moment; uncovered for those who see everything"),
    ]
    question: Question | None
    waiting: tuple[int, ...]
    over: bool
    news: Annotated[bool, Meta(description="Whether the reader learned anything by this step")]
    everybody: Annotated[tuple[Known, ...], Meta(description="What each seat knew; all-seeing only")] = ()


class Replay(Outgoing):
    """Some moments of a finished match, as a seat, a spectator or everybody at once saw them."""

    match: str
    seat: Annotated[str, Meta(description="As asked for: a number, spectator or all")]
    first: int
    total: Annotated[int, Meta(description="How many moments there are, the deal included")]
    scenes: tuple[Scene, ...]
