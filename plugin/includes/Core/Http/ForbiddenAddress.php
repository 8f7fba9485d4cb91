<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use Brolga\Core\Jobs\Reason;
use RuntimeException;

/** Thrown before anything is sent. The message is a sentence for the owner; a retry is useless. */
final class ForbiddenAddress extends RuntimeException {

	public readonly Reason $reason;

	/** @param Reason|string $why A string is a message from elsewhere. */
	public function __construct( Reason|string $why ) {
		$this->reason = is_string( $why ) ? Reason::said( $why ) : $why;
		parent::__construct( $this->reason->words() );
	}
}
