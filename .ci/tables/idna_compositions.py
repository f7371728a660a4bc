"""The canonical compositions of the Unicode Character Database in labels."""
from idna_data import compositions

PATH = "Hostnames/IDNACompositionsTable.swift"
PACKAGE = "unicodedata2"


def tables():
    return {"table": [
        f"{code_point:04X} {first:04X} {second:04X}" for code_point, (first, second) in compositions().items()]}
