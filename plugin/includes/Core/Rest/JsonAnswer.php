<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Support\ErrorKey;
use WP_REST_Response;

/** A JSON response of a public route or action. */
final class JsonAnswer {

	/**
	 * @param int $retry_after Seconds until a refused call may be repeated; 0: unknown.
	 * @param array<string, string> $headers Further headers that the status requires, by name.
	 * @param array<string, mixed>|null $body
	 */
	public function __construct(
		public readonly ?array $body,
		public readonly int $status = 200,
		public readonly int $retry_after = 0,
		private readonly array $headers = []
	) {}

	public static function refused(
		ErrorKey $error,
		int $retry_after = 0,
		Refusals $refusals = Refusals::Calls
	): self {
		return new self( $refusals->format( $error ), $error->status(), $retry_after );
	}

	/**
	 * Converts to a REST response. Errors are never cached.
	 *
	 * @param int $fresh Seconds for which caches may store a success.
	 */
	public function response( int $fresh ): WP_REST_Response {
		return new WP_REST_Response(
			$this->body,
			$this->status,
			AnswerHeaders::of( $this->status, $this->retry_after, $this->status < 400 ? $fresh : 0 ) + $this->headers
		);
	}

	public function send(): void {
		nocache_headers();
		AnswerHeaders::send( AnswerHeaders::retry( $this->status, $this->retry_after ) + $this->headers );
		wp_send_json( $this->body, $this->status );
	}
}
