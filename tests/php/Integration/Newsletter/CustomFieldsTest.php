<?php
/**
 * What a sign-up asks beside name and address.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Forms\Fields\FieldError;
use Brolga\Newsletter\Signups\SubscriptionResult;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Tests\NewsletterTestCase;

/**
 * Custom fields through the service, both edges and the tools for personal data.
 */
final class CustomFieldsTest extends NewsletterTestCase {

	/** What a visitor answers. */
	private const ANSWERS = [
		'suburb' => ' New Farm ',
		'topics' => [
			'1' => 'Natives',
			'2' => 'fruit',
		],
		'share'  => '1',
		'email'  => 'Friend@Example.com',
	];

	/**
	 * What is stored: text by field id.
	 *
	 * @return array<string, string>
	 */
	private function stored(): array {
		return array_column( StoredAnswers::read( $this->subscriber()['fields'] ?? null ), 'text', 'id' );
	}

	/**
	 * NEWS-4 NEWS-6 NEWS-24: texts, a map of options to values, a single boolean; stored with labels, cleaned as the
	 * contact form cleans.
	 */
	public function test_answers_are_stored_with_the_subscriber(): void {
		$result = $this->sign_up( $this->signup_on_page( [], self::CUSTOM ), [ 'custom_fields' => self::ANSWERS ] );
		self::assertNull( $result->error );
		self::assertSame(
			[
				'suburb' => 'New Farm',
				'topics' => 'Natives, Fruit',
				'share'  => 'Yes',
				'email'  => 'friend@example.com',
			],
			$this->stored()
		);
		$fields = StoredAnswers::read( $this->subscriber()['fields'] ?? null );
		self::assertSame(
			[ 'Suburb', 'Topics', 'A friend wants it too', 'Your friend’s address' ],
			array_column( $fields, 'label' )
		);
		self::assertSame( [ 'Natives', 'fruit' ], $fields[1]['value'] ?? null );
		self::assertSame(
			'jo@example.com',
			$this->subscriber()['email'],
			'A field called "email" is not the address.'
		);
		self::assertSame(
			$fields,
			( new SubscriberRepository( $this->connection, $this->clock ) )->find(
				(int) $this->subscriber()['id']
			)?->fields
		);
	}

	/**
	 * NEWS-24 SPAM-5: also of what looks like a robot's, where somebody may see that it is not.
	 */
	public function test_answers_are_kept_apart_with_their_sign_up(): void {
		$this->sign_up(
			$this->signup_on_page( [], self::CUSTOM ),
			[ 'custom_fields' => self::ANSWERS, 'honeypot' => 'x' ]
		);
		self::assertSame( 'spam', $this->subscriber()['status'] );
		self::assertSame( 'New Farm', $this->stored()['suburb'] ?? '' );
	}

	/**
	 * NEWS-4 FORM-9 FORM-10: what must be filled is asked for, by label, in one text.
	 */
	public function test_required_fields_are_required(): void {
		$id     = $this->signup_on_page( [ 'firstName' => true ], self::CUSTOM );
		$result = $this->sign_up(
			$id,
			[ 'custom_fields' => [ 'suburb' => "\u{00A0}", 'topics' => [] ], 'firstname' => 'Jo' ]
		);
		self::assertSame( 'Please fill in the following fields: Suburb, Topics.', $result->message );
		self::assertSame(
			[ 'custom_fields.suburb', 'custom_fields.topics' ],
			array_map( static fn ( FieldError $error ): string => $error->field_id, $result->errors )
		);
		$result = $this->sign_up(
			$id,
			[ 'custom_fields' => [ 'suburb' => 'Suburb', 'topics' => [ '1' => 'Natives' ] ] ]
		);
		self::assertSame(
			'Please fill in the following fields: First name, Suburb.',
			$result->message,
			'FORM-12: a label is no answer.'
		);
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
		self::assertSame( [], $this->waiting_mails() );
	}

	/**
	 * NEWS-4 EMAIL-2: addresses follow the contact form's rules; the error says which field.
	 */
	public function test_addresses_follow_the_contact_forms_rules(): void {
		$result = $this->sign_up(
			$this->signup_on_page( [], self::CUSTOM ),
			[ 'custom_fields' => [ 'email' => 'friend@localhost' ] + self::ANSWERS ]
		);
		self::assertSame( ErrorKey::Invalid, $result->error );
		self::assertSame( 'Your friend’s address: Please enter a valid email address.', $result->message );
		self::assertNull( $result->error_of( 'email' ), 'The subscriber’s own address is right.' );
		self::assertNotNull( $result->error_of( SubscriptionResult::CUSTOM . 'email' ) );
	}

