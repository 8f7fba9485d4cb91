<?php
/**
 * Enquiries by REST.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Rest;

use Brolga\Forms\Source\FormId;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadMark;
use Brolga\Leads\LeadStatus;
use Brolga\Tests\FormTestCase;
use Brolga\Tests\Support\Proof;
use WP_REST_Response;

/**
 * The twin of the form's own post.
 */
final class EnquiriesControllerTest extends FormTestCase {

	/**
	 * Posts an enquiry.
	 *
	 * @param FormId|string         $form    The form, or a token.
	 * @param array<string, mixed>  $body    What differs from what most send.
	 * @param array<string, string> $headers Of the request.
	 */
	private function post( FormId|string $form, array $body = [], array $headers = [] ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/brolga/v1/enquiries',
			$body + [
				'form'   => is_string( $form ) ? $form : $this->tokens->sign( $form ),
				'fields' => self::VALUES,
			],
			$headers
		);
	}

	/**
	 * What an answer says.
	 *
	 * @param WP_REST_Response $response The answer.
	 * @return array<array-key, mixed>
	 */
	private static function data( WP_REST_Response $response ): array {
		return (array) $response->get_data();
	}

	/**
	 * LEAD-450: the newest lead, which an answer names by its mark and not by its number.
	 */
	private function lead( mixed $mark ): ?Lead {
		$id = (int) $this->connection->value( "SELECT MAX(id) FROM {$this->connection->table( 'entries' )}" );
		self::assertSame( LeadMark::of( $this->hmac, $id ), $mark );
		self::assertMatchesRegularExpression( '/^[\da-f]{16}$/D', $mark );
		return $this->leads->find( $id );
	}

	/**
	 * REST-7: 201 with id and redirect; the lead and its mail are there.
	 */
	public function test_an_enquiry_is_taken_in(): void {
		$response = $this->post(
			$this->form_on_page( [ 'redirectUrl' => '/thank-you/' ] ),
			[ 'referrer' => 'https://example.org/gardens/' ],
			[ 'Referer' => 'http://127.0.0.1/contact/?utm_source=app' ]
		);
		self::assertSame( 201, $response->get_status() );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] ?? '' );
		$data = self::data( $response );
		self::assertSame( [ 'id', 'redirect' ], array_keys( $data ) );
		$lead = $this->lead( $data['id'] );
		self::assertSame( [ 'utm_source' => 'app' ], $lead?->campaign );
		self::assertSame( 'https://example.org/gardens/', $lead->referrer );
		self::assertSame( '/thank-you/', $data['redirect'] );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );
	}

	/**
	 * REST-7 SPAM-2: a proof is held against the token that came with it.
	 */
	public function test_a_proof_is_taken(): void {
		$page = $this->tokens->sign( $this->form_on_page() );
		$data = self::data( $this->post( $page, [ 'token' => Proof::for( $page ) ] ) );
		self::assertSame( LeadStatus::New, $this->lead( $data['id'] )?->status );
	}

	/**
	 * REST-8: the same errors as on the page, by field.
	 */
	public function test_a_failure_names_its_fields(): void {
		$response = $this->post(
			$this->form_on_page(),
			[
				'fields' => [
					'name'  => 'Jo',
					'email' => 'nobody',
				],
			]
		);
		$data     = self::data( $response );
		self::assertSame( 422, $response->get_status() );
		self::assertSame( 'fill_message', $data['code'] );
		self::assertSame( 'Please fill in the following fields:', $data['message'] );
		self::assertSame(
			[
				[
					'field'   => 'email',
					'message' => 'Please enter a valid email address.',
				],
				[
					'field'   => 'message',
					'message' => 'Please fill in this field.',
				],
			],
			$data['errors']
		);
	}

	/**
	 * FORM-41: a list for a text is that field's error; nested values and unknown names are not the schema's.
	 */
	public function test_values_have_their_shapes(): void {
		$form = $this->form_on_page();
		self::assertSame(
			422,
			$this->post( $form, [ 'fields' => [ 'name' => [ 'Jo' ] ] + self::VALUES ] )->get_status()
		);
		self::assertSame(
			400,
			$this->post( $form, [ 'fields' => [ 'name' => [ [ 'Jo' ] ] ] + self::VALUES ] )->get_status()
		);
		self::assertSame( 400, $this->post( $form, [ 'recipient' => 'evil@example.com' ] )->get_status() );
		self::assertSame( 400, $this->post( $form, [ 'key' => 'not a uuid' ] )->get_status() );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}

	/**
	 * REST-14 REST-22: the database refuses: 503 in words, with when to come back; nothing stored.
	 */
	public function test_a_database_that_refuses_is_told_of(): void {
		$form = $this->form_on_page();
		add_filter(
			'query',
			static fn ( string $sql ): string => str_contains( $sql, 'brolga_entries' )
				? 'SELECT * FROM brolga_no_such_table'
				: $sql
		);
		$response = $this->post( $form );
		remove_all_filters( 'query' );
		self::assertSame( 503, $response->get_status() );
		self::assertSame( '5', $response->get_headers()['Retry-After'] ?? '' );
		self::assertSame( 'unavailable', self::data( $response )['code'] );
		self::assertSame(
			'We could not store your message. It is still in the form, so please send it again in a minute.',
			self::data( $response )['message']
		);
	}

	/**
	 * REST-9: broken JSON, and JSON nested fifty deep.
	 */
	public function test_json_is_read_within_bounds(): void {
		$token = $this->tokens->sign( $this->form_on_page() );
		$deep  = str_repeat( '[', 50 ) . str_repeat( ']', 50 );
		self::assertSame( 400, $this->rest( 'POST', '/brolga/v1/enquiries', '{"form":' )->get_status() );
		foreach ( [ "{\"form\":\"{$token}\",\"fields\":{\"name\":{$deep}}}", '[1]', '""' ] as $body ) {
			self::assertSame( 400, $this->rest( 'POST', '/brolga/v1/enquiries', $body )->get_status(), $body );
		}
	}

	/**
	 * REST-2 REST-8: what is not JSON is refused by the route itself: in its own shape, kept by no cache, and for its
	 * size or its origin first.
	 */
	public function test_broken_json_is_answered_by_the_route(): void {
		foreach ( [ '/enquiries', '/subscriptions', '/forms/begun' ] as $route ) {
			$broken = $this->rest( 'POST', "/brolga/v1{$route}", '{"form":' );
			self::assertSame(
				[ 400, 'bad_request', 'no-store' ],
				[ $broken->get_status(), self::data( $broken )['code'], $broken->get_headers()['Cache-Control'] ?? '' ],
				$route
			);
			self::assertSame(
				413,
				$this->rest( 'POST', "/brolga/v1{$route}", '{' . str_repeat( 'x', 70000 ) )->get_status(),
				$route
			);
			self::assertSame(
				403,
				$this->rest( 'POST', "/brolga/v1{$route}", '{', [ 'Origin' => 'https://evil.example' ] )->get_status(),
				$route
			);
		}
		self::assertSame( [], self::data( $this->rest( 'POST', '/brolga/v1/enquiries', '{"form":' ) )['errors'] );
		self::assertSame( 'rest_invalid_json', self::data( $this->rest( 'POST', '/wp/v2/posts', '{' ) )['code'] );
	}

	/**
	 * REST-2: size, origin, signature, rate, schema: what comes first is told first.
	 */
	public function test_checks_come_in_their_order(): void {
		$form  = $this->form_on_page();
		$evil  = [ 'Origin' => 'https://evil.example' ];
		$large = [ 'fields' => [ 'name' => str_repeat( 'x', 70000 ) ] ];
		self::assertSame( 413, $this->post( 'forged', $large, $evil )->get_status() );
		self::assertSame( 'foreign_origin', self::data( $this->post( 'forged', [ 'key' => 'x' ], $evil ) )['code'] );
		self::assertSame( 'bad_token', self::data( $this->post( 'forged', [ 'key' => 'x' ] ) )['code'] );
		for ( $n = 0; $n < 20; $n++ ) {
			self::assertSame( 400, $this->post( $form, [ 'key' => 'x' ] )->get_status() );
		}
		$refused = $this->post( $form, [ 'key' => 'x' ] );
		self::assertSame( 429, $refused->get_status() );
		self::assertContains( $refused->get_headers()['Retry-After'] ?? '', [ '1', '2', '3' ] );
	}

	/**
	 * FORM-44: the verifier's token, empty, nonsense or absent, means nothing either way.
	 */
	public function test_the_spam_token_is_neutral(): void {
		$form = $this->form_on_page();
		foreach ( [ '', 'reused', '<html>' ] as $number => $token ) {
			$response = $this->post(
				$form,
				[
					'token'  => $token,
					'fields' => [ 'message' => "Text {$number}" ] + self::VALUES,
				]
			);
			self::assertSame( 201, $response->get_status() );
			self::assertSame( LeadStatus::New, $this->lead( self::data( $response )['id'] )?->status );
		}
	}

	/**
	 * FORM-46: an unknown form.
	 */
	public function test_an_unknown_form(): void {
		$response = $this->post( self::id_of( $this->make_post( self::form(), 'private' ) ) );
		self::assertSame( 404, $response->get_status() );
		self::assertSame( 'unknown_form', self::data( $response )['code'] );
	}

	/**
	 * LEAD-4 LEAD-5: the page's post and this are one service: a key counts once over both.
	 */
	public function test_a_key_counts_once_over_both_edges(): void {
		$form  = $this->form_on_page();
		$key   = '0b5a3c1e-9d2f-4a6b-8c7d-1e2f3a4b5c6d';
		$first = $this->service->submit( $this->submission( $form, key: $key ) );
		self::assertSame( $first->mark, self::data( $this->post( $form, [ 'key' => strtoupper( $key ) ] ) )['id'] );
		self::assertSame(
			409,
			$this->post( $form, [ 'key' => $key, 'fields' => [ 'name' => 'Else' ] + self::VALUES ] )->get_status()
		);
		self::assertSame( 1, $this->rows_of( 'entries' ) );
	}

	/**
	 * CAPTCHA-5 CAPTCHA-12: a sum asked by REST opens a form, once.
	 */
	public function test_a_sum_can_be_asked_for(): void {
		$form     = $this->form_on_page( [ 'captcha' => true ] );
		$response = $this->rest( 'GET', '/brolga/v1/captcha' );
		$sum      = self::data( $response );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] ?? '' );
		self::assertIsInt( $sum['first'] );
		self::assertIsInt( $sum['second'] );
		$solved = [
			'captcha' => [
				'answer' => (string) ( $sum['first'] + $sum['second'] ),
				'token'  => $sum['token'],
			],
		];
		self::assertSame(
			'wrong_captcha',
			self::data( $this->post( $form, [ 'captcha' => [ 'answer' => '1' ] ] ) )['code']
		);
		self::assertSame( 201, $this->post( $form, $solved )->get_status() );
		self::assertSame(
			422,
			$this->post( $form, $solved + [ 'fields' => [ 'name' => 'Else' ] + self::VALUES ] )->get_status()
		);
	}

	/**
	 * FORM-34: the trap, for programs that fill in everything.
	 */
	public function test_the_trap_makes_spam(): void {
		$response = $this->post( $this->form_on_page(), [ 'honeypot' => 'x' ] );
		self::assertSame( 201, $response->get_status() );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
	}

	/**
	 * UPLOAD-12: names in JSON are no files, and a form that needs one is sent from its page.
	 */
	public function test_json_takes_no_files(): void {
		$form   = $this->form_on_page(
			[],
			[ [ 'fieldId' => 'plan', 'type' => 'file', 'label' => 'Plan', 'required' => true ] ]
		);
		$answer = $this->rest(
			'POST',
			'/brolga/v1/enquiries',
			[ 'form' => $this->tokens->sign( $form ), 'fields' => [ 'plan' => [ 'plan.pdf' ] ] ]
		);
		self::assertSame( 422, $answer->get_status() );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
	}
}
