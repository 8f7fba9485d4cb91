<?php
/**
 * Plays attacks on tests, and prints what the report makes of them: the table of SECURITY.md.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\AbTests\Results\StrayVisits;
use Brolga\Tests\Support\AttackSimulation;

require_once __DIR__ . '/../../../vendor/autoload.php';

$tests   = (int) ( $argv[1] ?? 0 );
$seed    = (int) ( $argv[2] ?? 0 );
$most    = AttackSimulation::most();
$attacks = [
	'nobody'                                                => [ 0.0, null ],
	'nobody, and one version is 50 % better'                => [ 0.5, null ],
	"one address, {$most} visits"                           => [ 0.0, [ 1, $most, 1 ] ],
	'one address, 40 visits against a version 50 % better'  => [ 0.5, [ 1, 40, 0 ] ],
	"50 addresses in 50 networks, {$most} visits each"      => [ 0.0, [ 50, $most, 1 ] ],
	'50 addresses in 50 networks, 14 visits each'           => [ 0.0, [ 50, 14, 1 ] ],
	'50 addresses in 50 networks, 6 visits each'            => [ 0.0, [ 50, 6, 1 ] ],
	'50 visits from 50 networks'                            => [ 0.0, 50 ],
];

$lines = [];
foreach ( $attacks as $name => [ $uplift, $attack ] ) {
	foreach ( [ 1000, 4000, 40000 ] as $visitors ) {
		$play    = new AttackSimulation( $seed );
		$counted = [
			'turned' => 0,
			'named'  => 0,
			'narrow'  => 0,
		];
		for ( $test = 0; $test < $tests; $test++ ) {
			$honest            = $play->honest( $visitors, $uplift );
			[ $without ]       = AttackSimulation::report( $honest );
			[ $seen, $carrier ] = AttackSimulation::report(
				match ( true ) {
					null === $attack    => $honest,
					is_array( $attack ) => $play->attacked( $honest, ...$attack ),
					default             => $play->strayed( $honest, $attack ),
				}
			);
			$is_turned          = $seen->outcome() !== $without->outcome();
			$counted['turned'] += $is_turned ? 1 : 0;
			if ( $is_turned || null === $attack ) {
				$counted['named'] += null === $carrier ? 0 : 1;
				$counted['narrow'] += StrayVisits::turn( $seen ) ? 1 : 0;
			}
		}
		$lines[] = [ 'attack' => $name, 'visitors' => $visitors ] + $counted;
	}
}
// phpcs:ignore WordPress.WP.AlternativeFunctions -- No WordPress here.
echo json_encode( $lines, JSON_THROW_ON_ERROR );
