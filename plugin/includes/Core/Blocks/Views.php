<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Page\Build;

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

	/** @var array<string, list<string>> Views that another view fetches on this page, by that one's block. */
	private array $fetched = [];

	public function __construct( private readonly Build $build ) {}

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
				[
					...$asset['dependencies'],
					...$this->build->fetched( 'blocks', $file ),
					...$this->views_fetched_by( $block ),
				],
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
	 * Where a view is, for another one that fetches it: the address by which WordPress
	 * names it, so that it is there once. It has to be asked for before the other
	 * block is printed, as inner blocks are.
	 *
	 * @param non-falsy-string $block Whose.
	 * @param non-falsy-string $by    The block whose view fetches it.
	 */
	public function address( string $block, string $by ): string {
		$file                   = self::file( $block );
		$this->fetched[ $by ][] = self::id( $block );
		return add_query_arg(
			'ver',
			$this->build->assets( 'blocks', self::LIST )[ $file ]['version'] ?? false,
			$this->build->url( "blocks/{$file}.js" )
		);
	}

	/**
	 * The views that a block's view fetches on this page, with what they fetch themselves.
	 *
	 * @param string $block Whose.
	 * @return list<array{id: string, import: 'dynamic'}>
	 */
	private function views_fetched_by( string $block ): array {
		return array_map(
			static fn ( string $id ): array => [
				'id'     => $id,
				'import' => 'dynamic',
			],
			array_values( array_unique( $this->fetched[ $block ] ?? [] ) )
		);
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
