<?php
declare( strict_types=1 );

namespace Brolga\Core\Log;

use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Support\Conditional;

/**
 * Logs each request that PHP answers, and returns its ID in a response header. Routes are logged by their
 * pattern and other URLs by their kind, because URLs contain user input and personal data.
 *
 * @see OPS-8 OPS-9
 */
final class RequestLog implements Conditional {

	private string $route = '';

	public function __construct(
		private readonly Log $log,
		private readonly RequestId $id
	) {}

	public static function can_register(): bool {
		return Log::is_on();
	}

	public function register(): void {
		AnswerHeaders::send( [ 'X-Request-Id' => $this->id->value() ] );
		add_filter( 'rest_dispatch_request', $this->note( ... ), 10, 3 );
		add_action( 'shutdown', $this->write( ... ), PHP_INT_MAX );
	}

	/**
	 * Remembers the called route. Routes may call others; the first one is logged.
	 *
	 * @param mixed $answer Returned unchanged.
	 * @param mixed $route The route's pattern.
	 */
	private function note( mixed $answer, mixed $request, mixed $route ): mixed {
		if ( '' === $this->route && is_string( $route ) ) {
			$this->route = $route;
		}
		return $answer;
	}

	private function write(): void {
		$this->log->write(
			'request',
			[
				'method' => self::method(),
				'kind'   => $this->kind(),
				'route'  => $this->route,
				'status' => (int) http_response_code(),
				'ms'     => (int) round( 1000 * timer_float() ),
			]
		);
	}

	private static function method(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Held against all words there are in the next line.
		$method = $_SERVER['REQUEST_METHOD'] ?? '';
		return in_array( $method, [ 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS' ], true )
			? $method
			: '';
	}

	private function kind(): string {
		return match ( true ) {
			'cli' === PHP_SAPI                         => 'cli',
			defined( 'SHORTINIT' ) && true === constant( 'SHORTINIT' ) => 'file',
			'' !== $this->route                        => 'rest',
			wp_doing_cron()                            => 'cron',
			wp_doing_ajax()                            => 'ajax',
			is_admin()                                 => 'admin',
			default                                    => 'page',
		};
	}
}
