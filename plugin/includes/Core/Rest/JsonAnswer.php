<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Support\ErrorKey;
use WP_REST_Response;

/**
 * What a script is answered.
 */
final class JsonAnswer {

	/**
	 * @param array<string, mixed>|null $body What it says.
	 * @param int $retry_after Seconds after which a refused call may be tried again; 0: nobody knows.
	 * @param array<string, string> $headers What else its status asks for, by name.
	 */
	public function __construct(
		public readonly ?array $body,
		public readonly int $status = 200,
		public readonly int $retry_after = 0,
		private readonly array $headers = []
	) {}

	/**
	 * The answer to a call that is not taken.
	 *
	 * @param ErrorKey $error       Why.
	 * @param int      $retry_after Seconds to wait.
	 * @param Refusals $refusals    In which words.
	 */
	public static function refused(
		ErrorKey $error,
		int $retry_after = 0,
		Refusals $refusals = Refusals::Calls
	): self {
		return new self( $refusals->format( $error ), $error->status(), $retry_after );
	}

	/**
	 * As the REST API sends it. An error is kept by nothing, whatever the route says.
	 *
	 * @param int $fresh Seconds for which caches may keep it.
	 */
	public function response( int $fresh ): WP_REST_Response {
		return new WP_REST_Response(
			$this->body,
			$this->status,
			AnswerHeaders::of( $this->status, $this->retry_after, $this->status < 400 ? $fresh : 0 ) + $this->headers
		);
	}

	/**
	 * Sends it as admin-ajax.php does, and ends the request.
	 */
	public function send(): void {
		nocache_headers();
		AnswerHeaders::send( AnswerHeaders::retry( $this->status, $this->retry_after ) + $this->headers );
		wp_send_json( $this->body, $this->status );
	}
}
