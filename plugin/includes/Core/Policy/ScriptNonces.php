<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use Brolga\Core\Support\Conditional;

/**
 * Adds the response's Content-Security-Policy nonce to every script that WordPress prints.
 *
 * @see CSP-3
 */
final class ScriptNonces implements Conditional {

	public static function can_register(): bool {
		return false !== has_filter( 'brolga_csp_nonce' );
	}

	public function register(): void {
		add_filter( 'wp_script_attributes', $this->with_nonce( ... ) );
		add_filter( 'wp_inline_script_attributes', $this->with_nonce( ... ) );
	}

	/**
	 * @param array<string, string|bool> $attributes
	 * @return array<string, string|bool>
	 */
	private function with_nonce( array $attributes ): array {
		$nonce = StrictPolicy::nonce();
		return '' === $nonce ? $attributes : [ 'nonce' => $nonce ] + $attributes;
	}
}
