<?php
/**
 * Prints how many enquiries hold a text.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

echo "\n", (string) $wpdb->get_var(
	$wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}brolga_entries WHERE fields LIKE %s", '%' . $wpdb->esc_like( (string) $argv[1] ) . '%' )
);
