<?php
/**
 * A step of fresh-site.php that looks at the files of a page that shows nothing of the shop.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Shop\WooCommerceShop;


/**
 * What of WooCommerce a page loads, by itself or as another plugin asks for it.
 *
 * @param string $asked A script that another plugin asks for; empty: none.
 * @return array{scripts: list<string>, styles: list<string>, printed: bool}
 */
function brolga_shop_assets( string $asked ): array {
	add_filter( 'stylesheet', static fn (): string => 'brolga' );
	add_filter( 'template', static fn (): string => 'brolga' );
	if ( '' !== $asked ) {
		add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_script( $asked ), 20 );
	}
	$query = $GLOBALS['wp_the_query'];
	assert( $query instanceof WP_Query );
	$query->parse_query( [ 'p' => 1 ] );
	do_blocks( '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->' );
	ob_start();
	wp_head();
	wp_footer();
	$page = (string) ob_get_clean();
	$url  = ( new WooCommerceShop() )->url();
	$of   = static fn ( WP_Dependencies $files ): array => array_values( array_filter(
		$files->done,
		static fn ( string $handle ): bool => str_starts_with(
			(string) $files->registered[ $handle ]->src,
			$url
		)
	) );
	return [
		'scripts' => $of( wp_scripts() ),
		'styles'  => $of( wp_styles() ),
		'printed' => str_contains( $page, '</script>' ),
	];
}
