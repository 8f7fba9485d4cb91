<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\Module;

/**
 * The names under which a search may stand in the home address. All but
 * WordPress' own count only where no campaign's parameter stands beside them:
 * an advertisement's landing page stays what it is.
 *
 * @see SEARCH-5
 */
final class SearchAddress implements Module {

	/** WordPress' own is `s`. */
	private const NAMES = [ 'q', 'search', 'query', 'keyword' ];

	private const CAMPAIGN = '/^(?:utm_|gclid$|fbclid$|msclkid$)/i';

	/** WordPress takes a longer search for none, and lists everything. */
	public const MAX_LENGTH = 200;

	public function register(): void {
		add_filter( 'request', $this->read( ... ) );
	}

	/**
	 * Makes a search of what stands in the address.
	 *
	 * @param array<string, mixed> $vars What WordPress has read of the address.
	 * @return array<string, mixed>
	 */
	private function read( array $vars ): array {
		if ( isset( $vars['s'] ) ) {
			$vars['s'] = self::shortened( $vars['s'] );
			return $vars;
		}
		// The home address is what WordPress reads nothing of; it knows `search` by name, and pages of results may
		// follow.
		if ( [] !== array_diff( array_keys( $vars ), [ 'paged', 'post_type', 'search' ] ) || is_admin() ) {
			return $vars;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Names alone, compared.
		foreach ( array_keys( $_GET ) as $name ) {
			if ( 1 === preg_match( self::CAMPAIGN, (string) $name ) ) {
				return $vars;
			}
		}
		foreach ( self::NAMES as $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- A search, which WordPress asks no nonce of either; WP_Query prepares it and templates escape it.
			$found = wp_unslash( $_GET[ $name ] ?? null );
			if ( is_string( $found ) ) {
				// WP_Query takes the slashes away again.
				$vars['s'] = wp_slash( self::shortened( $found ) );
				return $vars;
			}
		}
		return $vars;
	}

	/**
	 * A search that is not too long.
	 *
	 * @param mixed $search As it stands in the address.
	 */
	private static function shortened( mixed $search ): string {
		return is_string( $search ) ? mb_substr( wp_check_invalid_utf8( $search, true ), 0, self::MAX_LENGTH ) : '';
	}
}
