<?php
/**
 * Owners' replies.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Rest\Schemas;
use Brolga\Core\Support\Json;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Leads\Replies\ReplyHandler;
use Brolga\Mail\MailHandler;
use Brolga\Mail\MailSection;
use Brolga\Outbox\Worker;
use Brolga\Tests\LeadTestCase;
use Brolga\Tests\Support\Mailers;
use Brolga\Tests\Support\SmtpSink;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * From the inbox to the visitor: once, to one address, as text.
 */
final class RepliesTest extends LeadTestCase {

	private const KEY = '5f0c1f5e-2a52-4b43-9d0e-8f6f1f0a1b2c';

	/** What owners send unless they do something else. */
	private const REPLY = [
		'key'     => self::KEY,
		'subject' => 'Re: Enquiry',
		'text'    => "Dear Jo,\n\nabout 300 dollars a metre.",
	];

	private FormId $form;

	protected function setUp(): void {
		parent::setUp();
		$this->become( 'editor' );
		$this->form = $this->form_on_page( [ 'title' => 'Enquiry' ] );
	}

	/**
	 * Replies and expects a status.
	 *
	 * @param int                  $id     The lead.
	 * @param array<string, mixed> $reply  What differs from the usual.
	 * @param int                  $status Expected.
	 * @return array<array-key, mixed> The answer.
	 */
	private function reply( int $id, array $reply = [], int $status = 200 ): array {
		return $this->ask( 'POST', "/leads/{$id}/replies", $reply + self::REPLY, $status );
	}

