<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Import;

/**
 * Translates targets by column name, as WP-CLI and abilities receive them, to targets by column
 * index, as imports use them.
 *
 * @see EXPORT-5 LEAD-80
 */
final class ColumnNames {

	/** The word for leaving out a column; the REST API uses an empty string, which nobody would type. */
	public const SKIP = 'skip';

	/**
	 * Returns targets by column index.
	 *
	 * @param array<array-key, mixed> $map Targets by column name.
	 * @return array<int, string>
	 * @throws ImportRefused When a column or target does not exist.
	 */
	public static function chosen( CsvFile $file, Importer $importer, array $map ): array {
		$targets = [ ...array_keys( $importer->targets() ), Importer::FIELD, self::SKIP ];
		$chosen  = [];
		foreach ( $map as $head => $target ) {
			$column = array_search( (string) $head, $file->heads(), true );
			if ( ! is_int( $column ) ) {
				throw new ImportRefused( sprintf(
					/* translators: 1: the name of a column, 2: names of columns. */
					__( 'The file has no column “%1$s”. Use one of its columns: %2$s.', 'brolga' ),
					$head,
					implode( ', ', $file->heads() )
				) );
			}
			if ( ! is_string( $target ) || ! in_array( $target, $targets, true ) ) {
				throw new ImportRefused( sprintf(
					/* translators: 1: the name of a column, 2: words to choose from. */
					__( 'The column “%1$s” has an unknown target. Choose one of these: %2$s.', 'brolga' ),
					$head,
					implode( ', ', $targets )
				) );
			}
			$chosen[ $column ] = self::SKIP === $target ? Importer::SKIP : $target;
		}
		return $chosen;
	}
}
