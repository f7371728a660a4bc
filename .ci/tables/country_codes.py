"""The officially assigned codes of ISO 3166-1, from the Python package `iso3166`."""
from iso3166 import countries

PATH = "ValidationFormats/Places/CountryCodeFormat.swift"
PACKAGE = "iso3166"

# Deviation: the code of Kosovo is one for private use.
LEFT_OUT = {"XK"}


def tables():
    return {"text": sorted(
        f"{each.alpha2} {each.alpha3} {each.numeric} {each.apolitical_name}"
        for each in countries if each.alpha2 not in LEFT_OUT)}
