<?php
/**
 * A row in a Google Sheet for each new lead.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Webhooks;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Settings\InvalidSettings;
use Brolga\Core\Settings\SettingsService;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Outbox\RunReport;
use Brolga\Privacy\PolicyText;
use Brolga\Tests\FormTestCase;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Tests\Support\GoogleSheet;
use Brolga\Webhooks\Deliveries;
use Brolga\Webhooks\Events\Occurrence;
use Brolga\Webhooks\Events\SubscriptionRequested;
use Brolga\Webhooks\Google\SheetPlace;
use Brolga\Webhooks\Google\SheetRow;
use Brolga\Webhooks\Google\SheetsApi;
use Brolga\Webhooks\LeadReceivers;
use Brolga\Webhooks\Sheet;
use Brolga\Webhooks\WebhooksSection;
use RuntimeException;

/**
 * LEAD-735
 *
 * @phpstan-import-type Cell from GoogleSheet
 * @phpstan-import-type State from GoogleSheet
 * @phpstan-import-type Tab from GoogleSheet
 */
final class SheetTest extends FormTestCase {

	private const ADDRESS = 'https://docs.google.com/spreadsheets/d/' . GoogleSheet::ID . '/edit?gid=0#gid=0';

	/** @var array{string, string}|null A private key and its public one, made once. */
	private static ?array $keys = null;

	private ?ApiServer $server = null;

	protected function setUp(): void {
		parent::setUp();
		$client = new Client( new FixedResolver(), new AllowedHosts( [ '127.0.0.1' ] ) );
		$client->register();
		$this->built = Built::around( $this->clock, [ Client::class => $client ] );
		delete_transient( SheetsApi::TOKEN );
		self::set( new WebhooksSection(), [
			WebhooksSection::SLACK_URL  => '',
			WebhooksSection::GOOGLE_KEY => self::key(),
			WebhooksSection::SHEET      => self::ADDRESS,
			WebhooksSection::SHEET_TAB  => 'Leads',
		] );
		$this->serve();
	}

	protected function tearDown(): void {
		$this->server?->stop();
		putenv( 'BROLGA_GOOGLE_URL' );
		putenv( 'BROLGA_GOOGLE_KEY' );
		putenv( 'BROLGA_SHEET' );
		parent::tearDown();
	}

	/**
	 * @return array{string, string}
	 */
	private static function keys(): array {
		return self::$keys ??= self::pair();
	}

	/**
	 * @return array{string, string}
	 */
	private static function pair(): array {
		$pair   = openssl_pkey_new( [ 'private_key_bits' => 2048, 'private_key_type' => OPENSSL_KEYTYPE_RSA ] );
		$public = false === $pair ? false : openssl_pkey_get_details( $pair );
		if ( false === $pair || false === $public || ! openssl_pkey_export( $pair, $private ) ) {
			throw new RuntimeException( 'No key could be made.' );
		}
		return [ is_string( $private ) ? $private : '', is_string( $public['key'] ) ? $public['key'] : '' ];
	}

	/**
	 * A key file as the Google Cloud console makes it.
	 *
	 * @param array<string, string> $changes
	 */
	private static function key( array $changes = [] ): string {
		return (string) wp_json_encode( $changes + [
			'type'           => 'service_account',
			'project_id'     => 'garden-walls',
			'private_key_id' => '0123456789abcdef',
			'private_key'    => self::keys()[0],
			'client_email'   => GoogleSheet::EMAIL,
			'client_id'      => '1234567890',
			'token_uri'      => 'https://evil.example/token',
		], JSON_PRETTY_PRINT );
	}

	/**
	 * Starts Google's stand-in anew.
	 *
	 * @param array<string, mixed> $state Of GoogleSheet.
	 */
	private function serve( string $mode = 'speak', array $state = [] ): void {
		$this->server?->stop();
		$this->server = new ApiServer( 'google', $mode );
		putenv( 'BROLGA_GOOGLE_URL=' . $this->server->url() );
		if ( 'speak' === $mode ) {
			$this->state_of_google( $state + [ 'public' => self::keys()[1] ] );
		}
	}

