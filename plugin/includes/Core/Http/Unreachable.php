<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use Brolga\Core\Jobs\Reason;
use RuntimeException;

/**
 * Thrown when nothing, or nothing in time, came back. The message is a sentence
 * for the owner and names the host alone: the rest of an address may be secret.
 */
final class Unreachable extends RuntimeException {

	public readonly Reason $reason;

	/**
	 * Says why.
	 *
	 * @param Reason|string $why What went wrong; a string: in somebody else's words.
	 */
	public function __construct( Reason|string $why ) {
		$this->reason = is_string( $why ) ? Reason::said( $why ) : $why;
		parent::__construct( $this->reason->words() );
	}
}
