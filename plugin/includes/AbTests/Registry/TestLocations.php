<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Caches\PageKeys;
use WP_Post;

/**
 * The posts that can contain a test, and the pages that show them. Templates, template parts,
 * synced patterns and popups can appear on any page.
 *
 * @see AB-30
 */
final class TestLocations {

	/** Post types that are shown on other pages. */
	private const SHARED = [ 'wp_block', 'wp_template', 'wp_template_part', 'brolga_popup' ];

	/** @var array<int, true> Posts for which this request has already purged all cached pages. */
	private array $dropped = [];

	public function __construct( private readonly PageCaches $caches ) {}

	public function is_live( WP_Post $post ): bool {
		return in_array( $post->post_type, self::SHARED, true )
			? 'publish' === $post->post_status
			: is_post_publicly_viewable( $post );
	}

	/**
	 * Purges the page chosen as a goal, or all pages for a form, which may be on several pages.
	 *
	 * @see AB-170 AB-171
	 */
	public function drop_goals( Test $test ): void {
		$place = $test->place->as_for( $test->goal );
		if ( $place->page > 0 ) {
			$this->caches->drop_post( $place->page, PageKeys::test( $test->key->post ) );
		}
		if ( [] !== $place->forms ) {
			$this->caches->drop_all( PageKeys::test( $test->key->post ) );
		}
	}

	public function drop_pages( WP_Post $post ): void {
		if ( ! in_array( $post->post_type, self::SHARED, true ) ) {
			$this->caches->drop_post( $post->ID, PageKeys::test( $post->ID ) );
		} elseif ( ! isset( $this->dropped[ $post->ID ] ) ) {
			$this->dropped[ $post->ID ] = true;
			$this->caches->drop_all( PageKeys::test( $post->ID ) );
		}
	}
}
