<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Support\Module;

/**
 * Has browsers fetch a page of the site while the pointer still rests on its
 * link. The page is fetched and not run before somebody comes: nothing is
 * counted, bought or consented to by a page that nobody sees.
 *
 * @see PERF-28
 */
final class Speculation implements Module {

	public function register(): void {
		add_filter( 'wp_speculation_rules_configuration', $this->fetch_at_rest( ... ), 5 );
	}

	/**
	 * Decides where nobody else has.
	 *
	 * @param mixed $rules Mode and eagerness as WordPress has them; null: none, as for people who are logged in.
	 */
	private function fetch_at_rest( mixed $rules ): mixed {
		return [ 'mode' => 'auto', 'eagerness' => 'auto' ] === $rules
			? [ 'mode' => 'prefetch', 'eagerness' => 'moderate' ]
			: $rules;
	}
}
