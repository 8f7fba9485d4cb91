<?php
declare( strict_types=1 );

namespace Brolga\Consent;

/**
 * A banner of another plugin, as far as the WP Consent API knows of one. Its
 * answers count where ours does not ask.
 *
 * @see CONSENT-20
 */
final class OtherBanner {

	public function __construct( private readonly Question $question ) {}

	/**
	 * Whether the plugin "WP Consent API" is there.
	 */
	public static function has_api(): bool {
		return function_exists( 'wp_has_consent' );
	}

	/**
	 * Whether somebody else asks the visitors.
	 */
	public function asks(): bool {
		// Where nobody asks, the API has no type and says yes to everything.
		return self::has_api() && ! $this->question->is_asked() && function_exists( 'wp_get_consent_type' ) && in_array( wp_get_consent_type(), [ 'optin', 'optout' ], true );
	}

	/**
	 * Whether this request's visitor agreed to a category.
	 *
	 * @param string $category Of the API.
	 */
	public function allows( string $category ): bool {
		return ! self::has_api() || true === wp_has_consent( $category );
	}
}
