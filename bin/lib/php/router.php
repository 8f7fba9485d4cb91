<?php
/**
 * Makes PHP's built-in server behave like a web server in front of WordPress:
 * pretty addresses, gzip, validators and ranges for static files, and nothing
 * of the site's private files.
 *
 * @package Brolga
 */

declare( strict_types=1 );

( static function (): void {
	// The script's own settings, not shown to what it includes.
	$accepts = (string) ( $_SERVER['HTTP_ACCEPT_ENCODING'] ?? '' );
	if ( ! str_contains( $accepts, 'gzip' ) || ! function_exists( 'gzencode' ) ) {
		return;
	}
	ob_start(
		static function ( string $output, int $phase ): string {
			// A page that flushes in between is sent as it is.
			if ( $phase !== ( PHP_OUTPUT_HANDLER_START | PHP_OUTPUT_HANDLER_FINAL ) || strlen( $output ) < 512 ) {
				return $output;
			}
			$sent = strtolower( implode( "\n", headers_list() ) );
			if ( ! preg_match( '~^content-type: *(text/|application/(json|javascript|xml|rss|atom|ld\+json)|image/svg)~m', $sent ) || preg_match( '/^content-(encoding|length):/m', $sent ) ) {
				return $output;
			}
			header( 'Content-Encoding: gzip' );
			header( 'Vary: Accept-Encoding', false );
			return (string) gzencode( $output, 5 );
		}
	);
} )();

/**
 * Sends a static file.
 *
 * @param string $file Its path.
 * @param string $type Its media type.
 */
function brolga_send_file( string $file, string $type ): void {
	$size  = (int) filesize( $file );
	$etag  = sprintf( '"%x-%x"', filemtime( $file ), $size );
	$first = 0;
	$last  = $size - 1;
	// Only a version that is a hash of the content may be kept for long.
	$hashed = 1 === preg_match( '/(^|&)ver=[0-9a-f]{20}($|&)/D', (string) ( $_SERVER['QUERY_STRING'] ?? '' ) );

	header( 'Content-Type: ' . $type . ( preg_match( '~^text/|javascript|json|svg~', $type ) ? '; charset=UTF-8' : '' ) );
	header( 'Cache-Control: public, max-age=' . ( $hashed ? '31536000, immutable' : '60' ) );
	header( 'ETag: ' . $etag );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Accept-Ranges: bytes' );
	header_remove( 'X-Powered-By' );

	if ( trim( (string) ( $_SERVER['HTTP_IF_NONE_MATCH'] ?? '' ) ) === $etag ) {
		http_response_code( 304 );
		return;
	}
	if ( preg_match( '/^bytes=(\d*)-(\d*)$/D', (string) ( $_SERVER['HTTP_RANGE'] ?? '' ), $range ) && $range[1] . $range[2] !== '' ) {
		$first = '' === $range[1] ? max( 0, $size - (int) $range[2] ) : (int) $range[1];
		$last  = '' === $range[1] || '' === $range[2] ? $last : min( $last, (int) $range[2] );
		if ( $first > $last ) {
			http_response_code( 416 );
			header( "Content-Range: bytes */$size" );
			return;
		}
		http_response_code( 206 );
		header( "Content-Range: bytes $first-$last/$size" );
	}
	if ( 'HEAD' === $_SERVER['REQUEST_METHOD'] ) {
		return;
	}
	$handle = fopen( $file, 'rb' );
	$output = fopen( 'php://output', 'wb' );
	if ( $handle && $output ) {
		stream_copy_to_stream( $handle, $output, $last - $first + 1, $first );
	}
}

$brolga_types = array(
	'css'   => 'text/css',
	'html'  => 'text/html',
	'txt'   => 'text/plain',
	'js'    => 'text/javascript',
	'mjs'   => 'text/javascript',
	'json'  => 'application/json',
	'xml'   => 'application/xml',
	'svg'   => 'image/svg+xml',
	'png'   => 'image/png',
	'jpg'   => 'image/jpeg',
	'jpeg'  => 'image/jpeg',
	'gif'   => 'image/gif',
	'webp'  => 'image/webp',
	'avif'  => 'image/avif',
	'ico'   => 'image/x-icon',
	'woff2' => 'font/woff2',
	'woff'  => 'font/woff',
	'ttf'   => 'font/ttf',
	'mp4'   => 'video/mp4',
	'webm'  => 'video/webm',
	'mp3'   => 'audio/mpeg',
	'pdf'   => 'application/pdf',
	'zip'   => 'application/zip',
	'csv'   => 'text/csv',
);

$brolga_root = (string) $_SERVER['DOCUMENT_ROOT'];
$brolga_path = rawurldecode( (string) parse_url( 'http://host' . $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$brolga_path = '' === $brolga_path ? '/' : $brolga_path;

// Dot files, the database, logs, and ways out of the folder do not exist for visitors.
if ( preg_match( '~(^|/)\.|\0|^/mariadb(/|$)|^/wp-content/(database|debug\.log)(/|$)~', $brolga_path ) ) {
	http_response_code( 404 );
	header( 'Content-Type: text/plain' );
	echo "Not found\n";
	return true;
}

$brolga_file = $brolga_root . $brolga_path;
if ( is_dir( $brolga_file ) && is_file( rtrim( $brolga_file, '/' ) . '/index.php' ) ) {
	if ( ! str_ends_with( $brolga_path, '/' ) ) {
		header( 'Location: ' . $brolga_path . '/', true, 301 );
		return true;
	}
	$brolga_path .= 'index.php';
	$brolga_file .= 'index.php';
}

$brolga_type = strtolower( pathinfo( $brolga_file, PATHINFO_EXTENSION ) );
if ( is_file( $brolga_file ) && 'php' !== $brolga_type ) {
	brolga_send_file( $brolga_file, $brolga_types[ $brolga_type ] ?? 'application/octet-stream' );
	return true;
}
if ( ! is_file( $brolga_file ) ) {
	$brolga_path = '/index.php';
	$brolga_file = $brolga_root . $brolga_path;
}

$_SERVER['SCRIPT_NAME']     = $brolga_path;
$_SERVER['PHP_SELF']        = $brolga_path;
$_SERVER['SCRIPT_FILENAME'] = $brolga_file;
chdir( dirname( $brolga_file ) );
unset( $brolga_types, $brolga_type, $brolga_root, $brolga_path );
require $brolga_file;
return true;
