<?php
/**
 * Answers that a form gives by itself.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Support\Json;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Lead;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Mail\MailSection;
use Brolga\Outbox\Delivery;
use Brolga\Outbox\Worker;
use Brolga\Tests\FormTestCase;
use Brolga\Tests\Support\Mailers;
use Brolga\Tests\Support\SmtpSink;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * To whom it goes, how often, and what a robot can make of it.
 *
 * OUTBOX-16
 */
final class AutoreplyTest extends FormTestCase {

	private const REPLY = [ 'autoreply' => [ 'send' => true ] ];

	/**
	 * Sends a form.
	 *
	 * @param array<array-key, mixed> $values   Answers that differ from the usual ones.
	 * @param string                  $honeypot What is in the trap.
	 * @return int The lead.
	 */
	private function send( FormId $form, array $values = [], string $honeypot = '' ): int {
		// Past the time in which the same text is the same message.
		$this->clock->advance( 700 );
		$result = $this->service->submit( $this->submission( $form, $values + self::VALUES, honeypot: $honeypot ) );
		self::assertNull( $result->error );
		return $result->lead_id;
	}

	/**
	 * The autoreplies that wait, oldest first.
	 *
	 * @return list<array<array-key, mixed>>
	 */
	private function replies(): array {
		return array_map(
			static fn ( array $row ): array => Json::map( (string) $row['payload'] ),
			$this->connection->rows( "SELECT payload FROM {$this->connection->table( 'outbox' )} WHERE kind = 'autoreply' ORDER BY id" )
		);
	}

