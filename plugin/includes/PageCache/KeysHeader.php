<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\FrontCache;
use Brolga\Core\Caches\PageKeys;
use Brolga\Core\Support\Module;
use WP_Comment_Query;
use WP_Post;
use WP_Query;

/**
 * Sends the keys of a page with it, where a page cache is configured: of the
 * posts that it shows, and of the types of posts that it lists.
 *
 * @see CACHE-4
 */
final class KeysHeader implements Module {

	/** Varnish's module xkey reads the second. */
	private const HEADERS = [ 'Surrogate-Key', 'xkey' ];

	public function __construct( private readonly PageKeys $keys ) {}

	/**
	 * Follows what a page shows.
	 */
	public function register(): void {
		if ( null === FrontCache::configured() || is_admin() ) {
			return;
		}
		add_action( 'pre_get_posts', fn ( WP_Query $query ) => $this->note_list( $query ) );
		add_action( 'the_post', fn ( WP_Post $post ) => $this->keys->note( PageKeys::post( $post->ID ) ) );
		add_action( 'pre_get_comments', fn ( WP_Comment_Query $query ) => $this->note_comments( $query ) );
		add_filter( 'render_block_data', $this->note_pattern( ... ) );
		add_action( 'template_redirect', $this->begin( ... ), PHP_INT_MIN );
	}

	/**
	 * Holds the page back until all is known that it shows: what is sent cannot get a header any more.
	 */
	private function begin(): void {
		$this->note_page();
		ob_start(
			function ( string $page ): string {
				$this->send();
				return $page;
			}
		);
	}

	/**
	 * Sends the keys, as long as nothing of the page has been sent.
	 */
	private function send(): void {
		foreach ( headers_sent() ? [] : self::HEADERS as $name ) {
			header( "{$name}: {$this->keys->header()}" );
		}
	}

	/**
	 * Notes what kind of page it is.
	 */
	private function note_page(): void {
		if ( ! is_feed() ) {
			$this->keys->note( PageKeys::DESIGN, PageKeys::MENUS, PageKeys::POPUPS );
		}
		if ( is_404() ) {
			$this->keys->note( PageKeys::MISSING );
		}
		$shown = get_queried_object();
		if ( $shown instanceof WP_Post ) {
			$this->keys->note( PageKeys::post( $shown->ID ) );
		}
	}

	/**
	 * Notes that the page lists posts.
	 *
	 * @param WP_Query $query What it asks for.
	 */
	private function note_list( WP_Query $query ): void {
		if ( $query->is_singular() ) {
			return;
		}
		$types = array_diff( array_filter( (array) $query->get( 'post_type' ), is_string( ... ) ), [ '' ] );
		if ( [] === $types ) {
			$types = [ $query->is_search() || $query->is_tax() ? 'any' : 'post' ];
		}
		foreach ( $types as $type ) {
			if ( 'any' === $type || is_post_type_viewable( $type ) ) {
				$this->keys->note( PageKeys::posts( $type ) );
			}
		}
	}

	/**
	 * Notes that the page shows recent comments, of whatever post.
	 */
	private function note_comments( WP_Comment_Query $query ): void {
		$post = $query->query_vars['post_id'] ?? 0;
		if ( ! is_numeric( $post ) || 0 === (int) $post ) {
			$this->keys->note( PageKeys::COMMENTS );
		}
	}

	/**
	 * Notes a synced pattern.
	 *
	 * @param mixed $block The parsed block, handed on.
	 */
	private function note_pattern( mixed $block ): mixed {
		if ( is_array( $block ) && 'core/block' === ( $block['blockName'] ?? null ) ) {
			$pattern = is_array( $block['attrs'] ?? null ) ? $block['attrs']['ref'] ?? null : null;
			$this->keys->note( PageKeys::post( is_int( $pattern ) ? $pattern : 0 ) );
		}
		return $block;
	}
}