	/**
	 * How Google's side stands.
	 *
	 * @param array<string, mixed> $change
	 * @return State
	 */
	private function state_of_google( array $change = [] ): array {
		$context = stream_context_create(
			[
				'http' => [
					'method'  => [] === $change ? 'GET' : 'PUT',
					'header'  => 'Content-Type: application/json',
					'content' => (string) wp_json_encode( $change ),
				],
			]
		);
		/** @var State $state */
		$state = json_decode(
			(string) file_get_contents( (string) $this->server?->url( '/state' ), false, $context ),
			true
		);
		return $state;
	}

	/**
	 * A tab of the sheet.
	 *
	 * @param array<int, array<int, string|int>> $cells
	 * @return Tab
	 */
	private static function tab( array $cells = [], int $columns = 26, int $id = 0, bool $hidden = false ): array {
		return [
			'sheetId' => $id,
			'hidden'  => $hidden,
			'rows'    => 1000,
			'columns' => $columns,
			'cells'   => $cells,
		];
	}

	/**
	 * The rows of a tab, without the first.
	 *
	 * @return list<array<string, Cell>> Cells by heading.
	 */
	private function rows( string $tab = 'Leads' ): array {
		$cells = $this->state_of_google()['tabs'][ $tab ]['cells'];
		$named = [];
		foreach ( array_slice( $cells, 1 ) as $line ) {
			$row = [];
			foreach ( $line as $place => $cell ) {
				$heading                                      = $cells[0][ $place ] ?? '';
				$row[ is_string( $heading ) ? $heading : '' ] = $cell;
			}
			$named[] = $row;
		}
		return $named;
	}

	private function deliver(): RunReport {
		return $this->deliver_by( $this->built->get( Sheet::class ) );
	}

	/**
	 * @param array<string, mixed>       $values
	 * @param list<array<string, mixed>> $fields
	 */
	private function enquire( array $values = [], array $fields = self::FIELDS, string $title = 'Garden walls' ): int {
		$result = $this->service->submit( $this->submission(
			$this->form_on_page( [ 'title' => $title ], $fields ),
			$values + self::VALUES
		) );
		self::assertNull( $result->error );
		return $result->lead_id;
	}

	private function why( int $lead ): string {
		return implode( '', array_column( $this->jobs->history( Lead::subject( $lead ) ), 'last_error' ) );
	}

	/**
	 * What the stand-in was asked, in short.
	 *
	 * @return list<string>
	 */
	private function asked(): array {
		$asked = [];
		foreach ( $this->server?->stop() ?? [] as $request ) {
			if ( '/state' !== $request['path'] ) {
				$path    = str_replace( '/v4/spreadsheets/' . GoogleSheet::ID, '', $request['path'] );
				$asked[] = "{$request['method']} " . rawurldecode( $path );
			}
		}
		return $asked;
	}

	public function test_a_lead_becomes_a_row_below_its_headings(): void {
		update_option( 'timezone_string', 'Australia/Sydney' );
		$id = $this->enquire( [ 'services' => [ 'Lawns', 'Walls' ] ] );
		self::assertSame( 2, $this->deliver()->sent );
		$lead = $this->leads->find( $id );
		self::assertNotNull( $lead );
		self::assertNotSame( $lead->created_at, get_date_from_gmt( $lead->created_at ) );
		self::assertSame(
			[
				[
					'Received'  => get_date_from_gmt( $lead->created_at ),
					'Number'    => $id,
					'Form'      => 'Garden walls',
					'Page'      => 'http://127.0.0.1/contact/',
					'Your name' => 'Jo Smith',
					'Email'     => $lead->email,
					'Services'  => 'Lawns, Walls',
					'Message'   => self::VALUES['message'],
				],
			],
			$this->rows()
		);
		self::assertSame(
			[
				'POST /token',
				"GET /values/'Leads'!1:1",
				"GET /values/'Leads'!1:1",
				'GET ',
				"PUT /values/'Leads'!A1:H1",
				"POST /values/'Leads'!A1:append",
			],
			$this->asked()
		);
	}

	public function test_what_a_visitor_writes_is_no_formula(): void {
		$formula = '=HYPERLINK(A1,"Click here")';
		$this->enquire( [ 'message' => $formula, 'name' => '+1 Jo' ] );
		$this->deliver();
		$row = $this->rows()[0];
		self::assertSame( [ $formula, '+1 Jo' ], [ $row['Message'], $row['Your name'] ] );
	}

