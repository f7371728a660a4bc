"""The thousand mail domains for the tests of suggestions."""
from email_providers import PACKAGE, ranked
from tables import fill, spaced

PATH = "../Tests/ValidationFormatsTests/Email/MailDomains.swift"


def tables():
    return {"ranked": fill(spaced(ranked()), width=104)}
