<?php
/**
 * Signed tokens.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Support;

use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidToken;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * TOKEN-1 TOKEN-2 TOKEN-3 TOKEN-8 TOKEN-9 LIFE-6
 */
#[Group( 'once' )]
final class HmacTest extends TestCase {

	private const DAY = 86400;

	private FrozenClock $clock;

	private Hmac $hmac;

	protected function setUp(): void {
		parent::setUp();
		$this->clock = new FrozenClock();
		$this->hmac  = new Hmac( $this->clock );
	}

	/**
	 * TOKEN-1
	 */
	public function test_a_token_gives_back_what_was_signed(): void {
		foreach ( [ '', 'post-12:a1b2', "\0\xff bytes", 'Grüße, 你好 🌱', str_repeat( 'x', 4000 ) ] as $payload ) {
			self::assertSame( $payload, $this->hmac->verify( 'form', $this->hmac->sign( 'form', $payload ) ) );
		}
	}

	/**
	 * TOKEN-8
	 */
	public function test_a_token_can_stand_in_an_address(): void {
		$token = $this->hmac->sign( 'form', "\xfb\xff\xfe?/+&=#%" );
		self::assertMatchesRegularExpression( '/^[A-Za-z0-9._-]+$/D', $token );
		self::assertSame( $token, rawurlencode( $token ) );
	}

	/**
	 * TOKEN-3
	 */
	public function test_a_token_holds_for_400_days_and_not_a_second_longer(): void {
		$token = $this->hmac->sign( 'form', 'post-12' );
		$this->clock->advance( 400 * self::DAY - 1 );
		self::assertSame( 'post-12', $this->hmac->verify( 'form', $token ) );
		$this->clock->advance( 1 );
		$this->assert_refused( InvalidToken::EXPIRED, 'form', $token );
	}

	public function test_a_short_token_ends_early(): void {
		$token = $this->hmac->sign( 'captcha', '3+4', 600 );
		$this->clock->advance( 601 );
		$this->assert_refused( InvalidToken::EXPIRED, 'captcha', $token );
	}

	/**
	 * TOKEN-2
	 */
	public function test_a_token_for_another_purpose_is_refused(): void {
		$this->assert_refused( InvalidToken::FORGED, 'captcha', $this->hmac->sign( 'form', 'post-12' ) );
		// The border between purpose and payload cannot be moved.
		$this->assert_refused( InvalidToken::FORGED, 'for', $this->hmac->sign( 'form', 'post-12' ) );
	}

	/**
	 * TOKEN-2
	 */
	public function test_a_token_of_another_site_is_refused(): void {
		$token = $this->hmac->sign( 'form', 'post-12' );
		update_option( Hmac::SECRET_OPTION, bin2hex( random_bytes( 32 ) ) );
		$this->assert_refused( InvalidToken::FORGED, 'form', $token );
	}

	/**
	 * TOKEN-2: the sites of a network, even with one secret (a site that was cloned).
	 */
	public function test_a_token_of_another_site_of_the_network_is_refused(): void {
		$token = $this->hmac->sign( 'form', 'post-12' );
		$here  = $GLOBALS['blog_id'] ?? 1;
		try {
			$GLOBALS['blog_id'] = 7;
			$this->assert_refused( InvalidToken::FORGED, 'form', $token );
		} finally {
			$GLOBALS['blog_id'] = $here;
		}
	}

	/**
	 * TOKEN-9
	 */
	public function test_another_host_name_changes_nothing(): void {
		$token = $this->hmac->sign( 'form', 'post-12' );
		update_option( 'home', 'https://another.example' );
		$_SERVER['HTTP_HOST'] = 'another.example';
		self::assertSame( 'post-12', $this->hmac->verify( 'form', $token ) );
	}

	/**
	 * TOKEN-9
	 */
	public function test_a_site_without_a_secret_makes_a_random_one(): void {
		delete_option( Hmac::SECRET_OPTION );
		$this->hmac->ensure_secret();
		$first = get_option( Hmac::SECRET_OPTION );
		self::assertIsString( $first );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/D', $first );
		$this->hmac->ensure_secret();
		self::assertSame( $first, get_option( Hmac::SECRET_OPTION ) );
		delete_option( Hmac::SECRET_OPTION );
		$this->hmac->ensure_secret();
		self::assertNotSame( $first, get_option( Hmac::SECRET_OPTION ) );
	}

	/**
	 * LIFE-6: a cache that has lost the option, or says that there is none.
	 */
	public function test_a_stale_object_cache_does_not_change_the_secret(): void {
		$token = $this->hmac->sign( 'form', 'post-12' );
		$other = $this->hmac->sign( 'form', 'post-13' );
		$all   = wp_load_alloptions();
		unset( $all[ Hmac::SECRET_OPTION ] );
		wp_cache_set( 'alloptions', $all, 'options' );
		wp_cache_set( 'notoptions', [ Hmac::SECRET_OPTION => true ], 'options' );
		self::assertFalse( get_option( Hmac::SECRET_OPTION ) );
		self::assertSame( 'post-12', $this->hmac->verify( 'form', $token ) );
		wp_cache_flush();
		self::assertSame( 'post-13', $this->hmac->verify( 'form', $other ) );
	}

