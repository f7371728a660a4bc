/// A media type, such as `image/png`, with its properties.
///
/// The grammar is `type-name "/" subtype-name` of [RFC 6838, section
/// 4.2](https://www.rfc-editor.org/rfc/rfc6838#section-4.2), without parameters and in lowercase, because
/// uppercase means the same.
///
/// ```swift
/// MediaType("image/jpeg")?.fileExtensions  // ["jpg", "jpeg", "jpe", "jfif"]
/// MediaType(fileExtension: "PDF")          // .pdf
/// MediaType.docx.family                    // .document
/// ```
public struct MediaType: Sendable, Hashable {
  /// A kind of file, such as image or document.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// Still and animated pictures.
    case image
    /// Sound.
    case audio
    /// Moving pictures, with or without sound.
    case video
    /// Fonts and collections of them.
    case font
    /// Files that hold other files, and compressed files.
    case archive
    /// Text, with or without layout, spreadsheets and presentations.
    case document
  }

  /// The part before the slash, such as `image`.
  public let type: String

  /// The part after the slash, such as `png`.
  public let subtype: String

  /// Creates a media type from its parts, which must be well formed and in lowercase.
  init(type: String, subtype: String) {
    self.type = type
    self.subtype = subtype
  }

  /// The family of the type, or `nil` if it has none, such as `application/wasm` and unknown application
  /// types.
  public var family: Family? {
    if let entry = MediaTypeIndex.shared.entry(for: self) { return entry.family }
    return switch type {
    case "image": .image
    case "audio": .audio
    case "video": .video
    case "font": .font
    case "text": .document
    default: nil
    }
  }

  /// The usual extensions of such files, in lowercase, the most common first; empty if none is known.
  public var fileExtensions: [String] { MediaTypeIndex.shared.entry(for: self)?.fileExtensions ?? [] }

  /// The name of the type in this library, such as `image/jpeg` for `image/pjpeg`.
  ///
  /// Recognition by content returns this name, which servers and browsers use most.
  public var canonical: MediaType { MediaTypeIndex.shared.entry(for: self)?.mediaType ?? self }

  /// Creates the media type of files with a certain extension, or `nil` if the extension is not known.
  ///
  /// Case does not matter. The extension can begin with a dot.
  public init?(fileExtension: String) {
    guard let entry = MediaTypeIndex.shared.entry(forFileExtension: fileExtension) else { return nil }
    self = entry.mediaType
  }
}

extension MediaType: LosslessStringConvertible {
  /// The type, a slash, and the subtype.
  public var description: String { "\(type)/\(subtype)" }

  /// Creates a media type from its name, such as `image/png`, or `nil` if it is malformed or has parameters.
  ///
  /// The subtype can be `*`, as in `image/*`. A rule for the type of a file accepts all types of the family then.
  public init?(_ description: String) {
    let parts = Array(description.utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isRestrictedName(parts[0]),
      parts[1].elementsEqual("*".utf8) || Self.isRestrictedName(parts[1])
    else { return nil }
    let names = parts.map { String(decoding: $0, as: UTF8.self).lowercased() }
    self.init(type: names[0], subtype: names[1])
  }

  /// Returns whether the bytes are a `restricted-name`: a letter or digit, then at most 126 of a few more.
  private static func isRestrictedName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.isASCIIAlphanumeric, bytes.count <= 127 else { return false }
    return bytes.allSatisfy { $0.isASCIIAlphanumeric || "!#$&-^_.+".utf8.contains($0) }
  }
}

// MARK: Images

