/// The properties of a media type.
struct MediaTypeEntry: Sendable {
  let mediaType: MediaType
  let family: MediaType.Family?
  let fileExtensions: [String]
}

/// The known media types by name, by alias and by file extension.
struct MediaTypeIndex: Sendable {
  static let shared = MediaTypeIndex(mediaTypeTable)

  private let entries: [MediaTypeEntry]
  private let indexByName: [String: Int]
  private let indexByFileExtension: [String: Int]

  /// Parses a table; of several types with one extension, the first has it.
  init(_ table: String) {
    var entries: [MediaTypeEntry] = []
    var indexByName: [String: Int] = [:]
    var indexByFileExtension: [String: Int] = [:]
    for line in Array(table.utf8).split(separator: UInt8(ascii: "\n")) {
      let columns = line.columns
      guard columns.count == 4, let name = columns[0].first.flatMap({ MediaType($0) }) else { continue }
      for known in columns[0] + columns[3] { indexByName[known] = entries.count }
      for known in columns[2] where indexByFileExtension[known] == nil {
        indexByFileExtension[known] = entries.count
      }
      entries.append(
        MediaTypeEntry(
          mediaType: name,
          family: columns[1].first.flatMap({ MediaType.Family(rawValue: $0) }),
          fileExtensions: columns[2]))
    }
    self.entries = entries
    self.indexByName = indexByName
    self.indexByFileExtension = indexByFileExtension
  }

  /// The entries in the order of the table.
  var all: [MediaTypeEntry] { entries }

  func entry(for name: MediaType) -> MediaTypeEntry? {
    indexByName[name.description].map { entries[$0] }
  }

  func entry(forFileExtension fileExtension: String) -> MediaTypeEntry? {
    let name = fileExtension.hasPrefix(".") ? fileExtension.dropFirst() : fileExtension[...]
    return indexByFileExtension[name.lowercased()].map { entries[$0] }
  }
}