	/**
	 * The text of the autoreply to an enquiry.
	 *
	 * @param string                     $body   The owner's text.
	 * @param array<array-key, mixed>    $values Answers that differ from the usual ones.
	 * @param bool                       $quote  Whether the owner wants answers to be repeated.
	 * @param list<array<string, mixed>> $fields The fields.
	 */
	private function text(
		string $body,
		array $values = [],
		bool $quote = false,
		array $fields = self::FIELDS
	): string {
		$autoreply = [ 'send' => true, 'body' => $body, 'quote' => $quote ];
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'ledger' )}" );
		$this->send( $this->form_on_page( [ 'autoreply' => $autoreply ], $fields ), $values );
		$replies = $this->replies();
		$text    = end( $replies )['text'] ?? null;
		self::assertIsString( $text );
		return rtrim( $text, "\n" );
	}

	/**
	 * OUTBOX-16: a form answers where its owner wants it, beside the mail to the owner, in the same transaction.
	 */
	public function test_a_form_answers_where_its_owner_wants_it(): void {
		$this->send( $this->form_on_page() );
		$this->send( $this->form_on_page( [ 'autoreply' => [ 'body' => 'Hello' ] ] ) );
		self::assertCount( 0, $this->replies() );
		update_option( 'blogname', 'Fern &amp; Co' );
		$id    = $this->send( $this->form_on_page( self::REPLY ) );
		$reply = $this->replies()[0] ?? [];
		self::assertSame( [ 'jo@example.com' ], $reply['to'] ?? null );
		self::assertSame( 'Your message to Fern & Co', $reply['subject'] );
		self::assertIsString( $reply['text'] );
		self::assertStringStartsWith( 'Thank you for your message.', $reply['text'] );
		self::assertStringNotContainsString( 'wall', $reply['text'] );
		self::assertTrue( $reply['automatic'] );
		self::assertSame(
			[ 'mail', 'autoreply' ],
			array_column( $this->jobs->history( Lead::subject( $id ) ), 'kind' )
		);
	}

	/**
	 * OUTBOX-16: a silent form can answer all the same, and a form without an address has nobody to answer.
	 */
	public function test_a_form_answers_only_an_address_that_passed(): void {
		$this->send( $this->form_on_page( [ 'silent' => true ] + self::REPLY ) );
		self::assertCount( 1, $this->replies() );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );

		$fields             = self::FIELDS;
		$fields[1]['type']  = 'input';
		$this->send( $this->form_on_page( self::REPLY, $fields ), [ 'email' => 'jo@example.org' ] );
		$fields             = self::FIELDS;
		$fields[1]         += [ 'required' => false ];
		$this->send( $this->form_on_page( self::REPLY, $fields ), [ 'email' => '' ] );
		// The form's rule lets it pass, WordPress' mailer would not.
		$this->send( $this->form_on_page( self::REPLY ), [ 'email' => 'a..b@example.com' ] );
		self::assertCount( 1, $this->replies() );
	}

	/**
	 * OUTBOX-16 FORM-34: spam is answered by nobody.
	 */
	public function test_spam_is_not_answered(): void {
		$this->send( $this->form_on_page( self::REPLY ), honeypot: 'robot' );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
	}

	/**
	 * OUTBOX-16: one address gets three a day at most, whichever form and whoever sends them; the enquiries are stored
	 * all the same.
	 */
	public function test_nobodys_mailbox_is_flooded(): void {
		$spellings = [
			'jo.smith@example.com',
			'Jo.Smith@Example.com',
			'josmith+1@example.com',
			'j.o.s.m.i.t.h+2@example.com',
			'josmith@example.com',
		];
		foreach ( $spellings as $number => $address ) {
			$_SERVER['REMOTE_ADDR'] = "203.0.113.{$number}";
			$this->send( $this->form_on_page( self::REPLY ), [ 'email' => $address ] );
		}
		self::assertCount( 3, $this->replies() );
		self::assertSame( count( $spellings ), $this->rows_of( 'entries' ) );
		$this->send( $this->form_on_page( self::REPLY ), [ 'email' => 'somebody-else@example.com' ] );
		self::assertCount( 4, $this->replies() );
		// Each place is free a day after it was taken, and not before.
		$this->clock->advance( 86400 - 6 * 700 );
		$this->send( $this->form_on_page( self::REPLY ), [ 'email' => 'josmith@example.com' ] );
		self::assertCount( 5, $this->replies() );
		$this->send( $this->form_on_page( self::REPLY ), [ 'email' => 'josmith@example.com' ] );
		self::assertCount( 6, $this->replies() );
	}

	/**
	 * OUTBOX-16: the addresses that are counted cannot be read from the table.
	 */
	public function test_counting_tells_nobody_the_address(): void {
		$this->send( $this->form_on_page( self::REPLY ) );
		$names = implode(
			' ',
			array_map(
				strval( ... ),
				array_column(
					$this->connection->rows(
						"SELECT name FROM {$this->connection->table( 'ledger' )} WHERE name LIKE %s",
						'autoreply:%'
					),
					'name'
				)
			)
		);
		self::assertMatchesRegularExpression( '/^autoreply:[0-9a-zA-Z_-]+:1$/', $names );
		self::assertStringNotContainsString( hash( 'sha256', 'jo@example.com' ), $names );
	}

	/**
	 * OUTBOX-16 LEAD-5: what was sent twice is answered once.
	 */
	public function test_what_was_sent_twice_is_answered_once(): void {
		$form = $this->form_on_page( self::REPLY );
		for ( $time = 0; $time < 3; $time++ ) {
			$this->service->submit( $this->submission( $form, self::VALUES, '5e4b7c1c-7e0c-4f57-9b8b-5f6d1c2b3a49' ) );
		}
		self::assertCount( 1, $this->replies() );
	}

	/**
	 * Names, and what a mail to a stranger makes of them.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function names(): iterable {
		foreach ( [
			'Jo',
			'Jo Smith',
			'Dr. Ana-María O’Neill',
			"D'Arcy",
			'Ольга Петровна',
			'ஜோ',
			'李小龙',
			'Martin Luther King Jr.',
		] as $name ) {
			yield $name => [ $name, $name ];
		}
		foreach ( [
			'Buy at evil.example',
			'evil.example',
			'www evil/x',
			'Call 0900 123',
			'me@evil.example',
			'<b>Jo</b>',
			'Win: money',
			"Jo\r\nBcc: x",
			'💰 free',
			'-',
			'.com',
			str_repeat( 'a', 41 ),
		] as $name ) {
			yield $name => [ $name, '' ];
		}
	}

	/**
	 * OUTBOX-16: a name is repeated where it is nothing but one: no link, no number, no advertisement.
	 *
	 * @param string $typed The visitor's.
	 * @param string $told  What the mail makes of it.
	 */
	#[DataProvider( 'names' )]
	public function test_a_name_is_repeated_where_it_is_one( string $typed, string $told ): void {
		self::assertSame( "[{$told}]", $this->text( '[{name}]', [ 'name' => $typed ] ) );
	}

	/**
	 * OUTBOX-16: without the owner's wish nothing that was typed goes to the address in the form; choices are the
	 * owner's own words.
	 */
	public function test_what_was_typed_is_not_repeated_unasked(): void {
		$body = '[{message}][{all_answers}][{lead_link}][{page}][{services}][{lead_number}]';
		self::assertMatchesRegularExpression(
			'/^\[]\[]\[]\[]\[Lawns]\[\d+]$/',
			$this->text( $body, [ 'message' => 'Buy at evil.example' ] )
		);
	}

	/**
	 * OUTBOX-16: a number and a day are no advertisement; what a hidden field brings along may be one.
	 */
	public function test_a_number_and_a_day_are_repeated(): void {
		$fields = [
			...self::FIELDS,
			[
				'fieldId' => 'guests',
				'type'    => 'number',
				'label'   => 'Guests',
			],
			[
				'fieldId' => 'day',
				'type'    => 'date',
				'label'   => 'Day',
			],
			[
				'fieldId' => 'brought',
				'type'    => 'hidden',
				'label'   => 'Brought along',
			],
		];
		$values = [
			'guests'  => '12',
			'day'     => '2026-12-24',
			'brought' => 'evil.example',
		];
		self::assertSame(
			'[12][December 24, 2026][]',
			$this->text( '[{guests}][{day}][{brought}]', $values, false, $fields )
		);
	}

	/**
	 * OUTBOX-16: with it, it stands there as a quotation, but not in the subject, and the way into the dashboard never.
	 */
	public function test_what_was_typed_is_quoted_where_the_owner_wants_it(): void {
		$fields = [ ...self::FIELDS, [ 'fieldId' => 'suburb', 'label' => 'Suburb' ] ];
		$values = [ 'message' => "One\n-- \nTwo {lead_link}", 'suburb' => 'Toowong' ];
		self::assertSame(
			"You wrote:\n> One\n> -- \n> Two {lead_link}\n from Toowong []",
			$this->text( "You wrote:\n{message}\n from {suburb} [{lead_link}{page}]", $values, true, $fields )
		);
		self::assertStringStartsWith(
			"> Your name:\n> Jo Smith\n> \n> Email:\n> jo@example.com\n",
			$this->text( '{all_answers}', $values, true, $fields )
		);

		$this->send(
			$this->form_on_page(
				[ 'autoreply' => [
					'send'    => true,
					'quote'   => true,
					'subject' => "About {suburb}: {services}\r\nBcc: x@example.com",
				] ],
				$fields
			),
			$values
		);
		$replies = $this->replies();
		self::assertSame( 'About : Lawns Bcc: x@example.com', end( $replies )['subject'] ?? null );
	}

	/**
	 * OUTBOX-16 OUTBOX-17: it arrives with the site's sender, the owner's Reply-To and the mark that no machine
	 * answers; the next mail has none.
	 */
	public function test_it_arrives_as_an_answer_of_a_machine(): void {
		foreach ( [ 'wp_mail_from', 'wp_mail_from_name', 'phpmailer_init', 'wp_mail_failed' ] as $hook ) {
			remove_all_filters( $hook );
		}
		unset( $GLOBALS['phpmailer'] );
		self::set(
			new MailSection(),
			[ 'mail_from' => 'site@example.org', 'mail_from_name' => 'Fern', 'reply_to' => 'office@example.org' ]
		);
		$mailer = Mailers::make();
		$mailer->register();
		$id   = $this->send( $this->form_on_page( self::REPLY ) );
		$own  = $this->send( $this->form_on_page(
			[
				'silent'    => true,
				'autoreply' => [ 'send' => true, 'replyTo' => "ruth@example.org\r\nBcc: x@example.net" ],
			]
		) );
		$good = $this->send( $this->form_on_page(
			[ 'silent' => true, 'autoreply' => [ 'send' => true, 'replyTo' => 'ruth@example.org' ] ]
		) );
		$sink = new SmtpSink( 'accept' );
		add_action( 'phpmailer_init', $sink->use( ... ), 2000 );
		try {
			$report = ( new Worker(
				$this->jobs,
				$this->connection,
				$this->clock,
				[ $mailer, new AutoreplyHandler( $mailer ) ],
				0
			) )->run(
				10,
				60
			);
		} finally {
			$mails = $sink->stop();
		}
		self::assertSame( 4, $report->sent );
		$heads = array_map(
			static fn ( array $mail ): string => implode( '', $mail['to'] )
				. "\r\n"
				. explode( "\r\n\r\n", $mail['data'] )[0],
			$mails
		);
		self::assertStringNotContainsString( 'Auto-Submitted', $heads[0] );
		self::assertStringContainsString( '<jo@example.com>', $heads[1] );
		self::assertStringContainsString( "\r\nFrom: Fern <site@example.org>", $heads[1] );
		self::assertStringContainsString( "\r\nReply-To: office@example.org", $heads[1] );
		self::assertStringContainsString( "\r\nAuto-Submitted: auto-replied", $heads[1] );
		self::assertStringContainsString( "\r\nReply-To: office@example.org", $heads[2] );
		self::assertStringNotContainsString( 'x@example.net', $heads[2] );
		self::assertStringContainsString( "\r\nReply-To: ruth@example.org", $heads[3] );
		self::assertSame(
			[ Delivery::Sent, Delivery::Sent, Delivery::Sent ],
			array_values( $this->jobs->deliveries( Lead::SUBJECT, [ $id, $own, $good ] ) )
		);
	}
}
