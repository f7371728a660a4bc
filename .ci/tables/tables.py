"""What the scripts of tables share: the declarations of the Swift files, line breaks, and ranges of code points."""
import re


def replaced(source, declaration, lines):
    """Returns Swift source with other lines in a literal of several lines: a text, or an array of them."""
    match = re.search(rf'^( *).*static let {declaration} = ("""|\[)\n', source, re.MULTILINE)
    if match is None:
        raise ValueError(f"There is no declaration {declaration}")
    indent = match[1] + "  "
    closing = f"{match[1]}]" if match[2] == "[" else f'{indent}"""'
    end = source.index(f"\n{closing}\n", match.end() - 1) + 1
    return source[: match.end()] + "".join(f"{indent}{line}\n" for line in lines) + source[end:]


def fill(words, width, continuation=""):
    """Breaks words into lines. A word includes the space or the comma after it."""
    lines, line = [], ""
    for word in words:
        if line and len(line + word) > width:
            lines.append(line.rstrip())
            line = continuation
        line += word
    return lines + [line.rstrip()]


def spaced(words):
    return [f"{word} " for word in words]


def span(first, last):
    return f"{first:X}" if first == last else f"{first:X}-{last:X}"


def runs(values):
    """Yields the first and the last of successive code points of equal value, and the value."""
    run = None
    for code_point, value in values.items():
        if run and run[1:] == [code_point - 1, value]:
            run[1] = code_point
        else:
            if run:
                yield tuple(run)
            run = [code_point, code_point, value]
    yield tuple(run)
