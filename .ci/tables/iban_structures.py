"""The structures of the IBAN registry, and those of countries outside it, from the Python package `schwifty`."""
import json
from importlib.metadata import distribution

PATH = "ValidationFormats/Money/IBANTable.swift"
PACKAGE = "schwifty"

# Deviation: bank codes of the West African monetary union begin with a letter and a digit, too, as for BF, BJ and ML.
OTHER_STRUCTURES = {"CI": "2!c22!n"}


def tables():
    registry, additions = (
        json.loads(distribution(PACKAGE).locate_file(f"schwifty/iban_registry/{name}.json").read_text())
        for name in ("generated", "overwrite"))
    # Deviation: parts of a country, which write their numbers under its code, are in `territories`.
    registered = [each["iban_spec"] for code, each in registry.items() if each["iban_spec"].startswith(code)]
    unregistered = [
        f"{code}2!n{OTHER_STRUCTURES.get(code, each['bban_spec'])}"
        for code, each in additions.items() if each.get("aspirational")]
    return {"text": sorted(registered), "unregistered": sorted(unregistered)}
