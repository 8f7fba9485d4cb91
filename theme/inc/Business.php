<?php
/**
 * What the owner says of the business.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Reads what the plugin keeps under Settings > Business, also while it is off.
 *
 * @see THEME-521 THEME-860
 */
final class Business {

	/** Longer is no city; the settings allow as many. */
	private const LONGEST = 100;

	/**
	 * Markup, what ends a block's comment or its JSON, and characters that turn the direction of what follows.
	 */
	private const UNFIT = '/[<>{}\\\\\x{202A}-\x{202E}\x{2066}-\x{2069}]|\p{Cc}+|-(?=-)/u';

	/**
	 * Where it is; empty: not filled in.
	 */
	public static function city(): string {
		$city = (string) preg_replace( self::UNFIT, '', wp_strip_all_tags( self::detail( 'city' ) ) );
		return mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', $city ) ), 0, self::LONGEST );
	}

	/**
	 * Its country in two capital letters; empty: not filled in.
	 */
	public static function country(): string {
		return self::detail( 'country' );
	}

	/**
	 * A detail as it was filled in.
	 */
	private static function detail( string $key ): string {
		$settings = get_option( 'brolga_settings' );
		$business = is_array( $settings ) ? $settings['business'] ?? null : null;
		$detail   = is_array( $business ) ? $business[ $key ] ?? '' : '';
		return is_string( $detail ) ? $detail : '';
	}
}
