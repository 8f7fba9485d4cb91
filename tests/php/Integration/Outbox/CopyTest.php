<?php
/**
 * A copy of the site at another address.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Core\Database\Connection;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\LowPriority;
use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Outbox\CopyCheck;
use Brolga\Outbox\CopyNotice;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\ScriptedHandler;
use Brolga\Tests\TestCase;
use RuntimeException;

/**
 * OUTBOX-360 OUTBOX-361 OUTBOX-582 OUTBOX-583
 */
final class CopyTest extends TestCase {

	private HomeAddress $home;

	private OutboxRepository $jobs;

	protected function setUp(): void {
		parent::setUp();
		$connection = new Connection();
		$this->jobs = new OutboxRepository( $connection, new FrozenClock() );
		$connection->execute( "DELETE FROM {$connection->table( 'outbox' )}" );
		$this->home = new HomeAddress();
		self::at( 'https://www.example.com' );
		$this->home->confirm();
	}

	/**
	 * OUTBOX-360
	 */
	public function test_what_is_the_live_sites_waits_on_a_copy_and_goes_on_at_a_word(): void {
		$calls = self::calls();
		$mails  = new ScriptedHandler( static function (): void {} );
		$worker = new Worker(
			$this->jobs,
			new Connection(),
			new FrozenClock(),
			[ $mails, $calls ],
			0,
			home: $this->home
		);
		$this->jobs->add( new Job( 'call', [] ) );
		$this->jobs->add( new Job( 'test', [] ) );
		self::at( 'https://staging.example.net' );
		$worker->run( 10, 50 );
		self::assertSame( 0, $calls->done );
		self::assertCount( 1, $mails->jobs );
		self::assertSame( 1, $this->jobs->held() );
		self::assertNull( $this->jobs->next_due() );

		$this->home->confirm();
		self::assertSame( 1, $this->jobs->release_held() );
		$worker->run( 10, 50 );
		self::assertSame( 1, $calls->done );
		self::assertSame( 0, $this->jobs->held() );
	}

	/**
	 * OUTBOX-361
	 */
	public function test_an_address_is_another_when_host_or_folder_is(): void {
		foreach (
			[
				'http://example.com/'         => false,
				'https://EXAMPLE.com:8443'    => false,
				'https://example.com/staging' => true,
				'https://staging.example.com' => true,
			] as $home => $is_copy
		) {
			self::at( $home );
			self::assertSame( $is_copy, $this->home->is_copy(), $home );
		}
		self::assertNotSame( HealthState::Good, ( new CopyCheck( $this->home, $this->jobs ) )->look()->state );
		self::assertTrue( $this->home->is_asked() );
		$this->home->keep_paused();
		self::assertFalse( $this->home->is_asked() );
		self::assertTrue( $this->home->is_copy() );
	}

	/**
	 * OUTBOX-361
	 */
	public function test_what_was_set_up_on_a_developers_machine_goes_live_without_a_question(): void {
		foreach (
			[
				'http://localhost:8080'      => true,
				'http://127.0.0.1:8080/shop' => true,
				'http://192.168.1.20'        => true,
				'http://[::1]:8080'          => true,
				'http://shop.test'           => true,
				'https://studio.local'       => true,
				'http://testing'             => true,
				'https://local.example.com'  => false,
				'http://93.184.216.34'       => false,
				'https://best.example.org'   => false,
			] as $home => $goes_live
		) {
			self::at( $home );
			$this->home->confirm();
			self::at( 'https://www.example.net' );
			self::assertSame( ! $goes_live, $this->home->is_copy(), $home );
		}
		$this->home->confirm();
		self::at( 'http://localhost:8080' );
		self::assertTrue( $this->home->is_copy(), 'A copy on a developer’s machine is one.' );
	}

	/**
	 * OUTBOX-361
	 */
	public function test_moving_a_site_replaces_no_part_of_what_is_remembered(): void {
		$stored = (string) wp_json_encode( get_option( HomeAddress::OPTION ) );
		self::assertStringNotContainsString( 'example.com', $stored );
		self::assertSame( 'example.com', $this->home->before() );
	}

