<?php
/**
 * Publishes the page that is measured: `/bench/`, or of another name, with the
 * markup of a file.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

wp_insert_post(
	[
		'post_type'      => 'page',
		'post_status'    => 'publish',
		'post_title'     => 'Bench',
		'post_name'      => $argv[2] ?? 'bench',
		'comment_status' => 'open',
		'post_content'   => wp_slash( (string) file_get_contents( $argv[1] ) ),
	]
);
