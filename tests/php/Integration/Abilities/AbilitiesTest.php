<?php
/**
 * Our leads of the Abilities API.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Abilities;

use Brolga\Leads\Inbox\ExportLeads;
use Brolga\Leads\Lead;
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
		self::assertSame(
			'export_leads',
			$this->connection->value( "SELECT action FROM {$this->connection->table( 'audit' )}" )
		);
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
		self::assertCount( 1, $this->jobs->history( Lead::subject( $id ) ) );
		self::assertInstanceOf( WP_Error::class, $this->ability( 'resend-lead' )->execute( [ 'id' => $id + 1 ] ) );
		self::assertInstanceOf( WP_Error::class, $this->ability( 'resend-lead' )->execute( [ 'id' => '1 OR 1=1' ] ) );
	}

	/**
	 * LEAD-81 LEAD-32 LEAD-34
	 */
	public function test_a_reply_is_sent_once_for_its_key(): void {
		$id    = $this->insert();
		$input = [ 'id' => $id, 'key' => wp_generate_uuid4(), 'text' => 'Thank you.' ];
		foreach ( [ 'once', 'and again' ] as $time ) {
			self::assertSame( [ 'queued' => true ], $this->ability( 'reply-to-lead' )->execute( $input ), $time );
		}
		self::assertCount( 1, $this->jobs->history( Lead::subject( $id ) ) );
		self::assertSame( 'Re: Enquiry', $this->leads->find( $id )->timeline[0]['reply']['subject'] ?? '' );
		foreach ( [
			[ 'text' => 'Other words.' ],
			[ 'text' => '' ],
			[ 'key' => 'abc' ],
			[ 'id' => $id + 1 ],
			[ 'to' => 'al@example.com' ],
		] as $bad ) {
			self::assertInstanceOf( WP_Error::class, $this->ability( 'reply-to-lead' )->execute( $bad + $input ) );
		}
	}

	/**
	 * LEAD-81 LEAD-16
	 */
	public function test_a_lead_is_noted_moved_and_deleted(): void {
		$id = $this->insert();
		self::assertSame(
			[ 'added' => true ],
			$this->ability( 'add-lead-note' )->execute( [ 'id' => $id, 'note' => 'Called back.' ] )
		);
		self::assertSame( 'Called back.', $this->leads->find( $id )->timeline[0]['text'] ?? '' );
		foreach ( [ 'trash', 'open' ] as $status ) {
			self::assertSame(
				[ 'status' => $status ],
				$this->ability( 'change-lead-status' )->execute( [ 'id' => $id, 'status' => $status ] )
			);
			self::assertSame( $status, $this->leads->find( $id )?->status->value );
		}
		self::assertInstanceOf(
			WP_Error::class,
			$this->ability( 'add-lead-note' )->execute( [ 'id' => $id, 'note' => " \n" ] )
		);
		self::assertInstanceOf(
			WP_Error::class,
			$this->ability( 'change-lead-status' )->execute( [ 'id' => $id, 'status' => 'lost' ] )
		);
		self::assertSame( [ 'deleted' => true ], $this->ability( 'delete-lead' )->execute( [ 'id' => $id ] ) );
		foreach ( [
			'delete-lead'        => [],
			'add-lead-note'      => [ 'note' => 'Gone' ],
			'change-lead-status' => [ 'status' => 'done' ],
		] as $name => $input ) {
			self::assertInstanceOf(
				WP_Error::class,
				$this->ability( $name )->execute( [ 'id' => $id ] + $input ),
				$name
			);
		}
	}

	/**
	 * LEAD-81: assistants that read annotations ask before they do these.
	 */
	public function test_what_cannot_be_undone_says_so(): void {
		$destructive = [];
		foreach ( wp_get_abilities() as $name => $ability ) {
			$annotations = $ability->get_meta()['annotations'] ?? null;
			if (
				str_starts_with( $name, 'brolga/' )
				&& is_array( $annotations )
				&& true === ( $annotations['destructive'] ?? null )
			) {
				$destructive[] = $name;
			}
		}
		sort( $destructive );
		self::assertSame(
			[
				'brolga/delete-lead',
				'brolga/delete-subscriber',
				'brolga/import-kit',
				'brolga/promote-variant',
				'brolga/undo-kit',
			],
			$destructive
		);
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
		$reply = [ 'id' => $id, 'key' => wp_generate_uuid4(), 'text' => 'Hello' ];
		foreach ( [
			'list-leads'         => [],
			'export-leads'       => [],
			'resend-lead'        => [ 'id' => $id ],
			'import-leads'       => [ 'csv' => "Email\nal@example.com\n" ],
			'reply-to-lead'      => $reply,
			'add-lead-note'      => [ 'id' => $id, 'note' => 'Hello' ],
			'change-lead-status' => [ 'id' => $id, 'status' => 'done' ],
			'delete-lead'        => [ 'id' => $id ],
		] as $name => $input ) {
			self::assertSame(
				$allowed,
				! $this->ability( $name, $role )->execute( $input ) instanceof WP_Error,
				$name
			);
		}
	}

	/**
	 * Assistants may read; what changes something is not open to them by default.
	 */
	public function test_only_what_reads_is_open_to_rest(): void {
		$this->become( 'editor' );
		$listed = rest_do_request( new WP_REST_Request( 'GET', '/wp-abilities/v1/abilities/brolga/list-leads' ) );
		self::assertSame( 200, $listed->get_status() );
		foreach ( [
			'resend-lead',
			'import-leads',
			'import-subscribers',
			'reply-to-lead',
			'add-lead-note',
			'change-lead-status',
			'delete-lead',
			'unsubscribe',
			'delete-subscriber',
			'start-test',
			'archive-test',
			'promote-variant',
		] as $name ) {
			self::assertSame(
				404,
				rest_do_request(
					new WP_REST_Request( 'GET', "/wp-abilities/v1/abilities/brolga/{$name}" )
				)->get_status(),
				$name
			);
		}
	}
}
