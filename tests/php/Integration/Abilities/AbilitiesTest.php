<?php
/**
 * Our entries of the Abilities API.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Abilities;

use Brolga\Leads\Abilities\ExportLeads;
use Brolga\Leads\Entry;
use Brolga\Tests\LeadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Ability;
use WP_Error;
use WP_REST_Request;

/**
 * LEAD-20
 */
final class AbilitiesTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::markTestSkipped( 'This WordPress has no abilities.' );
		}
		foreach ( [ 'entries', 'outbox', 'audit' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	/**
	 * An ability, for a user of a role.
	 *
	 * @param string $name Below `brolga/`.
	 * @param string $role Who is logged in.
	 */
	private function ability( string $name, string $role = 'editor' ): WP_Ability {
		$this->become( $role );
		$ability = wp_get_ability( "brolga/{$name}" );
		self::assertNotNull( $ability );
		return $ability;
	}

	public function test_leads_are_listed_page_by_page(): void {
		$first  = $this->insert();
		$second = $this->insert();
		$this->insert( [ 'status' => 'spam' ] );
		$ability = $this->ability( 'list-leads' );

		$page = $ability->execute( [ 'limit' => 1 ] );
		self::assertIsArray( $page );
		self::assertIsArray( $page['items'] );
		self::assertSame( [ $second ], array_column( $page['items'], 'id' ) );
		$page = $ability->execute( [ 'limit' => 1, 'before' => $page['next'] ] );
		self::assertIsArray( $page );
		self::assertIsArray( $page['items'] );
		self::assertSame( [ $first ], array_column( $page['items'], 'id' ) );
		self::assertIsArray( $ability->execute() );
	}

	public function test_an_export_is_text_with_a_line_in_the_audit_log(): void {
		$this->insert( [ 'name' => '+61 7' ] );
		$answer = $this->ability( 'export-leads' )->execute( [ 'status' => 'new' ] );
		self::assertIsArray( $answer );
		self::assertSame( 1, $answer['leads'] );
		self::assertIsString( $answer['csv'] );
		self::assertStringContainsString( '"\'+61 7"', $answer['csv'] );
		self::assertSame( 'export_leads', $this->connection->value( "SELECT action FROM {$this->connection->table( 'audit' )}" ) );
	}

	public function test_an_export_that_is_too_long_says_what_to_do(): void {
		for ( $i = 0; $i <= ExportLeads::MAX; $i++ ) {
			$this->insert();
		}
		$answer = $this->ability( 'export-leads' )->execute( [] );
		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertStringContainsString( 'Narrow the filter', $answer->get_error_message() );
		self::assertNull( $this->connection->value( "SELECT action FROM {$this->connection->table( 'audit' )}" ) );
	}

	public function test_a_mail_is_sent_again(): void {
		$id = $this->insert();
		self::assertSame( [ 'queued' => true ], $this->ability( 'resend-lead' )->execute( [ 'id' => $id ] ) );
		self::assertCount( 1, $this->jobs->history( Entry::subject( $id ) ) );
		self::assertInstanceOf( WP_Error::class, $this->ability( 'resend-lead' )->execute( [ 'id' => $id + 1 ] ) );
		self::assertInstanceOf( WP_Error::class, $this->ability( 'resend-lead' )->execute( [ 'id' => '1 OR 1=1' ] ) );
	}

	/**
	 * Who may what.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function roles(): array {
		return [
			'subscriber'   => [ 'subscriber', false ],
			'author'       => [ 'author', false ],
			'lead manager' => [ 'brolga_lead_manager', true ],
			'editor'       => [ 'editor', true ],
		];
	}

	/**
	 * @param string $role    Who asks.
	 * @param bool   $allowed Whether that is right.
	 */
	#[DataProvider( 'roles' )]
	public function test_only_who_manages_leads_has_them( string $role, bool $allowed ): void {
		$id = $this->insert();
		foreach ( [ 'list-leads' => [], 'export-leads' => [], 'resend-lead' => [ 'id' => $id ] ] as $name => $input ) {
			self::assertSame( $allowed, ! $this->ability( $name, $role )->execute( $input ) instanceof WP_Error, $name );
		}
	}

	/**
	 * Assistants may read; what changes something is not open to them by default.
	 */
	public function test_only_what_reads_is_open_to_rest(): void {
		$this->become( 'editor' );
		$listed = rest_do_request( new WP_REST_Request( 'GET', '/wp-abilities/v1/abilities/brolga/list-leads' ) );
		$resend = rest_do_request( new WP_REST_Request( 'GET', '/wp-abilities/v1/abilities/brolga/resend-lead' ) );
		self::assertSame( [ 200, 404 ], [ $listed->get_status(), $resend->get_status() ] );
	}
}
