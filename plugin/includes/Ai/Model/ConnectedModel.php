<?php
declare( strict_types=1 );

namespace Brolga\Ai\Model;

use Throwable;

/**
 * Whether this site has a connected AI model (WordPress 7.0 and newer). Brolga has none of its own.
 *
 * @see AI-1
 */
final class ConnectedModel {

	public static function is_there(): bool {
		if ( ! function_exists( 'wp_ai_client_prompt' ) || ! wp_supports_ai() ) {
			return false;
		}
		try {
			return wp_ai_client_prompt( 'x' )->is_supported_for_text_generation();
		} catch ( Throwable ) {
			// A provider's plugin is broken: as good as none.
			return false;
		}
	}
}
