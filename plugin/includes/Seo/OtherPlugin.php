<?php
declare( strict_types=1 );

namespace Brolga\Seo;

/**
 * Whether an SEO plugin does this work already: two descriptions of a page are
 * worse than none.
 *
 * @see SEO-1
 */
final class OtherPlugin {

	/** What each defines: Yoast SEO, Rank Math, All in One SEO, SEOPress, The SEO Framework, Slim SEO, Squirrly SEO. */
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

	/**
	 * Whether one is active.
	 */
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

	/**
	 * Whether a known one is there.
	 *
	 * @param callable(string): bool $exists Whether a constant or a class of a name does.
	 */
	public static function found( callable $exists ): bool {
		foreach ( self::SIGNS as $name ) {
			if ( $exists( $name ) ) {
				return true;
			}
		}
		return false;
	}
}
