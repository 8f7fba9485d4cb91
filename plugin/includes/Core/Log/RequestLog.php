<?php
declare( strict_types=1 );

namespace Brolga\Core\Log;

use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Support\Conditional;

/**
 * Writes a line for each request that PHP answers, and hands its id back with
 * the answer. A route is told by its pattern, every other address by its kind:
 * addresses have in them what people typed, and who they are.
 *
 * @see OPS-8 OPS-9
 */
final class RequestLog implements Conditional {

	/** The route of the REST API that was asked; empty: none. */
	private string $route = '';

	public function __construct(
		private readonly Log $log,
		private readonly RequestId $id
	) {}

	/**
	 * Whether the server asks for lines.
	 */
	public static function can_register(): bool {
		return Log::is_on();
	}

	public function register(): void {
		AnswerHeaders::send( [ 'X-Request-Id' => $this->id->value() ] );
		add_filter( 'rest_dispatch_request', $this->note( ... ), 10, 3 );
		add_action( 'shutdown', $this->write( ... ), PHP_INT_MAX );
	}

	/**
	 * Notes which route is asked. Routes may ask others: the first one is the request's.
	 *
	 * @param mixed $answer Handed on.
	 * @param mixed $route  Its pattern.
	 */
	private function note( mixed $answer, mixed $request, mixed $route ): mixed {
		if ( '' === $this->route && is_string( $route ) ) {
			$this->route = $route;
		}
		return $answer;
	}

	/**
	 * Writes the line.
	 */
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

	/**
	 * How it was asked, if HTTP knows the word.
	 */
	private static function method(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Held against all words there are in the next line.
		$method = $_SERVER['REQUEST_METHOD'] ?? '';
		return in_array( $method, [ 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS' ], true )
			? $method
			: '';
	}

	/**
	 * Which door it came in by.
	 */
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
