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
    main = regions[0]
    possible = {length for region in regions for length in region.general_desc.possible_length}
    international = {key(each): groups(each) for each in main.intl_number_format}
    rows = []
    for each in main.number_format:
        leading = ",".join(digits(pattern) for pattern in each.leading_digits_pattern or [r"\d"])
        is_local = not any(re.fullmatch(each.pattern, "0" * length) for length in possible)
        rule = (each.national_prefix_formatting_rule or r"\1").replace(r"\1", "a").replace(" ", "_")
        has_trunk_prefix = rule.strip("()") != "a"
        is_optional = each.national_prefix_optional_when_formatting or (
            not has_trunk_prefix and each.domestic_carrier_code_formatting_rule is not None)
        national = groups(each)
        other = international.get(key(each), "-") if international else national
        rows.append(("~" * is_local + "?" * bool(is_optional) + leading, national, rule, other))
    usual = Counter(row[2] for row in rows).most_common(1)[0][0] if rows else "a"
    trunk = digits(main.national_prefix_for_parsing or "-")
    return [f"+{code} {usual} {trunk} {digits(main.international_prefix or '-')}"] + [
        f"{leading} {national}" + (f" {rule} {other}" if other != national else f" {rule}" if rule != usual else "")
        for leading, national, rule, other in rows]


def digits(pattern):
    r"""Writes `(?:1\d{2}|[34]\d{0,1})` as `(1\d\d|[34]\d?)`."""
    def repeated(match):
        least = int(match[2])
        return match[1] * least + (match[1] + "?") * (int(match[3] or least) - least)
    return re.sub(r"(\\d|\[[^]]*\]|\d)\{(\d+)(?:,(\d+))?\}", repeated, pattern.replace("(?:", "("))


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
