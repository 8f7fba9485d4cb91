<?php
/**
 * The call that keeps a visitor's session.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Session;

use Brolga\Core\Page\PageTokens;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * The REST twin; the page call, which ends the request, is sent over HTTP by
 * the end-to-end tests.
 */
#[Group( 'once' )]
final class KeepAliveTest extends TestCase {

	/**
	 * SESSION-10, SESSION-11: the same answer, never cached.
	 */
	public function test_the_route_answers_with_fresh_tokens(): void {
		$response = $this->rest( 'GET', '/brolga/v1/keep-alive' );
		$body     = (array) $response->get_data();

		self::assertSame( 200, $response->get_status() );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] ?? '' );
		self::assertSame( [ 'ok', 'et_frontend_nonce', 'et_ab_log_nonce' ], array_keys( $body ) );
		$hmac = new Hmac( new SystemClock() );
		foreach ( [ 'et_frontend_nonce', 'et_ab_log_nonce' ] as $purpose ) {
			self::assertIsString( $body[ $purpose ] );
			self::assertSame( '', $hmac->verify( $purpose, $body[ $purpose ] ) );
		}
	}

	/**
	 * SESSION-16: nothing of the request comes back.
	 */
	public function test_the_answer_reflects_nothing(): void {
		$_GET['r'] = '<script>mark</script>';
		$response  = $this->rest( 'GET', '/brolga/v1/keep-alive?r=%3Cscript%3Emark' );
		self::assertStringNotContainsString( 'mark', (string) wp_json_encode( $response->get_data() ) );
	}

	/**
	 * SESSION-12: a shop is asked to load the session before the answer is made.
	 */
	public function test_the_shop_loads_its_session_first(): void {
		$before = did_action( 'brolga_keep_session' );
		$this->rest( 'GET', '/brolga/v1/keep-alive' );
		self::assertSame( $before + 1, did_action( 'brolga_keep_session' ) );
	}

	/**
	 * TOKEN-1: tokens are not bound to whoever asked.
	 */
	public function test_tokens_hold_for_everybody(): void {
		wp_set_current_user( 1 );
		$hmac   = new Hmac( new SystemClock() );
		$tokens = ( new PageTokens( $hmac ) )->fresh();
		wp_set_current_user( 0 );
		self::assertSame( '', $hmac->verify( 'et_frontend_nonce', $tokens['et_frontend_nonce'] ) );
	}
}
