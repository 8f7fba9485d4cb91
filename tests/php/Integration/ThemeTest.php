<?php
/**
 * The theme: what it has, and that it stands alone.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\Support\Posts;
use Brolga\Tests\Support\WithoutPlugin;
use Brolga\Tests\TestCase;
use Brolga\Theme\ClassSheets;
use Brolga\Theme\CorePresets;
use Brolga\Theme\LightboxRules;
use Brolga\Theme\Shop;
use Brolga\Theme\Theme;
use Brolga\Theme\Internals\Duotone;
use Brolga\Theme\Internals\StyleVariations;
use Brolga\Theme\Internals\ThemeJson;
use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use ReflectionClass;
use ReflectionFunction;
use ReflectionMethod;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;
use WP_Duotone;
use WP_Hook;
use WP_HTML_Tag_Processor;
use WP_Query;
use WP_Theme_JSON_Data;
use WP_Theme_JSON_Resolver;

/**
 * @see THEME-1 THEME-2 THEME-4 THEME-5 THEME-6 THEME-7 THEME-8 THEME-10 THEME-12 THEME-14 THEME-15 THEME-20 THEME-24
 * THEME-25 THEME-38 PERF-25
 */
#[Group( 'once' )]
final class ThemeTest extends TestCase {

	private const THEME = __DIR__ . '/../../../theme';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// WordPress remembers a theme's patterns for as long as its version stays.
		wp_get_theme()->delete_pattern_cache();
		_register_theme_block_patterns();
		// Those of the shop go again where there is none.
		array_map( unregister_block_pattern( ... ), Shop::PATTERNS );
	}

	protected function setUp(): void {
		parent::setUp();
		self::assertSame( 'brolga', get_stylesheet(), 'These tests look at the active theme.' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		// Filters are gone; what they were asked for is remembered.
		wp_clean_theme_json_cache();
	}

	public function test_theme_25_a_page_has_those_of_core_s_gradients_that_its_blocks_name(): void {
		$names = [
			'<!-- wp:group {"gradient":"pale-ocean"} --><div class="wp-block-group has-background">A</div><!-- /wp:group -->',
			'<!-- wp:paragraph --><p class="has-midnight-gradient-background">B</p><!-- /wp:paragraph -->',
			'<!-- wp:group {"style":{"color":{"gradient":"var:preset|gradient|luminous-dusk"}}} --><div class="wp-block-group">C</div><!-- /wp:group -->',
			'<p style="background:var(--wp--preset--gradient--electric-grass)">No block at all</p>',
			'<!-- wp:group {"gradient":"of-another-theme"} --><div class="wp-block-group">D</div><!-- /wp:group -->',
		];
		// As on a page of its own: the theme's has seen the blocks of other tests.
		remove_all_filters( 'wp_theme_json_data_default' );
		remove_all_filters( 'render_block' );
		remove_all_actions( 'wp_enqueue_scripts', 11 );
		wp_clean_theme_json_cache();
		( new CorePresets() )->register();
		do_blocks( implode( "\n", [ ...$names, ...$names ] ) );
		do_action( 'wp_enqueue_scripts' );

		$named = [ 'electric-grass', 'luminous-dusk', 'midnight', 'pale-ocean' ];
		$page  = self::inline_styles( 'global-styles' );
		self::assertSame( $named, self::core_gradients( '/--wp--preset--gradient--([a-z-]+):/', $page ) );
		self::assertSame( $named, self::core_gradients( '/\.has-([a-z-]+)-gradient-background\{/', $page ) );
		self::assertStringContainsString( '--wp--preset--gradient--shade:', $page, "The theme's own stays." );
		self::assertSame( '', self::inline_styles( 'brolga-theme-core-presets' ) );

		// Below the head.
		do_blocks( '<!-- wp:group {"gradient":"cool-to-warm-spectrum"} --><div class="wp-block-group has-background">E</div><!-- /wp:group -->' );
		$late = self::inline_styles( 'brolga-theme-core-presets' );
		self::assertMatchesRegularExpression(
			'/^:root\{--wp--preset--gradient--cool-to-warm-spectrum:\s*linear-gradient\([^;]+;\}\.has-cool-to-warm-spectrum-gradient-background\{[^{}]+\}$/',
			trim( $late )
		);
	}

	public function test_theme_25_a_page_has_the_classes_of_those_of_core_s_colors_that_it_shows(): void {
		remove_all_filters( 'wp_theme_json_data_default' );
		remove_all_filters( 'render_block' );
		remove_all_actions( 'wp_enqueue_scripts', 11 );
		wp_clean_theme_json_cache();
		( new CorePresets() )->register();
		do_blocks(
			<<<'HTML'
			<!-- wp:paragraph {"textColor":"vivid-red"} --><p class="has-text-color">A</p><!-- /wp:paragraph -->
			<!-- wp:paragraph --><p class="has-pale-pink-background-color">B</p><!-- /wp:paragraph -->
			<!-- wp:group {"style":{"border":{"color":"var:preset|color|vivid-purple"}}} --><div class="wp-block-group">C</div><!-- /wp:group -->
			<p class="has-text-align-center has-white-border-color">No block at all</p>
			<!-- wp:paragraph --><p>Black and white</p><!-- /wp:paragraph -->
			HTML
		);
		do_action( 'wp_enqueue_scripts' );

		$named = [ 'pale-pink', 'vivid-purple', 'vivid-red', 'white' ];
		$page  = self::inline_styles( 'global-styles' );
		self::assertSame( $named, self::core_colors( '/\.has-([a-z-]+?)-color\{/', $page ) );
		self::assertSame( $named, self::core_colors( '/\.has-([a-z-]+)-background-color\{/', $page ) );
		self::assertSame( $named, self::core_colors( '/\.has-([a-z-]+)-border-color\{/', $page ) );
		self::assertCount( 12, self::core_colors( '/--wp--preset--color--([a-z-]+):/', $page ), 'Variables stay.' );
		self::assertStringContainsString( '.has-accent-color{', $page, "The theme's own stay." );

		// Below the head, by what a shortcode adds to a post.
		apply_filters(
			'render_block',
			'<div><p class="has-black-color">D</p></div>',
			[
				'blockName' => 'core/post-content',
				'innerHTML' => '',
			]
		);
		self::assertSame(
			[ 'has-black-background-color', 'has-black-border-color', 'has-black-color' ],
			self::classes_of( self::inline_styles( 'brolga-theme-core-presets' ) )
		);
	}

	/**
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function images(): iterable {
		$enlarged = '<!-- wp:image {"lightbox":{"enabled":true}} --><figure class="wp-block-image"><img src="/a.jpg" alt=""/></figure><!-- /wp:image -->';
		$still    = '<!-- wp:image --><figure class="wp-block-image"><img src="/a.jpg" alt=""/></figure><!-- /wp:image -->';
		yield 'none is enlarged' => [ $still, $still, false ];
		yield 'one is enlarged' => [ $still . $enlarged, $still, true ];
		yield 'one below the head is enlarged' => [ $still, $enlarged, true ];
	}

	#[DataProvider( 'images' )]
	public function test_theme_38_a_page_has_the_lightbox_s_rules_where_an_image_is_enlarged(
		string $above,
		string $below,
		bool $expected
	): void {
		remove_all_filters( 'render_block_core/image', 20 );
		remove_all_actions( 'wp_head' );
		( new LightboxRules() )->register();
		wp_register_style( 'wp-block-image', false, [], '1' );
		wp_styles()->add_data(
			'wp-block-image',
			'after',
			[
				'.wp-block-image{margin:0}.wp-lightbox-overlay,.wp-lightbox-container{top:0}'
				. '@media (min-width:9px){.wp-lightbox-container button{top:1px}}'
				. '.of-both,.wp-lightbox-overlay{left:0}'
				. '@keyframes lightbox-zoom{0%{top:0}to{top:2px}}@keyframes other{0%{top:0}to{top:3px}}',
			]
		);
		do_blocks( $above );
		do_action( 'wp_head' );
		$page = self::inline_styles( 'wp-block-image' );
		do_blocks( $below );
		$page .= self::inline_styles( 'brolga-theme-lightbox' );

		foreach ( [ '.wp-lightbox-overlay,.wp-lightbox-container{', 'top:1px', 'lightbox-zoom{' ] as $rule ) {
			self::assertSame( $expected, str_contains( $page, $rule ), $rule );
		}
		foreach ( [ '.wp-block-image{margin:0}', '.of-both,.wp-lightbox-overlay{', 'other{0%{top:0}' ] as $rule ) {
			self::assertStringContainsString( $rule, $page );
		}
	}

	/**
	 * PERF-25: theme.json is read once for the blocks that there are, and again when another comes.
	 */
	public function test_perf_25_theme_json_is_read_once(): void {
		$reads = [ 'theme' => 0, 'user' => 0 ];
		foreach ( array_keys( $reads ) as $of ) {
			add_filter(
				"wp_theme_json_data_{$of}",
				static function ( mixed $data ) use ( $of, &$reads ): mixed {
					++$reads[ $of ];
					return $data;
				}
			);
		}
		wp_clean_theme_json_cache();
		( new ReflectionMethod( ThemeJson::class, 'note' ) )->invoke( null );
		foreach ( [ 1, 2, 3 ] as $turn ) {
			WP_Theme_JSON_Resolver::get_merged_data();
			self::assertSame( [ 'theme' => 1, 'user' => 1 ], $reads, "Turn {$turn}." );
		}
		register_block_type( 'test/late', [] );
		try {
			WP_Theme_JSON_Resolver::get_merged_data();
		} finally {
			unregister_block_type( 'test/late' );
		}
		self::assertSame( [ 'theme' => 2, 'user' => 2 ], $reads );

		// What was read before a block came is read again.
		wp_clean_theme_json_cache();
		WP_Theme_JSON_Resolver::get_merged_data();
		register_block_type( 'test/late', [] );
		try {
			( new ReflectionMethod( ThemeJson::class, 'note' ) )->invoke( null );
			WP_Theme_JSON_Resolver::get_merged_data();
		} finally {
			unregister_block_type( 'test/late' );
		}
		self::assertSame( [ 'theme' => 4, 'user' => 4 ], $reads );
	}

	/**
	 * PERF-25: a style with rules in theme.json or of the owner's is supported, and one that is a class is a class.
	 */
	public function test_perf_25_styles_have_their_rules(): void {
		$lead = '<!-- wp:paragraph {"className":"is-style-lead"} --><p class="is-style-lead">A</p><!-- /wp:paragraph -->';
		$dark = '<!-- wp:group {"className":"is-style-section-dark"} --><div class="wp-block-group is-style-section-dark">B</div><!-- /wp:group -->';
		self::assertStringNotContainsString( 'is-style-lead--', do_blocks( $lead ) );
		self::assertStringContainsString( 'is-style-section-dark--', do_blocks( $dark ) );
		add_filter(
			'wp_theme_json_data_user',
			static fn ( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with(
				[
					'version' => 3,
					'styles'  => [ 'blocks' => [
						'core/paragraph' => [ 'variations' => [ 'lead' => [ 'color' => [ 'text' => '#123456' ] ] ] ],
					] ],
				]
			)
		);
		wp_clean_theme_json_cache();
		self::assertStringContainsString( 'is-style-lead--', do_blocks( $lead ) );
		$after = wp_styles()->get_data( 'block-style-variation-styles', 'after' );
		self::assertStringContainsString(
			'#123456',
			implode( '', array_filter( is_array( $after ) ? $after : [], is_string( ... ) ) )
		);
	}

	/**
	 * PERF-25: an image has the duotone of its own, or that which the owner gives to all images, and WordPress is not
	 * asked about others.
	 */
	public function test_perf_25_images_have_their_duotone(): void {
		$image = static fn ( string $attributes = '' ): string => do_blocks(
			"<!-- wp:image{$attributes} --><figure class=\"wp-block-image\"><img src=\"https://example.test/a.jpg\" alt=\"\"/></figure><!-- /wp:image -->"
		);
		$own   = ' {"style":{"color":{"duotone":["#000000","#ffffff"]}}}';
		$asked = ( new ReflectionClass( WP_Duotone::class ) )->getProperty( 'global_styles_block_names' );
		$begin = static function () use ( $asked ): void {
			remove_all_filters( 'render_block' );
			add_filter( 'render_block', [ WP_Duotone::class, 'render_duotone_support' ], 10, 3 );
			( new Duotone() )->register();
			wp_clean_theme_json_cache();
			$asked->setValue( null, null );
		};

		$begin();
		self::assertStringNotContainsString( 'wp-duotone', $image() );
		self::assertNull( $asked->getValue(), 'WordPress made no list of what has a duotone.' );
		self::assertStringContainsString( 'wp-duotone-000000-ffffff-', $image( $own ) );

		wp_set_current_user( 1 );
		$styles = (int) WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post( [
			'ID'           => $styles,
			'post_content' => (string) wp_json_encode( [
				'version'                     => 3,
				'isGlobalStylesUserThemeJSON' => true,
				'styles'                      => [ 'blocks' => [
					'core/image' => [ 'filter' => [ 'duotone' => 'var:preset|duotone|dusk' ] ],
				] ],
			] ),
		] );
		$begin();
		self::assertStringContainsString( 'wp-duotone-dusk', $image() );
		self::assertStringContainsString( 'wp-duotone-000000-ffffff-', $image( $own ) );
		self::assertStringNotContainsString(
			'wp-duotone',
			do_blocks( '<!-- wp:cover --><div class="wp-block-cover"></div><!-- /wp:cover -->' )
		);
		wp_delete_post( $styles, true );
		$begin();
	}

	/**
	 * PERF-27: switched off, WordPress reads theme.json as often as it does by itself, and blocks look the same.
	 */
	public function test_perf_27_wordpress_may_do_as_it_does_by_itself(): void {
		$words = fn ( string $style ): string => "<!-- wp:group {\"className\":\"is-style-{$style}\"} --><div class=\"wp-block-group is-style-{$style}\">B</div><!-- /wp:group -->";
		$looks = static function () use ( $words ): array {
			wp_clean_theme_json_cache();
			$numbered = do_blocks( $words( 'section-dark' ) . $words( 'lead' ) );
			return [
				WP_Theme_JSON_Resolver::get_merged_data()->get_raw_data(),
				(string) preg_replace( '/--\d+/', '', $numbered ),
			];
		};
		( new ReflectionMethod( ThemeJson::class, 'note' ) )->invoke( null );
		$before = $looks();
		add_filter( 'brolga_internals', '__return_false' );
		add_filter( 'render_block_data', 'wp_render_block_style_variation_support_styles' );
		add_filter( 'render_block', [ WP_Duotone::class, 'render_duotone_support' ], 10, 3 );
		( new StyleVariations() )->register();
		( new Duotone() )->register();
		self::assertSame( 10, has_filter( 'render_block', [ WP_Duotone::class, 'render_duotone_support' ] ) );
		self::assertSame(
			10,
			has_filter( 'render_block_data', 'wp_render_block_style_variation_support_styles' ),
			'It stays where it was.'
		);
		$reads = 0;
		add_filter(
			'wp_theme_json_data_theme',
			static function ( mixed $data ) use ( &$reads ): mixed {
				++$reads;
				return $data;
			}
		);
		wp_clean_theme_json_cache();
		( new ReflectionMethod( ThemeJson::class, 'note' ) )->invoke( null );
		WP_Theme_JSON_Resolver::get_merged_data();
		WP_Theme_JSON_Resolver::get_merged_data();
		self::assertSame( 2, $reads );
		self::assertSame( $before, $looks() );
	}

	/**
	 * PERF-27: another plugin that takes WordPress' styles or duotones off blocks finds them by their names, and one
	 * that says something about the site's look late is heard.
	 */
	public function test_perf_27_other_plugins_reach_what_we_stand_in_for(): void {
		$dark  = '<!-- wp:group {"className":"is-style-section-dark"} --><div class="wp-block-group is-style-section-dark">B</div><!-- /wp:group -->';
		$image = '<!-- wp:image {"style":{"color":{"duotone":["#000000","#ffffff"]}}} --><figure class="wp-block-image"><img src="https://example.test/a.jpg" alt=""/></figure><!-- /wp:image -->';
		self::assertStringContainsString( 'is-style-section-dark--', do_blocks( $dark ) );
		self::assertStringContainsString( 'wp-duotone-', do_blocks( $image ) );

		self::assertTrue( remove_filter( 'render_block_data', 'wp_render_block_style_variation_support_styles' ) );
		self::assertTrue( remove_filter( 'render_block', [ WP_Duotone::class, 'render_duotone_support' ] ) );
		self::assertStringNotContainsString( 'is-style-section-dark--', do_blocks( $dark ) );
		self::assertStringNotContainsString( 'wp-duotone-', do_blocks( $image ) );

		wp_clean_theme_json_cache();
		( new ReflectionMethod( ThemeJson::class, 'note' ) )->invoke( null );
		add_filter(
			'wp_theme_json_data_theme',
			static fn ( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with(
				[ 'version' => 3, 'styles' => [ 'color' => [ 'text' => '#123456' ] ] ]
			)
		);
		self::assertStringContainsString( '#123456', wp_get_global_stylesheet( [ 'styles' ] ) );
	}

	/**
	 * THEME-6 PERF-25: a block brings its sheet, small enough to be printed, and no block asks for another's.
	 */
	public function test_perf_25_a_block_brings_its_sheet(): void {
		$filters = $GLOBALS['wp_filter'] ?? null;
		self::assertIsArray( $filters );
		$render = $filters['render_block'] ?? null;
		self::assertInstanceOf( WP_Hook::class, $render );
		foreach ( $render->callbacks as $callbacks ) {
			self::assertIsArray( $callbacks );
			foreach ( $callbacks as $callback ) {
				self::assertIsArray( $callback );
				$file = $callback['function'] instanceof Closure
					? (string) ( new ReflectionFunction( $callback['function'] ) )->getFileName()
					: '';
				self::assertStringEndsNotWith( '/script-loader.php', $file );
			}
		}
		wp_dequeue_style( 'brolga-theme-core-quote' );
		do_blocks( '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->' );
		self::assertFalse( wp_style_is( 'brolga-theme-core-quote' ) );
		do_blocks( '<!-- wp:quote --><blockquote class="wp-block-quote">B</blockquote><!-- /wp:quote -->' );
		self::assertTrue( wp_style_is( 'brolga-theme-core-quote' ) );
		self::assertSame(
			realpath( self::THEME . '/assets/css/core-quote.css' ),
			realpath( self::text( wp_styles()->get_data( 'brolga-theme-core-quote', 'path' ) ) )
		);
	}

	/**
	 * PERF-38: each class that has a sheet names its file.
	 */
	public function test_classes_with_sheets_are_those_in_the_folder(): void {
		$files = array_map(
			static fn ( mixed $file ): string => basename( self::text( $file ), '.css' ),
			(array) glob( self::THEME . '/assets/css/classes/*.css' )
		);
		sort( $files );
		self::assertSame( ClassSheets::CLASSES, $files );
	}

	/**
	 * PERF-38: the styles of a class come with a block that has it.
	 *
	 * @param string       $content What is on the page.
	 * @param list<string> $sheets  What it brings.
	 */
	#[DataProvider( 'classes' )]
	public function test_styles_come_with_their_class( string $content, array $sheets ): void {
		$class_sheets = new ClassSheets();
		foreach ( ClassSheets::CLASSES as $class ) {
			wp_styles()->dequeue( "brolga-theme-{$class}" );
		}
		$class_sheets->register();
		do_blocks( $content );
		$class_sheets->enqueue();
		self::assertSame(
			$sheets,
			array_values(
				array_filter(
					ClassSheets::CLASSES,
					static fn ( string $name ): bool => wp_style_is( "brolga-theme-{$name}" )
				)
			)
		);
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function classes(): iterable {
		yield 'none' => [ '<!-- wp:group --><div class="wp-block-group"></div><!-- /wp:group -->', [] ];
		yield 'two' => [
			'<!-- wp:columns {"className":"is-style-steps price"} --><div class="wp-block-columns is-style-steps price"></div><!-- /wp:columns -->',
			[ 'is-style-steps', 'price' ],
		];
		yield 'a part of a name' => [
			'<!-- wp:group {"className":"is-style-topped-list"} --><div class="wp-block-group is-style-topped-list"></div><!-- /wp:group -->',
			[ 'is-style-topped-list' ],
		];
		yield 'an image beside the text' => [
			'<!-- wp:image {"align":"left"} --><figure class="wp-block-image alignleft"></figure><!-- /wp:image -->',
			[ 'aligned' ],
		];
		yield 'a post from an older editor' => [
			'<p>Before.</p><div class="wp-caption alignleft"></div>',
			[ 'aligned', 'older-posts' ],
		];
		yield 'a block of another plugin' => [
			'<!-- wp:neighbours/basket --><div class="wp-block-neighbours-basket"></div><!-- /wp:neighbours/basket -->',
			[ 'guests' ],
		];
	}

	public function test_theme_25_the_editor_has_all_of_core_s_gradients(): void {
		set_current_screen( 'post' );
		wp_clean_theme_json_cache();
		self::assertStringContainsString( 'gradient--pale-ocean', wp_get_global_stylesheet() );
	}

	/**
	 * What is printed with a style.
	 *
	 * @param string $handle Its name.
	 */
	private static function inline_styles( string $handle ): string {
		$after = wp_styles()->get_data( $handle, 'after' );
		return is_array( $after ) ? implode( '', array_filter( $after, is_string( ... ) ) ) : '';
	}

	/**
	 * The classes that some rules are for, in the alphabet's order.
	 *
	 * @param string $css The rules.
	 * @return list<string>
	 */
	private static function classes_of( string $css ): array {
		preg_match_all( '/\.([a-z-]+)\{/', $css, $found );
		return self::sorted( $found[1] );
	}

	/**
	 * The gradients of WordPress in some styles, each once, in the alphabet's order.
	 *
	 * @param string $pattern What tells their names.
	 * @param string $css     The styles.
	 * @return list<string>
	 */
	private static function core_gradients( string $pattern, string $css ): array {
		return self::core_presets( 'gradients', $pattern, $css );
	}

	/**
	 * The colors of WordPress in some styles, each once, in the alphabet's order.
	 *
	 * @param string $pattern What tells their names.
	 * @param string $css     The styles.
	 * @return list<string>
	 */
	private static function core_colors( string $pattern, string $css ): array {
		return self::core_presets( 'palette', $pattern, $css );
	}

	/**
	 * What WordPress offers of a kind, in some styles.
	 *
	 * @param string $kind    Where WordPress' settings have it.
	 * @param string $pattern What tells their names.
	 * @param string $css     The styles.
	 * @return list<string>
	 */
	private static function core_presets( string $kind, string $pattern, string $css ): array {
		preg_match_all( $pattern, $css, $found );
		$core  = wp_get_global_settings( [ 'color', $kind, 'default' ] );
		$slugs = array_intersect(
			array_filter( array_column( is_array( $core ) ? $core : [], 'slug' ), is_string( ... ) ),
			$found[1]
		);
		return self::sorted( $slugs );
	}

	public function test_theme_1_it_is_a_block_theme_with_all_its_templates(): void {
		$templates = array_column( get_block_templates(), 'slug' );

		self::assertTrue( wp_is_block_theme() );
		self::assertSame( 3, self::json( 'theme.json' )['version'] ?? 0 );
		foreach ( [
			'index',
			'home',
			'front-page',
			'page',
			'single',
			'attachment',
			'archive',
			'author',
			'category',
			'tag',
			'date',
			'search',
			'404',
			'page-thank-you',
		] as $slug ) {
			self::assertContains( $slug, $templates );
		}
		self::assertSame(
			[ 'checkout-footer', 'checkout-header', 'footer', 'footer-line', 'header', 'header-over' ],
			self::sorted( array_column( get_block_templates( [], 'wp_template_part' ), 'slug' ) )
		);
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

	public function test_shop_14_the_shop_has_its_templates(): void {
		$templates = array_column( get_block_templates(), 'slug' );
		foreach ( [
			'archive-product',
			'taxonomy-product_cat',
			'taxonomy-product_tag',
			'taxonomy-product_attribute',
			'product-search-results',
			'single-product',
			'page-cart',
			'page-checkout',
			'page-my-account',
			'order-confirmation',
		] as $slug ) {
			self::assertContains( $slug, $templates );
		}
		// Where there is no shop, a page that is called "cart" is a page.
		self::assertStringNotContainsString( 'woocommerce/', self::read( self::THEME . '/templates/page-cart.html' ) );
	}

	public function test_shop_91_the_checkout_is_enclosed(): void {
		update_option( 'wp_page_for_privacy_policy', $this->make_post( '', 'publish', 'page', 'Privacy' ) );
		self::assertNotSame( '', get_the_privacy_policy_link() );
		$html   = $this->render( 'page-checkout', 'page' );
		$header = self::between( $html, '<header', '</header>' );
		self::assertStringContainsString( 'href="' . esc_url( home_url() ) . '"', $header );
		self::assertStringNotContainsString( '<nav', $header );
		self::assertStringNotContainsString( 'wp-block-button', $header );
		// Neither the plugin's header, which stays at the top, nor a part, which does so without it.
		self::assertStringNotContainsString( 'wp-block-brolga-header', $header );
		self::assertStringNotContainsString( 'wp-block-template-part', $header );
		self::assertStringContainsString(
			'<!-- wp:brolga/cart-count /-->',
			self::include_pattern( 'brolga/hidden-checkout-header' )
		);
		// By its element consent finds the place for its link.
		$footer = self::between( $html, '<footer', '</footer>' );
		self::assertStringContainsString( '©', $footer );
		// Another test may have read the pattern before, when the site had no such page.
		self::assertStringContainsString(
			get_the_privacy_policy_link( ' · ' ),
			self::include_pattern( 'brolga/hidden-checkout-footer' )
		);
		self::assertStringContainsString( 'data-brolga-module="brolga/scroll-top"', $footer );
		self::assertStringNotContainsString( '<nav', $footer );
	}

	public function test_theme_1_what_owners_may_choose_is_there(): void {
		$theme = self::json( 'theme.json' );
		foreach ( [ 'customTemplates' => 'templates', 'templateParts' => 'parts' ] as $list => $folder ) {
			$names = array_column( (array) self::at( $theme, $list ), 'name' );
			self::assertGreaterThan( 3, count( $names ) );
			foreach ( $names as $name ) {
				self::assertFileExists( self::THEME . "/$folder/" . self::text( $name ) . '.html' );
			}
		}
		foreach ( [ 'header', 'footer' ] as $area ) {
			self::assertCount(
				4,
				array_filter(
					WP_Block_Patterns_Registry::get_instance()->get_all_registered(),
					static fn ( mixed $pattern ): bool => is_array( $pattern )
						&& str_starts_with( self::text( $pattern['name'] ), 'brolga/' )
						&& in_array( "core/template-part/$area", (array) ( $pattern['blockTypes'] ?? [] ), true )
				),
				$area
			);
		}
	}

	/**
	 * SHOP-11, DEMO-8.
	 */
	public function test_the_shop_adds_no_blocks_to_the_header(): void {
		// As WooCommerce does from the first visit of the dashboard on.
		add_filter(
			'hooked_block_types',
			static fn ( array $blocks, string $position, ?string $beside ): array => 'after' === $position
				&& in_array( $beside, [ 'core/navigation', 'core/site-title', 'woocommerce/product-meta' ], true )
				? [ ...$blocks, 'woocommerce/mini-cart', 'core/search' ]
				: $blocks,
			9,
			3
		);
		add_filter( 'hooked_block_types', [ new Theme( new ClassSheets() ), 'keep_shop_blocks_out' ], PHP_INT_MAX, 3 );

		$header = WP_Block_Patterns_Registry::get_instance()->get_registered( 'brolga/header' )['content'] ?? '';
		self::assertIsString( $header );
		self::assertStringContainsString( 'wp:search', $header );
		self::assertStringNotContainsString( 'woocommerce', $header );

		$placed = apply_block_hooks_to_content(
			'<!-- wp:navigation /--><!-- wp:woocommerce/customer-account /-->words',
			[ 'name' => 'brolga/header' ]
		);
		self::assertStringContainsString( 'wp:woocommerce/customer-account', $placed );
		self::assertStringNotContainsString( 'mini-cart', $placed );

		self::assertStringContainsString(
			'mini-cart',
			apply_block_hooks_to_content( '<!-- wp:woocommerce/product-meta /-->', [ 'name' => 'brolga/product' ] )
		);
	}

	/**
	 * NAV-16: every page has a footer, and so the way back up.
	 */
	public function test_footers_bring_the_way_to_the_top(): void {
		$footers = array_filter(
			self::chrome(),
			static fn ( string $name ): bool => str_starts_with( $name, 'brolga/footer' )
		);
		self::assertCount( 4, $footers );
		foreach ( $footers as $name ) {
			self::assertSame(
				1,
				substr_count( do_blocks( self::include_pattern( $name ) ), ' data-brolga-module="brolga/scroll-top"' ),
				$name
			);
		}
		self::assertStringContainsString(
			'<!-- wp:brolga/scroll-top /-->',
			self::read( dirname( __DIR__, 3 ) . '/demo/parts/footer.html' )
		);
	}

	public function test_theme_2_sixty_patterns_are_in_the_inserter(): void {
		self::assertGreaterThanOrEqual( 60, count( self::sections() ) );
	}

	public function test_theme_2_without_the_plugin_patterns_are_made_of_core_blocks(): void {
		WithoutPlugin::during( static function (): void {
			foreach ( [ ...self::sections(), ...self::chrome() ] as $name ) {
				$content = self::include_pattern( $name );
				self::assertStringNotContainsString( 'wp:brolga/', $content, $name );
				self::assertNotSame( '', trim( wp_strip_all_tags( do_blocks( $content ) ) ), "$name says nothing." );
			}
		} );
	}

	public function test_theme_2_with_the_plugin_patterns_use_its_blocks(): void {
		foreach ( [
			'price-list'  => 'brolga/tabs',
			'testimonial' => 'brolga/slider',
			'contact'     => 'brolga/contact-form',
		] as $pattern => $block ) {
			if ( WP_Block_Type_Registry::get_instance()->is_registered( $block ) ) {
				self::assertStringContainsString( "wp:$block", self::include_pattern( "brolga/$pattern" ) );
			}
		}
		$this->addToAssertionCount( 1 );
	}

	public function test_theme_4_colours_come_from_roles(): void {
		foreach ( self::files( '/\.(html|css)$|patterns\/.*\.php$/' ) as $file ) {
			self::assertDoesNotMatchRegularExpression(
				'/#[0-9a-f]{3,8}\b(?!;)|\brgba?\(|\bhsla?\(/i',
				self::read( $file ),
				$file
			);
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
					self::assertFileExists(
						self::THEME . '/' . (string) preg_replace( '/-latin.*/', '-OFL.txt', substr( $src, 7 ) )
					);
				}
			}
		}
	}

	/**
	 * The theme's look and each variation's: THEME-8.
	 */
	#[DataProvider( 'styles' )]
	public function test_theme_6_stand_ins_have_the_same_measures( string $file ): void {
		$this->wear( $file );
		do_action( 'wp_enqueue_scripts' );
		$css = '';
		foreach ( [ 'display', 'text' ] as $slug ) {
			// The path is what lets WordPress print it inside the page.
			$css .= self::read( self::text( wp_styles()->get_data( "brolga-theme-font-$slug", 'path' ) ) );
			wp_deregister_style( "brolga-theme-font-$slug" );
		}

		foreach ( self::first_families( $file ) as $family ) {
			$name = '"' . $family['name'] . ' Fallback"';
			self::assertMatchesRegularExpression( "/font-family: $name;\\s+src: local\\([^;]+;\\s+size-adjust: [\\d.]+%;\\s+ascent-override: [\\d.]+%;\\s+descent-override/", $css );
			self::assertStringContainsString( $name, $family['fontFamily'] );
		}
	}

	/**
	 * The first file of each family, which is the Latin one: others load where a page has their letters.
	 */
	#[DataProvider( 'styles' )]
	public function test_theme_6_the_first_fonts_are_asked_for_early_and_are_small( string $file ): void {
		$this->wear( $file );
		$resources = apply_filters( 'wp_preload_resources', [] );
		self::assertIsArray( $resources );
		$files = array_map(
			static fn ( mixed $href ): string => wp_basename( self::text( $href ) ),
			array_column( $resources, 'href' )
		);

		$expected = [];
		$weight   = 0;
		foreach ( self::first_families( $file ) as $family ) {
			self::assertIsArray( $family['fontFace'] );
			foreach ( array_values( $family['fontFace'] ) as $at => $face ) {
				self::assertIsArray( $face );
				self::assertIsArray( $face['src'] );
				$name = wp_basename( self::text( $face['src'][0] ) );
				$further = 1 === $at % 2;
				self::assertSame( $further, str_contains( $name, '-latin-ext-' ), $name );
				self::assertStringStartsWith(
					$further ? 'U+0100' : 'U+0000-00FF',
					self::text( $face['unicodeRange'] )
				);
				if ( 0 === $at ) {
					$expected[] = $name;
					$weight    += (int) filesize( self::THEME . "/assets/fonts/$name" );
				}
			}
		}
		self::assertSame( $expected, $files );
		self::assertCount( 2, $files );
		self::assertLessThanOrEqual( 60_000, $weight );
	}

	public function test_theme_6_each_font_is_in_use(): void {
		$faces = '';
		foreach ( array_keys( self::styles() ) as $file ) {
			$faces .= self::read( self::THEME . "/$file" );
		}
		foreach ( self::files( '/\.woff2$/' ) as $font ) {
			self::assertStringContainsString( basename( $font ), $faces );
		}
	}

	public function test_theme_8_there_are_eight_variations_and_each_is_another_site(): void {
		$variations = array_diff( array_keys( self::styles() ), [ 'theme.json' ] );
		self::assertSame(
			[ 'harbour', 'hinterland', 'jacaranda', 'night', 'outback', 'reef', 'studio', 'sunrise' ],
			self::sorted( array_map( static fn ( string $file ): string => basename( $file, '.json' ), $variations ) )
		);

		$looks = [];
		foreach ( [ 'theme.json', ...$variations ] as $file ) {
			$style   = self::json( $file );
			$looks[] = [
				'palette' => wp_json_encode( self::at( $style, 'settings', 'color', 'palette' ) ),
				'type'    => implode( ', ', array_column( self::first_families( $file ), 'name' ) ),
				'radius'  => wp_json_encode( array_intersect_key(
					(array) self::at( $style, 'settings', 'custom', 'radius' ),
					array_flip( [ 'control', 'image', 'button' ] )
				) ),
				'buttons' => wp_json_encode( [
					self::at( $style, 'settings', 'custom', 'radius', 'button' ),
					self::at( $style, 'styles', 'elements', 'button', 'spacing' ),
					self::at( $style, 'styles', 'elements', 'button', 'typography' ),
				] ),
			];
		}
		foreach ( [ 'palette', 'type', 'radius', 'buttons' ] as $trait ) {
			self::assertCount( 9, array_unique( array_column( $looks, $trait ) ), $trait );
		}
	}

	public function test_theme_12_only_the_first_image_is_fetched_at_once(): void {
		self::assertSame( 1, apply_filters( 'wp_omit_loading_attr_threshold', 3 ) );
	}

	public function test_theme_14_a_post_shows_its_tags(): void {
		$id = $this->make_post(
			'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->',
			'publish',
			'post',
			'Tagged'
		);
		wp_set_object_terms( $id, 'Bees and figs', 'post_tag' );
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered(
			'brolga/hidden-post-tags'
		)['content'] ?? '';
		self::assertIsString( $pattern );
		$block = parse_blocks( trim( $pattern ) )[0];
		$html  = ( new \WP_Block( $block, [ 'postId' => $id, 'postType' => 'post' ] ) )->render();

		self::assertStringContainsString( 'Bees and figs</a>', $html );
		self::assertStringContainsString(
			'brolga/hidden-post-tags',
			self::read( self::THEME . '/templates/single.html' )
		);
	}

	public function test_theme_24_a_post_ends_with_no_invitation_that_nobody_chose(): void {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( 'brolga/post-end' ) ?? [];
		$content = $pattern['content'] ?? '';
		self::assertIsString( $content );
		// It is there to be chosen; where it leads is for the site's pages to say (THEME-36).
		self::assertNotFalse( $pattern['inserter'] ?? true );
		self::assertStringContainsString( '>Get in touch</a>', $content );
		self::assertStringContainsString( '<!-- wp:brolga/newsletter ', $content );
		foreach ( [ 'single', 'single-cover' ] as $template ) {
			$printed = do_blocks( self::read( self::THEME . "/templates/{$template}.html" ) );
			self::assertStringNotContainsString( 'Have something like this in mind?', $printed );
			self::assertStringNotContainsString( 'id="post-end', $printed );
		}
	}

	public function test_theme_15_it_has_a_image_a_copyright_notice_and_licences(): void {
		$image = getimagesize( self::THEME . '/screenshot.jpg' );
		self::assertIsArray( $image );
		self::assertSame( [ 1200, 900, 'image/jpeg' ], [ $image[0], $image[1], $image['mime'] ] );

		$readme = self::read( self::THEME . '/readme.txt' );
		self::assertMatchesRegularExpression( '/^Brolga, Copyright \d{4}/m', $readme );
		$licences = glob( self::THEME . '/assets/fonts/*-OFL.txt' );
		self::assertIsArray( $licences );
		self::assertCount( 10, $licences );
		foreach ( $licences as $licence ) {
			$font = ucwords( str_replace( '-', ' ', basename( $licence, '-OFL.txt' ) ) );
			self::assertMatchesRegularExpression( "/^$font, Copyright/im", $readme );
		}
	}

	public function test_theme_7_it_asks_nothing_of_the_database_and_writes_nothing(): void {
		foreach ( self::files( '/\.php$/' ) as $file ) {
			// Patterns show the owner's images in the editor, and lead to the owner's pages.
			$asks = 1 === preg_match( '#/Pattern(?:Images|Links)\.php$#', $file ) ? '' : '|get_posts';
			self::assertDoesNotMatchRegularExpression(
				'/\$wpdb|WP_Query|wp_remote_|register_post_type|update_option|wp_insert_|add_shortcode|\$_(GET|POST|REQUEST|COOKIE)' . $asks . '/',
				self::read( $file ),
				$file
			);
		}
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function templates(): array {
		$names = array_map(
			static fn ( string $file ): string => basename( $file, '.html' ),
			self::files( '/templates\/[a-z0-9-]+\.html$/' )
		);

		return array_combine(
			$names,
			array_map(
				static fn ( string $name ): array => [
					$name,
					match ( $name ) {
						'404'                    => 'error',
						'search', 'product-search-results' => 'search',
						'home', 'index'          => 'posts',
						'archive',
						'category',
						'archive-product',
						'taxonomy-product_cat',
						'taxonomy-product_tag',
						'taxonomy-product_attribute' => 'category',
						'author'                 => 'author',
						'tag'                    => 'tag',
						'date'                   => 'date',
						'single', 'single-cover' => 'post',
						default                  => 'page',
					},
				],
				$names
			)
		);
	}

	#[DataProvider( 'templates' )]
	public function test_theme_10_a_template_has_one_main_one_heading_and_a_skip_link(
		string $template,
		string $page
	): void {
		$html = $this->render( $template, $page );

		self::assertSame( 1, self::count_tags( $html, 'MAIN' ), 'main' );
		// Whether an order was received is said by a block of the shop's.
		self::assertSame(
			in_array( $template, [ 'index', 'order-confirmation' ], true ) ? 0 : 1,
			self::count_tags( $html, 'H1' ),
			'h1'
		);
		self::assertSame( 'page-blank' === $template ? 0 : 1, self::count_tags( $html, 'HEADER' ), 'header' );
		self::assertSame( 'page-blank' === $template ? 0 : 1, self::count_tags( $html, 'FOOTER' ), 'footer' );
		self::assertStringContainsString( 'skip-link', $html );
	}

	public function test_theme_10_a_front_page_of_latest_posts_shows_posts(): void {
		update_option( 'show_on_front', 'posts' );
		self::assertSame( '', get_front_page_template() );

		update_option( 'show_on_front', 'page' );
		self::assertStringEndsWith( 'template-canvas.php', get_front_page_template() );
	}

	/**
	 * Where an image behind words lies, and what is asked for it.
	 *
	 * @return array<string, array{array<string, mixed>, bool, string}>
	 */
	public static function covers(): array {
		return [
			'as high as was chosen'  => [
				[
					'minHeight'     => 36,
					'minHeightUnit' => 'rem',
				],
				false,
				'(max-width: 599px) and (min-resolution: 1.75dppx) max(100vw, 36rem), max(100vw, 54rem)',
			],
			'as high as the window'  => [
				[
					'minHeight'     => 70,
					'minHeightUnit' => 'svh',
				],
				false,
				'(max-width: 599px) and (min-resolution: 1.75dppx) max(100vw, 70svh), max(100vw, 105svh)',
			],
			'as high as covers are'  => [ [], false, '(max-width: 599px) and (min-resolution: 1.75dppx) max(100vw, 430px), max(100vw, 645px)' ],
			'in a unit sizes has not' => [
				[
					'minHeight'     => 50,
					'minHeightUnit' => '%',
				],
				false,
				'(max-width: 599px) and (min-resolution: 1.75dppx) max(100vw, 430px), max(100vw, 645px)',
			],
			'in a column'            => [
				[ 'minHeight' => 400 ],
				true,
				'(max-width: 599px) and (min-resolution: 1.75dppx) max(100vw, 400px), (min-width: 782px) max(49vw, 600px), max(100vw, 600px)',
			],
		];
	}

	/**
	 * @param array<string, mixed> $attributes The cover's.
	 */
	#[DataProvider( 'covers' )]
	public function test_theme_20_a_image_behind_words_is_as_wide_as_its_box_is_high(
		array $attributes,
		bool $in_column,
		string $sizes
	): void {
		$id = Posts::image( $this->make_post( '', 'publish', 'post', 'Ferns' ), 'ferns', [ 'brolga-column' => 480 ] );

		$image = '<img class="wp-block-cover__image-background wp-image-'
			. $id
			. '" alt="" src="'
			. wp_get_attachment_url( $id )
			. '" data-object-fit="cover"/>';
		$cover = get_comment_delimited_block_content(
			'core/cover',
			$attributes + [ 'id' => $id ],
			'<div class="wp-block-cover">' . $image . '<div class="wp-block-cover__inner-container"></div></div>'
		);
		$html  = do_blocks( $in_column ? "<!-- wp:columns --><div><!-- wp:column --><div>$cover</div><!-- /wp:column --><!-- wp:column --><div></div><!-- /wp:column --></div><!-- /wp:columns -->" : $cover );
		// One that is looked at once it is scrolled to, and all that a template holds is gone through again.
		wp_high_priority_element_flag( false );
		$html = wp_filter_content_tags( wp_filter_content_tags( str_replace( '<img', '<img loading="lazy"', $html ) ) );

		$tags = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => 'img' ] ) );
		self::assertStringContainsString( '480w', self::text( $tags->get_attribute( 'srcset' ) ) );
		self::assertSame( $sizes, $tags->get_attribute( 'sizes' ) );
	}

	public function test_theme_20_a_cover_whose_image_has_one_file_says_nothing_of_sizes(): void {
		$id   = Posts::image( $this->make_post( '', 'publish', 'post', 'Ferns' ), 'ferns' );
		$html = wp_filter_content_tags( do_blocks( get_comment_delimited_block_content(
			'core/cover',
			[ 'id' => $id ],
			'<div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-'
				. $id
				. '" alt="" src="'
				. wp_get_attachment_url( $id )
				. '"/></div>'
		) ) );

		self::assertStringContainsString( 'width="1200"', $html );
		self::assertStringNotContainsString( 'sizes', $html );
	}

	/**
	 * The site in a look, as the Site Editor stores it.
	 */
	private function wear( string $file ): void {
		if ( 'theme.json' === $file ) {
			return;
		}
		add_filter(
			'wp_theme_json_data_user',
			static fn ( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with( self::json( $file ) )
		);
		wp_clean_theme_json_cache();
	}

	/**
	 * The two families of a look: display, then text.
	 *
	 * @return list<array{name: string, fontFamily: string, fontFace: mixed}>
	 */
	private static function first_families( string $file ): array {
		$families = self::at( self::json( $file ), 'settings', 'typography', 'fontFamilies' );
		self::assertIsArray( $families );
		$first = [];
		foreach ( $families as $family ) {
			self::assertIsArray( $family );
			self::assertArrayHasKey( 'fontFace', $family );
			$first[ self::text( $family['slug'] ?? '' ) ] = [
				'name'       => self::text( $family['name'] ?? '' ),
				'fontFamily' => self::text( $family['fontFamily'] ?? '' ),
				'fontFace'   => $family['fontFace'],
			];
		}
		self::assertSame( [ 'display', 'text' ], array_keys( $first ) );

		return array_values( $first );
	}

	private static function text( mixed $value ): string {
		self::assertIsString( $value );

		return $value;
	}

	/**
	 * Renders a template as a page of the site would.
	 */
	private function render( string $template, string $page ): string {
		$title = 'A page';
		$words = in_array( $template, [ 'front-page', 'page-wide', 'page-over', 'page-landing', 'page-blank' ], true )
			? '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Words</h1><!-- /wp:heading -->'
			: '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
		$id    = $this->make_post( $words, 'publish', 'post' === $page ? 'post' : 'page', $title );
		$list  = $this->make_post( '', 'publish', 'page', 'Journal' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $list );

		wp_set_object_terms( $id, 'clay', 'post_tag' );
		wp_update_post( [ 'ID' => $id, 'post_author' => 1 ] );

		$query = new WP_Query();
		$query->query(
			match ( $page ) {
				'error'    => [ 'pagename' => 'none-such' ],
				'search'   => [ 's' => 'none-such' ],
				'posts'    => [ 'page_id' => $list ],
				'category' => [ 'cat' => get_option( 'default_category' ) ],
				'author'   => [ 'author' => 1 ],
				'tag'      => [ 'tag' => 'clay' ],
				'date'     => [ 'year' => wp_date( 'Y' ) ],
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
	 * What stands between two strings, the first one included.
	 *
	 * @param non-empty-string $from The first.
	 * @param non-empty-string $to   The second.
	 */
	private static function between( string $html, string $from, string $to ): string {
		return explode( $to, $from . explode( $from, $html, 2 )[1], 2 )[0];
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
			if (
				is_string( $name )
				&& str_starts_with( $name, 'brolga/' )
				&& in_array( 'brolga', (array) ( $pattern['categories'] ?? [] ), true )
			) {
				$names[] = $name;
			}
		}

		return $names;
	}

	/**
	 * The names of the theme's headers and footers.
	 *
	 * @return list<string>
	 */
	private static function chrome(): array {
		return array_map(
			static fn ( string $file ): string => 'brolga/' . basename( $file, '.php' ),
			self::files( '/patterns\/(header|footer)[a-z-]*\.php$/' )
		);
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
		foreach ( new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( self::THEME, \FilesystemIterator::SKIP_DOTS )
		) as $file ) {
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

	/**
	 * THEME-550: a saved header keeps the site's navigation, and nothing that was for the plugin's dialog.
	 */
	public function test_menus_stay_when_the_plugin_goes(): void {
		$ref   = wp_insert_post(
			[
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_title'   => 'Header',
				'post_content' => '<!-- wp:navigation-link {"label":"Services","url":"/services/"} /-->',
			]
		);
		$menu  = "<!-- wp:brolga/menu {\"ref\":{$ref},\"label\":\"Main\"} -->"
			. "<!-- wp:paragraph -->\n<p>Call us</p>\n<!-- /wp:paragraph --><!-- /wp:brolga/menu -->";
		$shown = WithoutPlugin::during( static fn (): string => self::without_plugin( $menu ) );
		self::assertStringContainsString( 'href="/services/"', $shown );
		self::assertStringContainsString( 'aria-label="Main"', $shown );
		self::assertStringNotContainsString( 'Call us', $shown );
	}

	/**
	 * THEME-551: no heading stands over nothing where a detail was never filled in and the plugin is off.
	 */
	public function test_headings_of_nothing_go_with_the_plugin(): void {
		$row   = static fn ( string $heading, string $text, string $says ): string => "<!-- wp:group -->\n"
			. "<div class=\"wp-block-group\"><!-- wp:heading -->\n<h2 class=\"wp-block-heading\">{$heading}</h2>\n"
			. "<!-- /wp:heading -->\n\n<!-- wp:paragraph{$says} -->\n<p>{$text}</p>\n<!-- /wp:paragraph --></div>\n"
			. '<!-- /wp:group -->';
		$bound = ' {"metadata":{"bindings":{"content":{"source":"brolga/business","args":{"key":"hours"}}}}}';
		$shown = WithoutPlugin::during(
			static fn (): string => self::without_plugin(
				$row( 'Hours', '', $bound ) . $row( 'Ring', '0113', $bound ) . $row( 'Own', '', '' )
			)
		);
		self::assertStringNotContainsString( 'Hours', $shown );
		self::assertStringContainsString( 'Ring', $shown );
		self::assertStringContainsString( 'Own', $shown );
	}

	/**
	 * Content as it is printed by a theme that has begun without the plugin.
	 */
	private static function without_plugin( string $content ): string {
		( new Theme( new ClassSheets() ) )->stand_in();
		return do_blocks( $content );
	}
}
