<?php
declare( strict_types=1 );

namespace Brolga\Shop\Internals;

use Automattic\WooCommerce\Blocks\BlockPatterns;
use Brolga\Core\Blocks\Rendering;
use Brolga\Core\Internals\Internals;
use Brolga\Core\Page\Request;
use Brolga\Core\Support\Conditional;
use WP_Block_Patterns_Registry;
use WP_Hook;

/**
 * Has WooCommerce write its patterns when a page shows one of them. It runs the
 * files of all forty on every page of the site, and one of those has WordPress read
 * theme.json before the blocks are there that it is about.
 *
 * Tested with WooCommerce 10.2 and WordPress 7.1. Saves 4 ms of a
 * page that shows nothing of the shop.
 *
 * @see PERF-25 PERF-27
 */
final class ShopPatterns implements Conditional {

	/** What WooCommerce calls them begins with one of these. */
	private const NAMES = [ 'woocommerce/', 'woocommerce-blocks/' ];

	/** @var (callable(): mixed)|null What WooCommerce has not done yet. */
	private mixed $later = null;

	public function __construct( private readonly Rendering $rendering ) {}

	/**
	 * Who edits gets them at once.
	 */
	public function can_register(): bool {
		return Request::is_for_page() && Internals::may_use( 'ShopPatterns' );
	}

	/**
	 * Comes before WooCommerce, and makes up for it where they are wanted: in what a
	 * page renders, in the REST API and in an editor on a page.
	 */
	public function register(): void {
		add_action( 'init', $this->put_off( ... ), 9 );
		add_action( 'rest_api_init', $this->catch_up( ... ), 1 );
		add_action( 'enqueue_block_editor_assets', $this->catch_up( ... ), 0 );
		$this->rendering->before( 'core/pattern', $this->meet( ... ) );
	}

	/**
	 * Takes WooCommerce's turn away from it.
	 */
	private function put_off(): void {
		$hooks = $GLOBALS['wp_filter'] ?? null;
		$init  = is_array( $hooks ) ? $hooks['init'] ?? null : null;
		$turns = $init instanceof WP_Hook ? $init->callbacks[10] ?? [] : [];
		foreach ( is_array( $turns ) ? $turns : [] as $turn ) {
			$does = is_array( $turn ) ? $turn['function'] ?? null : null;
			if (
				is_array( $does )
				&& is_callable( $does )
				&& $does[0] instanceof BlockPatterns
				&& 'register_block_patterns' === $does[1]
			) {
				remove_action( 'init', $does );
				$this->later = $does;
			}
		}
	}

	/**
	 * A pattern is about to be rendered.
	 *
	 * @param array<array-key, mixed> $block The block that names it.
	 */
	private function meet( array $block ): void {
		$attributes = $block['attrs'] ?? null;
		$name       = is_array( $attributes ) ? $attributes['slug'] ?? '' : '';
		foreach ( self::NAMES as $start ) {
			if (
				is_string( $name )
				&& str_starts_with( $name, $start )
				&& ! WP_Block_Patterns_Registry::get_instance()->is_registered( $name )
			) {
				$this->catch_up();
			}
		}
	}

	/**
	 * Gives WooCommerce its turn, once.
	 */
	private function catch_up(): void {
		$later       = $this->later;
		$this->later = null;
		if ( null !== $later ) {
			$later();
		}
	}
}
