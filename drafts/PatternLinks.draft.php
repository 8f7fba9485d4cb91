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
 * Patterns are words of some firm; the pages they mean may be missing on this
 * site, or have other addresses.
 *
 * @see THEME-26
 */
final class PatternLinks {

	/** Where visitors can write: blocks of forms, and a shortcode of many form plugins. */
	private const FORMS = [ 'wp:brolga/contact-form', 'wp:contact-form-7/', 'wp:wpforms/', 'wp:gravityforms/', '[contact-form' ];

	/** Pages looked at for a form: the first ones of a site. */
	private const LOOKED_AT = 50;

	/** The page with a form, once it was looked for; '': there is none. */
	private static ?string $form = null;

	/**
	 * A link of a pattern, as an attribute with a space before it: ` href="…"`. Without
	 * a page that fits it is empty, and the editor asks where the button or word leads.
	 *
	 * @param string $path A path of the pattern's: `contact`, `services`, `work`, `blog`.
	 */
	public static function href( string $path ): string {
		$address = self::address( $path );

		return '' === $address ? '' : ' href="' . esc_url( $address ) . '"';
	}

	/**
	 * The address that fits a path; empty: the site has none.
	 *
	 * @param string $path A path of the pattern's.
	 */
	public static function address( string $path ): string {
		$page = get_page_by_path( $path );
		if ( $page instanceof WP_Post && 'publish' === $page->post_status ) {
			return (string) get_permalink( $page );
		}

		return match ( $path ) {
			'contact' => self::form(),
			'blog'    => self::posts(),
			'work'    => (string) get_post_type_archive_link( 'brolga_project' ),
			default   => '',
		};
	}

	/**
	 * Where the site lists its posts.
	 */
	private static function posts(): string {
		return (string) get_post_type_archive_link( 'post' );
	}

	/**
	 * The first page on which visitors can write.
	 */
	private static function form(): string {
		if ( null !== self::$form ) {
			return self::$form;
		}
		$pages = get_pages(
			[
				'number'      => self::LOOKED_AT,
				'sort_column' => 'menu_order,ID',
			]
		);
		foreach ( false === $pages ? [] : $pages as $page ) {
			foreach ( self::FORMS as $form ) {
				if ( str_contains( $page->post_content, $form ) ) {
					return self::$form = (string) get_permalink( $page );
				}
			}
		}

		return self::$form = '';
	}
}
