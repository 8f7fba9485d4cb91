<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Import;

use Brolga\Core\Support\Text;

/**
 * A file read to its end before the first row is stored, for what one row cannot
 * tell: in which order its dates are written, which columns the owner has to
 * decide on, and what it needs that is not there.
 *
 * @see EXPORT-201 EXPORT-202
 */
final class Survey {

	/** What is told of what is missing, at most. */
	private const MOST = 20;

	/**
	 * @param Mapping      $mapping   What the columns mean.
	 * @param list<int>    $undecided Columns that the owner has to decide on.
	 * @param string       $date      One that can be read in two ways; empty: none, or it is known how.
	 * @param list<string> $missing   Names of what is not there and can be made.
	 */
	private function __construct(
		public readonly Mapping $mapping,
		public readonly array $undecided,
		public readonly string $date,
		public readonly array $missing
	) {}

	/**
	 * Reads a file.
	 *
	 * @param Importer                $importer Who would take it.
	 * @param array<array-key, mixed> $chosen   Targets by column, as far as the owner has said.
	 * @param DateOrder|null          $said     How its dates are written, where the owner has said it.
	 */
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
	 * Stops where the owner has to decide first.
	 *
	 * @throws ImportRefused With what.
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
