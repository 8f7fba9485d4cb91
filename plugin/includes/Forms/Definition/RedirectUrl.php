<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Support\Constants;

/**
 * The owner's address, never the request's. A path on this site or a full http
 * or https address; nothing that browsers read in another way than we do.
 */
final class RedirectUrl {

	/**
	 * The address as it was saved, or an empty text when it cannot be used.
	 *
	 * @param string $url What the owner typed.
	 */
	public static function safe( string $url ): string {
		// Browsers drop tabs and line breaks inside an address, and read \ as /.
		if ( 1 === preg_match( '/[\x00-\x20\x7F\\\\]/', $url ) ) {
			return '';
		}
		if ( 1 === preg_match( '/^\/(?!\/)/', $url ) ) {
			return $url;
		}
		// A user name before the host looks like the host: https://good@evil.
		return 1 === preg_match( '/^https?:\/\/[^\/?#@]+(?:[\/?#]|$)/iD', $url )
			&& is_string( wp_parse_url( $url, PHP_URL_HOST ) )
			? $url
			: '';
	}

	/**
	 * An address with the chosen values.
	 *
	 * @param string                $url    The address.
	 * @param list<string>          $chosen Which values the owner wants to have there.
	 * @param array<string, string> $values The values at hand; one that is missing is left out.
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
