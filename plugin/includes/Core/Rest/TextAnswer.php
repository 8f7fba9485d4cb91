<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use WP_REST_Response;

/**
 * What a program is answered that reads no JSON.
 */
final class TextAnswer {

	/**
	 * @param string $type The type of the text, as the header has it.
	 */
	public function __construct(
		public readonly string $text,
		private readonly string $type
	) {}

	/**
	 * As PublicRoutes sends it.
	 *
	 * @param int $fresh Seconds for which caches may keep it.
	 */
	public function response( int $fresh ): WP_REST_Response {
		return new WP_REST_Response(
			$this,
			200,
			AnswerHeaders::of( 200, fresh: $fresh ) + [ 'Content-Type' => $this->type ]
		);
	}
}
