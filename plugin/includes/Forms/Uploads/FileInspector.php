<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- Visitors’ requests have no credentials for WP_Filesystem, which would hold whole files in memory; these lie in a folder of our own.

namespace Brolga\Forms\Uploads;

use Brolga\Forms\Fields\FileFormat;
use Brolga\Forms\Fields\FileKind;
use Brolga\Forms\Fields\FileRules;
use finfo;

/**
 * Checks an uploaded file against what its field accepts: its name, size, first bytes, the type that libmagic
 * reports, and content hidden in it. A doubtful file is rejected with a message. Nothing is rendered or
 * executed, and only the relationship parts of an Office document are unpacked.
 *
 * @see FIELD-8 FIELD-450
 */
final class FileInspector {

	/** Bytes read at a time, and how many of them are read again with the next piece. */
	private const PIECE   = 1048576;
	private const OVERLAP = 64;

	/**
	 * Signs that a file of another format is also a program or a web page. `<?=` and `<svg` alone
	 * occur by chance in a few megabytes of any image; followed by text they don't.
	 */
	private const HIDDEN =
		'/<\?php|<\?=[\t\n\r -~]{8}|<\?\s[\t\n\r -~]{12}|<script[\s>\/]'
			. '|<!doctype\s+html|<(?:html|body|iframe|foreignobject)[\s>]'
			. '|<svg\s[\t\n\r -~]{8}|__halt_compiler|<%@?\s*(?:page|eval|execute|response)|#!\/(?:usr\/)?bin\//i';

	/** Signs that a PDF is also a program. Few, because a PDF may contain text about scripts. */
	private const HIDDEN_IN_PDF = '/<\?php\s|<\?=[\t\n\r -~]{8}|<\?\s[\t\n\r -~]{12}|__halt_compiler\s*\(/i';

	/** The PDF action that starts a program. Letters of its name may be written as hex codes. */
	private const RUNS = '/\/(?:L|#4c)(?:a|#61)(?:u|#75)(?:n|#6e)(?:c|#63)(?:h|#68)[\s\/<(\[]/i';

	/** An Office relationship. A quoted value may contain anything but its own quotation mark. */
	private const RELATION = '/<(?:[\w.-]+:)?Relationship\b((?:"[^"]*"|\'[^\']*\'|[^>"\'])*+)>/i';

	/**
	 * Relationships that Office fetches from elsewhere and runs when the document is opened: a
	 * template with macros, another document, an object. Links and images are not among them.
	 */
	private const FETCHED = '/^(?=.*\bTargetMode\s*=\s*["\']\s*External)'
		. '(?=.*\bType\s*=\s*["\'][^"\']*\/(?:attachedTemplate|oleObject|frame|subDocument|package)\b)/is';

	private const MAX_RELATIONS = 1048576;

	/** The end record of a ZIP file, and in how many bytes at the end of a file it can be. */
	private const ZIP_END  = "PK\x05\x06";
	private const ZIP_TAIL = 65557;

	/** The name of the folder that holds macros in the older Office formats, in UTF-16. */
	private const MACROS = "_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0";

	public function flaw( SentFile $file, FileName $name, FileRules $rules ): ?FileFlaw {
		$format = FileFormat::of_extension( $name->extension );
		return match ( true ) {
			UPLOAD_ERR_INI_SIZE === $file->error, UPLOAD_ERR_FORM_SIZE === $file->error => FileFlaw::TooBig,
			UPLOAD_ERR_OK !== $file->error                    => FileFlaw::Incomplete,
			! $name->is_harmless                              => FileFlaw::Name,
			null === $format                                  => FileFlaw::Kind,
			! in_array( $format->kind(), $rules->kinds, true ) => FileFlaw::Kind,
			0 === $file->size()                               => FileFlaw::Empty,
			$file->size() > $rules->max_bytes                 => FileFlaw::TooBig,
			! $this->is_what_it_says( $file->path, $format )  => FileFlaw::Content,
			default                                           => null,
		};
	}

	private function is_what_it_says( string $path, FileFormat $format ): bool {
		$file = fopen( $path, 'rb' );
		if ( false === $file ) {
			return false;
		}
		try {
			return $format->begins( ZipDirectory::bytes( $file, 0, 64 ) )
				&& self::magic_agrees( $path, $format )
				&& match ( $format->kind() ) {
					FileKind::Images => self::is_image( $path, $format )
						&& ! self::holds( $file, self::HIDDEN )
						&& ( FileFormat::Gif !== $format || GifBlocks::are_all_of( $file ) )
						&& ! self::ends_as_zip( $file ),
					FileKind::Pdf    => ! self::holds( $file, self::HIDDEN_IN_PDF )
						&& ! self::holds( $file, self::RUNS )
						&& ! self::is_page( $file )
						&& ! self::ends_as_zip( $file ),
					FileKind::Text   => self::is_text( $file ),
					default          => match ( $format ) {
						FileFormat::Doc, FileFormat::Xls, FileFormat::Ppt => ! self::holds(
							$file,
							'/' . preg_quote( self::MACROS, '/' ) . '/i'
						)
							&& ! self::holds( $file, self::HIDDEN_IN_PDF ),
						default => self::is_document( $file, $format ),
					},
				};
		} finally {
			fclose( $file );
		}
	}

