<?php
/**
 * The images inside a gallery.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Gallery;

use Brolga\Core\Support\Module;

/**
 * A gallery prints its images by itself: rendering the inner blocks as well
 * would load core's styles and scripts for images, and throw their markup away.
 */
final class InnerImages implements Module {

	/**
	 * Tells WordPress when the block is registered.
	 */
	public function register(): void {
		add_filter( 'register_block_type_args', $this->skip( ... ), 10, 2 );
	}

	/**
	 * Leaves the inner blocks of a gallery to the gallery.
	 *
	 * @param array<string, mixed> $settings The block's settings.
	 * @param string               $name     The block's name.
	 * @return array<string, mixed>
	 */
	private function skip( array $settings, string $name ): array {
		return 'brolga/gallery' === $name ? [ 'skip_inner_blocks' => true ] + $settings : $settings;
	}
}
