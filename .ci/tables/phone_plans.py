"""The numbering plans of the world, from the metadata of libphonenumber in the Python package `phonenumbers`."""
import re

from phonenumbers import COUNTRY_CODE_TO_REGION_CODE as REGIONS
from phonenumbers.phonemetadata import PhoneMetadata

from phone_automata import Automaton, strings
from tables import fill, spaced

PATH = "ValidationFormats/Telephone/PhoneNumberingPlanTable.swift"
PACKAGE = "phonenumbers"

# The kinds in the order in which libphonenumber tries them.
KINDS = {
    "premium_rate": "p", "toll_free": "t", "shared_cost": "s", "voip": "v", "personal_number": "n", "pager": "g",
    "uan": "u", "voicemail": "o", "fixed_line": "f", "mobile": "m",
}

# Deviation: trunk prefixes that libphonenumber does not have as the national prefix.
TRUNK_PREFIXES = {
    "BY": "80,8,0",  # 8, a second dialing tone, then 0: people write both, or either of them.
    "GA": "0",  # The formats of numbers of seven digits have it; in the newer numbers it is the first digit.
    "LT": "0,8",  # 8 was the prefix before 0, and still stands on business cards.
}

# Deviation: regions in which forms and business cards often leave the trunk prefix out.
WITHOUT_TRUNK_PREFIX = set(
    "AE AF BG BY CD EG GE IQ JO KG KR KZ LB LK LY MK MM NG RU SA SD SK SY TM TW VE YE".split())

# Deviation: the regions of a calling code with the widest plans come first, not the first one only.
SECOND_REGIONS = {1: "CA"}

# Deviation: longer international prefixes select a carrier, and nobody writes one in front of a number.
LONGEST_INTERNATIONAL_PREFIX = 4


def tables():
    found, regions = {}, []
    for zone in "123456789":
        lines, names = [], []
        for code in sorted((code for code in REGIONS if str(code)[0] == zone), key=str):
            plans = plans_of(code)
            names += [plan.region for plan in plans if plan.region != "--"]
            if code == 1:
                lines += shared_lines(plans)
            else:
                lines += [line for plan in plans for line in plan.lines(plan.numbers)]
        found[f"zone{zone}"] = lines
        parts = fill(spaced(names), width=101)
        parts = [f'"{part} "' for part in parts[:-1]] + [f'"{parts[-1]}",']
        regions += [parts[0]] + [f"  + {part}" for part in parts[1:]]
    return {"regions": regions, **found}


def shared_lines(plans):
    """Writes the numbers that all plans but the first two have in common once: half of the lines of +1."""
    shared = set.intersection(*(set(plan.numbers) for plan in plans[2:]))
    lines = [line for plan in plans[:2] for line in plan.lines(plan.numbers)]
    lines += written(f"** {plans[0].prefixes}", sorted(shared), best_depth(sorted(shared)))
    return lines + [
        line for plan in plans[2:] for line in plan.lines([each for each in plan.numbers if each not in shared])]


def plans_of(code):
    main, *others = REGIONS[code]
    others.sort(key=lambda region: region != SECOND_REGIONS.get(code))
    return [Plan(metadata(code, region), metadata(code, main)) for region in [main, *others]]


def metadata(code, region):
    if region == "001":
        return PhoneMetadata.metadata_for_nongeo_region(code)
    return PhoneMetadata.metadata_for_region(region)


