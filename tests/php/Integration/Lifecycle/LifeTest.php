<?php
/**
 * From activation to removal.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Lifecycle;

use Brolga\Tests\Support\FreshSite;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * LIFE-1 LIFE-2 LIFE-3 LIFE-4 LIFE-580 LEAD-13 LEAD-14 BLOCK-580 OUTBOX-580 UPLOAD-580
 */
final class LifeTest extends TestCase {

	private const TABLES = [
		'brolga_audit',
		'brolga_consent_wordings',
		'brolga_consents',
		'brolga_counters',
		'brolga_departed',
		'brolga_digests',
		'brolga_entries',
		'brolga_entry_words',
		'brolga_experiment_counts',
		'brolga_experiment_history',
		'brolga_experiment_origins',
		'brolga_experiments',
		'brolga_form_days',
		'brolga_ledger',
		'brolga_missed_searches',
		'brolga_new_posts',
		'brolga_outbox',
		'brolga_popup_counts',
		'brolga_questions',
		'brolga_signups',
		'brolga_spam_words',
		'brolga_stock_waits',
		'brolga_subscribers',
		'brolga_uploads',
		'brolga_words',
	];

	private const ROLES = [
		'administrator'       => [ 'brolga_manage_leads', 'brolga_manage_tests' ],
		'editor'              => [ 'brolga_manage_leads' ],
		'brolga_lead_manager' => [ 'brolga_manage_leads' ],
	];

