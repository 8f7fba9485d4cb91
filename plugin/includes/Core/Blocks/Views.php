<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Page\Build;
use Brolga\Core\Page\LazyModules;

/**
 * Registers the blocks' front-end script modules. On a page, only those of rendered blocks are registered,
 * since WordPress searches all registered modules for each one it prints. Blocks are complete without their
 * script, so from WordPress 6.9 on the scripts load with low priority, after text, styles and images.
 *
 * @see PERF-9 PERF-22
 */
final class Views {

	private const LIST = 'views.php';

	public function __construct(
		private readonly Build $build,
		private readonly LazyModules $lazy_modules
	) {}

	/** @param non-falsy-string $block */
	public static function id( string $block ): string {
		return generate_block_asset_handle( $block, 'viewScriptModule' );
	}

	/** @param non-falsy-string $block */
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

	/** @return list<string> */
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
	 * Has a script load at the first pointer or focus event on its block.
	 *
	 * @param non-falsy-string $block
	 * @param array<string, string> $more
	 * @return array<string, string>
	 */
	public function later( string $block, array $more = [] ): array {
		return $this->lazy_modules->for_use( self::id( $block ), $more );
	}

	/**
	 * Has a script load when the page is first scrolled.
	 *
	 * @param non-falsy-string $block
	 * @return array<string, string>
	 */
	public function on_scroll( string $block ): array {
		return $this->lazy_modules->for_scrolled_page( self::id( $block ) );
	}

	/**
	 * Has a script load on pages with an element, or for visitors with a cookie.
	 *
	 * @param non-falsy-string $block
	 * @return array<string, string>
	 */
	public function on_page( string $block, string $selector, string $cookie ): array {
		return $this->lazy_modules->for_page( self::id( $block ), $selector, $cookie );
	}

	private static function file( string $block ): string {
		return substr( $block, strlen( 'brolga/' ) ) . '/view';
	}
}
