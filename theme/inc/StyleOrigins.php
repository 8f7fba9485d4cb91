<?php
/**
 * Where a site's look comes from.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_Theme_JSON_Resolver;

/**
 * What owner, theme, blocks and core say about blocks, one by one. WordPress reads
 * them once; putting them together, which takes a millisecond, is what it does
 * each time it is asked for the site's look.
 *
 * @phpstan-type Style array{
 *     variations?: array<string, array<string, mixed>>,
 *     filter?: array{duotone?: mixed},
 * }
 */
final class StyleOrigins {

	/**
	 * The styles of blocks by their names, of each of the four.
	 *
	 * @return list<array<string, Style>>
	 */
	public static function blocks(): array {
		$blocks = [];
		foreach ( [
			WP_Theme_JSON_Resolver::get_theme_data( [], [ 'with_supports' => false ] ),
			WP_Theme_JSON_Resolver::get_user_data(),
			WP_Theme_JSON_Resolver::get_block_data(),
			WP_Theme_JSON_Resolver::get_core_data(),
		] as $data ) {
			/** @var array{styles?: array{blocks?: array<string, Style>}} $said */
			$said     = $data->get_raw_data();
			$blocks[] = $said['styles']['blocks'] ?? [];
		}
		return $blocks;
	}
}
