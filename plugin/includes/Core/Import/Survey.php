<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Import;

use Brolga\Core\Support\Text;

/**
 * Reads a whole import file before the first row is stored. Only the whole file shows whether dates have the
 * day or the month first, which columns the owner has to decide on, and what is missing.
 *
 * @see EXPORT-201 EXPORT-202
 */
final class Survey {

	/** The most missing items that are listed. */
	private const MOST = 20;

	/**
	 * @param list<int> $undecided Columns that the owner has to decide on.
	 * @param string $date A date that can be read in two ways; empty if there is none or the order is
	 *     known.
	 * @param list<string> $missing Names of missing items that the importer can create.
	 */
	private function __construct(
		public readonly Mapping $mapping,
		public readonly array $undecided,
		public readonly string $date,
		public readonly array $missing
	) {}

	/** @param array<array-key, mixed> $chosen */
	public static function of( CsvFile $file, Importer $importer, array $chosen, ?DateOrder $said ): self {
		$mapping   = Mapping::of( $file->heads(), $chosen, $importer );
		$undecided = [];
		$orders    = [];
		$two_ways  = '';
		$missing   = [];
		foreach ( $file->rows() as $cells ) {
			foreach ( $mapping->guessed_fields() as $column => $head ) {
				if ( $importer->is_doubtful( $head, Text::trim( $cells[ $column ] ?? '' ) ) ) {
					$undecided[ $column ] = true;
				}
			}
			foreach ( $mapping->dates( $cells ) as $date ) {
				$possible = DateOrder::possible( $date );
				if ( 1 === count( $possible ) ) {
					$orders[ $possible[0]->value ] = $possible[0];
				} elseif ( [] !== $possible && '' === $two_ways ) {
					$two_ways = $date;
				}
			}
			$name = count( $missing ) < self::MOST ? $importer->missing( $mapping->values( $cells ) ) : '';
			if ( '' !== $name ) {
				$missing[ $name ] = true;
			}
		}
		ksort( $undecided );
		$order = $said ?? match ( count( $orders ) ) {
			0       => DateOrder::of_site(),
			1       => array_values( $orders )[0],
			default => null,
		};
		return new self(
			$mapping->with_dates( $order, array_keys( $undecided ) ),
			array_keys( $undecided ),
			null === $order ? $two_ways : '',
			array_map( strval( ... ), array_keys( $missing ) )
		);
	}

	/**
	 * Stops the import if the owner has to make a choice first.
	 *
	 * @throws ImportRefused If a column's meaning or the order of dates is unclear.
	 */
	public function check(): void {
		if ( [] !== $this->undecided ) {
			throw new ImportRefused( sprintf(
				/* translators: %s: names of columns. */
				__( 'These columns may say who agreed to emails: %s. Choose for each column whether it is the status or a field to keep, then import.', 'brolga' ),
				implode( ', ', $this->mapping->names( $this->undecided ) )
			) );
		}
		if ( '' !== $this->date ) {
			throw new ImportRefused( sprintf(
				/* translators: %s: a date, for instance 03/04/2026. */
				__( '“%s” can be read in two ways. Choose whether the day or the month comes first in this file’s dates.', 'brolga' ),
				Text::start( $this->date, 40 )
			) );
		}
	}
}
