<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Support\Conditional;

/**
 * Registers the script modules: `@brolga/runtime`, which all view scripts share, the modules that
 * they import dynamically, and the small site module, which every page loads.
 */
final class Modules implements Conditional {

	private const PREVIEW = '@brolga/preview';
	private const ANCHORS = '@brolga/anchors';

	/**
	 * The module that view scripts import. On a page that postpones its view scripts, another file
	 * is registered under this ID.
	 */
	public const RUNTIME = '@brolga/runtime';

	/** The runtime itself, for the code that postpones view scripts. */
	public const RUNTIME_NOW = '@brolga/runtime-now';

	/**
	 * The build folder of modules that view scripts import dynamically; each comes from a folder
	 * of src/runtime or of a feature's view.
	 */
	private const ON_DEMAND = 'modules';

	/** Modules that features register only where needed, so that other pages' import maps omit them. */
	private const OF_SOME_PAGES = '/^(?:track|toolbar$)/';

	public function __construct(
		private readonly Build $build,
		private readonly LazyModules $lazy_modules
	) {}

	public static function can_register(): bool {
		return Build::is_there();
	}

	public function register(): void {
		add_action( 'init', $this->register_modules( ... ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue_site( ... ) );
		// Before the page's blocks enqueue modules that rely on this one.
		add_action( 'wp', $this->enqueue_preview( ... ) );
	}

	public static function in_preview(): bool {
		return is_preview() || is_customize_preview();
	}

	private function register_modules(): void {
		foreach ( array_keys( $this->build->assets( self::ON_DEMAND ) ) as $name ) {
			if ( 1 !== preg_match( self::OF_SOME_PAGES, $name ) ) {
				$this->register_on_demand( $name );
			}
		}
		foreach ( [ self::RUNTIME, self::RUNTIME_NOW ] as $id ) {
			wp_register_script_module(
				$id,
				$this->build->url( 'runtime/index.js' ),
				[],
				$this->build->asset( 'runtime/index' )['version']
			);
		}
		$this->lazy_modules->register();
	}

	/**
	 * Registers a dynamically imported module, unless its feature has done so. Low fetch priority
	 * lets a page paint before a module that it has from the start, such as that of a pager.
	 *
	 * @param string $name A folder name in src/runtime or in a feature's view.
	 * @return string The module's ID.
	 */
	private function register_on_demand( string $name ): string {
		wp_register_script_module(
			"@brolga/{$name}",
			$this->build->url( self::ON_DEMAND . "/{$name}.js" ),
			$this->build->imports( self::ON_DEMAND, $name ),
			$this->build->assets( self::ON_DEMAND )[ $name ]['version'] ?? null,
			[ 'fetchpriority' => 'low' ]
		);
		return "@brolga/{$name}";
	}

	/**
	 * Lists every module in the page's import map, whether the page uses it or not.
	 *
	 * @param list<string> $others Modules that other classes register.
	 */
	public function name_all( array $others ): void {
		$ids = array_map( $this->register_on_demand( ... ), array_keys( $this->build->assets( self::ON_DEMAND ) ) );
		wp_deregister_script_module( self::ANCHORS );
		// Every page may import this module, so WordPress must list it and its imports.
		wp_register_script_module(
			self::ANCHORS,
			$this->build->url( self::ON_DEMAND . '/anchors.js' ),
			[
				...$this->build->imports( self::ON_DEMAND, 'anchors' ),
				...array_map(
					static fn ( string $id ): array => [
						'id'     => $id,
						'import' => 'dynamic',
					],
					[ ...array_diff( $ids, [ self::ANCHORS ] ), ...$others ]
				),
			],
			$this->build->assets( self::ON_DEMAND )['anchors']['version'] ?? null
		);
		$this->enqueue_site();
	}

	private function enqueue_site(): void {
		wp_enqueue_script_module( LazyModules::MODULE );
	}

	/** @see SITE-25 SITE-26 */
	private function enqueue_preview(): void {
		if ( self::in_preview() ) {
			wp_enqueue_script_module( self::PREVIEW );
		}
	}
}
