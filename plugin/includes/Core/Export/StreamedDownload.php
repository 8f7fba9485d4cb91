<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

use RuntimeException;

/**
 * Writes straight into the response: no buffer that would grow, no file that
 * would stay, no copy in any cache.
 *
 * @see EXPORT-3
 */
final class StreamedDownload implements Download {

	/**
	 * Sends the file.
	 *
	 * @param string                $name    What the browser calls it.
	 * @param string                $type    Its media type.
	 * @param iterable<string>      $pieces  What it holds.
	 * @param array<string, string> $headers Further headers.
	 *
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
		// Nginx would collect it.
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

	/**
	 * Says to save the file, and as what: in letters that every browser knows, and
	 * as it is (RFC 6266).
	 *
	 * @param string $name The file's name.
	 */
	public static function disposition( string $name ): string {
		$plain = preg_replace( '/[^A-Za-z0-9 ._-]/', '_', remove_accents( $name ) );
		return sprintf( 'attachment; filename="%s"; filename*=UTF-8\'\'%s', $plain, rawurlencode( $name ) );
	}
}
