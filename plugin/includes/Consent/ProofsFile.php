<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\Csv;
use Generator;

/**
 * All answers as a CSV file, oldest first. Times are in UTC.
 *
 * @see CONSENT-10
 */
final class ProofsFile {

	private const COLUMNS = [ 'id', 'created_at', 'version', 'mode', 'action', 'granted' ];

	public function __construct( private readonly ProofRepository $proofs ) {}

	/**
	 * The file.
	 *
	 * @return Generator<string>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function lines(): Generator {
		yield Csv::BYTE_ORDER_MARK . Csv::line( self::COLUMNS );
		foreach ( $this->proofs->all() as $row ) {
			yield Csv::line( array_map( static fn ( string $column ): string => (string) $row[ $column ], self::COLUMNS ) );
		}
	}
}
