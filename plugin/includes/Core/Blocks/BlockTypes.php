<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Conditional;
use Brolga\Core\Page\Build;
use WP_Block_Type_Registry;

/**
 * Registers every built block from one manifest, so that no block.json is read
 * at run time.
 */
final class BlockTypes implements Conditional {

	/** Where the build lists its blocks. */
	public const MANIFEST = 'blocks/blocks-manifest.php';

	public function __construct( private readonly Build $build ) {
	}

	/**
	 * Only a built plugin has blocks.
	 */
	public function can_register(): bool {
		return $this->build->has( self::MANIFEST );
	}

	/**
	 * Registers the blocks and their category.
	 */
	public function register(): void {
		add_action( 'init', $this->register_blocks( ... ) );
		add_filter( 'block_categories_all', $this->add_category( ... ) );
	}

	/**
	 * Registers the blocks of the manifest.
	 */
	private function register_blocks(): void {
		wp_register_block_types_from_metadata_collection(
			dirname( $this->build->path( self::MANIFEST ) ),
			$this->build->path( self::MANIFEST )
		);
		if ( is_rtl() ) {
			self::mirror();
		}
	}

	/**
	 * Has the styles for pages from right to left loaded. WordPress knows that
	 * they are there, but looks for them behind `.min`, which only its own files
	 * have in their names: it would load the others.
	 *
	 * @see I18N-13
	 */
	private static function mirror(): void {
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
			if ( ! str_starts_with( $name, 'brolga/' ) ) {
				continue;
			}
			foreach ( [ ...$block->style_handles, ...$block->editor_style_handles, ...$block->view_style_handles ] as $handle ) {
				wp_style_add_data( $handle, 'suffix', '' );
			}
		}
	}

	/**
	 * Adds the inserter's category.
	 *
	 * @param list<array{slug: string, title: string, icon?: string|null}> $categories Core's.
	 * @return list<array{slug: string, title: string, icon?: string|null}>
	 */
	private function add_category( array $categories ): array {
		return [
			[
				'slug'  => 'brolga',
				'title' => __( 'Brolga', 'brolga' ),
				'icon'  => null,
			],
			...$categories,
		];
	}
}
