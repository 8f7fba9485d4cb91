<?php
/**
 * The Health screen's routes.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Rest;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Settings\SettingsService;
use Brolga\Core\Support\SystemClock;
use Brolga\Mail\Mail;
use Brolga\Tests\LeadTestCase;

/**
 * LEAD-25 OUTBOX-9 PRIV-5: as the plugin has wired them.
 */
final class HealthControllerTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'audit' )}" );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		$this->become( 'administrator' );
	}

	/**
	 * The finding about the queue.
	 *
	 * @return array<array-key, mixed>
	 */
	private function queue(): array {
		$findings = $this->rest( 'GET', '/brolga/v1/health' )->get_data();
		self::assertIsArray( $findings );
		self::assertContainsOnlyArray( $findings );
		self::assertSame(
			[
				'copy',
				'queue',
				'mail',
				'verifier',
				'links',
				'projects',
				'samples',
				'frames',
				'forms',
				'form-trust',
				'uploads',
				'policy-page',
				'senders',
				'seo',
				'tests',
				'consent',
				'cookies',
				'cron',
				'clock',
				'https',
				'storage',
			],
			array_slice( array_column( $findings, 'id' ), 0, 21 )
		);
		return $findings[1];
	}

	public function test_a_dead_letter_is_told_of_and_mended(): void {
		self::assertSame( 'good', $this->queue()['state'] );
		$this->jobs->add( ( new Mail( [ 'owner@example.com' ], 'New', 'Hello' ) )->to_job() );
		$job = $this->jobs->claim();
		self::assertNotNull( $job );
		$this->jobs->mark_failed( $job, 'No such person', true );

		$queue = $this->queue();
		self::assertSame( [ 'critical', 'No such person' ], [ $queue['state'], $queue['detail'] ] );
		self::assertSame( [ 'resent' => 1 ], $this->rest( 'POST', '/brolga/v1/health/resend' )->get_data() );
		self::assertSame( 0, $this->jobs->state()->dead );
		self::assertSame(
			'pending',
			$this->connection->value( "SELECT status FROM {$this->connection->table( 'outbox' )}" )
		);

		$lines = $this->rest( 'GET', '/brolga/v1/audit' )->get_data();
		self::assertIsArray( $lines );
		self::assertIsArray( $lines[0] );
		self::assertSame(
			[ 'resend_all', 1, wp_get_current_user()->display_name ],
			[ $lines[0]['action'], $lines[0]['items'], $lines[0]['user'] ]
		);
		self::assertIsString( $lines[0]['at'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $lines[0]['at'] );
	}

	/**
	 * LEAD-522: a change of settings is told with the title of its section.
	 */
	public function test_a_change_of_settings_names_its_section(): void {
		$audit = new AuditLogRepository( $this->connection, new SystemClock() );
		foreach ( [ 'business', 'of-an-add-on' ] as $section ) {
			$audit->record( 1, SettingsService::AUDIT, 1, [ 'section' => $section, 'changed' => 'street' ] );
		}
		$lines = $this->rest( 'GET', '/brolga/v1/audit' )->get_data();
		self::assertIsArray( $lines );
		self::assertEquals(
			[
				(object) [ 'section' => 'of-an-add-on', 'changed' => 'street' ],
				(object) [ 'section' => 'business', 'changed' => 'street', 'title' => 'Business' ],
			],
			array_column( $lines, 'filter' )
		);
	}

	public function test_only_what_there_is_can_be_tried_out(): void {
		self::assertSame( 200, $this->rest( 'POST', '/brolga/v1/health/probe', [ 'check' => 'mail' ] )->get_status() );
		self::assertSame( 404, $this->rest( 'POST', '/brolga/v1/health/probe', [ 'check' => 'https' ] )->get_status() );
		self::assertSame(
			400,
			$this->rest( 'POST', '/brolga/v1/health/probe', [ 'check' => [ 'mail' ] ] )->get_status()
		);
		self::assertSame(
			400,
			$this->rest( 'POST', '/brolga/v1/health/probe', [ 'check' => 'mail', 'host' => 'evil.example' ] )
				->get_status()
		);
		self::assertSame( 404, $this->rest( 'GET', '/brolga/v1/health/resend' )->get_status() );
	}
}
