"""The subtags of the IANA Language Subtag Registry, in the Python package `language-tags`."""
import importlib.resources
import json

from tables import fill, spaced

PATH = "ValidationFormats/Places/LanguageSubtagTable.swift"
PACKAGE = "language-tags"


def records():
    data = importlib.resources.files("language_tags") / "data" / "json" / "registry.json"
    return json.loads(data.read_text())


def subtags(kind, width):
    """Returns the subtags of a kind and width in lower case, those of private ranges included."""
    found = set()
    for record in records():
        if record.get("Type") != kind:
            continue
        subtag = record["Subtag"].lower()
        first, _, last = subtag.partition("..")
        if len(first) == width:
            found.update(between(first, last or first))
    return sorted(found)


def between(first, last):
    """Returns the codes of letters from the first one to the last."""
    codes = [first]
    while codes[-1] != last:
        letters = list(codes[-1])
        place = len(letters) - 1
        while letters[place] == "z":
            letters[place] = "a"
            place -= 1
        letters[place] = chr(ord(letters[place]) + 1)
        codes.append("".join(letters))
    return codes


def lines(words):
    return fill(words, width=105)


def tables():
    variants = sorted(record["Subtag"].lower() for record in records() if record.get("Type") == "variant")
    return {
        "languagesOfTwoLetters": lines(spaced(subtags("language", 2))),
        "languagesOfThreeLetters": lines(spaced(subtags("language", 3))),
        "extensions": lines(spaced(subtags("extlang", 3))),
        "scripts": lines(spaced(subtags("script", 4))),
        "regionsOfLetters": lines(spaced(subtags("region", 2))),
        "regionsOfDigits": lines(spaced(subtags("region", 3))),
        **{f"variantsOf{number}": lines(spaced(word for word in variants if len(word) == length))
           for length, number in enumerate(["Four", "Five", "Six", "Seven", "Eight"], 4)},
    }