extension MediaType {
  /// Portable Network Graphics.
  public static let png = Self(type: "image", subtype: "png")
  /// JPEG.
  public static let jpeg = Self(type: "image", subtype: "jpeg")
  /// Graphics Interchange Format.
  public static let gif = Self(type: "image", subtype: "gif")
  /// WebP.
  public static let webP = Self(type: "image", subtype: "webp")
  /// Windows bitmap.
  public static let bmp = Self(type: "image", subtype: "bmp")
  /// Tag Image File Format.
  public static let tiff = Self(type: "image", subtype: "tiff")
  /// High Efficiency Image File with HEVC, as phones take photographs.
  public static let heic = Self(type: "image", subtype: "heic")
  /// High Efficiency Image File with another codec.
  public static let heif = Self(type: "image", subtype: "heif")
  /// AV1 Image File.
  public static let avif = Self(type: "image", subtype: "avif")
  /// Windows icon or cursor.
  public static let icon = Self(type: "image", subtype: "vnd.microsoft.icon")
  /// Scalable Vector Graphics.
  public static let svg = Self(type: "image", subtype: "svg+xml")
  /// JPEG XL.
  public static let jpegXL = Self(type: "image", subtype: "jxl")
  /// JPEG 2000.
  public static let jpeg2000 = Self(type: "image", subtype: "jp2")
  /// Adobe Photoshop.
  public static let photoshop = Self(type: "image", subtype: "vnd.adobe.photoshop")
}

// MARK: Sound

extension MediaType {
  /// MPEG audio, layer II or III, as in an MP3 file.
  public static let mp3 = Self(type: "audio", subtype: "mpeg")
  /// Waveform Audio.
  public static let wav = Self(type: "audio", subtype: "wav")
  /// Free Lossless Audio Codec.
  public static let flac = Self(type: "audio", subtype: "flac")
  /// Ogg with sound only: Opus, Vorbis, Speex or FLAC.
  public static let oggAudio = Self(type: "audio", subtype: "ogg")
  /// Advanced Audio Coding in an ADTS stream.
  public static let aac = Self(type: "audio", subtype: "aac")
  /// MPEG-4 with sound only, as in an M4A file.
  public static let m4a = Self(type: "audio", subtype: "mp4")
  /// Audio Interchange File Format.
  public static let aiff = Self(type: "audio", subtype: "aiff")
  /// Standard MIDI file.
  public static let midi = Self(type: "audio", subtype: "midi")
}

// MARK: Moving pictures

extension MediaType {
  /// MPEG-4.
  public static let mp4 = Self(type: "video", subtype: "mp4")
  /// QuickTime movie.
  public static let quickTime = Self(type: "video", subtype: "quicktime")
  /// WebM.
  public static let webM = Self(type: "video", subtype: "webm")
  /// Matroska, as in an MKV file.
  public static let matroska = Self(type: "video", subtype: "matroska")
  /// Audio Video Interleave.
  public static let avi = Self(type: "video", subtype: "x-msvideo")
  /// MPEG program stream or video stream.
  public static let mpeg = Self(type: "video", subtype: "mpeg")
  /// MPEG transport stream.
  public static let mpegTransportStream = Self(type: "video", subtype: "mp2t")
  /// Flash Video.
  public static let flashVideo = Self(type: "video", subtype: "x-flv")
  /// 3GPP multimedia.
  public static let video3GPP = Self(type: "video", subtype: "3gpp")
  /// Ogg with moving pictures.
  public static let oggVideo = Self(type: "video", subtype: "ogg")
  /// Ogg with streams of unknown kinds.
  public static let ogg = Self(type: "application", subtype: "ogg")
}

// MARK: Fonts

extension MediaType {
  /// TrueType outlines.
  public static let ttf = Self(type: "font", subtype: "ttf")
  /// OpenType with CFF outlines.
  public static let otf = Self(type: "font", subtype: "otf")
  /// TrueType or OpenType collection.
  public static let fontCollection = Self(type: "font", subtype: "collection")
  /// Web Open Font Format 1.
  public static let woff = Self(type: "font", subtype: "woff")
  /// Web Open Font Format 2.
  public static let woff2 = Self(type: "font", subtype: "woff2")
}

// MARK: Documents

