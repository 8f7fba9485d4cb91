<?php
/**
 * What is counted, and what is not.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\RecordCall;
use Brolga\AbTests\Records\RecordService;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Database\Connection;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Support\Bots;
use Brolga\Core\Support\Constants;
use Brolga\Tests\AbTestCase;
use Brolga\Tests\Support\FrozenClock;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * The rules of RecordService.
 */
final class RecordTest extends AbTestCase {

	/**
	 * @param array<string, mixed> $more Further fields.
	 * @return array<string, mixed>
	 */
	private static function record(
		TestKey $key,
		string $type = 'read_page',
		string|int $subject = 1,
		array $more = []
	): array {
		return [ 'test_id' => $key->format(), 'subject_id' => $subject, 'record_type' => $type ] + $more;
	}

	/**
	 * AB-4 AB-16 AB-23: hand-made calls, without anything of ours, with a number and with a text.
	 */
	public function test_each_record_is_counted(): void {
		$key   = $this->test_on_post();
		$types = [
			'read_page'  => 'ReadPage',
			'read_goal'  => 'ReadGoal',
			'view_goal'  => 'ViewGoal',
			'click_goal' => 'ClickGoal',
			'con_goal'   => 'ConGoal',
			'con_short'  => 'ConShort',
		];
		foreach ( array_keys( $types ) as $type ) {
			self::assertSame(
				'recorded',
				$this->sent( [ 'test_id' => $key->post, 'subject_id' => 0, 'record_type' => $type ] )
			);
			self::assertSame( 'recorded', $this->sent( self::record( $key, $type, '1' ) ) );
		}
		foreach ( $types as $name ) {
			self::assertSame(
				[ 1, 1 ],
				[ $this->counted( $key )[ "0 {$name}" ], $this->counted( $key )[ "1 {$name}" ] ]
			);
		}
		self::assertSame( 6, $this->counted( $key )['1 Visitors'], 'Without cookies each call is somebody new.' );
	}

	/**
	 * AB-38: a visitor counts with the first record of a test: our page says so, else cookies do.
	 */
	public function test_a_visitor_is_counted_once(): void {
		$key   = $this->test_on_post();
		$name  = "et_pb_ab_read_page_{$key->post}";
		$this->sent( self::record( $key, 'read_page', 1, [ 'first' => true, 'key' => 'a1' ] ), [ $name => 'a1' ] );
		self::assertSame( 1, $this->counted( $key )['1 Visitors'] );
		$this->sent( self::record( $key, 'click_goal', 1, [ 'first' => false, 'key' => 'a2' ] ), [] );
		self::assertSame( 1, $this->counted( $key )['1 Visitors'] );
		// By hand: the cookie of another record says that there was one.
		$this->sent( self::record( $key, 'view_goal' ), [ $name => 'a1' ] );
		self::assertSame( 1, $this->counted( $key )['1 Visitors'] );
		$this->sent( self::record( $key, 'view_goal' ), [ 'et_pb_ab_read_page_99999' => 'x' ] );
		self::assertSame( 2, $this->counted( $key )['1 Visitors'] );
		// Several records of one call are one visitor.
		$this->send( [
			self::record( $key, 'read_page', 1, [ 'first' => true ] ),
			self::record( $key, 'read_goal', 1, [ 'first' => true ] ),
			self::record( $key, 'view_goal' ),
		] );
		self::assertSame( 3, $this->counted( $key )['1 Visitors'] );
	}

	/**
	 * AB-5 AB-16: the request brings the record's cookie, and no key, or another one.
	 */
	public function test_what_the_cookie_remembers_is_a_duplicate(): void {
		$key    = $this->test_on_post();
		$cookie = [ "et_pb_ab_con_goal_{$key->post}" => 'k1' ];
		self::assertSame( 'duplicate', $this->sent( self::record( $key, 'con_goal' ), $cookie ) );
		self::assertSame( 'duplicate', $this->sent( self::record( $key, 'con_goal', 1, [ 'key' => 'k2' ] ), $cookie ) );
		self::assertSame( [], $this->counted( $key ) );
		self::assertSame( 'recorded', $this->sent( self::record( $key, 'con_goal', 1, [ 'key' => 'k1' ] ), $cookie ) );
		self::set( new AbTestsSection(), [ 'unique_test_id' => 'again' ] );
		$given = [ "et_pb_ab_subject_{$key->post}again" => '1' ];
		self::assertSame(
			'recorded',
			$this->sent( self::record( $key, 'con_goal' ), $given + $cookie ),
			'The site has begun anew.'
		);
		self::assertSame(
			'duplicate',
			$this->sent( self::record( $key, 'con_goal' ), $given + [ "et_pb_ab_con_goal_{$key->post}again" => 'k1' ] )
		);
	}

