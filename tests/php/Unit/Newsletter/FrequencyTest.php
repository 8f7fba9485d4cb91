<?php
/**
 * When new posts are mailed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Newsletter;

use Brolga\Newsletter\Subscribers\Frequency;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * FEED-3: in the site's own time zone, with its summer time.
 */
#[Group( 'once' )]
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
		self::assertSame(
			$expected,
			$frequency->latest( new DateTimeImmutable( $now, $zone ), 8, 1 )->format( 'Y-m-d H:i:s' )
		);
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
		yield 'daily, the night the clock goes forward' => [
			Frequency::Daily,
			'2026-10-04 03:30:00',
			'2026-10-03 08:00:00',
		];
		yield 'daily, the morning after' => [ Frequency::Daily, '2026-10-04 08:30:00', '2026-10-04 08:00:00' ];
		yield 'daily, the morning the clock went back' => [
			Frequency::Daily,
			'2026-04-05 08:30:00',
			'2026-04-05 08:00:00',
		];
		yield 'weekly, on a Saturday' => [ Frequency::Weekly, '2026-11-21 10:00:00', '2026-11-16 08:00:00' ];
		yield 'weekly, on Monday after eight' => [ Frequency::Weekly, '2026-11-23 08:02:00', '2026-11-23 08:00:00' ];
		yield 'weekly, on Monday before eight' => [ Frequency::Weekly, '2026-11-23 07:00:00', '2026-11-16 08:00:00' ];
		yield 'weekly, on Sunday' => [ Frequency::Weekly, '2026-11-22 23:59:00', '2026-11-16 08:00:00' ];
		yield 'weekly, over a new year' => [ Frequency::Weekly, '2027-01-01 09:00:00', '2026-12-28 08:00:00' ];
	}

	/**
	 * FEED-7: an hour that is missing or there twice in the night the clock changes makes no day longer than its
	 * neighbours.
	 *
	 * @param string $now      In Sydney.
	 * @param int    $hour     The owner's.
	 * @param string $expected In Sydney, with its offset.
	 */
	#[DataProvider( 'nights' )]
	public function test_the_clock_may_change( string $now, int $hour, string $expected ): void {
		self::assertSame(
			$expected,
			Frequency::Daily
				->latest(
					( new DateTimeImmutable( $now ) )->setTimezone( new DateTimeZone( 'Australia/Sydney' ) ),
					$hour,
					1
				)
				->format( DATE_ATOM )
		);
	}

	/**
	 * @return iterable<string, array{string, int, string}>
	 */
	public static function nights(): iterable {
		yield 'before the missing hour' => [ '2026-10-04 01:30:00 Australia/Sydney', 2, '2026-10-03T02:00:00+10:00' ];
		yield 'after the missing hour' => [ '2026-10-04 03:02:00 Australia/Sydney', 2, '2026-10-04T03:00:00+11:00' ];
		yield 'the day after the missing hour' => [
			'2026-10-05 01:00:00 Australia/Sydney',
			2,
			'2026-10-04T03:00:00+11:00',
		];
		yield 'in the hour that is there twice, the first time' => [
			'2026-04-05T02:30:00+11:00',
			2,
			'2026-04-04T02:00:00+11:00',
		];
		yield 'the second time' => [ '2026-04-05T02:30:00+10:00', 2, '2026-04-05T02:00:00+10:00' ];
		yield 'after the hour that was there twice' => [
			'2026-04-05 03:30:00 Australia/Sydney',
			2,
			'2026-04-05T02:00:00+10:00',
		];
		yield 'at midnight' => [ '2026-04-06 00:30:00 Australia/Sydney', 0, '2026-04-06T00:00:00+10:00' ];
	}

	/**
	 * FEED-7: one a day and one a week at most, whatever hour or day the owner has chosen since.
	 *
	 * @param Frequency $frequency How often.
	 * @param string    $told      Up to when the last one told, in Sydney.
	 * @param string    $until     Up to when the next would.
	 * @param bool      $expected  Whether it may.
	 */
	#[DataProvider( 'followers' )]
	public function test_no_mail_follows_too_soon(
		Frequency $frequency,
		string $told,
		string $until,
		bool $expected
	): void {
		$zone = new DateTimeZone( 'Australia/Sydney' );
		self::assertSame(
			$expected,
			$frequency->may_follow(
				new DateTimeImmutable( $until, $zone ),
				( new DateTimeImmutable( $told, $zone ) )->getTimestamp()
			)
		);
	}

	/**
	 * @return iterable<string, array{Frequency, string, string, bool}>
	 */
	public static function followers(): iterable {
		yield 'daily, the next day' => [ Frequency::Daily, '2026-11-20 08:00', '2026-11-21 08:00', true ];
		yield 'daily, earlier the next day' => [ Frequency::Daily, '2026-11-20 17:00', '2026-11-21 06:00', true ];
		yield 'daily, later the same day' => [ Frequency::Daily, '2026-11-20 08:00', '2026-11-20 17:00', false ];
		yield 'daily, earlier the same day' => [ Frequency::Daily, '2026-11-20 17:00', '2026-11-20 08:00', false ];
		yield 'daily, over the night of the change' => [
			Frequency::Daily,
			'2026-10-03 23:00',
			'2026-10-04 00:00',
			true,
		];
		yield 'weekly, a week later' => [ Frequency::Weekly, '2026-11-16 08:00', '2026-11-23 08:00', true ];
		yield 'weekly, on another day of the week' => [
			Frequency::Weekly,
			'2026-11-16 08:00',
			'2026-11-19 08:00',
			false,
		];
		yield 'weekly, over the night of the change' => [
			Frequency::Weekly,
			'2026-09-28 08:00',
			'2026-10-05 08:00',
			true,
		];
		yield 'at once, a minute later' => [ Frequency::AtOnce, '2026-11-20 08:00', '2026-11-20 08:01', true ];
		yield 'the first of all' => [ Frequency::Weekly, '1970-01-01 10:00', '2026-11-23 08:00', true ];
	}

	/**
	 * FEED-3: daily is what nobody has chosen otherwise; each has its list.
	 */
	public function test_daily_is_the_default(): void {
		self::assertSame( Frequency::Daily, Frequency::of( '' ) );
		self::assertSame( Frequency::Daily, Frequency::of( 'hourly' ) );
		self::assertSame(
			[ 'new-posts-at-once', 'new-posts-daily', 'new-posts-weekly' ],
			array_map( static fn ( Frequency $one ): string => $one->list_id(), Frequency::cases() )
		);
	}
}
