<?php
/**
 * The theme: what it has, and that it stands alone.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\TestCase;
use Brolga\Theme\Theme;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;
use WP_Query;

/**
 * @see THEME-1 THEME-2 THEME-4 THEME-5 THEME-6 THEME-7 THEME-10 THEME-12 THEME-14 THEME-15
 */
#[Group( 'once' )]
final class ThemeTest extends TestCase {

	private const THEME = __DIR__ . '/../../../theme';

	protected function setUp(): void {
		parent::setUp();
		self::assertSame( 'brolga', get_stylesheet(), 'These tests look at the active theme.' );
	}

	public function test_theme_1_it_is_a_block_theme_with_all_its_templates(): void {
		$templates = array_column( get_block_templates(), 'slug' );

		self::assertTrue( wp_is_block_theme() );
		self::assertSame( 3, self::json( 'theme.json' )['version'] ?? 0 );
		foreach ( [ 'index', 'front-page', 'page', 'single', 'archive', 'search', '404', 'page-thank-you' ] as $slug ) {
			self::assertContains( $slug, $templates );
		}
		self::assertSame( [ 'footer', 'header' ], self::sorted( array_column( get_block_templates( [], 'wp_template_part' ), 'slug' ) ) );
	}

	/**
	 * DEVICE-5.
	 */
	public function test_theme_1_the_breakpoints_are_the_houses(): void {
		self::assertSame(
			[
				'mobile' => '767px',
				'tablet' => '980px',
			],
			self::at( self::json( 'theme.json' ), 'settings', 'viewport' )
		);
	}

	/**
	 * SHOP-11, DEMO-8.
	 */
	public function test_the_shop_adds_no_blocks_to_the_header(): void {
		// As WooCommerce does from the first visit of the dashboard on.
		add_filter( 'hooked_block_types', static fn ( array $blocks, string $position, ?string $beside ): array => 'after' === $position && in_array( $beside, [ 'core/navigation', 'core/site-title', 'woocommerce/product-meta' ], true ) ? [ ...$blocks, 'woocommerce/mini-cart', 'core/search' ] : $blocks, 9, 3 );
		add_filter( 'hooked_block_types', [ new Theme(), 'keep_shop_blocks_out' ], PHP_INT_MAX, 3 );

		$header = WP_Block_Patterns_Registry::get_instance()->get_registered( 'brolga/header' )['content'] ?? '';
		self::assertIsString( $header );
		self::assertStringContainsString( 'wp:search', $header );
		self::assertStringNotContainsString( 'woocommerce', $header );

		$placed = apply_block_hooks_to_content( '<!-- wp:navigation /--><!-- wp:woocommerce/customer-account /-->words', [ 'name' => 'brolga/header' ] );
		self::assertStringContainsString( 'wp:woocommerce/customer-account', $placed );
		self::assertStringNotContainsString( 'mini-cart', $placed );

		self::assertStringContainsString( 'mini-cart', apply_block_hooks_to_content( '<!-- wp:woocommerce/product-meta /-->', [ 'name' => 'brolga/product' ] ) );
	}

	public function test_theme_2_sixty_patterns_are_in_the_inserter(): void {
		self::assertGreaterThanOrEqual( 60, count( self::sections() ) );
	}

	public function test_theme_2_without_the_plugin_patterns_are_made_of_core_blocks(): void {
		$types   = WP_Block_Type_Registry::get_instance();
		$removed = [];
		foreach ( array_keys( $types->get_all_registered() ) as $name ) {
			if ( is_string( $name ) && str_starts_with( $name, 'brolga/' ) ) {
				$removed[] = $types->unregister( $name );
			}
		}

		try {
			foreach ( self::sections() as $name ) {
				$content = self::include_pattern( $name );
				self::assertStringNotContainsString( 'wp:brolga/', $content, $name );
				self::assertNotSame( '', trim( wp_strip_all_tags( do_blocks( $content ) ) ), "$name says nothing." );
			}
		} finally {
			foreach ( $removed as $type ) {
				if ( false !== $type ) {
					$types->register( $type );
				}
			}
		}
	}

