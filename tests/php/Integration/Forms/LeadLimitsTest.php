<?php
/**
 * Forms that take so many entries, for so long, or one of each person.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Caches\DatedPages;
use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Sending\FormOutcome;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Reports\FormReport;
use Brolga\Leads\Reports\Period;
use Brolga\Tests\FormTestCase;

/**
 * FORM-870 FORM-871 FORM-872 FORM-873 FORM-874
 */
final class LeadLimitsTest extends FormTestCase {

	private int $page = 0;

	/**
	 * A form with limits, on a page.
	 *
	 * @param array<string, mixed> $limits As they are saved.
	 */
	private function limited( array $limits ): FormId {
		$this->page = $this->make_post( self::form( [ 'limits' => $limits ] ) );
		return self::id_of( $this->page );
	}

	/** Sends an entry of somebody, and says why it was refused. */
	private function send( FormId $form, string $email, string $key = '' ): ?ErrorKey {
		$values = [
			'email'   => $email,
			// Without a key, the same content is the same entry.
			'message' => '' === $key ? 'Entry of ' . uniqid() : 'An entry',
		];
		return $this->service->submit( $this->submission( $form, $values + self::VALUES, $key ) )->error;
	}

	/** Seconds until a time in UTC. */
	private function until( string $moment ): int {
		return (int) strtotime( "{$moment} UTC" ) - $this->clock->timestamp();
	}

	/** What the page shows. */
	private function shown(): string {
		$GLOBALS['post'] = get_post( $this->page );
		$html            = apply_filters( 'the_content', get_post_field( 'post_content', $this->page, 'raw' ) );
		return is_string( $html ) ? $html : '';
	}

