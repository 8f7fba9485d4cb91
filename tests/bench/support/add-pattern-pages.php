<?php
/**
 * Publishes a page of each of the theme's patterns that has images, and prints
 * the paths of all pages, one post, one project and one product as JSON.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

const SHOWS_IMAGES = '~\.(?:jpe?g|png|webp|avif)\b|wp:(?:query|brolga/(?:blog|portfolio|post-)|woocommerce)~';

foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
	$content = is_string( $pattern['content'] ?? null ) ? $pattern['content'] : '';
	$name    = is_string( $pattern['name'] ?? null ) ? $pattern['name'] : '';
	if ( ! str_starts_with( $name, 'brolga/' ) || 1 !== preg_match( SHOWS_IMAGES, $content ) ) {
		continue;
	}
	wp_insert_post(
		[
			'post_type'     => 'page',
			'post_status'   => 'publish',
			'post_title'    => $name,
			'post_name'     => 'pattern-' . basename( $name ),
			'post_content'  => wp_slash( $content ),
			'page_template' => 'page-wide',
		]
	);
}

$ids = get_posts(
	[
		'post_type'   => 'page',
		'numberposts' => -1,
		'fields'      => 'ids',
		'orderby'     => 'ID',
		'order'       => 'ASC',
	]
);
foreach ( [ 'post', 'brolga_project', 'product' ] as $type ) {
	array_push( $ids, ...get_posts( [ 'post_type' => $type, 'numberposts' => 2, 'fields' => 'ids' ] ) );
}

echo wp_json_encode( array_values( array_unique( array_map(
	static fn ( int $id ): string => (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ),
	$ids
) ) ) );
