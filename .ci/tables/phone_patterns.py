"""The groups in which people write telephone numbers, from the metadata of libphonenumber in `phonenumbers`."""
import re
from collections import Counter

from phonenumbers import COUNTRY_CODE_TO_REGION_CODE as REGIONS

from phone_plans import metadata
from tables import fill

PATH = "ValidationFormats/Telephone/PhoneNumberPatternTable.swift"
PACKAGE = "phonenumbers"


def tables():
    lines = []
    for zone in "123456789":
        codes = sorted((code for code in REGIONS if str(code)[0] == zone), key=str)
        rows = [f"{row}; " for code in codes for row in patterns_of(code)]
        lines += ['#"""', *fill(rows, width=106), '"""#,']
    return {"zones": lines}


def patterns_of(code):
    regions = [metadata(code, region) for region in REGIONS[code]]
    possible = {length for region in regions for length in region.general_desc.possible_length}
    international = {key(each): groups(each) for each in regions[0].intl_number_format}
    rows = []
    for each in regions[0].number_format:
        # Deviation: patterns of numbers without area code are left out, because they are not numbers of E.164.
        if not any(re.fullmatch(each.pattern, "0" * length) for length in possible):
            continue
        leading = (each.leading_digits_pattern or [r"\d"])[-1].replace("(?:", "(")
        rule = (each.national_prefix_formatting_rule or r"\1").replace(r"\1", "a").replace(" ", "_")
        national = groups(each)
        rows.append((leading, national, rule, international.get(key(each), "-") if international else national))
    if not rows:
        return []
    usual = Counter(row[2] for row in rows).most_common(1)[0][0]
    return [f"+{code} {usual}"] + [
        f"{leading} {national}" + (f" {rule} {other}" if other != national else f" {rule}" if rule != usual else "")
        for leading, national, rule, other in rows]


def key(each):
    return each.pattern, *each.leading_digits_pattern


def groups(each):
    r"""Writes `(\d{2})(\d{3,4})` and `\1 \2` as `2_3:4`."""
    sizes = []
    for group in re.findall(r"\(([^)]*)\)", each.pattern):
        lengths = [length for length in range(16) if re.fullmatch(group, "0" * length)]
        sizes.append(str(lengths[0]) if len(lengths) == 1 else f"{lengths[0]}:{lengths[-1]}")
    text, left = "", sizes
    for group, literal in re.findall(r"\\(\d)|([^\\]+)", each.format):
        if literal:
            text += re.sub(r"\d+", r"'\g<0>'", literal.replace(" ", "_"))
            continue
        while len(left) > len(sizes) - int(group) + 1:
            text += f"!{left[0]}''"
            left = left[1:]
        text += left[0]
        left = left[1:]
    return text
