"""The names of the IANA Time Zone Database, from the Python package `tzdata`."""
from importlib.resources import files

PATH = "Places/TimeZoneFormat.swift"
PACKAGE = "tzdata"

# Deviation: the zone of a computer that has not been set up.
LEFT_OUT = {"Factory"}


def tables():
    names = set((files("tzdata") / "zones").read_text().split()) - LEFT_OUT
    return {"text": sorted(names)}
