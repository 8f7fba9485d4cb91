<?php
/**
 * WordPress' tools for personal data.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Privacy;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Kernel\Installer;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\Settings;
use Brolga\Leads\Inbox\LeadPersonalData;
use Brolga\Leads\Inbox\LeadRetention;
use Brolga\Leads\Lead;
use Brolga\Leads\Replies\Reply;
use Brolga\Mail\Mail;
use Brolga\Mail\MailPersonalData;
use Brolga\Privacy\PersonalData;
use Brolga\Tests\LeadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * PRIV-1 PRIV-2 PRIV-4 PRIV-6
 */
final class PersonalDataTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'subscribers', 'audit' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
		remove_all_filters( 'wp_privacy_personal_data_exporters' );
		remove_all_filters( 'wp_privacy_personal_data_erasers' );
		$this->built->get( PersonalData::class )->register();
	}

	/**
	 * Asks as WordPress does.
	 *
	 * @param string $tool  exporters or erasers.
	 * @param string $email Whose.
	 * @param int    $page  From 1.
	 * @return array<array-key, mixed>
	 */
	private static function ask( string $tool, string $email, int $page = 1 ): array {
		$parts = apply_filters( "wp_privacy_personal_data_{$tool}", [] );
		self::assertIsArray( $parts );
		self::assertIsArray( $parts['brolga'] );
		self::assertIsCallable( $parts['brolga']['callback'] );
		$answer = $parts['brolga']['callback']( $email, $page );
		self::assertIsArray( $answer );
		return $answer;
	}

	/**
	 * Puts an address into the list.
	 *
	 * @param string $email The address.
	 */
	private function subscribe( string $email, string $list_id = 'main' ): void {
		$this->connection->insert(
			'subscribers',
			[
				'list_id'      => $list_id,
				'email'        => $email,
				'first_name'   => 'Jo',
				'consent_text' => 'Yes, write to me',
				'consent_page' => 'https://example.com/subscribe/',
				'consent_at'   => '2026-11-21 09:00:00',
				'created_at'   => '2026-11-21 09:00:00',
			]
		);
	}

	/**
	 * PRIV-1: everything that is kept, as text.
	 */
	public function test_the_exporter_tells_everything(): void {
		$id = $this->send( $this->form_on_page( [ 'title' => 'Enquiry' ] ), [ 'message' => 'A <b>wall</b>' ] );
		$this->inbox->update( $id, null, 'Called back', 1 );
		self::assertNull(
			$this->replies->send( $id, new Reply( wp_generate_uuid4(), 'Re: Enquiry', 'Dear Jo, 300 dollars' ), 1 )
		);
		$this->subscribe( 'jo@example.com' );
		$this->insert( [ 'email' => 'ann@example.com' ] );
		$this->jobs->add( ( new Mail( [ 'jo@example.com' ], 'Welcome', 'Hello' ) )->to_job() );

		$answer = self::ask( 'exporters', 'jo@example.com' );
		self::assertTrue( $answer['done'] );
		self::assertIsArray( $answer['data'] );
		self::assertSame(
			[ 'brolga-leads', 'brolga-subscriptions', 'brolga-mails' ],
			array_column( $answer['data'], 'group_id' )
		);
		$json = (string) wp_json_encode( $answer['data'], JSON_UNESCAPED_SLASHES );
		foreach ( [
			'Jo Smith',
			'Lawns',
			'A &lt;b&gt;wall&lt;/b&gt;',
			'Called back',
			'Dear Jo, 300 dollars',
			'Yes, write to me',
			'http://127.0.0.1/contact/',
		] as $known ) {
			self::assertStringContainsString( $known, $json );
		}
		self::assertStringNotContainsString( 'ann@example.com', $json );
	}

	/**
	 * What the export tells of places in lists.
	 *
	 * @return list<array<string, string>> Values by name.
	 */
	private static function places( string $email ): array {
		$items = self::ask( 'exporters', $email )['data'];
		self::assertIsArray( $items );
		$places = [];
		foreach ( $items as $item ) {
			if ( is_array( $item ) && 'brolga-subscriptions' === $item['group_id'] && is_array( $item['data'] ) ) {
				$places[] = array_column( $item['data'], 'value', 'name' );
			}
		}
		/** @var list<array<string, string>> $places */
		return $places;
	}

	/**
	 * EXPORT-720: times of newsletters are the site's, as those of leads are, and a state is told in words.
	 */
	public function test_times_are_the_sites_and_states_are_words(): void {
		update_option( 'timezone_string', 'Europe/Vienna' );
		$this->subscribe( 'jo@example.com' );
		$this->subscribe( 'jo@example.com', 'mailchimp/shop/abc123' );
		[ $own, $remote ] = self::places( 'jo@example.com' );
		self::assertSame(
			[ '2026-11-21 10:00:00', 'main', 'Pending' ],
			[ $own['Requested'] ?? '', $own['List'] ?? '', $own['Status'] ?? '' ]
		);
		self::assertSame( 'Mailchimp: abc123', $remote['List'] ?? '' );
	}

	/**
	 * PRIV-720: a sign-up that waits is told once; one with other answers is told, too.
	 */
	public function test_a_sign_up_that_waits_is_told_once(): void {
		$this->subscribe( 'jo@example.com' );
		$id     = (int) $this->connection->value( "SELECT id FROM {$this->connection->table( 'subscribers' )}" );
		$signup = [
			'subscriber_id' => $id,
			'first_name'    => 'Jo',
			'consent_text'  => 'Yes, write to me',
			'consent_page'  => 'https://example.com/subscribe/',
			'consent_at'    => '2026-11-21 09:00:00',
		];
		$this->connection->insert( 'signups', $signup );
		self::assertCount( 1, self::places( 'jo@example.com' ) );
		$this->connection->insert( 'signups', [ 'first_name' => 'Joanna' ] + $signup );
		self::assertSame( [ 'Jo', 'Joanna' ], array_column( self::places( 'jo@example.com' ), 'Name' ) );
	}

	/**
	 * PRIV-11: a date that is none, as an import once stored it, is no reason to delete an enquiry.
	 */
	public function test_a_time_that_cannot_be_is_no_age(): void {
		add_action(
			Installer::HOURLY,
			( new LeadRetention( new Settings(), $this->locator, $this->inbox, $this->clock ) )->run_task( ... )
		);
		add_filter( 'brolga_retention_days', static fn (): int => 30 );
		$unknown = $this->insert( [ 'created_at' => '0000-00-00 00:00:00' ] );
		$old     = $this->insert( [ 'created_at' => '2020-01-01 00:00:00' ] );
		do_action( Installer::HOURLY );
		self::assertNotNull( $this->leads->find( $unknown ) );
		self::assertNull( $this->leads->find( $old ) );
	}

	/**
	 * PRIV-10: each answer under its label, however many have the same.
	 */
	public function test_no_answer_takes_the_place_of_another(): void {
		$field = static fn ( string $id, string $label ): array => [
			'fieldId' => $id,
			'type'    => 'input',
			'label'   => $label,
		];
		$this->send(
			$this->form_on_page(
				[],
				[
					...self::FIELDS,
					$field( 'first', 'Phone' ),
					$field( 'second', 'Phone' ),
					$field( 'page', 'Page' ),
					$field( 'notes', 'Notes' ),
					$field( 'bold', '<b>Bold</b>' ),
				]
			),
			[ 'first' => '0400 1', 'second' => '0400 2', 'page' => 'Page 7', 'notes' => 'Fragile', 'bold' => 'Loud' ]
		);
		$answer = self::ask( 'exporters', 'jo@example.com' );
		self::assertIsArray( $answer['data'] );
		self::assertIsArray( $answer['data'][0] );
		self::assertIsArray( $answer['data'][0]['data'] );
		$told = array_map(
			static fn ( mixed $pair ): string => is_array( $pair )
				? implode( '=', array_filter( $pair, is_string( ... ) ) )
				: '',
			$answer['data'][0]['data']
		);
		foreach ( [
			'Phone=0400 1',
			'Phone=0400 2',
			'Page=http://127.0.0.1/contact/',
			'Page=Page 7',
			'Notes=Fragile',
			'&lt;b&gt;Bold&lt;/b&gt;=Loud',
		] as $pair ) {
			self::assertContains( $pair, $told );
		}
	}

	/**
	 * PRIV-1: page by page, each enquiry once.
	 */
	public function test_both_go_page_by_page(): void {
		for ( $lead = 0; $lead <= LeadPersonalData::PAGE; $lead++ ) {
			$this->insert();
		}
		$first  = self::ask( 'exporters', 'jo@example.com' );
		$second = self::ask( 'exporters', 'jo@example.com', 2 );
		self::assertSame( [ false, true ], [ $first['done'], $second['done'] ] );
		$ids = [
			...array_column( (array) $first['data'], 'item_id' ),
			...array_column( (array) $second['data'], 'item_id' ),
		];
		self::assertCount( LeadPersonalData::PAGE + 1, array_unique( array_filter( $ids, is_string( ... ) ) ) );

		self::assertFalse( self::ask( 'erasers', 'jo@example.com' )['done'] );
		self::assertSame( 1, $this->rows_of( 'entries' ) );
		self::assertTrue( self::ask( 'erasers', 'jo@example.com', 2 )['done'] );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}

	/**
	 * PRIV-1: from every table, and nobody else's.
	 */
	public function test_the_eraser_leaves_nothing_of_one_and_everything_of_others(): void {
		$id = $this->send( $this->form_on_page() );
		self::assertNull(
			$this->replies->send( $id, new Reply( wp_generate_uuid4(), 'Re: Enquiry', 'Dear Jo, 300 dollars' ), 1 )
		);
		$ann = $this->insert( [ 'email' => 'ann@example.com' ] );
		$this->jobs->add(
			( new Mail( [ 'owner@example.com' ], 'New', 'I know jo@example.com' ) )->to_job( Lead::subject( $ann ) )
		);
		$this->subscribe( 'jo@example.com' );
		$this->subscribe( 'ann@example.com' );
		$this->jobs->add( ( new Mail( [ 'jo@example.com' ], 'Welcome', 'Hello' ) )->to_job() );
		$this->jobs->add( ( new Mail( [ 'banjo@example.com' ], 'Welcome', 'Hello' ) )->to_job() );
		$audit = new AuditLogRepository( $this->connection, $this->clock );
		$audit->record( 1, 'export_leads', 1, [ 'search' => 'Jo@Example.com' ] );
		$audit->record( 1, 'export_leads', 1, [ 'search' => 'ann@example.com' ] );

		$answer = self::ask( 'erasers', 'jo@example.com' );
		self::assertSame(
			[ true, false, true ],
			[ $answer['items_removed'], $answer['items_retained'], $answer['done'] ]
		);
		self::assertSame(
			[ 1, 1, 2 ],
			[ $this->rows_of( 'entries' ), $this->rows_of( 'subscribers' ), $this->rows_of( 'outbox' ) ]
		);
		self::assertSame( [ [ 'search' => 'ann@example.com' ], [] ], array_column( $audit->newest( 5 ), 'filter' ) );
		self::assertFalse( self::ask( 'erasers', 'jo@example.com' )['items_removed'] );
	}

	/**
	 * PRIV-1: the owner is told who else was given the address.
	 */
	public function test_the_eraser_names_who_else_has_the_address(): void {
		$this->subscribe( 'jo@example.com' );
		$this->subscribe( 'jo@example.com', 'mailchimp/main/a1b2c3' );
		$this->subscribe( 'jo@example.com', 'mailchimp/main/d4e5f6' );
		$this->subscribe( 'ann@example.com', 'brevo/main/7' );
		$messages = self::ask( 'erasers', 'jo@example.com' )['messages'];
		self::assertIsArray( $messages );
		self::assertCount( 1, $messages );
		self::assertStringContainsString( '(Mailchimp)', is_string( $messages[0] ) ? $messages[0] : '' );
		self::assertSame( 1, $this->rows_of( 'subscribers' ) );
	}

	/**
	 * PRIV-1: mails go page by page too.
	 */
	public function test_many_mails_are_erased_page_by_page(): void {
		for ( $i = 0; $i <= MailPersonalData::MOST; $i++ ) {
			$this->jobs->add( ( new Mail( [ 'jo@example.com' ], 'News', 'Hello' ) )->to_job() );
		}
		self::assertFalse( self::ask( 'erasers', 'jo@example.com' )['done'] );
		self::assertTrue( self::ask( 'erasers', 'jo@example.com', 2 )['done'] );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
	}

	/**
	 * Addresses that were asked for, and whether they are the stored one.
	 *
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function addresses(): iterable {
		yield 'mixed case asked' => [ 'jo@example.com', ' Jo@EXAMPLE.com ', true ];
		yield 'mixed case stored' => [ 'Jo@Example.com', 'jo@example.com', true ];
		yield 'plus sign' => [ 'jo+shop@example.com', 'jo+shop@example.com', true ];
		yield 'plus sign left out' => [ 'jo+shop@example.com', 'jo@example.com', false ];
		yield 'plus sign added' => [ 'jo@example.com', 'jo+shop@example.com', false ];
		yield 'a longer one' => [ 'banjo@example.com', 'jo@example.com', false ];
		yield 'an accent' => [ 'jo@example.com', 'jó@example.com', false ];
		yield 'a sign of LIKE' => [ 'joxs@example.com', 'jo_s@example.com', false ];
		yield 'nothing' => [ '', '', false ];
		if ( function_exists( 'idn_to_ascii' ) ) {
			yield 'an international domain' => [ 'jo@xn--mnchen-3ya.de', 'jo@München.de', true ];
			yield 'its other spelling' => [ 'jo@münchen.de', 'jo@xn--mnchen-3ya.de', true ];
		}
	}

	/**
	 * PRIV-6
	 *
	 * @param string $stored In the table.
	 * @param string $asked  By the owner.
	 * @param bool   $same   Whether they are one.
	 */
	#[DataProvider( 'addresses' )]
	public function test_an_address_is_found_in_each_of_its_spellings(
		string $stored,
		string $asked,
		bool $same
	): void {
		$this->insert( [ 'email' => $stored ] );
		$this->jobs->add( new Job( 'mail', [ 'text' => "Answer <{$stored}>." ] ) );
		self::assertSame( $same, self::ask( 'erasers', $asked )['items_removed'] );
		self::assertSame( $same ? [ 0, 0 ] : [ 1, 1 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );
	}

	/**
	 * PRIV-6: in the middle of a text, at the end of a sentence, not inside of another.
	 */
	public function test_an_address_is_found_in_a_text(): void {
		$jo = new PersonalAddress( 'jo@example.com' );
		foreach ( [
			'jo@example.com',
			'Write to JO@example.com.',
			'{"to":["jo@example.com"]}',
			'<jo@example.com>',
		] as $text ) {
			self::assertTrue( $jo->is_in( $text ), $text );
		}
		foreach ( [
			'banjo@example.com',
			'jo@example.com.au',
			'jo@example.community',
			'ann+jo@example.com',
			'',
		] as $text ) {
			self::assertFalse( $jo->is_in( $text ), $text );
		}
	}

	/**
	 * PRIV-2: the old ones go with their mails; without a time nothing goes.
	 */
	public function test_leads_are_deleted_after_the_retention_time(): void {
		remove_all_actions( Installer::HOURLY );
		$settings = new Settings();
		add_action(
			Installer::HOURLY,
			( new LeadRetention( $settings, $this->locator, $this->inbox, $this->clock ) )->run_task( ... )
		);
		$at  = fn ( string $ago ): array => [
			'created_at' => $this->clock->now()->modify( $ago )->format( 'Y-m-d H:i:s' ),
		];
		$old = $this->insert( $at( '-31 days' ) );
		$this->insert( $at( '-29 days' ) );
		$this->jobs->add( ( new Mail( [ 'owner@example.com' ], 'New', 'Hello' ) )->to_job( Lead::subject( $old ) ) );
		self::assertNull( $this->replies->send( $old, new Reply( wp_generate_uuid4(), 'Re: Enquiry', 'Dear Jo' ), 1 ) );

		do_action( Installer::HOURLY );
		self::assertSame( 2, $this->rows_of( 'entries' ) );

		self::set( new PrivacySection(), [ 'retention_days' => 30 ] );
		do_action( Installer::HOURLY );
		self::assertSame( [ 1, 0 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );
		self::assertNull( $this->leads->find( $old ) );
	}

	/**
	 * PRIV-2: many at once are deleted in batches.
	 */
	public function test_many_old_leads_go_in_batches(): void {
		remove_all_actions( Installer::HOURLY );
		add_action(
			Installer::HOURLY,
			( new LeadRetention( new Settings(), $this->locator, $this->inbox, $this->clock ) )->run_task( ... )
		);
		add_filter( 'brolga_retention_days', static fn (): int => 1 );
		for ( $lead = 0; $lead <= LeadRetention::BATCH; $lead++ ) {
			$this->insert( [ 'created_at' => '2020-01-01 00:00:00' ] );
		}
		do_action( Installer::HOURLY );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}

	/**
	 * PRIV-7: a form's own time counts for its enquiries alone, whether visitors see the form or not; the site's for
	 * those that are gone.
	 */
	public function test_a_form_keeps_its_enquiries_as_long_as_it_says(): void {
		remove_all_actions( Installer::HOURLY );
		add_action(
			Installer::HOURLY,
			( new LeadRetention( new Settings(), $this->locator, $this->inbox, $this->clock ) )->run_task( ... )
		);
		self::set( new PrivacySection(), [ 'retention_days' => 60 ] );
		$short = $this->form_on_page( [ 'retentionDays' => 10 ] );
		$long  = $this->form_on_page( [ 'retentionDays' => 90 ] );
		$usual = $this->form_on_page();
		$draft = self::id_of( $this->make_post( self::form( [ 'retentionDays' => 90 ] ), 'draft' ) );
		$old   = function ( string $source, int $days, string $uid = 'enquiry' ): int {
			return $this->insert(
				[
					'form_source' => $source,
					'form_uid'    => $uid,
					'created_at'  => $this->clock->now()->modify( "-{$days} days" )->format( 'Y-m-d H:i:s' ),
				]
			);
		};
		$gone  = [
			$old( $short->source->format(), 11 ),
			$old( $long->source->format(), 91 ),
			$old( $usual->source->format(), 61 ),
			$old( $draft->source->format(), 91 ),
			// The page is gone, the form is gone from it, and what was never a place.
			$old( 'post-999999', 61 ),
			$old( $short->source->format(), 61, 'another' ),
			$old( 'nowhere', 61 ),
		];
		$kept  = [
			$old( $short->source->format(), 9 ),
			$old( $long->source->format(), 89 ),
			$old( $usual->source->format(), 59 ),
			$old( $draft->source->format(), 89 ),
			$old( 'post-999999', 59 ),
			$old( $short->source->format(), 59, 'another' ),
			$old( 'nowhere', 59 ),
		];
		$this->jobs->add(
			( new Mail( [ 'owner@example.com' ], 'New', 'Hello' ) )->to_job( Lead::subject( $gone[0] ) )
		);
		do_action( Installer::HOURLY );
		self::assertSame(
			$kept,
			array_map(
				static fn ( array $row ): int => (int) $row['id'],
				$this->connection->rows( "SELECT id FROM {$this->connection->table( 'entries' )} ORDER BY id" )
			)
		);
		self::assertSame( 0, $this->rows_of( 'outbox' ) );

		// A route of the answers changes nothing, and what is no number of days is none.
		foreach ( [ -5, '10', 'ten', 1.5, null ] as $days ) {
			self::assertSame(
				'10' === $days ? 10 : 0,
				$this->locator->saved( $this->form_on_page( [ 'retentionDays' => $days ] ) )?->after->days
			);
		}
	}

	/**
	 * PRIV-7: the filter is told which form it is about.
	 */
	public function test_the_filter_knows_the_form(): void {
		remove_all_actions( Installer::HOURLY );
		add_action(
			Installer::HOURLY,
			( new LeadRetention( new Settings(), $this->locator, $this->inbox, $this->clock ) )->run_task( ... )
		);
		$form = $this->form_on_page( [ 'retentionDays' => 10 ] );
		$this->insert( [ 'form_source' => $form->source->format(), 'created_at' => '2020-01-01 00:00:00' ] );
		$this->insert( [ 'form_source' => 'post-999999', 'created_at' => '2020-01-01 00:00:00' ] );
		$asked = [];
		add_filter(
			'brolga_retention_days',
			static function ( int $days, string $form ) use ( &$asked ): int {
				$asked[ $form ] = $days;
				return 0;
			},
			10,
			2
		);
		do_action( Installer::HOURLY );
		ksort( $asked );
		self::assertSame( [ $form->format() => 10, 'post-999999:enquiry' => 0 ], $asked );
		self::assertSame( 2, $this->rows_of( 'entries' ) );
	}
}
