<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use RuntimeException;

/**
 * Nothing may leave for an address now. Nothing was stored either, and whoever
 * asked is told so.
 *
 * @see NEWS-23
 */
final class ShareUsed extends RuntimeException {

	/**
	 * @param int $retry_after Seconds until something may leave again.
	 */
	public function __construct( public readonly int $retry_after ) {
		parent::__construct( 'This address has had its share.' );
	}
}
