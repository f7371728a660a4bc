"""The domains of mail providers, and those that are one slip from one of them and meant as they are typed."""
import pathlib
import re

from email_providers import PACKAGE, FAMILIES, listed, million, providers, ranked, sites
from tables import fill, spaced

PATH = "ValidationFormats/Email/EmailDomainTable.swift"

# A frequent domain with so short a first label shares most of its neighbors with others, so each of them that is visited or listed counts
# as meant. Those of a longer name are mostly slips that are registered.
SHORT = 4

# Visited neighbors of longer names that are not slips.
MEANT = """
    amail.com arbor.de arcos.de atinternet.com aver.com candex.com chello.no chello.pl cloud.com coxmail.com dmail.com
    eastmail.com fptonline.net freinet.de gambler.ru globe.com grail.com haver.com hicloud.com jcloud.com k-online.de
    kmail.com libera.it mmail.com navex.com ncloud.com ocloud.com omail.com pcloud.com pmail.com qcloud.com qmail.com
    rambler.su roger.com skynet.ie telos.net tels.net tera.com.br tiscali.at tplus.net tz-online.de y7mail.com yandex.eu
    """.split()

# Visited neighbors of short names that are slips.
SLIPS = {"live.co", "livee.com", "ma8il.com", "maac.com", "mai.ru", "maii.ru", "mial.ru", "qq.cm"}

# Countries for which Hotmail, Outlook and Yahoo have a domain, of which the lists of providers do not have all.
COUNTRIES = """
    hotmail.at hotmail.ch hotmail.cl hotmail.cz hotmail.dk hotmail.fi hotmail.gr hotmail.ie hotmail.lt hotmail.no hotmail.pt hotmail.rs
    hotmail.se outlook.at outlook.be outlook.com.ar outlook.com.gr outlook.com.tr outlook.dk outlook.ie outlook.in outlook.kr outlook.pt
    yahoo.ae yahoo.at yahoo.be yahoo.ch yahoo.cn yahoo.co.il yahoo.com.my yahoo.com.tr yahoo.com.ua yahoo.cz yahoo.fi yahoo.gr yahoo.pt
    """.split()

# A less frequent domain with so short a first label has nearly only neighbors that belong to others, so the label has to be as it is.
# The library has the same number.
SHORT_AND_LESS_FREQUENT = 3

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789.-"


def frequent():
    source = (pathlib.Path(__file__).resolve().parent.parent.parent / "Sources" / PATH).read_text()
    return re.search(r'static let frequent = """\n(.*?)"""', source, re.DOTALL)[1].split()


def neighbors(domain):
    """Returns what is one letter more, less or other, or two in the other order."""
    halves = [(domain[:index], domain[index:]) for index in range(len(domain) + 1)]
    yield from (a + b[1:] for a, b in halves if b)
    yield from (a + b[1] + b[0] + b[2:] for a, b in halves if len(b) > 1)
    yield from (a + letter + b[1:] for a, b in halves if b for letter in LETTERS)
    yield from (a + letter + b for a, b in halves for letter in LETTERS)


def misspelled(domain):
    """Returns the neighbors of a less frequent domain that count as slips."""
    dot = domain.index(".")
    label = domain[: dot + 1] if dot <= SHORT_AND_LESS_FREQUENT else ""
    return {near for near in neighbors(domain) if near.startswith(label)}


def sorted_by_length(domains):
    return fill(spaced(sorted(domains, key=lambda domain: (len(domain), domain))), width=104)


def tables():
    domains = frequent()
    less_frequent = set(ranked()) - set(domains)
    near_long = {near for domain in domains if domain.index(".") > SHORT for near in neighbors(domain)}
    near_short = {near for domain in domains if domain.index(".") <= SHORT for near in neighbors(domain)}
    near_less_frequent = {near for domain in less_frequent for near in misspelled(domain)}
    known = {*MEANT, *COUNTRIES, *filter(FAMILIES.fullmatch, listed())}
    others = million() | sites("university_domains") | providers()
    similar = known & (near_long | near_short) | others & (near_short | near_less_frequent) - near_long
    return {
        "lessFrequent": sorted_by_length(less_frequent),
        "similar": sorted_by_length(similar - SLIPS - less_frequent - set(domains))}
