<?php
/**
 * Publishes `/bench-image/`: a photograph, as wide as the theme shows it, and
 * the markup of a file below it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/file.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/media.php';

$copy = wp_tempnam( 'photograph.webp' );
// In each release of WordPress.
copy( get_theme_root() . '/twentytwentyfive/assets/images/coming-soon-bg-image.webp', $copy );
$image = media_handle_sideload(
	[
		'name'     => 'photograph.webp',
		'tmp_name' => $copy,
	],
	0
);
if ( is_wp_error( $image ) ) {
	fwrite( STDERR, $image->get_error_message() . "\n" );
	exit( 1 );
}
$image = sprintf(
	'<!-- wp:image {"id":%1$d,"sizeSlug":"large","align":"wide"} --><figure class="wp-block-image alignwide size-large"><img src="%2$s" alt="Flowers" class="wp-image-%1$d"/></figure><!-- /wp:image -->',
	$image,
	esc_url( (string) wp_get_attachment_image_url( $image, 'large' ) )
);
wp_insert_post(
	[
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => 'Bench',
		'post_name'    => 'bench-image',
		'post_content' => wp_slash( $image . file_get_contents( $argv[1] ) ),
	]
);
