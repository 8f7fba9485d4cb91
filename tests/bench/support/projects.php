<?php
/**
 * Makes projects with categories and images, and the page that shows them:
 * php projects.php COUNT
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

( static function ( int $count ): void {
	$wpdb = $GLOBALS['wpdb'] ?? null;
	assert( $wpdb instanceof wpdb );
	wp_set_current_user( 1 );
	$images = [];
	for ( $number = 1; $number <= 20; $number++ ) {
		$images[] = (int) wp_insert_attachment(
			[
				'post_title'     => "Image {$number}",
				'post_mime_type' => 'image/jpeg',
			],
			"2026/01/image-{$number}.jpg"
		);
		wp_update_attachment_metadata(
			end( $images ),
			[
				'width'  => 1600,
				'height' => 1200,
				'file'   => "2026/01/image-{$number}.jpg",
			]
		);
	}
	$categories = [];
	for ( $number = 1; $number <= 8; $number++ ) {
		$made         = wp_insert_term( "Category {$number}", 'brolga_project_category' );
		$categories[] = is_array( $made ) ? (int) $made['term_taxonomy_id'] : 0;
	}
	// Row by row WordPress would take minutes.
	$text = '<!-- wp:paragraph --><p>' . str_repeat( 'A garden of some words. ', 60 ) . '</p><!-- /wp:paragraph -->';
	for ( $from = 0; $from < $count; $from += 500 ) {
		$rows = [];
		for ( $number = $from; $number < min( $count, $from + 500 ); $number++ ) {
			$at     = gmdate( 'Y-m-d H:i:s', 1700000000 + 3600 * $number );
			$rows[] = (string) $wpdb->prepare(
				"(1, %s, %s, %s, %s, %s, 'publish', %s, %s, %s, 'brolga_project', '', '', '')",
				$at,
				$at,
				$text,
				"Project {$number}",
				"What project {$number} is about.",
				"project-{$number}",
				$at,
				$at
			);
		}
		$wpdb->query( "INSERT INTO {$wpdb->posts} (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, post_modified, post_modified_gmt, post_type, to_ping, pinged, post_content_filtered) VALUES " . implode( ',', $rows ) );
	}
	$case = static fn ( int ...$ids ): string => 'ELT(1 + ID % ' . count( $ids ) . ', ' . implode( ',', $ids ) . ')';
	$wpdb->query( "INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) SELECT ID, '_thumbnail_id', {$case( ...$images )} FROM {$wpdb->posts} WHERE post_type = 'brolga_project'" );
	$wpdb->query( "INSERT INTO {$wpdb->term_relationships} (object_id, term_taxonomy_id) SELECT ID, {$case( ...$categories )} FROM {$wpdb->posts} WHERE post_type = 'brolga_project'" );
	foreach ( [ $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships ] as $table ) {
		$wpdb->query( "ANALYZE TABLE {$table}" );
	}
	wp_insert_post(
		[
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => 'Bench',
			'post_name'    => 'bench',
			'post_content' => '<!-- wp:brolga/filterable-portfolio {"anchor":"work"} /-->',
		]
	);
	$found = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'brolga_project'" );
	if ( $found !== $count ) {
		fwrite( STDERR, "There are {$found} projects instead of {$count}.\n" );
		exit( 3 );
	}
} )( (int) $argv[1] );
