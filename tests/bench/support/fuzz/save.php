<?php
/**
 * Saves pages and posts of blocks (JSON on standard input: their markup) and
 * prints their paths.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 4 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

// As an administrator, who may save whatever there is.
wp_set_current_user( 1 );
kses_remove_filters();

$brolga_paths = [];
foreach ( (array) json_decode(
	(string) file_get_contents( $argv[1] ),
	true,
	512,
	JSON_THROW_ON_ERROR
) as $brolga_number => $brolga_markup ) {
	foreach ( [ 'page', 'post' ] as $brolga_type ) {
		$brolga_id      = (int) wp_insert_post(
			wp_slash(
				[
					'post_type'    => $brolga_type,
					'post_status'  => 'publish',
					'post_title'   => "Saved {$brolga_number}",
					'post_content' => $brolga_markup,
				]
			)
		);
		$brolga_paths[] = (string) wp_make_link_relative( (string) get_permalink( $brolga_id ) );
	}
}
echo "\n", wp_json_encode( $brolga_paths );
