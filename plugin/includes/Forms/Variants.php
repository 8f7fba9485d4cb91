<?php
declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Core\Constants;

/**
 * The subjects that a visitor's browser was given, by the post of the test. They
 * come from cookies, which anybody can write: what is no number is left out, and
 * a number may be of a test that never was. Nothing but words of a lead depends
 * on them.
 *
 * @see LEAD-27 AB-3 AB-33
 */
final class Variants {

	/** The most that are kept: the last ones, which the browser was given last. */
	public const MAX = 20;

	/** A subject, as AB-1 numbers them. */
	private const SUBJECT = '/^\d{1,4}(?:-\d{1,4})?$/D';

	/**
	 * @param array<int, string> $subjects By the test's post.
	 */
	private function __construct( public readonly array $subjects = [] ) {}

	/**
	 * None.
	 */
	public static function none(): self {
		return new self();
	}

	/**
	 * Those of a request's cookies. Of two cookies of one post, as a test that was
	 * begun anew leaves them, the newer one counts, which browsers send last.
	 *
	 * @param array<array-key, mixed> $cookies By name, as PHP has them.
	 */
	public static function of_cookies( array $cookies ): self {
		$subjects = [];
		// The id of a test begins with no digit: where the post's ends is plain.
		$pattern  = '/^' . strtr( Constants::AB_SUBJECT_COOKIE, [ '{post}' => '([1-9]\d{0,14})', '{unique_test_id}' => '(?:[A-Za-z_-][\w-]{0,39})?' ] ) . '$/D';
		foreach ( $cookies as $name => $value ) {
			if ( 1 === preg_match( $pattern, (string) $name, $match ) && self::is_subject( $value ) ) {
				unset( $subjects[ (int) $match[1] ] );
				$subjects[ (int) $match[1] ] = $value;
			}
		}
		return new self( array_slice( $subjects, -self::MAX, null, true ) );
	}

	/**
	 * Those of a stored lead.
	 *
	 * @param mixed $stored What for_storage() made.
	 */
	public static function of_stored( mixed $stored ): self {
		$subjects = [];
		foreach ( is_array( $stored ) ? $stored : [] as $post => $subject ) {
			if ( is_int( $post ) && $post > 0 && self::is_subject( $subject ) ) {
				$subjects[ $post ] = $subject;
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
	 * As they are filtered by and exported: `12:1`.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_map( static fn ( int $post, string $subject ): string => "{$post}:{$subject}", array_keys( $this->subjects ), $this->subjects );
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