	/**
	 * Columns that owners have moved, added or left empty stay theirs; new questions come to the right.
	 */
	public function test_columns_are_found_by_their_headings(): void {
		$this->state_of_google( [
			'tabs' => [
				'Leads' => self::tab( [
					[ 'Assigned to', 'message', 'Number', '', 'Email', 'Received', 'Form' ],
					[ 'Kim', 'Older', 7, '', 'old@example.com', '2026-01-01 10:00:00', 'Garden walls' ],
				] ),
			],
		] );
		$first  = $this->enquire();
		$second = $this->enquire(
			[ 'colour' => 'Green', 'number' => '12' ],
			[
				...self::FIELDS,
				[ 'fieldId' => 'colour', 'label' => 'Colour', 'type' => 'text' ],
				[ 'fieldId' => 'number', 'label' => 'Number', 'type' => 'text' ],
				[ 'fieldId' => 'again', 'label' => 'EMAIL', 'type' => 'text', 'required' => false ],
			],
			'Fences'
		);
		$this->deliver();
		$cells = $this->state_of_google()['tabs']['Leads']['cells'];
		self::assertSame(
			[
				...[ 'Assigned to', 'message', 'Number', '', 'Email', 'Received', 'Form' ],
				...[ 'Page', 'Your name', 'Services', 'Colour', 'Number (2)', 'EMAIL (2)' ],
			],
			$cells[0]
		);
		$rows = $this->rows();
		self::assertSame( 'Kim', $rows[0]['Assigned to'] );
		self::assertSame(
			[ $first, $second, 'Garden walls', 'Fences', self::VALUES['message'] ],
			[ $rows[1]['Number'], $rows[2]['Number'], $rows[1]['Form'], $rows[2]['Form'], $rows[1]['message'] ]
		);
		self::assertSame(
			[ 'Green', '12', '' ],
			[ $rows[2]['Colour'], $rows[2]['Number (2)'], $rows[2]['EMAIL (2)'] ]
		);
		self::assertArrayNotHasKey( 'Colour', $rows[1] );
		self::assertArrayNotHasKey( 'Assigned to', $rows[1] );
	}

	public function test_columns_may_begin_further_right_and_need_room(): void {
		$tab = self::tab( [ [ '', '', 'Number', 'Received' ] ], columns: 6 );
		$this->state_of_google( [ 'tabs' => [ 'Leads' => $tab ] ] );
		$id = $this->enquire();
		$this->deliver();
		$sheet = $this->state_of_google()['tabs']['Leads'];
		self::assertSame( 10, $sheet['columns'] );
		self::assertSame( $id, $sheet['cells'][1][2] ?? null );
		self::assertSame( self::VALUES['message'], $this->rows()[0]['Message'] );
	}

	/**
	 * OUTBOX-14: the answer was lost, the row was not.
	 */
	public function test_a_lead_is_added_once_although_an_answer_was_lost(): void {
		$this->state_of_google( [ 'lose' => 1 ] );
		$id = $this->enquire();
		self::assertSame( 1, $this->deliver()->failed );
		self::assertStringContainsString( 'Google returned error 503', $this->why( $id ) );
		$this->clock->advance( 60 );
		self::assertSame( 1, $this->deliver()->sent );
		self::assertSame( [ $id ], array_column( $this->rows(), 'Number' ) );
	}

	/**
	 * Another site's lead of the same number is another one, and so is one of an earlier day.
	 */
	public function test_a_lead_is_added_although_its_number_is_there(): void {
		$id = $this->enquire();
		$this->state_of_google( [
			'tabs' => [ 'Leads' => self::tab( [ [ 'Number', 'Received' ], [ $id, '2020-01-01 10:00:00' ] ] ) ],
		] );
		$tabs = $this->state_of_google()['tabs'];
		$this->serve( 'broken' );
		self::assertSame( 1, $this->deliver()->failed );
		$this->clock->advance( 60 );
		$this->serve( state: [ 'tabs' => $tabs ] );
		self::assertSame( 1, $this->deliver()->sent );
		self::assertSame( [ $id, $id ], array_column( $this->rows(), 'Number' ) );
	}