	/**
	 * AB-39: a call whose answer was lost is sent again, and counts once; for one visitor as for ten thousand calls.
	 */
	public function test_the_same_call_again_is_a_duplicate(): void {
		$key    = $this->test_on_post();
		$call   = [
			self::record( $key, 'read_page', 1, [ 'key' => 'r-1', 'first' => true ] ),
			self::record( $key, 'con_goal', 1, [ 'key' => 'r-2' ] ),
		];
		$cookie = [ "et_pb_ab_con_goal_{$key->post}" => 'r-2' ];
		self::assertSame( [ 'recorded', 'recorded' ], self::results( $this->send( $call, $cookie ) ) );
		for ( $time = 0; $time < 20; $time++ ) {
			self::assertSame( [ 'duplicate', 'duplicate' ], self::results( $this->send( $call, $cookie ) ) );
		}
		self::assertSame( [ '1 ConGoal' => 1, '1 ReadPage' => 1, '1 Visitors' => 1 ], $this->counted( $key ) );
		// In one call as well.
		self::assertSame(
			[ 'recorded', 'duplicate' ],
			self::results( $this->send( [ self::record( $key, 'view_goal' ), self::record( $key, 'view_goal' ) ] ) )
		);
	}

	/**
	 * AB-39 PRIV-1: what is remembered of a visitor is nothing.
	 */
	public function test_nothing_of_the_visitor_is_stored(): void {
		$key = $this->test_on_post();
		$this->sent(
			self::record(
				$key,
				'read_page',
				1,
				[
					'key'    => 'visitors-own-key',
					'source' => 'https://example.org/?utm_campaign=secret',
					'device' => 'PhoneOfJo',
				]
			),
			[],
			[ 'HTTP_USER_AGENT' => 'JoBrowser/1.0', 'HTTP_REFERER' => 'http://127.0.0.1/?utm_source=secret' ]
		);
		$stored = '';
		foreach ( [ 'experiment_counts', 'experiments', 'ledger' ] as $table ) {
			$stored .= wp_json_encode(
				self::db()->get_results( "SELECT * FROM {$this->built->get( Connection::class )->table( $table )}" )
			);
		}
		foreach ( [ 'visitors-own-key', 'secret', 'JoBrowser', 'PhoneOfJo', '127.0.0.1' ] as $own ) {
			self::assertStringNotContainsString( $own, $stored );
		}
	}

	/**
	 * AB-17
	 */
	public function test_what_is_not_the_tests_is_refused(): void {
		$key = $this->test_on_post();
		foreach ( [
			'999999999',
			"1' OR '1'='1",
			'12-1',
			'0',
			'-5',
			'',
			str_repeat( '9', 30 ),
			'__proto__',
			"{$key->post}; DROP TABLE wp_posts",
			"{$key->post}\0",
			"{$key->post}-2",
			PHP_INT_MAX,
			0,
		] as $test ) {
			self::assertSame( 'refused unknown_test', $this->sent( [ 'test_id' => $test ] + self::record( $key ) ) );
		}
		foreach ( [ '2', '', ' 1', '1 ', '01', "1'--", '-1', '1-1', 'control', 77, "1\n" ] as $subject ) {
			self::assertSame( 'refused unknown_subject', $this->sent( self::record( $key, 'read_page', $subject ) ) );
		}
		self::assertSame( [ 'refused unknown_subject' => 11 ], $this->counted( $key ) );

		$this->registry->set_status( $key, TestStatus::Stopped );
		self::assertSame( 'refused stopped', $this->sent( self::record( $key ) ) );
		self::assertSame( 'refused stopped', $this->sent( self::record( $this->test_on_post( status: 'private' ) ) ) );
		self::assertSame( 1, $this->counted( $key )['refused stopped'] );
	}

