<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use RuntimeException;

/**
 * Thrown when the database refuses, is gone or is full. An edge answers it with
 * 503 and keeps the visitor's text: what could not be stored was not accepted.
 */
final class StorageUnavailable extends RuntimeException {

	public function __construct( string $message, public readonly bool $transient = false ) {
		parent::__construct( $message );
	}
}
