<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use RuntimeException;

/**
 * Thrown by a handler when it did not work this time.
 */
final class DeliveryFailed extends RuntimeException {

	/**
	 * Says why, how long the other side wants to be left alone, and what is left to do.
	 *
	 * @param string                    $message What went wrong, for the owner.
	 * @param int                       $wait    Seconds in which no attempt may be made; the usual delay may be longer.
	 * @param array<string, mixed>|null $left    What the next attempt is given, where a part is done; null: the same again.
	 */
	public function __construct( string $message, public readonly int $wait = 0, public readonly ?array $left = null ) {
		parent::__construct( $message );
	}
}
