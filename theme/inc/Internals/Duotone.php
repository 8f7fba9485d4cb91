<?php
/**
 * The colors of images.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme\Internals;

use Brolga\Theme\StyleOrigins;
use WP_Block;
use WP_Duotone;

/**
 * With the first logo, image, cover or avatar of a page WordPress puts the site's
 * look together and makes a list of what each block's rules are about, to learn
 * which kinds of blocks have a duotone. Asking those who may have said so, one by
 * one, answers the same.
 *
 * Tested with WordPress 7.1. Saves 1.4 ms of a shop's page.
 *
 * @see PERF-25 PERF-27
 */
final class Duotone {

	/** WordPress' own. */
	private const CORES = 'WP_Duotone::render_duotone_support';

	/** @var array<string, true>|null The blocks whose kind has a duotone, by name, once somebody has asked. */
	private ?array $kinds = null;

	/**
	 * Comes in the place of WordPress' look.
	 */
	public function register(): void {
		if ( Internals::may_use( 'Duotone' ) ) {
			Internals::stand_in( 'render_block', self::CORES, $this->support( ... ) );
		}
	}

	/**
	 * Has WordPress color a block that has a duotone of its own, or whose kind has.
	 *
	 * @param string               $html     The block, rendered.
	 * @param array<string, mixed> $block    The parsed block.
	 * @param WP_Block             $instance The same, with its type.
	 */
	private function support( string $html, array $block, WP_Block $instance ): string {
		/** @var array{blockName?: ?string, attrs?: array{style?: array{color?: array{duotone?: mixed}}}} $block */
		return isset( $block['attrs']['style']['color']['duotone'] ) || $this->has_kind( $block['blockName'] ?? '' )
			? WP_Duotone::render_duotone_support( $html, $block, $instance )
			: $html;
	}

	/**
	 * Whether anybody gives all blocks of a kind a duotone.
	 *
	 * @param string $name The block's name.
	 */
	private function has_kind( string $name ): bool {
		if ( null === $this->kinds ) {
			$this->kinds = [];
			foreach ( StyleOrigins::blocks() as $blocks ) {
				foreach ( $blocks as $kind => $style ) {
					if ( isset( $style['filter']['duotone'] ) ) {
						$this->kinds[ $kind ] = true;
					}
				}
			}
		}
		return isset( $this->kinds[ $name ] );
	}
}
