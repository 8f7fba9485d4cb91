<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use RuntimeException;

/**
 * Thrown if no further email may be sent to an address now. Nothing is stored, and the requester is told.
 *
 * @see NEWS-23
 */
final class ShareUsed extends RuntimeException {

	/** @param int $retry_after Seconds until another email may be sent. */
	public function __construct( public readonly int $retry_after ) {
		parent::__construct( 'This address has had its share.' );
	}
}
