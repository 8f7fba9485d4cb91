<?php
/**
 * A must-use plugin of a test's site: connects an AI provider that answers what
 * the option `brolga_test_ai` says, and notes what it was asked.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\AiProvider;
use WordPress\AiClient\Providers\Http\Exception\ClientException;
use WordPress\AiClient\Providers\Http\Exception\NetworkException;

add_action(
	'init',
	static function (): void {
		$says = get_option( 'brolga_test_ai' );
		if ( ! is_array( $says ) ) {
			return;
		}
		require_once __DIR__ . '/brolga-test-ai/AiModel.php';
		require_once __DIR__ . '/brolga-test-ai/AiProvider.php';
		AiProvider::connect( sees: (bool) ( $says['sees'] ?? false ) );
		AiProvider::answers( match ( $says['fails'] ?? '' ) {
			'refused' => new ClientException( 'wrong key', 401 ),
			'quota'   => new ClientException( 'slow down', 429 ),
			'late'    => new NetworkException( 'cURL error 28' ),
			default   => is_string( $says['answer'] ?? null ) ? $says['answer'] : '',
		} );
	},
	5
);

add_action(
	'shutdown',
	static function (): void {
		$asked = class_exists( AiProvider::class, false ) ? AiProvider::asked() : [];
		if ( [] !== $asked ) {
			update_option( 'brolga_test_ai_asked', [ ...(array) get_option( 'brolga_test_ai_asked', [] ), ...$asked ] );
		}
	}
);
