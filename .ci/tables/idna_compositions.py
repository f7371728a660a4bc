"""The canonical compositions of the Unicode Character Database in labels."""
from idna_data import compositions
from tables import fill, spaced

PATH = "ValidationFormats/Hostnames/IDNACompositionsTable.swift"
PACKAGE = "unicodedata2"


def tables():
    return {"table": fill(width=106, words=spaced(
        f"{code_point:X}:{first:X}+{second:X}" for code_point, (first, second) in compositions().items()))}
