<?php
/**
 * Where links of patterns lead.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Content\Links\OwnAddress;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use Brolga\Theme\PatternLinks;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;
use WP_Rewrite;
use WP_Query;

/**
 * @see THEME-36
 */
#[Group( 'once' )]
final class PatternLinksTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		self::assertTrue( class_exists( PatternLinks::class, false ) );
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '/%postname%/' );
		$rewrite->flush_rules( false );
		foreach ( get_posts( [ 'post_type' => 'page', 'numberposts' => -1, 'fields' => 'ids' ] ) as $page ) {
			wp_delete_post( $page, true );
		}
		update_option( 'show_on_front', 'posts' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->init();
	}

	/**
	 * Each pattern on a bare site, and on one that shows a page first and has none for posts.
	 *
	 * @return iterable<string, array{string, bool}>
	 */
	public static function patterns(): iterable {
		$root = dirname( __DIR__, 3 );
		foreach ( [
			...(array) glob( "{$root}/theme/patterns/*.php" ),
			...(array) glob( "{$root}/plugin/patterns/*.php" ),
		] as $file ) {
			$name = basename( (string) $file, '.php' );
			yield $name                   => [ (string) $file, false ];
			yield "{$name}, a page first" => [ (string) $file, true ];
		}
	}

	#[DataProvider( 'patterns' )]
	public function test_theme_36_no_link_of_a_pattern_leads_to_nothing( string $file, bool $has_front ): void {
		if ( $has_front ) {
			[ $front ] = Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'welcome' ] );
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $front );
		}
		self::assertSame( [], array_filter( self::links( $file ), OwnAddress::is_dead( ... ) ) );
	}

	public function test_theme_36_links_lead_to_the_page_that_is_meant(): void {
		$file = dirname( __DIR__, 3 ) . '/theme/patterns/call-to-action-split.php';
		self::assertSame( [], self::links( $file ) );
		Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'contact-us' ] );
		Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'portfolio' ] );
		self::assertSame( [ home_url( '/contact-us/' ), home_url( '/portfolio/' ) ], self::links( $file ) );
		self::assertContains(
			home_url( '/contact-us/' ),
			self::links( dirname( __DIR__, 3 ) . '/theme/patterns/post-end.php' )
		);
		// The likelier name goes first.
		Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'contact' ] );
		self::assertSame( home_url( '/contact/' ), self::links( $file )[0] );
	}

	public function test_theme_36_a_page_is_known_by_its_form(): void {
		Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'about', 'post_content' => 'No form.' ] );
		Posts::make(
			1,
			[
				'post_type'    => 'page',
				'post_name'    => 'write',
				'post_content' => '<!-- wp:brolga/contact-form {"uid":"a"} --><!-- /wp:brolga/contact-form -->',
			]
		);
		self::assertSame( home_url( '/write/' ), PatternLinks::address( 'contact' ) );
	}

	public function test_theme_36_what_was_found_follows_the_pages(): void {
		[ $page ] = Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'contact', 'post_status' => 'draft' ] );
		self::assertFalse( PatternLinks::has( 'contact' ) );
		wp_publish_post( $page );
		self::assertSame( home_url( '/contact/' ), PatternLinks::address( 'contact' ) );
		wp_update_post( [ 'ID' => $page, 'post_name' => 'kontakt' ] );
		self::assertSame( home_url( '/kontakt/' ), PatternLinks::address( 'contact' ) );
		wp_update_post( [ 'ID' => $page, 'post_password' => 'secret' ] );
		self::assertFalse( PatternLinks::has( 'contact' ) );
		wp_update_post( [ 'ID' => $page, 'post_password' => '' ] );
		self::assertTrue( PatternLinks::has( 'contact' ) );
		wp_trash_post( $page );
		self::assertFalse( PatternLinks::has( 'contact' ) );
		wp_untrash_post( $page );
		wp_publish_post( $page );
		self::assertTrue( PatternLinks::has( 'contact' ) );
		wp_delete_post( $page, true );
		self::assertFalse( PatternLinks::has( 'contact' ) );
	}

	public function test_theme_36_posts_are_where_the_site_lists_them(): void {
		self::assertSame( home_url( '/' ), PatternLinks::address( 'blog' ) );
		[ $front ] = Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'welcome' ] );
		[ $posts ] = Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'stories' ] );
		update_option( 'page_on_front', $front );
		update_option( 'show_on_front', 'page' );
		self::assertFalse( PatternLinks::has( 'blog' ) );
		update_option( 'page_for_posts', $posts );
		self::assertSame( home_url( '/stories/' ), PatternLinks::address( 'blog' ) );
	}

	/**
	 * Headers are rendered from patterns on every page.
	 */
	public function test_theme_36_what_is_known_costs_no_query(): void {
		Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'contact' ] );
		$file = dirname( __DIR__, 3 ) . '/theme/patterns/header-centred.php';
		self::links( $file );
		wp_cache_delete( 'alloptions', 'options' );
		wp_load_alloptions();
		$before = get_num_queries();
		self::assertContains( home_url( '/contact/' ), self::links( $file ) );
		self::assertSame( $before, get_num_queries() );
	}

	public function test_theme_36_visitors_see_no_button_that_leads_nowhere(): void {
		$file   = dirname( __DIR__, 3 ) . '/theme/patterns/header-centred.php';
		$header = self::content( $file );
		self::assertStringContainsString( 'Get in touch', $header );
		$html = do_blocks( $header );
		self::assertStringNotContainsString( 'Get in touch', $html );
		self::assertStringNotContainsString( 'wp-block-buttons', $html );

		Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'contact' ] );
		self::assertStringContainsString( 'Get in touch', do_blocks( self::content( $file ) ) );
	}

	/**
	 * THEME-430: a header that a site has without anybody's choice invites to nothing.
	 */
	public function test_a_header_that_nobody_chose_has_no_button(): void {
		Posts::make( 1, [ 'post_type' => 'page', 'post_name' => 'contact' ] );
		$root  = dirname( __DIR__, 3 ) . '/theme';
		$parts = (array) glob( "{$root}/parts/*header*.html" );
		self::assertCount( 3, $parts );
		foreach ( $parts as $part ) {
			preg_match( '/"slug":"brolga\/([\w-]+)"/', (string) file_get_contents( (string) $part ), $found );
			$pattern = self::content( "{$root}/patterns/" . ( $found[1] ?? '' ) . '.php' );
			self::assertStringNotContainsString( 'wp:button', $pattern );
		}
	}

	/**
	 * Whoever looks at a preview has still to say where its buttons lead.
	 */
	public function test_theme_36_a_preview_has_all_buttons(): void {
		$button = '<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link">Book a visit</a></div><!-- /wp:button -->';
		self::assertSame( '', trim( do_blocks( $button ) ) );
		$query = $GLOBALS['wp_query'];
		self::assertInstanceOf( WP_Query::class, $query );
		$query->is_preview = true;
		try {
			self::assertStringContainsString( 'Book a visit', do_blocks( $button ) );
		} finally {
			$query->is_preview = false;
		}
	}

	/**
	 * What may be there for somebody's script stays, and a row keeps what else is in it.
	 */
	public function test_theme_36_what_an_owner_has_named_stays(): void {
		$button = static fn (
			string $attributes,
			string $tag,
			string $words
		): string => "<!-- wp:button {$attributes} --><div class=\"wp-block-button\"><{$tag}>{$words}</"
			. strtok( $tag, ' ' )
			. '></div><!-- /wp:button -->';
		$html   = do_blocks(
			'<!-- wp:buttons --><div class="wp-block-buttons">'
			. $button( '{"className":"is-style-outline"}', 'a class="wp-block-button__link"', 'Nowhere' )
			. $button( '{"className":"opens-chat"}', 'a class="wp-block-button__link"', 'Chat' )
			. $button( '{"tagName":"button"}', 'button type="button" class="wp-block-button__link"', 'Press' )
			. $button( '{}', 'a class="wp-block-button__link" id="opens"', 'Named' )
			. $button( '{}', 'a class="wp-block-button__link" href="#top"', 'Top' )
			. '</div><!-- /wp:buttons -->'
		);
		self::assertStringNotContainsString( 'Nowhere', $html );
		foreach ( [ 'Chat', 'Press', 'Named', 'Top' ] as $words ) {
			self::assertStringContainsString( $words, $html );
		}
	}

	public function test_theme_36_the_editor_says_what_visitors_do_not_see(): void {
		$settings = apply_filters( 'block_editor_settings_all', [ 'styles' => [ [ 'css' => 'p{}' ] ] ], null );
		self::assertIsArray( $settings );
		$css = (string) wp_json_encode( $settings['styles'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		self::assertStringContainsString( 'p{}', $css );
		self::assertStringContainsString( '.leads-nowhere::after{content:\\"No link yet. Visitors do not see this button.\\"', $css );
	}

	/**
	 * Where a pattern's links lead.
	 *
	 * @return list<string>
	 */
	private static function links( string $file ): array {
		$tags  = new WP_HTML_Tag_Processor( self::content( $file ) );
		$found = [];
		while ( $tags->next_tag( [ 'tag_name' => 'A' ] ) ) {
			$href = $tags->get_attribute( 'href' );
			if ( is_string( $href ) ) {
				$found[] = $href;
			}
		}
		return $found;
	}

	/**
	 * A pattern as it is now: the registry keeps what it was.
	 */
	private static function content( string $file ): string {
		ob_start();
		require $file;
		return (string) ob_get_clean();
	}
}
