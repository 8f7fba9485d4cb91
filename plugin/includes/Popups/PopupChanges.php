<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Caches\PageKeys;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Module;
use Brolga\Popups\Counts\PopupCountRepository;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use WP_Post;

/**
 * When a published popup changes, rebuilds the list of popups and empties page caches, since the
 * pages that show a popup cannot be listed.
 *
 * @see POPUP-35 POPUP-36
 */
final class PopupChanges implements Module {

	private bool $has_dropped_all = false;

	public function __construct(
		private readonly PublishedPopups $popups,
		private readonly PopupCountRepository $counts,
		private readonly Fields $fields,
		private readonly PageCaches $caches
	) {}

	public function register(): void {
		add_action(
			'wp_after_insert_post',
			fn ( int $id, WP_Post $post, bool $update, ?WP_Post $before ) => $this->changed( $post, $before ),
			10,
			4
		);
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => $this->deleted( $post ), 10, 2 );
		foreach ( [ 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ] as $hook ) {
			add_action( $hook, fn ( mixed $ids, int $post, string $name ) => $this->set( $post, $name ), 10, 3 );
		}
	}

	private function changed( WP_Post $now, ?WP_Post $before ): void {
		if ( PopupType::is( $now ) && ( 'publish' === $now->post_status || 'publish' === $before?->post_status ) ) {
			$this->tell();
		}
	}

	private function set( int $id, string $name ): void {
		if (
			in_array( $name, $this->fields->names(), true )
			&& PopupType::POST_TYPE === get_post_type( $id )
			&& 'publish' === get_post_status( $id )
		) {
			$this->tell();
		}
	}

	private function deleted( WP_Post $popup ): void {
		if ( ! PopupType::is( $popup ) ) {
			return;
		}
		if ( 'publish' === $popup->post_status ) {
			$this->tell();
		}
		try {
			$this->counts->forget( $popup->ID );
		} catch ( StorageUnavailable ) {
			// Unused rows stay. WordPress has logged the error.
			return;
		}
	}

	private function tell(): void {
		$this->popups->forget();
		if ( ! $this->has_dropped_all ) {
			$this->has_dropped_all = true;
			$this->caches->drop_all( PageKeys::POPUPS );
		}
	}
}
