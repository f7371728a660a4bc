"""The code points of Unicode labels by RFC 5892, from the tables of the Python package `idna`."""
import unicodedata2 as ucd

from idna_data import CLASSES, JOINING, SCRIPTS, compositions
from tables import fill, runs, spaced, span

PATH = "ValidationFormats/Hostnames/IDNACodePointsTable.swift"
PACKAGE = "idna"

JOINING_TYPES = {"D": "dual", "L": "left", "R": "right", "T": "transparent"}


def tables():
    joins = {second for _, second in compositions().values()}

    def properties(code_point):
        character = chr(code_point)
        direction = ucd.bidirectional(character)
        words = [
            CLASSES[code_point].replace("PVALID", ""),
            "mark" if ucd.category(character)[0] == "M" else "",
            "" if direction == "L" else direction,
            JOINING_TYPES.get(JOINING.get(code_point), ""),
            SCRIPTS.get(code_point, ""),
            str(ucd.combining(character) or ""),
            "joins" if code_point in joins else "",
        ]
        return ",".join(word for word in words if word) or "PVALID"

    known = {code_point: properties(code_point) for code_point in sorted(CLASSES)}
    groups = {}
    for words, text in ranges(list(runs(known))):
        groups.setdefault(words, []).append(text)
    return {"table": [
        line for words, texts in groups.items() for line in fill(spaced([f"{words}:", *texts]), width=106)]}


def ranges(known):
    """Writes ranges, three or more equal code points that have one code point of another kind between them as one."""
    index = 0
    while index < len(known):
        first, last, words = known[index]
        count = 1
        while first == last and known[index + count:][:1] == [(first + 2 * count, first + 2 * count, words)]:
            count += 1
        if count < 3:
            count = 1
        else:
            last += 2 * (count - 1)
        yield words, span(first, last) + ("/2" if count > 1 else "")
        index += count
