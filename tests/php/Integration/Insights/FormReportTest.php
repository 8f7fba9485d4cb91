<?php
/**
 * How forms do, by day.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Insights;

use Brolga\Core\Kernel\Installer;
use Brolga\Forms\Definition\FormNames;
use Brolga\Leads\Reports\FormDayRepository;
use Brolga\Leads\Reports\FormLocations;
use Brolga\Leads\Reports\FormReport;
use Brolga\Leads\Reports\Period;
use Brolga\Tests\LeadTestCase;
use Brolga\Tests\Support\FrozenClock;
use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * LEAD-19
 */
final class FormReportTest extends LeadTestCase {

	private FormReport $report;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Australia/Brisbane' );
		$this->report = $this->at( '2026-11-21 15:30:00' );
		foreach ( [ 'entries', 'form_days' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	/**
	 * The report at some time.
	 *
	 * @param string $time In UTC.
	 */
	private function at( string $time ): FormReport {
		return new FormReport(
			new FormDayRepository( $this->connection ),
			new FormLocations(),
			$this->built->get( FormNames::class ),
			new FrozenClock( $time )
		);
	}

	public function test_leads_are_counted_by_the_sites_days(): void {
		// In Brisbane it is the 22nd already from 14:00 UTC on.
		$this->insert( [ 'created_at' => '2026-11-21 14:00:00' ] );
		$this->insert( [ 'created_at' => '2026-11-21 13:59:59' ] );
		$this->insert( [ 'created_at' => '2026-11-21 14:10:00', 'form_uid' => 'quote', 'form_title' => 'Quote' ] );
		$this->insert( [ 'created_at' => '2026-11-21 14:20:00', 'status' => 'spam' ] );
		$this->insert( [ 'created_at' => '2026-11-01 09:00:00' ] );

		$report = $this->report->of( Period::Week );

		self::assertSame( [ '2026-11-16', '2026-11-22' ], [ $report['steps'][0] ?? '', $report['steps'][6] ?? '' ] );
		self::assertSame( [ 'enquiry', 'quote' ], array_column( $report['forms'], 'uid' ) );
		self::assertSame( [ 'Enquiry', 'Quote' ], array_column( $report['forms'], 'title' ) );
		self::assertSame(
			[ [ 0, 0, 0, 0, 0, 1, 1 ], [ 0, 0, 0, 0, 0, 0, 1 ] ],
			array_column( $report['forms'], 'sent' )
		);
	}

	/**
	 * LEAD-19: a long report costs the database as many questions as a short one.
	 */
	public function test_the_table_of_leads_is_asked_as_often_for_twelve_months_as_for_a_week(): void {
		$this->insert( [ 'created_at' => '2026-11-21 14:00:00' ] );
		$this->insert( [ 'created_at' => '2026-01-21 14:00:00' ] );
		$asked = [];
		$watch = static function ( string $sql ) use ( &$asked ): string {
			if ( str_contains( $sql, 'brolga_entries' ) ) {
				$asked[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $watch );
		$this->report->of( Period::Week );
		$for_a_week = count( $asked );
		$year       = $this->report->of( Period::Year );
		remove_filter( 'query', $watch );

		self::assertGreaterThan( 0, $for_a_week );
		self::assertCount( 2 * $for_a_week, $asked );
		self::assertSame( [ [ 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 ] ], array_column( $year['forms'], 'sent' ) );
	}

	public function test_those_who_began_are_counted_and_never_told_apart(): void {
		for ( $visitor = 0; $visitor < 20; $visitor++ ) {
			$this->report->count_begun( 'enquiry' );
		}
		$later = $this->at( '2026-11-23 00:00:00' );
		$later->count_begun( 'enquiry' );

		$forms = $later->of( Period::Week )['forms'];

		self::assertSame( [ [ 0, 0, 0, 0, 0, 20, 1 ] ], array_column( $forms, 'begun' ) );
		self::assertSame(
			[ 'form_uid', 'day', 'slot', 'begun' ],
			array_keys( $this->connection->row( "SELECT * FROM {$this->connection->table( 'form_days' )}" ) ?? [] )
		);
	}

	/**
	 * LEAD-54: a form is listed before anybody has sent it.
	 */
	public function test_forms_on_pages_are_listed_with_their_pages_and_what_is_kept(): void {
		$this->become( 'administrator' );
		$used   = $this->make_post( self::form( [ 'title' => 'Quote' ] ), title: 'Garden & pool' );
		$unused = $this->make_post(
			'<!-- wp:group -->' . self::form( [ 'uid' => 'fresh', 'title' => '' ] ) . '<!-- /wp:group -->',
			title: 'Jobs'
		);
		$hidden = self::form( [ 'uid' => 'hidden', 'metadata' => [ 'blockVisibility' => false ] ] );
		$this->make_post( $hidden, title: 'Hidden' );
		$source = "post-{$used}";
		$this->insert( [ 'created_at' => '2026-11-20 09:00:00', 'form_source' => $source ] );
		$this->insert( [ 'created_at' => '2025-01-20 09:00:00', 'form_source' => $source, 'status' => 'done' ] );
		$this->insert( [ 'created_at' => '2026-11-19 09:00:00', 'form_source' => $source, 'status' => 'trash' ] );
		$this->insert( [ 'created_at' => '2026-11-21 09:00:00', 'form_source' => $source, 'status' => 'spam' ] );

		$forms = $this->report->of( Period::Week )['forms'];

		self::assertSame( [ 'enquiry', 'fresh' ], array_column( $forms, 'uid' ) );
		self::assertSame( [ 'Quote', 'Jobs' ], array_column( $forms, 'title' ) );
		self::assertSame( [ 2, 0 ], array_column( $forms, 'stored' ) );
		self::assertSame( [ '2026-11-20T09:00:00+00:00', '' ], array_column( $forms, 'last' ) );
		self::assertSame( [ 'Garden & pool', 'Jobs' ], array_column( array_column( $forms, 'page' ), 'title' ) );
		self::assertSame(
			[ get_permalink( $used ), get_permalink( $unused ) ],
			array_column( array_column( $forms, 'page' ), 'view' )
		);
		self::assertSame(
			[ get_edit_post_link( $used, 'raw' ), get_edit_post_link( $unused, 'raw' ) ],
			array_column( array_column( $forms, 'page' ), 'edit' )
		);
	}

	/**
	 * LEAD-54 LEAD-55: somebody who may not edit the page is not led to the editor,
	 * and a page that is gone leaves the form with the name it had.
	 */
	public function test_a_form_is_named_by_its_page_and_led_to_as_far_as_the_user_may_go(): void {
		$this->become( 'brolga_lead_manager' );
		$page = $this->make_post( self::form( [ 'title' => '' ] ), title: 'Contact' );
		$this->insert( [ 'form_source' => "post-{$page}", 'form_title' => '' ] );
		$this->insert( [
			'form_source' => 'post-999999',
			'form_uid'    => 'gone',
			'form_title'  => 'Old quote',
			'created_at'  => '2026-11-20 09:00:00',
		] );
		$this->insert( [
			'form_source' => 'template-part-nothing//footer',
			'form_uid'    => 'nameless',
			'form_title'  => '',
			'created_at'  => '2026-11-20 08:00:00',
		] );

		$forms = array_column( $this->report->of( Period::Week )['forms'], null, 'uid' );

		self::assertSame(
			[ 'Contact', 'Old quote', '' ],
			[ $forms['enquiry']['title'] ?? null, $forms['gone']['title'] ?? null, $forms['nameless']['title'] ?? null ]
		);
		self::assertSame( '', $forms['enquiry']['page']['edit'] ?? null );
		self::assertSame( get_permalink( $page ), $forms['enquiry']['page']['view'] ?? null );
		self::assertArrayHasKey( 'page', $forms['gone'] ?? [] );
		self::assertNull( $forms['gone']['page'] ?? null );
	}

	/**
	 * How many steps a period has, and where the last one begins.
	 *
	 * @return array<string, array{Period, int, string, string}>
	 */
	public static function periods(): array {
		return [
			'a week'         => [ Period::Week, 7, '2026-10-02', '2026-10-08' ],
			'a month'        => [ Period::Month, 30, '2026-09-09', '2026-10-08' ],
			'thirteen weeks' => [ Period::Quarter, 13, '2026-07-10', '2026-10-02' ],
			'a year'         => [ Period::Year, 12, '2025-11-01', '2026-10-01' ],
		];
	}

	/**
	 * @param int    $steps How many.
	 * @param string $first The first one's first day.
	 * @param string $last  The last one's.
	 */
	#[DataProvider( 'periods' )]
	public function test_a_period_ends_with_today( Period $period, int $steps, string $first, string $last ): void {
		// In Sydney clocks went forward on 4 October 2026.
		$found = $period->steps( new DateTimeImmutable( '2026-10-08 23:30', new DateTimeZone( 'Australia/Sydney' ) ) );
		self::assertCount( $steps, $found );
		self::assertSame(
			[ "{$first} 00:00", "{$last} 00:00" ],
			[ $found[0][0]->format( 'Y-m-d H:i' ), $found[ $steps - 1 ][0]->format( 'Y-m-d H:i' ) ]
		);
		foreach ( array_slice( $found, 1 ) as $i => [ $begin ] ) {
			self::assertEquals( $found[ $i ][1], $begin, 'No moment lies between two steps.' );
		}
	}

	public function test_what_no_chart_shows_is_forgotten(): void {
		remove_all_actions( Installer::HOURLY );
		add_action( Installer::HOURLY, $this->report->run_task( ... ) );
		$this->at( '2025-01-01 00:00:00' )->count_begun( 'old' );
		$this->report->count_begun( 'young' );
		do_action( Installer::HOURLY );
		self::assertSame(
			'young',
			$this->connection->value( "SELECT form_uid FROM {$this->connection->table( 'form_days' )}" )
		);
		self::assertSame( 1, $this->rows_of( 'form_days' ) );
	}

	/**
	 * REST-2: what is no form's, too much or another site's is refused and not counted.
	 */
	public function test_a_browser_tells_that_somebody_began(): void {
		$token   = $this->tokens->sign( $this->form_on_page() );
		$answers = [
			$this->rest( 'POST', '/brolga/v1/forms/begun', [ 'form' => $token ] ),
			$this->rest( 'POST', '/brolga/v1/forms/begun', [ 'form' => $token, 'day' => '2020-01-01' ] ),
			$this->rest( 'POST', '/brolga/v1/forms/begun', [ 'form' => "{$token}0" ] ),
			$this->rest( 'POST', '/brolga/v1/forms/begun', [ 'form' => [ $token ] ] ),
			$this->rest( 'POST', '/brolga/v1/forms/begun', [ 'form' => str_repeat( 'a', 70000 ) ] ),
			$this->rest(
				'POST',
				'/brolga/v1/forms/begun',
				[ 'form' => $token ],
				[ 'Origin' => 'https://elsewhere.example' ]
			),
		];
		self::assertSame(
			[ 204, 400, 403, 403, 413, 403 ],
			array_map( static fn ( $answer ): int => $answer->get_status(), $answers )
		);
		self::assertSame(
			'1',
			$this->connection->value( "SELECT SUM(begun) FROM {$this->connection->table( 'form_days' )}" )
		);
		$last = $answers[0];
		for ( $again = 0; $again < 30; $again++ ) {
			$last = $this->rest( 'POST', '/brolga/v1/forms/begun', [ 'form' => $token ] );
		}
		self::assertSame( 429, $last->get_status() );
	}

	public function test_owners_are_told(): void {
		$this->insert();
		$this->become( 'editor' );
		$report = $this->rest( 'GET', '/brolga/v1/forms?period=12m' )->get_data();
		self::assertIsArray( $report );
		self::assertCount( 12, (array) $report['steps'] );
		self::assertSame( 400, $this->rest( 'GET', '/brolga/v1/forms?period=1h' )->get_status() );
	}
}
