<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Events\Events;
use Brolga\Forms\Sending\CurrentPageAddress;
use WP_Post;
use WP_Term;

/**
 * Reads menu items from navigation posts (`wp_navigation`), which core's navigation block creates and selects.
 *
 * @see MENU-8 MENU-10 MENU-11 MENU-19
 */
final class Menus {

	/** Deeper items are ignored; this also ends the recursion of a menu that contains itself. */
	private const DEPTH = 8;

	private const LEFT_OUT = [ 'core/navigation', 'core/spacer' ];

	/** Query variables that make WordPress show another page. */
	private const NAMES_A_PAGE = [ 'p', 'page_id', 'post_type', 'cat', 'tag', 'author', 'm', 's', 'name', 'pagename' ];

	/** The HTML that a label may contain; no links, since the label is itself in a link. */
	private const INLINE = [
		'b'      => [],
		'strong' => [],
		'i'      => [],
		'em'     => [],
		'small'  => [],
		'mark'   => [],
		'sub'    => [],
		'sup'    => [],
		'abbr'   => [],
		'span'   => [ 'lang' => true ],
	];

	/**
	 * @var array<int, true> The menus being read, by post id. A menu that contains itself would otherwise
	 *     recurse endlessly.
	 */
	private array $open = [];

	/** @var array<string, mixed> Core's fallback menu, by the time when posts last changed. */
	private array $fallback = [];

	public function __construct( private readonly Events $events ) {}

	/** Returns null where the post is not a published navigation menu. */
	public function post( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && 'wp_navigation' === $post->post_type && 'publish' === $post->post_status
			? $post
			: null;
	}

	/** @return list<MenuItem> Core's fallback menu if there is no post. */
	public function items( ?WP_Post $post ): array {
		$id = $post->ID ?? 0;
		if ( isset( $this->open[ $id ] ) ) {
			return [];
		}
		$this->open[ $id ] = true;
		try {
			$blocks = null === $post ? $this->fallback() : parse_blocks( $post->post_content );
			// Filters can return anything.
			return $this->of_blocks( is_array( $blocks ) ? $blocks : [], self::DEPTH );
		} finally {
			unset( $this->open[ $id ] );
		}
	}

