<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/**
 * Loads script modules on demand. The small site module, which is on every page, imports a module
 * when the markup's `data-brolga-*` attributes say it is needed.
 *
 * @see SITE-30
 */
final class LazyModules {

	public const MODULE = '@brolga/site';

	private const FILE = 'runtime/site';

	/** @var array<string, true> IDs in the import map, always with anchors, which any URL can have. */
	private array $ids = [ '@brolga/anchors' => true ];

	public function __construct( private readonly Build $build ) {}

	/**
	 * Returns the attributes of an element whose module loads at the first pointer or focus on the element.
	 *
	 * @param string $id The module's ID in the import map.
	 * @param array<string, string> $more Attributes for other conditions, see src/runtime/site/views.ts.
	 * @return array<string, string>
	 */
	public function for_use( string $id, array $more = [] ): array {
		$this->name( $id );
		return [ 'data-brolga-later' => $id ] + $more;
	}

	/** @return array<string, string> Attributes that load the element's module once the page is scrolled. */
	public function for_scrolled_page( string $id ): array {
		return $this->for_use( $id, [ 'data-brolga-on' => 'scroll' ] );
	}

	/**
	 * Returns the attributes of an element whose module loads only on some pages or for some visitors.
	 *
	 * @param string $selector Matches an element on those pages; empty: only the cookie counts.
	 * @param string $cookie The name of a cookie that those visitors have.
	 * @return array<string, string>
	 */
	public function for_page( string $id, string $selector, string $cookie ): array {
		return $this->for_use(
			$id,
			[ 'data-brolga-on' => 'page' ]
			+ ( '' === $selector ? [] : [ 'data-brolga-when' => $selector ] )
			+ [ 'data-brolga-cookie' => $cookie ]
		);
	}

	/** Adds modules to the page's import map, and enqueues the site module that imports them. */
	public function name( string ...$ids ): void {
		$this->ids += array_fill_keys( $ids, true );
		$this->register();
		wp_enqueue_script_module( self::MODULE );
	}

	/** Registers the site module, replacing an earlier registration with fewer imports. */
	public function register(): void {
		if ( ! $this->build->has( self::FILE . '.asset.php' ) ) {
			return;
		}
		// WordPress does not add imports to a registered module.
		wp_deregister_script_module( self::MODULE );
		wp_register_script_module(
			self::MODULE,
			$this->build->url( self::FILE . '.js' ),
			[
				...$this->build->fetched( 'runtime', 'site' ),
				...array_map(
					static fn ( string $id ): array => [
						'id'     => $id,
						'import' => 'dynamic',
					],
					array_keys( $this->ids )
				),
			],
			$this->build->asset( self::FILE )['version'],
			[ 'fetchpriority' => 'low' ]
		);
	}
}
