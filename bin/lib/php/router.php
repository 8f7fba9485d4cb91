<?php
/**
 * Makes PHP's built-in server behave like a web server in front of WordPress:
 * pretty addresses, gzip, validators and ranges for static files, and nothing
 * of the site's private files. The site is the folder that the server was
 * started in: the whole of what is served, or a folder of it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Local;

// The site's own copy, which its wp-config.php takes too.
require_once getcwd() . '/.brolga/settings.php';

const TYPES = [
	'css'   => 'text/css; charset=UTF-8',
	'html'  => 'text/html; charset=UTF-8',
	'txt'   => 'text/plain; charset=UTF-8',
	'csv'   => 'text/csv; charset=UTF-8',
	'js'    => 'text/javascript; charset=UTF-8',
	'mjs'   => 'text/javascript; charset=UTF-8',
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
];

/**
 * Whether a text fits a pattern.
 */
function fits( string $pattern, string $text ): bool {
	return 1 === preg_match( $pattern, $text );
}

/**
 * Compresses a whole answer of text; one that is sent piece by piece stays as it is.
 * So does one whose script ends all buffers to show how far it is, as WordPress
 * does while it unpacks a plugin: what follows would stand, not compressed, behind
 * the end of what is.
 *
 * @param string $output The answer.
 * @param int    $phase  Where in the answer we are.
 * @param bool   $ended  Whether the script has said all it has to say.
 */
function compress( string $output, int $phase, bool $ended ): string {
	if (
		! $ended
		|| ( PHP_OUTPUT_HANDLER_START | PHP_OUTPUT_HANDLER_FINAL ) !== $phase
		|| strlen( $output ) < 512
	) {
		return $output;
	}
	$sent = strtolower( implode( "\n", headers_list() ) );
	if (
		! fits( '~^content-type: *(text/|application/(json|javascript|xml|rss|atom|ld\+json)|image/svg)~m', $sent )
		|| fits( '/^content-(encoding|length|range):/m', $sent )
	) {
		return $output;
	}
	header( 'Content-Encoding: gzip' );
	header( 'Vary: Accept-Encoding', false );
	return (string) gzencode( $output, 5 );
}

/**
 * Sends a static file.
 *
 * @param string $file Its path.
 */
function send_file( string $file ): void {
	$size  = (int) filesize( $file );
	$etag  = sprintf( '"%x-%x"', (int) filemtime( $file ), $size );
	$first = 0;
	$last  = $size - 1;
	// Only a version that is a hash of the content may be kept for long.
	$hashed = fits( '/(^|&)ver=[0-9a-f]{20}($|&)/D', server( 'QUERY_STRING' ) );

	header( 'Content-Type: '
		. ( TYPES[ strtolower( pathinfo( $file, PATHINFO_EXTENSION ) ) ] ?? 'application/octet-stream' ) );
	header( 'Cache-Control: public, max-age=' . ( $hashed ? '31536000, immutable' : '60' ) );
	header( 'ETag: ' . $etag );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Accept-Ranges: bytes' );
	header_remove( 'X-Powered-By' );

	if ( trim( server( 'HTTP_IF_NONE_MATCH' ) ) === $etag ) {
		http_response_code( 304 );
		return;
	}
	if (
		1 === preg_match( '/^bytes=(\d*)-(\d*)$/D', server( 'HTTP_RANGE' ), $range )
		&& '' !== $range[1] . $range[2]
	) {
		$from_end = '' === $range[1];
		$first    = $from_end ? max( 0, $size - (int) $range[2] ) : (int) $range[1];
		$last     = $from_end || '' === $range[2] ? $last : min( $last, (int) $range[2] );
		if ( $first > $last ) {
			http_response_code( 416 );
			header( "Content-Range: bytes */$size" );
			return;
		}
		http_response_code( 206 );
		header( "Content-Range: bytes $first-$last/$size" );
	}
	$from = fopen( $file, 'rb' );
	$to   = fopen( 'php://output', 'wb' );
	if ( 'HEAD' !== server( 'REQUEST_METHOD' ) && is_resource( $from ) && is_resource( $to ) ) {
		stream_copy_to_stream( $from, $to, $last - $first + 1, $first );
	}
}

/**
 * The path of a file of WordPress. A network in folders has the same files below
 * the address of each of its sites.
 *
 * @param string $root   What is served.
 * @param string $folder The site's folder in it; empty: all of it.
 * @param string $path   The path that was asked for.
 */
function shared( string $root, string $folder, string $path ): string {
	$files = preg_replace(
		'~^' . preg_quote( $folder, '~' ) . '/[\w-]+(/wp-(?:admin|content|includes)/.*|/[\w-]+\.php)$~D',
		$folder . '$1',
		$path
	) ?? $path;
	return file_exists( $root . $path ) || ! file_exists( $root . $files ) ? $path : $files;
}

/**
 * Answers what is no work for a script.
 *
 * @param string $root   What is served.
 * @param string $folder The site's folder in it; empty: all of it.
 * @param string $path   The path that was asked for.
 * @return string|null The script that has to answer, as a path; null when all is said.
 */
function route( string $root, string $folder, string $path ): ?string {
	// Dot files, the database, logs, and ways out of the folder do not exist for visitors.
	if ( fits( '~(^|/)\.|\0|^(/[\w-]+)?(/mariadb|/wp-content/database)(/|$)~', $path ) ) {
		http_response_code( 404 );
		header( 'Content-Type: text/plain' );
		echo "Not found\n";
		return null;
	}
	$path = shared( $root, $folder, $path );
	if ( is_dir( $root . $path ) && is_file( $root . rtrim( $path, '/' ) . '/index.php' ) ) {
		if ( ! str_ends_with( $path, '/' ) ) {
			header( 'Location: ' . $path . '/', true, 301 );
			return null;
		}
		$path .= 'index.php';
	}
	if ( ! is_file( $root . $path ) ) {
		return $folder . '/index.php';
	}
	if ( fits( '/\.php$/iD', $path ) ) {
		return $path;
	}
	send_file( $root . $path );
	return null;
}

// A browser on the same machine has nothing to wait for: BROLGA_GZIP=off spares both sides the work.
if (
	'off' !== getenv( 'BROLGA_GZIP' )
	&& str_contains( server( 'HTTP_ACCEPT_ENCODING' ), 'gzip' )
	&& function_exists( 'gzencode' )
) {
	$brolga_ended = false;
	// The first to be registered, so that it runs before WordPress' own.
	register_shutdown_function(
		static function () use ( &$brolga_ended ): void {
			$brolga_ended = true;
		}
	);
	ob_start(
		static function ( string $output, int $phase ) use ( &$brolga_ended ): string {
			return compress( $output, $phase, $brolga_ended );
		}
	);
}
$brolga_root   = server( 'DOCUMENT_ROOT' );
$brolga_folder = substr( (string) getcwd(), strlen( (string) realpath( $brolga_root ) ) );
$brolga_script = route(
	$brolga_root,
	$brolga_folder,
	rawurldecode( (string) parse_url( 'http://host' . server( 'REQUEST_URI' ), PHP_URL_PATH ) )
);
if ( null === $brolga_script ) {
	return true;
}
$_SERVER['SCRIPT_NAME']     = $brolga_script;
$_SERVER['PHP_SELF']        = $brolga_script;
$_SERVER['SCRIPT_FILENAME'] = $brolga_root . $brolga_script;
chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
// In the global scope, where WordPress expects to be.
require $_SERVER['SCRIPT_FILENAME'];
return true;
