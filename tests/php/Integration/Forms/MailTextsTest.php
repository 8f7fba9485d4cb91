<?php
/**
 * Mails in the owner's words.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Text;
use Brolga\Forms\Fields\ShownAnswer;
use Brolga\Forms\Source\FormId;
use Brolga\Tests\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Placeholders, what may stand in them, and what may not come of it.
 *
 * OUTBOX-19
 */
final class MailTextsTest extends FormTestCase {

	/** Values of visitors that would like to be headers. */
	private const ATTACKS = [
		"Jo\r\nBcc: victim@example.net",
		"Jo\nBcc: victim@example.net",
		'Jo%0aBcc: victim@example.net',
		'Jo%0d%0aBcc:victim@example.net',
		"Jo\u{2028}Bcc: victim@example.net",
		"Jo\u{2029}Bcc: victim@example.net",
		"Jo\u{0085}Bcc: victim@example.net",
		"Jo\u{000b}Bcc: victim@example.net\u{0000}",
		"Jo\u{202e}\u{2066}ten.elpmaxe",
		'a@b.c" -X/tmp/x',
		'{lead_link} {all_answers} {email}',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->clock->advance( (int) strtotime( '2026-11-21 09:30:00 UTC' ) - $this->clock->timestamp() );
		update_option( 'blogname', 'Fern &amp; Co' );
		update_option( 'timezone_string', 'Australia/Brisbane' );
		update_option( 'date_format', 'j F Y' );
		update_option( 'time_format', 'H:i' );
	}

	/**
	 * The mail to the owner that comes of an enquiry.
	 *
	 * @param array<array-key, mixed> $values Its answers.
	 * @return array<array-key, mixed>
	 */
	private function mail( FormId $form, array $values = self::VALUES ): array {
		$this->clock->advance( 700 );
		$result = $this->service->submit( $this->submission( $form, $values ) );
		self::assertNull( $result->error );
		return Json::map( (string) $this->connection->value(
			"SELECT payload FROM {$this->connection->table( 'outbox' )} WHERE kind = 'mail' AND subject = %s",
			"lead:{$result->lead_id}"
		) );
	}

	/**
	 * LEAD-202: a label that asks needs no colon, and a day is written as the site writes it.
	 */
	public function test_answers_are_told_as_people_write(): void {
		self::assertSame(
			[ 'Name:', 'When?', 'Wann？', 'So:', 'He asked “why?”' ],
			array_map( Text::heading( ... ), [ 'Name', 'When?', 'Wann？', 'So:', 'He asked “why?”' ] )
		);
		$day   = '2026-12-06';
		$field = [ 'id' => 'day', 'label' => 'When?', 'type' => 'date', 'value' => $day, 'text' => $day ];
		self::assertSame( '6 December 2026', ShownAnswer::text( $field ) );
		self::assertSame( 'soon', ShownAnswer::text( [ 'text' => 'soon' ] + $field ) );
		self::assertSame( '2026-12-06', ShownAnswer::text( [ 'type' => 'input' ] + $field ) );
	}

