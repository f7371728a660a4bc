/// Bytes at a fixed offset of every file of a kind.
struct MediaSignature: Sendable {
  let offset: Int

  /// The bytes; `nil` matches any byte.
  let bytes: [UInt8?]

  let mediaType: MediaType

  /// Returns whether the signature is in the leading bytes of a file.
  func matches(_ header: [UInt8]) -> Bool {
    guard offset <= header.count &- bytes.count else { return false }
    for index in bytes.indices {
      if let byte = bytes[index], header[offset &+ index] != byte { return false }
    }
    return true
  }

  /// The signatures in the order of the table.
  static let all = Array(mediaSignatureTable.utf8).split(separator: UInt8(ascii: "\n"))
    .compactMap { MediaSignature($0.columns) }

  /// Creates a signature from the columns of a line of the table.
  private init?(_ columns: [[String]]) {
    guard columns.count == 4,
      let offset = columns[0].first.flatMap({ Int($0) }),
      let name = columns[2].first.flatMap({ MediaType($0) })
    else { return nil }
    self.offset = offset
    bytes = columns[1].map { $0 == "??" ? nil : Int($0, radix: 16).map(UInt8.init) }
    mediaType = name
  }
}

/// Offset | bytes in hexadecimal, `??` for any | media type | the bytes in ASCII, and their source.
///
/// The first match counts. Kinds that share a container, and kinds whose signature is too short to be
/// trusted, are examined further by `MediaType.refined`.
///
/// Made by hand. Sources: [WHATWG, MIME Sniffing](https://mimesniff.spec.whatwg.org), section 6, March 2026, and for
/// all others the specification of the format, or its registration at
/// [IANA](https://www.iana.org/assignments/media-types/), as of 2025.
private let mediaSignatureTable = """
  0   | 89 50 4E 47 0D 0A 1A 0A                         | image/png                     | .PNG, W3C PNG 5.2
  0   | FF D8 FF                                        | image/jpeg                    | ITU-T T.81 B.1.1.3
  0   | 47 49 46 38 37 61                               | image/gif                     | GIF87a
  0   | 47 49 46 38 39 61                               | image/gif                     | GIF89a
  0   | 52 49 46 46 ?? ?? ?? ?? 57 45 42 50 56 50       | image/webp                    | RIFF, WEBPVP, RFC 9649
  0   | 42 4D                                           | image/bmp                     | BM, WHATWG
  0   | 49 49 2A 00                                     | image/tiff                    | II, TIFF 6.0 section 2
  0   | 4D 4D 00 2A                                     | image/tiff                    | MM, TIFF 6.0 section 2
  0   | 49 49 2B 00                                     | image/tiff                    | II, BigTIFF
  0   | 4D 4D 00 2B                                     | image/tiff                    | MM, BigTIFF
  0   | 00 00 01 00                                     | image/vnd.microsoft.icon      | icon, WHATWG
  0   | 00 00 02 00                                     | image/vnd.microsoft.icon      | cursor, WHATWG
  0   | 00 00 00 0C 4A 58 4C 20 0D 0A 87 0A             | image/jxl                     | JXL, ISO/IEC 18181-2
  0   | FF 0A                                           | image/jxl                     | ISO/IEC 18181-1
  0   | 00 00 00 0C 6A 50 20 20 0D 0A 87 0A             | image/jp2                     | jP, ISO/IEC 15444-1 I.5.1
  0   | FF 4F FF 51                                     | image/jp2                     | ISO/IEC 15444-1 A.4
  0   | 38 42 50 53 00 01                               | image/vnd.adobe.photoshop     | 8BPS, Adobe PSD
  0   | 38 42 50 53 00 02                               | image/vnd.adobe.photoshop     | 8BPS, Adobe PSB
  4   | 66 74 79 70                                     | video/mp4                     | ftyp, ISO/IEC 14496-12 4.3
  4   | 6D 6F 6F 76                                     | video/quicktime               | moov, Apple QTFF
  4   | 6D 64 61 74                                     | video/quicktime               | mdat, Apple QTFF
  4   | 77 69 64 65 00                                  | video/quicktime               | wide, Apple QTFF
  0   | 1A 45 DF A3                                     | video/matroska                | EBML, RFC 8794
  0   | 52 49 46 46 ?? ?? ?? ?? 41 56 49 20             | video/x-msvideo               | RIFF, AVI, WHATWG
  0   | 52 49 46 46 ?? ?? ?? ?? 57 41 56 45             | audio/wav                     | RIFF, WAVE, WHATWG
  0   | 52 46 36 34 ?? ?? ?? ?? 57 41 56 45             | audio/wav                     | RF64, WAVE, EBU Tech 3306
  0   | 4F 67 67 53 00                                  | application/ogg               | OggS, RFC 3533
  0   | 66 4C 61 43                                     | audio/flac                    | fLaC, RFC 9639
  0   | 49 44 33                                        | audio/mpeg                    | ID3, WHATWG
  0   | 46 4F 52 4D ?? ?? ?? ?? 41 49 46 46             | audio/aiff                    | FORM, AIFF, WHATWG
  0   | 46 4F 52 4D ?? ?? ?? ?? 41 49 46 43             | audio/aiff                    | FORM, AIFC, Apple
  0   | 4D 54 68 64 00 00 00 06                         | audio/midi                    | MThd, WHATWG
  0   | 2E 73 6E 64                                     | audio/basic                   | .snd, WHATWG
  0   | 23 21 41 4D 52                                  | audio/amr                     | #!AMR, RFC 4867 section 5
  0   | 00 00 01 BA                                     | video/mpeg                    | pack, ISO/IEC 13818-1 2.5.3
  0   | 00 00 01 B3                                     | video/mpeg                    | sequence, ISO/IEC 13818-2
  0   | 46 4C 56 01                                     | video/x-flv                   | FLV, Adobe FLV annex E
  0   | 30 26 B2 75 8E 66 CF 11 A6 D9 00 AA 00 62 CE 6C | video/x-ms-asf                | Microsoft ASF 3.1
  0   | 00 01 00 00                                     | font/ttf                      | WHATWG
  0   | 74 72 75 65                                     | font/ttf                      | true, Apple TrueType
  0   | 4F 54 54 4F                                     | font/otf                      | OTTO, WHATWG
  0   | 74 74 63 66 00                                  | font/collection               | ttcf, WHATWG
  0   | 77 4F 46 46                                     | font/woff                     | wOFF, WHATWG
  0   | 77 4F 46 32                                     | font/woff2                    | wOF2, W3C WOFF2 4.1
  34  | 4C 50                                           | application/vnd.ms-fontobject | LP, WHATWG
  0   | 25 50 44 46 2D                                  | application/pdf               | %PDF-, WHATWG
  0   | 25 21 50 53 2D 41 64 6F 62 65 2D                | application/postscript        | %!PS-Adobe-, WHATWG
  0   | 7B 5C 72 74 66                                  | application/rtf               | {\\rtf, Microsoft RTF 1.9.1
  0   | D0 CF 11 E0 A1 B1 1A E1                         | application/x-ole-storage     | MS-CFB 2.2
  0   | 50 4B 03 04                                     | application/zip               | PK, WHATWG
  0   | 50 4B 05 06                                     | application/zip               | PK, empty, APPNOTE 4.3.16
  0   | 50 4B 07 08                                     | application/zip               | PK, split, APPNOTE 8.5.3
  0   | 1F 8B 08                                        | application/gzip              | WHATWG
  0   | 42 5A 68 ?? 31 41 59 26 53 59                   | application/x-bzip2           | BZh, a block
  0   | 42 5A 68 ?? 17 72 45 38 50 90                   | application/x-bzip2           | BZh, no block
  0   | FD 37 7A 58 5A 00                               | application/x-xz              | .7zXZ, XZ 2.1.1.1
  0   | 37 7A BC AF 27 1C                               | application/x-7z-compressed   | 7z, 7zFormat.txt
  0   | 52 61 72 21 1A 07 00                            | application/vnd.rar           | Rar!, WHATWG
  0   | 52 61 72 21 1A 07 01 00                         | application/vnd.rar           | Rar!, RAR 5.0
  0   | 28 B5 2F FD                                     | application/zstd              | RFC 8878 section 3.1.1
  0   | 04 22 4D 18                                     | application/x-lz4             | LZ4 frame format
  0   | 1F 9D                                           | application/x-compress        | compress
  0   | 4D 53 43 46 00 00 00 00                         | application/vnd.ms-cab-compressed | MSCF, MS-CAB 2.1
  0   | 21 3C 61 72 63 68 3E 0A 64 65 62 69 61 6E 2D    | application/vnd.debian.binary-package | deb(5)
  0   | 21 3C 61 72 63 68 3E 0A                         | application/x-archive         | !<arch>, ar(5)
  0   | ED AB EE DB                                     | application/x-rpm             | RPM lead
  257 | 75 73 74 61 72                                  | application/x-tar             | ustar, POSIX pax
  0   | 00 61 73 6D                                     | application/wasm              | .asm, W3C WebAssembly 5.5.16
  0   | 53 51 4C 69 74 65 20 66 6F 72 6D 61 74 20 33 00 | application/vnd.sqlite3       | SQLite format 3
  0   | 7F 45 4C 46                                     | application/x-elf             | .ELF, System V ABI
  0   | FE ED FA CE                                     | application/x-mach-binary     | Mach-O
  0   | FE ED FA CF                                     | application/x-mach-binary     | Mach-O
  0   | CE FA ED FE                                     | application/x-mach-binary     | Mach-O
  0   | CF FA ED FE                                     | application/x-mach-binary     | Mach-O
  0   | 4D 5A                                           | application/vnd.microsoft.portable-executable | MZ, PE format
  """
