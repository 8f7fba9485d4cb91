<?php
declare( strict_types=1 );

namespace Brolga\Kits\Import;

use Brolga\Core\Database\LedgerRepository;
use WP_Error;

/**
 * Lets one import write at a time. Of two at once neither would see what the other brings, and both would bring it.
 *
 * @see KIT-22
 */
final class ImportLock {

	public const NAME = 'kits:import';

	/** Seconds after which the lock of a request that died is open again; longer than any one item takes. */
	public const SECONDS = 120;

	public function __construct( private readonly LedgerRepository $ledger ) {}

	/**
	 * @template T
	 * @param callable( callable(): bool ): T $work Is given what keeps the lock, and says whether it is ours.
	 * @return T|WP_Error
	 */
	public function hold( callable $work ): mixed {
		$token = random_int( 1, PHP_INT_MAX );
		if ( ! $this->ledger->claim( self::NAME, self::SECONDS, $token ) ) {
			return new WP_Error(
				'brolga_kit_busy',
				__( 'Another import is running on this site. Wait until it is finished, then try again. If it was interrupted, you can start again after two minutes.', 'brolga' ),
				[ 'status' => 409 ]
			);
		}
		$is_ours = fn (): bool => $token === $this->ledger->value( self::NAME );
		try {
			return $work( function () use ( $is_ours, $token ): bool {
				if ( ! $is_ours() ) {
					return false;
				}
				$this->ledger->keep( self::NAME, $token, self::SECONDS );
				return true;
			} );
		} finally {
			if ( $is_ours() ) {
				$this->ledger->release( self::NAME );
			}
		}
	}
}