	/**
	 * OUTBOX-582: a command where wp-config.php takes the address from the request. Nobody
	 * would be asked, since the site of visitors and owners is no copy.
	 */
	public function test_a_process_that_knows_no_address_leaves_what_is_the_live_sites_to_others(): void {
		$calls  = self::calls();
		$worker = new Worker( $this->jobs, new Connection(), new FrozenClock(), [ $calls ], 0, home: $this->home );
		$this->jobs->add( new Job( 'call', [] ) );
		foreach ( [ 'http://', '' ] as $nowhere ) {
			self::at( $nowhere );
			$worker->run( 10, 50 );
			self::assertFalse( $this->home->is_asked() );
			$this->home->confirm();
			self::assertSame( 'example.com', $this->home->before() );
			self::assertSame( HealthState::Unchecked, ( new CopyCheck( $this->home, $this->jobs ) )->look()->state );
		}
		self::assertSame( [ 0, 0 ], [ $calls->done, $this->jobs->held() ] );

		$later = new FrozenClock();
		$later->advance( 61 );
		self::at( 'https://www.example.com' );
		( new Worker(
			new OutboxRepository( new Connection(), $later ),
			new Connection(),
			$later,
			[ $calls ],
			0,
			home: $this->home
		) )->run( 10, 50 );
		self::assertSame( 1, $calls->done );
	}

	/**
	 * OUTBOX-583: the address came back, or a copy's database did.
	 */
	public function test_the_live_site_tells_of_what_is_paused_still(): void {
		$check = new CopyCheck( $this->home, $this->jobs );
		self::assertSame( HealthState::Good, $check->look()->state );
		$this->jobs->add( new Job( 'call', [] ) );
		self::at( 'https://staging.example.net' );
		( new Worker( $this->jobs, new Connection(), new FrozenClock(), [ self::calls() ], 0, home: $this->home ) )
			->run( 10, 50 );
		self::at( 'https://www.example.com' );
		self::assertSame( HealthState::Recommended, $check->look()->state );
		self::assertStringContainsString( '1 delivery', $check->look()->title );

		$this->become( 'administrator' );
		( new CopyNotice( $this->home, $this->jobs ) )->register();
		self::assertStringNotContainsString( 'still paused', self::notices( 'plugins' ) );
		$notice = self::notices( 'dashboard' );
		self::assertStringContainsString( '1 delivery is still paused', $notice );
		self::assertStringContainsString( 'name="drop"', $notice );
		// Another address again before the button is pressed: a copy forgets nothing.
		self::at( 'https://staging.example.net' );
		$this->answer( 'drop' );
		self::assertSame( 1, $this->jobs->held() );
		self::at( 'https://www.example.com' );
		$this->answer( 'drop' );
		self::assertSame( 0, $this->jobs->held() );
		self::assertSame( HealthState::Good, $check->look()->state );
		self::assertStringNotContainsString( 'still paused', self::notices( 'dashboard' ) );
	}

	/**
	 * What a screen of wp-admin tells.
	 */
	private static function notices( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		do_action( 'admin_notices' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		unset( $GLOBALS['current_screen'] );
		return (string) ob_get_clean();
	}

	/**
	 * Presses a button of the notice.
	 */
	private function answer( string $button ): void {
		$_POST    = [ $button => '1' ];
		$_REQUEST = [ '_wpnonce' => wp_create_nonce( CopyNotice::ACTION ) ];
		add_filter( 'wp_redirect', static fn (): never => throw new RuntimeException( 'redirected' ) );
		try {
			do_action( 'admin_post_' . CopyNotice::ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
			self::fail( 'It led nowhere.' );
		} catch ( RuntimeException $end ) {
			self::assertSame( 'redirected', $end->getMessage() );
		} finally {
			$_POST    = [];
			$_REQUEST = [];
		}
	}

	/**
	 * @return LowPriority&object{done: int}
	 */
	private static function calls(): LowPriority {
		return new class() implements LowPriority {
			public int $done = 0;

			public function kind(): string {
				return 'call';
			}

			public function handle( ClaimedJob $job ): void {
				++$this->done;
			}
		};
	}

	/**
	 * Puts the site at an address, whatever its wp-config.php says.
	 */
	private static function at( string $url ): void {
		remove_all_filters( 'pre_option_home' );
		add_filter( 'pre_option_home', static fn (): string => $url );
	}
}
