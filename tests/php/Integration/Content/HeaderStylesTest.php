<?php
/**
 * What a header's styles cost a page's HTML.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * PERF-22: styles that each page has come as one file that browsers keep.
 *
 * @see \Brolga\Content\Menus\HeaderStyles
 */
#[Group( 'once' )]
final class HeaderStylesTest extends TestCase {

	/**
	 * PERF-22, PERF-38: a header with menu and search has one file of styles, and prints none. It has nothing of what
	 * opens from it.
	 */
	public function test_a_header_has_one_style_sheet(): void {
		$html = self::printed( '<!-- wp:brolga/header --><!-- wp:brolga/menu /--><!-- wp:brolga/header-search /--><!-- /wp:brolga/header -->' );
		self::assertSame(
			1,
			preg_match_all( '/<link[^>]+href=\'[^\']*build\/(?:site-header|blocks\/(?:header|header-search|menu|search)\/)[^\']*\'/', $html, $links )
		);
		self::assertStringContainsString( 'build/site-header.css?ver=', $links[0][0] );
		self::assertStringNotContainsString( '.wp-block-brolga-search__', $html );
		$styles = (string) file_get_contents( dirname( __DIR__, 4 ) . '/plugin/build/site-header.css' );
		self::assertStringContainsString( '.wp-block-brolga-menu__list', $styles );
		self::assertDoesNotMatchRegularExpression( '/menu__dialog|brolga-search__|folds-always|\.is-over\{/', $styles );
		// One that is drawn below asks again, and gets no second copy.
		do_blocks( '<!-- wp:brolga/menu /-->' );
		ob_start();
		wp_print_styles();
		self::assertStringNotContainsString( 'brolga', (string) ob_get_clean() );
	}

	/**
	 * PERF-22: what a page shows alone brings its own styles alone.
	 */
	public function test_a_search_alone_has_its_own(): void {
		$html = self::printed( '<!-- wp:brolga/search /-->' );
		self::assertStringNotContainsString( 'build/site-header', $html );
		self::assertStringContainsString( '.wp-block-brolga-search__', $html );
	}

	/**
	 * PERF-22: a new plugin's styles are fetched, whatever the version of WordPress.
	 */
	public function test_styles_of_blocks_have_versions_of_their_own(): void {
		self::printed( '<!-- wp:brolga/menu /--><!-- wp:brolga/search /-->' );
		foreach ( [ 'menu', 'search' ] as $block ) {
			self::assertMatchesRegularExpression(
				'/^[0-9a-f]{20}$/',
				(string) wp_styles()->registered[ "brolga-{$block}-style" ]->ver
			);
		}
	}

	/**
	 * The styles of a page.
	 *
	 * @param string $blocks What is on it.
	 */
	private static function printed( string $blocks ): string {
		do_blocks( $blocks );
		do_action( 'wp_enqueue_scripts' );
		wp_maybe_inline_styles();
		ob_start();
		wp_print_styles();
		return (string) ob_get_clean();
	}
}
