<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use Brolga\Core\Support\Constants;

/**
 * The A/B test variants that a visitor's browser was given, by test key. They come from cookies,
 * which anybody can write: malformed values are dropped, but a test may still not exist. They are
 * only ever shown, filtered and exported with a lead.
 *
 * @see LEAD-27 AB-3 AB-33
 */
final class AssignedVariants {

	/** The most variants that are kept: those that the browser was given last. */
	public const MAX = 20;

	/** A test's key: the id of its post, and the test's number in that post unless it is the first. */
	private const KEY = '[1-9]\d{0,14}(?:-[1-9]\d{0,3})?';

	private const SUBJECT = '/^\d{1,4}(?:-\d{1,4})?$/D';

	/** @param array<int|string, string> $subjects By test key; PHP turns numeric keys into integers. */
	private function __construct( public readonly array $subjects = [] ) {}

	public static function none(): self {
		return new self();
	}

	/**
	 * Reads the variants from a request's cookies. If a test was restarted and two of its cookies
	 * remain, the newer one counts, which browsers send last.
	 *
	 * @param array<array-key, mixed> $cookies
	 */
	public static function of_cookies( array $cookies ): self {
		$subjects = [];
		// A site's test ID does not start with a digit, so the end of the key is unambiguous.
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

	/** Reads the variants of a stored lead. Older leads name the post alone, not its test. */
	public static function of_stored( mixed $stored ): self {
		$subjects = [];
		foreach ( is_array( $stored ) ? $stored : [] as $key => $subject ) {
			if ( 1 === preg_match( '/^' . self::KEY . '$/D', (string) $key ) && self::is_subject( $subject ) ) {
				$subjects[ $key ] = $subject;
			}
		}
		return new self( $subjects );
	}

	/** @return array{}|array{variants: object} */
	public function for_storage(): array {
		return [] === $this->subjects ? [] : [ 'variants' => (object) $this->subjects ];
	}

	/** @return list<string> The variants as leads are filtered by them and exported: `12:1`, `12-3:3-1`. */
	public function names(): array {
		return array_map(
			static fn ( int|string $key, string $subject ): string => "{$key}:{$subject}",
			array_keys( $this->subjects ),
			$this->subjects
		);
	}

	/** Whether a variant is the test's: those of a post's further tests begin with its number. */
	private static function belongs( string $subject, int|string $key ): bool {
		return array_slice( explode( '-', (string) $key ), 1 ) === array_slice( explode( '-', $subject ), 0, -1 );
	}

	/** @phpstan-assert-if-true string $value */
	private static function is_subject( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( self::SUBJECT, $value );
	}
}
