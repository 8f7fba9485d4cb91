<?php
/**
 * Where links of patterns lead.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_Post;

/**
 * A pattern means pages that a site may not have, or has at another address. Its
 * links lead to the page that this site has for the purpose; where there is none
 * a button has no link, which the editor shows, and visitors do not see it.
 *
 * Headers are rendered from patterns on every page: what was found is kept where
 * WordPress has it at hand, and found anew when pages change.
 *
 * @see THEME-36
 */
final class PatternLinks {

	/** Purpose → path on this site, from its home address. Without an end it is loaded with WordPress' options. */
	private const FOUND = 'brolga_theme_links';

	/** Purpose → how pages for it are called in addresses, the likeliest first. */
	private const NAMES = [
		'contact'  => [ 'contact', 'contact-us', 'get-in-touch', 'enquiries', 'booking', 'book', 'kontakt' ],
		'services' => [ 'services', 'our-services', 'what-we-do', 'prices', 'pricing', 'leistungen', 'preise' ],
		'work'     => [ 'work', 'our-work', 'projects', 'portfolio', 'gallery', 'projekte', 'arbeiten' ],
		'blog'     => [ 'blog', 'journal', 'news' ],
	];

	/** By what a page lets visitors write: blocks and shortcodes of forms. */
	private const FORMS = [
		'<!-- wp:brolga/contact-form',
		'<!-- wp:contact-form-7/',
		'<!-- wp:wpforms/',
		'<!-- wp:gravityforms/',
		'[contact-form',
		'[wpforms',
		'[gravityform',
	];

	/** Options on which addresses of pages depend. */
	private const OPTIONS = [ 'show_on_front', 'page_on_front', 'page_for_posts', 'permalink_structure', 'home' ];

