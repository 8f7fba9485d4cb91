<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Conditional;

/**
 * Registers `@brolga/runtime`, which views import and which is loaded once a
 * page, with what they fetch on demand, and puts the small site module on every
 * page.
 */
final class Modules implements Conditional {

	private const SITE    = '@brolga/site';
	private const PREVIEW = '@brolga/preview';

	/** What views import. On a page whose views wait for something it is another file. */
	public const RUNTIME = '@brolga/runtime';

	/** The runtime itself, for what lets the views wait. */
	public const RUNTIME_NOW = '@brolga/runtime-now';

	/** What views import when they turn out to need it: a folder of src/modules each. */
	private const ON_DEMAND = 'modules';

	/** Modules that the feature registers which knows whether a page has a use for them: no other page names them. */
	private const OF_SOME_PAGES = '/^(?:track|toolbar$)/';

	public function __construct( private readonly Build $build ) {
	}

	/**
	 * Only a built plugin has modules.
	 */
	public function can_register(): bool {
		return $this->build->has( 'runtime/index.asset.php' );
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
		foreach ( $this->build->assets( self::ON_DEMAND ) as $name => $asset ) {
			if ( 1 !== preg_match( self::OF_SOME_PAGES, $name ) ) {
				// They import the runtime, which stands in each import map.
				wp_register_script_module( "@brolga/{$name}", $this->build->url( self::ON_DEMAND . "/{$name}.js" ), $this->build->fetched( self::ON_DEMAND, $name ), $asset['version'] );
			}
		}
		foreach ( [ self::RUNTIME, self::RUNTIME_NOW ] as $id ) {
			wp_register_script_module( $id, $this->build->url( 'runtime/index.js' ), [], $this->build->asset( 'runtime/index' )['version'] );
		}
		wp_register_script_module(
			self::SITE,
			$this->build->url( 'runtime/site.js' ),
			$this->build->fetched( 'runtime', 'site' ),
			$this->build->asset( 'runtime/site' )['version'],
			[
				'in_footer'     => true,
				'fetchpriority' => 'low',
			]
		);
	}

	/**
	 * Every page has the site module.
	 */
	private function enqueue_site(): void {
		wp_enqueue_script_module( self::SITE );
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
