<?php
/**
 * Requests apart from the places in a list that they may change.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Core\Import\RowOutcome;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Newsletter\Admin\SubscriberExport;
use Brolga\Newsletter\Import\SubscriberImports;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Newsletter\SubscriberPersonalData;
use Brolga\Newsletter\Subscribers\SubscriberQuery;
use Brolga\Tests\NewsletterTestCase;

/**
 * NEWS-32 NEWS-33 NEWS-34
 */
final class SignupsTest extends NewsletterTestCase {

	/** What a place in a list says of how it came to it. */
	private const PROOF = [ 'status', 'first_name', 'consent_text', 'consent_page', 'consent_ip_hash', 'consent_at' ];

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
	}

	/**
	 * Signs jo@example.com up, by a form that says these words, from this machine.
	 *
	 * @return array<string, string> What the link of the mail carries.
	 */
	private function ask( string $name, string $words, string $machine ): array {
		$this->request( $name, $words, $machine );
		return $this->link( ListTokens::CONFIRM );
	}

	/**
	 * The same, where the mail may carry no link to confirm.
	 */
	private function request( string $name, string $words, string $machine ): void {
		$_SERVER['REMOTE_ADDR'] = $machine;
		$form = $this->signup_on_page( [ 'firstName' => true, 'consent' => $words ] );
		$sent = [
			'firstname' => $name,
			'checksum'  => $this->checksum_of( $form ),
		];
		$this->clock->advance( 10 );
		self::assertNull( $this->sign_up( $form, $sent )->error );
	}

	/**
	 * Takes a row of a file in.
	 *
	 * @param array<string, string> $values By target.
	 */
	private function import( array $values ): bool {
		$import = $this->built->get( SubscriberImports::class )->of( 'newsletter', 'Asked at the market' );
		return RowOutcome::Known !== $import->take(
			$values + [ 'email' => 'jo@example.com' ],
			[],
			array_intersect_key( $values, [ 'status' => '' ] )
		);
	}

	/**
	 * @return array<string, string|null>
	 */
	private function proof(): array {
		return array_intersect_key( $this->subscriber(), array_flip( self::PROOF ) );
	}

	private function leave(): void {
		self::assertSame( 200, $this->pages->answer( $this->link( ListTokens::LEAVE ), true )?->status );
	}

	/**
	 * NEWS-32: a stranger who types the address of somebody who has left changes nothing; their own yes does.
	 */
	public function test_who_has_left_has_left_until_they_say_yes(): void {
		$this->pages->answer( $this->ask( 'Jo', 'Once a month', '192.0.2.1' ), true );
		$this->leave();
		$before = $this->subscriber();
		$link   = $this->ask( 'A stranger', 'Every hour', '203.0.113.9' );
		self::assertSame( $before, $this->subscriber() );
		self::assertSame( 'unsubscribed', $before['status'] );
		$this->pages->answer( $link, true );
		$after = $this->subscriber();
		self::assertSame(
			[ 'confirmed', 'Every hour', null ],
			[ $after['status'], $after['consent_text'], $after['unsubscribed_at'] ]
		);
	}

	/**
	 * NEWS-34: no file brings back who has left, whatever was asked for them since; and the request's link is still
	 * good.
	 */
	public function test_a_file_brings_back_nobody_who_has_left(): void {
		$this->pages->answer( $this->ask( 'Jo', 'Once a month', '192.0.2.1' ), true );
		$this->leave();
		$link   = $this->ask( 'A stranger', 'Every hour', '203.0.113.9' );
		$before = $this->subscriber();
		self::assertFalse( $this->import( [ 'agreed_at' => '2020-01-01 10:00' ] ) );
		self::assertFalse( $this->import( [ 'status' => 'unsubscribed' ] ) );
		self::assertSame( $before, $this->subscriber() );
		self::assertSame( 200, $this->pages->answer( $link, true )?->status );
		self::assertSame( 'confirmed', $this->subscriber()['status'] );
	}

	/**
	 * NEWS-34: where a file's word counts, the proof is the file's, not that of a request that nobody has answered.
	 */
	public function test_a_files_word_is_its_own_proof(): void {
		$link = $this->ask( 'A stranger', 'Every hour', '203.0.113.9' );
		self::assertTrue( $this->import( [ 'first_name' => 'Jo', 'agreed_at' => '2025-01-01 10:00' ] ) );
		$proof = [
			'first_name'      => 'Jo',
			'status'          => 'confirmed',
			'consent_text'    => 'Asked at the market',
			'consent_page'    => '',
			'consent_ip_hash' => '',
			'consent_at'      => get_gmt_from_date( '2025-01-01 10:00:00' ),
		];
		self::assertSame( $proof, $this->proof() );
		// The link says so, and changes nothing; nothing is kept of the request but that.
		self::assertSame( 'You’re subscribed', $this->pages->answer( $link, false )?->title );
		self::assertSame( 200, $this->pages->answer( $link, true )?->status );
		self::assertSame( $proof, $this->proof() );
		self::assertSame(
			'',
			$this->connection->value( "SELECT CONCAT(first_name, consent_text, consent_ip_hash) FROM {$this->connection->table( 'signups' )}" )
		);
	}

	/**
	 * NEWS-32: each link confirms what its own mail asked, whoever typed the address after.
	 */
	public function test_each_link_confirms_its_own_request(): void {
		$mine = $this->ask( 'Jo', 'Once a month', '192.0.2.1' );
		$of   = $this->proof();
		$his  = $this->ask( 'A stranger', 'Every hour', '203.0.113.9' );
		self::assertNotSame( $mine, $his );
		$this->pages->answer( $mine, true );
		self::assertSame( array_replace( $of, [ 'status' => 'confirmed' ] ), $this->proof() );
		$before = $this->subscriber();
		self::assertSame( 'You’re subscribed', $this->pages->answer( $his, true )?->title );
		self::assertSame( $before, $this->subscriber() );
	}

	/**
	 * NEWS-33: leaving takes back the mails that wait, and ends each request before it.
	 */
	public function test_leaving_takes_back_what_waits(): void {
		$link = $this->ask( 'Jo', 'Once a month', '192.0.2.1' );
		$this->pages->answer( $link, true );
		$this->request( 'Jo', 'Once a month', '192.0.2.1' );
		$leave = $this->link( ListTokens::LEAVE );
		self::assertCount( 2, $this->waiting_mails() );
		$this->pages->answer( $leave, true );
		self::assertSame( [], $this->waiting_mails() );
		self::assertSame( 0, $this->rows_of( 'signups' ) );
		self::assertSame( 404, $this->pages->answer( $link, true )?->status );
		$this->clock->advance( 3600 );
		// By the list's owner, and by a file, too; but a file knows nothing of a request that waits.
		$this->pages->answer( $this->ask( 'Jo', 'Once a month', '192.0.2.2' ), true );
		$this->become( 'editor' );
		$left = $this->rest( 'POST', '/brolga/v1/subscribers/' . (int) $this->subscriber()['id'] . '/unsubscribe' );
		self::assertSame( 'unsubscribed', ( (array) $left->get_data() )['status'] ?? '' );
		self::assertSame( 404, $this->rest( 'POST', '/brolga/v1/subscribers/999999999/unsubscribe' )->get_status() );
		self::assertSame( [], $this->waiting_mails() );
		$link = $this->ask( 'Jo', 'Once a month', '192.0.2.3' );
		self::assertFalse( $this->import( [ 'status' => 'unsubscribed' ] ) );
		self::assertCount( 1, $this->waiting_mails() );
		$this->pages->answer( $link, true );
		$this->request( 'Jo', 'Once a month', '192.0.2.4' );
		self::assertTrue( $this->import( [ 'status' => 'unsubscribed' ] ) );
		self::assertSame( [], $this->waiting_mails() );
	}

	/**
	 * NEWS-32 EXPORT-2 PRIV-1: the screen, the file and the person's own export tell one proof; the last tells what
	 * waits too.
	 */
	public function test_all_tell_the_same_proof(): void {
		$this->pages->answer( $this->ask( 'Jo', 'Once a month', '192.0.2.1' ), true );
		$this->leave();
		$this->ask( 'A stranger', 'Every hour', '203.0.113.9' );
		$this->become( 'editor' );
		$item = ( (array) ( (array) $this->rest( 'GET', '/brolga/v1/subscribers' )->get_data() )['items'] )[0] ?? [];
		self::assertIsArray( $item );
		self::assertIsArray( $item['consent'] );
		self::assertSame(
			[ 'unsubscribed', 'Jo', 'Once a month' ],
			[ $item['status'], $item['name'], $item['consent']['text'] ]
		);
		$csv = implode(
			'',
			iterator_to_array( $this->built->get( SubscriberExport::class )->lines( SubscriberQuery::of(), [] ), false )
		);
		self::assertStringContainsString( '"Jo","","newsletter","unsubscribed","Once a month"', $csv );
		self::assertStringNotContainsString( 'stranger', $csv );
		$personal = $this->built->get( SubscriberPersonalData::class );
		$items    = $personal->export( new PersonalAddress( 'jo@example.com' ), 1 )->items;
		self::assertSame(
			[
				'brolga-subscription-' . $this->subscriber()['id'],
				'brolga-signup-' . $this->connection->value( "SELECT id FROM {$this->connection->table( 'signups' )}" ),
			],
			array_column( $items, 'item_id' )
		);
		$told = array_map(
			static fn ( array $told ): array => array_column( $told['data'], 'value', 'name' ),
			$items
		);
		$page = 'http://127.0.0.1/subscribe/';
		self::assertSame(
			[
				[ 'Jo', 'Unsubscribed', 'Once a month', 'jo@example.com', 'newsletter', $page ],
				[ 'A stranger', 'Pending', 'Every hour', 'jo@example.com', 'newsletter', $page ],
			],
			array_map(
				static fn ( array $facts ): array => [
					$facts['Name'],
					$facts['Status'],
					$facts['Agreed to'],
					$facts['Email'],
					$facts['List'],
					$facts['Page'],
				],
				$told
			)
		);
		$personal->erase( new PersonalAddress( 'jo@example.com' ) );
		self::assertSame( [ 0, 0 ], [ $this->rows_of( 'subscribers' ), $this->rows_of( 'signups' ) ] );
	}

	/**
	 * PRIV-1: whom the owner forgets has no requests left.
	 */
	public function test_requests_go_with_their_subscriber(): void {
		$this->ask( 'Jo', 'Once a month', '192.0.2.1' );
		$this->become( 'editor' );
		$this->rest( 'DELETE', '/brolga/v1/subscribers/' . (int) $this->subscriber()['id'] );
		self::assertSame( 0, $this->rows_of( 'signups' ) );
	}
}
