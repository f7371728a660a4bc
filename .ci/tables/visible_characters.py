"""The visible characters beyond ASCII, from the Unicode Character Database."""
import unicodedata2 as ucd

from idna_data import uts46
from tables import fill, runs, spaced, span

PATH = "ValidationFormats/Email/VisibleCharactersTable.swift"
PACKAGE = "unicodedata2"

# Deviation: the replacement character stands for what could not be read, and full-width forms look like ASCII.
LEFT_OUT = {0xFFFD, *range(0xFF01, 0xFF5F)}


def tables():
    # The status "ignored" of UTS #46 is the property Default_Ignorable_Code_Point.
    invisible = LEFT_OUT | uts46("I").keys()
    categories = ((code_point, ucd.category(chr(code_point))[0]) for code_point in range(0x80, 0x110000))
    marks = {
        code_point: ":" * (category == "M") for code_point, category in categories
        if category in "LMNPS" and code_point not in invisible}
    entries = (span(first, last) + suffix for first, last, suffix in runs(marks))
    return {"visibleCharacters": fill(spaced(entries), width=105)}
