<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use InvalidArgumentException;

/**
 * A source and the uid of a block in it: `post-12:k3f9a`.
 */
final class FormId {

	/** The uid of a block that was never given one: a source may hold one such. */
	public const DEFAULT_UID = 'default';

	/** What stands between a uid and the number of a further form that has it too. */
	private const COPY = '~';

	/** The longest uid that leaves room for such a number in an entry's column. */
	private const MAX_COPIED = 61;

	/**
	 * @throws InvalidArgumentException When the uid is none.
	 */
	public function __construct(
		public readonly FormSource $source,
		public readonly string $uid
	) {
		[ $saved, $number ] = explode( self::COPY, $uid, 2 ) + [ '', '2' ];
		if ( ! self::is_uid( $saved ) || 1 !== preg_match( '/^(?:[2-9]|[1-9]\d)$/D', $number ) ) {
			throw new InvalidArgumentException( 'This is not the uid of a form.' );
		}
	}

	/**
	 * The id of the n-th form that was saved with a uid: a post that no editor
	 * wrote may hold two, or two without any.
	 *
	 * @see FORM-59
	 *
	 * @param FormSource $source Where it is saved.
	 * @param int        $number Which of them, from 1.
	 */
	public static function copy( FormSource $source, string $uid, int $number ): self {
		return new self(
			$source,
			1 < $number && 100 > $number && strlen( $uid ) <= self::MAX_COPIED ? $uid . self::COPY . $number : $uid
		);
	}

	/**
	 * The uid as it was saved, and which of the forms that have it this is.
	 *
	 * @return array{string, int}
	 */
	public function saved(): array {
		[ $uid, $number ] = explode( self::COPY, $this->uid, 2 ) + [ '', '1' ];
		return [ $uid, (int) $number ];
	}

	/**
	 * The id of a text that format() made.
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
