<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Export\Csv;
use Generator;

/**
 * All consent records as a CSV file, oldest first, with times in UTC. Each record has the version
 * of its wording; the full text is only in the first record of each version.
 *
 * @see CONSENT-10 CONSENT-30
 */
final class ProofsFile {

	private const COLUMNS = [ 'id', 'created_at', 'version', 'mode', 'action', 'granted' ];

	public function __construct(
		private readonly ProofRepository $proofs,
		private readonly ConsentWordingRepository $wordings
	) {}

	/** @return Generator<string> */
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

	/** Returns the text of a wording; empty if it is not stored. */
	private function wording( string $version ): string {
		$found = $this->wordings->find( $version );
		return null === $found ? '' : $found[0]->text_for_people();
	}
}