	/** Whether libmagic agrees with the format; true if PHP has no libmagic. */
	private static function magic_agrees( string $path, FileFormat $format ): bool {
		if ( ! class_exists( finfo::class ) ) {
			return true;
		}
		$detected = ( new finfo( FILEINFO_MIME_TYPE ) )->file( $path );
		return is_string( $detected ) && $format->is_called( strtolower( $detected ) );
	}

	/** Whether PHP can read an image's size. AVIF and HEIC pass: not every PHP can read them. */
	private static function is_image( string $path, FileFormat $format ): bool {
		if ( FileFormat::Avif === $format || FileFormat::Heic === $format ) {
			return true;
		}
		$size = @getimagesize( $path ); // Warns about what it cannot read: that is the question.
		return is_array( $size ) && $size[0] > 0 && $size[1] > 0 && $format->media_type() === $size['mime'];
	}

	/** @param resource $file */
	private static function is_page( $file ): bool {
		return 1 === preg_match( self::HIDDEN, ZipDirectory::bytes( $file, 0, 1024 ) );
	}

	/**
	 * Whether a file is also a ZIP file, which is read from its end.
	 *
	 * @param resource $file
	 */
	private static function ends_as_zip( $file ): bool {
		$size = (int) ( fstat( $file )['size'] ?? 0 );
		return str_contains(
			ZipDirectory::bytes( $file, max( 0, $size - self::ZIP_TAIL ), self::ZIP_TAIL ),
			self::ZIP_END
		);
	}

	/**
	 * Whether a pattern matches anywhere in a file.
	 *
	 * @param resource $file
	 * @param string $pattern Its matches must not be longer than OVERLAP bytes.
	 */
	private static function holds( $file, string $pattern ): bool {
		$offset = 0;
		do {
			$piece = ZipDirectory::bytes( $file, $offset, self::PIECE );
			if ( 0 !== preg_match( $pattern, $piece ) ) {
				return true;
			}
			$offset += self::PIECE - self::OVERLAP;
		} while ( strlen( $piece ) === self::PIECE );
		return false;
	}

	/** @param resource $file */
	private static function is_text( $file ): bool {
		return 0 === preg_match( '/^\s*<[a-z!?]/i', self::without_mark( ZipDirectory::bytes( $file, 0, 256 ) ) )
			&& ! self::holds( $file, '/[\x00-\x08\x0E-\x1A\x1C-\x1F]/' )
			&& ! self::holds( $file, self::HIDDEN );
	}

	private static function without_mark( string $text ): string {
		return str_starts_with( $text, "\xEF\xBB\xBF" ) ? substr( $text, 3 ) : $text;
	}

	/**
	 * Whether opening the Office document fetches and runs something from elsewhere. Relationships
	 * that cannot be read count as such.
	 *
	 * @param resource $file
	 */
	private static function fetches( $file, ZipDirectory $list ): bool {
		foreach ( $list->names() as $name ) {
			if ( ! str_ends_with( strtolower( $name ), '.rels' ) ) {
				continue;
			}
			$relations = $list->text( $file, $name, self::MAX_RELATIONS );
			// Removes the zero bytes of UTF-16. A real list has no declarations, which could hide addresses.
			$relations = str_replace( "\0", '', $relations ?? '<!' );
			if (
				1 === preg_match( '/<!(?!--)/', $relations )
				|| false === preg_match_all( self::RELATION, $relations, $found )
			) {
				return true;
			}
			foreach ( $found[1] as $relation ) {
				if ( 1 === preg_match( self::FETCHED, html_entity_decode( $relation, ENT_QUOTES | ENT_XML1 ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @param resource $file */
	private static function is_document( $file, FileFormat $format ): bool {
		$list = ZipDirectory::read( $file );
		if ( null === $list
			|| [] !== preg_grep( '/(?:^|\/)vbaProject\.bin$|^(?:Basic|Scripts)\/|\.(?:exe|js|vbs|scr|php\d?|phar|sh|bat|com|hta)$/i', $list->names() ) ) {
			return false;
		}
		$folder = match ( $format ) {
			FileFormat::Docx => 'word/',
			FileFormat::Xlsx => 'xl/',
			FileFormat::Pptx => 'ppt/',
			default          => '',
		};
		if ( '' !== $folder ) {
			return $list->has( '[Content_Types].xml' ) && $list->has( $folder ) && ! self::fetches( $file, $list );
		}
		$place = $list->first_stored( 'mimetype' );
		return null !== $place
			&& $list->has( 'content.xml' )
			&& ZipDirectory::bytes( $file, $place[0], min( 100, $place[1] ) ) === $format->media_type();
	}
}
