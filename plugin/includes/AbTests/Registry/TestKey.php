<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use InvalidArgumentException;

/**
 * Which test: the post that stores the test block, and the test's
 * number on it. Written `12` for a post's first test and `12-3` for the
 * others, so that a second test changes nothing for the first.
 *
 * @see AB-1
 */
final class TestKey {

	/** As it is written. */
	private const KEY = '/^([1-9]\d{0,14})(?:-([1-9]\d{0,3}))?$/D';

	/**
	 * @param int $post   The post's number.
	 * @param int $number The test's number on the post, from 1.
	 *
	 * @throws InvalidArgumentException When a number is out of range.
	 */
	public function __construct(
		public readonly int $post,
		public readonly int $number = 1
	) {
		if ( $post < 1 || $number < 1 || $number > 9999 ) {
			throw new InvalidArgumentException(
				'No test has this key. You can find every test on the Tests screen and with “wp brolga tests list”.'
			);
		}
	}

	/**
	 * The key of a text that format() made.
	 *
	 * @param string|int $text The text; a bare number is a post's first test.
	 *
	 * @throws InvalidArgumentException When it is no such text.
	 */
	public static function parse( string|int $text ): self {
		if ( 1 !== preg_match( self::KEY, (string) $text, $match ) || '1' === ( $match[2] ?? '' ) ) {
			throw new InvalidArgumentException(
				'No test has this key. You can find every test on the Tests screen and with “wp brolga tests list”.'
			);
		}
		return new self( (int) $match[1], (int) ( $match[2] ?? 1 ) );
	}

	/**
	 * The key as markers, cookies and calls have it.
	 */
	public function format(): string {
		return 1 === $this->number ? (string) $this->post : "{$this->post}-{$this->number}";
	}

	/**
	 * The id of one of the test's variants: `1` in a post's first test, `3-1` in
	 * its third.
	 *
	 * @param int $variant The variant's number; 0 is the control.
	 */
	public function subject( int $variant ): string {
		return 1 === $this->number ? (string) $variant : "{$this->number}-{$variant}";
	}

	/**
	 * The number of the variant that a subject id names; null when it names none
	 * of this test's.
	 *
	 * @param string $subject_id A subject's id.
	 */
	public function variant( string $subject_id ): ?int {
		$prefix = 1 === $this->number ? '' : "{$this->number}-";
		return 1 === preg_match( '/^' . $prefix . '(0|[1-9]\d{0,3})$/D', $subject_id, $match ) ? (int) $match[1] : null;
	}
}
