<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- Read line by line; WP_Filesystem would hold the whole file in memory.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Import;

use Brolga\Core\Export\Csv;
use Brolga\Core\Support\Text;
use Generator;

/**
 * Reads CSV files of spreadsheets and other plugins: with commas, semicolons or tabs, with or
 * without a byte order mark, in UTF-8 or Windows-1252, with line breaks of old Macs, and with
 * Excel's `sep=` line. Holds one line in memory at a time.
 *
 * @see EXPORT-4 EXPORT-203
 */
final class CsvFile {

	/** The longest line, in bytes. */
	private const LINE_BYTES = 1048576;

	private const MAX_COLUMNS = 500;

	/** @var resource */
	private $file;

	private readonly string $separator;

	/** @var list<string> Column names, made unique by numbering duplicates. */
	private readonly array $heads;

	/** The line number of the first row, and its position in bytes. */
	private readonly int $first;
	private readonly int $begin;

	/** @throws UnreadableFile When the file is not a table. */
	public function __construct( string $path ) {
		$file = is_file( $path ) ? fopen( $path, 'rb' ) : false;
		if ( false === $file ) {
			throw new UnreadableFile( __( 'The file could not be opened. Choose it again.', 'brolga' ) );
		}
		$this->file = $file;
		$start = (string) fread( $file, 4096 );
		if ( str_contains( $start, "\0" ) ) {
			throw new UnreadableFile( __( 'This is not a CSV file. Save the table as “CSV UTF-8” in your spreadsheet and choose that file.', 'brolga' ) );
		}
		$this->file = self::with_line_ends( $file );
		$start      = str_replace( "\r", "\n", (string) preg_replace( '/^\xEF\xBB\xBF/', '', $start ) );
		$told       = 1 === preg_match( '/^"?sep=([,;\t|])"?(?=\n|$)/i', $start, $part );
		$this->separator = $told ? $part[1] ?? ',' : self::separator( (string) strtok( $start, "\n" ) );
		fseek( $this->file, 0 );
		if ( Csv::BYTE_ORDER_MARK !== fread( $this->file, strlen( Csv::BYTE_ORDER_MARK ) ) ) {
			fseek( $this->file, 0 );
		}
		if ( $told ) {
			$this->line();
		}
		$this->first = $told ? 3 : 2;
		$heads       = $this->line()
			?? throw new UnreadableFile( __( 'The file is empty. Choose another file.', 'brolga' ) );
		$this->begin = max( 0, (int) ftell( $this->file ) );
		$this->heads = Text::numbered( array_map( Text::line( ... ), $heads ) );
		if ( [] !== array_filter( $heads, static fn ( string $head ): bool => false !== is_email( $head ) ) ) {
			throw new UnreadableFile( __( 'The first line contains an email address instead of column names. Add a line with names at the top, such as “Email, First name”, then choose the file again.', 'brolga' ) );
		}
		if ( count( $this->heads ) > self::MAX_COLUMNS ) {
			throw new UnreadableFile( sprintf(
				/* translators: %d: how many columns a file may have. */
				_n(
					'The file has more than %d column. Delete columns you do not need, then choose the file again.',
					'The file has more than %d columns. Delete columns you do not need, then choose the file again.',
					self::MAX_COLUMNS,
					'brolga'
				),
				self::MAX_COLUMNS
			) );
		}
	}

	/** @return list<string> */
	public function heads(): array {
		return $this->heads;
	}

	/** @return Generator<int, list<string>> Non-empty rows by line number, all with the same number of cells. */
	public function rows(): Generator {
		$columns = count( $this->heads );
		fseek( $this->file, $this->begin );
		for ( $number = $this->first; null !== ( $cells = $this->line() ); $number++ ) {
			if ( '' !== implode( '', $cells ) ) {
				yield $number => array_slice( array_pad( $cells, $columns, '' ), 0, $columns );
			}
		}
	}

	/** @return list<string>|null */
	private function line(): ?array {
		$cells = fgetcsv( $this->file, self::LINE_BYTES, $this->separator, '"', '' );
		return false === $cells
			? null
			: array_map( static fn ( ?string $cell ): string => Csv::text( self::utf8( (string) $cell ) ), $cells );
	}

	/**
	 * Converts line breaks of old Macs (a lone carriage return), which PHP does not recognise.
	 *
	 * @param resource $file
	 * @return resource
	 * @throws UnreadableFile When no temporary file can be created.
	 */
	private static function with_line_ends( $file ) {
		fseek( $file, 0 );
		$start = (string) fread( $file, self::LINE_BYTES );
		if ( ! str_contains( $start, "\r" ) || str_contains( $start, "\n" ) ) {
			return $file;
		}
		$copy = tmpfile();
		if ( false === $copy ) {
			throw new UnreadableFile( __( 'The file could not be opened. Choose it again.', 'brolga' ) );
		}
		for ( ; '' !== $start; $start = (string) fread( $file, self::LINE_BYTES ) ) {
			fwrite( $copy, str_replace( "\r", "\n", $start ) );
		}
		return $copy;
	}

	private static function separator( string $line ): string {
		$found = [];
		foreach ( [ ',', ';', "\t" ] as $separator ) {
			$found[ $separator ] = substr_count( $line, $separator );
		}
		arsort( $found );
		return (string) array_key_first( $found );
	}

	/** Converts text that is not UTF-8 from Windows-1252, the encoding of old spreadsheets. */
	private static function utf8( string $text ): string {
		return mb_check_encoding( $text, 'UTF-8' ) ? $text : mb_convert_encoding( $text, 'UTF-8', 'Windows-1252' );
	}
}
