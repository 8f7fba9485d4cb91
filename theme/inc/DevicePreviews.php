<?php
/**
 * How wide the editor shows phones and tablets.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * WordPress shows the widest window that still counts as a phone or a tablet: one
 * pixel below the viewports of theme.json, and nobody has a phone like that. The
 * canvas keeps its device and its media queries, and is shown as wide as real ones
 * are until its edge is dragged, which writes another width into its style.
 *
 * @see DEVICE-8
 */
final class DevicePreviews {

	/** Viewport → how wide people's devices are, in pixels. */
	private const WIDTHS = [
		'mobile' => 390,
		'tablet' => 820,
	];

	/**
	 * Hooks into both editors.
	 */
	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
	}

	/**
	 * Adds to the styles of the editor, around its canvas.
	 */
	private function enqueue(): void {
		$css = '';
		foreach ( self::WIDTHS as $viewport => $width ) {
			$widest = wp_get_global_settings( [ 'viewport', $viewport ] );
			if ( is_string( $widest ) && str_ends_with( $widest, 'px' ) ) {
				$shown = (int) $widest - 1;
				$css  .= ".editor-resizable-editor[style*=' width: {$shown}px']{width:{$width}px!important}";
			}
		}
		wp_add_inline_style( 'wp-editor', $css );
	}
}
