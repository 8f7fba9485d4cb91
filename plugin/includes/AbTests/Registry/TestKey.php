<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use InvalidArgumentException;

/**
 * Identifies a test by the post that contains its block, and its number on that post. Written `12` for a post's
 * first test and `12-3` for its third, so that adding a second test does not change the first one's key.
 *
 * @see AB-1
 */
final class TestKey {

	private const KEY = '/^([1-9]\d{0,14})(?:-([1-9]\d{0,3}))?$/D';

	/**
	 * @param int $number From 1.
	 * @throws InvalidArgumentException If a number is out of range.
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
	 * Parses the output of format().
	 *
	 * @param string|int $text A single number is a post's first test.
	 * @throws InvalidArgumentException If the format is wrong.
	 */
	public static function parse( string|int $text ): self {
		if ( 1 !== preg_match( self::KEY, (string) $text, $match ) || '1' === ( $match[2] ?? '' ) ) {
			throw new InvalidArgumentException(
				'No test has this key. You can find every test on the Tests screen and with “wp brolga tests list”.'
			);
		}
		return new self( (int) $match[1], (int) ( $match[2] ?? 1 ) );
	}

	public function format(): string {
		return 1 === $this->number ? (string) $this->post : "{$this->post}-{$this->number}";
	}

	/** Returns a variant's ID: `1` in a post's first test, `3-1` in its third. Number 0 is the control. */
	public function subject( int $variant ): string {
		return 1 === $this->number ? (string) $variant : "{$this->number}-{$variant}";
	}

	/** Returns the variant's number in a subject ID; null if the ID is not from this test. */
	public function variant( string $subject_id ): ?int {
		$prefix = 1 === $this->number ? '' : "{$this->number}-";
		return 1 === preg_match( '/^' . $prefix . '(0|[1-9]\d{0,3})$/D', $subject_id, $match ) ? (int) $match[1] : null;
	}
}
