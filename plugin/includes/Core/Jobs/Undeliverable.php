<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use RuntimeException;

/**
 * Thrown by a handler when trying again is of no use: the job becomes a dead
 * letter at once.
 */
final class Undeliverable extends RuntimeException {

	public readonly Reason $reason;

	/**
	 * Says why.
	 *
	 * @param Reason|string $why     What went wrong; a string: in somebody else's words.
	 * @param bool          $by_this Whether it is this code that does not know what is asked for: that of another
	 *                               server may be newer.
	 */
	public function __construct( Reason|string $why, public readonly bool $by_this = false ) {
		$this->reason = is_string( $why ) ? Reason::said( $why ) : $why;
		parent::__construct( $this->reason->words() );
	}
}
