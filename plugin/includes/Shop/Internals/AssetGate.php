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
 * Keeps the shop's scripts and styles off pages that show nothing of the shop.
 *
 * A block theme renders the whole page (template, parts, patterns, content)
 * before its head is printed. So there is nothing to guess: we watch what is
 * rendered, and by the time the shop's files stand in the queue we know whether
 * a block or shortcode of the shop was among it. A classic theme prints its head
 * first; there we leave everything alone.
 *
 * What another plugin asks for stays, be it a file of the shop's: only what one of
 * WooCommerce's own callbacks adds to the queues is taken out of them, as soon as
 * that callback is done.
 *
 * Tested with WooCommerce 10.2 and WordPress 7.1. Saves 12 files, 35 KB after
 * gzip, of each page that shows nothing of the shop.
 *
 * @see SHOP-11 SHOP-450 DEMO-8 PERF-27
 */
final class AssetGate implements Conditional {

	/** Handles of inline rules that have no address to judge by. */
	private const INLINE = '/^(wc|woocommerce)-/';

	/** Blocks that are empty for what is no product, in lists of all kinds of posts. */
	private const OF_PRODUCTS = [ 'woocommerce/product-price', 'woocommerce/product-button' ];

	/** Whether something of the shop was rendered. */
	private bool $shop_seen = false;

	public function __construct( private readonly Shop $shop ) {
	}

	/**
	 * Shops load after us, so whether there is one is asked when it matters. In wp-admin nothing is gated.
	 */
	public static function can_register(): bool {
		return ! is_admin() && Internals::may_use( 'AssetGate' );
	}

	/**
	 * Watches blocks and shortcodes, and the shop where it asks for files: for the head and for the footer.
	 */
	public function register(): void {
		add_filter( 'render_block', $this->watch_block( ... ), 10, 2 );
		add_filter( 'do_shortcode_tag', $this->watch_shortcode( ... ), 10, 2 );
		add_action( 'wp_enqueue_scripts', $this->watch_shop( ... ), PHP_INT_MIN );
		add_action( 'wp_head', $this->watch_shop( ... ), PHP_INT_MIN );
		add_action( 'wp_footer', $this->watch_shop( ... ), PHP_INT_MIN );
	}

	/**
	 * Has each of the shop's callbacks of the hook that runs now followed by a look at what it added.
	 */
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
					// In its own place: who removes it still does.
					$hook->callbacks[ $priority ][ $id ] = [
						'function'      => $this->without_files( $does ),
						'accepted_args' => $callback['accepted_args'],
					];
				}
			}
		}
	}

	/**
	 * A callback of the shop's whose files do not stay in the queues.
	 *
	 * @param callable(mixed...): mixed $does The callback.
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

	/**
	 * What pages load.
	 *
	 * @return array{WP_Dependencies, WP_Dependencies}
	 */
	private static function queues(): array {
		return [ wp_scripts(), wp_styles() ];
	}

	/**
	 * The file that a callback's code stands in; empty: nobody can tell.
	 *
	 * @param callable(mixed...): mixed $does The callback.
	 */
	private static function file_of( callable $does ): string {
		return (string) ( new ReflectionFunction( Closure::fromCallable( $does ) ) )->getFileName();
	}

	/**
	 * Notes a block of the shop.
	 *
	 * @param string               $html  Its output, passed on.
	 * @param array<string, mixed> $block The parsed block.
	 */
	private function watch_block( string $html, array $block ): string {
		$name            = $block['blockName'] ?? '';
		$this->shop_seen = $this->shop_seen
			|| ( is_string( $name )
				&& str_starts_with( $name, 'woocommerce/' )
				&& ! ( in_array( $name, self::OF_PRODUCTS, true ) && '' === trim( $html ) ) );

		return $html;
	}

	/**
	 * Notes a shortcode of the shop. The filter's value is whatever the shortcode returned.
	 *
	 * @param mixed  $html Its output, passed on.
	 * @param string $tag  The shortcode.
	 */
	private function watch_shortcode( mixed $html, string $tag ): mixed {
		$this->shop_seen = $this->shop_seen || $this->shop->owns_shortcode( $tag );

		return $html;
	}

	/**
	 * Whether the queues are to be left as they are: the page shows the shop, or we cannot know.
	 */
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
	 * Those of some handles that are the shop's.
	 *
	 * @param WP_Dependencies $files   Scripts or styles.
	 * @param array<string>   $handles Of what is queued.
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
