<?php
/**
 * The button that exports leads.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Admin;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Inbox\ExportLeads;
use Brolga\Leads\Inbox\ListLeads;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\Export\LeadsDownload;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Tests\LeadTestCase;
use Brolga\Tests\Support\HeldDownload;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_Error;

/**
 * EXPORT-2 EXPORT-3 PRIV-5 LEAD-28
 */
final class LeadsDownloadTest extends LeadTestCase {

	private HeldDownload $download;
	private AuditLogRepository $audit;

	protected function setUp(): void {
		parent::setUp();
		$this->download = new HeldDownload();
		$this->audit    = new AuditLogRepository( $this->connection, $this->clock );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'audit' )}" );
		remove_all_actions( 'admin_post_' . LeadsDownload::ACTION );
		( new LeadsDownload(
			new LeadExport( $this->list, $this->questions ),
			$this->download,
			$this->audit,
			$this->clock,
			$this->built->get( InboxFilters::class )
		) )->register();
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function ( mixed $message, mixed $title, mixed $arguments ): never {
				throw new RuntimeException(
					is_string( $message ) ? $message : '',
					is_array( $arguments ) && is_int( $arguments['response'] ?? null ) ? $arguments['response'] : 0
				);
			}
		);
	}

	/**
	 * Presses the button.
	 *
	 * @param array<string, mixed> $filter What is asked for.
	 * @param string               $method Of the request.
	 * @param string|null          $nonce  Null: a good one.
	 * @return int 200, or the status of the refusal.
	 */
	private function press( array $filter = [], string $method = 'POST', ?string $nonce = null ): int {
		$_SERVER['REQUEST_METHOD'] = $method;
		$_POST                     = wp_slash( $filter );
		$_REQUEST                  = [ '_wpnonce' => $nonce ?? wp_create_nonce( LeadsDownload::ACTION ) ];
		try {
			do_action( 'admin_post_' . LeadsDownload::ACTION );
			return 200;
		} catch ( RuntimeException $refusal ) {
			return $refusal->getCode();
		}
	}

	/**
	 * EXPORT-2 EXPORT-3 PRIV-5: the file, and the line in the log: who, when, what, how many.
	 */
	public function test_leads_are_sent_and_the_log_says_so(): void {
		$user = $this->become( 'editor' );
		$this->insert( [ 'name' => "O'Neil", 'search_text' => "o'neil" ] );
		$this->insert( [ 'name' => 'Ann' ] );
		$before = glob( wp_upload_dir()['basedir'] . '/*' );
		self::assertSame( 200, $this->press( [ 'search' => "o'neil", 'from' => '2026-11-01' ] ) );
		self::assertMatchesRegularExpression( '/^leads-\d{4}-\d\d-\d\d-\d{4}\.csv$/', $this->download->name );
		self::assertSame( 'text/csv; charset=utf-8', $this->download->type );
		self::assertStringContainsString( "O'Neil", $this->download->text );
		self::assertStringNotContainsString( 'Ann', $this->download->text );
		self::assertSame( $before, glob( wp_upload_dir()['basedir'] . '/*' ) );
		self::assertSame(
			[
				[
					'at'     => $this->clock->now()->format( 'Y-m-d H:i:s' ),
					'user'   => $user,
					'action' => 'export_leads',
					'items'  => 1,
					'filter' => [
						'search' => "o'neil",
						'from'   => '2026-11-01',
					],
				],
			],
			$this->audit->newest( 5 )
		);
	}

	/**
	 * EXPORT-7 PRIV-5: what was looked at is in the log before the first byte, and what has left when the last one
	 * does.
	 */
	public function test_the_log_counts_the_leads_as_they_leave(): void {
		$this->become( 'editor' );
		$values = array_fill( 0, 1300, "('post-1', 'enquiry', '', '', '', '[]', '', '{}', '', '[]', '2026-11-21 09:00:00', '2026-11-21 09:00:00')" );
		$this->connection->execute( "INSERT INTO {$this->connection->table( 'entries' )} (form_source, form_uid, page_url, body_hash, email, fields, search_text, attribution, consent, notes, created_at, updated_at) VALUES " . implode(
			', ',
			$values
		) );
		$items = [];
		$note  = function ( string $sql ) use ( &$items ): string {
			if ( 1 === preg_match( '/^UPDATE \S+brolga_audit SET items = (\d+)/', $sql, $found ) ) {
				$items[] = (int) $found[1];
			}
			return $sql;
		};
		add_filter( 'query', $note );
		self::assertSame( 200, $this->press() );
		remove_filter( 'query', $note );
		self::assertSame( [ 250, 500, 750, 1000, 1250, 1300 ], $items );
		self::assertSame( 1300, $this->audit->newest( 1 )[0]['items'] ?? 0 );
		self::assertSame( 1301, substr_count( $this->download->text, "\r\n" ) );
	}

	/**
	 * Who may.
	 *
	 * @return iterable<string, array{string, int}>
	 */
	public static function roles(): iterable {
		yield 'anonymous' => [ '', 403 ];
		yield 'subscriber' => [ 'subscriber', 403 ];
		yield 'contributor' => [ 'contributor', 403 ];
		yield 'author' => [ 'author', 403 ];
		yield 'editor' => [ 'editor', 200 ];
		yield 'lead manager' => [ Roles::LEAD_MANAGER, 200 ];
		yield 'administrator' => [ 'administrator', 200 ];
	}

	/**
	 * LEAD-13
	 *
	 * @param string $role   Who asks; empty: nobody.
	 * @param int    $status What they get.
	 */
	#[DataProvider( 'roles' )]
	public function test_only_those_who_manage_leads_may( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->become( $role );
		}
		self::assertSame( $status, $this->press() );
		self::assertCount( 200 === $status ? 1 : 0, $this->audit->newest( 5 ) );
	}

	/**
	 * EXPORT-3: never by a GET, by another website's form or an old one, never more than was asked for.
	 */
	public function test_what_is_no_press_of_the_button_is_refused(): void {
		$this->become( 'editor' );
		self::assertSame( 405, $this->press( [], 'GET' ) );
		self::assertSame( 403, $this->press( [], 'POST', '' ) );
		self::assertSame( 403, $this->press( [], 'POST', 'forged' ) );
		self::assertSame( 403, $this->press( [], 'POST', wp_create_nonce( 'wp_rest' ) ) );
		self::assertSame( 400, $this->press( [ 'status' => 'won' ] ) );
		self::assertSame( '', $this->download->text );
		self::assertSame( [], $this->audit->newest( 5 ) );
	}

	/**
	 * PRIV-5: where the line cannot be written, nothing is sent.
	 */
	/**
	 * EXPORT-12: leads nobody asked for would be worse than none.
	 */
	#[DataProvider( 'days_that_are_none' )]
	public function test_a_day_that_cannot_be_read_is_refused( mixed $day ): void {
		$this->become( 'editor' );
		$this->send( $this->form_on_page() );
		self::assertSame( 400, $this->press( [ 'from' => $day ] ) );
		self::assertSame( 400, $this->press( [ 'to' => $day ] ) );
		self::assertSame( [], $this->audit->newest( 5 ) );
		self::assertSame(
			400,
			$this->rest( 'GET', '/brolga/v1/leads?' . http_build_query( [ 'from' => $day ] ) )->get_status()
		);
		foreach ( [ ListLeads::class, ExportLeads::class ] as $ability ) {
			self::assertInstanceOf(
				WP_Error::class,
				$this->built->get( $ability )->execute( [ 'to' => $day ] ),
				$ability
			);
		}
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function days_that_are_none(): array {
		return [
			'as Germans write it'  => [ '21.11.2026' ],
			'of no calendar'       => [ '2026-02-31' ],
			'a word'               => [ 'yesterday' ],
			'a list'               => [ [ '2026-11-21' ] ],
		];
	}

	public function test_without_a_line_in_the_log_there_is_no_file(): void {
		$this->become( 'editor' );
		$this->insert();
		add_filter(
			'query',
			static fn ( string $sql ): string => str_contains( $sql, 'brolga_audit' )
				? 'SELECT * FROM brolga_no_such_table'
				: $sql
		);
		$status = $this->press();
		remove_all_filters( 'query' );
		self::assertSame( 503, $status );
		self::assertSame( '', $this->download->text );
	}

	/**
	 * PRIV-5: the log does not grow for ever.
	 */
	public function test_the_log_keeps_its_newest_lines(): void {
		$this->audit->record( 0, 'first', 0, [] );
		$first = (int) $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'audit' )}" );
		$this->connection->insert(
			'audit',
			[
				'id'     => $first + AuditLogRepository::KEPT - 1,
				'at'     => '2026-11-21 09:00:00',
				'action' => 'last but one',
				'filter' => 'no JSON',
			]
		);
		$this->audit->record( 0, 'last', 0, [] );
		self::assertSame( [ 'last', 'last but one' ], array_column( $this->audit->newest( 5 ), 'action' ) );
	}
}
