<?php
/**
 * A page whose database goes away when half of it is printed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Dropins\ClusterDatabase;

$root = dirname( __DIR__, 4 );
define( 'ABSPATH', (string) getenv( 'BROLGA_TEST_WORDPRESS' ) . '/' );
define( 'WPINC', 'wp-includes' );
define( 'WP_CONTENT_DIR', __DIR__ );
define( 'WP_DEBUG', false );
define( 'BROLGA_DB_PATIENCE', 0 );
require ABSPATH . WPINC . '/load.php';
require ABSPATH . WPINC . '/class-wpdb.php';
require ABSPATH . WPINC . '/plugin.php';
require "{$root}/plugin/dropins/db.php";

header( 'X-Before: 1' );
ob_start();
echo 'Half a page';
// Nobody listens there.
new ClusterDatabase( 'a', 'b', 'c', '127.0.0.1:1' );