	/**
	 * AB-38: names that nobody has leave no rows of their own.
	 */
	public function test_made_up_tests_are_counted_in_one_place(): void {
		$rows = fn (): int => (int) self::db()->get_var( "SELECT COUNT(*) FROM {$this->built->get( Connection::class )->table( 'experiment_counts' )}" );
		$before = $rows();
		for ( $post = 900000001; $post < 900000101; $post += 50 ) {
			$answer = $this->send( array_map(
				static fn ( int $id ): array => self::record( new TestKey( $id ) ),
				range( $post, $post + 49 )
			) );
			self::assertSame( array_fill( 0, 50, 'refused unknown_test' ), self::results( $answer ) );
		}
		self::assertLessThanOrEqual( 2, $rows() - $before );
	}

	/**
	 * AB-17 AB-33: the visitor's cookie says which variant they were given; who has none, or none of the test's, is not
	 * counted.
	 */
	public function test_a_visitor_counts_for_the_variant_he_was_given(): void {
		$key    = $this->test_on_post();
		$cookie = "et_pb_ab_subject_{$key->post}";
		self::assertSame( 'refused unknown_subject', $this->sent( self::record( $key ), [ $cookie => '0' ] ) );
		self::assertSame( 'recorded', $this->sent( self::record( $key ), [ $cookie => '1' ] ) );
		foreach ( [ '7', '', '1-1', "1'", [ '0' ], '<script>', str_repeat( '0', 5000 ) ] as $tampered ) {
			self::assertSame(
				'refused unknown_subject',
				$this->sent( self::record( $key ), [ $cookie => $tampered ] )
			);
		}
		$hundreds = [];
		for ( $test = 1; $test <= 500; $test++ ) {
			$hundreds[ 'et_pb_ab_subject_' . ( 700000000 + $test ) ] = '1';
		}
		self::assertSame( 'recorded', $this->sent( self::record( $key ), $hundreds ) );
	}

	/**
	 * AB-17: a variant that was deleted takes no more visitors, and its counts stay.
	 */
	public function test_a_deleted_variant_is_unknown(): void {
		$key = $this->test_on_post( [ 10, 10, 10 ] );
		self::assertSame( 'recorded', $this->sent( self::record( $key, 'read_page', 2 ) ) );
		$this->save( $key->post, self::ab_test( $key->post, [ 10, 10 ] ) );
		self::assertSame( 'refused unknown_subject', $this->sent( self::record( $key, 'read_page', 2 ) ) );
		self::assertSame(
			'refused unknown_subject',
			$this->sent( self::record( $key ), [ "et_pb_ab_subject_{$key->post}" => '2' ] )
		);
		self::assertSame(
			'recorded',
			$this->sent( self::record( $key ), [ "et_pb_ab_subject_{$key->post}" => '1' ] ),
			'Its visitors get another one.'
		);
		self::assertSame( 1, $this->counted( $key )['2 ReadPage'] );
	}

	/**
	 * AB-1 AB-17: subjects of further tests carry the test's number; fifty variants are counted each.
	 */
	public function test_a_posts_second_test_counts_apart(): void {
		$key    = $this->test_on_post();
		$second = new TestKey( $key->post, 2 );
		$this->save(
			$key->post,
			self::ab_test( $key->post ) . self::ab_test( $key->post, array_fill( 0, 50, 1 ), [ 'number' => 2 ] )
		);
		self::assertSame( 'recorded', $this->sent( self::record( $second, 'read_page', '2-49' ) ) );
		self::assertSame( 'refused unknown_subject', $this->sent( self::record( $second, 'read_page', '1' ) ) );
		self::assertSame( 'recorded', $this->sent( self::record( $key, 'read_page', '1' ) ) );
		self::assertSame( 1, $this->counted( $second )['49 ReadPage'] );
		self::assertSame( [ '1 ReadPage' => 1, '1 Visitors' => 1 ], $this->counted( $key ) );
	}

