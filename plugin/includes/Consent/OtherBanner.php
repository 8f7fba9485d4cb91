<?php
declare( strict_types=1 );

namespace Brolga\Consent;

/**
 * The consent banner of another plugin, as far as the WP Consent API knows it. Its answers apply
 * if Brolga's banner is off.
 *
 * @see CONSENT-20
 */
final class OtherBanner {

	public function __construct( private readonly ConsentQuestion $question ) {}

	private static function has_api(): bool {
		return function_exists( 'wp_has_consent' );
	}

	public function asks(): bool {
		// Without a consent type, the WP Consent API answers yes to everything.
		return self::has_api() && ! $this->question->is_asked() && '' !== self::type();
	}

	public function mode(): Mode {
		return 'optout' === self::type() ? Mode::OptOut : Mode::OptIn;
	}

	/** Whether the visitor of this request agreed to a category of the API. */
	public function allows( string $category ): bool {
		return ! self::has_api() || true === wp_has_consent( $category );
	}

	private static function type(): string {
		$type = function_exists( 'wp_get_consent_type' ) ? wp_get_consent_type() : false;
		return in_array( $type, [ 'optin', 'optout' ], true ) ? $type : '';
	}
}
