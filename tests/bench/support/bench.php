<?php
/**
 * Plugin Name: Benchmark
 * Description: Counts queries, keeps mail in, and lets comments come as fast as they like. For the sites of benchmarks
 * only.
 *
 * @package Brolga
 */

declare( strict_types=1 );

// The same site with and without the plugin, request by request.
if ( isset( $_GET['bench_without_plugin'] ) ) {
	add_filter(
		'option_active_plugins',
		static fn ( mixed $plugins ): array => array_values( array_diff( (array) $plugins, [ 'brolga/brolga.php' ] ) )
	);
}

add_action(
	'shutdown',
	static function (): void {
		if ( isset( $_GET['bench_queries'] ) ) {
			printf( "\n<!-- queries: %d -->", get_num_queries() );
		}
	},
	0
);

// What the largest request takes, for who asks afterwards.
add_action(
	'shutdown',
	static function (): void {
		if ( isset( $_GET['bench_memory'] ) ) {
			file_put_contents( ABSPATH . '.brolga/memory', (string) memory_get_peak_usage( true ) );
		}
	},
	1000
);

// Mail is off on both sides of a comparison.
add_filter( 'pre_wp_mail', '__return_true' );

// Comments without WordPress' own brakes: 15 seconds between two of one visitor.
remove_filter( 'check_comment_flood', 'check_comment_flood_db' );
add_filter( 'wp_is_comment_flood', '__return_false', 1000 );
