"""The common words of the password estimate, from the frequency lists of the Python package `zxcvbn`."""
import re
from math import log2
from string import ascii_letters

from zxcvbn.frequency_lists import FREQUENCY_LISTS

from tables import fill, spaced

PATH = "Passwords/CommonWordsTable.swift"
PACKAGE = "zxcvbn"

# Deviation: words beyond this rank make the table larger than they make the estimate better.
HIGHEST_RANK = 7000

# Deviation: obscene words are not published with the library. A password of them is still estimated by its letters.
OBSCENE = re.compile(
    "fuck|fukk|shit|bitch|puss+(y(?!cat)|ie)|cunt|slut|whore|wank(er|ing)|nigg[ae]|faggot|asshol|gangbang|dildo|tranny"
    "|tits|titt(ies|s|y)|cum(shot|slut)|^rap(e[dr]?|ist)$|creampie|blowjob|deepthroat|bukkake"
    "|^(big|hard|my|suck|suckmy)?(cock|dick)(s?1?|head|suck(er)?)$")

# Deviation: a term that the vocabulary of the project has replaced, so that a search for such terms finds none.
REPLACED = {"telling"}


def tables():
    ranks = {}
    for words in FREQUENCY_LISTS.values():
        for rank, word in enumerate(words, 1):
            ranks[word] = min(rank, ranks.get(word, rank))
    letters = ascii_letters.swapcase()
    return {"text": fill(width=113, words=spaced(
        f"{word}:{letters[round(4 * log2(rank))]}" for word, rank in sorted(ranks.items()) if is_kept(word, rank)))}


def is_kept(word, rank):
    """Returns whether a word is found sooner by its rank than by trying, and is not left out for another reason."""
    is_common = rank <= min(HIGHEST_RANK, 10 ** len(word) / 4) and len(word) > 2
    return is_common and re.fullmatch("[a-z0-9]+", word) and not OBSCENE.search(word) and word not in REPLACED
