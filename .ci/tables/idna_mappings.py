"""The mappings of UTS #46, in the table of the Python package `idna`."""
from idna_data import CLASSES, uts46
from tables import fill, runs, spaced, span

PATH = "ValidationFormats/Hostnames/IDNAMappingsTable.swift"
PACKAGE = "idna"

# The lists are searched one element after the other.
LONGEST_LIST = 12


def tables():
    # Deviation: a mapping to what no label has is left out, because the name is rejected with and without it.
    mapped = {
        code_point: tuple(map(ord, replacement)) for code_point, replacement in uts46("M").items()
        if code_point > 0x7F and all(each == "." or ord(each) in CLASSES for each in replacement)}
    ignored = (span(first, last) for first, last, _ in runs(dict.fromkeys(uts46("I"))))
    return {
        "table": fill(spaced(lists(entries(mapped))), width=105),
        "ignoredCodePoints": fill(spaced(ignored), width=105)}


def lists(entries):
    """Writes code points that follow each other, with mappings of their own, as one entry."""
    first, last, targets = 0, -1, []
    for low, high, suffix, target in [*entries, (0, 0, "", "")]:
        if targets and (low != last + 1 or high > low or len(targets) == LONGEST_LIST):
            yield f"{span(first, last)}:{','.join(targets)}"
            targets = []
        if high > low:
            yield f"{span(low, high)}{suffix}:{target}"
        else:
            first, last, targets = first if targets else low, low, targets + [target]


def entries(mapped):
    end = -1
    for first, target in mapped.items():
        if first <= end:
            continue
        suffix, step = "", 1
        if len(target) == 1:
            for suffix, step, growth in (("", 1, 1), ("/2", 2, 1), ("=", 1, 0)):
                end = first
                while mapped.get(end + step) == (target[0] + growth * (end + step - first),):
                    if step == 2 and end + 1 in mapped:
                        break
                    end += step
                if end > first:
                    break
        if end <= first:
            end, suffix = first, ""
        yield first, end, suffix, "+".join(f"{each:X}" for each in target)