	/**
	 * A lead that was given up and is resent by hand is looked for, too, in a long sheet.
	 */
	public function test_a_lead_that_was_given_up_is_not_added_twice(): void {
		$id = $this->enquire();
		$this->state_of_google( [ 'lose' => 1 ] );
		$this->deliver();
		// Other leads, and the rows that Google keeps empty at the end.
		$this->state_of_google( [ 'others' => 5000, 'shared' => false ] );
		$this->clock->advance( 60 );
		self::assertSame( 1, $this->deliver()->dead );
		$this->state_of_google( [ 'shared' => true ] );
		$this->connection->execute( "UPDATE {$this->connection->table( 'outbox' )} SET status = 'pending', attempts = 0, available_at = 0 WHERE status = 'dead'" );
		self::assertSame( 1, $this->deliver()->sent );
		self::assertSame( [ $id ], array_values( array_filter(
			array_column( $this->rows(), 'Number' ),
			static fn ( mixed $number ): bool => $number === $id
		) ) );
	}

	public function test_a_token_is_kept_sealed_until_it_expires(): void {
		$this->enquire();
		$this->deliver();
		$this->enquire();
		$this->deliver();
		self::assertSame( 1, $this->state_of_google()['issued'] );
		$stored = (string) wp_json_encode( get_transient( SheetsApi::TOKEN ) );
		self::assertStringContainsString( 'sealed:', $stored );
		self::assertStringNotContainsString( 'ya29', $stored );
		$this->clock->advance( 3540 );
		$this->enquire();
		$this->deliver();
		self::assertSame( 2, $this->state_of_google()['issued'] );
		// Google has forgotten it before its time.
		$this->state_of_google( [ 'revoked' => true ] );
		$this->enquire();
		self::assertSame( 2, $this->deliver()->sent );
		self::assertSame( 3, $this->state_of_google()['issued'] );
	}

	/**
	 * What Google refuses is given up at once, and says what to do.
	 */
	public function test_each_refusal_says_what_to_do(): void {
		foreach ( [
			[ [ 'shared' => false ], 'share it with ' . GoogleSheet::EMAIL . ' as an editor' ],
			[ [ 'enabled' => false ], 'Enable it in the Google Cloud console' ],
			[ [ 'enabled' => false ], '“garden-walls”' ],
			[ [ 'tabs' => [ 'Other' => self::tab() ] ], 'no tab called “Leads”' ],
			[
				[ 'public' => self::pair()[1] ],
				'the key of ' . GoogleSheet::EMAIL . ': “Invalid JWT Signature.”. Create a new key',
			],
		] as [ $state, $words ] ) {
			delete_transient( SheetsApi::TOKEN );
			$this->serve( state: $state );
			$id = $this->enquire();
			self::assertSame( 1, $this->deliver()->dead, $words );
			self::assertStringContainsString( $words, $this->why( $id ) );
		}
		self::set( new WebhooksSection(), [
			WebhooksSection::GOOGLE_KEY => self::key(),
			WebhooksSection::SHEET      => str_replace( '1aBc', '2aBc', self::ADDRESS ),
		] );
		$this->serve();
		$id = $this->enquire();
		self::assertSame( 1, $this->deliver()->dead );
		self::assertStringContainsString( 'Copy its address again', $this->why( $id ) );
	}

	public function test_a_limit_waits_as_long_as_google_says(): void {
		$id = $this->enquire();
		$this->serve( 'busy' );
		self::assertSame( 1, $this->deliver()->failed );
		self::assertStringContainsString( 'ask for a higher quota', $this->why( $id ) );
		$this->serve();
		$this->clock->advance( 7199 );
		self::assertSame( 0, $this->deliver()->sent );
		$this->clock->advance( 1 );
		self::assertSame( 1, $this->deliver()->sent );
	}

	public function test_without_a_name_it_is_the_first_tab_that_is_seen(): void {
		self::set( new WebhooksSection(), [
			WebhooksSection::GOOGLE_KEY => self::key(),
			WebhooksSection::SHEET      => GoogleSheet::ID,
			WebhooksSection::SHEET_TAB  => '',
		] );
		$this->state_of_google( [
			'tabs' => [
				'Hidden'       => self::tab( hidden: true ),
				"Jo's enquiry" => self::tab( columns: 3, id: 5 ),
			],
		] );
		$id = $this->enquire();
		$this->deliver();
		self::assertSame( [ $id ], array_column( $this->rows( "Jo's enquiry" ), 'Number' ) );
		self::set( new WebhooksSection(), [
			WebhooksSection::GOOGLE_KEY => self::key(),
			WebhooksSection::SHEET      => GoogleSheet::ID,
			WebhooksSection::SHEET_TAB  => "Jo's enquiry",
		] );
		$this->enquire();
		$this->deliver();
		self::assertCount( 2, $this->rows( "Jo's enquiry" ) );
	}

