<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use WP_REST_Response;

/**
 * What a program is answered that reads no JSON. Whoever wants it as JSON
 * nevertheless, in an envelope, is given the text in a property.
 *
 * @see REST-20
 */
final class TextAnswer extends WP_REST_Response {

	/**
	 * @param string $type The type of the text, as the header has it.
	 */
	public function __construct(
		public readonly string $text,
		string $type
	) {
		parent::__construct( [ 'text' => $text ], 200, AnswerHeaders::of( 200 ) + [ 'Content-Type' => $type ] );
	}
}
