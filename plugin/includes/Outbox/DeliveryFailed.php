<?php
/**
 * Work that could not be done now.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Outbox;

use RuntimeException;

/**
 * Thrown by a handler when it did not work this time.
 */
final class DeliveryFailed extends RuntimeException {

	/**
	 * Says why, and how long the other side wants to be left alone.
	 *
	 * @param string $message What went wrong, for the owner.
	 * @param int    $wait    Seconds in which no attempt may be made; the usual delay may be longer.
	 */
	public function __construct( string $message, public readonly int $wait = 0 ) {
		parent::__construct( $message );
	}
}
