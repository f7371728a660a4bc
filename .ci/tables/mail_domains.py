"""The thousand mail domains for the tests of suggestions, and real domains that are one slip from one of them."""
import email_domains
from email_providers import PACKAGE, providers, ranked, sites
from tables import fill, spaced

PATH = "../Tests/ValidationFormatsTests/Email/MailDomains.swift"


def tables():
    domains = ranked()
    known = {*domains, *email_domains.frequent()}
    near = {near for domain in known for near in email_domains.neighbors(domain)}
    # What Chrome's users visit has no part in the table of the library.
    visited = sites("google-chrome-crux-1million") - known
    listed = providers() - known
    return {
        "ranked": fill(spaced(domains), width=104),
        "visited": fill(spaced(sorted(visited & near)), width=104),
        "listed": fill(spaced(sorted(listed & near)), width=104),
        "counts": [f'"visited": {len(visited)},', f'"listed": {len(listed)},']}