	public function test_theme_2_with_the_plugin_patterns_use_its_blocks(): void {
		foreach ( [ 'price-list' => 'brolga/tabs', 'testimonial' => 'brolga/slider', 'contact' => 'brolga/contact-form' ] as $pattern => $block ) {
			if ( WP_Block_Type_Registry::get_instance()->is_registered( $block ) ) {
				self::assertStringContainsString( "wp:$block", self::include_pattern( "brolga/$pattern" ) );
			}
		}
		$this->addToAssertionCount( 1 );
	}

	public function test_theme_4_colours_come_from_roles(): void {
		foreach ( self::files( '/\.(html|css)$|patterns\/.*\.php$/' ) as $file ) {
			self::assertDoesNotMatchRegularExpression( '/#[0-9a-f]{3,8}\b(?!;)|\brgba?\(|\bhsla?\(/i', self::read( $file ), $file );
		}
	}

	public function test_theme_5_type_grows_from_360_to_1440_pixels(): void {
		$theme = self::json( 'theme.json' );

		self::assertSame(
			[
				'minViewportWidth' => '360px',
				'maxViewportWidth' => '1440px',
			],
			self::at( $theme, 'settings', 'typography', 'fluid' )
		);
		$css = wp_get_global_stylesheet( [ 'variables' ] );
		foreach ( [ 'small', 'medium', 'large', 'x-large', 'xx-large', 'display' ] as $size ) {
			self::assertMatchesRegularExpression( "/--wp--preset--font-size--$size: clamp\\(/", $css );
		}
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function styles(): array {
		$files = [ 'theme.json' ];
		foreach ( self::files( '/styles\/[a-z-]+\.json$/' ) as $file ) {
			$files[] = 'styles/' . basename( $file );
		}

		return array_combine( $files, array_map( static fn ( string $file ): array => [ $file ], $files ) );
	}

	#[DataProvider( 'styles' )]
	public function test_theme_6_fonts_are_the_themes_own( string $file ): void {
		$families = self::at( self::json( $file ), 'settings', 'typography', 'fontFamilies' );
		self::assertIsArray( $families );
		self::assertNotSame( [], $families );

		foreach ( $families as $family ) {
			self::assertIsArray( $family );
			self::assertIsArray( $family['fontFace'] );
			foreach ( $family['fontFace'] as $face ) {
				self::assertIsArray( $face );
				self::assertSame( 'swap', $face['fontDisplay'] );
				self::assertIsArray( $face['src'] );
				foreach ( $face['src'] as $src ) {
					self::assertIsString( $src );
					self::assertStringStartsWith( 'file:./assets/fonts/', $src );
					self::assertFileExists( self::THEME . '/' . substr( $src, 7 ) );
					self::assertFileExists( self::THEME . '/' . (string) preg_replace( '/-latin.*/', '-OFL.txt', substr( $src, 7 ) ) );
				}
			}
		}
	}

	public function test_theme_6_stand_ins_have_the_same_measures(): void {
		$css = self::read( self::THEME . '/style.css' );

		foreach ( [ 'Fraunces Fallback', 'Figtree Fallback' ] as $family ) {
			self::assertMatchesRegularExpression( "/font-family: \"$family\";\\s+src: local\\([^;]+;\\s+size-adjust: [\\d.]+%;\\s+ascent-override: [\\d.]+%;\\s+descent-override/", $css );
			self::assertStringContainsString( "\\\"$family\\\"", self::read( self::THEME . '/theme.json' ) );
		}
	}

	public function test_theme_6_the_first_fonts_are_asked_for_early(): void {
		$resources = apply_filters( 'wp_preload_resources', [] );
		self::assertIsArray( $resources );

		self::assertSame( [ 'fraunces-latin-display-normal.woff2', 'figtree-latin-wght-normal.woff2' ], array_map( static fn ( mixed $href ): string => is_string( $href ) ? wp_basename( $href ) : '', array_column( $resources, 'href' ) ) );
	}

	public function test_theme_12_only_the_first_picture_is_fetched_at_once(): void {
		self::assertSame( 1, apply_filters( 'wp_omit_loading_attr_threshold', 3 ) );
	}

	public function test_theme_14_a_post_shows_its_tags(): void {
		$id = $this->make_post( '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->', 'publish', 'post', 'Tagged' );
		wp_set_object_terms( $id, 'Bees and figs', 'post_tag' );
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'brolga/hidden-post-tags' )['content'] ?? '';
		self::assertIsString( $pattern );
		$block = parse_blocks( trim( $pattern ) )[0];
		$html  = ( new \WP_Block( $block, [ 'postId' => $id, 'postType' => 'post' ] ) )->render();

		self::assertStringContainsString( 'Bees and figs</a>', $html );
		self::assertStringContainsString( 'brolga/hidden-post-tags', self::read( self::THEME . '/templates/single.html' ) );
	}

