<?php
declare( strict_types=1 );

namespace Brolga\Core;

/**
 * Errors of calls that nobody reads but who writes them.
 *
 * @see AB-16
 */
final class EventError {

	/**
	 * As the answer has it.
	 *
	 * @param ErrorKey $error Why.
	 * @return array{code: string, message: string}
	 */
	public static function format( ErrorKey $error ): array {
		return [
			'code'    => $error->value,
			'message' => match ( $error ) {
				ErrorKey::BadToken      => __( 'The page’s token is missing, wrong or too old. Ask keep-alive for a new one.', 'brolga' ),
				ErrorKey::ForeignOrigin => __( 'This call came from another website, so it was not taken.', 'brolga' ),
				ErrorKey::TooLarge      => __( 'This call is too long.', 'brolga' ),
				ErrorKey::TooMany       => __( 'Too many calls in a short time. Please wait a moment.', 'brolga' ),
				ErrorKey::Unavailable   => __( 'The database does not answer just now. Please try again in a minute.', 'brolga' ),
				default                 => __( 'This call could not be read.', 'brolga' ),
			},
		];
	}
}
