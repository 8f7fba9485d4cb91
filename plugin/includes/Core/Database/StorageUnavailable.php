<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use RuntimeException;

/**
 * Thrown when the database refuses, is gone or is full. An edge answers it with
 * 503 and keeps the visitor's text: what could not be stored was not accepted.
 */
final class StorageUnavailable extends RuntimeException {

	/**
	 * Says what the database said.
	 *
	 * @param string $message   What may be told of the reason.
	 * @param bool   $transient Whether doing the work again succeeds.
	 * @param string $statement What was refused, with its placeholders; empty where it was no statement.
	 */
	public function __construct(
		string $message,
		public readonly bool $transient = false,
		public readonly string $statement = ''
	) {
		parent::__construct( $message );
	}
}