	public function test_theme_15_it_has_a_picture_a_copyright_notice_and_licences(): void {
		$picture = getimagesize( self::THEME . '/screenshot.jpg' );
		self::assertIsArray( $picture );
		self::assertSame( [ 1200, 900, 'image/jpeg' ], [ $picture[0], $picture[1], $picture['mime'] ] );

		$readme = self::read( self::THEME . '/readme.txt' );
		self::assertMatchesRegularExpression( '/^Brolga, Copyright \d{4}/m', $readme );
		$licences = glob( self::THEME . '/assets/fonts/*-OFL.txt' );
		self::assertIsArray( $licences );
		self::assertCount( 5, $licences );
		foreach ( $licences as $licence ) {
			$font = ucwords( str_replace( '-', ' ', basename( $licence, '-OFL.txt' ) ) );
			self::assertMatchesRegularExpression( "/^$font, Copyright/m", $readme );
		}
	}

	public function test_theme_7_it_asks_nothing_of_the_database_and_writes_nothing(): void {
		foreach ( self::files( '/\.php$/' ) as $file ) {
			// Patterns show the owner's pictures in the editor.
			$asks = str_ends_with( $file, '/PatternPictures.php' ) ? '' : '|get_posts';
			self::assertDoesNotMatchRegularExpression( '/\$wpdb|WP_Query|wp_remote_|register_post_type|update_option|wp_insert_|add_shortcode|\$_(GET|POST|REQUEST|COOKIE)' . $asks . '/', self::read( $file ), $file );
		}
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function templates(): array {
		$names = array_map( static fn ( string $file ): string => basename( $file, '.html' ), self::files( '/templates\/[a-z0-9-]+\.html$/' ) );

		return array_combine(
			$names,
			array_map(
				static fn ( string $name ): array => [
					$name,
					match ( $name ) {
						'404'                    => 'error',
						'search'                 => 'search',
						'home', 'index'          => 'posts',
						'archive'                => 'category',
						'single'                 => 'post',
						default                  => 'page',
					},
				],
				$names
			)
		);
	}

	#[DataProvider( 'templates' )]
	public function test_theme_10_a_template_has_one_main_one_heading_and_a_skip_link( string $template, string $page ): void {
		$html = $this->render( $template, $page );

		self::assertSame( 1, self::count_tags( $html, 'MAIN' ), 'main' );
		self::assertSame( 'index' === $template ? 0 : 1, self::count_tags( $html, 'H1' ), 'h1' );
		self::assertSame( 1, self::count_tags( $html, 'HEADER' ), 'header' );
		self::assertSame( 1, self::count_tags( $html, 'FOOTER' ), 'footer' );
		self::assertStringContainsString( 'skip-link', $html );
	}

	public function test_theme_10_a_front_page_of_latest_posts_shows_posts(): void {
		update_option( 'show_on_front', 'posts' );
		self::assertSame( '', get_front_page_template() );

		update_option( 'show_on_front', 'page' );
		self::assertStringEndsWith( 'template-canvas.php', get_front_page_template() );
	}

	public function test_pictures_in_columns_say_how_wide_they_are(): void {
		$image = '<!-- wp:image --><figure class="wp-block-image"><img src="/a.webp" alt=""/></figure><!-- /wp:image -->';
		$html  = do_blocks( '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column {"width":"41.66%"} --><div class="wp-block-column">' . $image . '</div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column">' . $image . str_replace( '.webp', '.svg', $image ) . '</div><!-- /wp:column --></div><!-- /wp:columns -->' );

		$tags  = new WP_HTML_Tag_Processor( $html );
		$sizes = [];
		while ( $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$sizes[] = $tags->get_attribute( 'sizes' );
		}
		self::assertSame( [ '(min-width: 782px) 42vw, 100vw', '(min-width: 782px) 50vw, 100vw', null ], $sizes );
	}

	/**
	 * Renders a template as a page of the site would.
	 */
	private function render( string $template, string $page ): string {
		$title = 'A page';
		$words = in_array( $template, [ 'front-page', 'page-plain', 'page-wide' ], true ) ? '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Words</h1><!-- /wp:heading -->' : '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
		$id    = $this->make_post( $words, 'publish', 'post' === $page ? 'post' : 'page', $title );
		$list  = $this->make_post( '', 'publish', 'page', 'Journal' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $list );

		$query = new WP_Query();
		$query->query(
			match ( $page ) {
				'error'    => [ 'pagename' => 'none-such' ],
				'search'   => [ 's' => 'none-such' ],
				'posts'    => [ 'page_id' => $list ],
				'category' => [ 'cat' => get_option( 'default_category' ) ],
				default    => [ 'post' === $page ? 'p' : 'page_id' => $id ],
			}
		);
		$before = [ $GLOBALS['wp_query'] ?? null, $GLOBALS['wp_the_query'] ?? null, $GLOBALS['post'] ?? null ];

		$GLOBALS['wp_query']                      = $query;
		$GLOBALS['wp_the_query']                  = $query;
		$GLOBALS['_wp_current_template_id']       = "brolga//$template";
		$GLOBALS['_wp_current_template_content']  = self::read( self::THEME . "/templates/$template.html" );

		try {
			return get_the_block_template_html();
		} finally {
			[ $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['post'] ] = $before;
			unset( $GLOBALS['_wp_current_template_id'], $GLOBALS['_wp_current_template_content'] );
		}
	}

	/**
	 * How often a tag is opened.
	 */
	private static function count_tags( string $html, string $tag ): int {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$count = 0;
		while ( $tags->next_tag( [ 'tag_name' => $tag ] ) ) {
			++$count;
		}

		return $count;
	}

	/**
	 * The names of the theme's patterns for sections of a page.
	 *
	 * @return list<string>
	 */
	private static function sections(): array {
		$names = [];
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			self::assertIsArray( $pattern );
			$name = $pattern['name'] ?? '';
			if ( is_string( $name ) && str_starts_with( $name, 'brolga/' ) && in_array( 'brolga', (array) ( $pattern['categories'] ?? [] ), true ) ) {
				$names[] = $name;
			}
		}

		return $names;
	}

