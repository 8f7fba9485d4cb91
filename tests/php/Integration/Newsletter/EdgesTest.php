<?php
/**
 * The call of the form's script, and its twin.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Forms\Source\FormId;
use Brolga\Tests\NewsletterTestCase;

/**
 * Both edges over one service.
 */
final class EdgesTest extends NewsletterTestCase {

	private const SERVER = [
		'HTTP_HOST'    => '127.0.0.1',
		'HTTP_REFERER' => 'http://127.0.0.1/subscribe/',
	];

	/**
	 * The fields of a call.
	 *
	 * @return array<string, mixed>
	 */
	private function fields( FormId $id ): array {
		return [
			'action'            => 'et_pb_submit_subscribe_form',
			'et_frontend_nonce' => $this->page_tokens->fresh()['et_frontend_nonce'],
			'et_list_id'        => 'newsletter',
			'et_firstname'      => '',
			'et_lastname'       => '',
			'et_email'          => 'jo@example.com',
			'et_provider'       => 'local',
			'et_account'        => '',
			'et_ip_address'     => '203.0.113.9',
			'token'             => '',
			'et_checksum'       => $this->checksum_of( $id ),
		];
	}

	/**
	 * NEWS-5 NEWS-7: success and redirect, flat; the page is the one that called.
	 */
	public function test_a_call_is_answered_flat(): void {
		$answer = $this->ajax->answer(
			$this->fields(
				$this->signup_on_page( [ 'success' => 'Look into your mail.', 'redirectUrl' => '/thanks/' ] )
			),
			self::SERVER
		);
		self::assertSame( [ 'success' => 'Look into your mail.', 'redirect' => '/thanks/' ], $answer );
		self::assertSame( 'http://127.0.0.1/subscribe/', $this->subscriber()['consent_page'] );
	}

	/**
	 * NEWS-14: what the browser says of its address counts for nothing.
	 */
	public function test_the_browsers_word_on_its_address_is_ignored(): void {
		$this->ajax->answer( $this->fields( $this->signup_on_page() ), self::SERVER );
		self::assertSame( $this->hmac->digest( 'address', '127.0.0.1' ), $this->subscriber()['consent_ip_hash'] );
	}

	/**
	 * NEWS-5 NEWS-7: WordPress knows the call, for visitors and for those who are signed in.
	 */
	public function test_wordpress_knows_the_call(): void {
		self::assertNotFalse( has_action( 'wp_ajax_nopriv_et_pb_submit_subscribe_form' ) );
		self::assertNotFalse( has_action( 'wp_ajax_et_pb_submit_subscribe_form' ) );
	}

	/**
	 * NEWS-7 NEWS-13 TOKEN-7: in the order size, origin, token, checksum; each failure is one flat text.
	 */
	public function test_failures_are_flat_and_in_order(): void {
		$id     = $this->signup_on_page();
		$broken = [ 'et_frontend_nonce' => 'x', 'et_checksum' => 'x', 'et_email' => [ 'x' ] ] + $this->fields( $id );
		$error  = fn ( array $post, array $server = self::SERVER ): string => $this->ajax->answer(
			$post,
			$server
		)['error'] ?? '';
		self::assertStringContainsString(
			'too long',
			$error( $broken, [ 'CONTENT_LENGTH' => '199999', 'HTTP_ORIGIN' => 'https://evil.example' ] + self::SERVER )
		);
		self::assertStringContainsString(
			'another website',
			$error( $broken, [ 'HTTP_ORIGIN' => 'https://evil.example' ] + self::SERVER )
		);
		self::assertStringContainsString( 'open for too long', $error( $broken ) );
		$nonce = [ 'et_frontend_nonce' => $this->page_tokens->fresh()['et_frontend_nonce'] ];
		self::assertStringContainsString( 'open for too long', $error( $nonce + $broken ) );
		self::assertStringContainsString(
			'open for too long',
			$error( [ 'et_frontend_nonce' => $this->page_tokens->fresh()['et_ab_log_nonce'] ] + $this->fields( $id ) )
		);
		self::assertStringContainsString(
			'could not be read',
			$error( $nonce + [ 'et_checksum' => $this->checksum_of( $id ) ] + $broken )
		);
		self::assertStringContainsString( 'valid email', $error( [ 'et_email' => 'jo@' ] + $this->fields( $id ) ) );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
	}

