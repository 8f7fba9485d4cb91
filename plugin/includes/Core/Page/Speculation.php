<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Support\Module;

/**
 * Lets browsers prefetch a page while the pointer rests on its link. Prefetched pages are not
 * prerendered, so a page that nobody sees counts no view and runs no script.
 *
 * @see PERF-28
 */
final class Speculation implements Module {

	public function register(): void {
		add_filter( 'wp_speculation_rules_configuration', $this->fetch_at_rest( ... ), 5 );
	}

	/**
	 * Changes the speculation rules unless somebody else has.
	 *
	 * @param mixed $rules Mode and eagerness; null: no rules, as for logged-in users.
	 */
	private function fetch_at_rest( mixed $rules ): mixed {
		return [ 'mode' => 'auto', 'eagerness' => 'auto' ] === $rules
			? [ 'mode' => 'prefetch', 'eagerness' => 'moderate' ]
			: $rules;
	}
}
