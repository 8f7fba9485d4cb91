<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use Brolga\Core\Jobs\Reason;
use RuntimeException;

/**
 * Thrown when there is no response, or none in time. The message is a sentence for the owner and
 * names the host only: the rest of the URL may contain a secret.
 */
final class Unreachable extends RuntimeException {

	public readonly Reason $reason;

	/** @param Reason|string $why A string is a message from elsewhere. */
	public function __construct( Reason|string $why ) {
		$this->reason = is_string( $why ) ? Reason::said( $why ) : $why;
		parent::__construct( $this->reason->words() );
	}
}
