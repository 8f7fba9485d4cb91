<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * Excludes cart, checkout and account from speculative loading: their content may have changed by
 * the time a visitor opens them.
 *
 * @see PERF-28
 */
final class FreshPages implements Module {

	public function __construct( private readonly Shop $shop ) {}

	public function register(): void {
		add_filter( 'wp_speculation_rules_href_exclude_paths', $this->leave_out( ... ) );
	}

	private function leave_out( mixed $paths ): mixed {
		if ( ! is_array( $paths ) || ! $this->shop->is_running() ) {
			return $paths;
		}
		foreach ( $this->shop->own_pages() as $url ) {
			$path = (string) wp_parse_url( $url, PHP_URL_PATH );
			if ( '' !== trim( $path, '/' ) ) {
				$paths[] = "{$path}*";
			}
		}
		return $paths;
	}
}
