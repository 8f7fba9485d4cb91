<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use RuntimeException;

/** Thrown when values are invalid; says which ones, and what to do about each. */
final class InvalidSettings extends RuntimeException {

	/** @param non-empty-array<string, string> $errors What to do, by the value's name. */
	public function __construct( public readonly array $errors ) {
		parent::__construct( implode( ' ', $errors ) );
	}
}
