<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

/**
 * Why one delivery failed: a cause and what it is about, or somebody else's
 * words alone.
 *
 * Stored as `<mark>cause<mark>data<mark>data`. Words alone have no mark.
 *
 * @see OUTBOX-29
 */
final class Reason {

	/** ASCII's own separator of units, which no text contains. */
	private const MARK = "\x1f";

	/**
	 * @param Cause|null   $cause Null: nobody said more than the words.
	 * @param list<string> $data  What it is about.
	 */
	public function __construct(
		public readonly ?Cause $cause,
		private readonly array $data
	) {}

	/**
	 * A reason of words alone.
	 *
	 * @param string $words Somebody else's.
	 */
	public static function said( string $words ): self {
		return new self( null, [ $words ] );
	}

	/**
	 * The reason that was stored.
	 *
	 * @param string $stored By stored().
	 */
	public static function parse( string $stored ): self {
		$parts = explode( self::MARK, $stored );
		$cause = '' === $parts[0] ? Cause::tryFrom( $parts[1] ?? '' ) : null;
		return null === $cause
			? self::said( trim( str_replace( self::MARK, ' ', $stored ) ) )
			: new self( $cause, array_slice( $parts, 2 ) );
	}

	public function stored(): string {
		$data = implode( self::MARK, str_replace( self::MARK, ' ', $this->data ) );
		return null === $this->cause ? $data : self::MARK . $this->cause->value . self::MARK . $data;
	}

	/**
	 * In the words of whoever reads it.
	 */
	public function words(): string {
		return null === $this->cause ? $this->data[0] ?? '' : $this->cause->words( $this->data );
	}
}
