<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use InvalidArgumentException;

/**
 * A row of some feature's, named so that the queue can find its jobs without
 * knowing the feature: `lead:12`.
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

	/**
	 * The subject that a text names; null when it names none.
	 *
	 * @param string $text As format() wrote it.
	 */
	public static function parse( string $text ): ?self {
		return 1 === preg_match( '/^([a-z]{1,24}):([1-9]\d{0,17})$/D', $text, $match )
			? new self( $match[1], (int) $match[2] )
			: null;
	}

	/**
	 * As it is stored.
	 */
	public function format(): string {
		return "{$this->kind}:{$this->id}";
	}

	/**
	 * Its number, if it is of a kind; 0 otherwise.
	 */
	public function number( string $kind ): int {
		return $this->kind === $kind ? $this->id : 0;
	}
}
