<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;

/**
 * Tells whether the site's pages must comply with a strict Content-Security-Policy, and which
 * nonce a response has if the owner sends one.
 *
 * @see CSP-1 CSP-3
 */
final class StrictPolicy implements DeclaresServerValues {

	/** @return array{ServerValue} */
	public static function server_values(): array {
		return [ new ServerValue(
			'BROLGA_CSP',
			[
				'type'    => 'boolean',
				'message' => static fn (): string => __( 'Use true or false.', 'brolga' ),
				'default' => false,
			]
		) ];
	}

	/** Whether pages must comply with a strict policy, which adds about 1 KB to each page. */
	public static function is_on(): bool {
		/**
		 * Filters whether all pages have the same import map, so that a Content-Security-Policy can allow it by its
		 * hash.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $on Default: what the server says by BROLGA_CSP, or false.
		 *
		 * @example
		 * add_filter( 'brolga_strict_csp', '__return_true' );
		 */
		return (bool) apply_filters( 'brolga_strict_csp', self::server_values()[0]->value() );
	}

	public static function nonce(): string {
		/**
		 * Filters the nonce for the scripts of this response. Use it only for responses that no cache stores.
		 *
		 * @since 0.1.0
		 *
		 * @param string $nonce What the response's Content-Security-Policy has after `nonce-`.
		 *
		 * @example
		 * add_filter( 'brolga_csp_nonce', static fn (): string => MY_NONCE );
		 */
		$nonce = apply_filters( 'brolga_csp_nonce', '' );
		return is_string( $nonce ) ? $nonce : '';
	}
}