	/**
	 * Finds links anew when pages change, and leaves out what leads nowhere.
	 */
	public function register(): void {
		add_action( 'clean_post_cache', $this->page_changed( ... ), 10, 2 );
		add_action( 'updated_option', $this->option_changed( ... ) );
		// While another theme was active nobody looked.
		add_action( 'after_switch_theme', self::forget( ... ), 10, 0 );
		add_filter( 'render_block_core/button', $this->button( ... ), 10, 2 );
		add_filter( 'render_block_core/buttons', $this->buttons( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->enqueue( ... ) );
		add_filter( 'block_editor_settings_all', $this->mark( ... ) );
	}

	/**
	 * Whether this site has a page for a purpose.
	 *
	 * @param string $purpose One of NAMES.
	 */
	public static function has( string $purpose ): bool {
		return '' !== self::address( $purpose );
	}

	/**
	 * The address of the page for a purpose; empty: there is none.
	 *
	 * @param string $purpose One of NAMES.
	 */
	public static function address( string $purpose ): string {
		$found = get_transient( self::FOUND );
		if ( ! is_array( $found ) ) {
			$found = self::find();
			set_transient( self::FOUND, $found );
		}
		$path = $found[ $purpose ] ?? '';

		return is_string( $path ) && '' !== $path ? home_url( $path ) : '';
	}

	/**
	 * Prints a button's attribute, with a space before it; nothing where there is no page.
	 *
	 * @param string $purpose One of NAMES.
	 */
	public static function print_href( string $purpose ): void {
		if ( self::has( $purpose ) ) {
			printf( ' href="%s"', esc_url( self::address( $purpose ) ) );
		}
	}

	/**
	 * Prints words as a link; as they are where there is no page.
	 *
	 * @param string $purpose One of NAMES.
	 */
	public static function print_link( string $purpose, string $words ): void {
		if ( self::has( $purpose ) ) {
			printf( '<a href="%s">%s</a>', esc_url( self::address( $purpose ) ), esc_html( $words ) );
		} else {
			echo esc_html( $words );
		}
	}

	/**
	 * Forgets what was found.
	 */
	public static function forget(): void {
		delete_transient( self::FOUND );
	}

	/**
	 * A page was written, moved, binned or deleted.
	 *
	 * @param WP_Post $post What it was.
	 */
	private function page_changed( int $id, WP_Post $post ): void {
		if ( 'page' === $post->post_type ) {
			self::forget();
		}
	}

	/**
	 * A setting was changed.
	 *
	 * @param string $option Its name.
	 */
	private function option_changed( string $option ): void {
		if ( in_array( $option, self::OPTIONS, true ) ) {
			self::forget();
		}
	}

	/**
	 * A path for each purpose.
	 *
	 * @return array<string, string>
	 */
	private static function find(): array {
		$posts = get_option( 'page_for_posts' );
		$found = [];
		foreach ( self::NAMES as $purpose => $names ) {
			$found[ $purpose ] = self::path( self::named( $names ) );
		}
		if ( 'posts' === get_option( 'show_on_front' ) ) {
			$found['blog'] = '/';
		} elseif ( is_numeric( $posts ) && 'publish' === get_post_status( (int) $posts ) ) {
			$found['blog'] = self::path( (int) $posts );
		}
		if ( '' === $found['contact'] ) {
			$found['contact'] = self::path( self::with_form() );
		}

		return $found;
	}

	/**
	 * The page with the likeliest name; 0: there is none.
	 *
	 * @param list<string> $names As addresses have them.
	 */
	private static function named( array $names ): int {
		$pages = self::pages(
			[
				'post_name__in' => $names,
				'orderby'       => 'post_name__in',
			]
		);

		return $pages[0] ?? 0;
	}

	/**
	 * The first page on which visitors can write; 0: there is none.
	 */
	private static function with_form(): int {
		foreach ( self::FORMS as $form ) {
			$pages = self::pages(
				[
					's'              => $form,
					'sentence'       => true,
					'search_columns' => [ 'post_content' ],
					'orderby'        => [
						'menu_order' => 'ASC',
						'ID'         => 'ASC',
					],
				]
			);
			if ( [] !== $pages ) {
				return $pages[0];
			}
		}

		return 0;
	}

	/**
	 * A page that everybody can see.
	 *
	 * @param array{
	 *     post_name__in?: list<string>,
	 *     s?: string,
	 *     sentence?: bool,
	 *     search_columns?: list<string>,
	 *     orderby: string|array<string, string>,
	 * } $query What it is asked by.
	 * @return list<int>
	 */
	private static function pages( array $query ): array {
		$pages = get_posts(
			$query + [
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'has_password' => false,
				'numberposts'  => 1,
			]
		);

		return array_values(
			array_map( static fn ( int|WP_Post $page ): int => $page instanceof WP_Post ? $page->ID : $page, $pages )
		);
	}

	/**
	 * A page's address from home on.
	 *
	 * @param int $page Its id; 0: none.
	 */
	private static function path( int $page ): string {
		$address = 0 === $page ? '' : (string) get_permalink( $page );
		$home    = home_url();

		return str_starts_with( $address, $home ) ? substr( $address, strlen( $home ) ) : '';
	}

	/**
	 * A button that leads nowhere is none, but for a preview, whose reader has still
	 * to say where it leads. One that has a name or a class of its owner's may be
	 * there for somebody's script.
	 *
	 * @param string               $html  The rendered block.
	 * @param array<string, mixed> $block The block.
	 */
	private function button( string $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$class_name = is_string( $attributes['className'] ?? null ) ? $attributes['className'] : '';
		$is_named   = '' !== ( $attributes['anchor'] ?? '' )
			|| '' !== trim( (string) preg_replace( '/\bis-style-[\w-]+/', '', $class_name ) );

		return $is_named || is_preview() || 1 === preg_match( '/<a\s[^>]*\bhref=|<button\b|\sid=/', $html )
			? $html
			: '';
	}

	/**
	 * No row where no button is left.
	 *
	 * @param string $html The rendered block.
	 */
	private function buttons( string $html ): string {
		return str_contains( $html, 'wp-block-button__link' ) || '' !== trim( wp_strip_all_tags( $html ) ) ? $html : '';
	}

	/**
	 * What tells the editor's canvas which buttons lead nowhere.
	 */
	private function enqueue(): void {
		wp_enqueue_script(
			'brolga-theme-links',
			get_parent_theme_file_uri( 'assets/js/links.js' ),
			[ 'wp-compose', 'wp-element', 'wp-hooks' ],
			(string) wp_get_theme( get_template() )->get( 'Version' ),
			true
		);
	}

	/**
	 * How they look there.
	 *
	 * @param array<string, mixed> $settings The editor's settings.
	 * @return array<string, mixed>
	 */
	private function mark( array $settings ): array {
		$words    = wp_json_encode(
			__( 'No link yet. Visitors do not see this button.', 'brolga' ),
			JSON_UNESCAPED_UNICODE | JSON_HEX_TAG
		);
		$styles   = is_array( $settings['styles'] ?? null ) ? $settings['styles'] : [];
		$styles[] = [
			'css' =>
				'.leads-nowhere{outline:2px dashed currentColor;outline-offset:4px;'
					. "border-radius:4px}.leads-nowhere::after{content:{$words};display:block;"
					. 'margin-block-start:.5rem;font-size:.8125rem;line-height:1.3;white-space:normal;'
					. 'max-inline-size:12rem}',
		];

		return [ 'styles' => $styles ] + $settings;
	}
}
