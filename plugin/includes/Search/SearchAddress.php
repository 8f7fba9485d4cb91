<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\Module;

/**
 * Accepts other query parameters than WordPress' `s` for a search at the home URL. They are ignored next to a
 * campaign's parameters, so that an advertisement's landing page is not turned into a search.
 *
 * @see SEARCH-5
 */
final class SearchAddress implements Module {

	private const NAMES = [ 'q', 'search', 'query', 'keyword' ];

	private const CAMPAIGN = '/^(?:utm_|gclid$|fbclid$|msclkid$)/i';

	/** In characters. WordPress ignores a longer search and lists all posts. */
	public const MAX_LENGTH = 200;

	public function register(): void {
		add_filter( 'request', $this->read( ... ) );
	}

	/**
	 * @param array<string, mixed> $vars
	 * @return array<string, mixed>
	 */
	private function read( array $vars ): array {
		if ( isset( $vars['s'] ) ) {
			$vars['s'] = self::shortened( $vars['s'] );
			return $vars;
		}
		// On the home page, WordPress finds no query variables; `search` is known to it, and results may have
		// pages.
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
				// WP_Query removes the slashes.
				$vars['s'] = wp_slash( self::shortened( $found ) );
				return $vars;
			}
		}
		return $vars;
	}

	private static function shortened( mixed $search ): string {
		return is_string( $search ) ? mb_substr( wp_check_invalid_utf8( $search, true ), 0, self::MAX_LENGTH ) : '';
	}
}
