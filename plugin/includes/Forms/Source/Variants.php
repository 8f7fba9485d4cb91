<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use Brolga\Core\Support\Constants;

/**
 * The subjects that a visitor's browser was given, by the key of the test. They
 * come from cookies, which anybody can write: what is no number is left out, and
 * a number may be of a test that never was. Nothing but words of a lead depends
 * on them.
 *
 * @see LEAD-27 AB-3 AB-33
 */
final class Variants {

	/** The most that are kept: the last ones, which the browser was given last. */
	public const MAX = 20;

	/** A test's key: the number of its post, and its own there unless it is the first. */
	private const KEY = '[1-9]\d{0,14}(?:-[1-9]\d{0,3})?';

	/** A subject, as AB-1 numbers them. */
	private const SUBJECT = '/^\d{1,4}(?:-\d{1,4})?$/D';

	/**
	 * @param array<int|string, string> $subjects By the test's key; PHP makes numbers of those that look like one.
	 */
	private function __construct( public readonly array $subjects = [] ) {}

	public static function none(): self {
		return new self();
	}

	/**
	 * Those of a request's cookies. Of two cookies of one test, as one that was
	 * begun anew leaves them, the newer one counts, which browsers send last.
	 *
	 * @param array<array-key, mixed> $cookies By name, as PHP has them.
	 */
	public static function of_cookies( array $cookies ): self {
		$subjects = [];
		// The id that a site gives its tests begins with no number: where the key ends is plain.
		$names   = [
			'{post}'           => '(' . self::KEY . ')',
			'{unique_test_id}' => '(?:(?!-\d)[A-Za-z_-][\w-]{0,39})?',
		];
		$pattern = '/^' . strtr( Constants::AB_SUBJECT_COOKIE, $names ) . '$/D';
		foreach ( $cookies as $name => $value ) {
			if (
				1 === preg_match( $pattern, (string) $name, $match )
				&& self::is_subject( $value )
				&& self::belongs( $value, $match[1] )
			) {
				unset( $subjects[ $match[1] ] );
				$subjects[ $match[1] ] = $value;
			}
		}
		return new self( array_slice( $subjects, -self::MAX, null, true ) );
	}

	/**
	 * Those of a stored lead. Old ones name the post alone, whichever of its tests
	 * it was.
	 *
	 * @param mixed $stored What for_storage() made.
	 */
	public static function of_stored( mixed $stored ): self {
		$subjects = [];
		foreach ( is_array( $stored ) ? $stored : [] as $key => $subject ) {
			if ( 1 === preg_match( '/^' . self::KEY . '$/D', (string) $key ) && self::is_subject( $subject ) ) {
				$subjects[ $key ] = $subject;
			}
		}
		return new self( $subjects );
	}

	/**
	 * As they are stored and sent on: an object, nothing where there are none.
	 *
	 * @return array{}|array{variants: object}
	 */
	public function for_storage(): array {
		return [] === $this->subjects ? [] : [ 'variants' => (object) $this->subjects ];
	}

	/**
	 * As they are filtered by and exported: `12:1`, `12-3:3-1`.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_map(
			static fn ( int|string $key, string $subject ): string => "{$key}:{$subject}",
			array_keys( $this->subjects ),
			$this->subjects
		);
	}

	/**
	 * Whether a subject is one of a test's: those of a post's further tests begin
	 * with the test's number.
	 *
	 * @param int|string $key The test's key.
	 */
	private static function belongs( string $subject, int|string $key ): bool {
		return array_slice( explode( '-', (string) $key ), 1 ) === array_slice( explode( '-', $subject ), 0, -1 );
	}

	/**
	 * Whether a value numbers a subject.
	 *
	 * @param mixed $value Any value.
	 * @phpstan-assert-if-true string $value
	 */
	private static function is_subject( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( self::SUBJECT, $value );
	}
}
