<?php
/**
 * Comes before WordPress, in a server of a test's: an object cache that outlives
 * requests, as a drop-in would be, without a file in the site that others share.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 2 ) . '/support/settings/object-cache.php';
$GLOBALS['_wp_using_ext_object_cache'] = true;
