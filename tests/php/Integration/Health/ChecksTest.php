<?php
/**
 * What can be well or not.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Health;

use Brolga\Business\Details;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Migration;
use Brolga\Core\Database\MigrationLockRepository;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\Schema;
use Brolga\Core\Database\TableRepository;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Kernel\Installer;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\Settings;
use Brolga\Forms\FormsCheck;
use Brolga\Forms\FormsProbe;
use Brolga\Health\HttpsCheck;
use Brolga\Health\ProxyCheck;
use Brolga\Health\StorageCheck;
use Brolga\Health\VersionsCheck;
use Brolga\Leads\Inbox\PolicyPageCheck;
use Brolga\Leads\Inbox\SendersCheck;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Leads\Reports\FormLocations;
use Brolga\Mail\EmailDesign;
use Brolga\Mail\MailCheck;
use Brolga\Mail\MailProbe;
use Brolga\Mail\MailSection;
use Brolga\Mail\Sender;
use Brolga\Outbox\CronCheck;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\SmtpSink;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;

/**
 * LEAD-25
 */
final class ChecksTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		delete_option( Settings::OPTION );
	}

	/**
	 * @param HealthState $state   What is expected.
	 * @param Finding     $finding What was found.
	 */
	private static function assert_state( HealthState $state, Finding $finding ): void {
		self::assertSame( $state, $finding->state, $finding->title );
		self::assertNotSame( '', $finding->advice );
	}

	public function test_cron_that_stands_still_is_told_of(): void {
		$clock = new FrozenClock();
		$look  = static fn ( bool $off ): Finding => ( new CronCheck( $clock, $off ) )->look();
		wp_unschedule_hook( Installer::HOURLY );
		self::assert_state( HealthState::Critical, $look( false ) );
		wp_schedule_event( $clock->timestamp() - CronCheck::PATIENCE, 'hourly', Installer::HOURLY );
		// LEAD-520: that it is scheduled does not say that it runs.
		self::assert_state( HealthState::Unchecked, $look( false ) );
		( new CronCheck( $clock, false ) )->run_task();
		self::assert_state( HealthState::Good, $look( false ) );
		self::assert_state( HealthState::Good, $look( true ) );
		$clock->advance( 1 );
		self::assert_state( HealthState::Recommended, $look( false ) );
		self::assert_state( HealthState::Critical, $look( true ) );
	}

	public function test_senders_that_land_among_spam_are_told_of(): void {
		$look = static fn (): Finding => ( new MailCheck(
			new Settings(),
			new Sender( new Settings() ),
			new EmailDesign( new Settings(), new Details( new Settings() ) )
		) )->look();
		self::assert_state( HealthState::Good, $look() );
		self::set( new MailSection(), [ 'mail_from' => 'fern@Gmail.com' ] );
		self::assert_state( HealthState::Recommended, $look() );
		self::set(
			new MailSection(),
			[
				'transport'     => 'smtp',
				'smtp_host'     => 'smtp.gmail.com',
				'smtp_user'     => 'fern',
				'smtp_password' => 'pa55word',
			]
		);
		self::assert_state( HealthState::Good, $look() );
		self::assertContains( Finding::PROBE, array_column( $look()->actions, 'kind' ) );
		add_filter( 'salt', static fn (): string => 'other salts' );
		self::assert_state( HealthState::Critical, $look() );
	}

	public function test_a_mail_server_is_asked_whether_it_is_there(): void {
		$probe = static fn (): Finding => ( new MailProbe( new Settings() ) )->try_out();
		self::assert_state( HealthState::Good, $probe() );
		$sink = new SmtpSink( 'accept' );
		self::set(
			new MailSection(),
			[
				'transport'       => 'smtp',
				'smtp_host'       => '127.0.0.1',
				'smtp_port'       => $sink->port,
				'smtp_encryption' => 'none',
			]
		);
		$found = $probe();
		self::assertSame( [], $sink->stop() );
		self::assert_state( HealthState::Good, $found );
		self::assertSame( '220 sink', $found->advice );
		$gone = $probe();
		self::assert_state( HealthState::Critical, $gone );
		self::assertStringContainsString( 'could not be reached', $gone->advice );
	}

	/**
	 * OUTBOX-20: nor one that drips its words.
	 */
	#[Group( 'once' )]
	#[TestWith( [ 'hang' ] )]
	#[TestWith( [ 'drip' ] )]
	public function test_a_mail_server_that_says_nothing_is_not_waited_for( string $mode ): void {
		$sink = new SmtpSink( $mode );
		self::set(
			new MailSection(),
			[
				'transport'       => 'smtp',
				'smtp_host'       => '127.0.0.1',
				'smtp_port'       => $sink->port,
				'smtp_encryption' => 'none',
			]
		);
		$start = hrtime( true );
		$found = ( new MailProbe( new Settings() ) )->try_out();
		self::assertLessThan( 20e9, hrtime( true ) - $start );
		$sink->stop();
		self::assert_state( HealthState::Critical, $found );
	}

	/**
	 * What the site answers itself, and what that means.
	 *
	 * @return iterable<string, array{int, string, array<string, string>, HealthState, string}>
	 */
	public static function answers(): iterable {
		$ours  = '{"code":"bad_token"}';
		$fresh = [ 'cache-control' => 'no-store' ];
		yield 'ours, fresh' => [ 403, $ours, $fresh, HealthState::Good, 'not cached' ];
		yield 'from a cache' => [
			403,
			$ours,
			$fresh + [ 'x-cache' => 'HIT from proxy' ],
			HealthState::Critical,
			'cache',
		];
		yield 'with an age' => [ 403, $ours, $fresh + [ 'age' => '7' ], HealthState::Critical, 'cache' ];
		yield 'from a firewall' => [ 403, '<h1>Blocked</h1>', $fresh, HealthState::Critical, 'do not reach' ];
		yield 'REST closed to visitors' => [
			401,
			'{"code":"rest_not_logged_in"}',
			$fresh,
			HealthState::Critical,
			'do not reach',
		];
		yield 'made to be kept' => [
			403,
			$ours,
			[ 'cache-control' => 'max-age=600' ],
			HealthState::Recommended,
			'no-store',
		];
		yield 'a limit' => [ 429, '{"code":"too_many"}', $fresh, HealthState::Recommended, 'Too many' ];
	}

	/**
	 * @param int                   $status  Of the answer to the post.
	 * @param array<string, string> $headers Of it.
	 * @param HealthState           $state   What is found.
	 * @param string                $title   In these words.
	 */
	#[DataProvider( 'answers' )]
	public function test_forms_are_tried_as_a_visitor_would(
		int $status,
		string $body,
		array $headers,
		HealthState $state,
		string $title
	): void {
		$asked = [];
		add_filter(
			'pre_http_request',
			static function (
				mixed $done,
				array $arguments,
				string $url
			) use ( &$asked, $status, $body, $headers ): array {
				$method  = $arguments['method'] ?? '';
				$asked[] = $url;
				return [
					'headers'  => $headers,
					'body'     => 'POST' === $method ? $body : '{}',
					'response' => [
						'code'    => 'POST' === $method ? $status : 200,
						'message' => '',
					],
					'cookies'  => [],
					'filename' => null,
				];
			},
			10,
			3
		);
		$found = ( new FormsProbe() )->try_out();
		self::assert_state( $state, $found );
		self::assertStringContainsString( $title, $found->title );
		foreach ( $asked as $url ) {
			self::assertStringContainsString( home_url(), $url );
		}
	}

	public function test_a_site_that_cannot_call_itself_is_told_of(): void {
		add_filter(
			'pre_http_request',
			static fn (): WP_Error => new WP_Error( 'http_request_failed', 'cURL error 28' )
		);
		$found = ( new FormsProbe() )->try_out();
		self::assert_state( HealthState::Recommended, $found );
		self::assertSame( 'cURL error 28', $found->detail );
		self::assert_state( HealthState::Good, ( new FormsCheck() )->look() );
	}

	public function test_the_page_cache_is_named(): void {
		self::assertStringNotContainsString( 'LiteSpeed', ( new FormsCheck() )->look()->title );
		add_action( 'litespeed_purge_all', '__return_true' );
		self::assertStringContainsString( 'LiteSpeed', ( new FormsCheck() )->look()->title );
	}

	/**
	 * PRIV-352: a form needs a policy that its visitors can read; nothing else does.
	 */
	public function test_forms_without_a_privacy_policy_are_told_of(): void {
		update_option( 'wp_page_for_privacy_policy', 0 );
		$look = static fn (): Finding => ( new PolicyPageCheck( new FormLocations() ) )->look();
		self::assert_state( HealthState::Good, $look() );
		$this->make_post(
			'<!-- wp:brolga/contact-form {"uid":"enquiry"} --><!-- /wp:brolga/contact-form -->'
		);
		self::assert_state( HealthState::Recommended, $look() );
		self::assertSame( [ admin_url( 'options-privacy.php' ) ], array_column( $look()->actions, 'url' ) );
		$page = $this->make_post( 'What we do with it', 'draft', 'page', 'Privacy' );
		update_option( 'wp_page_for_privacy_policy', $page );
		self::assert_state( HealthState::Recommended, $look() );
		wp_publish_post( $page );
		self::assert_state( HealthState::Good, $look() );
	}

	/**
	 * Addresses of the site.
	 *
	 * @return iterable<array{string, HealthState}>
	 */
	public static function addresses(): iterable {
		yield [ 'https://example.org', HealthState::Good ];
		yield [ 'http://127.0.0.1:9400', HealthState::Good ];
		yield [ 'http://example.org', HealthState::Critical ];
	}

	#[DataProvider( 'addresses' )]
	public function test_a_site_without_https_is_told_of( string $address, HealthState $state ): void {
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_{$option}", static fn (): string => $address, 1000 );
		}
		self::assert_state( $state, ( new HttpsCheck() )->look() );
	}

	/**
	 * Space on the disk.
	 *
	 * @return iterable<array{float|false, HealthState}>
	 */
	public static function space(): iterable {
		yield [ 1e10, HealthState::Good ];
		yield [ false, HealthState::Good ];
		yield [ 4e8, HealthState::Recommended ];
		yield [ 1e7, HealthState::Critical ];
	}

	#[DataProvider( 'space' )]
	public function test_a_disk_that_fills_up_is_told_of( float|false $free, HealthState $state ): void {
		self::assert_state( $state, self::storage( [], $free )->look() );
	}

	public function test_tables_that_are_missing_or_old_are_told_of(): void {
		self::assert_state( HealthState::Good, self::storage()->look() );
		$later = new class() implements Migration {
			public function version(): int {
				return 999999;
			}
			public function up(): void {}
		};
		self::assert_state( HealthState::Critical, self::storage( [ $later ] )->look() );
		add_filter(
			'query',
			static fn ( string $sql ): string => str_contains( $sql, 'brolga_ledger' )
				? 'SELECT * FROM brolga_no_such_table'
				: $sql,
			1
		);
		$found = self::storage()->look();
		remove_all_filters( 'query', 1 );
		self::assert_state( HealthState::Critical, $found );
		self::assertStringContainsString( 'brolga_ledger', $found->detail );
	}

	public function test_tables_that_cannot_undo_are_told_of(): void {
		if ( self::on_sqlite() ) {
			self::assertSame(
				[],
				Built::around( new FrozenClock() )->get( TableRepository::class )->without_transactions()
			);
			return;
		}
		$name = ( new Connection() )->table( 'old_engine' );
		remove_all_filters( 'query' );
		self::db()->query( "CREATE TABLE {$name} (id int) ENGINE=MyISAM" );
		$found = self::storage()->look();
		self::db()->query( "DROP TABLE {$name}" );
		self::assert_state( HealthState::Critical, $found );
		self::assertSame( $name, $found->detail );
	}

	public function test_a_proxy_that_nobody_named_is_told_of(): void {
		$look = static fn (): Finding => ( new ProxyCheck(
			new ClientIp( new Settings(), new Hmac( new FrozenClock() ) )
		) )->look();
		$_SERVER['REMOTE_ADDR'] = '10.0.0.7';
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		self::assert_state( HealthState::Good, $look() );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9';
		self::assert_state( HealthState::Recommended, $look() );
		self::assertStringContainsString( '10.0.0.7', $look()->title );
		self::set( new PrivacySection(), [ 'trusted_proxies' => [ '10.0.0.0/8' ] ] );
		self::assert_state( HealthState::Good, $look() );
	}

	/**
	 * LEAD-430: a second line of the header is the only one that PHP sees, and it names a proxy.
	 */
	public function test_a_trusted_proxy_that_names_nobody_is_told_of(): void {
		$look = static fn (): Finding => ( new ProxyCheck(
			new ClientIp( new Settings(), new Hmac( new FrozenClock() ) )
		) )->look();
		self::set( new PrivacySection(), [ 'trusted_proxies' => [ '10.0.0.7', '10.0.0.8' ] ] );
		$_SERVER['REMOTE_ADDR']          = '10.0.0.7';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '10.0.0.8';
		self::assert_state( HealthState::Recommended, $look() );
		self::assertStringContainsString( '10.0.0.8', $look()->title );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '203.0.113.9, 10.0.0.8';
		self::assert_state( HealthState::Good, $look() );
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
		self::assert_state( HealthState::Recommended, $look() );
	}

	/**
	 * LEAD-430: eight people do not write from one address.
	 */
	public function test_one_address_of_all_who_write_is_told_of(): void {
		$db   = new Connection();
		$look = static fn (): Finding => ( new SendersCheck(
			Built::around( new FrozenClock() )->get( LeadRepository::class )
		) )->look();
		$add  = static fn ( string $email, string $address, string $status = 'new' ): int => $db->insert(
			'entries',
			array_fill_keys( [ 'form_source', 'form_uid', 'page_url', 'fields', 'search_text' ], '' )
				+ array_fill_keys( [ 'attribution', 'consent', 'notes', 'body_hash' ], '' )
				+ array_fill_keys( [ 'created_at', 'updated_at' ], '2026-03-02 08:00:00' )
				+ [
					'email'   => $email,
					'ip_hash' => '' === $address ? '' : hash( 'sha256', $address ),
					'status'  => $status,
				]
		);
		$db->execute( "DELETE FROM {$db->table( 'entries' )}" );
		self::assert_state( HealthState::Good, $look() );
		$add( 'spam@example.com', '192.0.2.1', 'spam' );
		$add( 'imported@example.com', '' );
		foreach ( range( 1, 7 ) as $number ) {
			$add( "v{$number}@example.com", '10.0.0.8' );
			$add( "v{$number}@example.com", '10.0.0.8' );
		}
		self::assert_state( HealthState::Good, $look() );
		$add( 'v8@example.com', '10.0.0.8' );
		self::assert_state( HealthState::Critical, $look() );
		self::assertStringContainsString( '8', $look()->title );
		$add( 'v9@example.com', '192.0.2.9' );
		self::assert_state( HealthState::Good, $look() );
	}

	public function test_a_php_without_fixes_is_told_of(): void {
		$look = static fn ( string $php, string $today ): Finding => ( new VersionsCheck(
			$php,
			'7.1.4',
			$today
		) )->look();
		self::assert_state( HealthState::Good, $look( '8.2.35', '2026-11-21' ) );
		self::assert_state( HealthState::Recommended, $look( '8.2.35', '2027-01-01' ) );
		self::assert_state( HealthState::Good, $look( '9.0.1', '2030-01-01' ) );
	}

	/**
	 * The check of storage.
	 *
	 * @param list<Migration> $migrations All there are.
	 * @param float|false     $free       Bytes on the disk.
	 */
	private static function storage( array $migrations = [], float|false $free = 1e10 ): StorageCheck {
		$connection = new Connection();
		$built      = Built::around( new FrozenClock() );
		return new StorageCheck(
			$built->get( TableRepository::class ),
			new Migrator(
				static fn (): MigrationLockRepository => new MigrationLockRepository( $connection, new FrozenClock() ),
				static fn (): Schema => $built->get( Schema::class ),
				static fn (): array => $migrations
			),
			static fn (): float|false => $free
		);
	}
}
