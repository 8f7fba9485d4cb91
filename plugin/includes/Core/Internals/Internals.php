<?php
declare( strict_types=1 );

namespace Brolga\Core\Internals;

/**
 * Whether a class may lean on what WordPress or another plugin keeps to itself,
 * and may change with any of its versions. Such classes make pages faster and
 * nothing else: each can be switched off by its name.
 *
 * @see PERF-27
 */
final class Internals {

	/**
	 * Asks the site's owner.
	 *
	 * @param string $name The class's name, without its namespace.
	 */
	public static function may_use( string $name ): bool {
		/**
		 * Filters whether Brolga uses what WooCommerce or WordPress keep to themselves to make pages faster. Without
		 * it, pages are the same and slower. Add the filter in a must-use plugin: some classes ask before other plugins
		 * are loaded.
		 *
		 * @since 0.1.0
		 *
		 * @param bool   $may  Default true.
		 * @param string $name `AssetGate`, `DefaultScripts`, `LateBlocks`, `ProductReads` or `ShopOptions`; in
		 *                     the theme `Duotone`, `StyleVariations` or `ThemeJson`.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_internals',
		 * 	static fn ( bool $may, string $name ): bool => $may && 'AssetGate' !== $name,
		 * 	10,
		 * 	2
		 * );
		 */
		return (bool) apply_filters( 'brolga_internals', true, $name );
	}
}
