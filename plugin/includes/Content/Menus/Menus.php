<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Events\Events;
use Brolga\Forms\Sending\PageAddress;
use WP_Post;
use WP_Term;

/**
 * Reads menus from navigation posts, as core's navigation block has them made
 * and chosen.
 *
 * @see MENU-8 MENU-10 MENU-11 MENU-19
 */
final class Menus {

	/** Deeper entries are nobody's: it ends what holds itself. */
	private const DEPTH = 8;

	/** Entries that a label in the bar has no use for. */
	private const LEFT_OUT = [ 'core/navigation', 'core/spacer' ];

	/** Parameters by which WordPress shows another page. */
	private const NAMES_A_PAGE = [ 'p', 'page_id', 'post_type', 'cat', 'tag', 'author', 'm', 's', 'name', 'pagename' ];

	/** What is left of a label's markup: no link in a link. */
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

	/** @var array<int, true> The menus that are being read, by the id of their post: one in itself would never end. */
	private array $open = [];

	/** @var array<string, mixed> Core's fallback, by the moment of the last change of posts. */
	private array $fallback = [];

	public function __construct( private readonly Events $events ) {}

	/**
	 * The navigation post, where it can be shown.
	 *
	 * @param int $id The post's id.
	 */
	public function post( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && 'wp_navigation' === $post->post_type && 'publish' === $post->post_status
			? $post
			: null;
	}

	/**
	 * The entries of a navigation post; without it, core's fallback.
	 *
	 * @return list<MenuItem>
	 */
	public function items( ?WP_Post $post ): array {
		$id = $post->ID ?? 0;
		if ( isset( $this->open[ $id ] ) ) {
			return [];
		}
		$this->open[ $id ] = true;
		try {
			$blocks = null === $post ? $this->fallback() : parse_blocks( $post->post_content );
			// A filter may have made anything of the fallback.
			return $this->of_blocks( is_array( $blocks ) ? $blocks : [], self::DEPTH );
		} finally {
			unset( $this->open[ $id ] );
		}
	}

	/**
	 * Core's fallback. Header and footer show the same, for which core asks the database each time.
	 */
	private function fallback(): mixed {
		return $this->fallback[ wp_cache_get_last_changed( 'posts' ) ] ??= block_core_navigation_get_fallback_blocks();
	}

	/**
	 * The entries that blocks make.
	 *
	 * @param array<array-key, mixed> $blocks Parsed blocks.
	 * @param int                     $depth  How many levels more.
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
	 * The entries that a block makes: a list of pages makes several, an unpublished page none.
	 *
	 * @param array<array-key, mixed> $block A parsed block.
	 * @param int                     $depth How many levels from here.
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
	 * The item of a link, unless what it links to is gone.
	 *
	 * @param array<array-key, mixed> $block      A parsed block.
	 * @param array<array-key, mixed> $attributes Its attributes.
	 * @param int                     $depth      How many levels from here.
	 * @return list<MenuItem>
	 */
	private function of_link( array $block, array $attributes, int $depth ): array {
		$below = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
		$link  = $this->link( $attributes, $this->of_blocks( $below, $depth - 1 ) );
		return null === $link ? [] : [ $link ];
	}

	/**
	 * The item of the home page.
	 *
	 * @param array<array-key, mixed> $attributes The block's.
	 */
	private static function home( array $attributes ): MenuItem {
		$label = self::inline( self::text( $attributes, 'label' ) );
		$label = '' === $label ? esc_html__( 'Home', 'brolga' ) : $label;
		return new MenuItem( $label, home_url( '/' ), is_current: is_front_page() );
	}

