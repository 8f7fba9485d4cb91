<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- A temporary file of our own.
// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Kits\Actions;

use Brolga\Kits\Kit\KitFile;
use Brolga\Kits\Kit\KitRefused;
use WP_Error;

/** A kit as abilities take it, in base64, and as routes and commands do, as a file. */
final class GivenFile {

	/** What an assistant can hold in one message; larger kits go by the screen and the command line. */
	public const MAX_BASE64 = 28000000;

	/** @return array<string, mixed> */
	public static function schema(): array {
		return [
			'description' => __( 'The kit, a zip file in base64.', 'brolga' ),
			'type'        => 'string',
			'minLength'   => 1,
			'maxLength'   => self::MAX_BASE64,
		];
	}

	/**
	 * @template T
	 * @param callable( KitFile ): T $work
	 * @return T|WP_Error
	 */
	public static function decode( mixed $base64, callable $work ): mixed {
		$bytes = is_string( $base64 ) ? base64_decode( $base64, true ) : false; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- JSON has no other way for bytes.
		$path  = false === $bytes ? false : tempnam( get_temp_dir(), 'brolga-kit' );
		if ( false === $path ) {
			return self::refusal( __( 'The kit could not be read. Send the zip file in base64.', 'brolga' ) );
		}
		try {
			file_put_contents( $path, $bytes );
			return self::open( $path, $work );
		} finally {
			wp_delete_file( $path );
		}
	}

	/**
	 * @template T
	 * @param callable( KitFile ): T $work
	 * @return T|WP_Error
	 */
	public static function open( string $path, callable $work ): mixed {
		try {
			return $work( KitFile::open( $path ) );
		} catch ( KitRefused $refused ) {
			return self::refusal( $refused->getMessage() );
		}
	}

	public static function refusal( string $reason ): WP_Error {
		return new WP_Error( 'brolga_kit', $reason, [ 'status' => 400 ] );
	}

	/** @return list<string> */
	public static function keys( mixed $keys ): array {
		return is_array( $keys ) ? array_values( array_filter( $keys, is_string( ... ) ) ) : [];
	}

	/** @return array<string, mixed> */
	public static function lines(): array {
		$text = [ 'type' => 'string' ];
		return [
			'type'  => 'array',
			'items' => [
				'type'       => 'object',
				'properties' => [
					'outcome' => $text,
					'what'    => $text,
					'text'    => $text,
					'url'     => $text,
					'key'     => $text,
				],
			],
		];
	}
}
