<?php
/**
 * Runs PHP from standard input inside the current folder's site and prints
 * what it returns, as JSON: for tests that look into the database.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 2 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

// Only a test calls this, on a site it made.
echo "\n", wp_json_encode( eval( (string) file_get_contents( 'php://stdin' ) ) );
