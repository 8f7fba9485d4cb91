<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use InvalidArgumentException;

/**
 * The record that a job is about, such as `lead:12`. The queue can find its jobs by this name
 * without knowing the feature that stores the record.
 */
final class Subject {

	public function __construct(
		public readonly string $kind,
		public readonly int $id
	) {
		if ( 1 !== preg_match( '/^[a-z]{1,24}$/D', $kind ) || $id < 1 ) {
			throw new InvalidArgumentException( 'A subject is a word of lower-case letters and a number.' );
		}
	}

	public static function parse( string $text ): ?self {
		return 1 === preg_match( '/^([a-z]{1,24}):([1-9]\d{0,17})$/D', $text, $match )
			? new self( $match[1], (int) $match[2] )
			: null;
	}

	public function format(): string {
		return "{$this->kind}:{$this->id}";
	}

	/** Returns the record's ID if the subject is of this kind; 0 otherwise. */
	public function number( string $kind ): int {
		return $this->kind === $kind ? $this->id : 0;
	}
}
