<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * Keeps cart, checkout and account from being fetched before somebody follows a
 * link to them: what they show may have changed by then.
 *
 * @see PERF-28
 */
final class FreshPages implements Module {

	public function __construct( private readonly Shop $shop ) {}

	public function register(): void {
		add_filter( 'wp_speculation_rules_href_exclude_paths', $this->leave_out( ... ) );
	}

	/**
	 * Leaves them out, with all that is below them.
	 *
	 * @param mixed $paths Patterns of paths that browsers do not fetch ahead.
	 */
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
