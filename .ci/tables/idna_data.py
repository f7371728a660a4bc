"""What the tables of internationalized names share: the code points that a label may have, and their compositions."""
import unicodedata2 as ucd
from idna.idnadata import codepoint_classes, joining_types, scripts
from idna.uts46data import uts46_replacements, uts46_starts, uts46_statuses


def members(ranges):
    """Returns the code points of a list of ranges of the package `idna`, in which the lower half is the end."""
    return {code_point for each in ranges for code_point in range(each >> 32, each & 0xFFFF_FFFF)}


CLASSES = {code_point: name for name, ranges in codepoint_classes.items() for code_point in members(ranges)}
JOINING = {code_point: name for name, ranges in joining_types.items() for code_point in members(ranges)}
SCRIPTS = {code_point: name for name, ranges in scripts.items() for code_point in members(ranges)}


def compositions():
    """Returns the code points of labels that two others compose, with these."""
    found = {}
    for code_point in sorted(CLASSES):
        character = chr(code_point)
        decomposition = ucd.decomposition(character).split()
        if len(decomposition) == 2 and ucd.normalize("NFC", character) == character:
            parts = [int(part, 16) for part in decomposition]
            # What is composed of other code points than those of labels need not be composed.
            if all(part in CLASSES for part in parts):
                found[code_point] = parts
    return found


def uts46(status):
    """Returns the code points of a status of UTS #46, with what they are mapped to."""
    ends = [*uts46_starts[1:], 0x110000]
    return {
        code_point: replacement
        for start, end, each, replacement in zip(uts46_starts, ends, uts46_statuses, uts46_replacements)
        if chr(each) == status for code_point in range(start, end)}
