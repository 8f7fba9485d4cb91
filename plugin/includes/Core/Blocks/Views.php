<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Page\Build;
use Brolga\Core\Page\Later;

/**
 * The scripts of blocks for visitors. On a page WordPress knows those of the blocks
 * that were printed: for each module that it prints it looks through all it knows.
 *
 * Blocks are complete without them: text, styles and images go first, where
 * WordPress can say so (6.9).
 *
 * @see PERF-9 PERF-22
 */
final class Views {

	/** Where the build lists them. */
	private const LIST = 'views.php';

	public function __construct(
		private readonly Build $build,
		private readonly Later $later
	) {}

	/**
	 * The name that WordPress gives a view.
	 *
	 * @param non-falsy-string $block Whose.
	 */
	public static function id( string $block ): string {
		return generate_block_asset_handle( $block, 'viewScriptModule' );
	}

	/**
	 * Tells WordPress of a block's view, where it has one; once is enough.
	 *
	 * @param non-falsy-string $block Whose.
	 */
	public function register( string $block ): void {
		$file  = self::file( $block );
		$asset = $this->build->assets( 'blocks', self::LIST )[ $file ] ?? null;
		if ( null !== $asset ) {
			wp_register_script_module(
				self::id( $block ),
				$this->build->url( "blocks/{$file}.js" ),
				$this->build->imports( 'blocks', $file, self::LIST ),
				$asset['version'],
				[ 'fetchpriority' => 'low' ]
			);
		}
	}

	/**
	 * Tells WordPress of all views.
	 *
	 * @return list<string> Their names.
	 */
	public function register_all(): array {
		$ids = [];
		foreach ( array_keys( $this->build->assets( 'blocks', self::LIST ) ) as $file ) {
			$block = 'brolga/' . dirname( $file );
			$this->register( $block );
			$ids[] = self::id( $block );
		}
		return $ids;
	}

	/**
	 * Has a view fetched at the first pointer or focus on its block.
	 *
	 * @param non-falsy-string      $block Whose; without a view of its own among those that WordPress enqueues.
	 * @param array<string, string> $more  See Later.
	 * @return array<string, string> Attributes of the block's root.
	 */
	public function later( string $block, array $more = [] ): array {
		return $this->later->for_use( self::id( $block ), $more );
	}

	/**
	 * Has a view fetched once the page is scrolled.
	 *
	 * @param non-falsy-string $block Whose.
	 * @return array<string, string> Attributes of the block's root.
	 */
	public function on_scroll( string $block ): array {
		return $this->later->for_scrolled_page( self::id( $block ) );
	}

	/**
	 * Has a view fetched where the page, or its visitor, has a use for it.
	 *
	 * @param non-falsy-string $block    Whose.
	 * @param string           $selector What is on pages that have.
	 * @param string           $cookie   What visitors have who have.
	 * @return array<string, string> Attributes of the block's root.
	 */
	public function on_page( string $block, string $selector, string $cookie ): array {
		return $this->later->for_page( self::id( $block ), $selector, $cookie );
	}

	/**
	 * A view's path in the blocks' folder, without its ending.
	 *
	 * @param string $block Whose.
	 */
	private static function file( string $block ): string {
		return substr( $block, strlen( 'brolga/' ) ) . '/view';
	}
}
