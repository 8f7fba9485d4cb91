<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\OwnersTime;
use Brolga\Forms\Source\BlockAttributes;
use DateTimeImmutable;

/**
 * How many entries a form takes, when, and how many of one person.
 *
 * @see FORM-870 FORM-871 FORM-872 FORM-873
 */
final class FormLimits {

	/** A greater number is a typing error. */
	private const MOST_PLACES = 100_000;

	private const WORDED = [ ErrorKey::NotOpen, ErrorKey::Closed, ErrorKey::Full, ErrorKey::Repeated ];

	/**
	 * @param int $places 0: any number.
	 * @param array<string, string> $words The owner's messages by error key.
	 */
	private function __construct(
		public readonly int $places,
		private readonly ?DateTimeImmutable $from,
		private readonly ?DateTimeImmutable $until,
		private readonly bool $once,
		private readonly bool $shows,
		private readonly array $words
	) {}

	public static function from( BlockAttributes $saved ): self {
		$words = [];
		foreach ( self::WORDED as $key ) {
			$words[ $key->value ] = $saved->lines( $key->value );
		}
		return new self(
			$saved->number( 'places', 0, self::MOST_PLACES ),
			self::moment( $saved->line( 'from' ) ),
			self::moment( $saved->line( 'until' ) ),
			$saved->flag( 'once' ),
			$saved->flag( 'showPlaces' ),
			array_filter( $words, static fn ( string $text ): bool => '' !== $text )
		);
	}

	private static function moment( string $text ): ?DateTimeImmutable {
		return '' === $text ? null : OwnersTime::of( $text );
	}

	public function are_there(): bool {
		return $this->places > 0 || $this->once || null !== $this->from || null !== $this->until;
	}

	/** @param int $taken How many places are taken. */
	public function closed( DateTimeImmutable $now, int $taken ): ?ErrorKey {
		return match ( true ) {
			null !== $this->until && $now >= $this->until  => ErrorKey::Closed,
			null !== $this->from && $now < $this->from     => ErrorKey::NotOpen,
			$this->places > 0 && $taken >= $this->places   => ErrorKey::Full,
			default                                        => null,
		};
	}

	public function is_once(): bool {
		return $this->once;
	}

	/** Returns how many places are left, for visitors; null if they are not told. */
	public function left( int $taken ): ?int {
		return $this->places > 0 && $this->shows ? max( 0, $this->places - $taken ) : null;
	}

	/** Returns when the form next opens or closes by its dates; null if it does not. */
	public function next_change( DateTimeImmutable $now ): ?int {
		foreach ( [ $this->from, $this->until ] as $moment ) {
			if ( null !== $moment && $moment > $now ) {
				return $moment->getTimestamp();
			}
		}
		return null;
	}

	/** What is said where the form stands: the owner's words, or the default. */
	public function message( ErrorKey $key ): string {
		return $this->words[ $key->value ] ?? $key->message();
	}

	/** What is said to somebody whose entry is refused; empty if the error is not about a limit. */
	public function refusal( ErrorKey $key ): string {
		return in_array( $key, self::WORDED, true )
			? $this->message( $key )
				. ' '
				. __( 'Your message was not stored. What you entered is still in the form.', 'brolga' )
			: '';
	}
}
