<?php
/**
 * Evaluates the patterns that the inserter offers, without a WordPress: prints each one’s headers
 * and markup as JSON, with the plugin's blocks and without.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

const PATTERNS_FOLDER = __DIR__ . '/../../theme/patterns';

define( 'ABSPATH', __DIR__ );
define( 'WEEK_IN_SECONDS', 604_800 );

/** What patterns ask: is the plugin here? */
// phpcs:disable -- Stand-ins have the names WordPress gave.
final class WP_Post {
	public function __construct( public int $ID ) {}
}

final class WP_Block_Type_Registry {
	public static bool $with_plugin = false;

	public static function get_instance(): self {
		return new self();
	}

	public function is_registered( string $name ): bool {
		return ! str_starts_with( $name, 'brolga/' ) || self::$with_plugin;
	}
}

final class Library {
	public static bool $is_full = false;
}

/** Each translated text is marked: what is not, nobody can translate. */
function __( string $text, string $domain = '' ): string {
	return 'brolga' === $domain ? "\u{E000}{$text}\u{E001}" : $text;
}
function _x( string $text, string $context, string $domain = '' ): string {
	return __( $text, $domain );
}
function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8', false );
}
function esc_attr( string $text ): string {
	return esc_html( $text );
}
function esc_url( string $url ): string {
	return str_replace( [ '&', '"', '<' ], [ '&#038;', '%22', '%3C' ], $url );
}
function esc_html__( string $text, string $domain = '' ): string {
	return esc_html( __( $text, $domain ) );
}
function esc_attr__( string $text, string $domain = '' ): string {
	return esc_html( __( $text, $domain ) );
}
function esc_html_x( string $text, string $context, string $domain = '' ): string {
	return esc_html( __( $text, $domain ) );
}
function esc_attr_x( string $text, string $context, string $domain = '' ): string {
	return esc_html( __( $text, $domain ) );
}
function esc_html_e( string $text, string $domain = '' ): void {
	echo esc_html__( $text, $domain );
}
function esc_attr_e( string $text, string $domain = '' ): void {
	echo esc_html__( $text, $domain );
}
function wp_kses_post( string $html ): string {
	return $html;
}
function home_url( string $path = '' ): string {
	return 'https://example.com' . $path;
}
function get_theme_file_uri( string $file ): string {
	return 'https://example.com/theme/' . $file;
}
function get_bloginfo( string $what ): string {
	return __( 'Site', 'brolga' );
}
function wp_date( string $format, ?int $at = null ): string {
	return gmdate( $format, $at ?? time() );
}
function get_option( string $name, mixed $default = false ): mixed {
	return $default;
}
function get_theme_mod( string $name ): mixed {
	return false;
}
function absint( mixed $value ): int {
	return abs( is_numeric( $value ) ? (int) $value : 0 );
}
/** @return list<WP_Post> */
function get_posts( array $query ): array {
	return Library::$is_full ? array_map( static fn ( int $id ): WP_Post => new WP_Post( $id ), range( 101, 120 ) ) : [];
}
function wp_get_attachment_metadata( int $id ): array {
	return 0 === $id % 3 ? [ 'width' => 1500, 'height' => 1900 ] : [ 'width' => 2000, 'height' => 1400 ];
}
function wp_get_attachment_image_url( int $id, string $size ): string {
	return "https://example.com/media/{$id}.jpg";
}
function get_post_meta( int $id, string $key, bool $single ): string {
	return "Picture {$id}, of “the shed” & yard";
}

/** A pattern's content, as the registry makes it. */
function evaluate( string $file ): string {
	ob_start();
	require $file;

	return (string) ob_get_clean();
}
// phpcs:enable

require __DIR__ . '/../../theme/inc/PatternPictures.php';

$patterns = [];
foreach ( array_filter( (array) glob( PATTERNS_FOLDER . '/*.php' ), static fn ( mixed $file ): bool => ! str_contains( (string) $file, '/hidden-' ) ) as $file ) {
	$source  = (string) file_get_contents( (string) $file );
	$headers = [];
	preg_match_all( '/^ \* ([A-Z][A-Za-z ]+): (.+)$/m', strstr( $source, '*/', true ) ?: '', $found, PREG_SET_ORDER );
	foreach ( $found as [, $name, $value] ) {
		$headers[ $name ] = trim( $value );
	}
	$markup = [];
	foreach ( [ 'core' => false, 'plugin' => true ] as $with => $is_on ) {
		foreach ( [ 'plates' => false, 'pictures' => true ] as $pictures => $is_full ) {
			WP_Block_Type_Registry::$with_plugin = $is_on;
			Library::$is_full                    = $is_full;
			Brolga\Theme\PatternPictures::forget();
			$markup[ "{$with}, {$pictures}" ] = evaluate( (string) $file );
		}
	}
	$patterns[] = [
		'file'    => basename( (string) $file ),
		'headers' => $headers,
		'markup'  => $markup,
	];
}
echo json_encode( $patterns, JSON_THROW_ON_ERROR );