	/**
	 * AB-24
	 */
	public function test_who_is_no_visitor_does_not_count(): void {
		$key  = $this->test_on_post();
		$sent = fn ( array $server, bool $is_staff = false ): string => $this->sent(
			self::record( $key ),
			[],
			$server,
			$is_staff
		);
		self::assertSame(
			'refused bot',
			$sent( [ 'HTTP_USER_AGENT' => 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' ] )
		);
		foreach ( [
			[ 'HTTP_SEC_PURPOSE' => 'prefetch' ],
			[ 'HTTP_SEC_PURPOSE' => 'prefetch;prerender' ],
			[ 'HTTP_PURPOSE' => 'prefetch' ],
			[ 'HTTP_X_MOZ' => 'prefetch' ],
			[ 'HTTP_X_PURPOSE' => 'preview' ],
		] as $headers ) {
			self::assertSame( 'refused prefetch', $sent( $headers ) );
		}
		self::assertSame( 'refused staff', $sent( [], true ) );
		foreach ( [
			'preview=true',
			'page_id=5&preview_id=5',
			'brolga_variant=12:1',
			'customize_changeset_uuid=1',
		] as $query ) {
			self::assertSame( 'refused preview', $sent( [ 'HTTP_REFERER' => "http://127.0.0.1/?{$query}" ] ) );
		}
		self::assertSame(
			[ 'refused bot' => 1, 'refused prefetch' => 5, 'refused preview' => 4, 'refused staff' => 1 ],
			$this->counted( $key )
		);
		self::assertSame( 'recorded', $sent( [ 'HTTP_REFERER' => '' ] ) );
	}

	/**
	 * AB-24: addresses that the owner left out.
	 */
	public function test_the_office_does_not_count(): void {
		$key = $this->test_on_post();
		self::set( new AbTestsSection(), [ 'staff_addresses' => [ '203.0.113.0/24', '2001:db8::/32' ] ] );
		foreach ( [
			'203.0.113.77'  => 'refused staff',
			'2001:db8:1::5' => 'refused staff',
			'198.51.100.1'  => 'recorded',
		] as $address => $result ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			self::assertSame( $result, $this->sent( self::record( $key ) ), $address );
		}
	}

	/**
	 * AB-24
	 *
	 * @return iterable<string, array{string, bool}>
	 */
	public static function agents(): iterable {
		$people = [
			'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
			'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
			'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
			'Mozilla/5.0 (Linux; Android 9; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
			'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/500.0.0]',
			'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36',
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
		];
		$bots   = [
			'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
			'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
			'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
			'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
			'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
			'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
			'Mozilla/5.0 (Linux; Android 11; moto g) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 Chrome-Lighthouse',
			'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
			'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
			'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
			'WordPress/7.1; https://example.org',
			'Twitterbot/1.0',
			'',
			' ',
			'curl/8.5.0',
			'Wget/1.21.4',
			'python-requests/2.32.3',
			'Python/3.12 aiohttp/3.9.5',
			'Go-http-client/2.0',
			'okhttp/4.12.0',
			'node',
			'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
			'Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
		];
		foreach ( $people as $agent ) {
			yield $agent => [ $agent, false ];
		}
		foreach ( $bots as $agent ) {
			yield "a program: {$agent}" => [ $agent, true ];
		}
	}

	/**
	 * AB-24: who says that it is a program.
	 */
	#[DataProvider( 'agents' )]
	public function test_programs_are_told_from_browsers( string $agent, bool $is_bot ): void {
		self::assertSame( $is_bot, Bots::is_bot( $agent ) );
	}

	/**
	 * AB-16: what is no record is malformed, and then nothing of the call counts.
	 */
	public function test_malformed_calls_count_nothing(): void {
		$key  = $this->test_on_post();
		$good = self::record( $key );
		foreach ( [
			null,
			[],
			[ 'x' ],
			[ $good, 5 ],
			[ $good, [ 'record_type' => 'read_page' ] ],
			[ [ 'record_type' => 'purchase' ] + $good ],
			[ [ 'record_type' => "read_page' OR 1=1" ] + $good ],
			[ [ 'record_type' => [ 'read_page' ] ] + $good ],
			[ [ 'test_id' => [ $key->post ] ] + $good ],
			[ [ 'test_id' => 1.5 ] + $good ],
			[ [ 'subject_id' => null ] + $good ],
			[ [ 'subject_id' => true ] + $good ],
			[ [ 'key' => [ 'x' ] ] + $good ],
			[ [ 'first' => 'yes' ] + $good ],
			array_fill( 0, Constants::AB_MAX_RECORDS + 1, $good ),
		] as $records ) {
			self::assertSame( 'bad_request', $this->send( $records )->error?->value );
		}
		self::assertSame( [], $this->counted( $key ) );
		self::assertSame(
			'recorded',
			$this->sent( $good + [ '__proto__' => [ 'x' => 1 ], 'extra' => str_repeat( 'x', 9999 ), 'key' => "'; --" ] )
		);
	}

	/**
	 * AB-38: device and source are kept as kinds; what is sent beside these is unknown.
	 */
	public function test_devices_and_sources_are_kinds(): void {
		$key = $this->test_on_post();
		$this->sent( self::record( $key, 'read_page', 1, [ 'device' => 'phone', 'source' => 'search' ] ) );
		$this->sent( self::record( $key, 'read_page', 1, [ 'device' => '<script>', 'source' => [ 'x' ] ] ) );
		$history = $this->history( $key );
		self::assertEquals(
			[ Device::Phone->value => 1, Device::Unknown->value => 1 ],
			$history->by_kind( Counted::ReadPage, 'device' )[1]
		);
		self::assertEquals(
			[ Source::Search->value => 1, Source::Unknown->value => 1 ],
			$history->by_kind( Counted::ReadPage, 'source' )[1]
		);
		self::assertSame( [ 'phone', 'search' ], [ Device::Phone->label(), Source::Search->label() ] );
	}

	/**
	 * AB-16 AB-36: size, origin, token, rate, shape: in this order.
	 */
	public function test_the_order_of_checks(): void {
		$key   = $this->test_on_post();
		$error = fn ( array $server, int $bytes, string $nonce, ?array $records ): string => $this->built->get(
			RecordService::class
		)->record(
			RecordCall::of(
				$server + self::SERVER,
				[],
				$bytes,
				$nonce,
				null === $records ? null : array_values( $records ),
				false
			)
		)->error->value ?? '';
		$evil  = [ 'HTTP_ORIGIN' => 'https://evil.example' ];
		self::assertSame( 'too_large', $error( $evil, 65537, 'x', null ) );
		self::assertSame( 'foreign_origin', $error( $evil, 10, 'x', null ) );
		self::assertSame( 'foreign_origin', $error( [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ], 10, 'x', null ) );
		self::assertSame( 'bad_token', $error( [], 10, '', null ) );
		self::assertSame( 'bad_token', $error( [], 10, 'x', null ) );
		self::assertSame(
			'bad_token',
			$error( [], 10, $this->built->get( PageTokens::class )->fresh()['et_frontend_nonce'], null )
		);
		$token = $this->token();
		self::assertSame( 'bad_request', $error( [], 10, $token, null ) );
		$this->clock->advance( Constants::TOKEN_TTL_SECONDS );
		self::assertSame( 'bad_token', $error( [], 10, $token, [ self::record( $key ) ] ) );
	}

	/**
	 * AB-36: 600 a minute and address, which an office shares; then 429 and when to come back.
	 */
	public function test_an_address_sends_600_calls_a_minute(): void {
		if ( 'off' === getenv( 'BROLGA_RATE_LIMIT' ) ) {
			putenv( 'BROLGA_RATE_LIMIT' );
		}
		$key     = $this->test_on_post();
		$limiter = $this->built->get( RateLimiter::class );
		$bucket  = $this->built->get( ClientIp::class )->hashed_bucket();
		self::assertSame( 'recorded', $this->sent( self::record( $key ) ) );
		for ( $call = 0; $call < 598; $call++ ) {
			$limiter->hit( 'events', $bucket, RateAllowance::events() );
		}
		self::assertSame( 'recorded', $this->sent( self::record( $key ) ) );
		$answer = $this->send( [ self::record( $key ) ] );
		self::assertSame( [ 'too_many', 1, 429 ], [ $answer->error?->value, $answer->retry_after, $answer->status() ] );
		$this->clock->advance( 60 );
		self::assertSame( 'recorded', $this->sent( self::record( $key ) ) );
	}

	/**
	 * AB-23: hours are counted in UTC, so summer time, a clock that is put right and 2038 lose nothing.
	 */
	public function test_hours_are_counted_by_utc(): void {
		$key = $this->test_on_post();
		foreach ( [
			'2026-10-25 00:59:59',
			'2026-10-25 01:00:00',
			'2026-10-25 01:59:59',
			'2038-01-19 03:14:08',
			'2026-10-25 00:59:59',
			'2099-12-31 23:59:59',
		] as $moment ) {
			$this->clock = new FrozenClock( $moment );
			self::assertSame( 'recorded', $this->sent( self::record( $key ) ), $moment );
		}
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->fresh();
		self::assertSame(
			[ '2026-10-25' => [ 4, 0 ], '2038-01-19' => [ 1, 0 ], '2100-01-01' => [ 1, 0 ] ],
			$this->history( $key )->by_day( Counted::ReadPage )[1]
		);
	}
}
