<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use InvalidArgumentException;

/** Identifies a form by its source and the uid of its block: `post-12:k3f9a`. */
final class FormId {

	/** The uid of a block without a uid; a source may hold one such block. */
	public const DEFAULT_UID = 'default';

	/** Separates a uid from the number of a further form with the same uid. */
	private const COPY = '~';

	/** The longest uid that leaves room for that number in the database column. */
	private const MAX_COPIED = 61;

	/** @throws InvalidArgumentException If the uid is not valid. */
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
	 * Returns the id of the n-th form with a uid. A post that was not written in the editor may
	 * hold several forms with the same uid, or without any.
	 *
	 * @param int $number From 1.
	 * @see FORM-59
	 */
	public static function copy( FormSource $source, string $uid, int $number ): self {
		return new self(
			$source,
			1 < $number && 100 > $number && strlen( $uid ) <= self::MAX_COPIED ? $uid . self::COPY . $number : $uid
		);
	}

	/** @return array{string, int} */
	public function saved(): array {
		[ $uid, $number ] = explode( self::COPY, $this->uid, 2 ) + [ '', '1' ];
		return [ $uid, (int) $number ];
	}

	/**
	 * Parses a result of format().
	 *
	 * @throws InvalidArgumentException If the text is not a form's id.
	 */
	public static function parse( string $text ): self {
		$colon = strrpos( $text, ':' );
		if ( false === $colon ) {
			throw new InvalidArgumentException( 'This is not the id of a form.' );
		}
		return new self( FormSource::parse( substr( $text, 0, $colon ) ), substr( $text, $colon + 1 ) );
	}

	public function format(): string {
		return $this->source->format() . ':' . $this->uid;
	}

	public function equals( self $other ): bool {
		return $this->format() === $other->format();
	}

	public static function is_uid( string $text ): bool {
		return 1 === preg_match( '/^[A-Za-z0-9_-]{1,64}$/D', $text );
	}
}
