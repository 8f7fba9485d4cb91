<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Events\OriginAsked;

/**
 * Event that asks where a visitor who signs up came from.
 *
 * @see TRACK-18
 */
final class SignupOriginAsked extends OriginAsked {

	/** @param array<string, string> $notes */
	protected function filtered( array $notes ): mixed {
		/**
		 * Filters what is stored with a sign-up about where the visitor came from. Runs in the request that stores it.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $origin Texts by name.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_signup_origin',
		 * 	static fn ( array $origin ): array => $origin + [ 'shop' => my_nearest_shop() ]
		 * );
		 */
		return apply_filters( 'brolga_signup_origin', $notes );
	}
}
