<?php
/**
 * WordPress' own gradients, on pages that show one.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_Theme_JSON_Data;

/**
 * WordPress writes its twelve gradients into every page, as variables and as
 * classes, though this theme offers none of them: 700 bytes of what a visitor
 * waits for. A page brings those that its blocks name, as one that was written in
 * another theme does. The editor and the Site Editor know all of them.
 *
 * @see THEME-25
 */
final class CoreGradients {

	/** Where they are printed. */
	private const STYLE = 'brolga-theme-core-gradients';

	/** How a block names a gradient: by a class, by a variable, or by what the editor writes for one. */
	private const NAMES = '/has-([a-z0-9-]+)-gradient-background|preset(?:\|gradient\||--gradient--)([a-z0-9-]+)/';

	/**
	 * WordPress' gradients by their slug.
	 *
	 * @var array<string, string>
	 */
	private array $gradients = [];

	/**
	 * Takes them out of what every page gets, and looks for those that are named.
	 */
	public function register(): void {
		add_filter( 'wp_theme_json_data_default', $this->take_out( ... ) );
		add_filter( 'render_block', $this->bring( ... ), 10, 2 );
	}

	/**
	 * Pages get none of them by themselves.
	 *
	 * @param WP_Theme_JSON_Data $defaults What WordPress brings along.
	 */
	private function take_out( WP_Theme_JSON_Data $defaults ): WP_Theme_JSON_Data {
		if ( is_admin() || wp_is_serving_rest_request() ) {
			return $defaults;
		}
		$data     = $defaults->get_data();
		$settings = is_array( $data['settings'] ?? null ) ? $data['settings'] : [];
		$color    = is_array( $settings['color'] ?? null ) ? $settings['color'] : [];
		$all      = is_array( $color['gradients'] ?? null ) ? $color['gradients'] : [];
		$own      = is_array( $all['default'] ?? null ) ? $all['default'] : $all;
		foreach ( $own as $gradient ) {
			if ( is_array( $gradient ) && is_string( $gradient['slug'] ?? null ) && is_string( $gradient['gradient'] ?? null ) ) {
				$this->gradients[ $gradient['slug'] ] = $gradient['gradient'];
			}
		}
		return $defaults->update_with(
			[
				'version'  => 3,
				'settings' => [ 'color' => [ 'gradients' => [] ] ],
			]
		);
	}

	/**
	 * Brings those that a block names; its inner blocks speak for themselves.
	 *
	 * @param string                                                             $html  The rendered block, handed on.
	 * @param array{attrs?: array<array-key, mixed>, innerHTML?: string, ...} $block The parsed block.
	 */
	private function bring( string $html, array $block ): string {
		$worn = $block['attrs']['gradient'] ?? '';
		$text = ( $block['innerHTML'] ?? '' ) . ( isset( $block['attrs']['style'] ) ? wp_json_encode( $block['attrs']['style'] ) : '' );
		if ( is_string( $worn ) && '' !== $worn ) {
			$this->put( $worn );
		}
		if ( str_contains( $text, 'gradient' ) && 0 < preg_match_all( self::NAMES, $text, $found ) ) {
			foreach ( array_unique( [ ...$found[1], ...$found[2] ] ) as $slug ) {
				$this->put( $slug );
			}
		}
		return $html;
	}

	/**
	 * Puts a gradient onto the page, once.
	 *
	 * @param string $slug Its name; another's does nothing.
	 */
	private function put( string $slug ): void {
		$gradient = $this->gradients[ $slug ] ?? '';
		if ( '' === $gradient ) {
			return;
		}
		unset( $this->gradients[ $slug ] );
		wp_register_style( self::STYLE, false, [], '1' );
		wp_enqueue_style( self::STYLE );
		wp_add_inline_style( self::STYLE, ":root{--wp--preset--gradient--{$slug}:{$gradient}}.has-{$slug}-gradient-background{background:var(--wp--preset--gradient--{$slug})!important}" );
	}
}
