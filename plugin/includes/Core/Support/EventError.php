<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Formats errors for calls that scripts make: only developers read these messages.
 *
 * @see AB-16
 */
final class EventError {

	/** @return array{code: string, message: string} */
	public static function format( ErrorKey $error ): array {
		return [
			'code'    => $error->value,
			'message' => match ( $error ) {
				ErrorKey::BadToken      => __( 'The page’s token is missing, invalid or expired. Request a new token from keep-alive.', 'brolga' ),
				ErrorKey::ForeignOrigin => __( 'This request came from another website, so it was rejected. Send it from a page of this site.', 'brolga' ),
				ErrorKey::TooLarge      => __( 'This request is too large. Send fewer records at once.', 'brolga' ),
				ErrorKey::TooMany       => __( 'Too many requests in a short time. Please wait a moment.', 'brolga' ),
				ErrorKey::Unavailable   => __( 'The database is not responding. Try again in a minute.', 'brolga' ),
				default                 => __( 'This request could not be read. Send it in the format that docs/rest.md describes.', 'brolga' ),
			},
		];
	}
}
