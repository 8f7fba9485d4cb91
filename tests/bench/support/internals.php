<?php
/**
 * Plugin Name: Without internals
 * Description: Serves a page without one of the classes that lean on what WordPress and WooCommerce keep to themselves,
 * and tells what it took. For the sites of benchmarks only.
 *
 * @package Brolga
 */

declare( strict_types=1 );

if ( ! isset( $_GET['bench_without'] ) ) {
	return;
}

add_filter(
	'brolga_internals',
	static fn ( bool $may, string $name ): bool => $may && $name !== $_GET['bench_without'],
	10,
	2
);

$brolga_milliseconds = static function (): float {
	$used = getrusage();
	$of   = static fn (
		string $kind
	): float => 1000.0 * ( $used[ "ru_{$kind}.tv_sec" ] ?? 0 ) + ( $used[ "ru_{$kind}.tv_usec" ] ?? 0 ) / 1000;
	return $of( 'utime' ) + $of( 'stime' );
};
$brolga_before       = $brolga_milliseconds();

add_action(
	'shutdown',
	static fn () => printf( "\n<!-- processor: %.3f -->", $brolga_milliseconds() - $brolga_before ),
	0
);