	public function test_files_are_links_and_long_answers_are_cut(): void {
		$text = [ 'id' => 'text', 'type' => 'text', 'value' => '' ];
		$row  = SheetRow::of(
			Lead::from_row( [
				'id'         => '12',
				'created_at' => '2026-11-21 09:00:00',
				'fields'     => (string) wp_json_encode( [
					[ 'id' => 'plan', 'label' => 'Plan', 'type' => 'file', 'value' => [ 'a' ], 'text' => 'wall.pdf' ],
					[ 'id' => 'more', 'label' => 'More', 'type' => 'file', 'value' => [], 'text' => '' ],
					[ 'label' => 'Story', 'text' => str_repeat( '🌿', 30000 ) ] + $text,
					[ 'label' => 'Whole', 'text' => str_repeat( 'é', 50000 ) ] + $text,
				] ),
			] ),
			'https://example.com/lead/12'
		)->cells;
		self::assertSame( [ "wall.pdf\nhttps://example.com/lead/12", '' ], [ $row['Plan'], $row['More'] ] );
		self::assertSame( str_repeat( 'é', 50000 ), $row['Whole'] );
		$text = (string) $row['Story'];
		self::assertStringEndsWith( '🌿…', $text );
		self::assertLessThanOrEqual( 50000, strlen( mb_convert_encoding( $text, 'UTF-16LE' ) ) / 2 );
		self::assertGreaterThan( 24000, mb_strlen( $text ) );
	}

