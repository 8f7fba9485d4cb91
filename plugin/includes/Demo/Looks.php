<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use WP_Theme_JSON_Resolver;

/**
 * The theme's looks: its own style and its style variations, and the one that the site uses.
 *
 * @see START-863
 *
 * @phpstan-type Look array{slug: string, title: string, colors: array<string, string>, font: string, is_current: bool}
 */
final class Looks {

	/** Names of palette colors that a sample shows. */
	private const SHOWN = [ 'base', 'contrast', 'muted', 'primary', 'accent-soft', 'line' ];

	/**
	 * @return list<Look> The theme's own first; empty if the theme has no style variations. None is current if
	 *     the owner has made a style of their own.
	 */
	public function all(): array {
		$variations = self::variations();
		if ( [] === $variations ) {
			return [];
		}
		$theme = WP_Theme_JSON_Resolver::get_theme_data( [], [ 'with_supports' => false ] )->get_raw_data();
		$own   = self::palette( $theme );
		$used  = self::used();
		$looks = [
			[
				'slug'       => '',
				'title'      => (string) wp_get_theme()->get( 'Name' ),
				'colors'     => $own,
				'font'       => self::font( $theme ),
				'is_current' => [] === $used,
			],
		];
		foreach ( $variations as $slug => $variation ) {
			$colors  = self::palette( $variation ) + $own;
			$looks[] = [
				'slug'       => $slug,
				'title'      => is_string( $variation['title'] ?? null ) ? $variation['title'] : $slug,
				'colors'     => $colors,
				'font'       => self::font( $variation ),
				'is_current' => [] !== $used && self::palette( $used ) === self::palette( $variation ),
			];
		}
		return $looks;
	}

	/**
	 * Uses a look. Custom CSS that the owner has added stays; colors and fonts chosen under Styles do not, as in
	 * the Site Editor.
	 *
	 * @return bool False if the theme has no look of that name.
	 */
	public function apply( string $slug ): bool {
		$look = '' === $slug ? [] : self::variations()[ $slug ] ?? null;
		if ( null === $look ) {
			return false;
		}
		$styles = is_array( $look['styles'] ?? null ) ? $look['styles'] : [];
		$stored = self::stored()['styles'] ?? [];
		if ( is_array( $stored ) && is_string( $stored['css'] ?? null ) ) {
			$styles['css'] = $stored['css'];
		}
		$style   = [
			'version'                     => $look['version'] ?? 3,
			'isGlobalStylesUserThemeJSON' => true,
			'settings'                    => (object) ( $look['settings'] ?? [] ),
			'styles'                      => (object) $styles,
		];
		$changed = wp_update_post(
			[
				'ID'           => (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id(),
				'post_content' => wp_slash( (string) wp_json_encode( $style ) ),
			]
		);
		WP_Theme_JSON_Resolver::clean_cached_data();
		return $changed > 0;
	}

	/** @return array<string, array<array-key, mixed>> Variations of the whole theme, not of a block, by slug. */
	private static function variations(): array {
		$found = [];
		foreach ( wp_is_block_theme() ? WP_Theme_JSON_Resolver::get_style_variations() : [] as $variation ) {
			$title = is_array( $variation ) ? $variation['title'] ?? null : null;
			if ( is_string( $title ) && [] !== self::palette( $variation ) ) {
				$found[ sanitize_title( $title ) ] = $variation;
			}
		}
		return $found;
	}

	/** @return array<array-key, mixed> What is stored of the owner's style. */
	private static function stored(): array {
		return WP_Theme_JSON_Resolver::get_user_data()->get_raw_data();
	}

	/** @return array<array-key, mixed> The owner's style; empty if it says nothing. */
	private static function used(): array {
		$stored = self::stored();
		$styles = is_array( $stored['styles'] ?? null ) ? $stored['styles'] : [];
		unset( $styles['css'] );
		return [] === ( $stored['settings'] ?? [] ) && [] === $styles ? [] : $stored;
	}

	/**
	 * @param array<array-key, mixed> $style
	 * @return array<string, string>
	 */
	private static function palette( array $style ): array {
		$colors = [];
		foreach ( self::entries( $style, 'color', 'palette' ) as $entry ) {
			if ( in_array( $entry['slug'] ?? '', self::SHOWN, true ) && is_string( $entry['color'] ?? null ) ) {
				$colors[ $entry['slug'] ] = $entry['color'];
			}
		}
		return $colors;
	}

	/** @param array<array-key, mixed> $style */
	private static function font( array $style ): string {
		foreach ( self::entries( $style, 'typography', 'fontFamilies' ) as $entry ) {
			if ( 'display' === ( $entry['slug'] ?? '' ) && is_string( $entry['fontFamily'] ?? null ) ) {
				return $entry['fontFamily'];
			}
		}
		return 'inherit';
	}

	/**
	 * Returns the entries of a preset; they stand below their origin once WordPress has read them.
	 *
	 * @param array<array-key, mixed> $style
	 * @return list<array<array-key, mixed>>
	 */
	private static function entries( array $style, string $group, string $preset ): array {
		$settings = is_array( $style['settings'] ?? null ) ? $style['settings'] : [];
		$entries  = is_array( $settings[ $group ] ?? null ) ? $settings[ $group ][ $preset ] ?? [] : [];
		foreach ( [ 'custom', 'theme' ] as $origin ) {
			if ( is_array( $entries ) && is_array( $entries[ $origin ] ?? null ) ) {
				$entries = $entries[ $origin ];
			}
		}
		return array_values( array_filter( is_array( $entries ) ? $entries : [], is_array( ... ) ) );
	}
}
