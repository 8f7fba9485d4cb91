<?php
/**
 * When new posts are mailed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Newsletter;

use Brolga\Newsletter\Digest\Frequency;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * FEED-3: in the site's own time zone, with its summer time.
 */
final class FrequencyTest extends TestCase {

	/**
	 * The last moment that counts.
	 *
	 * @param Frequency $frequency How often.
	 * @param string    $now       In Sydney.
	 * @param string    $expected  In Sydney.
	 */
	#[DataProvider( 'moments' )]
	public function test_the_latest_moment( Frequency $frequency, string $now, string $expected ): void {
		$zone = new DateTimeZone( 'Australia/Sydney' );
		self::assertSame( $expected, $frequency->latest( new DateTimeImmutable( $now, $zone ), 8, 1 )->format( 'Y-m-d H:i:s' ) );
	}

	/**
	 * @return iterable<string, array{Frequency, string, string}>
	 */
	public static function moments(): iterable {
		yield 'at once, a minute later' => [ Frequency::AtOnce, '2026-11-21 10:00:00', '2026-11-21 09:59:00' ];
		yield 'daily, after eight' => [ Frequency::Daily, '2026-11-21 10:00:00', '2026-11-21 08:00:00' ];
		yield 'daily, before eight' => [ Frequency::Daily, '2026-11-21 07:59:59', '2026-11-20 08:00:00' ];
		yield 'daily, in the minute of rest' => [ Frequency::Daily, '2026-11-21 08:00:30', '2026-11-20 08:00:00' ];
		yield 'daily, at the edge' => [ Frequency::Daily, '2026-11-21 08:01:00', '2026-11-21 08:00:00' ];
		yield 'daily, the night the clock goes forward' => [ Frequency::Daily, '2026-10-04 03:30:00', '2026-10-03 08:00:00' ];
		yield 'daily, the morning after' => [ Frequency::Daily, '2026-10-04 08:30:00', '2026-10-04 08:00:00' ];
		yield 'daily, the morning the clock went back' => [ Frequency::Daily, '2026-04-05 08:30:00', '2026-04-05 08:00:00' ];
		yield 'weekly, on a Saturday' => [ Frequency::Weekly, '2026-11-21 10:00:00', '2026-11-16 08:00:00' ];
		yield 'weekly, on Monday after eight' => [ Frequency::Weekly, '2026-11-23 08:02:00', '2026-11-23 08:00:00' ];
		yield 'weekly, on Monday before eight' => [ Frequency::Weekly, '2026-11-23 07:00:00', '2026-11-16 08:00:00' ];
		yield 'weekly, on Sunday' => [ Frequency::Weekly, '2026-11-22 23:59:00', '2026-11-16 08:00:00' ];
		yield 'weekly, over a new year' => [ Frequency::Weekly, '2027-01-01 09:00:00', '2026-12-28 08:00:00' ];
	}

	/**
	 * FEED-3: daily is what nobody has chosen otherwise; each has its list.
	 */
	public function test_daily_is_the_default(): void {
		self::assertSame( Frequency::Daily, Frequency::of( '' ) );
		self::assertSame( Frequency::Daily, Frequency::of( 'hourly' ) );
		self::assertSame( [ 'new-posts-at-once', 'new-posts-daily', 'new-posts-weekly' ], array_map( static fn ( Frequency $one ): string => $one->list_id(), Frequency::cases() ) );
	}
}
