<?php
declare( strict_types=1 );

namespace Brolga\Session;

use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\Routes;
use Brolga\Core\Support\Module;
use WP_REST_Response;

/**
 * Answers `GET {page}?update=true&r={random}` and `GET brolga/v1/keep-alive`:
 * never from a cache, after the shop has loaded the visitor's session, before
 * any template.
 *
 * @see SESSION-9 SESSION-10 SESSION-11 SESSION-13 SESSION-16
 */
final class KeepAlive implements Module, Controller {

	/**
	 * @param PageTokens $tokens What the answer carries.
	 */
	public function __construct( private readonly PageTokens $tokens ) {
	}

	/**
	 * Answers pages.
	 */
	public function register(): void {
		// Before redirect_canonical (10), which would send the call away.
		add_action( 'template_redirect', $this->answer_page( ... ), 0 );
	}

	/**
	 * Answers the page call, and ends the request.
	 */
	private function answer_page(): void {
		// A query value decides nothing but whether to answer: no token is needed.
		if ( 'true' !== filter_input( INPUT_GET, 'update' ) || null === filter_input( INPUT_GET, 'r' ) ) {
			return;
		}
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		status_header( 200 );
		nocache_headers();
		header( 'Cache-Control: no-store' );
		wp_send_json( $this->answer() );
	}

	/**
	 * Adds the route that does the same.
	 */
	public function add_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/keep-alive',
			[
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => fn (): WP_REST_Response => new WP_REST_Response( $this->answer(), 200, [ 'Cache-Control' => 'no-store' ] ),
			]
		);
	}

	/**
	 * The answer's body.
	 *
	 * @return array{ok: true, et_frontend_nonce: string, et_ab_log_nonce: string}
	 */
	private function answer(): array {
		/**
		 * Fires before a keep-alive request is answered, so that a shop can extend the visitor's session.
		 */
		do_action( 'brolga_keep_session' );
		return [ 'ok' => true ] + $this->tokens->fresh();
	}
}
