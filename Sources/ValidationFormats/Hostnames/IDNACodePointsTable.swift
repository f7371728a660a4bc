extension IDNACodePoints {
  /// The code points of Unicode labels, as of Unicode 18.0.0.
  ///
  /// Derived from the Unicode Character Database 18.0.0 with the rules of
  /// [RFC 5892, section 2](https://www.rfc-editor.org/rfc/rfc5892#section-2) by `.ci/tables/idna_code_points.py`, from
  /// the Python packages `idna` 3.20 and `unicodedata2` 18.0.0 of September 2026.
  ///
  /// A line is a range, `/2` where only each second code point of it is meant, and what sets it apart. A code
  /// point without a line is DISALLOWED or UNASSIGNED; one with a line is PVALID, unless CONTEXTJ or CONTEXTO
  /// stands there. Then, where they apply: `mark` (General_Category M), Bidi_Class unless L, Joining_Type unless
  /// U or C, Script if a contextual rule asks for it, Canonical_Combining_Class unless 0, and `joins` for what
  /// composes with a code point before it (NFC_Quick_Check Maybe).
  static let table = """
    002D ES
    0030-0039 EN
    0061-007A
    00B7 CONTEXTO ON
    00DF-00F6
    00F8-00FF
    0101-0131/2
    0135
    0137-0138
    013A-013E/2
    0142-0148/2
    014B-0177/2
    017A-0180/2
    0183
    0185
    0188
    018C-018D
    0192
    0195
    0199-019B
    019E
    01A1-01A5/2
    01A8
    01AA-01AB
    01AD
    01B0
    01B4
    01B6
    01B9-01BB
    01BD-01C3
    01CE-01DA/2
    01DC-01DD
    01DF-01ED/2
    01EF-01F0
    01F5
    01F9-0231/2
    0233-0239
    023C
    023F-0240
    0242
    0247-024D/2
    024F-02AF
    02B9-02BA ON
    02BB-02C1
    02C6-02CF ON
    02D0-02D1
    02EC ON
    02EE
    0300-0304 mark NSM transparent 230 joins
    0305 mark NSM transparent 230
    0306-030C mark NSM transparent 230 joins
    030D-030E mark NSM transparent 230
    030F mark NSM transparent 230 joins
    0310 mark NSM transparent 230
    0311 mark NSM transparent 230 joins
    0312 mark NSM transparent 230
    0313-0314 mark NSM transparent 230 joins
    0315 mark NSM transparent 232
    0316-0319 mark NSM transparent 220
    031A mark NSM transparent 232
    031B mark NSM transparent 216 joins
    031C-0320 mark NSM transparent 220
    0321-0322 mark NSM transparent 202
    0323-0326 mark NSM transparent 220 joins
    0327-0328 mark NSM transparent 202 joins
    0329-032C mark NSM transparent 220
    032D-032E mark NSM transparent 220 joins
    032F mark NSM transparent 220
    0330-0331 mark NSM transparent 220 joins
    0332-0333 mark NSM transparent 220
    0334-0338 mark NSM transparent 1
    0339-033C mark NSM transparent 220
    033D-033F mark NSM transparent 230
    0342 mark NSM transparent 230 joins
    0346 mark NSM transparent 230
    0347-0349 mark NSM transparent 220
    034A-034C mark NSM transparent 230
    034D-034E mark NSM transparent 220
    0350-0352 mark NSM transparent 230
    0353-0356 mark NSM transparent 220
    0357 mark NSM transparent 230
    0358 mark NSM transparent 232
    0359-035A mark NSM transparent 220
    035B mark NSM transparent 230
    035C mark NSM transparent 233
    035D-035E mark NSM transparent 234
    035F mark NSM transparent 233
    0360-0361 mark NSM transparent 234
    0362 mark NSM transparent 233
    0363-036F mark NSM transparent 230
    0371 Greek
    0373 Greek
    0375 CONTEXTO ON Greek
    0377 Greek
    037B-037D Greek
    0390 Greek
    03AC-03CE Greek
    03D7-03E1/2 Greek
    03E3-03EF/2
    03F3 Greek
    03F8 Greek
    03FB-03FC Greek
    0430-045F
    0461-0481/2
    0483-0487 mark NSM transparent 230
    048B-04BF/2
    04C2-04CC/2
    04CE-04CF
    04D1-052F/2
    0559
    0560-0586
    0588
    0591 mark NSM transparent Hebrew 220
    0592-0595 mark NSM transparent Hebrew 230
    0596 mark NSM transparent Hebrew 220
    0597-0599 mark NSM transparent Hebrew 230
    059A mark NSM transparent Hebrew 222
    059B mark NSM transparent Hebrew 220
    059C-05A1 mark NSM transparent Hebrew 230
    05A2-05A7 mark NSM transparent Hebrew 220
    05A8-05A9 mark NSM transparent Hebrew 230
    05AA mark NSM transparent Hebrew 220
    05AB-05AC mark NSM transparent Hebrew 230
    05AD mark NSM transparent Hebrew 222
    05AE mark NSM transparent Hebrew 228
    05AF mark NSM transparent Hebrew 230
    05B0 mark NSM transparent Hebrew 10
    05B1 mark NSM transparent Hebrew 11
    05B2 mark NSM transparent Hebrew 12
    05B3 mark NSM transparent Hebrew 13
    05B4 mark NSM transparent Hebrew 14
    05B5 mark NSM transparent Hebrew 15
    05B6 mark NSM transparent Hebrew 16
    05B7 mark NSM transparent Hebrew 17
    05B8 mark NSM transparent Hebrew 18
    05B9-05BA mark NSM transparent Hebrew 19
    05BB mark NSM transparent Hebrew 20
    05BC mark NSM transparent Hebrew 21
    05BD mark NSM transparent Hebrew 22
    05BF mark NSM transparent Hebrew 23
    05C1 mark NSM transparent Hebrew 24
    05C2 mark NSM transparent Hebrew 25
    05C4 mark NSM transparent Hebrew 230
    05C5 mark NSM transparent Hebrew 220
    05C7 mark NSM transparent Hebrew 18
    05C8 mark NSM transparent Hebrew 10
    05C9 mark NSM transparent Hebrew 21
    05D0-05EA R Hebrew
    05EF-05F2 R Hebrew
    05F3-05F4 CONTEXTO R Hebrew
    0610-0617 mark NSM transparent 230
    0618 mark NSM transparent 30
    0619 mark NSM transparent 31
    061A mark NSM transparent 32
    0620 AL dual
    0621 AL
    0622-0625 AL right
    0626 AL dual
    0627 AL right
    0628 AL dual
    0629 AL right
    062A-062E AL dual
    062F-0632 AL right
    0633-063F AL dual
    0641-0647 AL dual
    0648 AL right
    0649-064A AL dual
    064B mark NSM transparent 27
    064C mark NSM transparent 28
    064D mark NSM transparent 29
    064E mark NSM transparent 30
    064F mark NSM transparent 31
    0650 mark NSM transparent 32
    0651 mark NSM transparent 33
    0652 mark NSM transparent 34
    0653-0654 mark NSM transparent 230 joins
    0655 mark NSM transparent 220 joins
    0656 mark NSM transparent 220
    0657-065B mark NSM transparent 230
    065C mark NSM transparent 220
    065D-065E mark NSM transparent 230
    065F mark NSM transparent 220
    0660-0669 CONTEXTO AN
    066E-066F AL dual
    0670 mark NSM transparent 35
    0671-0673 AL right
    0674 AL
    0679-0687 AL dual
    0688-0699 AL right
    069A-06BF AL dual
    06C0 AL right
    06C1-06C2 AL dual
    06C3-06CB AL right
    06CC AL dual
    06CD AL right
    06CE AL dual
    06CF AL right
    06D0-06D1 AL dual
    06D2-06D3 AL right
    06D5 AL right
    06D6-06DC mark NSM transparent 230
    06DF-06E2 mark NSM transparent 230
    06E3 mark NSM transparent 220
    06E4 mark NSM transparent 230
    06E5-06E6 AL
    06E7-06E8 mark NSM transparent 230
    06EA mark NSM transparent 220
    06EB-06EC mark NSM transparent 230
    06ED mark NSM transparent 220
    06EE-06EF AL right
    06F0-06F9 CONTEXTO EN
    06FA-06FC AL dual
    06FD-06FE AL
    06FF AL dual
    0710 AL right
    0711 mark NSM transparent 36
    0712-0714 AL dual
    0715-0719 AL right
    071A-071D AL dual
    071E AL right
    071F-0727 AL dual
    0728 AL right
    0729 AL dual
    072A AL right
    072B AL dual
    072C AL right
    072D-072E AL dual
    072F AL right
    0730 mark NSM transparent 230
    0731 mark NSM transparent 220
    0732-0733 mark NSM transparent 230
    0734 mark NSM transparent 220
    0735-0736 mark NSM transparent 230
    0737-0739 mark NSM transparent 220
    073A mark NSM transparent 230
    073B-073C mark NSM transparent 220
    073D mark NSM transparent 230
    073E mark NSM transparent 220
    073F-0741 mark NSM transparent 230
    0742 mark NSM transparent 220
    0743 mark NSM transparent 230
    0744 mark NSM transparent 220
    0745 mark NSM transparent 230
    0746 mark NSM transparent 220
    0747 mark NSM transparent 230
    0748 mark NSM transparent 220
    0749-074A mark NSM transparent 230
    074D AL right
    074E-0758 AL dual
    0759-075B AL right
    075C-076A AL dual
    076B-076C AL right
    076D-0770 AL dual
    0771 AL right
    0772 AL dual
    0773-0774 AL right
    0775-0777 AL dual
    0778-0779 AL right
    077A-077F AL dual
    0780-07A5 AL
    07A6-07B0 mark NSM transparent
    07B1 AL
    07C0-07C9 R
    07CA-07EA R dual
    07EB-07F1 mark NSM transparent 230
    07F2 mark NSM transparent 220
    07F3 mark NSM transparent 230
    07F4-07F5 R
    07FD mark NSM transparent 220
    0800-0815 R
    0816-0819 mark NSM transparent 230
    081A R
    081B-0823 mark NSM transparent 230
    0824 R
    0825-0827 mark NSM transparent 230
    0828 R
    0829-082D mark NSM transparent 230
    0840 R right
    0841-0845 R dual
    0846-0847 R right
    0848 R dual
    0849 R right
    084A-0853 R dual
    0854 R right
    0855 R dual
    0856-0858 R right
    0859-085B mark NSM transparent 220
    0860 AL dual
    0861 AL
    0862-0865 AL dual
    0866 AL
    0867 AL right
    0868 AL dual
    0869-086A AL right
    0870-0882 AL right
    0883-0885 AL
    0886 AL dual
    0887 AL
    0889-088D AL dual
    088E AL right
    088F AL dual
    0897-0898 mark NSM transparent 230
    0899-089B mark NSM transparent 220
    089C-089F mark NSM transparent 230
    08A0-08A9 AL dual
    08AA-08AC AL right
    08AD AL
    08AE AL right
    08AF-08B0 AL dual
    08B1-08B2 AL right
    08B3-08B8 AL dual
    08B9 AL right
    08BA-08C8 AL dual
    08C9 AL
    08CA-08CE mark NSM transparent 230
    08CF-08D3 mark NSM transparent 220
    08D4-08E1 mark NSM transparent 230
    08E3 mark NSM transparent 220
    08E4-08E5 mark NSM transparent 230
    08E6 mark NSM transparent 220
    08E7-08E8 mark NSM transparent 230
    08E9 mark NSM transparent 220
    08EA-08EC mark NSM transparent 230
    08ED-08EF mark NSM transparent 220
    08F0 mark NSM transparent 27
    08F1 mark NSM transparent 28
    08F2 mark NSM transparent 29
    08F3-08F5 mark NSM transparent 230
    08F6 mark NSM transparent 220
    08F7-08F8 mark NSM transparent 230
    08F9-08FA mark NSM transparent 220
    08FB-08FF mark NSM transparent 230
    0900-0902 mark NSM transparent
    0903 mark
    0904-0939
    093A mark NSM transparent
    093B mark
    093C mark NSM transparent 7 joins
    093D
    093E-0940 mark
    0941-0948 mark NSM transparent
    0949-094C mark
    094D mark NSM transparent 9
    094E-094F mark
    0950
    0951 mark NSM transparent 230
    0952 mark NSM transparent 220
    0953-0954 mark NSM transparent 230
    0955-0957 mark NSM transparent
    0960-0961
    0962-0963 mark NSM transparent
    0966-096F
    0971-0980
    0981 mark NSM transparent
    0982-0983 mark
    0985-098C
    098F-0990
    0993-09A8
    09AA-09B0
    09B2
    09B6-09B9
    09BC mark NSM transparent 7
    09BD
    09BE mark joins
    09BF-09C0 mark
    09C1-09C4 mark NSM transparent
    09C7-09C8 mark
    09CB-09CC mark
    09CD mark NSM transparent 9
    09CE
    09D7 mark joins
    09E0-09E1
    09E2-09E3 mark NSM transparent
    09E6-09F1
    09FC
    09FE mark NSM transparent 230
    0A01-0A02 mark NSM transparent
    0A03 mark
    0A05-0A0A
    0A0F-0A10
    0A13-0A28
    0A2A-0A30
    0A32
    0A35
    0A38-0A39
    0A3C mark NSM transparent 7
    0A3E-0A40 mark
    0A41-0A42 mark NSM transparent
    0A47-0A48 mark NSM transparent
    0A4B-0A4C mark NSM transparent
    0A4D mark NSM transparent 9
    0A51 mark NSM transparent
    0A5C
    0A66-0A6F
    0A70-0A71 mark NSM transparent
    0A72-0A74
    0A75 mark NSM transparent
    0A81-0A82 mark NSM transparent
    0A83 mark
    0A85-0A8D
    0A8F-0A91
    0A93-0AA8
    0AAA-0AB0
    0AB2-0AB3
    0AB5-0AB9
    0ABC mark NSM transparent 7
    0ABD
    0ABE-0AC0 mark
    0AC1-0AC5 mark NSM transparent
    0AC7-0AC8 mark NSM transparent
    0AC9 mark
    0ACB-0ACC mark
    0ACD mark NSM transparent 9
    0AD0
    0AE0-0AE1
    0AE2-0AE3 mark NSM transparent
    0AE6-0AEF
    0AF9
    0AFA-0AFF mark NSM transparent
    0B01 mark NSM transparent
    0B02-0B03 mark
    0B05-0B0C
    0B0F-0B10
    0B13-0B28
    0B2A-0B30
    0B32-0B33
    0B35-0B39
    0B3C mark NSM transparent 7
    0B3D
    0B3E mark joins
    0B3F mark NSM transparent
    0B40 mark
    0B41-0B44 mark NSM transparent
    0B47-0B48 mark
    0B4B-0B4C mark
    0B4D mark NSM transparent 9
    0B53-0B55 mark NSM transparent
    0B56 mark NSM transparent joins
    0B57 mark joins
    0B5F-0B61
    0B62-0B63 mark NSM transparent
    0B66-0B6F
    0B71
    0B82 mark NSM transparent
    0B83
    0B85-0B8A
    0B8E-0B90
    0B92-0B95
    0B99-0B9A
    0B9C
    0B9E-0B9F
    0BA3-0BA4
    0BA8-0BAA
    0BAE-0BB9
    0BBE mark joins
    0BBF mark
    0BC0 mark NSM transparent
    0BC1-0BC2 mark
    0BC6-0BC8 mark
    0BCA-0BCC mark
    0BCD mark NSM transparent 9
    0BD0
    0BD7 mark joins
    0BE6-0BEF
    0C00 mark NSM transparent
    0C01-0C03 mark
    0C04 mark NSM transparent
    0C05-0C0C
    0C0E-0C10
    0C12-0C28
    0C2A-0C39
    0C3C mark NSM transparent 7
    0C3D
    0C3E-0C40 mark NSM transparent
    0C41-0C44 mark
    0C46-0C48 mark NSM transparent
    0C4A-0C4C mark NSM transparent
    0C4D mark NSM transparent 9
    0C55 mark NSM transparent 84
    0C56 mark NSM transparent 91 joins
    0C58-0C5A
    0C5C-0C5D
    0C60-0C61
    0C62-0C63 mark NSM transparent
    0C66-0C6F
    0C80
    0C81 mark NSM transparent
    0C82-0C83 mark
    0C85-0C8C
    0C8E-0C90
    0C92-0CA8
    0CAA-0CB3
    0CB5-0CB9
    0CBC mark NSM transparent 7
    0CBD
    0CBE mark
    0CBF mark transparent
    0CC0-0CC1 mark
    0CC2 mark joins
    0CC3-0CC4 mark
    0CC6 mark transparent
    0CC7-0CC8 mark
    0CCA-0CCB mark
    0CCC mark NSM transparent
    0CCD mark NSM transparent 9
    0CD5-0CD6 mark joins
    0CDC-0CDE
    0CE0-0CE1
    0CE2-0CE3 mark NSM transparent
    0CE6-0CEF
    0CF1-0CF2
    0CF3 mark
    0D00-0D01 mark NSM transparent
    0D02-0D03 mark
    0D04-0D0C
    0D0E-0D10
    0D12-0D3A
    0D3B-0D3C mark NSM transparent 9
    0D3D
    0D3E mark joins
    0D3F-0D40 mark
    0D41-0D44 mark NSM transparent
    0D46-0D48 mark
    0D4A-0D4C mark
    0D4D mark NSM transparent 9
    0D4E
    0D54-0D56
    0D57 mark joins
    0D5F-0D61
    0D62-0D63 mark NSM transparent
    0D66-0D6F
    0D7A-0D7F
    0D81 mark NSM transparent
    0D82-0D83 mark
    0D85-0D96
    0D9A-0DB1
    0DB3-0DBB
    0DBD
    0DC0-0DC6
    0DCA mark NSM transparent 9 joins
    0DCF mark joins
    0DD0-0DD1 mark
    0DD2-0DD4 mark NSM transparent
    0DD6 mark NSM transparent
    0DD8-0DDE mark
    0DDF mark joins
    0DE6-0DEF
    0DF2-0DF3 mark
    0E01-0E30
    0E31 mark NSM transparent
    0E32
    0E34-0E37 mark NSM transparent
    0E38-0E39 mark NSM transparent 103
    0E3A mark NSM transparent 9
    0E40-0E46
    0E47 mark NSM transparent
    0E48-0E4B mark NSM transparent 107
    0E4C-0E4E mark NSM transparent
    0E50-0E59
    0E81-0E82
    0E84
    0E86-0E8A
    0E8C-0EA3
    0EA5
    0EA7-0EB0
    0EB1 mark NSM transparent
    0EB2
    0EB4-0EB7 mark NSM transparent
    0EB8-0EB9 mark NSM transparent 118
    0EBA mark NSM transparent 9
    0EBB-0EBC mark NSM transparent
    0EBD
    0EC0-0EC4
    0EC6
    0EC8-0ECB mark NSM transparent 122
    0ECC-0ECE mark NSM transparent
    0ED0-0ED9
    0EDE-0EDF
    0F00
    0F0B
    0F18-0F19 mark NSM transparent 220
    0F20-0F29
    0F35 mark NSM transparent 220
    0F37 mark NSM transparent 220
    0F39 mark NSM transparent 216
    0F3E-0F3F mark
    0F40-0F42
    0F44-0F47
    0F49-0F4C
    0F4E-0F51
    0F53-0F56
    0F58-0F5B
    0F5D-0F68
    0F6A-0F6C
    0F71 mark NSM transparent 129
    0F72 mark NSM transparent 130
    0F74 mark NSM transparent 132
    0F7A-0F7D mark NSM transparent 130
    0F7E mark NSM transparent
    0F7F mark
    0F80 mark NSM transparent 130
    0F82-0F83 mark NSM transparent 230
    0F84 mark NSM transparent 9
    0F86-0F87 mark NSM transparent 230
    0F88-0F8C
    0F8D-0F92 mark NSM transparent
    0F94-0F97 mark NSM transparent
    0F99-0F9C mark NSM transparent
    0F9E-0FA1 mark NSM transparent
    0FA3-0FA6 mark NSM transparent
    0FA8-0FAB mark NSM transparent
    0FAD-0FB8 mark NSM transparent
    0FBA-0FBC mark NSM transparent
    0FC6 mark NSM transparent 220
    1000-102A
    102B-102C mark
    102D mark NSM transparent
    102E mark NSM transparent joins
    102F-1030 mark NSM transparent
    1031 mark
    1032-1036 mark NSM transparent
    1037 mark NSM transparent 7
    1038 mark
    1039-103A mark NSM transparent 9
    103B-103C mark
    103D-103E mark NSM transparent
    103F-1049
    1050-1055
    1056-1057 mark
    1058-1059 mark NSM transparent
    105A-105D
    105E-1060 mark NSM transparent
    1061
    1062-1064 mark
    1065-1066
    1067-106D mark
    106E-1070
    1071-1074 mark NSM transparent
    1075-1081
    1082 mark NSM transparent
    1083-1084 mark
    1085-1086 mark NSM transparent
    1087-108C mark
    108D mark NSM transparent 220
    108E
    108F mark
    1090-1099
    109A-109C mark
    109D mark NSM transparent
    10D0-10FA
    10FD-10FF
    1200-1248
    124A-124D
    1250-1256
    1258
    125A-125D
    1260-1288
    128A-128D
    1290-12B0
    12B2-12B5
    12B8-12BE
    12C0
    12C2-12C5
    12C8-12D6
    12D8-1310
    1312-1315
    1318-135A
    135D-135F mark NSM transparent 230
    1380-138F
    13A0-13F5
    1401-166C
    166F-167F
    1681-169A
    16A0-16EA
    16F1-16F8
    1700-1711
    1712-1713 mark NSM transparent
    1714 mark NSM transparent 9
    1715 mark 9
    171F-1731
    1732-1733 mark NSM transparent
    1734 mark 9
    1740-1751
    1752-1753 mark NSM transparent
    1760-176C
    176E-1770
    1772-1773 mark NSM transparent
    1780-17B3
    17B6 mark
    17B7-17BD mark NSM transparent
    17BE-17C5 mark
    17C6 mark NSM transparent
    17C7-17C8 mark
    17C9-17D1 mark NSM transparent
    17D2 mark NSM transparent 9
    17D3 mark NSM transparent
    17D7
    17DC
    17DD mark NSM transparent 230
    17E0-17E9
    1810-1819
    1820-1878 dual
    1880-1884
    1885-1886 mark NSM transparent
    1887-18A8 dual
    18A9 mark NSM transparent 228
    18AA dual
    18B0-18F5
    1900-191E
    1920-1922 mark NSM transparent
    1923-1926 mark
    1927-1928 mark NSM transparent
    1929-192B mark
    1930-1931 mark
    1932 mark NSM transparent
    1933-1938 mark
    1939 mark NSM transparent 222
    193A mark NSM transparent 230
    193B mark NSM transparent 220
    1946-196D
    1970-1974
    1980-19AB
    19B0-19C9
    19D0-19D9
    1A00-1A16
    1A17 mark NSM transparent 230
    1A18 mark NSM transparent 220
    1A19-1A1A mark
    1A1B mark NSM transparent
    1A20-1A54
    1A55 mark
    1A56 mark NSM transparent
    1A57 mark
    1A58-1A5E mark NSM transparent
    1A60 mark NSM transparent 9
    1A61 mark
    1A62 mark NSM transparent
    1A63-1A64 mark
    1A65-1A6C mark NSM transparent
    1A6D-1A72 mark
    1A73-1A74 mark NSM transparent
    1A75-1A7C mark NSM transparent 230
    1A7F mark NSM transparent 220
    1A80-1A89
    1A90-1A99
    1AA7
    1AB0-1AB4 mark NSM transparent 230
    1AB5-1ABA mark NSM transparent 220
    1ABB-1ABC mark NSM transparent 230
    1ABD mark NSM transparent 220
    1ABF-1AC0 mark NSM transparent 220
    1AC1-1AC2 mark NSM transparent 230
    1AC3-1AC4 mark NSM transparent 220
    1AC5-1AC9 mark NSM transparent 230
    1ACA mark NSM transparent 220
    1ACB-1ADC mark NSM transparent 230
    1ADD mark NSM transparent 220
    1ADE-1AE5 mark NSM transparent 230
    1AE6 mark NSM transparent 220
    1AE7-1AEA mark NSM transparent 230
    1AEB mark NSM transparent 234
    1AEC-1AED mark NSM transparent 230
    1AEE-1AEF mark NSM transparent 220
    1AF0 mark NSM transparent 230
    1B00-1B03 mark NSM transparent
    1B04 mark
    1B05-1B33
    1B34 mark NSM transparent 7
    1B35 mark joins
    1B36-1B39 mark NSM transparent
    1B3A mark transparent
    1B3B mark
    1B3C mark transparent
    1B3D-1B41 mark
    1B42 mark transparent
    1B43 mark
    1B44 mark 9
    1B45-1B4C
    1B50-1B59
    1B6B mark NSM transparent 230
    1B6C mark NSM transparent 220
    1B6D-1B73 mark NSM transparent 230
    1B80-1B81 mark NSM transparent
    1B82 mark
    1B83-1BA0
    1BA1 mark
    1BA2-1BA5 mark NSM transparent
    1BA6-1BA7 mark
    1BA8-1BA9 mark NSM transparent
    1BAA mark 9
    1BAB mark NSM transparent 9
    1BAC-1BAD mark NSM transparent
    1BAE-1BE5
    1BE6 mark NSM transparent 7
    1BE7 mark
    1BE8-1BE9 mark NSM transparent
    1BEA-1BEC mark
    1BED mark NSM transparent
    1BEE mark
    1BEF-1BF1 mark NSM transparent
    1BF2-1BF3 mark 9
    1C00-1C23
    1C24-1C2B mark
    1C2C-1C33 mark NSM transparent
    1C34-1C35 mark
    1C36 mark NSM transparent
    1C37 mark NSM transparent 7
    1C40-1C49
    1C4D-1C7D
    1C8A
    1CD0-1CD2 mark NSM transparent 230
    1CD4 mark NSM transparent 1
    1CD5-1CD9 mark NSM transparent 220
    1CDA-1CDB mark NSM transparent 230
    1CDC-1CDF mark NSM transparent 220
    1CE0 mark NSM transparent 230
    1CE1 mark
    1CE2-1CE8 mark NSM transparent 1
    1CE9-1CEC
    1CED mark NSM transparent 220
    1CEE-1CF3
    1CF4 mark NSM transparent 230
    1CF5-1CF6
    1CF7 mark
    1CF8-1CF9 mark NSM transparent 230
    1CFA
    1D00-1D25
    1D26-1D2A Greek
    1D2B
    1D2F
    1D3B
    1D4E
    1D6B-1D77
    1D79-1D9A
    1DC0-1DC1 mark NSM transparent 230
    1DC2 mark NSM transparent 220
    1DC3-1DC9 mark NSM transparent 230
    1DCA mark NSM transparent 220
    1DCB-1DCC mark NSM transparent 230
    1DCD mark NSM transparent 234
    1DCE mark NSM transparent 214
    1DCF mark NSM transparent 220
    1DD0 mark NSM transparent 202
    1DD1-1DF5 mark NSM transparent 230
    1DF6 mark NSM transparent 232
    1DF7-1DF8 mark NSM transparent 228
    1DF9 mark NSM transparent 220
    1DFA mark NSM transparent 218
    1DFB mark NSM transparent 230
    1DFC mark NSM transparent 233
    1DFD mark NSM transparent 220
    1DFE mark NSM transparent 230
    1DFF mark NSM transparent 220
    1E01-1E93/2
    1E95-1E99
    1E9C-1E9D
    1E9F-1EFF/2
    1F00-1F07 Greek
    1F10-1F15 Greek
    1F20-1F27 Greek
    1F30-1F37 Greek
    1F40-1F45 Greek
    1F50-1F57 Greek
    1F60-1F67 Greek
    1F70-1F7C/2 Greek
    1FB0-1FB1 Greek
    1FB6 Greek
    1FC6 Greek
    1FD0-1FD2 Greek
    1FD6-1FD7 Greek
    1FE0-1FE2 Greek
    1FE4-1FE7 Greek
    1FF6 Greek
    200C-200D CONTEXTJ BN
    208F ON
    214E
    2184
    2C30-2C5F
    2C61
    2C65-2C66
    2C68-2C6C/2
    2C71
    2C73-2C74
    2C76-2C7B
    2C81-2CE1/2
    2CE3-2CE4
    2CEC
    2CEE
    2CEF-2CF1 mark NSM transparent 230
    2CF3
    2D00-2D25
    2D27
    2D2D
    2D30-2D67
    2D7F mark NSM transparent 9
    2D80-2D96
    2DA0-2DA6
    2DA8-2DAE
    2DB0-2DB6
    2DB8-2DBE
    2DC0-2DC6
    2DC8-2DCE
    2DD0-2DD6
    2DD8-2DDE
    2DE0-2DFF mark NSM transparent 230
    2E2F ON
    3005 Han
    3006
    3007 Han
    302A mark NSM transparent 218
    302B mark NSM transparent 228
    302C mark NSM transparent 232
    302D mark NSM transparent 222
    303C
    3041-3096 Hiragana
    3099-309A mark NSM transparent 8 joins
    309D-309E Hiragana
    30A1-30FA Katakana
    30FB CONTEXTO ON
    30FC
    30FD-30FE Katakana
    3105-312F
    31A0-31BF
    31F0-31FF Katakana
    3400-4DBF Han
    4E00-9FFF Han
    A000-A48C
    A4D0-A4FD
    A500-A60C
    A610-A62B
    A641-A66B/2
    A66D-A66E
    A66F mark NSM transparent 230
    A674-A67D mark NSM transparent 230
    A67F ON
    A681-A69B/2
    A69E-A69F mark NSM transparent 230
    A6A0-A6E5
    A6F0-A6F1 mark NSM transparent 230
    A717-A71F ON
    A723-A72D/2
    A72F-A731
    A733-A76F/2
    A771-A778
    A77A
    A77C
    A77F-A787/2
    A788 ON
    A78C
    A78E-A78F
    A791
    A793-A795
    A797-A7A9/2
    A7AF
    A7B5-A7C3/2
    A7C8
    A7CA
    A7CD-A7DB/2
    A7F6-A7F7
    A7FA-A801
    A802 mark NSM transparent
    A803-A805
    A806 mark NSM transparent 9
    A807-A80A
    A80B mark NSM transparent
    A80C-A822
    A823-A824 mark
    A825-A826 mark NSM transparent
    A827 mark
    A82C mark NSM transparent 9
    A840-A871 dual
    A872 left
    A873
    A880-A881 mark
    A882-A8B3
    A8B4-A8C3 mark
    A8C4 mark NSM transparent 9
    A8C5 mark NSM transparent
    A8D0-A8D9
    A8E0-A8F1 mark NSM transparent 230
    A8F2-A8F7
    A8FB
    A8FD-A8FE
    A8FF mark NSM transparent
    A900-A925
    A926-A92A mark NSM transparent
    A92B-A92D mark NSM transparent 220
    A930-A946
    A947-A951 mark NSM transparent
    A952 mark
    A953 mark 9
    A980-A982 mark NSM transparent
    A983 mark
    A984-A9B2
    A9B3 mark NSM transparent 7
    A9B4-A9B5 mark
    A9B6-A9B9 mark NSM transparent
    A9BA-A9BB mark
    A9BC-A9BD mark NSM transparent
    A9BE-A9BF mark
    A9C0 mark 9
    A9CF-A9D9
    A9E0-A9E4
    A9E5 mark NSM transparent
    A9E6-A9FE
    AA00-AA28
    AA29-AA2E mark NSM transparent
    AA2F-AA30 mark
    AA31-AA32 mark NSM transparent
    AA33-AA34 mark
    AA35-AA36 mark NSM transparent
    AA40-AA42
    AA43 mark NSM transparent
    AA44-AA4B
    AA4C mark NSM transparent
    AA4D mark
    AA50-AA59
    AA60-AA76
    AA7A
    AA7B mark
    AA7C mark NSM transparent
    AA7D mark
    AA7E-AAAF
    AAB0 mark NSM transparent 230
    AAB1
    AAB2-AAB3 mark NSM transparent 230
    AAB4 mark NSM transparent 220
    AAB5-AAB6
    AAB7-AAB8 mark NSM transparent 230
    AAB9-AABD
    AABE-AABF mark NSM transparent 230
    AAC0
    AAC1 mark NSM transparent 230
    AAC2
    AADB-AADD
    AAE0-AAEA
    AAEB mark
    AAEC-AAED mark NSM transparent
    AAEE-AAEF mark
    AAF2-AAF4
    AAF5 mark
    AAF6 mark NSM transparent 9
    AB01-AB06
    AB09-AB0E
    AB11-AB16
    AB20-AB26
    AB28-AB2E
    AB30-AB5A
    AB60-AB64
    AB65 Greek
    AB66-AB68
    ABC0-ABE2
    ABE3-ABE4 mark
    ABE5 mark NSM transparent
    ABE6-ABE7 mark
    ABE8 mark NSM transparent
    ABE9-ABEA mark
    ABEC mark
    ABED mark NSM transparent 9
    ABF0-ABF9
    AC00-D7A3
    FA0E-FA0F Han
    FA11 Han
    FA13-FA14 Han
    FA1F Han
    FA21 Han
    FA23-FA24 Han
    FA27-FA29 Han
    FB1E mark NSM transparent Hebrew 26
    FE20-FE26 mark NSM transparent 230
    FE27-FE2D mark NSM transparent 220
    FE2E-FE2F mark NSM transparent 230
    FE73 AL
    10000-1000B
    1000D-10026
    10028-1003A
    1003C-1003D
    1003F-1004D
    10050-1005D
    10080-100FA
    101FD mark NSM transparent 220
    10280-1029C
    102A0-102D0
    102E0 mark NSM transparent 220
    10300-1031F
    1032D-10340
    10342-10349
    10350-10375
    10376-1037A mark NSM transparent 230
    10380-1039D
    103A0-103C3
    103C8-103CF
    10428-1049D
    104A0-104A9
    104D8-104FB
    10500-10527
    10530-10563
    10597-105A1
    105A3-105B1
    105B3-105B9
    105BB-105BC
    105C0-105F3
    10600-10736
    10740-10755
    10760-10767
    10780
    10800-10805 R
    10808 R
    1080A-10835 R
    10837-10838 R
    1083C R
    1083F-10855 R
    10860-10876 R
    10880-1089E R
    108E0-108F2 R
    108F4-108F5 R
    10900-10915 R
    10920-10939 R
    10940-10959 R
    10980-109B7 R
    109BE-109BF R
    10A00 R
    10A01-10A03 mark NSM transparent
    10A05-10A06 mark NSM transparent
    10A0C mark NSM transparent
    10A0D mark NSM transparent 220
    10A0E mark NSM transparent
    10A0F mark NSM transparent 230
    10A10-10A13 R
    10A15-10A17 R
    10A19-10A35 R
    10A38 mark NSM transparent 230
    10A39 mark NSM transparent 1
    10A3A mark NSM transparent 220
    10A3F mark NSM transparent 9
    10A60-10A7C R
    10A80-10A9C R
    10AC0-10AC4 R dual
    10AC5 R right
    10AC6 R
    10AC7 R right
    10AC9-10ACA R right
    10ACB-10ACC R
    10ACD R left
    10ACE-10AD2 R right
    10AD3-10AD6 R dual
    10AD7 R left
    10AD8-10ADC R dual
    10ADD R right
    10ADE-10AE0 R dual
    10AE1 R right
    10AE2-10AE3 R
    10AE4 R right
    10AE5 mark NSM transparent 230
    10AE6 mark NSM transparent 220
    10B00-10B35 R
    10B40-10B55 R
    10B60-10B72 R
    10B80 R dual
    10B81 R right
    10B82 R dual
    10B83-10B85 R right
    10B86-10B88 R dual
    10B89 R right
    10B8A-10B8B R dual
    10B8C R right
    10B8D R dual
    10B8E-10B8F R right
    10B90 R dual
    10B91 R right
    10C00-10C48 R
    10CC0-10CF2 R
    10D00 AL left
    10D01-10D21 AL dual
    10D22 AL right
    10D23 AL dual
    10D24-10D27 mark NSM transparent 230
    10D30-10D39 AN
    10D40-10D49 AN
    10D4A-10D4F R
    10D69-10D6D mark NSM transparent 230
    10D6F-10D85 R
    10E80-10EA9 R
    10EAB-10EAC mark NSM transparent 230
    10EB0-10EB1 R
    10EC2 AL right
    10EC3-10EC4 AL dual
    10EC5 AL
    10EC6-10EC7 AL dual
    10ECB mark NSM transparent 230
    10ECC-10ECD mark NSM transparent 220
    10ECE-10ECF mark NSM transparent 230
    10ED9-10EEE AL left
    10EF0-10EF2 mark NSM transparent 220
    10EF3 mark NSM transparent 230
    10EF4 mark NSM transparent 220
    10EF5 mark NSM transparent 230
    10EF6 mark NSM transparent 220
    10EF7-10EF9 mark NSM transparent 230
    10EFA-10EFB mark NSM transparent 220
    10EFC mark NSM transparent
    10EFD-10EFF mark NSM transparent 220
    10F00-10F1C R
    10F27 R
    10F30-10F32 AL dual
    10F33 AL right
    10F34-10F44 AL dual
    10F45 AL
    10F46-10F47 mark NSM transparent 220
    10F48-10F4A mark NSM transparent 230
    10F4B mark NSM transparent 220
    10F4C mark NSM transparent 230
    10F4D-10F50 mark NSM transparent 220
    10F70-10F73 R dual
    10F74-10F75 R right
    10F76-10F81 R dual
    10F82 mark NSM transparent 230
    10F83 mark NSM transparent 220
    10F84 mark NSM transparent 230
    10F85 mark NSM transparent 220
    10FB0 R dual
    10FB1 R
    10FB2-10FB3 R dual
    10FB4-10FB6 R right
    10FB7 R
    10FB8 R dual
    10FB9-10FBA R right
    10FBB-10FBC R dual
    10FBD R right
    10FBE-10FBF R dual
    10FC0 R
    10FC1 R dual
    10FC2-10FC3 R right
    10FC4 R dual
    10FE0-10FF6 R
    11000 mark
    11001 mark NSM transparent
    11002 mark
    11003-11037
    11038-11045 mark NSM transparent
    11046 mark NSM transparent 9
    11066-1106F
    11070 mark NSM transparent 9
    11071-11072
    11073-11074 mark NSM transparent
    11075
    1107F mark NSM transparent 9
    11080-11081 mark NSM transparent
    11082 mark
    11083-110AF
    110B0-110B2 mark
    110B3-110B6 mark NSM transparent
    110B7-110B8 mark
    110B9 mark NSM transparent 9
    110BA mark NSM transparent 7 joins
    110C2 mark NSM transparent
    110D0-110E8
    110F0-110F9
    11100-11102 mark NSM transparent 230
    11103-11126
    11127 mark NSM transparent joins
    11128-1112B mark NSM transparent
    1112C mark
    1112D-11132 mark NSM transparent
    11133-11134 mark NSM transparent 9
    11136-1113F
    11144
    11145-11146 mark
    11147
    11150-11172
    11173 mark NSM transparent 7
    11176
    11180-11181 mark NSM transparent
    11182 mark
    11183-111B2
    111B3-111B5 mark
    111B6-111BE mark NSM transparent
    111BF mark
    111C0 mark 9
    111C1-111C4
    111C9 mark NSM transparent
    111CA mark NSM transparent 7
    111CB-111CC mark NSM transparent
    111CE mark
    111CF mark NSM transparent
    111D0-111DA
    111DC
    11200-11211
    11213-1122B
    1122C-1122E mark
    1122F-11231 mark NSM transparent
    11232-11233 mark
    11234 mark NSM transparent
    11235 mark 9
    11236 mark NSM transparent 7
    11237 mark NSM transparent
    1123E mark NSM transparent
    1123F-11240
    11241 mark NSM transparent
    11280-11286
    11288
    1128A-1128D
    1128F-1129D
    1129F-112A8
    112B0-112DE
    112DF mark NSM transparent
    112E0-112E2 mark
    112E3-112E8 mark NSM transparent
    112E9 mark NSM transparent 7
    112EA mark NSM transparent 9
    112F0-112F9
    11300-11301 mark NSM transparent
    11302-11303 mark
    11305-1130C
    1130F-11310
    11313-11328
    1132A-11330
    11332-11333
    11335-11339
    1133B-1133C mark NSM transparent 7
    1133D
    1133E mark joins
    1133F mark
    11340 mark NSM transparent
    11341-11344 mark
    11347-11348 mark
    1134B-1134C mark
    1134D mark 9
    11350
    11357 mark joins
    1135D-11361
    11362-11363 mark
    11366-1136C mark NSM transparent 230
    11370-11374 mark NSM transparent 230
    11380-11389
    1138B
    1138E
    11390-113B5
    113B7
    113B8 mark joins
    113B9-113BA mark
    113BB mark NSM transparent joins
    113BC-113C0 mark NSM transparent
    113C2 mark joins
    113C5 mark
    113C7-113C8 mark
    113C9 mark joins
    113CA mark
    113CC-113CD mark
    113CE mark NSM transparent 9
    113CF mark 9
    113D0 mark NSM transparent 9
    113D1
    113D2 mark NSM transparent
    113D3
    113E1-113E2 mark NSM transparent
    11400-11434
    11435-11437 mark
    11438-1143F mark NSM transparent
    11440-11441 mark
    11442 mark NSM transparent 9
    11443-11444 mark NSM transparent
    11445 mark
    11446 mark NSM transparent 7
    11447-1144A
    11450-11459
    1145E mark NSM transparent 230
    1145F-11461
    11480-114AF
    114B0 mark joins
    114B1-114B2 mark
    114B3-114B8 mark NSM transparent
    114B9 mark
    114BA mark NSM transparent joins
    114BB-114BC mark
    114BD mark joins
    114BE mark
    114BF-114C0 mark NSM transparent
    114C1 mark
    114C2 mark NSM transparent 9
    114C3 mark NSM transparent 7
    114C4-114C5
    114C7
    114D0-114D9
    11580-115AE
    115AF mark joins
    115B0-115B1 mark
    115B2-115B5 mark NSM transparent
    115B8-115BB mark
    115BC-115BD mark NSM transparent
    115BE mark
    115BF mark NSM transparent 9
    115C0 mark NSM transparent 7
    115D8-115DB
    115DC-115DD mark NSM transparent
    11600-1162F
    11630-11632 mark
    11633-1163A mark NSM transparent
    1163B-1163C mark
    1163D mark NSM transparent
    1163E mark
    1163F mark NSM transparent 9
    11640 mark NSM transparent
    11644
    11650-11659
    11680-116AA
    116AB mark NSM transparent
    116AC mark
    116AD mark NSM transparent
    116AE-116AF mark
    116B0-116B5 mark NSM transparent
    116B6 mark 9
    116B7 mark NSM transparent 7
    116B8
    116C0-116C9
    116D0-116E3
    11700-1171A
    1171D mark NSM transparent
    1171E mark
    1171F mark NSM transparent
    11720-11721 mark
    11722-11725 mark NSM transparent
    11726 mark
    11727-1172A mark NSM transparent
    1172B mark NSM transparent 9
    11730-11739
    11740-11746
    11800-1182B
    1182C-1182E mark
    1182F-11837 mark NSM transparent
    11838 mark
    11839 mark NSM transparent 9
    1183A mark NSM transparent 7
    118C0-118E9
    118FF-11906
    11909
    1190C-11913
    11915-11916
    11918-1192F
    11930 mark joins
    11931-11935 mark
    11937-11938 mark
    1193B-1193C mark NSM transparent
    1193D mark 9
    1193E mark NSM transparent 9
    1193F
    11940 mark
    11941
    11942 mark
    11943 mark NSM transparent 7
    11950-11959
    119A0-119A7
    119AA-119D0
    119D1-119D3 mark
    119D4-119D7 mark NSM transparent
    119DA-119DB mark NSM transparent
    119DC-119DF mark
    119E0 mark NSM transparent 9
    119E1
    119E3
    119E4 mark
    11A00
    11A01-11A06 mark NSM transparent
    11A07-11A08 mark transparent
    11A09-11A0A mark NSM transparent
    11A0B-11A32
    11A33 mark NSM transparent
    11A34 mark NSM transparent 9
    11A35-11A38 mark NSM transparent
    11A39 mark
    11A3A
    11A3B-11A3E mark NSM transparent
    11A47 mark NSM transparent 9
    11A50
    11A51-11A56 mark NSM transparent
    11A57-11A58 mark
    11A59-11A5B mark NSM transparent
    11A5C-11A89
    11A8A-11A96 mark NSM transparent
    11A97 mark
    11A98 mark NSM transparent
    11A99 mark NSM transparent 9
    11A9D
    11AB0-11AF8
    11B0A
    11B60 mark NSM transparent
    11B61 mark
    11B62-11B64 mark NSM transparent
    11B65 mark
    11B66 mark NSM transparent
    11B67 mark
    11BC0-11BE0
    11BF0-11BF9
    11C00-11C08
    11C0A-11C2E
    11C2F mark
    11C30-11C36 mark NSM transparent
    11C38-11C3D mark NSM transparent
    11C3E mark
    11C3F mark transparent 9
    11C40
    11C50-11C59
    11C72-11C8F
    11C92-11CA7 mark NSM transparent
    11CA9 mark
    11CAA-11CB0 mark NSM transparent
    11CB1 mark
    11CB2-11CB3 mark NSM transparent
    11CB4 mark
    11CB5-11CB6 mark NSM transparent
    11D00-11D06
    11D08-11D09
    11D0B-11D30
    11D31-11D36 mark NSM transparent
    11D3A mark NSM transparent
    11D3C-11D3D mark NSM transparent
    11D3F-11D41 mark NSM transparent
    11D42 mark NSM transparent 7
    11D43 mark NSM transparent
    11D44-11D45 mark NSM transparent 9
    11D46
    11D47 mark NSM transparent
    11D50-11D59
    11D60-11D65
    11D67-11D68
    11D6A-11D89
    11D8A-11D8E mark
    11D90-11D91 mark NSM transparent
    11D93-11D94 mark
    11D95 mark NSM transparent
    11D96 mark
    11D97 mark NSM transparent 9
    11D98
    11DA0-11DA9
    11DB0-11DDB
    11DE0-11DE9
    11DF0 mark NSM transparent
    11DF1
    11EE0-11EF2
    11EF3-11EF4 mark NSM transparent
    11EF5-11EF6 mark
    11F00-11F01 mark NSM transparent
    11F02
    11F03 mark
    11F04-11F10
    11F12-11F33
    11F34-11F35 mark
    11F36-11F3A mark NSM transparent
    11F3E-11F3F mark
    11F40 mark NSM transparent
    11F41 mark 9
    11F42 mark NSM transparent 9
    11F50-11F59
    11F5A mark NSM transparent
    11FB0
    12000-12399
    12480-12543
    12F90-12FF0
    13000-1342F
    13440 mark NSM transparent
    13441-13446
    13447-13455 mark NSM transparent
    13460-143FA
    14400-14646
    16100-1611D
    1611E-16120 mark NSM transparent joins
    16121-16128 mark NSM transparent
    16129 mark NSM transparent joins
    1612A-1612C mark
    1612D-1612E mark NSM transparent
    1612F mark NSM transparent 9
    16130-16139
    16800-16A38
    16A40-16A5E
    16A60-16A69
    16A70-16ABE
    16AC0-16AC9
    16AD0-16AED
    16AF0-16AF4 mark NSM transparent 1
    16B00-16B2F
    16B30-16B36 mark NSM transparent 230
    16B40-16B43
    16B50-16B59
    16B63-16B77
    16B7D-16B8F
    16D40-16D66
    16D67 joins
    16D68-16D6C
    16D70-16D79
    16E60-16E7F
    16EBB-16ED3
    16F00-16F4A
    16F4F mark NSM transparent
    16F50
    16F51-16F87 mark
    16F8F-16F92 mark NSM transparent
    16F93-16F9F
    16FE0-16FE1
    16FE3 Han
    16FE4 mark NSM transparent
    16FF0-16FF1 mark Han 6
    16FF2-16FF3 Han
    17000-18CDA
    18CFF-18D20
    18D80-18DF2
    18E00-19191
    191A0-191D2
    1AFF0-1AFF3 Katakana
    1AFF5-1AFFB Katakana
    1AFFD-1AFFE Katakana
    1B000 Katakana
    1B001-1B11F Hiragana
    1B120-1B122 Katakana
    1B127-1B128 Katakana
    1B132 Hiragana
    1B150-1B152 Hiragana
    1B155 Katakana
    1B164-1B168 Katakana
    1B170-1B2FB
    1BC00-1BC6A
    1BC70-1BC7C
    1BC80-1BC88
    1BC90-1BC99
    1BC9D mark NSM transparent
    1BC9E mark NSM transparent 1
    1CF00-1CF2D mark NSM transparent
    1CF30-1CF46 mark NSM transparent
    1D250-1D252 mark 216
    1D25B-1D25C mark NSM transparent 1
    1D25F mark 216
    1D280-1D281 mark 216
    1DA00-1DA36 mark NSM transparent
    1DA3B-1DA6C mark NSM transparent
    1DA75 mark NSM transparent
    1DA84 mark NSM transparent
    1DA9B-1DA9F mark NSM transparent
    1DAA1-1DAAF mark NSM transparent
    1DF00-1DF3F
    1DF41-1DF47
    1DF49
    1DF4B-1DF4C
    1DF4E-1DF50
    1DF52-1DF67
    1DF69-1DF6D/2
    1DF6F-1DF71
    1DF73-1DF7D/2
    1DF7F-1DF81
    1DF90-1DF94
    1DF96
    1E000-1E006 mark NSM transparent 230
    1E008-1E018 mark NSM transparent 230
    1E01B-1E021 mark NSM transparent 230
    1E023-1E024 mark NSM transparent 230
    1E026-1E02A mark NSM transparent 230
    1E08F mark NSM transparent 230
    1E100-1E12C
    1E130-1E136 mark NSM transparent 230
    1E137-1E13D
    1E140-1E149
    1E14E
    1E290-1E2AD
    1E2AE mark NSM transparent 230
    1E2C0-1E2EB
    1E2EC-1E2EF mark NSM transparent 230
    1E2F0-1E2F9
    1E4D0-1E4EB
    1E4EC-1E4ED mark NSM transparent 232
    1E4EE mark NSM transparent 220
    1E4EF mark NSM transparent 230
    1E4F0-1E4F9
    1E5D0-1E5ED
    1E5EE mark NSM transparent 230
    1E5EF mark NSM transparent 220
    1E5F0-1E5FA
    1E6C0-1E6DE
    1E6E0-1E6E2
    1E6E3 mark NSM transparent 230
    1E6E4-1E6E5
    1E6E6 mark NSM transparent 230
    1E6E7-1E6ED
    1E6EE-1E6EF mark NSM transparent 230
    1E6F0-1E6F4
    1E6F5 mark NSM transparent 230
    1E6FE-1E6FF
    1E7E0-1E7E6
    1E7E8-1E7EB
    1E7ED-1E7EE
    1E7F0-1E7FE
    1E800-1E8C4 R
    1E8D0-1E8D6 mark NSM transparent 220
    1E922-1E943 R dual
    1E944-1E949 mark NSM transparent 230
    1E94A mark NSM transparent 7
    1E94B R transparent
    1E950-1E959 R
    20000-2A6DF Han
    2A700-2B81E Han
    2B820-2CEAD Han
    2CEB0-2EBE0 Han
    2EBF0-2EE5D Han
    30000-3134A Han
    31350-33479 Han
    3D000-3FC3F
    """
}
