<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use DateTimeImmutable;

/** Who takes part in a test, and when. Other visitors see the control and are not counted. */
final class Targeting {

	/**
	 * @param string $device `phone`, `tablet` or `desktop`; empty: all.
	 * @param string $campaign The `utm_campaign` parameter; empty: any.
	 * @param string $visitors `new` or `returning`; empty: all.
	 * @param string $starts First moment, as `2026-11-21T09:00:00` in the site's time zone; empty: immediately.
	 * @param string $ends First moment after the test, in the site's time zone; empty: never.
	 * @param string $group A visitor takes part in only one test of the same group; empty: none.
	 */
	public function __construct(
		public readonly string $device = '',
		public readonly string $campaign = '',
		public readonly string $visitors = '',
		public readonly string $starts = '',
		public readonly string $ends = '',
		public readonly string $group = ''
	) {}

	/** @param array<array-key, mixed> $values */
	public static function of( array $values ): self {
		$text = static fn ( string $name ): string => is_string( $values[ $name ] ?? null )
			? trim( mb_substr( $values[ $name ], 0, 100 ) )
			: '';
		return new self(
			$text( 'device' ),
			$text( 'campaign' ),
			$text( 'visitors' ),
			$text( 'starts' ),
			$text( 'ends' ),
			$text( 'group' )
		);
	}

	/** Whether the test has begun and not ended. Dates that cannot be parsed are ignored. */
	public function is_open( DateTimeImmutable $now ): bool {
		// Skips the dates for most tests, because each recorded visit asks.
		if ( '' === $this->starts && '' === $this->ends ) {
			return true;
		}
		$moment = static function ( string $text ): ?DateTimeImmutable {
			$time = DateTimeImmutable::createFromFormat(
				'!Y-m-d\TH:i:s',
				16 === strlen( $text ) ? "{$text}:00" : $text,
				wp_timezone()
			);
			return false === $time ? null : $time;
		};
		$starts = $moment( $this->starts );
		$ends   = $moment( $this->ends );
		return ( null === $starts || $now >= $starts ) && ( null === $ends || $now < $ends );
	}
}
