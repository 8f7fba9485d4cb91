<?php
declare( strict_types=1 );

namespace Brolga\Seo;

/**
 * Detects other SEO plugins, since two descriptions of one page are worse than none.
 *
 * @see SEO-1
 */
final class OtherPlugin {

	/**
	 * Constants and classes that Yoast SEO, Rank Math, All in One SEO, SEOPress, The SEO
	 * Framework, Slim SEO and Squirrly SEO define.
	 */
	public const SIGNS = [
		'WPSEO_VERSION',
		'RANK_MATH_VERSION',
		'RankMath',
		'AIOSEO_VERSION',
		'AIOSEO\Plugin\AIOSEO',
		'SEOPRESS_VERSION',
		'THE_SEO_FRAMEWORK_VERSION',
		'SLIM_SEO_VER',
		'SQ_VERSION',
		'SQ_Classes_ObjController',
	];

	public static function is_active(): bool {
		/**
		 * Filters whether another plugin provides meta data for search engines.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $active Default: whether a known SEO plugin is active.
		 *
		 * @example
		 * add_filter( 'brolga_seo_plugin_active', '__return_true' );
		 */
		return (bool) apply_filters(
			'brolga_seo_plugin_active',
			self::found( static fn ( string $name ): bool => defined( $name ) || class_exists( $name, false ) )
		);
	}

	/** @param callable(string): bool $exists Whether a constant or class of that name exists. */
	public static function found( callable $exists ): bool {
		foreach ( self::SIGNS as $name ) {
			if ( $exists( $name ) ) {
				return true;
			}
		}
		return false;
	}
}
