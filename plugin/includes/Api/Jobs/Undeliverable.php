<?php
declare( strict_types=1 );

namespace Brolga\Api\Jobs;

use RuntimeException;
use Stringable;

/**
 * Thrown by a handler when a retry is useless: the job becomes a dead letter at once.
 *
 * @since 0.1.0
 */
final class Undeliverable extends RuntimeException {

	/**
	 * @param Stringable|string $why A string is shown untranslated, such as a mail server's reply.
	 * @param bool $by_this Whether only this server's code cannot do the job; another server may run a
	 *     newer version.
	 */
	public function __construct( public readonly Stringable|string $why, public readonly bool $by_this = false ) {
		parent::__construct( (string) $why );
	}
}
