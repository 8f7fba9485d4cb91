<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- Visitors’ requests have no credentials for WP_Filesystem, which would hold whole files in memory; these lie in a folder of our own.

namespace Brolga\Forms\Uploads;

use Brolga\Forms\Fields\FileFormat;
use Brolga\Forms\Fields\FileKind;
use Brolga\Forms\Fields\FileRules;
use finfo;

/**
 * Holds a file against what its field takes: by its name, its size, its first
 * bytes, what libmagic takes it for, and what is hidden in it. What is doubtful
 * is refused, with a sentence that says so; nothing is drawn or run, and of a
 * document only the list of what it leads to is unpacked.
 *
 * @see FIELD-8 FIELD-450
 */
final class FileInspector {

	/** Bytes that are looked at in one go, and how many of them again with the next. */
	private const PIECE   = 1048576;
	private const OVERLAP = 64;

	/**
	 * What a file that is something else holds when it is also a program or a
	 * page. `<?=` and `<svg` alone come up by chance in a few megabytes of any
	 * image; with text behind them they don't.
	 */
	private const HIDDEN =
		'/<\?php|<\?=[\t\n\r -~]{8}|<\?\s[\t\n\r -~]{12}|<script[\s>\/]'
			. '|<!doctype\s+html|<(?:html|body|iframe|foreignobject)[\s>]'
			. '|<svg\s[\t\n\r -~]{8}|__halt_compiler|<%@?\s*(?:page|eval|execute|response)|#!\/(?:usr\/)?bin\//i';

	/** What a PDF may not be at the same time; it may speak of scripts. */
	private const HIDDEN_IN_PDF = '/<\?php\s|<\?=[\t\n\r -~]{8}|<\?\s[\t\n\r -~]{12}|__halt_compiler\s*\(/i';

	/** How a PDF has a program run that is opened with it. A name's letters may be written by their numbers. */
	private const RUNS = '/\/(?:L|#4c)(?:a|#61)(?:u|#75)(?:n|#6e)(?:c|#63)(?:h|#68)[\s\/<(\[]/i';

	/** An entry of the list of what a document leads to; a value may hold anything but its own marks. */
	private const RELATION = '/<(?:[\w.-]+:)?Relationship\b((?:"[^"]*"|\'[^\']*\'|[^>"\'])*+)>/i';

	/**
	 * What is fetched from elsewhere as a document is opened, and run: a template with
	 * macros, another document, an object. Links and images are no such thing.
	 */
	private const FETCHED = '/^(?=.*\bTargetMode\s*=\s*["\']\s*External)'
		. '(?=.*\bType\s*=\s*["\'][^"\']*\/(?:attachedTemplate|oleObject|frame|subDocument|package)\b)/is';

	/** So long may a list of what a document leads to be. */
	private const MAX_RELATIONS = 1048576;

	/** How a ZIP file ends, and where that can be. */
	private const ZIP_END  = "PK\x05\x06";
	private const ZIP_TAIL = 65557;

	/** How macros are called in the older formats: a folder's name in UTF-16. */
	private const MACROS = "_\0V\0B\0A\0_\0P\0R\0O\0J\0E\0C\0T\0";

	/**
	 * What is wrong with a file, or null.
	 *
	 * @param FileRules $rules What the field takes.
	 */
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

	/**
	 * Whether a file's content is of its format, and of nothing else.
	 *
	 * @param string     $path   Where it lies.
	 * @param FileFormat $format What its name says.
	 */
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

	/**
	 * Whether libmagic, where PHP has it, takes the file for its format.
	 *
	 * @param string     $path   Where it lies.
	 * @param FileFormat $format What its name says.
	 */
	private static function magic_agrees( string $path, FileFormat $format ): bool {
		if ( ! class_exists( finfo::class ) ) {
			return true;
		}
		$detected = ( new finfo( FILEINFO_MIME_TYPE ) )->file( $path );
		return is_string( $detected ) && $format->is_called( strtolower( $detected ) );
	}

	/**
	 * Whether PHP finds an image's size, for the formats that every PHP knows.
	 *
	 * @param string     $path   Where it lies.
	 * @param FileFormat $format What its name says.
	 */
	private static function is_image( string $path, FileFormat $format ): bool {
		if ( FileFormat::Avif === $format || FileFormat::Heic === $format ) {
			return true;
		}
		$size = @getimagesize( $path ); // Warns about what it cannot read: that is the question.
		return is_array( $size ) && $size[0] > 0 && $size[1] > 0 && $format->media_type() === $size['mime'];
	}

	/**
	 * Whether a PDF begins as a page for browsers, too.
	 *
	 * @param resource $file The file.
	 */
	private static function is_page( $file ): bool {
		return 1 === preg_match( self::HIDDEN, ZipDirectory::bytes( $file, 0, 1024 ) );
	}

	/**
	 * Whether a file is a ZIP file as well: those are read from their end.
	 *
	 * @param resource $file The file.
	 */
	private static function ends_as_zip( $file ): bool {
		$size = (int) ( fstat( $file )['size'] ?? 0 );
		return str_contains(
			ZipDirectory::bytes( $file, max( 0, $size - self::ZIP_TAIL ), self::ZIP_TAIL ),
			self::ZIP_END
		);
	}

	/**
	 * Whether something stands anywhere in a file.
	 *
	 * @param resource $file    The file.
	 * @param string   $pattern What; not longer than OVERLAP.
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

	/**
	 * Whether a file is text, and no page or program: UTF-8 or an older code page.
	 *
	 * @param resource $file The file.
	 */
	private static function is_text( $file ): bool {
		return 0 === preg_match( '/^\s*<[a-z!?]/i', self::without_mark( ZipDirectory::bytes( $file, 0, 256 ) ) )
			&& ! self::holds( $file, '/[\x00-\x08\x0E-\x1A\x1C-\x1F]/' )
			&& ! self::holds( $file, self::HIDDEN );
	}

	/**
	 * A text without the mark that says it is UTF-8.
	 *
	 * @param string $text Its beginning.
	 */
	private static function without_mark( string $text ): string {
		return str_starts_with( $text, "\xEF\xBB\xBF" ) ? substr( $text, 3 ) : $text;
	}

	/**
	 * Whether a document of Office leads to what is fetched and run as it is opened.
	 * What cannot be read counts as such.
	 *
	 * @param resource $file The file.
	 */
	private static function fetches( $file, ZipDirectory $list ): bool {
		foreach ( $list->names() as $name ) {
			if ( ! str_ends_with( strtolower( $name ), '.rels' ) ) {
				continue;
			}
			$relations = $list->text( $file, $name, self::MAX_RELATIONS );
			// Letters may be written in two bytes, and by their numbers; lists have no definitions of their own.
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

	/**
	 * Whether a ZIP file is the document its name says, of a size that documents
	 * have, and without macros.
	 *
	 * @param resource   $file   The file.
	 * @param FileFormat $format What its name says.
	 */
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
