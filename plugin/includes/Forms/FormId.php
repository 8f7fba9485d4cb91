<?php
/**
 * What tells one form from every other.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use InvalidArgumentException;

/**
 * A source and the uid of a block in it: `post-12:k3f9a`.
 */
final class FormId {

	/** The uid of a block that was never given one: a source may hold one such. */
	public const DEFAULT_UID = 'default';

	/**
	 * Keeps both parts.
	 *
	 * @param FormSource $source Where the block is saved.
	 * @param string     $uid    The block's own mark in that place.
	 *
	 * @throws InvalidArgumentException When the uid is none.
	 */
	public function __construct(
		public readonly FormSource $source,
		public readonly string $uid
	) {
		if ( ! self::is_uid( $uid ) ) {
			throw new InvalidArgumentException( 'This is not the uid of a form.' );
		}
	}

	/**
	 * The id of a text that format() made.
	 *
	 * @param string $text The text.
	 *
	 * @throws InvalidArgumentException When it is no such text.
	 */
	public static function parse( string $text ): self {
		$colon = strrpos( $text, ':' );
		if ( false === $colon ) {
			throw new InvalidArgumentException( 'This is not the id of a form.' );
		}
		return new self( FormSource::parse( substr( $text, 0, $colon ) ), substr( $text, $colon + 1 ) );
	}

	/**
	 * The id as it is signed.
	 */
	public function format(): string {
		return $this->source->format() . ':' . $this->uid;
	}

	/**
	 * Whether two ids name the same form.
	 *
	 * @param self $other Another id.
	 */
	public function equals( self $other ): bool {
		return $this->format() === $other->format();
	}

	/**
	 * Whether a text can be the uid of a block.
	 *
	 * @param string $text A block's attribute.
	 */
	public static function is_uid( string $text ): bool {
		return 1 === preg_match( '/^[A-Za-z0-9_-]{1,64}$/D', $text );
	}
}
