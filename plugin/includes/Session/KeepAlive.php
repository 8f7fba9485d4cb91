<?php
declare( strict_types=1 );

namespace Brolga\Session;

use Brolga\Core\Events\Events;
use Brolga\Core\Page\PageAnswer;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Keeps a visitor's session alive. `GET {page}?update=true&r={random}` does the same. The answer never comes from a
 * cache: the shop loads the session first, and no template is rendered.
 *
 * @see SESSION-9 SESSION-10 SESSION-11 SESSION-13 SESSION-16
 */
final class KeepAlive implements Module, Controller, DeclaresRoutes {

	/** @param Closure(): PublicRoutes $routes */
	public function __construct(
		private readonly PageTokens $tokens,
		#[LazyInject( PublicRoutes::class )] private readonly Closure $routes,
		private readonly Events $events
	) {}

	public function register(): void {
		// Before redirect_canonical (10), which would redirect the request.
		add_action( 'template_redirect', $this->answer_page( ... ), 0 );
	}

	private function answer_page(): void {
		// The parameters only decide whether to answer, so no nonce is needed.
		if ( 'true' !== filter_input( INPUT_GET, 'update' ) || null === filter_input( INPUT_GET, 'r' ) ) {
			return;
		}
		PageAnswer::keep_from_caches();
		status_header( 200 );
		nocache_headers();
		AnswerHeaders::send( AnswerHeaders::of( 200 ) );
		wp_send_json( $this->answer() );
	}

	/** Open to everybody: the answer contains only tokens that every page contains. */
	public static function routes(): array {
		return [ PublicRoute::open( '/keep-alive' ) ];
	}

	public function add_routes(): void {
		( $this->routes )()->open( self::routes()[0], fn (): JsonAnswer => new JsonAnswer( $this->answer() ) );
	}

	/** @return array{ok: true, et_frontend_nonce: string, et_ab_log_nonce: string} */
	private function answer(): array {
		$this->events->dispatch( new SessionKept() );
		return [ 'ok' => true ] + $this->tokens->fresh();
	}
}
