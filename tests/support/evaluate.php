<?php
/**
 * Runs the PHP that is posted to it and answers what that returns, as JSON: for
 * tests that look into the site. It is put into the folder of a site that a test
 * made, whose server has WordPress compiled: a tenth of the time of a new process.
 *
 * @package Brolga
 */

declare( strict_types=1 );

$brolga_code = (string) file_get_contents( 'php://input' );
// WordPress and the plugin are to load as for a page.
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';
ini_set( 'memory_limit', '-1' );
set_time_limit( 0 );

require __DIR__ . '/wp-load.php';

// Only a test calls this, on a site it made.
echo "\n", wp_json_encode( eval( $brolga_code ) );
