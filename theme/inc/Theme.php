<?php
/**
 * What theme.json cannot say.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Loads the theme's little CSS, names its block styles and preloads its fonts.
 *
 * @see THEME-6 THEME-7
 */
final class Theme {

	/** Blocks with a style sheet of their own, loaded only where the block is. */
	private const BLOCK_STYLES = [
		'brolga/countdown',
		'brolga/number-counter',
		'brolga/scroll-top',
		'core/categories',
		'core/comment-author-name',
		'core/comments',
		'core/cover',
		'core/details',
		'core/latest-posts',
		'core/navigation',
		'core/post-author',
		'core/post-author-name',
		'core/post-navigation-link',
		'core/query-pagination',
		'core/quote',
		'core/search',
		'core/separator',
		'core/table',
		'core/tag-cloud',
		'woocommerce/mini-cart',
	];

	/** The families of the first screen: worth asking for before the CSS is read. */
	private const FIRST_FONTS = [ 'display', 'text' ];

	public function __construct( private readonly ClassSheets $class_sheets ) {}

	/**
	 * Hooks the theme into WordPress.
	 */
	public function register(): void {
		$this->class_sheets->register();
		add_action( 'init', [ $this, 'register_styles' ] );
		add_action( 'init', [ $this, 'register_pattern_categories' ] );
		// Once it is known whether the plugin is there.
		add_action( 'init', [ $this, 'stand_in' ], 20 );
		add_action( 'after_setup_theme', [ $this, 'style_editor' ] );
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue' ] );
		add_filter( 'frontpage_template_hierarchy', [ $this, 'front_page_templates' ] );
		add_filter( 'wp_preload_resources', [ $this, 'preload_fonts' ] );
		// A phone's first screen has room for one image; WordPress fetches three at once.
		add_filter( 'wp_omit_loading_attr_threshold', static fn (): int => 1 );
		// Anyone's filter makes WordPress look for blocks to add in all that it renders.
		if ( defined( 'WC_PLUGIN_FILE' ) ) {
			add_filter( 'hooked_block_types', [ $this, 'keep_shop_blocks_out' ], PHP_INT_MAX, 3 );
		}
	}

	/**
	 * The editor shows what the page shows, and both show what older posts hold.
	 */
	public function style_editor(): void {
		add_editor_style( [ 'style.css', 'assets/css/editor.css' ] );
		// Classic galleries and captions as figures, without rules of their own in the page.
		add_theme_support( 'html5', [ 'gallery', 'caption' ] );
	}

	/**
	 * A file that browsers keep. Without its path WordPress does not print it into
	 * each page, whose HTML would no longer come in the first packets (PERF-22).
	 */
	public function enqueue(): void {
		$this->class_sheets->enqueue();
		wp_enqueue_style( 'brolga-theme', get_parent_theme_file_uri( 'style.css' ), [], self::version() );
		foreach ( $this->first_fonts() as $slug => $file ) {
			$this->enqueue_stand_ins( $slug, $file );
		}
		// WooCommerce's button to show a password is too small to hit.
		wp_add_inline_style(
			'woocommerce-general',
			'.show-password-input { min-block-size: 1.5rem; min-inline-size: 1.5rem; }'
		);
	}

	/**
	 * Registers the block styles and the style sheets of single blocks.
	 */
	public function register_styles(): void {
		$url     = get_parent_theme_file_uri( 'assets/css/' );
		$folder  = get_parent_theme_file_path( 'assets/css/' );
		$version = self::version();
		foreach ( self::BLOCK_STYLES as $block ) {
			$name = str_replace( '/', '-', $block );
			BlockSheets::register(
				$block,
				[
					'handle' => "brolga-theme-{$name}",
					'src'    => "{$url}{$name}.css",
					'path'   => "{$folder}{$name}.css",
					'ver'    => $version,
				]
			);
		}

		foreach ( $this->block_styles() as $block => $styles ) {
			foreach ( $styles as $name => $label ) {
				register_block_style(
					$block,
					[
						'name'  => $name,
						'label' => $label,
					]
				);
			}
		}
	}

	/**
	 * Drawers for the theme's patterns in the inserter, beside those WordPress has.
	 */
	public function register_pattern_categories(): void {
		$labels = [
			'brolga'            => __( 'Brolga sections', 'brolga' ),
			'brolga-pages'      => __( 'Brolga pages', 'brolga' ),
			'brolga-pricing'    => __( 'Pricing', 'brolga' ),
			'brolga-newsletter' => __( 'Newsletter', 'brolga' ),
			'brolga-faq'        => __( 'Questions and answers', 'brolga' ),
			'brolga-process'    => __( 'Process and numbers', 'brolga' ),
		];
		foreach ( $labels as $name => $label ) {
			register_block_pattern_category( $name, [ 'label' => $label ] );
		}
	}

	/**
	 * Does what the plugin would do, where it is off; where it is on, nothing of it is loaded.
	 */
	public function stand_in(): void {
		if ( ! PatternDetails::are_bound() ) {
			require_once __DIR__ . '/BareHeadings.php';
			require_once __DIR__ . '/PlainMenu.php';
			( new BareHeadings() )->register();
			( new PlainMenu() )->register();
		}
	}

