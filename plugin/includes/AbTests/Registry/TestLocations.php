<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Caches\PageKeys;
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

	/**
	 * The posts for which this request has dropped all pages: a second time does nothing new.
	 *
	 * @var array<int, true>
	 */
	private array $dropped = [];

	public function __construct( private readonly PageCaches $caches ) {}

	/**
	 * Whether visitors see what a post holds.
	 */
	public function is_live( WP_Post $post ): bool {
		return in_array( $post->post_type, self::SHARED, true )
			? 'publish' === $post->post_status
			: is_post_publicly_viewable( $post );
	}

	/**
	 * Asks page caches to drop the pages that an owner chose as the goal of a test: the page that is to be visited,
	 * and all of them where it is a form, which may be in several places.
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

	/**
	 * Asks page caches to drop the pages that show a post.
	 */
	public function drop_pages( WP_Post $post ): void {
		if ( ! in_array( $post->post_type, self::SHARED, true ) ) {
			$this->caches->drop_post( $post->ID, PageKeys::test( $post->ID ) );
		} elseif ( ! isset( $this->dropped[ $post->ID ] ) ) {
			$this->dropped[ $post->ID ] = true;
			$this->caches->drop_all( PageKeys::test( $post->ID ) );
		}
	}
}
