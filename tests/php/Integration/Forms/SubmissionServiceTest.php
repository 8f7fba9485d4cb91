<?php
/**
 * An enquiry on its way in.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Tests\FormTestCase;

/**
 * What is stored, what is refused, and what happens twice.
 */
final class SubmissionServiceTest extends FormTestCase {

	private const KEY = '0b5a3c1e-9d2f-4a6b-8c7d-1e2f3a4b5c6d';

	/**
	 * The mail that waits, as the outbox has it.
	 *
	 * @return array<array-key, mixed>
	 */
	private function mail(): array {
		$payload = $this->connection->value( "SELECT payload FROM {$this->connection->table( 'outbox' )} ORDER BY id DESC LIMIT 1" );
		return (array) json_decode( (string) $payload, true );
	}

	/**
	 * LEAD-1 LEAD-2 LEAD-15 LEAD-17 LEAD-22: what is kept of an enquiry.
	 */
	public function test_an_enquiry_is_stored_with_its_labels(): void {
		$form   = $this->form_on_page( [ 'title' => 'Enquiry' ] );
		$result = $this->service->submit( $this->submission(
			$form,
			page: 'http://127.0.0.1/contact/?utm_source=news&utm_campaign=%3Cb%3E&x=1#form',
			referrer: 'https://search.example/?q=walls'
		) );

		self::assertNull( $result->error );
		$lead = $this->leads->find( $result->lead_id );
		self::assertNotNull( $lead );
		self::assertSame( $form->source->format(), $lead->form_source );
		self::assertSame( 'enquiry', $lead->form_uid );
		self::assertSame( 'Enquiry', $lead->form_title );
		self::assertSame( LeadStatus::New, $lead->status );
		self::assertSame( 'Jo Smith', $lead->name );
		self::assertSame( 'jo@example.com', $lead->email );
		self::assertSame( 'Hello, what does a wall cost?', $lead->summary );
		self::assertSame( [ 'Your name', 'Email', 'Services', 'Message' ], array_column( $lead->fields, 'label' ) );
		self::assertSame(
			[ 'Jo Smith', 'jo@example.com', [ 'Lawns' ], "Hello,\nwhat does a wall cost?" ],
			array_column( $lead->fields, 'value' )
		);
		self::assertSame( 'http://127.0.0.1/contact/?utm_source=news&utm_campaign=%3Cb%3E&x=1', $lead->page );
		self::assertSame( 'https://search.example/?q=walls', $lead->referrer );
		self::assertSame(
			[
				'utm_source'   => 'news',
				'utm_campaign' => '<b>',
			],
			$lead->campaign
		);
		$row = $this->connection->row( "SELECT * FROM {$this->connection->table( 'entries' )} WHERE id = %d", $result->lead_id );
		self::assertSame( 64, strlen( (string) ( $row['ip_hash'] ?? '' ) ) );
		self::assertStringNotContainsString( '127.0.0.1', (string) ( $row['ip_hash'] ?? '' ) );
	}

	/**
	 * What a visitor agreed to is kept in the words that stood there; a box that sets a text agrees to nothing.
	 */
	public function test_a_ticked_box_is_kept_as_consent(): void {
		$fields = [
			...self::FIELDS,
			[
				'fieldId' => 'terms',
				'type'    => 'booleancheckbox',
				'label'   => 'You may call me back.',
			],
			[
				'fieldId' => 'same',
				'type'    => 'booleancheckbox',
				'label'   => 'I am the owner.',
				'pairing' => [
					'field'   => 'name',
					'checked' => 'The owner',
				],
			],
		];
		$result = $this->service->submit(
			$this->submission( $this->form_on_page( [], $fields ), self::VALUES + [ 'terms' => '1', 'same' => '1' ] )
		);
		self::assertSame( 'You may call me back.', $this->leads->find( $result->lead_id )?->consent );
	}

