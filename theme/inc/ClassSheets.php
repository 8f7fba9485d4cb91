<?php
/**
 * Style sheets that come with a class.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Brings the styles of a block style, or of a part of a pattern, to pages where a
 * block has its class. Each lies in a file of the class's name in `assets/css/classes`;
 * what all pages show is in style.css.
 *
 * @see PERF-38
 */
final class ClassSheets {

	/** The classes that have a sheet. */
	public const CLASSES = [
		'aligned',
		'footer-words',
		'form-beside',
		'guests',
		'header-bar',
		'header-centred',
		'header-plain',
		'header-tagline',
		'is-lowered',
		'is-staying',
		'is-style-bleed',
		'is-style-compare',
		'is-style-outline',
		'is-style-pairs',
		'is-style-panel',
		'is-style-pictured',
		'is-style-plain',
		'is-style-quiet',
		'is-style-rows',
		'is-style-section-image',
		'is-style-split',
		'is-style-steps',
		'is-style-ticks',
		'is-style-topped',
		'is-style-topped-list',
		'journal-list',
		'older-posts',
		'on-image',
		'one-edge',
		'post-row',
		'price',
	];

	/** How a block is aligned that text runs around, or that stands in the middle. */
	private const ALIGNED = [ 'left', 'center', 'right' ];

	/** Blocks that hold HTML of any kind: a post from an older editor is one. */
	private const FREE = [ '', 'core/freeform', 'core/html', 'core/shortcode' ];

	/** A block in a header, beside its menus, that none of the theme's own headers has there. */
	private const GUEST = '/\bwp-block-(?!brolga-|button|group|navigation|paragraph|search|site-|social-link|template-part)[a-z]/';

	/**
	 * The sheets that the page's blocks ask for.
	 *
	 * @var array<string, true>
	 */
	private array $worn = [];

	/** Whether the page's head is being printed, or has been. */
	private bool $is_late = false;

	/**
	 * Looks at each block.
	 */
	public function register(): void {
		add_filter( 'render_block', $this->look( ... ), 10, 2 );
		add_action( 'after_setup_theme', self::style_editor( ... ) );
	}

	/**
	 * Loads what the blocks so far have asked for; others load theirs as they come.
	 */
	public function enqueue(): void {
		$this->is_late = true;
		$worn          = wp_should_load_block_assets_on_demand() ? array_keys( $this->worn ) : self::CLASSES;
		// In one order, whatever the page's.
		foreach ( array_intersect( self::CLASSES, $worn ) as $name ) {
			self::load( $name );
		}
	}

	/**
	 * The paths of all sheets, in the theme.
	 *
	 * @return list<string>
	 */
	private static function paths(): array {
		return array_map( self::path( ... ), self::CLASSES );
	}

	/**
	 * The editor has all of them, before the theme's own, as pages do.
	 */
	private static function style_editor(): void {
		add_editor_style( self::paths() );
	}

	/**
	 * Notes which sheets a block asks for.
	 *
	 * @param string                                                          $html  The rendered block, handed on.
	 * @param array{blockName?: ?string, attrs?: array<array-key, mixed>, ...} $block The parsed block.
	 */
	private function look( string $html, array $block ): string {
		$name    = $block['blockName'] ?? '';
		$classes = $block['attrs']['className'] ?? '';
		if ( is_string( $classes ) && '' !== $classes ) {
			foreach ( array_intersect( self::CLASSES, explode( ' ', $classes ) ) as $class ) {
				$this->wear( $class );
			}
		}
		if ( in_array( $block['attrs']['align'] ?? '', self::ALIGNED, true ) ) {
			$this->wear( 'aligned' );
		}
		if ( in_array( $name, self::FREE, true ) && '' !== trim( $html ) ) {
			$this->wear( 'aligned' );
			$this->wear( 'older-posts' );
		}
		if ( 'core/template-part' === $name && self::is_plain( $html ) ) {
			$this->wear( 'header-plain' );
		}
		if ( self::has_guests( $name, $html ) ) {
			$this->wear( 'guests' );
		}
		return $html;
	}

	/**
	 * Whether a template part is a header without the plugin's, which knows itself when to stay.
	 *
	 * @param string $html The rendered part.
	 */
	private static function is_plain( string $html ): bool {
		return str_starts_with( ltrim( $html ), '<header' ) && ! str_contains( $html, 'wp-block-brolga-header' );
	}

	/**
	 * Whether a block is one that others may have hooked into a header, or a header with one that is seldom there.
	 *
	 * @param string $name The block's name.
	 * @param string $html The rendered block.
	 */
	private static function has_guests( string $name, string $html ): bool {
		return 'core/template-part' === $name
			? str_starts_with( ltrim( $html ), '<header' )
				&& 1 === preg_match( self::GUEST, (string) preg_replace( '#<nav\b.*?</nav>#s', '', $html ) )
			: '' !== $name && ! str_starts_with( $name, 'core/' ) && ! str_starts_with( $name, 'brolga/' );
	}

	/**
	 * Has the page wear a sheet.
	 *
	 * @param string $name The sheet's.
	 */
	private function wear( string $name ): void {
		if ( isset( $this->worn[ $name ] ) ) {
			return;
		}
		$this->worn[ $name ] = true;
		if ( $this->is_late ) {
			self::load( $name );
		}
	}

	/**
	 * Where a sheet lies in the theme.
	 *
	 * @param string $name The sheet's.
	 */
	private static function path( string $name ): string {
		return "assets/css/classes/{$name}.css";
	}

	/**
	 * Puts a sheet onto the page.
	 *
	 * @param string $name The sheet's.
	 */
	private static function load( string $name ): void {
		$handle = "brolga-theme-{$name}";
		wp_enqueue_style( $handle, get_parent_theme_file_uri( self::path( $name ) ), [], Theme::version() );
		wp_style_add_data( $handle, 'path', get_parent_theme_file_path( self::path( $name ) ) );
	}
}
