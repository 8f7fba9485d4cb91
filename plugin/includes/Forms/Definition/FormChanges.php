<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Drops pages from page caches when a form that they display is saved. A post's form is on the post's own page;
 * forms in templates, template parts, synced patterns and popups may be on any page, so all pages are dropped.
 *
 * @see FORM-54
 */
final class FormChanges implements Module {

	private const BLOCKS = [ 'brolga/contact-form', 'brolga/newsletter' ];

	/** Post types whose content appears on other pages. */
	private const SHARED = [ 'wp_block', 'wp_template', 'wp_template_part', 'brolga_popup' ];

	private bool $has_dropped_all = false;

	public function __construct( private readonly PageCaches $caches ) {}

	public function register(): void {
		add_action(
			'wp_after_insert_post',
			fn ( int $id, WP_Post $post, bool $update, ?WP_Post $before ) => $this->changed( $post, $before ),
			10,
			4
		);
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => $this->changed( null, $post ), 10, 2 );
	}

	private function changed( ?WP_Post $now, ?WP_Post $before ): void {
		$post = $now ?? $before;
		if ( null === $post || ! self::is_shown_with_form( $now ) && ! self::is_shown_with_form( $before ) ) {
			return;
		}
		if ( $now?->post_content === $before?->post_content && $now?->post_status === $before?->post_status ) {
			return;
		}
		if ( ! in_array( $post->post_type, self::SHARED, true ) ) {
			$this->caches->drop_post( $post->ID );
		} elseif ( ! $this->has_dropped_all ) {
			$this->has_dropped_all = true;
			$this->caches->drop_all();
		}
	}

	private static function is_shown_with_form( ?WP_Post $post ): bool {
		if ( null === $post
			|| ! ( in_array( $post->post_type, self::SHARED, true )
				? 'publish' === $post->post_status
				: is_post_publicly_viewable( $post ) ) ) {
			return false;
		}
		foreach ( self::BLOCKS as $name ) {
			if ( has_block( $name, $post->post_content ) ) {
				return true;
			}
		}
		return false;
	}
}
