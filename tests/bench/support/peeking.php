<?php
/**
 * Plays tests that somebody looks at every day, and prints how many are decided.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\PeekingSimulation;

require_once __DIR__ . '/../../../vendor/autoload.php';

$seed = (int) ( $argv[1] ?? 0 );
$told = [];
foreach ( [
	'false alarms at 0.05'      => [ 0.0, 0.05, 10000 ],
	'false alarms at 0.01'      => [ 0.0, 0.01, 10000 ],
	'false alarms at 0.1'       => [ 0.0, 0.1, 10000 ],
	'differences of 20 % found' => [ 0.2, 0.05, 2000 ],
] as $name => [ $uplift, $false_alarms, $tests ] ) {
	$told[ $name ] = ( new PeekingSimulation( $seed ) )->decided( $tests, 90, $uplift, $false_alarms );
}
// phpcs:ignore WordPress.WP.AlternativeFunctions -- No WordPress here.
echo json_encode( $told, JSON_THROW_ON_ERROR );
