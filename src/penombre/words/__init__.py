"""Words for people: what the rules tell as keys and numbers, said in French or in English.

`Words(game, language)` reads `common.<language>.ftl` of this package and `words/<language>.ftl` of the game, both in
the Fluent syntax. Rules never hold a sentence; they name one, and these are the names:

==================  ===============================================================================
`event-<key>`       an event; an attribute named after an argument is for those who were told it too
`ask-<kind>`        a question, addressed to the reader
`option-<word>`     an option, short enough for a button; an attribute named after the kind of the
                    question is for that question only
`reason-<key>`      why an option is refused
`say-<kind>`        a statement, as its speaker words it; of an emote, what others see
`phase-<name>`      a phase; and one family per kind of card, setting, ending... of the game
==================  ===============================================================================

Arguments, as the texts see them:

- `seat`, `by`, `target`, `other`, `leader`, `suspect`, `victim` hold a seat and become that player's name. With it
  come `<name>_is_me`, "yes" or "no", and `<name>_or_you`, which is "vous" or "you" where the seat is the reader's.
- `seats`, or a name that ends in `_seats`, holds seats and becomes an enumeration where the reader is "vous" or "you"
  and comes last; with it `<name>_count` and `<name>_has_me`. No seats at all are an empty text: use the count.
- any other string `a` of value `v` becomes the message `a-v` where there is one (`x+y` is worded by `a-x_y`);
  `<a>_id` keeps the value for selectors, and is "none" for an empty one.
- a list `as` of strings or numbers becomes an enumeration of `a-v`, repeated words counted; with it `<as>_count`
  and, where it has one item per seat, `<as>_by_seat`.
- `fingers` holds whom each seat points at, or nobody, and is such a list of names.
- a flag becomes "yes" or "no"; a number stays a number.

French texts have `DE(...)` and `QUE(...)` for "de Léa", "d’Anna", "que Léa", "qu’Anna".
"""

from penombre.words.book import Words
from penombre.words.errors import MissingWords, UnknownLanguage
from penombre.words.languages import LANGUAGES, language

__all__ = ["LANGUAGES", "MissingWords", "UnknownLanguage", "Words", "language"]
