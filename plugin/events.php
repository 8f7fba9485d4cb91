<?php
/**
 * Takes records of A/B tests with little of WordPress loaded: its database and
 * options, and of this plugin what counts. `POST brolga/v1/events` is the same
 * with all of it, and admin-ajax the contract; pages are told of this file where
 * it was tried and works. On a busy server a call is kept in a file, and once a
 * second one process counts them all.
 *
 * @package Brolga
 * @see AB-32 AB-134
 */

// No ABSPATH to look for: this file is asked for by itself, and loads WordPress.

declare( strict_types=1 );

use Brolga\AbTests\AbTestsFeature;
use Brolga\AbTests\Records\FastEvents;
use Brolga\Consent\ConsentFeature;
use Brolga\Core\CoreFeature;

require __DIR__ . '/includes/autoload.php';

// As the browser sent them: WordPress adds slashes, if it comes so far.
$brolga_events = new FastEvents( $_SERVER, $_COOKIE );
if ( ! $brolga_events->is_ready() ) {
	$brolga_events->turn_away();
	return;
}
// On a busy server a call waits for the database, and its visitor does not.
if ( $brolga_events->is_done() ) {
	return;
}
// Who is signed in may be staff, and only all of WordPress can tell.
if ( ! defined( 'SHORTINIT' ) && ! $brolga_events->is_signed_in() ) {
	define( 'SHORTINIT', true );
}
// Out here, since wp-config.php sets globals.
require $brolga_events->wordpress();
$brolga_events->respond( [ new CoreFeature(), new ConsentFeature( is_fast: true ), new AbTestsFeature() ] );
