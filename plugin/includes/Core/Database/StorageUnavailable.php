<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use RuntimeException;

/**
 * Thrown when the database rejects a statement, is unreachable or full. REST controllers and forms answer with
 * status 503 and keep the visitor's input, since what was not stored must not be confirmed.
 */
final class StorageUnavailable extends RuntimeException {

	/**
	 * @param string $message   Without personal data.
	 * @param string $statement With placeholders; empty where no statement failed.
	 */
	public function __construct(
		string $message,
		public readonly bool $transient = false,
		public readonly string $statement = ''
	) {
		parent::__construct( $message );
	}
}
