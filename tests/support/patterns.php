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

/** What the stand-ins answer. */
final class StandIns {

	/** Whether the plugin's blocks are there. */
	public static bool $with_plugin = false;

	/** Whether the media library has images, and the site the pages that links mean. */
	public static bool $with_images = false;
}

/** A pattern's content, as the registry makes it. */
function evaluate_pattern( string $file ): string {
	ob_start();
	require $file;

	return (string) ob_get_clean();
}

require __DIR__ . '/wordpress-stand-ins.inc';
require __DIR__ . '/../../theme/inc/Business.php';
require __DIR__ . '/../../theme/inc/PatternDetails.php';
require __DIR__ . '/../../theme/inc/PatternLinks.php';
require __DIR__ . '/../../theme/inc/PatternImages.php';
require __DIR__ . '/../../theme/inc/PatternPlaces.php';
require __DIR__ . '/../../theme/inc/PatternPrices.php';
require __DIR__ . '/../../theme/inc/PatternProducts.php';

$patterns = [];
foreach ( array_filter(
	(array) glob( PATTERNS_FOLDER . '/*.php' ),
	static fn ( mixed $file ): bool => ! str_contains( (string) $file, '/hidden-' )
) as $file ) {
	$source  = (string) file_get_contents( (string) $file );
	$headers = [];
	preg_match_all(
		'/^ \* ([A-Z][A-Za-z ]+): (.+)$/m',
		(string) strstr( $source, '*/', true ),
		$found,
		PREG_SET_ORDER
	);
	foreach ( $found as [, $name, $value] ) {
		$headers[ $name ] = trim( $value );
	}
	$markup = [];
	foreach ( [ 'core' => false, 'plugin' => true ] as $with => $is_on ) {
		foreach ( [ 'plates' => false, 'images' => true ] as $images => $is_full ) {
			StandIns::$with_plugin   = $is_on;
			StandIns::$with_images = $is_full;
			Brolga\Theme\PatternImages::forget();
			$markup[ "{$with}, {$images}" ] = evaluate_pattern( (string) $file );
		}
	}
	$patterns[] = [
		'file'    => basename( (string) $file ),
		'headers' => $headers,
		'markup'  => $markup,
	];
}
echo json_encode( $patterns, JSON_THROW_ON_ERROR );
