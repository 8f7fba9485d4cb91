/**
 * What there is to look at: addresses of the demo site's pages, and a page for
 * each pattern, told by PHP that runs in the site.
 */

/** PHP that returns the addresses of all that the demo publishes, and of what WordPress makes of it. */
export const PAGES = `
	$paths = [ '/' ];
	$path  = static fn ( string|false|WP_Error $url ): string => is_string( $url ) ? (string) preg_replace( '#^https?://[^/]+#', '', $url ) : '';
	foreach ( get_posts( [ 'post_type' => [ 'page', 'post', 'brolga_project', 'product' ], 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC', 'meta_key' => '_brolga_shown', 'meta_compare' => 'NOT EXISTS' ] ) as $post ) {
		$paths[] = $path( get_permalink( $post ) );
	}
	foreach ( [ 'category', 'post_tag', 'brolga_project_category', 'product_cat' ] as $taxonomy ) {
		$terms = taxonomy_exists( $taxonomy ) ? get_terms( [ 'taxonomy' => $taxonomy ] ) : [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$paths[] = $path( get_term_link( $term ) );
		}
	}
	array_push( $paths, $path( get_author_posts_url( 1 ) ), '/?s=garden', '/?s=nothing-like-it', '/no-such-page/' );
	return array_values( array_unique( array_filter( $paths ) ) );
`;

/** PHP that deletes what PATTERNS has made. */
const FORGET = `foreach ( get_posts( [ 'post_type' => [ 'page', 'post', 'brolga_project' ], 'numberposts' => -1, 'fields' => 'ids', 'meta_key' => '_brolga_shown' ] ) as $made ) {
		wp_delete_post( $made, true );
	}`;

/** The same, alone. */
export const FORGOTTEN = `${ FORGET } return 1;`;

/** A pattern that the inserter shows. */
const IS_OURS = `str_starts_with( $pattern['name'], 'brolga/' ) && false !== ( $pattern['inserter'] ?? true )`;

/** One that brings a ground of its own. */
const HAS_GROUND = String.raw`1 === preg_match( '~"backgroundColor"|"gradient"|is-style-section-|is-style-panel|wp:cover|wp:media-text|wp:brolga/(?:carousel|fullwidth-portfolio|gallery|post-slider|section|slide|slider|video|video-slider) ~', $pattern['content'] )`;

const pagesOf = ( which, together ) => `
	foreach ( array_chunk( array_filter( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static fn ( array $pattern ): bool => ${ which } ), ${ together } ) as $patterns ) {
		$pages[ implode( ', ', array_column( $patterns, 'name' ) ) ] = '/?page_id=' . wp_insert_post( wp_slash( [
			'post_type'     => 'page',
			'post_status'   => 'publish',
			'post_title'    => $patterns[0]['title'],
			'post_content'  => implode( "\n\n", array_column( $patterns, 'content' ) ),
			'page_template' => 'page-blank',
			'meta_input'    => [ '_brolga_shown' => '1' ],
		] ) );
	}`;

/**
 * PHP that makes pages of patterns of ours that the inserter shows, and a post
 * for each template that can be chosen for one, and returns their addresses by
 * names.
 *
 * @param {number} together So many patterns stand on a page.
 */
export const patterns = ( together ) => `
	kses_remove_filters();
	$pages = [];
	${ FORGET }
	${ pagesOf( IS_OURS, together ) }
	$image = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image/webp', 'numberposts' => 1, 'fields' => 'ids' ] )[0] ?? 0;
	foreach ( get_block_templates() as $template ) {
		foreach ( array_diff( $template->post_types ?? [], [ 'page' ] ) as $type ) {
			$pages[ 'template ' . $template->slug ] = (string) preg_replace( '#^https?://[^/]+#', '', (string) get_permalink( wp_insert_post( wp_slash( [
				'post_type'     => $type,
				'post_status'   => 'publish',
				'post_title'    => $template->title,
				'post_excerpt'  => 'What it is about, in a sentence.',
				'post_content'  => '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->',
				'page_template' => $template->slug,
				'meta_input'    => [ '_brolga_shown' => '1', '_thumbnail_id' => $image ],
			] ) ) ) );
		}
	}
	return $pages;
`;

/**
 * PHP that makes pages of those patterns that bring a ground of their own, and
 * returns their addresses by names.
 *
 * @param {number} together So many patterns stand on a page.
 */
export const grounded = ( together ) => `
	kses_remove_filters();
	$pages = [];
	${ pagesOf( `${ IS_OURS } && ${ HAS_GROUND }`, together ) }
	return $pages;
`;

/**
 * A plugin for tests: the site in the look that an address asks for, as if an
 * owner had chosen it.
 */
export const LOOKS = `<?php
add_filter(
	'wp_theme_json_data_user',
	static fn ( $data ) => isset( $_GET['look'] ) ? $data->update_with( wp_json_file_decode( get_theme_file_path( 'styles/' . sanitize_key( $_GET['look'] ) . '.json' ), [ 'associative' => true ] ) ) : $data
);
`;

/** A page of each kind, and those with grounds of their own. */
export const SAMPLE = [
	'/',
	'/services/',
	'/work/',
	'/contact/',
	'/blog/',
	'/gallery/',
	'/thank-you/',
	'/modules/sliders/',
	'/modules/backgrounds/',
	'/modules/video/',
	'/modules/popups/',
	'/modules/testimonials/',
	'/modules/newsletter/',
	'/work/night-garden-new-farm/',
	'/night-garden/',
	'/?s=garden',
	'/no-such-page/',
];

/** And of the shop. */
export const SHOP_SAMPLE = [ '/shop/', '/product/poppy-seed/', '/my-account/' ];
