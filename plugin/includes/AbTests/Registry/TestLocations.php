<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Page\PageCaches;
use WP_Post;

/**
 * The posts that can hold a test, and the pages that show them. A post is shown
 * on its own page; a template, a template part, a synced pattern or a popup on
 * pages that nobody can list.
 *
 * @see AB-30
 */
final class TestLocations {

	/** What pages show that are not its own. */
	private const SHARED = [ 'wp_block', 'wp_template', 'wp_template_part', 'brolga_popup' ];

	/** Whether this request has dropped all pages: a second time does nothing new. */
	private bool $has_dropped_all = false;

	/**
	 * Whether visitors see what a post holds.
	 */
	public function is_live( WP_Post $post ): bool {
		return in_array( $post->post_type, self::SHARED, true )
			? 'publish' === $post->post_status
			: is_post_publicly_viewable( $post );
	}

	/**
	 * Asks page caches to drop the pages that show a post.
	 */
	public function drop_pages( WP_Post $post ): void {
		if ( ! in_array( $post->post_type, self::SHARED, true ) ) {
			PageCaches::drop_post( $post->ID );
		} elseif ( ! $this->has_dropped_all ) {
			$this->has_dropped_all = true;
			PageCaches::drop_all();
		}
	}
}
