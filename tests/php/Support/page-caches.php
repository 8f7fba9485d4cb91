<?php
/**
 * The functions of page caches, as other plugins define them: each writes down
 * that it was called.
 *
 * @package Brolga
 */

declare( strict_types=1 );

/**
 * Writes a call down.
 *
 * @param string     $name    What was called.
 * @param int|string ...$told What it was told.
 */
function brolga_tests_called( string $name, int|string ...$told ): void {
	$calls                  = is_array( $GLOBALS['brolga_tests_calls'] ?? null ) ? $GLOBALS['brolga_tests_calls'] : [];
	$GLOBALS['brolga_tests_calls'] = [ ...$calls, trim( "{$name} " . implode( ' ', $told ) ) ];
	if ( ( $GLOBALS['brolga_tests_broken'] ?? '' ) === $name ) {
		throw new RuntimeException( 'The cache is broken.' );
	}
}

function rocket_clean_post( int $id ): void {
	brolga_tests_called( __FUNCTION__, $id );
}

function rocket_clean_domain(): void {
	brolga_tests_called( __FUNCTION__ );
}

function w3tc_flush_post( int $id ): void {
	brolga_tests_called( __FUNCTION__, $id );
}

function w3tc_flush_posts(): void {
	brolga_tests_called( __FUNCTION__ );
}

function wp_cache_post_change( int $id ): void {
	brolga_tests_called( __FUNCTION__, $id );
}

function wp_cache_clear_cache(): void {
	brolga_tests_called( __FUNCTION__ );
}

function wpfc_clear_post_cache_by_id( int $id ): void {
	brolga_tests_called( __FUNCTION__, $id );
}

function wpfc_clear_all_cache(): void {
	brolga_tests_called( __FUNCTION__ );
}

function wpo_cache_flush(): void {
	brolga_tests_called( __FUNCTION__ );
}

function sg_cachepress_purge_cache( string $url ): void {
	brolga_tests_called( __FUNCTION__, $url );
}

function sg_cachepress_purge_everything(): void {
	brolga_tests_called( __FUNCTION__ );
}

/** WP-Optimize's cache, which goes by another name. */
final class OptimizedPages {

	public static function delete_single_post_cache( int $id ): void {
		brolga_tests_called( 'WPO_Page_Cache::delete_single_post_cache', $id );
	}
}

class_alias( OptimizedPages::class, 'WPO_Page_Cache' );

/** WP Engine's. */
final class WpeCommon {

	public static function purge_varnish_cache( ?int $id = null ): void {
		brolga_tests_called( __METHOD__, ...( null === $id ? [] : [ $id ] ) );
	}
}
