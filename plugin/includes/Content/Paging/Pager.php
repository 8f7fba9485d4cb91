<?php
declare( strict_types=1 );

namespace Brolga\Content\Paging;

use Brolga\Core\Support\Html;
use WP;

/**
 * Reads a block's page number from the URL, and prints its pager as ordinary links, which a script
 * turns into in-place updates.
 *
 * @see PAGE-1 PAGE-7 PAGE-8
 */
final class Pager {

	private const SCRIPT = '@brolga/pager';

	/** Suffixes of a block's own query parameters, after its id. */
	private const OWN = [ '_page', '_category', '_also' ];

	public function __construct(
		private readonly BlockLayout $layouts,
		private readonly PageTitle $title
	) {
	}

	public function requested( string $id ): int {
		$number = self::parameter( "{$id}_page" );
		return 1 === preg_match( '/^\d{1,9}$/D', $number ) ? (int) $number : 1;
	}

	/** Returns a query parameter. PHP replaces dots, spaces and brackets in parameter names by underscores. */
	public static function parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- What is shown depends on it, and nothing else; who asks reads a number or a term from it.
		$value = wp_unslash( $_GET[ strtr( $name, '. [', '___' ) ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, string>
	 */
	public function root( string $id, array $attributes ): array {
		$layout = $this->layouts->reference( '' === ( $attributes['anchor'] ?? '' ) ? $id : '' );
		return [ 'data-brolga-pages' => $id ]
			+ ( null === $layout ? [] : [ 'data-brolga-layout' => $layout ] )
			+ ( 'more' === ( $attributes['paging'] ?? '' ) ? [ 'data-brolga-adds' => '' ] : [] );
	}

	/**
	 * Returns the URL of a block's page. Of the current URL's query parameters, it keeps only
	 * those of WordPress and of the block itself: otherwise several paged blocks would multiply
	 * the page's URLs, all of which crawlers would visit.
	 *
	 * @param int                   $page Page 1 needs no parameter.
	 * @param array<string, string> $more Further parameters; an empty value removes one.
	 * @see PAGE-14
	 */
	public static function address( string $id, int $page, array $more = [] ): string {
		$parameters = [ "{$id}_page" => $page > 1 ? (string) $page : '' ] + $more;
		return add_query_arg(
			array_map(
				static fn ( string $value ): string|false => '' === $value ? false : rawurlencode( $value ),
				$parameters
			),
			self::kept( $id )
		) . '#' . rawurlencode( $id );
	}

	private static function kept( string $id ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Escaped where it is printed.
		$uri   = wp_unslash( $_SERVER['REQUEST_URI'] ?? '' );
		$parts = explode( '?', is_string( $uri ) ? $uri : '', 2 );
		$wp    = $GLOBALS['wp'] ?? null;
		$known = [
			...( $wp instanceof WP ? $wp->public_query_vars : [] ),
			...array_map( static fn ( string $name ): string => $id . $name, self::OWN ),
		];
		$kept  = array_filter(
			explode( '&', $parts[1] ?? '' ),
			static fn ( string $part ): bool => in_array(
				rtrim( rawurldecode( explode( '=', $part, 2 )[0] ), '[]' ),
				$known,
				true
			)
		);
		return $parts[0] . ( [] === $kept ? '' : '?' . implode( '&', $kept ) );
	}

	/**
	 * @param array<string, string> $more  Further query parameters.
	 * @param bool                  $swaps Whether to load the script that updates the block in place.
	 * @param bool                  $adds  Whether to print a "Show more" button instead of page numbers.
	 */
	public function nav(
		string $id,
		string $name,
		Pages $pages,
		array $more = [],
		bool $swaps = true,
		bool $adds = false
	): string {
		if ( ! $pages->are_several() ) {
			return '';
		}
		$this->title->tell( $pages, "{$id}_page" );
		// In the editor's preview, no pages are swapped.
		if ( $swaps && ! is_admin() ) {
			wp_enqueue_script_module( self::SCRIPT );
		}
		if ( $adds ) {
			$label = esc_html__( 'Show more', 'brolga' );
			return $pages->has_next()
				? '<p class="brolga-more">'
					. self::link( $id, $pages->current + 1, $more, $label, [ 'class' => 'wp-element-button' ] )
					. '</p>'
				: '';
		}
		$links = [];
		if ( $pages->has_previous() ) {
			$links[] = self::link(
				$id,
				$pages->current - 1,
				$more,
				esc_html__( 'Previous', 'brolga' ),
				[ 'rel' => 'prev' ]
			);
		}
		foreach ( $pages->visible() as $page ) {
			/* translators: %d: the page's number. */
			$label   = sprintf( __( 'Page %d', 'brolga' ), $page );
			$links[] = self::link(
				$id,
				$page,
				$more,
				(string) $page,
				[
					'aria-label'   => $label,
					'aria-current' => $page === $pages->current ? 'page' : null,
				]
			);
		}
		if ( $pages->has_next() ) {
			$links[] = self::link(
				$id,
				$pages->current + 1,
				$more,
				esc_html__( 'Next', 'brolga' ),
				[ 'rel' => 'next' ]
			);
		}
		/* translators: %s: what the gallery, the blog or the portfolio is called. */
		$label = sprintf( __( 'Pages: %s', 'brolga' ), $name );
		return sprintf(
			'<nav class="brolga-pager" aria-label="%s"><ul><li>%s</li></ul></nav>',
			esc_attr( $label ),
			implode( '</li><li>', $links )
		);
	}

	/** @see PAGE-12 */
	public static function told( Pages $pages ): string {
		/* translators: 1: the page's number, 2: how many pages there are. */
		return sprintf( __( 'Page %1$d of %2$d', 'brolga' ), $pages->current, $pages->count );
	}

	/**
	 * @param array<string, string> $more
	 * @param array<string, string|null> $attributes
	 */
	private static function link( string $id, int $page, array $more, string $text, array $attributes ): string {
		$said = Html::attributes( [ 'data-brolga-to' => $page ] + $attributes );
		return '<a href="' . esc_url( self::address( $id, $page, $more ) ) . "\"{$said}>{$text}</a>";
	}
}
