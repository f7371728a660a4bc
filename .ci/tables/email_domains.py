"""The domains that are one slip from a frequent one, and whose owners mean what they type."""
import pathlib
import re

from email_providers import PACKAGE, FAMILIES, listed, million, ranked
from tables import fill, spaced

PATH = "ValidationFormats/Email/EmailDomainTable.swift"

# A frequent domain with so short a first label shares most of its neighbors with others, so each of them that is visited counts as meant.
# Those of a longer name that are visited are mostly slips that somebody has registered.
SHORT = 4

# Visited neighbors of longer names that are not slips.
MEANT = """
    arbor.de arcos.de atinternet.com aver.com chello.no chello.pl cloud.com coxmail.com dmail.com fptonline.net
    gambler.ru globe.com grail.com haver.com hicloud.com jcloud.com kmail.com navex.com ncloud.com ocloud.com omail.com
    pcloud.com qcloud.com rambler.su roger.com skynet.ie telos.net tels.net tera.com.br tplus.net tz-online.de
    y7mail.com yandex.eu
    """.split()

# Visited neighbors of short names that are slips.
SLIPS = {"live.co", "livee.com", "ma8il.com", "maac.com", "mai.ru", "maii.ru", "mial.ru", "qq.cm"}

# Countries for which Hotmail, Outlook and Yahoo have a domain, of which the lists of providers do not have all.
COUNTRIES = """
    hotmail.at hotmail.ch hotmail.cl hotmail.cz hotmail.dk hotmail.fi hotmail.gr hotmail.ie hotmail.lt hotmail.no hotmail.pt hotmail.rs
    hotmail.se outlook.at outlook.be outlook.com.ar outlook.com.gr outlook.com.tr outlook.dk outlook.ie outlook.in outlook.kr outlook.pt
    yahoo.ae yahoo.at yahoo.be yahoo.ch yahoo.cn yahoo.co.il yahoo.com.my yahoo.com.tr yahoo.com.ua yahoo.cz yahoo.fi yahoo.gr yahoo.pt
    """.split()

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


def tables():
    domains = frequent()
    near_long = {near for domain in domains if domain.index(".") > SHORT for near in neighbors(domain)}
    near_short = {near for domain in domains if domain.index(".") <= SHORT for near in neighbors(domain)}
    known = {*ranked(), *MEANT, *COUNTRIES, *filter(FAMILIES.fullmatch, listed())}
    similar = known & (near_long | near_short) | million() & near_short - near_long
    return {"similar": fill(spaced(sorted(similar - SLIPS - set(domains))), width=104)}
