<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/**
 * Modules that a page does not begin with: the small one that every page has
 * fetches each as soon as there is a use for it, by what the markup says.
 *
 * @see SITE-30
 */
final class Later {

	public const MODULE = '@brolga/site';

	private const FILE = 'runtime/site';

	/** @var array<string, true> By what modules are imported by: any page may get a link to a place on it. */
	private array $ids = [ '@brolga/anchors' => true ];

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
	 * Names modules in the page's import map, and puts what fetches them on the page.
	 *
	 * @param string ...$ids What they are imported by.
	 */
	public function name( string ...$ids ): void {
		$this->ids += array_fill_keys( $ids, true );
		$this->register();
		wp_enqueue_script_module( self::MODULE );
	}

	/**
	 * Registers the module that every page has.
	 */
	public function register(): void {
		if ( ! $this->build->has( self::FILE . '.asset.php' ) ) {
			return;
		}
		// What was said of its imports before is not added to.
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