extension ArraySlice<UInt8> {
  /// The words in each column of a line of a table; bars divide the columns.
  var columns: [[String]] {
    split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { column in
      column.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

/// Name | family, or `-` | file extensions, the most usual first | other names of the same type.
///
/// Of several types with one extension the first has it, which is why `.weba` stands with sound, though
/// content tells only WebM.
///
/// Made by hand. Sources: [IANA, Media Types](https://www.iana.org/assignments/media-types/), and where practice and
/// the registry differ, [MDN, Common media
/// types](https://developer.mozilla.org/docs/Web/HTTP/Guides/MIME_types/Common_types) and [WHATWG, MIME
/// Sniffing](https://mimesniff.spec.whatwg.org). As of 2025.
private let mediaTypeTable = """
  image/png                     | image    | png                   | image/x-png image/apng
  image/jpeg                    | image    | jpg jpeg jpe jfif     | image/jpg image/pjpeg
  image/gif                     | image    | gif                   |
  image/webp                    | image    | webp                  |
  image/bmp                     | image    | bmp dib               | image/x-ms-bmp image/x-bmp
  image/tiff                    | image    | tif tiff              | image/tiff-fx
  image/heic                    | image    | heic                  |
  image/heic-sequence           | image    | heics                 |
  image/heif                    | image    | heif hif              |
  image/heif-sequence           | image    | heifs                 |
  image/avif                    | image    | avif avifs            |
  image/vnd.microsoft.icon      | image    | ico cur               | image/x-icon image/ico
  image/svg+xml                 | image    | svg                   |
  image/jxl                     | image    | jxl                   |
  image/jp2                     | image    | jp2 j2k jpf jpx       | image/jpx image/jpm
  image/vnd.adobe.photoshop     | image    | psd psb               | image/x-photoshop application/x-photoshop
  audio/mpeg                    | audio    | mp3 mp2 mpga          | audio/mp3 audio/x-mp3 audio/x-mpeg
  audio/wav                     | audio    | wav wave              | audio/wave audio/x-wav audio/vnd.wave
  audio/flac                    | audio    | flac                  | audio/x-flac
  audio/ogg                     | audio    | ogg oga opus spx      | audio/opus audio/vorbis
  audio/aac                     | audio    | aac                   | audio/x-aac audio/aacp
  audio/aiff                    | audio    | aif aiff aifc         | audio/x-aiff
  audio/midi                    | audio    | mid midi              | audio/x-midi audio/mid
  audio/basic                   | audio    | au snd                |
  audio/amr                     | audio    | amr                   |
  video/mp4                     | video    | mp4 m4v mpg4 f4v      | video/x-m4v
  audio/mp4                     | audio    | m4a m4b mp4a mp4      | audio/x-m4a audio/m4a
  video/quicktime               | video    | mov qt                |
  audio/webm                    | audio    | weba                  |
  video/webm weba               | video    | webm weba             |
  audio/matroska                | audio    | mka                   | audio/x-matroska
  video/matroska                | video    | mkv mk3d mka          | video/x-matroska
  video/x-msvideo               | video    | avi                   | video/avi video/msvideo video/vnd.avi
  video/mpeg                    | video    | mpg mpeg vob m2p      | video/mp2p
  video/mp2t                    | video    | ts m2ts mts           |
  video/x-flv                   | video    | flv                   |
  video/3gpp                    | video    | 3gp 3gpp              |
  video/3gpp2                   | video    | 3g2 3gpp2             |
  audio/3gpp                    | audio    | 3gp                   |
  audio/3gpp2                   | audio    | 3g2                   |
  video/ogg                     | video    | ogv ogg               |
  application/ogg               | video    | ogx ogg               |
  audio/x-ms-wma                | audio    | wma                   |
  video/x-ms-asf                | video    | wmv asf wma           | video/x-ms-wmv application/vnd.ms-asf
  font/ttf                      | font     | ttf                   | application/x-font-ttf application/font-ttf
  font/otf                      | font     | otf                   | application/x-font-otf application/font-otf
  font/collection               | font     | ttc otc               |
  font/woff                     | font     | woff                  | application/font-woff application/x-font-woff
  font/woff2                    | font     | woff2                 | application/font-woff2
  application/vnd.ms-fontobject | font     | eot                   |
  application/pdf               | document | pdf                   | application/x-pdf
  application/rtf               | document | rtf                   | text/rtf
  application/postscript        | document | ps eps ai             |
  application/epub+zip          | document | epub                  |
  application/msword            | document | doc dot               |
  application/vnd.ms-excel      | document | xls xlt               |
  application/vnd.ms-powerpoint | document | ppt pps pot           |
  application/vnd.ms-outlook    | document | msg                   |
  application/vnd.visio         | document | vsd                   |
  application/x-ole-storage     | document |                       | application/x-cfb
  application/vnd.openxmlformats-officedocument.wordprocessingml.document   | document | docx dotx      |
  application/vnd.openxmlformats-officedocument.spreadsheetml.sheet         | document | xlsx xltx      |
  application/vnd.openxmlformats-officedocument.presentationml.presentation | document | pptx ppsx potx |
  application/vnd.ms-word.document.macroenabled.12                          | document | docm dotm      |
  application/vnd.ms-excel.sheet.macroenabled.12                            | document | xlsm xltm      |
  application/vnd.ms-excel.sheet.binary.macroenabled.12                     | document | xlsb           |
  application/vnd.ms-powerpoint.presentation.macroenabled.12                | document | pptm ppsm potm |
  application/vnd.oasis.opendocument.text                                   | document | odt            |
  application/vnd.oasis.opendocument.spreadsheet                            | document | ods            |
  application/vnd.oasis.opendocument.presentation                           | document | odp            |
  application/vnd.oasis.opendocument.graphics                               | document | odg            |
  application/vnd.oasis.opendocument.formula                                | document | odf            |
  application/vnd.oasis.opendocument.chart                                  | document | odc            |
  application/vnd.oasis.opendocument.base                                   | document | odb            | application/vnd.oasis.opendocument.database
  application/vnd.oasis.opendocument.text-template                          | document | ott            |
  application/vnd.oasis.opendocument.spreadsheet-template                   | document | ots            |
  application/vnd.oasis.opendocument.presentation-template                  | document | otp            |
  text/plain                    | document | txt text log          |
  text/html                     | document | html htm              |
  text/csv                      | document | csv                   |
  text/markdown                 | document | md markdown           |
  application/xhtml+xml         | document | xhtml xht             |
  application/xml               | document | xml                   | text/xml
  application/json              | document | json                  | text/json
  application/zip               | archive  | zip                   | application/x-zip-compressed application/x-zip
  application/gzip              | archive  | gz tgz                | application/x-gzip
  application/x-bzip2           | archive  | bz2 tbz2              |
  application/x-xz              | archive  | xz txz                |
  application/zstd              | archive  | zst tzst              | application/x-zstd
  application/x-lz4             | archive  | lz4                   |
  application/x-compress        | archive  | z                     |
  application/x-7z-compressed   | archive  | 7z                    |
  application/vnd.rar           | archive  | rar                   | application/x-rar-compressed application/x-rar
  application/x-tar             | archive  | tar                   |
  application/java-archive      | archive  | jar war ear           | application/x-java-archive
  application/vnd.android.package-archive                                   | archive  | apk            |
  application/vnd.ms-cab-compressed                                         | archive  | cab            |
  application/x-archive         | archive  | a ar                  |
  application/vnd.debian.binary-package                                     | archive  | deb            |
  application/x-rpm             | archive  | rpm                   |
  application/wasm              | -        | wasm                  |
  application/vnd.sqlite3       | -        | sqlite sqlite3 db     | application/x-sqlite3
  application/x-elf             | -        | so o                  | application/x-executable application/x-sharedlib
  application/x-mach-binary     | -        | dylib                 |
  application/vnd.microsoft.portable-executable                             | -        | exe dll        | application/x-msdownload
  """
