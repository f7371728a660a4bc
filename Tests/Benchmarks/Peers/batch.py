#!/usr/bin/env python3
"""Measures `Demo batch` on one core against msgspec with the same rules, and on two cores against one.

    pip install msgspec
    swift build -c release --product Demo
    Tests/Benchmarks/Peers/batch.py [RECORDS]

Both read the lines of one file with sign-ups (200,000 by default, one in ten of them invalid), and count the valid ones. msgspec has no
rule for email addresses and telephone numbers and no formatters, so patterns and Python stand for them. It stops at the first failure of
a record, where `Demo batch` collects all. Each takes the best of five runs, in processor time, so that it does not depend on what else the
machine does; the start of the process is in the time of `Demo`, and not in that of msgspec. Two cores are compared with one by the time
that passes, on a quiet machine.
"""

import os
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import time
from typing import Annotated

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent.parent
DEMO = ROOT / ".build/release/Demo"
RUNS = 5
EMAIL = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\u0080-\U0010ffff-]+(?<!\.)@"
    r"(?:[\w\u0080-\U0010ffff](?:[\w\u0080-\U0010ffff-]*[\w\u0080-\U0010ffff])?\.)+[A-Za-z\u0080-\U0010ffff]{2,}")


def make_check():
    """Returns a function that tells whether a line is a valid sign-up."""
    import msgspec
    from msgspec import Meta, Struct

    class SignUp(Struct):
        userName: Annotated[str, Meta(min_length=3, max_length=20, pattern=r"^[\w.-]+$")]
        email: str
        password: Annotated[str, Meta(min_length=8)]
        repeatedPassword: Annotated[str, Meta(min_length=1)]
        age: Annotated[int, Meta(ge=18, le=130)]
        acceptsTerms: bool
        phone: str | None = None
        card: str | None = None

    decode = msgspec.json.Decoder(SignUp).decode
    digit, capital = re.compile(r"\d").search, re.compile(r"[A-ZА-ЯÄÖÜ]").search
    is_email = EMAIL.fullmatch

    def is_valid(line):
        try:
            sign_up = decode(line)
        except msgspec.MsgspecError:
            return False
        sign_up.email = sign_up.email.strip().lower()
        return (
            sign_up.acceptsTerms and sign_up.password == sign_up.repeatedPassword and is_email(sign_up.email) is not None
            and ".." not in sign_up.email and digit(sign_up.password) is not None and capital(sign_up.password) is not None)

    return is_valid


def processor_time():
    """Returns the seconds of this process and of those that it has started."""
    usages = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


def best(function, clock=processor_time):
    """Returns the least time of a call in seconds, and the last result."""
    times = []
    for _ in range(RUNS):
        start = clock()
        result = function()
        times.append(clock() - start)
    return min(times), result


def run_demo(path, jobs):
    output = subprocess.run([DEMO, "batch", path, "--quiet", "--jobs", str(jobs)], capture_output=True, text=True).stdout
    return int(re.search(r"(\d+)  valid", output)[1])


def main():
    records = sys.argv[1] if len(sys.argv) > 1 else "200000"
    is_valid = make_check()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "records.jsonl")
        with open(path, "wb") as file:
            subprocess.run([DEMO, "batch", "--generate", records], stdout=file, check=True)

        def run_msgspec():
            with open(path, "rb") as file:
                return sum(map(is_valid, file))

        peer, valid_of_peer = best(run_msgspec)
        one, valid = best(lambda: run_demo(path, 1))
        passed, _ = best(lambda: run_demo(path, 1), time.perf_counter)
        passed_on_two, _ = best(lambda: run_demo(path, 2), time.perf_counter)
    count = int(records)
    for name, seconds, found in (("msgspec", peer, valid_of_peer), ("Demo, one core", one, valid)):
        print(f"{name:16} {count / seconds / 1000:8.0f} thousand records a second of processor time, {found} of {count} valid")
    print(f"one core against msgspec: {peer / one:.2f}×; two cores against one: {passed / passed_on_two:.2f}×")


if __name__ == "__main__":
    main()