extension MediaType {
  /// Portable Document Format.
  public static let pdf = Self(type: "application", subtype: "pdf")
  /// Rich Text Format.
  public static let rtf = Self(type: "application", subtype: "rtf")
  /// Electronic publication.
  public static let epub = Self(type: "application", subtype: "epub+zip")
  /// Microsoft Word, 97 to 2003.
  public static let doc = Self(type: "application", subtype: "msword")
  /// Microsoft Excel, 97 to 2003.
  public static let xls = Self(type: "application", subtype: "vnd.ms-excel")
  /// Microsoft PowerPoint, 97 to 2003.
  public static let ppt = Self(type: "application", subtype: "vnd.ms-powerpoint")
  /// A compound file of another or no known program, which password-protected Office documents are, too.
  public static let compoundFile = Self(type: "application", subtype: "x-ole-storage")
  /// Office Open XML text.
  public static let docx = Self(
    type: "application", subtype: "vnd.openxmlformats-officedocument.wordprocessingml.document")
  /// Office Open XML spreadsheet.
  public static let xlsx = Self(
    type: "application", subtype: "vnd.openxmlformats-officedocument.spreadsheetml.sheet")
  /// Office Open XML presentation.
  public static let pptx = Self(
    type: "application", subtype: "vnd.openxmlformats-officedocument.presentationml.presentation")
  /// Office Open XML text with macros.
  public static let docm = Self(type: "application", subtype: "vnd.ms-word.document.macroenabled.12")
  /// Office Open XML spreadsheet with macros.
  public static let xlsm = Self(type: "application", subtype: "vnd.ms-excel.sheet.macroenabled.12")
  /// Office Open XML presentation with macros.
  public static let pptm = Self(
    type: "application", subtype: "vnd.ms-powerpoint.presentation.macroenabled.12")
  /// Excel binary workbook.
  public static let xlsb = Self(type: "application", subtype: "vnd.ms-excel.sheet.binary.macroenabled.12")
  /// OpenDocument text.
  public static let odt = Self(type: "application", subtype: "vnd.oasis.opendocument.text")
  /// OpenDocument spreadsheet.
  public static let ods = Self(type: "application", subtype: "vnd.oasis.opendocument.spreadsheet")
  /// OpenDocument presentation.
  public static let odp = Self(type: "application", subtype: "vnd.oasis.opendocument.presentation")
  /// Text without layout.
  public static let plainText = Self(type: "text", subtype: "plain")
  /// Comma-separated values; known by extension only.
  public static let csv = Self(type: "text", subtype: "csv")
  /// JavaScript Object Notation; known by extension only.
  public static let json = Self(type: "application", subtype: "json")
  /// HyperText Markup Language.
  public static let html = Self(type: "text", subtype: "html")
  /// HyperText Markup Language in XML.
  public static let xhtml = Self(type: "application", subtype: "xhtml+xml")
  /// Extensible Markup Language.
  public static let xml = Self(type: "application", subtype: "xml")
}

// MARK: Archives and others

extension MediaType {
  /// ZIP.
  public static let zip = Self(type: "application", subtype: "zip")
  /// GZIP.
  public static let gzip = Self(type: "application", subtype: "gzip")
  /// BZIP2.
  public static let bzip2 = Self(type: "application", subtype: "x-bzip2")
  /// XZ.
  public static let xz = Self(type: "application", subtype: "x-xz")
  /// Zstandard.
  public static let zstandard = Self(type: "application", subtype: "zstd")
  /// 7-Zip.
  public static let sevenZip = Self(type: "application", subtype: "x-7z-compressed")
  /// RAR.
  public static let rar = Self(type: "application", subtype: "vnd.rar")
  /// Tape archive.
  public static let tar = Self(type: "application", subtype: "x-tar")
  /// Java archive.
  public static let jar = Self(type: "application", subtype: "java-archive")
  /// WebAssembly module.
  public static let wasm = Self(type: "application", subtype: "wasm")
  /// SQLite database.
  public static let sqlite = Self(type: "application", subtype: "vnd.sqlite3")
  /// Windows program or library.
  public static let windowsProgram = Self(type: "application", subtype: "vnd.microsoft.portable-executable")
  /// Program or library of Linux and other systems.
  public static let elf = Self(type: "application", subtype: "x-elf")
}
