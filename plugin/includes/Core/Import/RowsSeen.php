<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

/**
 * Tells a row that its own file has had before from one that was there before the
 * file. A try keeps nothing from one batch to the next, so there this is all that
 * remembers.
 *
 * @see EXPORT-642
 */
final class RowsSeen {

	/**
	 * What became of the first row of each kind; null: an earlier request knows.
	 *
	 * @var array<string, Outcome|null>
	 */
	private array $seen = [];

	public function __construct(
		private readonly Importer $importer,
		private readonly Mapping $mapping,
		private readonly bool $is_try
	) {}

	/**
	 * Notes a row that an earlier piece has dealt with.
	 *
	 * @param list<string> $cells The row.
	 */
	public function pass( array $cells ): void {
		$key = $this->key( $cells );
		if ( '' !== $key ) {
			$this->seen[ $key ] = null;
		}
	}

	/**
	 * What became of a row, the file's other rows considered.
	 *
	 * @param list<string> $cells   The row.
	 * @param Outcome      $outcome What its importer says.
	 */
	public function judge( array $cells, Outcome $outcome ): Outcome {
		$key = $this->key( $cells );
		if ( '' === $key ) {
			return $outcome;
		}
		if ( ! array_key_exists( $key, $this->seen ) ) {
			$this->seen[ $key ] = $outcome;
			return $outcome;
		}
		return match ( true ) {
			Outcome::Known === $outcome,
			// The try of the first one was taken back.
			$this->is_try && ( Outcome::Added === $outcome || $outcome === $this->seen[ $key ] ) => Outcome::Repeated,
			default => $this->seen[ $key ] = $outcome,
		};
	}

	/**
	 * Few bytes for each row: files are long.
	 *
	 * @param list<string> $cells The row.
	 */
	private function key( array $cells ): string {
		$same = $this->importer->sameness( $this->mapping->values( $cells ), $this->mapping->fields( $cells ) );
		return '' === $same ? '' : substr( hash( 'sha256', $same, true ), 0, 16 );
	}
}
