<?php
/**
 * The plugin's menus where the plugin is off.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_Block_Type_Registry;

/**
 * Shows the site's navigation in the place of a menu of the plugin's that nobody
 * prints. What is inside of that was for its panels and its dialog.
 *
 * @see THEME-550
 */
final class PlainMenu {

	private const MENU = 'brolga/menu';

	/**
	 * Waits for a menu.
	 */
	public function register(): void {
		add_filter( 'render_block_' . self::MENU, [ $this, 'show' ], 10, 2 );
	}

	/**
	 * A menu of the plugin's; where the plugin is off, WordPress' own.
	 *
	 * @param string                  $html  As it is printed.
	 * @param array<array-key, mixed> $block As WordPress parses it.
	 */
	public function show( string $html, array $block ): string {
		if ( WP_Block_Type_Registry::get_instance()->is_registered( self::MENU ) ) {
			return $html;
		}
		$says       = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$is_column  = 'column' === ( $says['layout'] ?? '' );
		$attributes = [
			'overlayMenu'            => match ( $says['collapse'] ?? '' ) {
				'never', 'always' => $says['collapse'],
				default           => 'mobile',
			},
			'overlayBackgroundColor' => 'base',
			'overlayTextColor'       => 'contrast',
			'icon'                   => 'menu',
			'style'                  => [ 'spacing' => [ 'blockGap' => $is_column ? '0' : '1.75rem' ] ],
			'layout'                 => [
				'type'        => 'flex',
				'orientation' => $is_column ? 'vertical' : 'horizontal',
			],
		];
		if ( isset( $says['ref'] ) && 0 !== $says['ref'] ) {
			$attributes['ref'] = $says['ref'];
		}
		if ( isset( $says['label'] ) ) {
			$attributes['ariaLabel'] = $says['label'];
		}

		return do_blocks( get_comment_delimited_block_content( 'core/navigation', $attributes, '' ) );
	}
}
