<?php
declare( strict_types=1 );

namespace Brolga\Content\Gallery;

use Brolga\Core\Support\Module;

/**
 * Keeps WordPress from rendering a gallery's inner image blocks: the gallery prints its images
 * itself, and core would load its styles and scripts for nothing.
 */
final class InnerImages implements Module {

	public function register(): void {
		add_filter( 'register_block_type_args', $this->skip( ... ), 10, 2 );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private function skip( array $settings, string $name ): array {
		return 'brolga/gallery' === $name ? [ 'skip_inner_blocks' => true ] + $settings : $settings;
	}
}