	/**
	 * FIELD-6 PRIV-3: the wording of a consent is kept word for word, with where its links led, also when the form says
	 * something else later.
	 */
	public function test_the_wording_of_a_consent_is_kept(): void {
		$form   = $this->form_on_page(
			[],
			[
				...self::FIELDS,
				[
					'fieldId' => 'privacy',
					'type'    => 'consent',
					'wording' => 'I have read the <a href="https://example.com/privacy/?a=1&amp;b=2">privacy “policy”</a> &amp; <strong>agree</strong>.',
				],
			]
		);
		$result = $this->service->submit( $this->submission( $form, self::VALUES + [ 'privacy' => 'on' ] ) );
		$lead  = $this->leads->find( $result->lead_id );
		self::assertSame( "I have read the privacy “policy” & agree.\nprivacy “policy”: https://example.com/privacy/?a=1&b=2", $lead?->consent );
		$stored = array_column( $lead->fields, null, 'id' )['privacy'] ?? [];
		self::assertSame(
			[ 'consent', '1', 'Yes' ],
			[ $stored['type'] ?? '', $stored['value'] ?? '', $stored['text'] ?? '' ]
		);
		self::assertSame( 'I have read the privacy “policy” & agree.', $stored['label'] ?? '' );
	}

	/**
	 * An optional field of a type.
	 *
	 * @param string               $type Its type, and its name.
	 * @param array<string, mixed> $more Its other attributes.
	 * @return array<string, mixed>
	 */
	private static function optional( string $type, array $more = [] ): array {
		return $more + [
			'fieldId'  => $type,
			'type'     => $type,
			'label'    => ucfirst( $type ),
			'required' => false,
		];
	}

	/**
	 * FIELD-1: values of the newer types go into the lead and the mail as they were typed; a hidden one as the owner
	 * saved it or as the page's address has it.
	 */
	public function test_values_of_each_type_are_stored_and_mailed(): void {
		$form   = $this->form_on_page(
			[],
			[
				...self::FIELDS,
				self::optional( 'url' ),
				self::optional( 'number' ),
				self::optional( 'date' ),
				self::optional( 'hidden', [ 'defaultValue' => 'autumn' ] ),
				self::optional(
					'hidden',
					[ 'fieldId' => 'from', 'label' => 'From', 'defaultValue' => 'nowhere', 'parameter' => 'ref' ]
				),
			]
		);
		$result = $this->service->submit(
			$this->submission(
				$form,
				self::VALUES + [
					'url'    => 'https://example.com/?q=%0d%0aBcc:',
					'number' => '1,5',
					'date'   => '2026-12-24',
					'hidden' => 'forged',
					'from'   => 'forged',
				],
				page: 'http://127.0.0.1/contact/?ref=leaflet'
			)
		);
		self::assertNull( $result->error );
		$values = array_column( $this->leads->find( $result->lead_id )->fields ?? [], 'value', 'id' );
		self::assertSame(
			[ 'https://example.com/?q=%0d%0aBcc:', '1,5', '2026-12-24', 'autumn', 'leaflet' ],
			array_slice( array_values( $values ), -5 )
		);
		self::assertIsString( $this->mail()['text'] );
		self::assertStringContainsString(
			"Number:\n1,5\n\nDate:\nDecember 24, 2026\n\nHidden:\nautumn\n\nFrom:\nleaflet",
			$this->mail()['text']
		);
	}

