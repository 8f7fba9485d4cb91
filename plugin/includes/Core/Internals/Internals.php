<?php
declare( strict_types=1 );

namespace Brolga\Core\Internals;

/**
 * Decides whether a class may rely on undocumented internals of WordPress or of another plugin, which any
 * update can change. Such classes only make pages faster, and a filter can switch off each of them by name.
 *
 * @see PERF-27
 */
final class Internals {

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
