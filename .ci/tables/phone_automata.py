"""Patterns of libphonenumber as automata over the ten digits."""
from re import _constants as op
from re import _parser as parser


class Automaton:
    """The positions of several patterns, which are read side by side."""

    def __init__(self):
        self.moves = []  # of each position: the digits that are read there, and the next position
        self.jumps = []  # of each position: the positions that are reached without reading
        self.closures = {}

    def add(self, pattern):
        """Adds a pattern; returns its first and its last position."""
        start = self.position()
        return start, self.sequence(parser.parse(pattern), start)

    def position(self):
        self.moves.append((frozenset(), None))
        self.jumps.append([])
        return len(self.moves) - 1

    def sequence(self, items, start):
        for kind, value in items:
            start = self.item(kind, value, start)
        return start

    def item(self, kind, value, start):
        end = self.position()
        if kind in (op.LITERAL, op.IN):
            read = self.position()
            self.jumps[start].append(read)
            self.moves[read] = digits(value if kind is op.IN else [(kind, value)]), end
        elif kind is op.SUBPATTERN:
            self.jumps[self.sequence(value[-1], start)].append(end)
        elif kind is op.BRANCH:
            for branch in value[1]:
                self.jumps[self.sequence(branch, start)].append(end)
        elif kind is op.MAX_REPEAT:
            least, most, items = value
            for count in range(most + 1):
                if count >= least:
                    self.jumps[start].append(end)
                if count < most:
                    start = self.sequence(items, start)
        else:
            raise ValueError(f"{kind} is not read")
        return end

    def closure(self, position):
        if position not in self.closures:
            found, left = set(), [position]
            while left:
                each = left.pop()
                if each not in found:
                    found.add(each)
                    left += self.jumps[each]
            self.closures[position] = frozenset(found)
        return self.closures[position]

    def start(self, positions):
        return frozenset().union(*map(self.closure, positions))

    def step(self, state, digit, kept=frozenset()):
        """Returns the positions after a digit, and with them those that are to be kept."""
        return frozenset().union(
            state & kept, *(self.closure(end) for read, end in map(self.moves.__getitem__, state) if digit in read))


def digits(items):
    """Returns the digits of a class such as `[0-35]` or `\\d`."""
    found = set()
    for kind, value in items:
        first, last = {op.LITERAL: lambda: (value, value), op.RANGE: lambda: value}.get(kind, lambda: (48, 57))()
        found |= set(range(first - 48, last - 47))
    return frozenset(found)


def strings(pattern, longest):
    """Returns the digits that a pattern matches, if they are not more than a number."""
    automaton = Automaton()
    first, last = automaton.add(pattern)
    states, found = {"": automaton.start([first])}, []
    while states:
        found += [text for text, state in states.items() if last in state]
        states = {
            text + str(digit): automaton.step(state, digit)
            for text, state in states.items() if len(text) < longest for digit in range(10)}
        states = {text: state for text, state in states.items() if state}
    return found
