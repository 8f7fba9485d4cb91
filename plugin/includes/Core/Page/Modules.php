<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Support\Conditional;

/**
 * Registers `@brolga/runtime`, which views import and which is loaded once a
 * page, with what they fetch on demand, and puts the small site module on every
 * page.
 */
final class Modules implements Conditional {

	private const PREVIEW = '@brolga/preview';
	private const ANCHORS = '@brolga/anchors';

	/** What views import. On a page whose views wait for something it is another file. */
	public const RUNTIME = '@brolga/runtime';

	/** The runtime itself, for what lets the views wait. */
	public const RUNTIME_NOW = '@brolga/runtime-now';

	/** What views import when they turn out to need it: a folder of src/runtime or of a feature’s view each. */
	private const ON_DEMAND = 'modules';

	/** Modules that the feature registers which knows whether a page has a use for them: no other page names them. */
	private const OF_SOME_PAGES = '/^(?:track|toolbar$)/';

	public function __construct(
		private readonly Build $build,
		private readonly Later $later
	) {}

	/**
	 * Only a built plugin has modules.
	 */
	public static function can_register(): bool {
		return Build::is_there();
	}

	/**
	 * Registers early, enqueues on pages.
	 */
	public function register(): void {
		add_action( 'init', $this->register_modules( ... ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue_site( ... ) );
		// Before the page's blocks bring theirs, which measure by what it finds.
		add_action( 'wp', $this->enqueue_preview( ... ) );
	}

	/**
	 * Whether an owner looks at what is not public yet.
	 */
	public static function in_preview(): bool {
		return is_preview() || is_customize_preview();
	}

	/**
	 * Tells WordPress of the modules.
	 */
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
		$this->later->register();
	}

	/**
	 * Registers a module that views fetch, unless its feature has done so. A page
	 * that has it from the start, such as a pager's, is painted before it, and what
	 * it imports comes no sooner.
	 *
	 * @param string $name Its folder’s, in src/runtime or in a feature’s view.
	 * @return string What it is imported by.
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
	 * Lets the page's import map name every module, whether the page uses it or not.
	 *
	 * @param list<string> $others Those that are registered elsewhere.
	 */
	public function name_all( array $others ): void {
		$ids = array_map( $this->register_on_demand( ... ), array_keys( $this->build->assets( self::ON_DEMAND ) ) );
		wp_deregister_script_module( self::ANCHORS );
		// Every page may fetch this one, and so WordPress names what it is said to fetch.
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

	/**
	 * Every page has the site module.
	 */
	private function enqueue_site(): void {
		wp_enqueue_script_module( Later::MODULE );
	}

	/**
	 * Previews have rules of their own.
	 *
	 * @see SITE-25 SITE-26
	 */
	private function enqueue_preview(): void {
		if ( self::in_preview() ) {
			wp_enqueue_script_module( self::PREVIEW );
		}
	}
}