	/** Cached, because header and footer often show the same menu and core queries it each time. */
	private function fallback(): mixed {
		return $this->fallback[ wp_cache_get_last_changed( 'posts' ) ] ??= block_core_navigation_get_fallback_blocks();
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<MenuItem>
	 */
	private function of_blocks( array $blocks, int $depth ): array {
		$items = [];
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) && $depth > 0 ) {
				array_push( $items, ...$this->of_block( $block, $depth ) );
			}
		}
		return $items;
	}

	/**
	 * Returns several items for a list of pages, and none for a link to an unpublished page.
	 *
	 * @param array<array-key, mixed> $block
	 * @return list<MenuItem>
	 */
	private function of_block( array $block, int $depth ): array {
		$name       = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$parent     = $attributes['parentPageID'] ?? 0;
		return match ( $name ) {
			'core/navigation-link', 'core/navigation-submenu' => $this->of_link( $block, $attributes, $depth ),
			'core/home-link'                                  => [ self::home( $attributes ) ],
			'core/page-list'                                  => $this->pages(
				is_int( $parent ) ? $parent : 0,
				$depth
			),
			default                                           => self::of_other( $block, $name ),
		};
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @param array<array-key, mixed> $attributes
	 * @return list<MenuItem>
	 */
	private function of_link( array $block, array $attributes, int $depth ): array {
		$below = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
		$link  = $this->link( $attributes, $this->of_blocks( $below, $depth - 1 ) );
		return null === $link ? [] : [ $link ];
	}

	/** @param array<array-key, mixed> $attributes */
	private static function home( array $attributes ): MenuItem {
		$label = self::inline( self::text( $attributes, 'label' ) );
		$label = '' === $label ? esc_html__( 'Home', 'brolga' ) : $label;
		return new MenuItem( $label, home_url( '/' ), is_current: is_front_page() );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return list<MenuItem>
	 */
	private static function of_other( array $block, string $name ): array {
		if ( '' === $name || in_array( $name, self::LEFT_OUT, true ) ) {
			return [];
		}
		/**
		 * @var array{
		 *     blockName: string,
		 *     attrs: array<array-key, mixed>,
		 *     innerBlocks: list<array<array-key, mixed>>,
		 *     innerHTML: string,
		 *     innerContent: array<array-key, mixed>,
		 * } $block
		 */
		$html = trim( render_block( $block ) );
		return '' === $html ? [] : [ new MenuItem( '', html: $html ) ];
	}

	/**
	 * Returns null where the link has no label, or its post or term is unpublished or deleted.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @param list<MenuItem> $children
	 */
	private function link( array $attributes, array $children ): ?MenuItem {
		$id   = $attributes['id'] ?? 0;
		$id   = is_int( $id ) ? $id : 0;
		$kind = self::text( $attributes, 'kind' );
		$url  = self::text( $attributes, 'url' );
		if ( 'post-type' === $kind && $id > 0 ) {
			// The post's permalink may have changed since it was added to the menu.
			$post = get_post( $id );
			if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status ) {
				return null;
			}
			$url = (string) get_permalink( $post );
		} elseif ( 'taxonomy' === $kind && $id > 0 ) {
			$link = get_term_link( $id );
			if ( ! is_string( $link ) ) {
				return null;
			}
			$url = $link;
		}
		$label = self::inline( self::text( $attributes, 'label' ) );
		if ( '' === $label ) {
			return null;
		}
		$url    = '#' === $url ? '' : $url;
		$opens  = true === ( $attributes['opensInNewTab'] ?? false );
		$others = self::text( $attributes, 'rel' );
		$list   = $this->events->collect( new ListingPageAsked() );
		$lists  = self::leads_to( $list->page(), $id, $kind, $url );
		return new MenuItem(
			$label,
			$url,
			$children,
			'',
			self::is_current( $id, $kind, $url ) || ( $lists && $list->is_shown() ),
			$opens ? '_blank' : '',
			trim( $others . ( $opens && ! str_contains( $others, 'noopener' ) ? ' noopener' : '' ) ),
			lists_current: $lists && ! $list->is_shown()
		);
	}

	/**
	 * Returns the published pages below a page, as core's page list block does, without those that
	 * modules exclude, such as the steps of a checkout.
	 *
	 * @param int $top The parent page's id; 0 for all pages.
	 * @return list<MenuItem>
	 */
	private function pages( int $top, int $depth ): array {
		$below = [];
		$pages = get_pages(
			[
				'sort_column' => 'menu_order,post_title',
				'order'       => 'asc',
			]
		);
		foreach ( false === $pages ? [] : $pages as $page ) {
			$below[ $page->post_parent ][] = $page;
		}
		return $this->pages_below( $below, $top, $depth, $this->events->collect( new ExcludedPagesAsked() )->ids() );
	}

	/**
	 * Returns one level of pages. Children of an excluded page move up to its level.
	 *
	 * @param array<int, list<WP_Post>> $below
	 * @param array<array-key, mixed> $left_out
	 * @return list<MenuItem>
	 */
	private function pages_below( array $below, int $top, int $depth, array $left_out ): array {
		$items = [];
		$list  = $this->events->collect( new ListingPageAsked() );
		foreach ( $depth > 0 ? $below[ $top ] ?? [] : [] as $page ) {
			$children = $this->pages_below( $below, $page->ID, $depth - 1, $left_out );
			if ( in_array( $page->ID, $left_out, true ) ) {
				array_push( $items, ...$children );
				continue;
			}
			$title   = self::inline( get_the_title( $page ) );
			$items[] = new MenuItem(
				'' === $title ? esc_html__( '(no title)', 'brolga' ) : $title,
				(string) get_permalink( $page ),
				$children,
				is_current: self::is_current( $page->ID, 'post-type', '' )
					|| ( $list->page() === $page->ID && $list->is_shown() ),
				lists_current: $list->page() === $page->ID && ! $list->is_shown()
			);
		}
		return $items;
	}

	private static function is_current( int $id, string $kind, string $url ): bool {
		if ( $id > 0 && in_array( $kind, [ 'post-type', 'taxonomy' ], true ) ) {
			$shown = get_queried_object();
			$fits  = 'taxonomy' === $kind ? $shown instanceof WP_Term : $shown instanceof WP_Post;
			return $fits && get_queried_object_id() === $id;
		}
		return '' !== $url && ! str_contains( $url, '#' ) && self::is_shown( $url, CurrentPageAddress::current() );
	}

	/**
	 * Whether a link's URL is that of the current page. Further query parameters of the current URL, such as
	 * `?ref=` or `?_ga=`, are ignored, except those by which WordPress selects a page.
	 *
	 * @see MENU-220
	 */
	private static function is_shown( string $url, string $shown ): bool {
		[ $path, $own ]    = self::parts( $url );
		[ $current, $all ] = self::parts( $shown );
		return $path === $current
			&& array_intersect_key( $all, $own ) === $own
			&& [] === array_diff( array_intersect( array_keys( $all ), self::NAMES_A_PAGE ), array_keys( $own ) );
	}

	/** @return array{string, array<array-key, mixed>} */
	private static function parts( string $url ): array {
		[ $path, $query ] = explode( '?', $url, 2 ) + [ 1 => '' ];
		parse_str( $query, $parameters );
		ksort( $parameters );
		return [ self::path( $path ), $parameters ];
	}

	private static function leads_to( int $page, int $id, string $kind, string $url ): bool {
		return $page > 0 && ( $id > 0
			? 'post-type' === $kind && $page === $id
			: '' !== $url && self::path( $url ) === self::path( (string) get_permalink( $page ) ) );
	}

	/** Returns a URL without host and trailing slash; a URL of another site keeps its host. */
	private static function path( string $url ): string {
		$home = (string) preg_replace( '/^(https?:\/\/[^\/]+).*$/is', '$1', home_url() );
		return untrailingslashit( str_starts_with( $url, $home ) ? substr( $url, strlen( $home ) ) : $url );
	}

	private static function inline( string $html ): string {
		return trim( force_balance_tags( wp_kses( $html, self::INLINE ) ) );
	}

	/** @param array<array-key, mixed> $attributes */
	private static function text( array $attributes, string $name ): string {
		return is_string( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : '';
	}
}