	/**
	 * What another block prints, as an item.
	 *
	 * @param array<array-key, mixed> $block A parsed block.
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
	 * A link, with what is below it.
	 *
	 * @param array<array-key, mixed> $attributes The block's.
	 * @param list<MenuItem>          $children   What is below it.
	 */
	private function link( array $attributes, array $children ): ?MenuItem {
		$id   = $attributes['id'] ?? 0;
		$id   = is_int( $id ) ? $id : 0;
		$kind = self::text( $attributes, 'kind' );
		$url  = self::text( $attributes, 'url' );
		if ( 'post-type' === $kind && $id > 0 ) {
			// Its address may have changed since it was put into the menu.
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
		$list   = $this->events->ask( new ListAsked() );
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
	 * The published pages below one, as core's page list has them, without those
	 * that are steps of a purchase or an enquiry: nobody begins there.
	 *
	 * @param int $top   The page above; 0 for all.
	 * @param int $depth How many levels.
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
		return $this->pages_below( $below, $top, $depth, $this->events->ask( new LeftOutAsked() )->ids() );
	}

	/**
	 * One level of pages, with those below. What is below one that is left out takes its place.
	 *
	 * @param array<int, list<WP_Post>> $below    All pages by the page above.
	 * @param int                       $top      The page above.
	 * @param int                       $depth    How many levels.
	 * @param array<array-key, mixed>   $left_out The ids of pages that are left out.
	 * @return list<MenuItem>
	 */
	private function pages_below( array $below, int $top, int $depth, array $left_out ): array {
		$items = [];
		$list  = $this->events->ask( new ListAsked() );
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

	/**
	 * Whether a link leads to the page that is shown.
	 *
	 * @param int    $id  The id of what it leads to, or 0.
	 * @param string $url Its address.
	 */
	private static function is_current( int $id, string $kind, string $url ): bool {
		if ( $id > 0 && in_array( $kind, [ 'post-type', 'taxonomy' ], true ) ) {
			$shown = get_queried_object();
			$fits  = 'taxonomy' === $kind ? $shown instanceof WP_Term : $shown instanceof WP_Post;
			return $fits && get_queried_object_id() === $id;
		}
		return '' !== $url && ! str_contains( $url, '#' ) && self::is_shown( $url, PageAddress::current() );
	}

	/**
	 * Whether an address is the one that is shown. What stands behind that one and is not the
	 * link's own came with the visitor: `?ref=`, `?_ga=`, the page of a list. What WordPress
	 * reads of an address without permalinks says which page it is.
	 *
	 * @see MENU-220
	 * @param string $url   The link's address.
	 * @param string $shown The address that is shown.
	 */
	private static function is_shown( string $url, string $shown ): bool {
		[ $path, $own ]    = self::parts( $url );
		[ $current, $all ] = self::parts( $shown );
		return $path === $current
			&& array_intersect_key( $all, $own ) === $own
			&& [] === array_diff( array_intersect( array_keys( $all ), self::NAMES_A_PAGE ), array_keys( $own ) );
	}

	/**
	 * An address' path, and its parameters in their order by name.
	 *
	 * @param string $url The address.
	 * @return array{string, array<array-key, mixed>}
	 */
	private static function parts( string $url ): array {
		[ $path, $query ] = explode( '?', $url, 2 ) + [ 1 => '' ];
		parse_str( $query, $parameters );
		ksort( $parameters );
		return [ self::path( $path ), $parameters ];
	}

	/**
	 * Whether a link leads to a page, by its id or by its address.
	 *
	 * @param int    $page The page's id; 0 for none.
	 * @param int    $id   The id of what the link leads to, or 0.
	 * @param string $url  Its address.
	 */
	private static function leads_to( int $page, int $id, string $kind, string $url ): bool {
		return $page > 0 && ( $id > 0
			? 'post-type' === $kind && $page === $id
			: '' !== $url && self::path( $url ) === self::path( (string) get_permalink( $page ) ) );
	}

	/**
	 * An address without host and last slash; of another site, the whole of it.
	 *
	 * @param string $url The address.
	 */
	private static function path( string $url ): string {
		$home = (string) preg_replace( '/^(https?:\/\/[^\/]+).*$/is', '$1', home_url() );
		return untrailingslashit( str_starts_with( $url, $home ) ? substr( $url, strlen( $home ) ) : $url );
	}

	/**
	 * Markup that ends where its entry does.
	 *
	 * @param string $html As it was typed.
	 */
	private static function inline( string $html ): string {
		return trim( force_balance_tags( wp_kses( $html, self::INLINE ) ) );
	}

	/**
	 * An attribute that is text.
	 *
	 * @param array<array-key, mixed> $attributes The block's.
	 */
	private static function text( array $attributes, string $name ): string {
		return is_string( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : '';
	}
}
