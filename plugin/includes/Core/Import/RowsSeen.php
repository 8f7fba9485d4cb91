<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

/**
 * Recognizes rows that appear more than once in an import file. A try rolls back every batch, so
 * the database cannot tell a repeated row from a new one.
 *
 * @see EXPORT-642
 */
final class RowsSeen {

	/** @var array<string, RowOutcome|null> By key, that of the first row; null: an earlier request handled it. */
	private array $seen = [];

	public function __construct(
		private readonly Importer $importer,
		private readonly Mapping $mapping,
		private readonly bool $is_try
	) {}

	/**
	 * Records a row that an earlier request has handled.
	 *
	 * @param list<string> $cells
	 */
	public function pass( array $cells ): void {
		$key = $this->key( $cells );
		if ( '' !== $key ) {
			$this->seen[ $key ] = null;
		}
	}

	/**
	 * Returns the outcome of a row, with repeated rows taken into account.
	 *
	 * @param RowOutcome $outcome What the importer returned for the row alone.
	 * @param list<string> $cells
	 */
	public function judge( array $cells, RowOutcome $outcome ): RowOutcome {
		$key = $this->key( $cells );
		if ( '' === $key ) {
			return $outcome;
		}
		if ( ! array_key_exists( $key, $this->seen ) ) {
			$this->seen[ $key ] = $outcome;
			return $outcome;
		}
		return match ( true ) {
			RowOutcome::Known === $outcome,
			// In a trial run, the first row was rolled back, so the second one is not recognized as known.
			$this->is_try && in_array( $outcome, [ RowOutcome::Added, $this->seen[ $key ] ], true ) =>
				RowOutcome::Repeated,
			default => $this->seen[ $key ] = $outcome,
		};
	}

	/**
	 * Returns a short binary hash that equal rows share, because a file may have very many rows;
	 * empty if rows are never equal.
	 *
	 * @param list<string> $cells
	 */
	private function key( array $cells ): string {
		$same = $this->importer->sameness( $this->mapping->values( $cells ), $this->mapping->fields( $cells ) );
		return '' === $same ? '' : substr( hash( 'sha256', $same, true ), 0, 16 );
	}
}
