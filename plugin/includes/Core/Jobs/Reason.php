<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use Stringable;

/**
 * Why a delivery failed: a cause with its data, or only the words of a mail server or another service.
 *
 * Stored as `<mark>cause<mark>data<mark>data`. Words alone are stored without a mark.
 *
 * @see OUTBOX-29
 */
final class Reason implements Stringable {

	/** The ASCII unit separator, which does not occur in text. */
	private const MARK = "\x1f";

	/**
	 * @param Cause|null $cause Null: the data are one text, shown untranslated.
	 * @param list<string> $data The values for the sentence's placeholders.
	 */
	public function __construct(
		public readonly ?Cause $cause,
		private readonly array $data
	) {}

	public static function said( string $words ): self {
		return new self( null, [ $words ] );
	}

	public static function of( Stringable|string $why ): self {
		return $why instanceof self ? $why : self::said( (string) $why );
	}

	/**
	 * Parses the format of stored(). An unknown cause, such as one of a newer version, becomes a
	 * reason of words alone.
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

	public function __toString(): string {
		return $this->words();
	}

	public function words(): string {
		return null === $this->cause ? $this->data[0] ?? '' : $this->cause->words( $this->data );
	}
}