	/**
	 * A pattern's content as of now; the registry keeps what it saw first.
	 */
	private static function include_pattern( string $name ): string {
		ob_start();
		require self::THEME . '/patterns/' . substr( $name, 7 ) . '.php';

		return (string) ob_get_clean();
	}

	/**
	 * A value deep in JSON.
	 *
	 * @param array<mixed> $json Where to look.
	 */
	private static function at( array $json, string ...$keys ): mixed {
		$value = $json;
		foreach ( $keys as $key ) {
			$value = is_array( $value ) ? $value[ $key ] ?? null : null;
		}

		return $value;
	}

	/**
	 * @return array<mixed>
	 */
	private static function json( string $file ): array {
		$json = json_decode( self::read( self::THEME . '/' . $file ), true, 32, JSON_THROW_ON_ERROR );
		self::assertIsArray( $json );

		return $json;
	}

	private static function read( string $path ): string {
		return (string) file_get_contents( $path );
	}

	/**
	 * The theme's files whose path fits.
	 *
	 * @return list<string>
	 */
	private static function files( string $pattern ): array {
		$files = [];
		/** @var \SplFileInfo $file */
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( self::THEME, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 1 === preg_match( $pattern, $file->getPathname() ) ) {
				$files[] = $file->getPathname();
			}
		}

		return self::sorted( $files );
	}

	/**
	 * @param array<string> $values Any order.
	 * @return list<string>
	 */
	private static function sorted( array $values ): array {
		sort( $values );

		return $values;
	}
}