class Plan:
    """The numbers of a region: leading digits, with the lengths, kinds and trunk prefixes of the numbers."""

    def __init__(self, region, main):
        self.region = "--" if region.id == "001" else region.id
        self.automaton = Automaton()
        self.longest = 15 - len(str(region.country_code))  # the limit of ITU-T E.164
        self.general = self.pattern(region.general_desc)
        self.kinds = {
            letter: self.pattern(getattr(region, name), self.general[2]) for name, letter in KINDS.items()
            if getattr(region, name) and getattr(region, name).national_number_pattern}
        self.formats = [self.format(each) for each in main.number_format]
        # A format asks for leading digits, so that their position is kept.
        self.kept = frozenset(last for _, last, _, _ in self.formats)
        self.nodes, self.nodes_by_state = {}, {}
        starts = [first for first, *_ in [self.general, *self.kinds.values(), *self.formats]]
        numbers = self.leaves(self.node(self.automaton.start(starts), 0), 0)

        trunk = TRUNK_PREFIXES.get(self.region) or region.national_prefix or "-"
        optional = trunk != "-" and (
            self.region in WITHOUT_TRUNK_PREFIX
            or all(optional for _, labels in numbers for _, _, optional in labels))
        self.numbers = [(prefix, lengths(labels, trunk != "-" and not optional)) for prefix, labels in numbers]
        international = strings(region.international_prefix or "", LONGEST_INTERNATIONAL_PREFIX)
        self.prefixes = f"{region.country_code} {trunk}{'?' * optional} {ranges(international) or '-'}"

    def lines(self, numbers):
        """Writes the plan, with fewer numbers if some of them are written elsewhere."""
        return written(f"{self.region} {self.prefixes}", numbers, best_depth(self.numbers))

    def pattern(self, description, usual_lengths=()):
        """Returns the first and the last position of a pattern, and its lengths."""
        positions = self.automaton.add(description.national_number_pattern)
        return *positions, description.possible_length or usual_lengths

    def format(self, each):
        """Returns the same of the leading digits of a format, and whether the format is one without trunk prefix."""
        positions = self.automaton.add((each.leading_digits_pattern or [""])[-1])
        lengths = [length for length in range(16) if re.fullmatch(each.pattern, "0" * length)]
        rule = each.national_prefix_formatting_rule
        optional = bool(each.national_prefix_optional_when_formatting) or rule in (None, r"\1", r"(\1)")
        return *positions, lengths, optional

    def label(self, state, length):
        """Returns the kind of a number, and whether its trunk prefix may be left out; `None` if it is not valid."""
        def fits(pattern):
            return pattern[1] in state and length in pattern[2]

        kinds = [letter for letter, pattern in self.kinds.items() if fits(pattern)] if fits(self.general) else []
        if not kinds:
            return None
        return "b" if kinds[0] == "f" and "m" in kinds else kinds[0], next(filter(fits, self.formats), [True])[-1]

    def node(self, state, depth):
        """Returns the label of the number that ends here and the nodes after each digit; equal nodes are identical."""
        key = state, depth
        if key not in self.nodes_by_state:
            children = ()
            if depth < self.longest and state - self.kept:
                states = (self.automaton.step(state, digit, self.kept) for digit in range(10))
                children = tuple(self.node(each, depth + 1) for each in states)
            node = self.label(state, depth), children if any(children) else ()
            identity = node[0], *map(id, node[1])
            self.nodes_by_state[key] = self.nodes.setdefault(identity, node) if any(node) else None
        return self.nodes_by_state[key]

    def leaves(self, node, depth):
        """Returns leading digits, with the labels that no further digit decides about."""
        labels = labels_by_length(node, depth)
        if labels is not None and depth:
            return [("", labels)] if labels else []
        if node[0]:
            raise ValueError(f"A number of {self.region} is the beginning of others, which the notation cannot say")
        return [
            (f"{digit}{prefix}", labels) for digit, child in enumerate(node[1])
            for prefix, labels in self.leaves(child, depth + 1)]


def labels_by_length(node, depth):
    """Returns the labels of the numbers after a node, with their lengths, or `None` if other digits make other ones."""
    if node is None:
        return ()
    label, children = node
    if any(child is not children[0] for child in children):
        return None
    rest = labels_by_length(children[0], depth + 1) if children else ()
    return rest if rest is None or label is None else ((depth, *label), *rest)


# The notation, which the comment of the table explains.


def lengths(labels, marks_optional):
    parts = []
    for length, kind, optional in labels:
        kind += "*" * (optional and marks_optional)
        if parts and parts[-1][1:] == [length - 1, kind]:
            parts[-1][1] = length
        else:
            parts.append([length, length, kind])
    return ",".join(f"{first}{kind}" if first == last else f"{first}-{last}{kind}" for first, last, kind in parts)


def ranges(prefixes):
    parts = []
    for prefix in prefixes:
        if parts and len(prefix) == len(parts[-1][1]) and int(prefix) == int(parts[-1][1]) + 1:
            parts[-1][1] = prefix
        else:
            parts.append([prefix, prefix])
    return ",".join(first if first == last else f"{first}-{last}" for first, last in parts)


def grouped(pairs):
    """Returns the values of pairs, in the order in which they first occur, with their keys."""
    groups = {}
    for key, value in pairs:
        groups.setdefault(value, []).append(key)
    return groups.items()


def entries(numbers):
    return " ".join(f"{ranges(prefixes)}:{lengths}" for lengths, prefixes in grouped(numbers))


def lines(numbers, depth):
    """Returns a text for the numbers that so many digits decide about, and one for each way in which others go on."""
    short = [number for number in numbers if not depth or len(number[0]) <= depth]
    long = grouped((number, number[0][:depth]) for number in numbers if 0 < depth < len(number[0]))
    ways = grouped((head, entries((prefix[depth:], lengths) for prefix, lengths in rest)) for head, rest in long)
    found = [(heads[0], f"{ranges(heads)}/{text};") for text, heads in ways]
    found += [(short[0][0], entries(short))] if short else []
    return [text for _, text in sorted(found)]


def best_depth(numbers):
    return min(range(6), key=lambda depth: len("\n".join(lines(numbers, depth))))


def written(header, numbers, depth):
    text = " ".join([header, *lines(numbers, depth)])
    return fill(re.findall("[0-9-]+[,/]|[^ ]+ ?", text), width=106)
