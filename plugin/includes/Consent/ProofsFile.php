<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Export\Csv;
use Generator;

/**
 * All answers as a CSV file, oldest first. Times are in UTC. What was asked stands
 * beside the first answer to it, once, and its version beside each.
 *
 * @see CONSENT-10 CONSENT-30
 */
final class ProofsFile {

	private const COLUMNS = [ 'id', 'created_at', 'version', 'mode', 'action', 'granted' ];

	public function __construct(
		private readonly ProofRepository $proofs,
		private readonly WordingRepository $wordings
	) {}

	/**
	 * @return Generator<string>
	 */
	public function lines(): Generator {
		yield Csv::BYTE_ORDER_MARK . Csv::line( [ ...self::COLUMNS, 'wording' ] );
		$told = [];
		foreach ( $this->proofs->all() as $row ) {
			$version = (string) $row['version'];
			$wording = isset( $told[ $version ] ) ? '' : $this->wording( $version );

			$told[ $version ] = true;
			yield Csv::line( [
				...array_map( static fn ( string $column ): string => (string) $row[ $column ], self::COLUMNS ),
				$wording,
			] );
		}
	}

	/**
	 * What was asked; empty: it was not kept.
	 *
	 * @param string $version What answers name it by.
	 */
	private function wording( string $version ): string {
		$found = $this->wordings->find( $version );
		return null === $found ? '' : $found[0]->text_for_people();
	}
}
