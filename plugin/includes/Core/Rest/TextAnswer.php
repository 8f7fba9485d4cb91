<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use WP_REST_Response;

/**
 * A plain-text response for programs that do not read JSON. A request for WordPress's JSON
 * envelope gets the text in a property.
 *
 * @see REST-20
 */
final class TextAnswer extends WP_REST_Response {

	public function __construct(
		public readonly string $text,
		string $type
	) {
		parent::__construct( [ 'text' => $text ], 200, AnswerHeaders::of( 200 ) + [ 'Content-Type' => $type ] );
	}
}
