<?php
declare( strict_types=1 );

namespace Brolga\Forms\Fields;

/**
 * The file formats that can be uploaded, each by its usual extension, with its media type, its first bytes, and
 * the media types that libmagic may report. A format that is not listed cannot be sent.
 *
 * @see FIELD-8
 */
enum FileFormat: string {

	case Jpg  = 'jpg';
	case Png  = 'png';
	case Gif  = 'gif';
	case Webp = 'webp';
	case Avif = 'avif';
	case Heic = 'heic';
	case Pdf  = 'pdf';
	case Docx = 'docx';
	case Odt  = 'odt';
	case Doc  = 'doc';
	case Xlsx = 'xlsx';
	case Ods  = 'ods';
	case Xls  = 'xls';
	case Pptx = 'pptx';
	case Odp  = 'odp';
	case Ppt  = 'ppt';
	case Txt  = 'txt';
	case Csv  = 'csv';

	private const ALIASES = [
		'jpeg' => self::Jpg,
		'jpe'  => self::Jpg,
		'jfif' => self::Jpg,
		'heif' => self::Heic,
	];

	private const MEDIA_TYPES = [
		'jpg'  => 'image/jpeg',
		'png'  => 'image/png',
		'gif'  => 'image/gif',
		'webp' => 'image/webp',
		'avif' => 'image/avif',
		'heic' => 'image/heic',
		'pdf'  => 'application/pdf',
		'docx' => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		'xlsx' => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		'pptx' => 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
		'odt'  => 'application/vnd.oasis.opendocument.text',
		'ods'  => 'application/vnd.oasis.opendocument.spreadsheet',
		'odp'  => 'application/vnd.oasis.opendocument.presentation',
		'doc'  => 'application/msword',
		'xls'  => 'application/vnd.ms-excel',
		'ppt'  => 'application/vnd.ms-powerpoint',
		'txt'  => 'text/plain',
		'csv'  => 'text/csv',
	];

	/** @param string $extension In lower case, without the dot. */
	public static function of_extension( string $extension ): ?self {
		return self::tryFrom( $extension ) ?? self::ALIASES[ $extension ] ?? null;
	}

	/** @return non-empty-list<string> */
	public function extensions(): array {
		return [ $this->value, ...array_keys( self::ALIASES, $this, true ) ];
	}

	public function kind(): FileKind {
		return match ( $this ) {
			self::Jpg, self::Png, self::Gif, self::Webp, self::Avif, self::Heic => FileKind::Images,
			self::Pdf                         => FileKind::Pdf,
			self::Docx, self::Odt, self::Doc  => FileKind::Documents,
			self::Xlsx, self::Ods, self::Xls  => FileKind::Spreadsheets,
			self::Pptx, self::Odp, self::Ppt  => FileKind::Presentations,
			self::Txt, self::Csv              => FileKind::Text,
		};
	}

	public function media_type(): string {
		return self::MEDIA_TYPES[ $this->value ];
	}

	/**
	 * Whether a file's first bytes match the format. Text files have no signature and always match.
	 *
	 * @param string $start At least 16 bytes, or the whole file if it is shorter.
	 */
	public function begins( string $start ): bool {
		return match ( $this ) {
			self::Jpg  => str_starts_with( $start, "\xFF\xD8\xFF" ),
			self::Png  => str_starts_with( $start, "\x89PNG\r\n\x1A\n" ),
			self::Gif  => 1 === preg_match( '/^GIF8[79]a/', $start ),
			self::Webp => 1 === preg_match( '/^RIFF.{4}WEBP/s', $start ),
			self::Avif => 1 === preg_match( '/^.{4}ftypavi[fs]/s', $start ),
			self::Heic => 1 === preg_match( '/^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s', $start ),
			self::Pdf  => str_starts_with( $start, '%PDF-' ),
			self::Doc, self::Xls, self::Ppt => str_starts_with( $start, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1" ),
			self::Txt, self::Csv            => true,
			default                         => str_starts_with( $start, "PK\x03\x04" ),
		};
	}

	/** Whether libmagic may report a media type. Older versions report the container format only. */
	public function is_called( string $detected ): bool {
		return $this->media_type() === $detected || match ( $this ) {
			self::Avif, self::Heic          => in_array(
				$detected,
				[ 'image/heif', 'image/heic', 'image/avif', 'video/mp4', 'application/octet-stream' ],
				true
			),
			self::Doc, self::Xls, self::Ppt => in_array(
				$detected,
				[
					'application/cdfv2',
					'application/x-ole-storage',
					'application/vnd.ms-office',
					'application/octet-stream',
				],
				true
			),
			// The detection may take prose for source code; TextContent checks it more closely.
			self::Txt, self::Csv            => ! in_array(
				$detected,
				[
					'text/html',
					'text/xml',
					'application/xml',
					'image/svg+xml',
					'text/x-php',
					'application/x-httpd-php',
					'text/x-shellscript',
				],
				true
			),
			self::Jpg, self::Png, self::Gif, self::Webp, self::Pdf => false,
			default                         => in_array(
				$detected,
				[ 'application/zip', 'application/octet-stream' ],
				true
			),
		};
	}
}