	/**
	 * OUTBOX-1 OUTBOX-10 OUTBOX-11 LEAD-21: the mail waits beside the lead, to the owner's recipients.
	 */
	public function test_the_mail_is_queued_with_the_lead(): void {
		$form   = $this->form_on_page(
			[
				'recipient' => 'sales@example.com, no address, office@example.com',
				'subject'   => "New lead\r\nBcc: x@example.com",
			]
		);
		$result = $this->service->submit( $this->submission( $form ) );
		$mail   = $this->mail();
		self::assertSame( [ 'sales@example.com', 'office@example.com' ], $mail['to'] );
		self::assertSame( 'New lead Bcc: x@example.com', $mail['subject'] );
		self::assertSame( 'jo@example.com', $mail['reply_to'] );
		self::assertSame( 'Jo Smith', $mail['reply_to_name'] );
		self::assertIsString( $mail['text'] );
		self::assertStringContainsString( "Message:\nHello,\nwhat does a wall cost?", $mail['text'] );
		self::assertSame(
			'waiting',
			$this->jobs->deliveries( Lead::SUBJECT, [ $result->lead_id ] )[ $result->lead_id ]->value ?? ''
		);
	}

	/**
	 * OUTBOX-11: without recipients of its own, a form's mail goes to the site's administrator.
	 */
	public function test_a_form_without_recipients_tells_the_administrator(): void {
		$this->service->submit( $this->submission( $this->form_on_page( [ 'recipient' => 'not an address' ] ) ) );
		self::assertSame( [ get_option( 'admin_email' ) ], $this->mail()['to'] );
	}

	/**
	 * OUTBOX-10: `\r\nBcc:`, `%0a`, U+2028 in name, address and subject.
	 */
	public function test_a_visitor_writes_no_mail_header(): void {
		$result = $this->service->submit(
			$this->submission(
				$this->form_on_page(),
				[
					'name'    => "Jo\r\nBcc: a@example.com%0aCc: b@example.com\u{2028}To: c@example.com\u{202e}",
					'email'   => 'jo@example.com',
					'message' => "x\r\nBcc: d@example.com",
				]
			)
		);
		self::assertNull( $result->error );
		$mail = $this->mail();
		self::assertIsString( $mail['reply_to_name'] );
		self::assertIsString( $mail['subject'] );
		self::assertDoesNotMatchRegularExpression(
			'/[\r\n\x{2028}\x{202e}]/u',
			$mail['reply_to_name'] . $mail['subject']
		);
		self::assertSame( [ get_option( 'admin_email' ) ], $mail['to'] );
	}

	/**
	 * FORM-30 FORM-51 FORM-58 OUTBOX-11: forged recipient, subject and redirect_url in the request are not there.
	 */
	public function test_a_request_chooses_neither_recipient_nor_redirect(): void {
		$result = $this->service->submit(
			$this->submission(
				$this->form_on_page( [ 'redirectUrl' => '/thank-you/' ] ),
				self::VALUES + [
					'recipient'    => 'evil@example.com',
					'redirect_url' => 'https://evil.example/',
					'subject'      => 'evil',
				]
			)
		);
		self::assertSame( '/thank-you/', $result->redirect );
		self::assertStringNotContainsString( 'evil', (string) wp_json_encode( $this->mail() ) );
		self::assertStringNotContainsString(
			'evil',
			(string) wp_json_encode( $this->leads->find( $result->lead_id ) )
		);
	}