	/**
	 * NEWS-4 COND-13: the server knows what was asked; a value for what was not is dropped, and a list of hidden fields
	 * believed by nobody.
	 */
	public function test_what_was_not_asked_is_not_kept(): void {
		$id = $this->signup_on_page( [], self::CUSTOM );
		self::assertNull( $this->sign_up( $id, [ 'custom_fields' => [ 'share' => '' ] + self::ANSWERS ] )->error );
		self::assertSame( [ 'suburb', 'topics', 'share' ], array_keys( $this->stored() ) );
		$forged = $this->sign_up(
			$id,
			[
				'email'         => 'other@example.com',
				'custom_fields' => [ 'topics' => self::ANSWERS['topics'] ],
				'hidden_fields' => [ 'suburb' ],
			]
		);
		self::assertSame( 'Please fill in the following fields: Suburb.', $forged->message );
	}

	/**
	 * NEWS-6: options, fields and shapes that the owner did not make are refused or not there.
	 */
	public function test_what_the_owner_did_not_ask_is_not_there(): void {
		$id = $this->signup_on_page( [], self::CUSTOM );
		self::assertNotNull(
			$this->sign_up( $id, [ 'custom_fields' => [ 'topics' => [ '1' => 'Cars' ] ] + self::ANSWERS ] )->error
		);
		self::assertNotNull(
			$this->sign_up( $id, [ 'custom_fields' => [ 'suburb' => [ 'a' => 'b' ] ] + self::ANSWERS ] )->error
		);
		self::assertSame( ErrorKey::BadRequest, $this->sign_up( $id, [ 'custom_fields' => 'x' ] )->error );
		self::assertNull(
			$this->sign_up( $id, [ 'custom_fields' => [ 'admin' => '1', 'list_id' => 'vip' ] + self::ANSWERS ] )->error
		);
		self::assertSame( [ 'suburb', 'topics', 'share', 'email' ], array_keys( $this->stored() ) );
	}

	/**
	 * NEWS-5 NEWS-6 NEWS-11: the script's call and its twin send the same.
	 */
	public function test_both_edges_take_them(): void {
		$id     = $this->signup_on_page( [], self::CUSTOM );
		$answer = $this->ajax->answer(
			[
				'et_frontend_nonce' => $this->page_tokens->fresh()['et_frontend_nonce'],
				'et_list_id'        => 'newsletter',
				'et_email'          => 'jo@example.com',
				'et_provider'       => 'local',
				'et_account'        => '',
				'et_checksum'       => $this->checksum_of( $id ),
				'et_custom_fields'  => self::ANSWERS,
				'et_hidden_fields'  => [],
			],
			[ 'HTTP_HOST' => '127.0.0.1' ]
		);
		self::assertArrayHasKey( 'success', $answer );
		$by_script = $this->stored();
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'subscribers' )}" );

		$sent     = [
			'checksum'      => $this->checksum_of( $id ),
			'custom_fields' => [ 'topics' => [ 'Natives', 'fruit' ] ] + self::ANSWERS,
		] + self::SENT;
		$response = $this->rest( 'POST', '/brolga/v1/subscriptions', $sent );
		self::assertSame( 202, $response->get_status() );
		self::assertSame( $by_script, $this->stored(), 'A group may be a list here.' );
		$errors = ( (array) $this->rest( 'POST', '/brolga/v1/subscriptions', [ 'custom_fields' => [] ] + $sent )
			->get_data() )['errors'] ?? [];
		self::assertIsArray( $errors );
		self::assertSame( [ 'custom_fields.suburb', 'custom_fields.topics' ], array_column( $errors, 'field' ) );
		self::assertSame(
			400,
			$this->rest( 'POST', '/brolga/v1/subscriptions', [ 'custom_fields' => [ 'suburb' => 5 ] ] + $sent )
				->get_status()
		);
	}

	/**
	 * NEWS-15: what is kept as agreed to is what the visitor's page said, also when the owner has changed it since.
	 */
	public function test_consent_is_kept_word_for_word(): void {
		$shown    = "One mail a month.\nNo “offers” & no <b>tricks</b>.";
		$id       = $this->signup_on_page( [ 'consent' => $shown ] );
		$checksum = $this->checksum_of( $id );
		wp_update_post( [
			'ID'           => $id->source->post_id(),
			'post_content' => wp_slash( self::signup( [ 'consent' => 'Ten mails a day.' ] ) ),
		] );
		self::assertNull( $this->sign_up( $id, [ 'checksum' => $checksum ] )->error );
		self::assertSame( $shown, $this->subscriber()['consent_text'] );
	}

	/**
	 * NEWS-24 PRIV-1: answers are told, and erased with their row.
	 */
	public function test_answers_are_exported_and_erased(): void {
		$this->sign_up( $this->signup_on_page( [], self::CUSTOM ), [ 'custom_fields' => self::ANSWERS ] );
		/** @var array<string, array{callback: callable}> $exporters */
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$told      = (string) wp_json_encode( $exporters['brolga']['callback']( 'JO@example.com', 1 ) );
		self::assertStringContainsString( 'New Farm', $told );
		self::assertStringContainsString( 'Answer: Your friend', $told );
		self::assertStringContainsString( 'friend@example.com', $told );
		/** @var array<string, array{callback: callable}> $erasers */
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', [] );
		$erasers['brolga']['callback']( 'jo@example.com', 1 );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
	}
}
