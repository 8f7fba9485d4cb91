<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use Brolga\Core\Support\Conditional;

/**
 * Gives the response's nonce to every script that WordPress prints.
 *
 * @see CSP-3
 */
final class ScriptNonces implements Conditional {

	/**
	 * Only where somebody names a nonce.
	 */
	public static function can_register(): bool {
		return false !== has_filter( 'brolga_csp_nonce' );
	}

	/**
	 * Adds it where the tags are made.
	 */
	public function register(): void {
		add_filter( 'wp_script_attributes', $this->with_nonce( ... ) );
		add_filter( 'wp_inline_script_attributes', $this->with_nonce( ... ) );
	}

	/**
	 * A script's attributes, with the nonce where there is one.
	 *
	 * @param array<string, string|bool> $attributes By their names.
	 * @return array<string, string|bool>
	 */
	private function with_nonce( array $attributes ): array {
		$nonce = StrictPolicy::nonce();
		return '' === $nonce ? $attributes : [ 'nonce' => $nonce ] + $attributes;
	}
}