	/**
	 * FORM-35: what fails is stored nowhere and mailed to nobody.
	 */
	public function test_what_fails_is_not_stored(): void {
		$result = $this->service->submit( $this->submission( $this->form_on_page(), [ 'email' => 'nobody' ] ) );
		self::assertSame( 422, $result->error?->status() );
		self::assertSame(
			[ 'name', 'email', 'message' ],
			array_map( static fn ( $error ): string => $error->field_id, $result->errors )
		);
		self::assertSame( [ 0, 0 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );
	}

	/**
	 * FORM-15: one mistake is told by itself, several under one sentence, and what is missing comes first.
	 */
	public function test_several_mistakes_share_one_sentence(): void {
		$form  = $this->form_on_page(
			[],
			[
				self::optional( 'email' ),
				[ 'fieldId' => 'other' ] + self::optional( 'email' ),
				[ 'required' => true ] + self::optional( 'input' ),
			]
		);
		$error = fn ( string $email, string $other, string $name ): ?ErrorKey => $this->service->submit(
			$this->submission( $form, [ 'email' => $email, 'other' => $other, 'input' => $name ] )
		)->error;
		self::assertSame( ErrorKey::Invalid, $error( 'nobody', '', 'Ana' ) );
		self::assertSame( ErrorKey::ContactErrorMessage, $error( 'nobody', 'no one', 'Ana' ) );
		self::assertSame( ErrorKey::FillMessage, $error( 'nobody', 'no one', '' ) );
	}

	/**
	 * FORM-8: a descriptor or a hidden list that excuses a required field excuses nothing: only the saved field counts.
	 */
	public function test_a_required_field_stays_required(): void {
		$values = [
			'email_fields'        => '[{"field_id":"name","required_mark":"not_required","field_label":"<svg onload=alert(1)>"}]',
			'email_hidden_fields' => '["name"]',
		] + self::VALUES;
		$result = $this->service->submit( $this->submission( $this->form_on_page(), [ 'name' => '' ] + $values ) );
		self::assertSame( 'Your name', $result->errors[0]->label );
		$stored = $this->service->submit( $this->submission( $this->form_on_page(), $values ) );
		self::assertStringNotContainsString( 'svg', (string) wp_json_encode( $this->leads->find( $stored->lead_id ) ) );
	}

	/**
	 * TOKEN-2 TOKEN-3 TOKEN-4: forged, empty, too old, for another purpose.
	 */
	public function test_only_our_own_signature_opens_a_form(): void {
		$form  = $this->form_on_page();
		$token = $this->tokens->sign( $form );
		foreach ( [
			'',
			'x',
			$token . 'A',
			strrev( $token ),
			$this->hmac->sign( 'brolga_captcha', $form->format(), 60 ),
			$this->hmac->sign( 'brolga_form', 'post-1', 60 ),
			$this->hmac->sign( 'brolga_form', 'option-1:x', 60 ),
		] as $bad ) {
			self::assertSame( ErrorKey::BadToken, $this->service->submit( $this->submission( $bad ) )->error, $bad );
		}
		$this->clock->advance( Hmac::PAGE_TTL + 1 );
		self::assertSame( 403, $this->service->submit( $this->submission( $token ) )->error?->status() );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}

	/**
	 * FORM-37 TOKEN-3: a page cached 30 days still posts.
	 */
	public function test_a_page_cached_for_a_month_still_sends(): void {
		$token = $this->tokens->sign( $this->form_on_page() );
		$this->clock->advance( 30 * 86400 );
		self::assertNull( $this->service->submit( $this->submission( $token ) )->error );
	}

	/**
	 * FORM-39: the form of a draft, private, password-protected, trashed, future or deleted page.
	 */
	public function test_what_visitors_cannot_see_they_cannot_send(): void {
		foreach ( [ 'draft', 'pending', 'private', 'trash', 'future' ] as $status ) {
			$form = self::id_of( $this->make_post( self::form(), $status ) );
			if ( 'future' === $status ) {
				wp_update_post(
					[
						'ID'            => $form->source->post_id(),
						'post_date'     => '2099-01-01 00:00:00',
						'post_date_gmt' => '2099-01-01 00:00:00',
						'post_status'   => 'future',
					]
				);
			}
			self::assertSame(
				ErrorKey::UnknownForm,
				$this->service->submit( $this->submission( $form ) )->error,
				$status
			);
		}
		$page = $this->make_post( self::form() );
		wp_update_post(
			[
				'ID'            => $page,
				'post_password' => 'secret',
			]
		);
		$form = self::id_of( $page );
		self::assertSame( ErrorKey::UnknownForm, $this->service->submit( $this->submission( $form ) )->error );
		wp_delete_post( $page, true );
		$gone = $this->service->submit( $this->submission( $form ) );
		self::assertSame( 404, $gone->error?->status() );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}

	/**
	 * FORM-40: replay after the form changed.
	 */
	public function test_a_form_counts_as_it_is_now(): void {
		$form  = $this->form_on_page();
		$token = $this->tokens->sign( $form );
		wp_update_post(
			[
				'ID'           => $form->source->post_id(),
				'post_content' => wp_slash(
					self::form( [], [ ...self::FIELDS, [ 'fieldId' => 'phone', 'type' => 'tel', 'label' => 'Phone' ] ] )
				),
			]
		);
		$result = $this->service->submit( $this->submission( $token ) );
		self::assertSame( 'Phone', $result->errors[0]->label );
	}

	/**
	 * LEAD-3 LEAD-4: the same key with the same body is the first answer again.
	 */
	public function test_a_key_counts_once(): void {
		$form  = $this->form_on_page( [ 'redirectUrl' => '/thank-you/' ] );
		$first = $this->service->submit( $this->submission( $form, key: self::KEY ) );
		$this->clock->advance( 3600 );
		$again = $this->service->submit( $this->submission( $form, key: self::KEY ) );
		self::assertSame( [ $first->lead_id, '/thank-you/' ], [ $again->lead_id, $again->redirect ] );
		self::assertSame( [ 1, 1 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );
	}

	/**
	 * LEAD-5: the same key with another body, or for another form.
	 */
	public function test_a_key_belongs_to_its_body(): void {
		$form = $this->form_on_page();
		$this->service->submit( $this->submission( $form, key: self::KEY ) );
		self::assertSame(
			409,
			$this->service
				->submit( $this->submission( $form, [ 'message' => 'Other' ] + self::VALUES, self::KEY ) )->error
				?->status()
		);
		self::assertSame(
			409,
			$this->service->submit( $this->submission( $this->form_on_page(), key: self::KEY ) )->error?->status()
		);
		self::assertSame( 1, $this->rows_of( 'entries' ) );
	}

	/**
	 * LEAD-6: without a key, the same body, form and address is one within ten minutes, and another after.
	 */
	public function test_without_a_key_ten_minutes_decide(): void {
		$form  = $this->form_on_page();
		$first = $this->service->submit( $this->submission( $form ) );
		$this->clock->advance( 599 );
		self::assertSame( $first->lead_id, $this->service->submit( $this->submission( $form ) )->lead_id );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		self::assertNotSame( $first->lead_id, $this->service->submit( $this->submission( $form ) )->lead_id );
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		$this->service->submit( $this->submission( $form, [ 'message' => 'Other' ] + self::VALUES ) );
		self::assertSame( 3, $this->rows_of( 'entries' ) );
		$this->clock->advance( 2 );
		self::assertNotSame( $first->lead_id, $this->service->submit( $this->submission( $form ) )->lead_id );
		self::assertSame( 4, $this->rows_of( 'entries' ) );
	}

	/**
	 * LEAD-8: one cached page, 100 visitors without scripts.
	 */
	public function test_a_hundred_visitors_of_one_cached_page_are_a_hundred(): void {
		$challenge = $this->captcha->issue();
		$token     = $this->tokens->sign( $this->form_on_page( [ 'captcha' => true ] ) );
		for ( $visitor = 1; $visitor <= 100; $visitor++ ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$visitor}";
			$result                 = $this->service->submit(
				$this->submission(
					$token,
					self::VALUES,
					'',
					$challenge->token,
					(string) ( $challenge->first + $challenge->second )
				)
			);
			self::assertNull( $result->error );
		}
		self::assertSame( [ 100, 100 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );
	}

	/**
	 * FORM-34 LEAD-23: honeypot filled: kept apart, an ordinary answer, no mail.
	 */
	public function test_the_trap_makes_spam(): void {
		$result = $this->service->submit( $this->submission( $this->form_on_page(), honeypot: 'x' ) );
		self::assertNull( $result->error );
		self::assertSame( LeadStatus::Spam, $this->leads->find( $result->lead_id )?->status );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
	}

	/**
	 * LEAD-23 SPAM-8: sent in under 2 s, by the page's signed time, and full of links: spam. A cached page, or haste
	 * alone, proves nothing.
	 */
	public function test_haste_with_links_makes_spam(): void {
		$linked = [ 'message' => 'Buy at https://spam.example/' ] + self::VALUES;
		$status = fn ( FormId $form, array $values, int $seconds ): ?LeadStatus => $this->status_after(
			$form,
			$values,
			$seconds
		);
		self::assertSame( LeadStatus::Spam, $status( $this->form_on_page(), $linked, 1 ) );
		self::assertSame( LeadStatus::New, $status( $this->form_on_page(), $linked, 2 ) );
		self::assertSame( LeadStatus::New, $status( $this->form_on_page(), $linked, 30 * 86400 ) );
		self::assertSame( LeadStatus::New, $status( $this->form_on_page(), self::VALUES, 0 ) );
		// A page from the future: the clocks of two servers differ.
		self::assertSame( LeadStatus::New, $status( $this->form_on_page(), $linked, -60 ) );
	}

	/**
	 * The status of an enquiry that is sent some seconds after its page was made.
	 *
	 * @param array<array-key, mixed> $values  What is answered.
	 * @param int                     $seconds How long after.
	 */
	private function status_after( FormId $form, array $values, int $seconds ): ?LeadStatus {
		$token = $this->tokens->sign( $form );
		$this->clock->advance( $seconds );
		return $this->leads->find( $this->service->submit( $this->submission( $token, $values ) )->lead_id )?->status;
	}

	/**
	 * REST-4 REST-5 LEAD-24: 20 at once, then one each 3 s, by address and /64; a forged X-Forwarded-For is nobody's.
	 */
	public function test_the_rate_is_counted_by_form_and_address(): void {
		$form    = $this->form_on_page();
		$other   = $this->form_on_page();
		$status  = fn ( FormId $of, string $text ): int => $this->service
			->submit( $this->submission( $of, [ 'message' => $text ] + self::VALUES ) )->error
			?->status() ?? 200;
		$address = static function ( string $ip ): void {
			$_SERVER['REMOTE_ADDR'] = $ip;
		};
		for ( $n = 0; $n < 20; $n++ ) {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = "198.51.100.{$n}";
			$address( sprintf( '2001:db8:1:1::%x', $n + 1 ) );
			self::assertSame( 200, $status( $form, "text {$n}" ) );
		}
		$refused = $this->service->submit( $this->submission( $form ) );
		self::assertSame( ErrorKey::TooMany, $refused->error );
		self::assertSame( 3, $refused->retry_after );
		self::assertSame( 200, $status( $other, 'another form' ) );
		$address( '2001:db8:1:2::1' );
		self::assertSame( 200, $status( $form, 'another network' ) );
		$address( '2001:db8:1:1::1' );
		$this->clock->advance( 3 );
		self::assertSame( 200, $status( $form, 'three seconds later' ) );
		self::assertSame( 429, $status( $form, 'at once again' ) );
	}

	/**
	 * LEAD-12: markup, formulas, placeholders and marks are stored as they were written.
	 */
	public function test_a_value_of_every_kind_is_stored_and_inert(): void {
		$attacks = [
			'<script>alert(1)</script>',
			'<svg onload=alert(1)>',
			'javascript:alert(1)',
			'=cmd|1',
			"x' OR 1=1 --",
			'%s %d %1$s',
			'{{7*7}}',
			'🦩',
			"\u{202e}evil",
		];
		foreach ( $attacks as $attack ) {
			$result = $this->service->submit(
				$this->submission(
					$this->form_on_page(),
					[
						'name'    => $attack,
						'message' => $attack,
					] + self::VALUES
				)
			);
			self::assertNull( $result->error );
			self::assertSame( $attack, $this->leads->find( $result->lead_id )?->fields[0]['value'] ?? null );
		}
		self::assertSame( count( $attacks ), $this->rows_of( 'outbox' ) );
	}
}