	public function test_spam_and_sign_ups_and_what_is_gone_are_not_added(): void {
		$result = $this->service->submit( $this->submission( $this->form_on_page(), honeypot: 'I am a robot' ) );
		self::assertNull( $result->error );
		$event = $this->built->get( SubscriptionRequested::class );
		$this->built->get( Deliveries::class )->queue( $event, new Occurrence( [ 'signup' => 1 ] ) );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
		$this->inbox->update( $this->enquire(), LeadStatus::Spam, '', 0 );
		$gone = $this->enquire();
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'entries' )} WHERE id = %d", $gone );
		$this->deliver();
		self::assertSame( [], $this->asked() );
	}

	/**
	 * Two jobs at once would write their headings into the same cells.
	 */
	public function test_one_job_at_a_time_adds_headings(): void {
		$this->enquire();
		$this->deliver();
		$ledger = $this->built->get( LedgerRepository::class );
		self::assertTrue( $ledger->claim( 'sheet:headings', 120 ) );
		$id = $this->enquire(
			[ 'colour' => 'Green' ],
			[ ...self::FIELDS, [ 'fieldId' => 'colour', 'label' => 'Colour', 'type' => 'text' ] ]
		);
		$this->deliver();
		self::assertStringContainsString( 'Another lead was adding columns', $this->why( $id ) );
		$known = $this->enquire();
		$this->deliver();
		self::assertSame( $known, $this->rows()[1]['Number'] );
		$ledger->release( 'sheet:headings' );
		$this->clock->advance( 60 );
		$this->deliver();
		self::assertSame( 'Green', $this->rows()[2]['Colour'] ?? '' );
	}

	/**
	 * REST-18 KIT-1: the key is sealed, told to nobody, and in no job.
	 */
	public function test_the_key_stands_nowhere(): void {
		$this->enquire();
		$secret = substr( self::keys()[0], 60, 40 );
		foreach ( [ $this->connection->table( 'outbox' ), $this->connection->options_table() ] as $table ) {
			$text = (string) wp_json_encode( $this->connection->rows( "SELECT * FROM {$table}" ) );
			self::assertStringContainsString( 'sheet', $text );
			self::assertStringNotContainsString( $secret, $text );
		}
		$this->become( 'administrator' );
		$text = (string) wp_json_encode( $this->rest( 'GET', '/brolga/v1/settings/webhooks' )->get_data() );
		self::assertStringContainsString( 'google_key', $text );
		self::assertStringNotContainsString( $secret, $text );
		$text = (string) wp_json_encode( $this->rest( 'GET', '/brolga/v1/receivers' )->get_data() );
		self::assertStringContainsString( GoogleSheet::EMAIL, $text );
		self::assertStringNotContainsString( $secret, $text );
	}

	public function test_what_is_no_key_or_no_sheet_is_refused(): void {
		$service = $this->built->get( SettingsService::class );
		$section = new WebhooksSection();
		$key     = WebhooksSection::GOOGLE_KEY;
		$sheet   = WebhooksSection::SHEET;
		foreach ( [
			[ [ $key => 'AIzaSyD-an-api-key' ], $key ],
			[ [ $key => '{"private_key":"but no account"}' ], $key ],
			[ [ $key => self::key( [ 'type' => 'authorized_user' ] ) ], $key ],
			[ [ $key => self::key( [ 'private_key' => 'x' ] ) ], $key ],
			[ [ $key => self::key( [ 'private_key' => substr( self::keys()[0], 0, 200 ) ] ) ], $key ],
			[ [ $key => '' ], $key ],
			[ [ $sheet => 'https://evil.example/spreadsheets/d/' . GoogleSheet::ID ], $sheet ],
			[ [ $sheet => 'https://docs.google.com/spreadsheets/d/e/2PACX-1vQx/pubhtml' ], $sheet ],
			[ [ $sheet => 'https://docs.google.com/document/d/' . GoogleSheet::ID ], $sheet ],
		] as [ $change, $name ] ) {
			try {
				$service->save( $section, $change, $service->values( $section )->version(), 1 );
				self::fail( (string) wp_json_encode( $change ) );
			} catch ( InvalidSettings $invalid ) {
				self::assertSame( [ $name ], array_keys( $invalid->errors ) );
			}
		}
		foreach ( [
			GoogleSheet::ID,
			self::ADDRESS,
			'https://docs.google.com/spreadsheets/u/1/d/' . GoogleSheet::ID,
		] as $address ) {
			$service->save( $section, [ $sheet => $address ], $service->values( $section )->version(), 1 );
			$saved = $service->values( $section )->text( $sheet );
			self::assertSame( GoogleSheet::ID, SheetPlace::of( $saved, '' )?->id );
		}
	}

	public function test_columns_have_letters(): void {
		self::assertSame(
			[ 'A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA' ],
			array_map( SheetPlace::letters( ... ), [ 0, 25, 26, 51, 52, 701, 702 ] )
		);
	}

	public function test_a_test_adds_a_row_or_says_what_to_do(): void {
		$sheet = $this->built->get( LeadReceivers::class )->all()['sheet'];
		self::assertStringContainsString( 'You can delete it', $sheet->test() );
		$row = $this->rows()[0];
		self::assertSame( [ 'Test', home_url( '/' ) ], [ $row['Form'], $row['Page'] ] );
		self::assertArrayNotHasKey( 'Number', $row );
		$this->state_of_google( [ 'shared' => false ] );
		$this->expectExceptionMessage( 'share it with ' . GoogleSheet::EMAIL );
		$sheet->test();
	}

	/**
	 * ARCH-20
	 */
	public function test_the_server_can_set_it(): void {
		self::set( new WebhooksSection(), [ WebhooksSection::SHEET => '', WebhooksSection::GOOGLE_KEY => '' ] );
		$this->enquire();
		self::assertSame( 1, $this->rows_of( 'outbox' ), 'The mail.' );
		putenv( 'BROLGA_GOOGLE_KEY=' . self::key() );
		putenv( 'BROLGA_SHEET=' . self::ADDRESS );
		$this->enquire();
		$this->deliver();
		self::assertCount( 1, $this->rows() );
	}

	/**
	 * PRIV-4
	 */
	public function test_the_privacy_policy_names_it(): void {
		self::assertStringContainsString( 'Google Sheet', $this->built->get( PolicyText::class )->text() );
		self::set( new WebhooksSection(), [ WebhooksSection::SHEET => '', WebhooksSection::GOOGLE_KEY => '' ] );
		self::assertStringNotContainsString( 'Google Sheet', $this->built->get( PolicyText::class )->text() );
	}
}
