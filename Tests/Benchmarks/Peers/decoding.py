#!/usr/bin/env python3
"""Reads the bodies of DecodingCases.swift with pydantic and msgspec, by rules of the same kind.

    pip install pydantic msgspec
    Tests/Benchmarks/Peers/decoding.py

Compare only with figures of the same minutes on the same machine: `swift run -c release Benchmarks decode-body
decode-body-1mb`. What msgspec has no rule for (email addresses, telephone numbers) is a pattern.
"""

import time
from typing import Annotated

BODY = (
    '{"userName":"ada.lovelace","email":"ada@example.com","password":"Engine-1842-x",'
    '"repeatedPassword":"Engine-1842-x","age":36,"phone":"+442079460018","card":"4242424242424242",'
    '"acceptsTerms":true,"tags":["math","poetry"],"address":{"street":"12 St James\'s Square",'
    '"city":"London","postalCode":"SW1Y 4JH"}}'
)
EMAIL = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)+$"
PHONE = r"^\+[1-9][0-9]{6,14}$"


def best(function, calls):
    """Returns the least time of a call in microseconds."""
    times = []
    for _ in range(25):
        start = time.perf_counter()
        for _ in range(calls):
            function()
        times.append((time.perf_counter() - start) / calls * 1e6)
    return min(times)


def report(name, decode_one, decode_list):
    one = BODY.encode()
    many = b'{"accounts":[' + b",".join([one] * 3300) + b"]}"
    print(f"{name:14} {best(lambda: decode_one(one), 2000):8.2f} µs a body of {len(one)} bytes, "
          f"{best(lambda: decode_list(many), 1) / 1000:8.2f} ms a list of 3,300")


def measure_msgspec():
    import msgspec
    from msgspec import Meta, Struct

    class Address(Struct):
        street: Annotated[str, Meta(min_length=1, max_length=80)]
        city: Annotated[str, Meta(min_length=1)]
        postalCode: Annotated[str, Meta(min_length=4, max_length=10)]

    class Account(Struct):
        userName: Annotated[str, Meta(min_length=3, max_length=20)]
        email: Annotated[str, Meta(pattern=EMAIL)]
        password: Annotated[str, Meta(min_length=8, max_length=64)]
        repeatedPassword: Annotated[str, Meta(min_length=8, max_length=64)]
        age: Annotated[int, Meta(ge=18, le=130)]
        acceptsTerms: bool
        tags: Annotated[list[Annotated[str, Meta(min_length=1, max_length=20)]], Meta(max_length=5)]
        address: Address
        phone: Annotated[str, Meta(pattern=PHONE)] | None = None
        card: Annotated[str, Meta(min_length=12, max_length=19)] | None = None

    class Accounts(Struct):
        accounts: list[Account]

    report("msgspec", msgspec.json.Decoder(Account).decode, msgspec.json.Decoder(Accounts).decode)


def measure_pydantic():
    from pydantic import BaseModel, Field

    class Address(BaseModel):
        street: str = Field(min_length=1, max_length=80)
        city: str = Field(min_length=1)
        postalCode: str = Field(min_length=4, max_length=10)

    class Account(BaseModel):
        userName: str = Field(min_length=3, max_length=20)
        email: str = Field(pattern=EMAIL)
        password: str = Field(min_length=8, max_length=64)
        repeatedPassword: str = Field(min_length=8, max_length=64)
        age: int = Field(ge=18, le=130)
        acceptsTerms: bool
        tags: list[Annotated[str, Field(min_length=1, max_length=20)]] = Field(max_length=5)
        address: Address
        phone: str | None = Field(default=None, pattern=PHONE)
        card: str | None = Field(default=None, min_length=12, max_length=19)

    class Accounts(BaseModel):
        accounts: list[Account]

    report("pydantic-core", Account.model_validate_json, Accounts.model_validate_json)


if __name__ == "__main__":
    measure_msgspec()
    measure_pydantic()
