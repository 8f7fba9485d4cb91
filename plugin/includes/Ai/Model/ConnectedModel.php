<?php
declare( strict_types=1 );

namespace Brolga\Ai\Model;

use Throwable;
use WordPress\AiClient\AiClient;

/**
 * Whether this site has a connected AI model (WordPress 7.0 and newer). Brolga has none of its own.
 *
 * @see AI-1 AI-40
 */
final class ConnectedModel {

	/** One pixel, to ask with. */
	private const IMAGE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

	public static function is_there(): bool {
		return self::takes( '' );
	}

	/** Whether it writes texts about images. */
	public static function takes_images(): bool {
		return self::takes( self::IMAGE );
	}

	/** Whether a provider is installed. Asks no service, so it can be asked on every screen. */
	public static function may_be_there(): bool {
		try {
			return function_exists( 'wp_ai_client_prompt' )
				&& wp_supports_ai()
				&& [] !== AiClient::defaultRegistry()->getRegisteredProviderIds();
		} catch ( Throwable ) {
			return false;
		}
	}

	private static function takes( string $image ): bool {
		if ( ! function_exists( 'wp_ai_client_prompt' ) || ! wp_supports_ai() ) {
			return false;
		}
		try {
			$prompt = wp_ai_client_prompt( 'x' );
			return ( '' === $image ? $prompt : $prompt->with_file( $image ) )->is_supported_for_text_generation();
		} catch ( Throwable ) {
			// A provider's plugin is broken: as good as none.
			return false;
		}
	}
}
