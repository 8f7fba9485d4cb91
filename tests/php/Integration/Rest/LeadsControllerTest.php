<?php
/**
 * Leads by REST.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Rest;

use Brolga\Core\Rest\Schemas;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Lead;
use Brolga\Outbox\OutboxRepository;
use Brolga\Tests\FormTestCase;

/**
 * What the Leads screen asks for.
 */
final class LeadsControllerTest extends FormTestCase {

	private FormId $form;

	protected function setUp(): void {
		parent::setUp();
		$this->become( 'editor' );
		$this->form = $this->form_on_page( [ 'title' => 'Enquiry' ] );
	}

	/**
	 * Stores a lead.
	 *
	 * @param string      $name     Who.
	 * @param string      $honeypot Makes it spam.
	 * @param FormId|null $form     Another form.
	 */
	private function lead( string $name, string $message = 'Hello', string $honeypot = '', ?FormId $form = null ): int {
		$this->clock->advance( 5 );
		$result = $this->service->submit(
			$this->submission(
				$form ?? $this->form,
				[
					'name'    => $name,
					'message' => $message,
				] + self::VALUES,
				honeypot: $honeypot
			)
		);
		self::assertNull( $result->error );
		return $result->lead_id;
	}

	/**
	 * Asks and expects a status.
	 *
	 * @param string $method GET, PATCH …
	 * @param string $route  Below brolga/v1.
	 * @param mixed  $body   Sent as JSON.
	 * @param int    $status Expected.
	 * @return array<array-key, mixed>
	 */
	private function ask( string $method, string $route, mixed $body = null, int $status = 200 ): array {
		$response = $this->rest( $method, "/brolga/v1{$route}", $body );
		self::assertSame( $status, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return (array) json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	/**
	 * The names in a list, as the list answers.
	 *
	 * @param string $query Of the address.
	 * @return list<mixed>
	 */
	private function names( string $query = '' ): array {
		$list = $this->ask( 'GET', "/leads?{$query}" );
		return array_values( array_column( (array) $list['items'], 'name' ) );
	}

	/**
	 * REST-14 REST-22: the database refuses: 503 in words, with when to come back.
	 */
	public function test_a_database_that_refuses_is_told_of(): void {
		add_filter(
			'query',
			static fn ( string $sql ): string => str_contains( $sql, 'brolga_entries' )
				? 'SELECT * FROM brolga_no_such_table'
				: $sql
		);
		$answer = $this->rest( 'GET', '/brolga/v1/leads' );
		remove_all_filters( 'query' );
		self::assertSame( 503, $answer->get_status() );
		self::assertSame( 'unavailable', ( (array) $answer->get_data() )['code'] );
		self::assertSame( '5', $answer->get_headers()['Retry-After'] ?? '' );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
	}

	/**
	 * LEAD-9: newest first, page by page, without one twice or missed while others arrive.
	 */
	public function test_the_list_goes_on_from_an_id(): void {
		foreach ( [ 'Ann', 'Bob', 'Cid', 'Dan', 'Eve' ] as $name ) {
			$this->lead( $name );
		}
		$first = $this->ask( 'GET', '/leads?per_page=2' );
		self::assertSame( [ 'Eve', 'Dan' ], array_column( (array) $first['items'], 'name' ) );
		self::assertIsInt( $first['next'] );
		$this->lead( 'Fay' );
		$second = $this->ask( 'GET', "/leads?per_page=2&after_id={$first['next']}" );
		self::assertSame( [ 'Cid', 'Bob' ], array_column( (array) $second['items'], 'name' ) );
		self::assertIsInt( $second['next'] );
		$third = $this->ask( 'GET', "/leads?per_page=2&after_id={$second['next']}" );
		self::assertSame( [ 'Ann' ], array_column( (array) $third['items'], 'name' ) );
		self::assertNull( $third['next'] );
	}

	/**
	 * LEAD-9 LEAD-23: filters by status and form, and the counts beside them. Spam and trash are kept apart.
	 */
	public function test_the_list_is_filtered(): void {
		$other = self::id_of( $this->make_post( self::form( [ 'uid' => 'quote', 'title' => 'Quote' ] ) ) );
		$other = new FormId( $other->source, 'quote' );
		$ann   = $this->lead( 'Ann' );
		$this->lead( 'Bob', form: $other );
		$this->lead( 'Spam', honeypot: 'x' );
		$this->ask( 'PATCH', "/leads/{$ann}", [ 'status' => 'done' ] );

		self::assertSame( [ 'Bob', 'Ann' ], $this->names() );
		self::assertSame( [ 'Ann' ], $this->names( 'status=done' ) );
		self::assertSame( [ 'Spam' ], $this->names( 'status=spam' ) );
		self::assertSame( [ 'Bob' ], $this->names( 'form=quote' ) );
		self::assertSame(
			[
				'new'   => 1,
				'open'  => 0,
				'done'  => 1,
				'spam'  => 1,
				'trash' => 0,
			],
			$this->ask( 'GET', '/leads' )['counts']
		);
		self::assertSame(
			[
				[
					'uid'   => 'enquiry',
					'title' => 'Enquiry',
				],
				[
					'uid'   => 'quote',
					'title' => 'Quote',
				],
			],
			$this->ask( 'GET', '/leads/forms' )
		);
	}

	/**
	 * LEAD-9 LEAD-30 REST-13: a search finds words in any field, in any letters, by their beginnings; signs part words
	 * and are no SQL.
	 */
	public function test_the_list_is_searched(): void {
		$this->lead( 'Ann Müller', 'A wall, 50% off' );
		$this->lead( "Bob O'Neil", 'A_lawn \\ or 500 walls' );
		foreach (
			[
				'WALL müller'     => [ 'Ann Müller' ],
				'wall'            => [ "Bob O'Neil", 'Ann Müller' ],
				'wal MULL'        => [ 'Ann Müller' ],
				'all'             => [],
				'50%'             => [ "Bob O'Neil", 'Ann Müller' ],
				'50% off'         => [ 'Ann Müller' ],
				'a_lawn or'       => [ "Bob O'Neil" ],
				"o'neil"          => [ "Bob O'Neil" ],
				'\\'              => [],
				"' OR 1=1 --"     => [],
				'%'               => [],
				'jo@example.com'  => [ "Bob O'Neil", 'Ann Müller' ],
			] as $search => $names
		) {
			self::assertSame( $names, $this->names( 'search=' . rawurlencode( $search ) ), $search );
		}
	}

	/**
	 * REST-13: what is outside of the schema is refused.
	 */
	public function test_parameters_outside_of_their_bounds_are_refused(): void {
		foreach ( [
			'per_page=1000000000',
			'per_page=0',
			'per_page=x',
			'status=won',
			'after_id=-1',
			'search=' . str_repeat( 'x', 201 ),
			'search[]=x',
		] as $query ) {
			$this->ask( 'GET', "/leads?{$query}", null, 400 );
		}
		self::assertSame( [], $this->names( 'orderby=ip_hash&order=asc;DROP' ) );
	}

	/**
	 * LEAD-10: all of a lead, by its schema; nothing that only the database needs.
	 */
	public function test_a_lead_tells_everything(): void {
		$id   = $this->lead( '<script>alert(1)</script>' );
		$lead = $this->ask( 'GET', "/leads/{$id}" );
		self::assertTrue( rest_validate_value_from_schema( $lead, Schemas::get( 'lead' ) ) );
		self::assertSame( '<script>alert(1)</script>', $lead['name'] );
		self::assertSame( [ 'received' ], array_column( (array) $lead['timeline'], 'kind' ) );
		$mail = [
			'state'    => 'waiting',
			'attempts' => 0,
			'next'     => gmdate( 'Y-m-d\TH:i:s\Z', $this->clock->timestamp() ),
			'error'    => '',
		];
		self::assertSame(
			[
				...$mail,
				'mails' => [
					[ 'id' => $this->jobs->history( Lead::subject( $id ) )[0]['id'], 'kind' => 'mail', ...$mail ],
				],
			],
			$lead['delivery']
		);
		self::assertStringNotContainsString( 'ip_hash', (string) wp_json_encode( $lead ) );
		$list = $this->ask( 'GET', '/leads' );
		self::assertIsArray( $list['items'] );
		self::assertTrue( rest_validate_value_from_schema( $list['items'][0], Schemas::get( 'lead' ) ) );
	}

	/**
	 * LEAD-11: a status and a note, with who and when; the same status again is no event.
	 */
	public function test_status_and_notes_go_into_the_timeline(): void {
		$id   = $this->lead( 'Ann' );
		$user = wp_get_current_user()->display_name;
		$this->ask( 'PATCH', "/leads/{$id}", [ 'status' => 'open', 'note' => "Called.\nNo answer. <b>" ] );
		$lead = $this->ask( 'PATCH', "/leads/{$id}", [ 'status' => 'open' ] );
		self::assertSame( 'open', $lead['status'] );
		self::assertSame( [ 'received', 'status', 'note' ], array_column( (array) $lead['timeline'], 'kind' ) );
		self::assertSame(
			[ '', 'open', "Called.\nNo answer. <b>" ],
			array_column( (array) $lead['timeline'], 'text' )
		);
		self::assertSame( [ '', $user, $user ], array_column( (array) $lead['timeline'], 'user' ) );
		self::assertNotSame( $lead['created'], $lead['updated'] );
	}

	/**
	 * REST-17: changes are those of the schema.
	 */
	public function test_only_what_may_be_changed_is(): void {
		$id = $this->lead( 'Ann' );
		foreach ( [
			[],
			[ 'status' => 'won' ],
			[ 'note' => '' ],
			[ 'note' => str_repeat( 'x', 5001 ) ],
			[ 'status' => 'done', 'name' => 'Eve' ],
			[ 'status' => [ 'done' ] ],
		] as $body ) {
			$this->ask( 'PATCH', "/leads/{$id}", $body, 400 );
		}
		self::assertSame( 'new', $this->ask( 'GET', "/leads/{$id}" )['status'] );
	}

	/**
	 * LEAD-26: several at once, and back again by what the answer says.
	 */
	public function test_several_leads_are_changed_and_changed_back(): void {
		$ann    = $this->lead( 'Ann' );
		$bob    = $this->lead( 'Bob' );
		$cid    = $this->lead( 'Cid' );
		$change = static fn ( int $id, string $status ): array => [
			'id'     => $id,
			'status' => $status,
		];
		$this->ask( 'PATCH', "/leads/{$bob}", [ 'status' => 'done' ] );
		$answer = $this->ask(
			'POST',
			'/leads/status',
			[ 'changes' => [
				$change( $cid, 'spam' ),
				$change( $bob, 'spam' ),
				$change( $ann, 'new' ),
				$change( 999999999, 'spam' ),
			] ]
		);
		self::assertSame( [ 'undo' => [ $change( $bob, 'done' ), $change( $cid, 'new' ) ] ], $answer );
		self::assertSame( [ 'Cid', 'Bob' ], $this->names( 'status=spam' ) );
		self::assertContains(
			'status',
			array_column( (array) $this->ask( 'GET', "/leads/{$cid}" )['timeline'], 'kind' )
		);

		$this->ask( 'POST', '/leads/status', [ 'changes' => $answer['undo'] ] );
		self::assertSame( [], $this->names( 'status=spam' ) );
		self::assertSame( [ 'Bob' ], $this->names( 'status=done' ) );
	}

	/**
	 * REST-13 REST-17
	 */
	public function test_changes_of_another_shape_are_refused(): void {
		$change = [
			'id'     => $this->lead( 'Ann' ),
			'status' => 'spam',
		];
		foreach ( [
			[],
			[ 'changes' => [] ],
			[ 'changes' => array_fill( 0, 101, $change ) ],
			[ 'changes' => [ [ 'status' => 'won' ] + $change ] ],
			[ 'changes' => [ [ 'id' => '1 OR 1' ] + $change ] ],
			[ 'changes' => [ $change ], 'note' => 'x' ],
			[ 'changes' => [ $change + [ 'name' => 'Eve' ] ] ],
		] as $body ) {
			$this->ask( 'POST', '/leads/status', $body, 400 );
		}
		self::assertSame( [ 'Ann' ], $this->names() );
	}

	/**
	 * LEAD-28: by days; what is no day is refused.
	 */
	public function test_the_list_is_filtered_by_days(): void {
		$this->lead( 'Ann' );
		$today    = $this->clock->now()->setTimezone( wp_timezone() );
		$tomorrow = $today->modify( '+1 day' )->format( 'Y-m-d' );
		$today    = $today->format( 'Y-m-d' );
		self::assertSame( [ 'Ann' ], $this->names( "from={$today}&to={$today}" ) );
		self::assertSame( [], $this->names( "from={$tomorrow}" ) );
		$this->ask( 'GET', '/leads?from=yesterday', null, 400 );
		$this->ask( 'GET', "/leads?to={$today}%0A", null, 400 );
	}

	/**
	 * LEAD-16: to the trash, back, and away for good with its mails.
	 */
	public function test_a_lead_goes_to_the_trash_first(): void {
		$id = $this->lead( 'Ann' );
		self::assertSame( 'trash', $this->ask( 'DELETE', "/leads/{$id}" )['status'] );
		self::assertSame( [], $this->names() );
		self::assertSame( [ 'Ann' ], $this->names( 'status=trash' ) );
		$this->ask( 'PATCH', "/leads/{$id}", [ 'status' => 'new' ] );
		self::assertSame( [ 'Ann' ], $this->names() );
		self::assertSame( [ 'deleted' => true ], $this->ask( 'DELETE', "/leads/{$id}?force=true" ) );
		self::assertSame( [ 0, 0 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );
		$this->ask( 'DELETE', "/leads/{$id}?force=true", null, 404 );
	}

	/**
	 * OUTBOX-8 OUTBOX-9: a dead letter is tried again; a mail that was sent is written anew, to the recipients of
	 * today.
	 */
	public function test_a_mail_is_sent_again(): void {
		$id  = $this->lead( 'Ann' );
		$job = $this->jobs->claim();
		self::assertNotNull( $job );
		$this->jobs->mark_failed( $job, 'No such mailbox', true );
		self::assertSame( [ 'dead', 'No such mailbox' ], $this->delivery( $id ) );

		$lead = $this->ask( 'POST', "/leads/{$id}/resend" );
		self::assertContains( 'resend', array_column( (array) $lead['timeline'], 'kind' ) );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );
		$job = $this->jobs->claim();
		self::assertNotNull( $job );
		$this->jobs->mark_sent( $job );
		self::assertSame( 'sent', $this->delivery( $id )[0] );

		wp_update_post(
			[
				'ID'           => $this->form->source->post_id(),
				'post_content' => wp_slash( self::form( [ 'recipient' => 'new@example.com' ] ) ),
			]
		);
		$this->ask( 'POST', "/leads/{$id}/resend" );
		$job = $this->jobs->claim();
		self::assertSame( [ 'new@example.com' ], $job?->payload['to'] ?? null );
		self::assertSame(
			OutboxRepository::CLAIMED,
			$this->connection->value( "SELECT status FROM {$this->connection->table( 'outbox' )} ORDER BY id DESC LIMIT 1" )
		);
	}

	/**
	 * OUTBOX-23: a mail that waits for its next attempt is tried now, and one that
	 * is being sent is left to its worker; neither is written a second time.
	 */
	public function test_a_mail_on_its_way_is_not_written_twice(): void {
		$id  = $this->lead( 'Ann' );
		$job = $this->jobs->claim();
		self::assertNotNull( $job );
		$this->ask( 'POST', "/leads/{$id}/resend" );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );

		$this->jobs->mark_failed( $job, 'Too busy' );
		self::assertNull( $this->jobs->claim() );
		$this->ask( 'POST', "/leads/{$id}/resend" );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );
		self::assertSame( $job->id, $this->jobs->claim()?->id );
	}

	/**
	 * How far a lead's mail is, and why.
	 *
	 * @param int $id The lead.
	 * @return array{mixed, mixed}
	 */
	private function delivery( int $id ): array {
		$delivery = $this->ask( 'GET', "/leads/{$id}" )['delivery'];
		self::assertIsArray( $delivery );
		return [ $delivery['state'], $delivery['error'] ];
	}

	public function test_a_lead_that_is_not_there(): void {
		foreach ( [
			[ 'GET', '/leads/999999999', null ],
			[ 'PATCH', '/leads/999999999', [ 'status' => 'done' ] ],
			[ 'DELETE', '/leads/999999999', null ],
			[ 'POST', '/leads/999999999/resend', null ],
			[ 'GET', '/leads/0', null ],
			[ 'GET', '/leads/1%20OR%201', null ],
		] as [ $method, $route, $body ] ) {
			$this->ask( $method, $route, $body, 404 );
		}
	}
}
