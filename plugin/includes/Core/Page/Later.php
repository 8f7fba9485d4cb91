<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/**
 * Modules that a page does not begin with: a small one that it has in their place
 * fetches each as soon as there is a use for it, by what the markup says.
 *
 * @see SITE-30
 */
final class Later {

	private const MODULE = '@brolga/views';

	private const FILE = 'runtime/views';

	/** @var array<string, true> By what modules are imported by. */
	private array $ids = [];

	/** The version of what fetches them; null: not asked for yet, empty: it was not built. */
	private ?string $version = null;

	public function __construct( private readonly Build $build ) {}

	/**
	 * What an element says of the module that is fetched at the first pointer or focus on it.
	 *
	 * @param string                $id   What the module is imported by.
	 * @param array<string, string> $more When else it comes, and what waits for it, as the module of views reads it.
	 * @return array<string, string> Attributes.
	 */
	public function for_use( string $id, array $more = [] ): array {
		$this->name( $id );
		return [ 'data-brolga-later' => $id ] + $more;
	}

	/**
	 * What an element says of the module that is fetched once the page is scrolled.
	 *
	 * @param string $id What the module is imported by.
	 * @return array<string, string> Attributes.
	 */
	public function for_scrolled_page( string $id ): array {
		return $this->for_use( $id, [ 'data-brolga-on' => 'scroll' ] );
	}

	/**
	 * What an element says of the module that some pages and some visitors have a use for.
	 *
	 * @param string $id       What the module is imported by.
	 * @param string $selector What is on those pages; empty: it is for visitors alone.
	 * @param string $cookie   What those visitors have.
	 * @return array<string, string> Attributes.
	 */
	public function for_page( string $id, string $selector, string $cookie ): array {
		return $this->for_use(
			$id,
			[ 'data-brolga-on' => 'page' ]
			+ ( '' === $selector ? [] : [ 'data-brolga-when' => $selector ] )
			+ [ 'data-brolga-cookie' => $cookie ]
		);
	}

	/**
	 * Names a module in the page's import map, and puts what fetches it on the page.
	 *
	 * @param string $id What the module is imported by.
	 */
	public function name( string $id ): void {
		$this->version ??= $this->build->has( self::FILE . '.asset.php' )
			? $this->build->asset( self::FILE )['version']
			: '';
		if ( '' === $this->version ) {
			return;
		}
		if ( ! isset( $this->ids[ $id ] ) ) {
			$this->ids[ $id ] = true;
			// What was said of its imports before is not added to.
			wp_deregister_script_module( self::MODULE );
		}
		wp_enqueue_script_module(
			self::MODULE,
			$this->build->url( self::FILE . '.js' ),
			array_map(
				static fn ( string $id ): array => [
					'id'     => $id,
					'import' => 'dynamic',
				],
				[ Modules::RUNTIME, ...array_keys( $this->ids ) ]
			),
			$this->version,
			[ 'fetchpriority' => 'low' ]
		);
	}
}
