<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

use RuntimeException;

/**
 * Writes directly to the response, without a buffer, a temporary file, or a copy in any cache.
 *
 * @see EXPORT-3
 */
final class StreamedDownload implements Download {

	/**
	 * @param iterable<string> $pieces
	 * @param array<string, string> $headers
	 * @throws RuntimeException When there is no response to write to.
	 */
	public function send( string $name, string $type, iterable $pieces, array $headers = [] ): void {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		if ( function_exists( 'set_time_limit' ) ) {
			// phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- A large export takes longer than a page may; nothing else runs in this request.
			set_time_limit( 0 );
		}
		nocache_headers();
		header( "Content-Type: {$type}" );
		header( 'Content-Disposition: ' . self::disposition( $name ) );
		foreach ( $headers as $header => $value ) {
			header( "{$header}: {$value}" );
		}
		header( 'X-Content-Type-Options: nosniff' );
		// Keeps nginx from buffering the response.
		header( 'X-Accel-Buffering: no' );
		$response = fopen( 'php://output', 'wb' );
		if ( false === $response ) {
			throw new RuntimeException( 'There is no response to write to.' );
		}
		foreach ( $pieces as $piece ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- This is the response, not a file.
			fwrite( $response, $piece );
			flush();
		}
	}

	/** Contains the name in ASCII for old browsers, and in UTF-8 (RFC 6266). */
	public static function disposition( string $name ): string {
		$plain = preg_replace( '/[^A-Za-z0-9 ._-]/', '_', remove_accents( $name ) );
		return sprintf( 'attachment; filename="%s"; filename*=UTF-8\'\'%s', $plain, rawurlencode( $name ) );
	}
}