	/** FORM-870: places are counted without spam and Trash, and the last is taken once. */
	public function test_places_are_taken_and_given_back(): void {
		$form = $this->limited(
			[
				'places'     => 2,
				'showPlaces' => true,
				'full'       => 'Sold out.',
			]
		);
		self::assertStringContainsString( '2 places left', $this->shown() );
		self::assertNull( $this->send( $form, 'a@example.com' ) );
		self::assertStringContainsString( '1 place left', $this->shown() );
		self::assertNull( $this->send( $form, 'b@example.com' ) );
		self::assertSame( ErrorKey::Full, $this->send( $form, 'c@example.com' ) );
		self::assertSame( 2, $this->rows_of( 'entries' ) );

		$html = $this->shown();
		self::assertStringContainsString( 'Sold out.', $html );
		self::assertStringNotContainsString( '<form', $html );

		$lead = (int) $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'entries' )}" );
		$this->inbox->update( $lead, LeadStatus::Trash, '', 0 );
		self::assertStringContainsString( '1 place left', $this->shown() );
		self::assertNull( $this->send( $form, 'c@example.com' ) );
	}

	/** FORM-870: an entry that is sent again has its place already. */
	public function test_the_same_entry_again_is_not_refused(): void {
		$form = $this->limited(
			[
				'places' => 1,
				'once'   => true,
			]
		);
		$key  = '0b5a3c1e-9d2f-4a6b-8c7d-1e2f3a4b5c6d';
		self::assertNull( $this->send( $form, 'a@example.com', $key ) );
		self::assertNull( $this->send( $form, 'a@example.com', $key ) );
		self::assertSame( ErrorKey::Full, $this->send( $form, 'b@example.com' ) );
	}

	/** FORM-872: dates are on the site's clock. */
	public function test_a_form_opens_and_closes(): void {
		update_option( 'timezone_string', 'Australia/Brisbane' );
		$form = $this->limited(
			[
				'from'  => '2031-05-01T09:00',
				'until' => '2031-05-02T09:00',
			]
		);
		$this->clock->advance( $this->until( '2031-04-30 22:59:59' ) );
		self::assertSame( ErrorKey::NotOpen, $this->send( $form, 'a@example.com' ) );
		self::assertStringContainsString( 'This form is not open yet.', $this->shown() );
		$this->clock->advance( 1 );
		self::assertNull( $this->send( $form, 'a@example.com' ) );
		self::assertStringContainsString( '<form', $this->shown() );
		$this->clock->advance( 86400 );
		self::assertSame( ErrorKey::Closed, $this->send( $form, 'b@example.com' ) );
		self::assertStringContainsString( 'This form is closed.', $this->shown() );
	}

	/** FORM-873: one entry of each address, however it is written. */
	public function test_one_entry_of_each_address(): void {
		$form  = $this->limited( [ 'once' => true ] );
		$other = $this->form_on_page();
		self::assertNull( $this->send( $other, 'jo@example.com' ) );
		self::assertNull( $this->send( $form, 'jo@example.com' ) );
		self::assertSame( ErrorKey::Repeated, $this->send( $form, ' JO@Example.com ' ) );
		self::assertNull( $this->send( $form, 'jon@example.com' ) );
		$this->inbox->delete(
			(int) $this->connection->value(
				"SELECT id FROM {$this->connection->table( 'entries' )} WHERE email = %s AND form_source = %s",
				'jo@example.com',
				$form->source->format()
			)
		);
		self::assertNull( $this->send( $form, 'jo@example.com' ) );
	}

	/** FORM-871: who comes too late is told so, in the owner's words, and keeps what they have typed. */
	public function test_a_late_visitor_keeps_their_words(): void {
		$form       = $this->limited(
			[
				'until'  => '2001-01-01T00:00',
				'closed' => 'The draw is over.',
			]
		);
		$submission = $this->submission( $form );
		$result     = $this->service->submit( $submission );
		self::assertSame( 409, $result->error?->status() );
		$this->state->keep( new FormOutcome( $result, $submission ) );
		$html = $this->shown();
		self::assertStringContainsString( 'The draw is over. Your message was not stored.', $html );
		self::assertStringContainsString( 'value="Jo Smith"', $html );
		self::assertStringContainsString( 'what does a wall cost?', $html );
		self::assertStringNotContainsString( '__closed', $html );
	}

	/** FORM-874: page caches are told of each place, and of the moment at which a form opens or closes. */
	public function test_caches_are_told(): void {
		$dropped = [];
		add_action(
			'brolga_drop_pages',
			static function ( array $pages ) use ( &$dropped ): void {
				$dropped[] = $pages;
			}
		);
		wp_unschedule_hook( DatedPages::EVENT );
		$form = $this->limited(
			[
				'places' => 5,
				'until'  => '2099-01-01T00:00',
			]
		);
		$this->shown();
		self::assertNotFalse( wp_next_scheduled( DatedPages::EVENT ) );
		$dropped = [];
		$this->send( $form, 'a@example.com' );
		self::assertSame( [ [ get_permalink( $this->page ) ] ], $dropped );
		$lead = (int) $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'entries' )}" );
		$this->inbox->update( $lead, LeadStatus::Spam, '', 0 );
		$this->inbox->delete( $lead );
		self::assertCount( 3, $dropped );
	}

	/** FORM-870: the report says how many places a form has. */
	public function test_the_report_says_how_many_there_are(): void {
		$form = $this->limited( [ 'places' => 5 ] );
		$this->send( $form, 'a@example.com' );
		$line = $this->built->get( FormReport::class )->of( Period::Month )['forms'][0];
		self::assertSame( [ 1, 5 ], [ $line['stored'], $line['places'] ] );
	}

	/** FORM-875: odd limits are none. */
	public function test_odd_limits_are_none(): void {
		$form = $this->limited(
			[
				'places' => -3,
				'from'   => [ 'x' ],
				'until'  => str_repeat( '9', 10000 ),
				'once'   => 'yes',
			]
		);
		self::assertNull( $this->send( $form, 'a@example.com' ) );
		self::assertNull( $this->send( $form, 'a@example.com', '1b5a3c1e-9d2f-4a6b-8c7d-1e2f3a4b5c6d' ) );
	}
}
