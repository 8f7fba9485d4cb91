<?php
/**
 * WordPress' own colors and gradients, on pages that show one.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_Theme_JSON_Data;

/**
 * WordPress writes its twelve colors and its twelve gradients into every page, as
 * variables and as classes, though this theme offers none of them: a kilobyte of
 * what a visitor waits for. A page keeps those that its blocks name, as one that was
 * written in another theme does, and the variables of colors, which style sheets of
 * plugins count on. The editor and the Site Editor know all of them.
 *
 * They are taken out of the text: to take them out of WordPress' settings costs
 * each page as much as reading them.
 *
 * @see THEME-25
 */
final class CorePresets {

	/** Where WordPress puts them. */
	private const PRINTED = 'global-styles';

	/** Where they are printed that were named too late to be kept. */
	private const LATE = 'brolga-theme-core-presets';

	/** How text names one: by a class, by a variable, or by what the editor writes for one. */
	private const NAMES = '/\bhas-([a-z0-9-]+?)-(?:gradient-background|(?:background-|border-)?color)\b'
		. '|\bpreset(?:\|(?:color|gradient)\||--(?:color|gradient)--)([a-z0-9-]+)/';

	/** What a post's filters add to its blocks, shortcodes for one, is in here. */
	private const WHOLE = 'core/post-content';

	/**
	 * The slugs of WordPress' colors and gradients.
	 *
	 * @var list<string>
	 */
	private array $slugs = [];

	/**
	 * Those that blocks named, by slug.
	 *
	 * @var array<string, true>
	 */
	private array $named = [];

	/**
	 * The rules that were taken out, by slug.
	 *
	 * @var array<string, string>
	 */
	private array $taken = [];

	/**
	 * Looks for those that are named, and takes the others out of the page.
	 */
	public function register(): void {
		add_filter( 'wp_theme_json_data_default', $this->read( ... ) );
		add_filter( 'render_block', $this->look( ... ), 10, 2 );
		// After WordPress has put them there.
		add_action( 'wp_enqueue_scripts', $this->take_out( ... ), 11 );
	}

	/**
	 * Learns what WordPress' colors and gradients are called.
	 *
	 * @param WP_Theme_JSON_Data $defaults What WordPress brings along, handed on.
	 */
	private function read( WP_Theme_JSON_Data $defaults ): WP_Theme_JSON_Data {
		$data     = $defaults->get_data();
		$settings = is_array( $data['settings'] ?? null ) ? $data['settings'] : [];
		$color    = is_array( $settings['color'] ?? null ) ? $settings['color'] : [];

		$this->slugs = [ ...self::slugs_of( $color['palette'] ?? [] ), ...self::slugs_of( $color['gradients'] ?? [] ) ];
		return $defaults;
	}

	/**
	 * What presets of one kind are called.
	 *
	 * @param mixed $presets As WordPress brings them along.
	 * @return list<string>
	 */
	private static function slugs_of( mixed $presets ): array {
		$all = is_array( $presets ) ? $presets : [];
		$own = is_array( $all['default'] ?? null ) ? $all['default'] : $all;
		return array_values( array_filter( array_column( $own, 'slug' ), is_string( ... ) ) );
	}

	/**
	 * Takes those that nobody named out of the page's styles.
	 */
	private function take_out(): void {
		$printed = wp_styles()->get_data( self::PRINTED, 'after' );
		if ( ! is_array( $printed ) || [] === $this->slugs ) {
			return;
		}
		$this->taken = [];

		$slugs = implode( '|', array_map( preg_quote( ... ), array_diff( $this->slugs, array_keys( $this->named ) ) ) );
		$rules = "/(--wp--preset--gradient--)({$slugs}):[^;}]*;"
			. "|(\\.has-)({$slugs})-(?:gradient-background|(?:background-|border-)?color)\\{[^}]*\\}/";
		wp_styles()->add_data(
			self::PRINTED,
			'after',
			array_map(
				fn ( mixed $css ): mixed => is_string( $css ) && '' !== $slugs
					? preg_replace_callback( $rules, $this->take( ... ), $css ) ?? $css
					: $css,
				$printed
			)
		);
	}

	/**
	 * Keeps a rule that is taken out, for a block that names it later.
	 *
	 * @param array<array-key, string> $found The rule, and its parts.
	 */
	private function take( array $found ): string {
		$is_variable          = '' !== $found[1];
		$slug                 = $is_variable ? $found[2] : $found[4] ?? '';
		$this->taken[ $slug ] = ( $this->taken[ $slug ] ?? '' ) . ( $is_variable ? ":root{{$found[0]}}" : $found[0] );
		return '';
	}

	/**
	 * Notes those that a block names; its inner blocks speak for themselves.
	 *
	 * @param string $html The rendered block, handed on.
	 * @param array{blockName?: ?string, attrs?: array<array-key, mixed>, innerHTML?: string, ...} $block As it was
	 *     parsed.
	 */
	private function look( string $html, array $block ): string {
		$text  = self::WHOLE === ( $block['blockName'] ?? '' ) ? $html : $block['innerHTML'] ?? '';
		$attrs = $block['attrs'] ?? [];
		array_walk_recursive(
			$attrs,
			function ( mixed $value ) use ( &$text ): void {
				if ( is_string( $value ) ) {
					$this->name( $value );
					$text .= " $value";
				}
			}
		);
		if ( 0 < preg_match_all( self::NAMES, $text, $found ) ) {
			foreach ( [ ...$found[1], ...$found[2] ] as $slug ) {
				$this->name( $slug );
			}
		}
		return $html;
	}

	/**
	 * Keeps a color or a gradient on the page, or brings it back.
	 *
	 * @param string $slug Its name; another's does nothing.
	 */
	private function name( string $slug ): void {
		$this->named[ $slug ] = true;
		$rules                = $this->taken[ $slug ] ?? '';
		if ( '' === $rules ) {
			return;
		}
		unset( $this->taken[ $slug ] );
		wp_register_style( self::LATE, false, [], '1' );
		wp_enqueue_style( self::LATE );
		wp_add_inline_style( self::LATE, $rules );
	}
}
