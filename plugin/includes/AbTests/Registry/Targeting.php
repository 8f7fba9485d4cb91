<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use DateTimeImmutable;

/**
 * Who takes part in a test, and when. Whoever does not sees the control and is
 * not counted.
 */
final class Targeting {

	/**
	 * @param string $device `phone`, `tablet` or `desktop`; empty: all.
	 * @param string $campaign The `utm_campaign` a visitor came with; empty: any.
	 * @param string $visitors `new` or `returning`; empty: all.
	 * @param string $starts The first moment, `2026-11-21T09:00:00` on the site's clock; empty: at once.
	 * @param string $ends The first moment that is too late, on the site's clock; empty: never.
	 * @param string $group Tests with the same group exclude each other: a visitor takes part in one of them; empty:
	 *                      none.
	 */
	public function __construct(
		public readonly string $device = '',
		public readonly string $campaign = '',
		public readonly string $visitors = '',
		public readonly string $starts = '',
		public readonly string $ends = '',
		public readonly string $group = ''
	) {}

	/**
	 * What a block, or the registry, says of it: what is not a text is empty.
	 *
	 * @param array<array-key, mixed> $values By the names above.
	 */
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

	/**
	 * Whether the test's time has come and is not over. What is no time is none.
	 *
	 * @param DateTimeImmutable $now A moment.
	 */
	public function is_open( DateTimeImmutable $now ): bool {
		// Most tests have neither, and each record asks.
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
