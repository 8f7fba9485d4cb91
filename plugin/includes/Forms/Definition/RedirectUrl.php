<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Support\Constants;

/**
 * Validates redirect URLs, which only the owner can set, never a request. Accepts a path on this
 * site or a full HTTP or HTTPS URL, and nothing that browsers might interpret in another way.
 */
final class RedirectUrl {

	public static function safe( string $url ): string {
		// Browsers remove tabs and line breaks from URLs, and treat \ as /.
		if ( 1 === preg_match( '/[\x00-\x20\x7F\\\\]/', $url ) ) {
			return '';
		}
		if ( 1 === preg_match( '/^\/(?!\/)/', $url ) ) {
			return $url;
		}
		// A user name can pass for the host: https://good@evil.
		return 1 === preg_match( '/^https?:\/\/[^\/?#@]+(?:[\/?#]|$)/iD', $url )
			&& is_string( wp_parse_url( $url, PHP_URL_HOST ) )
			? $url
			: '';
	}

	/**
	 * @param list<string> $chosen
	 * @param array<string, string> $values
	 */
	public static function with( string $url, array $chosen, array $values ): string {
		$query = [];
		foreach ( Constants::FORM_REDIRECT_QUERY as $name ) {
			if ( in_array( $name, $chosen, true ) && '' !== ( $values[ $name ] ?? '' ) ) {
				$query[] = $name . '=' . rawurlencode( $values[ $name ] );
			}
		}
		if ( '' === $url || [] === $query ) {
			return $url;
		}
		$parts     = explode( '#', $url, 2 );
		$parts[0] .= ( str_contains( $parts[0], '?' ) ? '&' : '?' ) . implode( '&', $query );
		return implode( '#', $parts );
	}
}