	private FreshSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FreshSite();
	}

	protected function tearDown(): void {
		$this->site->remove();
		parent::tearDown();
	}

	/**
	 * LIFE-1 LEAD-13 LEAD-14
	 */
	public function test_activating_twice_changes_nothing_the_second_time(): void {
		$empty = $this->site->step( 'look' );
		self::assertSame( [], $empty['tables'] );

		$first = $this->site->step( 'activate' );
		self::assertSame( self::TABLES, $first['tables'] );
		self::assertEquals( self::ROLES, $first['roles'] );
		self::assertSame( [ 'brolga_read_words', 'brolga_hourly' ], $first['events'] );
		self::assertSame( $first, $this->site->step( 'activate-again' ) );
		self::assertSame( $first, $this->site->step( 'look' ) );
	}

	/**
	 * LIFE-1: between deactivation and activation nothing is lost, and nothing runs.
	 */
	#[Group( 'once' )]
	public function test_deactivating_stops_and_keeps(): void {
		$active   = $this->site->step( 'activate' );
		$inactive = $this->site->step( 'deactivate' );
		self::assertSame( [], $inactive['events'] );
		self::assertSame( self::TABLES, $inactive['tables'] );
		$again = $this->site->step( 'activate' );
		self::assertIsArray( $active['options'] );
		self::assertIsArray( $again['options'] );
		self::assertSame( $active['options']['brolga_secret'], $again['options']['brolga_secret'] );
		self::assertSame( [ 'brolga_hourly' ], $again['events'] );
	}

	/**
	 * LIFE-4
	 */
	#[Group( 'once' )]
	public function test_uninstalling_keeps_everything_unless_the_owner_said_otherwise(): void {
		$this->site->step( 'activate' );
		$this->site->step( 'leave-traces' );
		$this->site->step( 'deactivate' );
		$before = $this->site->step( 'look' );
		$after  = $this->site->step( 'uninstall' );
		self::assertSame( $before['tables'], $after['tables'] );
		self::assertSame( $before['roles'], $after['roles'] );
		self::assertSame( 1, $after['user_meta'] );
		self::assertIsArray( $after['options'] );
		self::assertArrayHasKey( 'brolga_secret', $after['options'] );
	}

	/**
	 * LIFE-4
	 */
	public function test_uninstalling_leaves_nothing_when_the_owner_said_so(): void {
		$fresh = $this->site->step( 'look' );
		$this->site->step( 'activate' );
		$this->site->step( 'leave-traces' );
		$this->site->step( 'erase-on-uninstall' );
		$this->site->step( 'deactivate' );
		$after = $this->site->step( 'uninstall' );
		self::assertSame( [], $after['tables'] );
		self::assertSame( [], $after['roles'] );
		self::assertSame( [], $after['events'] );
		self::assertSame( 0, $after['user_meta'] );
		self::assertIsArray( $after['options'] );
		self::assertIsArray( $fresh['options'] );
		// What others have, however similar its name, stays.
		self::assertSame( 'x', $after['options']['not_brolga_but_similar'] );
		$ours = array_filter(
			array_keys( $after['options'] ),
			static fn ( int|string $name ): bool => str_contains( (string) $name, 'brolga' )
				&& 'not_brolga_but_similar' !== $name
		);
		self::assertSame( [], array_values( $ours ) );
		self::assertSame( $fresh['options']['wp_user_roles'], $after['options']['wp_user_roles'] );
	}

	/**
	 * LIFE-3 LIFE-4
	 */
	#[Group( 'once' )]
	public function test_the_life_of_a_network(): void {
		$this->site->step( 'network' );
		$early = $this->site->step( 'add-site', 'early' )['id'];
		self::assertIsInt( $early );
		self::assertSame( [], $this->site->step( 'look', (string) $early )['tables'] );

		// Activated for the network: every site that there is …
		$this->site->step( 'activate', 'network' );
		foreach ( [ 1, $early ] as $id ) {
			$seen = $this->site->step( 'look', (string) $id );
			self::assertSame( self::TABLES, $seen['tables'] );
			self::assertEquals( self::ROLES, $seen['roles'] );
			self::assertSame( [ 'brolga_read_words', 'brolga_hourly' ], $seen['events'] );
		}

		// … and every site that comes, each with a secret of its own.
		$late = $this->site->step( 'add-site', 'late' )['id'];
		self::assertIsInt( $late );
		$seen = $this->site->step( 'look', (string) $late );
		self::assertSame( self::TABLES, $seen['tables'] );
		self::assertEquals( self::ROLES, $seen['roles'] );
		$main = $this->site->step( 'look', '1' );
		self::assertIsArray( $seen['options'] );
		self::assertIsArray( $main['options'] );
		self::assertNotSame( $main['options']['brolga_secret'], $seen['options']['brolga_secret'] );

		// A site that goes takes its tables with it, and no other's.
		$this->site->step( 'delete-site', (string) $late );
		self::assertSame( [], $this->site->step( 'look', (string) $late )['tables'] );
		self::assertSame( self::TABLES, $this->site->step( 'look', (string) $early )['tables'] );

		// Uninstalled: each site as it chose (here the main one alone).
		$this->site->step( 'erase-on-uninstall' );
		$this->site->step( 'deactivate' );
		$this->site->step( 'uninstall' );
		self::assertSame( [], $this->site->step( 'look', '1' )['tables'] );
		$kept = $this->site->step( 'look', (string) $early );
		self::assertSame( self::TABLES, $kept['tables'] );
		self::assertSame( [], $kept['events'] );
	}

	/**
	 * LIFE-580
	 */
	public function test_a_site_that_heard_of_no_activation_is_made_ready_by_the_first_visit(): void {
		$this->site->step( 'activate-silently' );
		$this->site->step( 'visit' );
		$seen = $this->site->step( 'look' );
		self::assertSame( self::TABLES, $seen['tables'] );
		self::assertEquals( self::ROLES, $seen['roles'] );
		self::assertContains( 'brolga_hourly', (array) $seen['events'] );
	}

	/**
	 * BLOCK-580: what is kept readable is written on each site, in its language.
	 */
	#[Group( 'once' )]
	public function test_deactivating_on_a_network_writes_each_sites_last_words(): void {
		$this->site->step( 'network' );
		$this->site->step( 'add-site', 'one' );
		$this->site->step( 'activate', 'network' );
		$posts = [
			'1' => $this->site->step( 'write', '1', '', 'first@example.org' )['post'],
			'2' => $this->site->step( 'write', '2', 'de_DE', 'second@example.org' )['post'],
		];
		$this->site->step( 'deactivate' );
		self::assertIsInt( $posts['1'] );
		self::assertIsInt( $posts['2'] );
		$first  = json_encode( $this->site->step( 'read', '1', (string) $posts['1'] ), JSON_UNESCAPED_SLASHES );
		$second = json_encode( $this->site->step( 'read', '2', (string) $posts['2'] ), JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'To send us a message, email <a href=\"mailto:first@', (string) $first );
		self::assertStringContainsString( '"email":"<a href=\"mailto:first@', (string) $first );
		self::assertStringContainsString( 'mailto:second@', (string) $second );
		self::assertStringContainsString( '"email":"<a href=\"mailto:second@', (string) $second );
		self::assertStringNotContainsString( 'To send us a message', (string) $second );
	}

	/**
	 * UPLOAD-580: the path of a network's site is no folder.
	 */
	#[Group( 'once' )]
	public function test_files_of_each_site_of_a_network_lie_beside_the_same_website(): void {
		$this->site->step( 'network' );
		$this->site->step( 'add-site', 'one' );
		$this->site->step( 'activate', 'network' );
		$folders = array_map(
			fn ( string $id ): mixed => $this->site->step( 'uploads-folder', $id )['folder'],
			[ '1', '2' ]
		);
		self::assertIsString( $folders[0] );
		self::assertIsString( $folders[1] );
		self::assertNotSame( $folders[0], $folders[1] );
		self::assertSame( dirname( $folders[0] ), dirname( $folders[1] ) );
	}

	/**
	 * OUTBOX-580: each site's queue, with the plugins of that site; nobody else's.
	 */
	#[Group( 'once' )]
	public function test_the_script_runs_the_queue_of_each_site_of_a_network(): void {
		$this->site->step( 'network' );
		self::assertSame( 2, $this->site->step( 'add-site', 'one' )['id'] );
		self::assertSame( 3, $this->site->step( 'add-site', 'other' )['id'] );
		self::assertSame(
			[ 1, '', "http://127.0.0.1: Brolga is not active on any site.\n" ],
			$this->site->queue_script()
		);
		foreach ( [ '2', '3' ] as $id ) {
			$this->site->step( 'activate-on', $id );
			$this->site->step( 'queue', $id );
		}
		self::assertSame(
			[ 0, "http://127.0.0.1/one: 1 sent, 0 failed, 0 given up\n", '' ],
			$this->site->queue_script( '--url=http://127.0.0.1/one/' )
		);
		self::assertSame(
			[
				0,
				"http://127.0.0.1/one: 0 sent, 0 failed, 0 given up\n"
					. "http://127.0.0.1/other: 1 sent, 0 failed, 0 given up\n",
				'',
			],
			$this->site->queue_script()
		);
	}
}