	/**
	 * OUTBOX-19: each placeholder stands for what it says; a field goes by its id.
	 */
	public function test_placeholders_stand_for_what_was_answered(): void {
		$form = $this->form_on_page(
			[
				'title'   => 'Quote request',
				'subject' => '{form}: {name} wants {services}, {message}',
				'body'    => "{name} ({email})\n{Message}\n--\n{page} | {form} | {site} | {date} | {lead_number}\n{lead_link}\n{all_answers}",
			]
		);
		$mail = $this->mail( $form );
		$id   = (int) $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'entries' )}" );
		self::assertSame( 'Quote request: Jo Smith wants Lawns, Hello, what does a wall cost?', $mail['subject'] );
		self::assertSame(
			"Jo Smith (jo@example.com)\nHello,\nwhat does a wall cost?\n--\nhttp://127.0.0.1/contact/ | Quote request | Fern & Co | 21 November 2026 19:41 | {$id}\n"
				. admin_url( "admin.php?page=brolga-leads&lead={$id}" )
				. "\nYour name:\nJo Smith\n\nEmail:\njo@example.com\n\nServices:\nLawns\n\nMessage:\nHello,\nwhat does a wall cost?\n",
			$mail['text']
		);
	}

	/**
	 * OUTBOX-16 OUTBOX-19: what the editor offers has a text, in both mails; what it does not offer has none.
	 */
	public function test_the_editor_offers_what_there_is(): void {
		$fields = [ ...self::FIELDS, [ 'fieldId' => 'other', 'label' => 'Other', 'required' => false ] ];
		$body   = implode(
			"\n",
			array_map(
				static fn ( string $name ): string => "{$name}:{{$name}}",
				[ ...Constants::FORM_PLACEHOLDERS, 'other' ]
			)
		);
		$form   = $this->form_on_page(
			[
				'title'     => 'Quote request',
				'body'      => $body,
				'autoreply' => [
					'send'  => true,
					'quote' => true,
					'body'  => $body,
				],
			],
			$fields
		);
		$this->mail( $form );
		$jobs    = $this->connection->rows( "SELECT payload FROM {$this->connection->table( 'outbox' )} ORDER BY id" );
		$offered = static function ( int $job ) use ( $jobs ): array {
			$text = Json::map( (string) $jobs[ $job ]['payload'] )['text'] ?? '';
			preg_match_all( '/^(\w+):\S/m', is_string( $text ) ? $text : '', $match );
			return array_values( array_intersect( $match[1], [ ...Constants::FORM_PLACEHOLDERS, 'other' ] ) );
		};
		self::assertSame( Constants::FORM_PLACEHOLDERS, $offered( 0 ) );
		self::assertSame( Constants::FORM_AUTOREPLY_PLACEHOLDERS, $offered( 1 ) );
	}

	/**
	 * OUTBOX-11 OUTBOX-19: where the owner says nothing, the mail is the usual one.
	 */
	public function test_an_owner_who_says_nothing_gets_the_usual_mail(): void {
		$mail = $this->mail( $this->form_on_page( [ 'title' => 'Quote request' ] ) );
		$id   = (int) $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'entries' )}" );
		self::assertSame( 'Quote request on Fern & Co', $mail['subject'] );
		self::assertSame(
			"Your name:\nJo Smith\n\nEmail:\njo@example.com\n\nServices:\nLawns\n\nMessage:\nHello,\nwhat does a wall cost?\n\n--\n\n"
				. "Sent from http://127.0.0.1/contact/\n\nView this lead: "
				. admin_url( "admin.php?page=brolga-leads&lead={$id}" ) . "\n",
			$mail['text']
		);
	}

	/**
	 * OUTBOX-19: what was not asked is left out; what nobody knows stays, as other braces do; a field comes before a
	 * fixed name but those of the sender.
	 */
	public function test_placeholders_without_a_text(): void {
		$fields = [
			...self::FIELDS,
			[
				'fieldId'  => 'date',
				'label'    => 'Which day?',
				'required' => false,
			],
			[
				'fieldId'    => 'hidden',
				'label'      => 'Hidden',
				'conditions' => [ 'rules' => [ [ 'services', 'is', 'Walls' ] ] ],
			],
			[
				'fieldId'  => 'last_name',
				'label'    => 'Last name',
				'required' => false,
			],
		];
		$form   = $this->form_on_page(
			[ 'body' => '[{hidden}][{nmae}][{constructor}][{ name }][{}][{{name}}][{date}][{lead-number}]' ],
			$fields
		);
		$values = [
			'name'      => 'Jo',
			'last_name' => 'Smith',
			'date'      => 'Monday',
			'hidden'    => 'evil',
		];
		self::assertSame(
			"[][{nmae}][{constructor}][{ name }][{}][{Jo Smith}][Monday][{lead-number}]\n",
			$this->mail( $form, $values + self::VALUES )['text']
		);
	}

	/**
	 * What visitors try.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function attacks(): iterable {
		foreach ( self::ATTACKS as $attack ) {
			yield (string) json_encode( $attack ) => [ $attack ];
		}
	}

	/**
	 * OUTBOX-10 OUTBOX-19: no value adds a header, a recipient or a placeholder, wherever the owner puts it.
	 *
	 * @param string $attack The value.
	 */
	#[DataProvider( 'attacks' )]
	public function test_a_visitors_value_stays_a_value( string $attack ): void {
		$form = $this->form_on_page(
			[
				'recipient' => 'office@example.com',
				'subject'   => 'From {name}: {message}',
				'body'      => '{name}|{message}',
			]
		);
		$mail = $this->mail(
			$form,
			[
				'name'    => $attack,
				'message' => $attack,
			] + self::VALUES
		);
		self::assertSame( [ 'office@example.com' ], $mail['to'] );
		self::assertIsString( $mail['subject'] );
		self::assertIsString( $mail['reply_to_name'] );
		self::assertIsString( $mail['text'] );
		self::assertDoesNotMatchRegularExpression(
			'/[\p{Cc}\p{Zl}\p{Zp}\x{202a}-\x{202e}\x{2066}-\x{2069}]/u',
			$mail['subject'] . $mail['reply_to_name']
		);
		self::assertStringNotContainsString( 'admin.php', $mail['text'] . $mail['subject'] );
		self::assertSame( 'jo@example.com', $mail['reply_to'] );
	}

	/**
	 * OUTBOX-10 OUTBOX-19: nor do the owner's templates, whoever saved them.
	 *
	 * @param string $attack The template.
	 */
	#[DataProvider( 'attacks' )]
	public function test_a_template_is_no_header( string $attack ): void {
		$mail = $this->mail( $this->form_on_page(
			[ 'subject' => $attack, 'body' => $attack, 'recipient' => "office@example.com,{$attack}" ]
		) );
		self::assertIsString( $mail['subject'] );
		self::assertDoesNotMatchRegularExpression(
			'/[\p{Cc}\p{Zl}\p{Zp}\x{202a}-\x{202e}\x{2066}-\x{2069}]/u',
			$mail['subject']
		);
		self::assertSame( [ 'office@example.com' ], $mail['to'] );
	}

	/**
	 * OUTBOX-10: an address that is none is refused, and mailed nowhere.
	 */
	public function test_an_address_that_would_be_an_option_is_refused(): void {
		foreach ( [
			'a@b.c" -X/tmp/x',
			"jo@example.com\r\nBcc: victim@example.net",
			'jo@example.com,victim@example.net',
			'jo@example.com%0aBcc:victim@example.net',
			"jo@example.com\u{2028}victim@example.net",
		] as $address ) {
			$result = $this->service->submit(
				$this->submission( $this->form_on_page(), [ 'email' => $address ] + self::VALUES )
			);
			self::assertSame( 422, $result->error?->status(), $address );
		}
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
	}

	/**
	 * OUTBOX-19: an owner who wants no mail gets none; the lead is there, and says so.
	 */
	public function test_a_form_can_be_silent(): void {
		$result = $this->service->submit( $this->submission( $this->form_on_page( [ 'silent' => true ] ) ) );
		self::assertNull( $result->error );
		self::assertSame( [ 1, 0 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );
		self::assertSame( 'none', $this->inbox->read( $result->lead_id )?->delivery->value );
		// Asked for by hand, there is one all the same.
		self::assertTrue( $this->inbox->resend( $result->lead_id, 0 ) );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );
	}

	/**
	 * OUTBOX-9 OUTBOX-19: a mail that is written anew tells when the enquiry came, not when it is written.
	 */
	public function test_a_mail_written_anew_keeps_its_date(): void {
		$form   = $this->form_on_page( [ 'silent' => true, 'body' => '{date} {name}' ] );
		$result = $this->service->submit( $this->submission( $form ) );
		$this->clock->advance( 864000 );
		$this->inbox->resend( $result->lead_id, 0 );
		self::assertSame(
			"21 November 2026 19:30 Jo Smith\n",
			Json::map(
				(string) $this->connection->value( "SELECT payload FROM {$this->connection->table( 'outbox' )}" )
			)['text']
		);
	}
}
