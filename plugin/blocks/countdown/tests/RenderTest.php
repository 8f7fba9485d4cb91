<?php
/**
 * What the server prints for a countdown.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Countdown;

use Brolga\Content\Countdown\Ends;
use Brolga\Tests\TestCase;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\Group;

/**
 * The time that is left, without scripts, and what holds afterwards.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private const FUTURE = '2099-01-01T00:00:00';
	private const PAST   = '2020-01-01T00:00:00';

	/**
	 * A countdown as it is saved.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function render( array $attributes ): string {
		return do_blocks( '<!-- wp:brolga/countdown '
			. serialize_block_attributes( $attributes )
			. ' --><p>Open now</p><!-- /wp:brolga/countdown -->' );
	}

	/**
	 * COUNT-5, COUNT-6, COUNT-12: complete without scripts; the tests of the view load the same file, at a time of
	 * their own.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		$html = self::render(
			[
				'anchor'  => 'sale',
				'title'   => 'Until the sale',
				'end'     => self::FUTURE,
				'zone'    => 'utc',
				'expiry'  => 'message',
				'message' => 'It has begun',
			]
		);
		self::assertMatchesRegularExpression( '/<span class="wp-block-brolga-countdown__value">[1-9]\d{4}</', $html );
		self::assert_markup(
			'message',
			(string) preg_replace(
				[
					'/(?<=__value">)\d+/',
					'/(?<= )is-zero /',
					'/countdown-title-\d+/',
					'/data-brolga-ends="4070908800"/',
				],
				[ '01', '', 'countdown-title', 'data-brolga-ends="1795255205"' ],
				str_replace( ' is-zero', '', $html )
			)
		);
	}

	/**
	 * COUNT-8: the end is meant in the site's zone or in UTC.
	 */
	public function test_the_end_is_meant_in_a_time_zone(): void {
		update_option( 'timezone_string', 'Australia/Brisbane' );
		self::assertStringContainsString( 'data-brolga-ends="4070872800"', self::render( [ 'end' => self::FUTURE ] ) );
		self::assertStringContainsString(
			'data-brolga-ends="4070908800"',
			self::render(
				[
					'end'  => self::FUTURE,
					'zone' => 'utc',
				]
			)
		);
	}

	/**
	 * COUNT-9: the same time by the clock, when clocks change, too.
	 */
	public function test_a_countdown_begins_again_at_the_same_time_by_the_clock(): void {
		$zone = new DateTimeZone( 'Australia/Sydney' );
		$ends = Ends::of( '2026-01-01T09:00', $zone, 'daily', new DateTimeImmutable( '2026-10-02T12:00', $zone ) );
		self::assertCount( 32, $ends );
		self::assertSame(
			[ '2026-10-03 09:00 +1000', '2026-10-04 09:00 +1100' ],
			array_map(
				static fn ( int $end ): string => ( new DateTimeImmutable( "@{$end}" ) )->setTimezone( $zone )->format(
					'Y-m-d H:i O'
				),
				array_slice( $ends, 0, 2 )
			)
		);
		$weekly = Ends::of( '2026-01-01T09:00', $zone, 'weekly', new DateTimeImmutable( '2026-01-01T09:00', $zone ) );
		self::assertSame(
			'2026-01-08',
			( new DateTimeImmutable( '@' . $weekly[0] ) )->setTimezone( $zone )->format( 'Y-m-d' )
		);
	}

	/**
	 * COUNT-220: a time that clocks leave out, and one with its own offset.
	 */
	public function test_every_time_that_people_write_is_a_moment(): void {
		$zone = new DateTimeZone( 'Europe/Berlin' );
		$now  = new DateTimeImmutable( '2027-01-01T00:00', $zone );
		foreach ( [
			'2027-03-28T02:30'          => '2027-03-28 03:30 +0200',
			'2027-03-28T01:30:00'       => '2027-03-28 01:30 +0100',
			'2027-06-01T12:00+01:00'    => '2027-06-01 13:00 +0200',
			'2027-06-01T12:00:00-0500'  => '2027-06-01 19:00 +0200',
			'2027-06-01T12:00:00.000Z'  => '2027-06-01 14:00 +0200',
			'2027-06-01 12:00 +01:00'   => '2027-06-01 13:00 +0200',
		] as $typed => $meant ) {
			$ends = Ends::of( $typed, $zone, 'none', $now );
			self::assertCount( 1, $ends, $typed );
			self::assertSame(
				$meant,
				( new DateTimeImmutable( '@' . $ends[0] ) )->setTimezone( $zone )->format( 'Y-m-d H:i O' ),
				$typed
			);
		}
		self::assertSame( [], Ends::of( '2027-02-30T12:00+01:00', $zone, 'none', $now ) );
		// Every day by the zone's clock, whoever wrote the first one.
		self::assertSame(
			'2027-01-01 13:00',
			( new DateTimeImmutable( '@' . Ends::of( '2026-06-01T12:00+01:00', $zone, 'daily', $now )[0] ) )
				->setTimezone( $zone )
				->format( 'Y-m-d H:i' )
		);
	}

	/**
	 * COUNT-7, COUNT-10: once it is over, the server prints what holds then.
	 */
	public function test_what_holds_afterwards_is_printed_by_the_server(): void {
		$after = static fn ( string $expiry ): string => self::render(
			[
				'end'      => self::PAST,
				'expiry'   => $expiry,
				'message'  => 'It has begun',
				'redirect' => '/shop/',
			]
		);
		self::assertSame( '', trim( $after( 'hide' ) ) );
		self::assertStringContainsString(
			'role="status"><p class="wp-block-brolga-countdown__message">It has begun</p>',
			$after( 'message' )
		);
		self::assertStringContainsString( '<a href="/shop/">', $after( 'redirect' ) );
		self::assertStringContainsString( '<div data-brolga-then><p>Open now</p></div>', $after( 'blocks' ) );
		self::assertStringContainsString( 'is-zero" data-brolga-unit="seconds"', $after( 'none' ) );
		foreach ( [ 'message', 'redirect', 'blocks' ] as $expiry ) {
			self::assertStringNotContainsString( 'role="timer"', $after( $expiry ) );
			self::assertStringNotContainsString( '<template', $after( $expiry ) );
		}
	}

	/**
	 * COUNT-13: what is no date shows zeros, and nothing happens.
	 */
	public function test_what_is_no_date_shows_zeros(): void {
		foreach ( [
			'',
			'soon',
			'2027-02-31T00:00',
			'2027-13-01T00:00',
			'99999-01-01T00:00',
			'NaN',
			'-1',
			[ '2027-01-01T00:00' ],
			4070908800,
		] as $end ) {
			$html = self::render(
				[
					'end'    => $end,
					'expiry' => 'hide',
				]
			);
			self::assertStringContainsString( 'data-brolga-ends=""', $html );
			self::assertStringContainsString( '>000<', $html );
		}
	}

	/**
	 * COUNT-7: a message keeps its links, and no script.
	 */
	public function test_a_message_and_a_title_keep_no_script(): void {
		$html = self::render(
			[
				'end'     => self::PAST,
				'title'   => '<img src=x onerror=alert(1)>',
				'expiry'  => 'message',
				'message' => '<a href="javascript:alert(2)" onclick="alert(3)">In</a> <a href="/shop/">Shop</a><script>alert(4)</script></template>',
			]
		);
		self::assertStringContainsString( '<a href="/shop/">Shop</a>', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringNotContainsString( 'onclick', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '</template>', $html );
	}

	/**
	 * COUNT-5: the owner's words, as text; the usual ones where there are none.
	 */
	public function test_units_have_the_words_of_the_owner(): void {
		$html = self::render(
			[
				'end'         => self::FUTURE,
				'labels'      => [
					'days'    => 'Sleeps & dreams',
					'hours'   => '<img src=x onerror=alert(1)>',
					'minutes' => [ 'x' ],
					'seconds' => ' ',
				],
				'shortLabels' => [ 'days' => 'Slp' ],
			]
		);
		$words = static fn ( string $form ): array => preg_match_all(
			'/is-' . $form . '">([^<]*)</',
			$html,
			$found
		) > 0
			? $found[1]
			: [];
		self::assertSame(
			[ 'Sleeps &amp; dreams', '&lt;img src=x onerror=alert(1)&gt;', 'Minutes', 'Seconds' ],
			$words( 'full' )
		);
		self::assertSame( [ 'Slp', 'Hrs', 'Min', 'Sec' ], $words( 'short' ) );
		self::assertStringContainsString( 'is-full">Days<', self::render( [ 'labels' => 'x' ] ) );
	}

	/**
	 * COUNT-14: addresses of the web alone, and nothing gets out.
	 */
	public function test_hostile_attributes_are_inert(): void {
		foreach ( [ 'javascript:alert(1)', 'data:text/html,x', 'vbscript:x' ] as $url ) {
			$html = self::render(
				[
					'anchor'   => 'x" onload="alert(2)',
					'title'    => '<script>alert(3)</script>',
					'end'      => self::PAST,
					'expiry'   => 'redirect',
					'redirect' => $url,
				]
			);
			self::assertStringNotContainsString( 'href', $html );
			self::assertStringNotContainsString( 'data-brolga-target', $html );
			self::assertStringNotContainsString( '<script', $html );
			self::assertStringNotContainsString( '" onload="', $html );
		}
	}
}