	/**
	 * NEWS-5 NEWS-6: what is not asked may be sent empty; what is sent in a shape of its own does no harm.
	 */
	public function test_empty_and_odd_values_are_taken_as_none(): void {
		$id   = $this->signup_on_page();
		$deep = 'x';
		for ( $i = 0; $i < 50; $i++ ) {
			$deep = [ 'a' => $deep ];
		}
		foreach ( [
			[ 'et_custom_fields' => '', 'et_hidden_fields' => '' ],
			[ 'et_custom_fields' => $deep, 'et_hidden_fields' => $deep ],
			[ 'et_firstname' => "\xff\xfe\x80\0\u{202E}😀", 'token' => [ 'x' ], 'brolga_number' => $deep ],
		] as $number => $odd ) {
			self::assertArrayHasKey(
				'success',
				$this->ajax->answer(
					[ 'et_email' => "jo{$number}@example.com" ] + $odd + $this->fields( $id ),
					self::SERVER
				)
			);
		}
		self::assertStringContainsString(
			'could not be read',
			$this->ajax->answer( [ 'et_custom_fields' => 'x' ] + $this->fields( $id ), self::SERVER )['error'] ?? ''
		);
		self::assertSame( '', $this->subscriber( 'jo1@example.com' )['fields'] );
		self::assertTrue( mb_check_encoding( (string) $this->subscriber( 'jo2@example.com' )['first_name'], 'UTF-8' ) );
	}

	/**
	 * NEWS-11: the twin takes the same and says the same; its statuses tell more.
	 */
	public function test_the_twin_asks_the_same_service(): void {
		$id       = $this->signup_on_page( [ 'redirectUrl' => '/thanks/' ] );
		$body     = [ 'checksum' => $this->checksum_of( $id ) ] + self::SENT;
		$response = $this->rest( 'POST', '/brolga/v1/subscriptions', $body );
		self::assertSame( 202, $response->get_status() );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] ?? '' );
		self::assertSame( '/thanks/', ( (array) $response->get_data() )['redirect'] ?? '' );
		self::assertSame( 'pending', $this->subscriber()['status'] );

		$status = fn ( mixed $sent, string $origin = '' ): int => $this->rest(
			'POST',
			'/brolga/v1/subscriptions',
			$sent,
			[ 'Origin' => $origin ]
		)->get_status();
		self::assertSame( 403, $status( [ 'list_id' => 'vip' ] + $body ) );
		self::assertSame( 403, $status( $body, 'https://evil.example' ) );
		self::assertSame( 422, $status( [ 'email' => 'jo@' ] + $body ) );
		self::assertSame( 400, $status( [ 'ip_address' => '203.0.113.9' ] + $body ) );
		self::assertSame( 400, $status( [ 'email' => [ 'x' ] ] + $body ) );
		self::assertSame( 400, $status( '{"checksum":' ) );
		self::assertSame( 413, $status( [ 'token' => str_repeat( 'x', 70000 ) ] + $body ) );
	}

	/**
	 * REST-7: a failure names the inputs.
	 */
	public function test_the_twin_names_the_inputs_that_failed(): void {
		$id   = $this->signup_on_page( [ 'lastName' => true ] );
		$data = (array) $this->rest(
			'POST',
			'/brolga/v1/subscriptions',
			[ 'checksum' => $this->checksum_of( $id ) ] + self::SENT
		)->get_data();
		self::assertSame( 'fill_message', $data['code'] );
		self::assertSame(
			[ [ 'field' => 'lastname', 'message' => 'Please fill in your last name.' ] ],
			$data['errors']
		);
	}
}
