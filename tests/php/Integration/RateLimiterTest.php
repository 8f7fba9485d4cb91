<?php
/**
 * How often one address may write.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\RateLimiter;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;

/**
 * REST-4 REST-6
 */
final class RateLimiterTest extends TestCase {

	private FrozenClock $clock;

	private RateLimiter $limiter;

	protected function setUp(): void {
		parent::setUp();
		putenv( 'BROLGA_RATE_LIMIT' );
		$this->clock   = new FrozenClock();
		$this->limiter = new RateLimiter( new LedgerRepository( new Connection(), $this->clock ), $this->clock );
	}

	/**
	 * REST-4
	 */
	public function test_twenty_at_once_then_one_each_three_seconds(): void {
		self::assertSame( 20, $this->allowed_of( 25 ) );
		self::assertSame( 3, $this->limiter->hit( 'enquiries', '192.0.2.1' )->retry_after );
		$this->clock->advance( 2.9 );
		self::assertFalse( $this->limiter->hit( 'enquiries', '192.0.2.1' )->allowed );
		self::assertSame( 1, $this->limiter->hit( 'enquiries', '192.0.2.1' )->retry_after );
		$this->clock->advance( 0.1 );
		self::assertSame( 1, $this->allowed_of( 3 ) );
		$this->clock->advance( 30 );
		self::assertSame( 10, $this->allowed_of( 15 ) );
	}

	/**
	 * REST-4: a refused request costs nothing: who waits as told gets through.
	 */
	public function test_who_waits_as_long_as_told_gets_through(): void {
		$this->allowed_of( 60 );
		$wait = $this->limiter->hit( 'enquiries', '192.0.2.1' )->retry_after;
		self::assertLessThanOrEqual( 3, $wait );
		$this->clock->advance( $wait );
		self::assertTrue( $this->limiter->hit( 'enquiries', '192.0.2.1' )->allowed );
	}

	/**
	 * REST-4: a minute of hammering gets 20 and one each three seconds through.
	 */
	public function test_a_thousand_a_minute(): void {
		$allowed = 0;
		for ( $request = 0; $request < 1000; $request++ ) {
			$allowed += $this->limiter->hit( 'enquiries', '192.0.2.1' )->allowed ? 1 : 0;
			$this->clock->advance( 0.06 );
		}
		self::assertSame( 39, $allowed );
	}

	/**
	 * REST-4
	 */
	public function test_addresses_and_forms_are_counted_apart(): void {
		self::assertSame( 20, $this->allowed_of( 21, 'form:a', '192.0.2.1' ) );
		self::assertSame( 20, $this->allowed_of( 21, 'form:b', '192.0.2.1' ) );
		self::assertSame( 20, $this->allowed_of( 21, 'form:a', '2001:db8::/64' ) );
	}

	public function test_after_a_rest_the_full_allowance_is_back(): void {
		$this->allowed_of( 30 );
		$this->clock->advance( 3600 );
		self::assertSame( 20, $this->allowed_of( 30 ) );
	}

	/**
	 * OUTBOX-25: 30 days ahead, then right again: nobody waits 30 days.
	 */
	public function test_who_came_while_the_clock_was_ahead_is_let_through(): void {
		self::assertSame( 20, $this->allowed_of( 21 ) );
		$this->clock->advance( 30 * 86400 );
		self::assertSame( 20, $this->allowed_of( 21 ) );
		$this->clock->advance( 60 - 30 * 86400 );
		self::assertSame( 20, $this->allowed_of( 21 ) );
		self::assertSame( 3, $this->limiter->hit( 'enquiries', '192.0.2.1' )->retry_after );
	}

	/**
	 * OUTBOX-25: two servers whose clocks differ by a minute give no second allowance.
	 */
	public function test_a_clock_that_is_a_little_behind_gives_nothing_away(): void {
		self::assertSame( 20, $this->allowed_of( 21 ) );
		$this->clock->advance( -60 );
		self::assertSame( 0, $this->allowed_of( 5 ) );
		self::assertSame( 63, $this->limiter->hit( 'enquiries', '192.0.2.1' )->retry_after );
	}

	/**
	 * REST-6
	 */
	public function test_it_can_be_switched_off(): void {
		putenv( 'BROLGA_RATE_LIMIT=off' );
		try {
			self::assertSame( 50, $this->allowed_of( 50 ) );
		} finally {
			putenv( 'BROLGA_RATE_LIMIT' );
		}
		putenv( 'BROLGA_RATE_LIMIT=on' );
		self::assertSame( 20, $this->allowed_of( 50 ) );
		putenv( 'BROLGA_RATE_LIMIT' );
	}

	/**
	 * How many of some requests get through.
	 *
	 * @phpstan-impure
	 */
	private function allowed_of( int $requests, string $route = 'enquiries', string $bucket = '192.0.2.1' ): int {
		$allowed = 0;
		for ( $request = 0; $request < $requests; $request++ ) {
			$allowed += $this->limiter->hit( $route, $bucket )->allowed ? 1 : 0;
		}
		return $allowed;
	}
}
