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
	private static function has_api(): bool {
		return function_exists( 'wp_has_consent' );
	}

	/**
	 * Whether somebody else asks the visitors.
	 */
	public function asks(): bool {
		// Where nobody asks, the API has no type and says yes to everything.
		return self::has_api() && ! $this->question->is_asked() && '' !== self::type();
	}

	/**
	 * What counts there until a visitor answers.
	 */
	public function mode(): Mode {
		return 'optout' === self::type() ? Mode::OptOut : Mode::OptIn;
	}

	/**
	 * Whether this request's visitor agreed to a category.
	 *
	 * @param string $category Of the API.
	 */
	public function allows( string $category ): bool {
		return ! self::has_api() || true === wp_has_consent( $category );
	}

	/**
	 * How it asks, in the API's words; empty: nobody does.
	 */
	private static function type(): string {
		$type = function_exists( 'wp_get_consent_type' ) ? wp_get_consent_type() : false;
		return in_array( $type, [ 'optin', 'optout' ], true ) ? $type : '';
	}
}