	/**
	 * TOKEN-9: of two first requests, one makes the secret for both.
	 */
	public function test_two_first_requests_agree_on_a_secret(): void {
		delete_option( Hmac::SECRET_OPTION );
		$token = $this->hmac->sign( 'form', 'post-12' );
		// The other one has looked before the secret was there.
		wp_cache_set( 'notoptions', [ Hmac::SECRET_OPTION => true ], 'options' );
		wp_cache_set( 'alloptions', [], 'options' );
		self::assertSame( 'post-12', ( new Hmac( $this->clock ) )->verify( 'form', $token ) );
	}

	public function test_a_spoiled_secret_is_replaced(): void {
		update_option( Hmac::SECRET_OPTION, 'short' );
		self::assertSame( 'x', $this->hmac->verify( 'form', $this->hmac->sign( 'form', 'x' ) ) );
		self::assertNotSame( 'short', get_option( Hmac::SECRET_OPTION ) );
	}

	/**
	 * TOKEN-2: every changed character, and every other expiry.
	 */
	public function test_a_token_that_was_changed_is_refused(): void {
		$token = $this->hmac->sign( 'form', 'post-12:a1b2' );
		for ( $at = 0; $at < strlen( $token ); $at++ ) {
			$changed        = $token;
			$changed[ $at ] = 'A' === $token[ $at ] ? 'B' : 'A';
			try {
				$this->hmac->verify( 'form', $changed );
				self::fail( "A token changed at {$at} was believed." );
			} catch ( InvalidToken $refusal ) {
				self::assertContains( $refusal->reason, [ InvalidToken::FORGED, InvalidToken::MALFORMED ] );
			}
		}
		[ $payload, $expiry, $mac ] = explode( '.', $token );
		$this->assert_refused( InvalidToken::FORGED, 'form', $payload . '.' . ( (int) $expiry + 1 ) . '.' . $mac );
	}

	/**
	 * Ours, but from a server whose clock is years ahead: it would live for ever.
	 */
	public function test_a_token_from_the_future_is_refused(): void {
		$this->clock->advance( 3 * self::DAY );
		$token = $this->hmac->sign( 'form', 'post-12' );
		$this->clock->advance( -3 * self::DAY );
		$this->assert_refused( InvalidToken::FORGED, 'form', $token );
	}

	/**
	 * TOKEN-11: a clock that was a day ahead is set right, and its pages lie in a cache.
	 */
	public function test_a_page_made_a_day_ahead_is_taken(): void {
		$this->clock->advance( self::DAY );
		$token = $this->hmac->sign( 'form', 'post-12' );
		$this->clock->advance( -self::DAY );
		self::assertSame( 'post-12', $this->hmac->verify( 'form', $token ) );
	}

	#[DataProvider( 'garbage' )]
	public function test_what_is_no_token_is_refused( string $token ): void {
		$this->assert_refused( InvalidToken::MALFORMED, 'form', $token );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function garbage(): iterable {
		$mac = str_repeat( 'A', 43 );
		yield 'nothing' => [ '' ];
		yield 'one part' => [ 'abc' ];
		yield 'two parts' => [ 'abc.1800000000' ];
		yield 'four parts' => [ "abc.1800000000.{$mac}.x" ];
		yield 'line break at the end' => [ "YWJj.1800000000.{$mac}\n" ];
		yield 'negative expiry' => [ "YWJj.-1.{$mac}" ];
		yield 'expiry with a zero before' => [ "YWJj.01800000000.{$mac}" ];
		yield 'expiry beyond integers' => [ "YWJj.99999999999999999999.{$mac}" ];
		yield 'short signature' => [ 'YWJj.1800000000.AAAA' ];
		yield 'not base64' => [ "a.1800000000.{$mac}" ];
		yield 'base64 with spare bits' => [ "YQ1.1800000000.{$mac}" ];
		yield 'array of a request' => [ 'Array' ];
		yield 'NUL' => [ "\0" ];
		yield 'a megabyte' => [ str_repeat( 'A', 1048576 ) ];
	}

	public function test_a_token_cannot_be_made_for_ever(): void {
		$this->expectException( InvalidArgumentException::class );
		$this->hmac->sign( 'form', 'post-12', Hmac::PAGE_TTL + 1 );
	}

	/**
	 * LEAD-15
	 */
	public function test_a_digest_depends_on_value_purpose_and_site(): void {
		$digest = $this->hmac->digest( 'address', '192.0.2.1' );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/D', $digest );
		self::assertSame( $digest, $this->hmac->digest( 'address', '192.0.2.1' ) );
		self::assertNotSame( $digest, $this->hmac->digest( 'address', '192.0.2.2' ) );
		self::assertNotSame( $digest, $this->hmac->digest( 'body', '192.0.2.1' ) );
		self::assertNotSame( $digest, hash( 'sha256', '192.0.2.1' ) );
		update_option( Hmac::SECRET_OPTION, bin2hex( random_bytes( 32 ) ) );
		self::assertNotSame( $digest, $this->hmac->digest( 'address', '192.0.2.1' ) );
	}

	/**
	 * The token must be refused, for this reason.
	 */
	private function assert_refused( string $reason, string $purpose, string $token ): void {
		try {
			$this->hmac->verify( $purpose, $token );
		} catch ( InvalidToken $refusal ) {
			self::assertSame( $reason, $refusal->reason );
			return;
		}
		self::fail( 'The token was believed.' );
	}
}
