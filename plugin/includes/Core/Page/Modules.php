<?php
/**
 * The script modules that blocks share.
 *
 * @package Brolga
 */

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
	private const RUNTIME = '@brolga/runtime';

	/** Modules that views import when they turn out to need them. */
	private const ON_DEMAND = [
		'@brolga/goals'         => 'goals',
		'@brolga/custom-fields' => 'custom-fields',
		'@brolga/spam'          => 'spam',
		'@brolga/spam-service'  => 'spam-service',
		'@brolga/fields'        => 'fields',
		'@brolga/conditions'    => 'conditions',
	];

	/**
	 * Keeps what was built.
	 *
	 * @param Build $build Where the modules are.
	 */
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
	}

	/**
	 * Tells WordPress of the modules.
	 */
	private function register_modules(): void {
		foreach ( self::ON_DEMAND as $id => $file ) {
			// They import the runtime, which stands in each import map that names them.
			wp_register_script_module( $id, $this->build->url( "runtime/{$file}.js" ), [], $this->build->asset( "runtime/{$file}" )['version'] );
		}
		wp_register_script_module(
			self::RUNTIME,
			$this->build->url( 'runtime/index.js' ),
			array_map(
				static fn ( string $id ): array => [
					'id'     => $id,
					'import' => 'dynamic',
				],
				array_keys( self::ON_DEMAND )
			),
			$this->build->asset( 'runtime/index' )['version']
		);
		wp_register_script_module(
			self::SITE,
			$this->build->url( 'runtime/site.js' ),
			[
				[
					'id'     => self::RUNTIME,
					'import' => 'dynamic',
				],
			],
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
}