	/**
	 * A front page that lists the latest posts is a blog: the template for a page's words would be empty.
	 *
	 * @param list<string> $templates What WordPress would look for.
	 * @return list<string>
	 */
	public function front_page_templates( array $templates ): array {
		return 'posts' === get_option( 'show_on_front' ) ? [] : $templates;
	}

	/**
	 * Names the first screen's fonts in the head.
	 *
	 * @param array<array<string, string>> $resources What is preloaded already.
	 * @return array<array<string, string>>
	 */
	public function preload_fonts( array $resources ): array {
		foreach ( $this->first_fonts() as $file ) {
			$resources[] = [
				'href'        => get_parent_theme_file_uri( $file ),
				'as'          => 'font',
				'type'        => 'font/woff2',
				'crossorigin' => 'anonymous',
			];
		}

		return $resources;
	}

	/**
	 * WooCommerce puts its account link and mini-cart after the navigation of any
	 * header, from the first visit of the dashboard on, and with them every page
	 * loads the shop's scripts. What owners placed themselves is content and stays,
	 * and so does what WooCommerce adds beside its own blocks.
	 *
	 * @param list<string> $hooked   Blocks that are to be added.
	 * @param string       $position Where, seen from the block beside.
	 * @param string|null  $beside   The block beside; classic content has no name.
	 * @return list<string>
	 */
	public function keep_shop_blocks_out( array $hooked, string $position, ?string $beside ): array {
		$is_shops = static fn ( string $block ): bool => str_starts_with( $block, 'woocommerce/' );

		return $is_shops( $beside ?? '' )
			? $hooked
			: array_values( array_filter( $hooked, static fn ( string $block ): bool => ! $is_shops( $block ) ) );
	}

	/**
	 * Block → style → its name in the editor.
	 *
	 * @return array<string, array<string, string>>
	 */
	private function block_styles(): array {
		return [
			'core/button'     => [ 'quiet' => __( 'Muted', 'brolga' ) ],
			'core/categories' => [ 'row' => __( 'In a row', 'brolga' ) ],
			'core/columns'    => [
				'split' => __( 'Split, image to the edge', 'brolga' ),
				'steps' => __( 'Steps', 'brolga' ),
				'pairs' => __( 'Two in a row on phones', 'brolga' ),
			],
			'core/group'      => [
				'rows'  => __( 'Rows with hairlines', 'brolga' ),
				'panel' => __( 'Panel', 'brolga' ),
			],
			'core/image'      => [ 'bleed' => __( 'Full bleed', 'brolga' ) ],
			'core/list'       => [
				'plain' => __( 'Plain', 'brolga' ),
				'ticks' => __( 'Checkmarks', 'brolga' ),
			],
			'core/paragraph'  => [ 'lead' => __( 'Intro', 'brolga' ) ],
			'core/quote'      => [ 'voice' => __( 'Large quote', 'brolga' ) ],
			'core/separator'  => [ 'short' => __( 'Compact', 'brolga' ) ],
			'core/site-title' => [ 'without-logo' => __( 'Only without a logo', 'brolga' ) ],
			'core/table'      => [ 'prices' => __( 'Price list', 'brolga' ) ],
		];
	}

	/**
	 * The files of the first screen's fonts: of each family the first, which is the
	 * Latin one. A style variation brings its own.
	 *
	 * @return array<string, string>
	 */
	private function first_fonts(): array {
		/** @var array<string, list<array{slug?: string, fontFace?: list<array{src?: list<string>}>}>> $by_origin */
		$by_origin = wp_get_global_settings( [ 'typography', 'fontFamilies' ] );
		$families  = array_merge( ...array_values( $by_origin ) );
		$files     = [];
		foreach ( $families as $family ) {
			$file = $family['fontFace'][0]['src'][0] ?? '';
			if ( in_array( $family['slug'] ?? '', self::FIRST_FONTS, true ) && str_starts_with( $file, 'file:./' ) ) {
				// Families of a variation come after the theme's, under the same name.
				$files[ $family['slug'] ] = substr( $file, strlen( 'file:./' ) );
			}
		}

		return $files;
	}

	/**
	 * Fonts of the visitor's system, made as wide and as tall as one that is on its
	 * way: the swap moves nothing. They lie beside the font's file.
	 *
	 * @param string $slug The family's.
	 * @param string $file The font's.
	 */
	private function enqueue_stand_ins( string $slug, string $file ): void {
		$css = preg_replace( '/-latin-([a-z]+)-normal\.woff2$/', '-$1.css', $file );
		if ( is_string( $css ) && $css !== $file ) {
			wp_enqueue_style( "brolga-theme-font-$slug", get_parent_theme_file_uri( $css ), [], self::version() );
			wp_style_add_data( "brolga-theme-font-$slug", 'path', get_parent_theme_file_path( $css ) );
		}
	}

	/**
	 * The theme's version, so that a new release is not shadowed by an old cached file.
	 */
	public static function version(): string {
		static $version = null;
		$version      ??= wp_get_theme( get_template() )->get( 'Version' );

		return is_string( $version ) ? $version : '';
	}
}
