<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use RuntimeException;

/** Thrown by a handler when a retry is useless: the job becomes a dead letter at once. */
final class Undeliverable extends RuntimeException {

	public readonly Reason $reason;

	/**
	 * @param Reason|string $why A string is shown untranslated, such as a mail server's reply.
	 * @param bool $by_this Whether only this server's code cannot do the job; another server may run a
	 *     newer version.
	 */
	public function __construct( Reason|string $why, public readonly bool $by_this = false ) {
		$this->reason = is_string( $why ) ? Reason::said( $why ) : $why;
		parent::__construct( $this->reason->words() );
	}
}
