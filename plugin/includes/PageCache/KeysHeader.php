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
 * Sends a page's cache keys as headers if a page cache is configured: keys of the posts it shows
 * and of the post types it lists.
 *
 * @see CACHE-4
 */
final class KeysHeader implements Module {

	/** The second is read by Varnish's module xkey. */
	private const HEADERS = [ 'Surrogate-Key', 'xkey' ];

	public function __construct( private readonly PageKeys $keys ) {}

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

	/** Buffers the page until all its keys are known, because headers cannot be sent after the body. */
	private function begin(): void {
		$this->note_page();
		ob_start(
			function ( string $page ): string {
				$this->send();
				return $page;
			}
		);
	}

	private function send(): void {
		foreach ( headers_sent() ? [] : self::HEADERS as $name ) {
			header( "{$name}: {$this->keys->header()}" );
		}
	}

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

	private function note_comments( WP_Comment_Query $query ): void {
		$post = $query->query_vars['post_id'] ?? 0;
		if ( ! is_numeric( $post ) || 0 === (int) $post ) {
			$this->keys->note( PageKeys::COMMENTS );
		}
	}

	private function note_pattern( mixed $block ): mixed {
		if ( is_array( $block ) && 'core/block' === ( $block['blockName'] ?? null ) ) {
			$pattern = is_array( $block['attrs'] ?? null ) ? $block['attrs']['ref'] ?? null : null;
			$this->keys->note( PageKeys::post( is_int( $pattern ) ? $pattern : 0 ) );
		}
		return $block;
	}
}
