"""The names of the IANA Time Zone Database, from the Python package `tzdata`."""
from importlib.resources import files

from tables import fill, spaced

PATH = "ValidationFormats/Places/TimeZoneFormat.swift"
PACKAGE = "tzdata"

# Deviation: the zone of a computer that has not been set up.
LEFT_OUT = {"Factory"}


def tables():
    names = set((files("tzdata") / "zones").read_text().split()) - LEFT_OUT
    areas = {}
    for name in sorted(names):
        area, slash, place = name.rpartition("/")
        areas.setdefault(area + slash, []).append(place)
    return {"text": [
        line for area, places in sorted(areas.items())
        for line in fill(spaced([area] * (area != "") + places), width=106)]}