	/**
	 * Asks and expects a status.
	 *
	 * @param string                    $method GET, POST …
	 * @param string                    $route  Below brolga/v1.
	 * @param array<string, mixed>|null $body   Sent as JSON.
	 * @param int                       $status Expected.
	 * @return array<array-key, mixed>
	 */
	private function ask( string $method, string $route, ?array $body = null, int $status = 200 ): array {
		$response = $this->rest( $method, "/brolga/v1{$route}", $body );
		self::assertSame( $status, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return (array) json_decode( (string) wp_json_encode( $response->get_data() ), true );
	}

	/**
	 * The replies in the queue, oldest first.
	 *
	 * @return list<array<array-key, mixed>>
	 */
	private function queued(): array {
		return array_map(
			static fn ( array $row ): array => Json::map( (string) $row['payload'] ),
			$this->connection->rows( "SELECT payload FROM {$this->connection->table( 'outbox' )} WHERE kind = %s ORDER BY id", ReplyHandler::KIND )
		);
	}

	/**
	 * The replies in a lead's timeline.
	 *
	 * @param array<array-key, mixed> $lead The lead.
	 * @return list<array<array-key, mixed>>
	 */
	private static function told( array $lead ): array {
		return array_values( array_filter(
			(array) $lead['timeline'],
			static fn ( mixed $event ): bool => is_array( $event ) && 'reply' === $event['kind']
		) );
	}

	/**
	 * LEAD-32 LEAD-38: to the lead's address, in the timeline with who and when; a new lead is open from then on.
	 */
	public function test_a_reply_is_queued_and_told_of(): void {
		$id     = $this->send( $this->form );
		$before = $this->ask( 'GET', "/leads/{$id}" );
		$user   = wp_get_current_user();
		self::assertSame(
			[
				'subject'    => 'Re: Enquiry',
				'answers_to' => $user->user_email,
				'obstacle'   => '',
			],
			$before['reply']
		);

		$lead = $this->reply( $id );
		self::assertTrue( rest_validate_value_from_schema( $lead, Schemas::get( 'lead' ) ) );
		self::assertSame( 'open', $lead['status'] );
		self::assertSame( [ 'received', 'reply', 'status' ], array_column( (array) $lead['timeline'], 'kind' ) );
		$event = self::told( $lead )[0] ?? [];
		self::assertSame( [ self::REPLY['text'], $user->display_name ], [ $event['text'], $event['user'] ] );
		$reply = (array) $event['reply'];
		self::assertSame( [ self::REPLY['subject'], false ], [ $reply['subject'], $reply['quotes'] ] );
		self::assertSame( 'waiting', ( (array) $reply['mail'] )['state'] );

		$mail = $this->queued()[0] ?? [];
		self::assertSame(
			[ [ 'jo@example.com' ], 'Re: Enquiry', self::REPLY['text'] . "\n", $user->user_email, $user->display_name ],
			[ $mail['to'], $mail['subject'], $mail['text'], $mail['reply_to'], $mail['reply_to_name'] ]
		);
		self::assertFalse( $mail['automatic'] );
	}

	/**
	 * LEAD-38: done, where the owner says so; what was open or done stays so.
	 */
	public function test_a_reply_can_close_a_lead(): void {
		self::assertSame(
			'done',
			$this->reply( $this->send( $this->form, [ 'message' => 'One' ] ), [ 'done' => true ] )['status']
		);
		$done = $this->send( $this->form, [ 'message' => 'Two' ] );
		$this->ask( 'PATCH', "/leads/{$done}", [ 'status' => 'done' ] );
		$lead = $this->reply( $done );
		self::assertSame( 'done', $lead['status'] );
		self::assertSame( [ 'received', 'status', 'reply' ], array_column( (array) $lead['timeline'], 'kind' ) );
	}

	/**
	 * LEAD-32: the enquiry below the words, as mails quote; not what the visitor never saw.
	 */
	public function test_the_enquiry_is_quoted(): void {
		$form = $this->form_on_page(
			[],
			[
				...self::FIELDS,
				[ 'fieldId' => 'batch', 'type' => 'hidden', 'label' => 'Batch', 'defaultValue' => 'B-17' ],
			]
		);
		$lead = $this->reply( $this->send( $form ), [ 'quote' => true ] );
		$text = $this->queued()[0]['text'] ?? '';
		self::assertIsString( $text );
		self::assertMatchesRegularExpression( '/^Dear Jo,\n\nabout 300 dollars a metre\.\n\nOn .* you wrote:\n\n> Your name:\n> Jo Smith\n> \n/', $text );
		self::assertStringContainsString( "\n> Hello,\n> what does a wall cost?\n", $text );
		self::assertStringNotContainsString( 'B-17', $text );
		// The timeline has the owner's words alone.
		self::assertSame( self::REPLY['text'], self::told( $lead )[0]['text'] ?? '' );
	}

	/**
	 * LEAD-34: however often it is sent; other words with the same key are told apart.
	 */
	public function test_a_reply_is_sent_once(): void {
		$id = $this->send( $this->form );
		$this->reply( $id );
		$again = $this->reply( $id, [ 'key' => strtoupper( self::KEY ) ] );
		self::assertCount( 1, self::told( $again ) );
		self::assertCount( 1, $this->queued() );
		foreach ( [ [ 'text' => 'Another' ], [ 'subject' => 'Another' ], [ 'quote' => true ] ] as $other ) {
			self::assertSame( 'brolga_reply_conflict', $this->reply( $id, $other, 409 )['code'] );
		}
		self::assertCount( 1, $this->queued() );
		$this->reply( $id, [ 'key' => '6f0c1f5e-2a52-4b43-9d0e-8f6f1f0a1b2c' ] );
		self::assertCount( 2, $this->queued() );
		// The key is the lead's, not the site's.
		$this->reply( $this->send( $this->form, [ 'message' => 'Another' ] ) );
		self::assertCount( 3, $this->queued() );
	}

	/**
	 * Leads that are not replied to.
	 *
	 * @return iterable<string, array{string, string, string}> Status, address, the answer's code.
	 */
	public static function obstacles(): iterable {
		yield 'spam' => [ 'spam', 'jo@example.com', 'brolga_reply_to_spam' ];
		yield 'the bin' => [ 'trash', 'jo@example.com', 'brolga_reply_to_bin' ];
		yield 'no address' => [ 'new', '', 'brolga_reply_to_nobody' ];
		yield 'not an address' => [ 'new', 'ring me', 'brolga_reply_to_nobody' ];
		yield 'two addresses' => [ 'new', 'jo@example.com, ann@example.com', 'brolga_reply_to_nobody' ];
		yield 'a header' => [ 'new', "jo@example.com\r\nBcc: ann@example.com", 'brolga_reply_to_nobody' ];
	}

	/**
	 * LEAD-35: and why is said before anybody writes a word.
	 *
	 * @param string $status Of the lead.
	 * @param string $email  Its address.
	 * @param string $code   Of the answer.
	 */
	#[DataProvider( 'obstacles' )]
	public function test_some_leads_are_not_replied_to( string $status, string $email, string $code ): void {
		$id     = $this->insert( [ 'status' => $status, 'email' => $email ] );
		$terms  = (array) $this->ask( 'GET', "/leads/{$id}" )['reply'];
		$answer = $this->reply( $id, [], 409 );
		self::assertSame( [ $code, $terms['obstacle'] ], [ $answer['code'], $answer['message'] ] );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
	}

	/**
	 * LEAD-32 REST-13 REST-17: its size and shape have bounds, and it has to say something.
	 */
	public function test_what_is_no_reply_is_refused(): void {
		$id = $this->send( $this->form );
		foreach ( [
			[ 'key' => '' ],
			[ 'key' => 'x' ],
			[ 'subject' => '' ],
			[ 'subject' => str_repeat( 'x', 201 ) ],
			[ 'text' => '' ],
			[ 'text' => str_repeat( 'x', 20001 ) ],
			[ 'text' => [ 'x' ] ],
			[ 'to' => 'ann@example.com' ],
			[ 'text' => " \n\u{00A0}" ],
			[ 'subject' => " \r\n" ],
		] as $reply ) {
			$this->reply( $id, $reply, 400 );
		}
		self::assertSame( [], $this->queued() );
		$this->reply( 999999999, [], 404 );
	}

	/**
	 * LEAD-32 LEAD-33 OUTBOX-10: as it arrives: text alone, from the site, answers to who wrote it, in the exchange
	 * that the form's own answer began; nothing becomes a header.
	 */
	public function test_it_arrives_in_its_exchange(): void {
		[ $mailer, $sink ] = $this->mail_server();
		$form = $this->form_on_page( [ 'silent' => true, 'autoreply' => [ 'send' => true ] ] );
		$id   = $this->send( $form );
		$evil = "Re: Walls\r\nBcc: victim@example.net\u{2028}X-Evil: yes";
		$this->reply( $id, [ 'subject' => $evil, 'text' => "<b>One</b>\r\n.\r\nBcc: victim@example.net" ] );
		$this->reply(
			$id,
			[ 'key' => '6f0c1f5e-2a52-4b43-9d0e-8f6f1f0a1b2c', 'subject' => 'Re: Walls', 'text' => 'Two' ]
		);
		$mails = $this->work( $mailer, $sink );

		self::assertCount( 3, $mails );
		usort(
			$mails,
			static fn ( array $one, array $other ): int => self::place( $one['data'] ) <=> self::place( $other['data'] )
		);
		[
			$auto,
			$one,
			$two
		] = array_map( static fn ( array $mail ): string => explode( "\r\n\r\n", $mail['data'] )[0], $mails );
		$name = static function ( string $head ): string {
			self::assertSame( 1, preg_match( '/^Message-ID: \K<[0-9a-f]{24}@[^>]+>/mi', $head, $match ) );
			return $match[0] ?? '';
		};
		self::assertSame(
			[ [ 'RCPT TO:<jo@example.com>' ], [ 'RCPT TO:<jo@example.com>' ] ],
			[ $mails[1]['to'], $mails[2]['to'] ]
		);
		self::assertDoesNotMatchRegularExpression( '/^(Bcc|X-Evil|Auto-Submitted):/mi', $one );
		self::assertStringContainsString( "\r\nSubject: Re: Walls Bcc: victim@example.net X-Evil: yes\r\n", $one );
		self::assertStringContainsString( "\r\nFrom: Fern <site@example.org>\r\n", $one );
		self::assertMatchesRegularExpression(
			'/^Reply-To: .*<?' . preg_quote( wp_get_current_user()->user_email, '/' ) . '>?\r$/m',
			$one
		);
		self::assertStringContainsString( 'Content-Type: text/plain; charset=UTF-8', $one );
		self::assertStringContainsString( "<b>One</b>\r\n..\r\nBcc: victim@example.net", $mails[1]['data'] );
		self::assertStringContainsString( "\r\nIn-Reply-To: {$name( $auto )}\r\n", $one );
		self::assertStringContainsString( "\r\nIn-Reply-To: {$name( $one )}\r\n", $two );
		self::assertStringContainsString( "\r\nReferences: {$name( $auto )} {$name( $one )}\r\n", $two );
		self::assertSame(
			'Re: Walls',
			( (array) $this->ask( 'GET', "/leads/{$id}" )['reply'] )['subject'],
			'The next reply goes on under the same subject.'
		);
	}

	/**
	 * Which of the three mails one is: those of one second leave in any order.
	 *
	 * @param string $data The mail.
	 */
	private static function place( string $data ): int {
		return match ( true ) {
			str_contains( $data, 'Auto-Submitted' ) => 0,
			str_contains( $data, '<b>One</b>' )     => 1,
			default                                 => 2,
		};
	}

	/**
	 * LEAD-33: where the owner has said where answers go, they go there, whoever wrote; without an earlier mail there
	 * is nothing to refer to.
	 */
	public function test_the_owners_reply_to_comes_first(): void {
		[ $mailer, $sink ] = $this->mail_server();
		self::set( new MailSection(), [ 'reply_to' => 'office@example.org' ] );
		$id = $this->send( $this->form_on_page( [ 'silent' => true ] ) );
		self::assertSame(
			'office@example.org',
			( (array) $this->ask( 'GET', "/leads/{$id}" )['reply'] )['answers_to']
		);
		$this->reply( $id );
		$mails = $this->work( $mailer, $sink );
		$head  = explode( "\r\n\r\n", $mails[0]['data'] ?? '' )[0];
		self::assertStringContainsString( "\r\nReply-To: office@example.org\r\n", $head );
		self::assertDoesNotMatchRegularExpression( '/^(In-Reply-To|References):/mi', $head );
	}

	/**
	 * LEAD-36: how far it is, in the server's words; once given up, it alone is sent again.
	 */
	public function test_its_delivery_is_told_where_it_stands(): void {
		$id = $this->send( $this->form );
		$this->reply( $id );
		for ( $mail = 0; $mail < 2; $mail++ ) {
			$job = $this->jobs->claim();
			self::assertNotNull( $job );
			$this->jobs->mark_failed( $job, "550 No such mailbox {$job->kind}", true );
		}
		$lead = $this->ask( 'GET', "/leads/{$id}" );
		$mail = (array) ( (array) ( self::told( $lead )[0]['reply'] ?? [] ) )['mail'];
		self::assertSame( [ 'dead', '550 No such mailbox reply' ], [ $mail['state'], $mail['error'] ] );

		$this->ask( 'POST', "/leads/{$id}/resend", [ 'job' => 999999999 ] );
		self::assertNull( $this->jobs->claim(), 'Nothing that was not asked for.' );
		$lead  = $this->ask( 'POST', "/leads/{$id}/resend", [ 'job' => $mail['id'] ] );
		$mails = (array) ( (array) $lead['delivery'] )['mails'];
		self::assertSame(
			[ 'dead', 'failed' ],
			array_column( $mails, 'state' ),
			'It is tried again, and has failed so far.'
		);
		self::assertSame(
			[ 'received', 'reply', 'status', 'resend' ],
			array_column( (array) $lead['timeline'], 'kind' )
		);

		$this->clock->advance( 5 );
		$job = $this->jobs->claim();
		self::assertNotNull( $job );
		self::assertSame( ReplyHandler::KIND, $job->kind );
		$this->jobs->mark_sent( $job );
		$lead = $this->ask( 'GET', "/leads/{$id}" );
		self::assertSame( 'sent', ( (array) ( (array) ( self::told( $lead )[0]['reply'] ?? [] ) )['mail'] )['state'] );
		// The mail that went out is the reply itself, not one more event.
		self::assertSame(
			[ 'received', 'reply', 'status', 'resend' ],
			array_column( (array) $lead['timeline'], 'kind' )
		);
		self::assertStringNotContainsString(
			'300 dollars',
			(string) $this->connection->value( "SELECT payload FROM {$this->connection->table( 'outbox' )} WHERE id = %d", $job->id ),
			'What was sent is kept once, in the timeline.'
		);
	}

	/**
	 * A mail server, and our mailer alone before it.
	 *
	 * @return array{MailHandler, SmtpSink}
	 */
	private function mail_server(): array {
		foreach ( [ 'wp_mail_from', 'wp_mail_from_name', 'phpmailer_init', 'wp_mail_failed' ] as $hook ) {
			remove_all_filters( $hook );
		}
		unset( $GLOBALS['phpmailer'] );
		self::set(
			new MailSection(),
			[ 'mail_from' => 'site@example.org', 'mail_from_name' => 'Fern', 'reply_to' => '' ]
		);
		$mailer = Mailers::make();
		$mailer->register();
		$sink = new SmtpSink( 'accept' );
		add_action( 'phpmailer_init', $sink->use( ... ), 2000 );
		return [ $mailer, $sink ];
	}

	/**
	 * Works the queue off.
	 *
	 * @param MailHandler $mailer Sends.
	 * @param SmtpSink    $sink   Receives, and is stopped.
	 * @return list<array{to: list<string>, data: string}>
	 */
	private function work( MailHandler $mailer, SmtpSink $sink ): array {
		$this->clock->advance( 5 );
		try {
			( new Worker(
				$this->jobs,
				$this->connection,
				$this->clock,
				[ $mailer, new AutoreplyHandler( $mailer ), new ReplyHandler( $mailer ) ],
				0
			) )->run(
				10,
				60
			);
		} finally {
			$mails = $sink->stop();
		}
		return $mails;
	}
}
