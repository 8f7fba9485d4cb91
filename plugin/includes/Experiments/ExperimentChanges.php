<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Module;
use WP_Post;

/**
 * When a post is saved, the registry learns which tests it holds, and page
 * caches drop what shows it.
 *
 * @see AB-34 AB-35
 */
final class ExperimentChanges implements Module {

	public function __construct(
		private readonly ExperimentRepository $experiments,
		private readonly TestPlaces $places
	) {}

	/**
	 * Follows what is saved, put into the bin and deleted.
	 */
	public function register(): void {
		add_action( 'wp_after_insert_post', fn ( int $id, WP_Post $post, bool $update, ?WP_Post $before ) => $this->changed( $post, $before ), 10, 4 );
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => $this->changed( null, $post ), 10, 2 );
	}

	/**
	 * Brings the registry up to date.
	 *
	 * @param WP_Post|null $now    As it is saved; null: it was deleted.
	 * @param WP_Post|null $before As it was; null: it is new.
	 */
	private function changed( ?WP_Post $now, ?WP_Post $before ): void {
		$post = $now ?? $before;
		if ( null === $post || 'revision' === $post->post_type || ! self::has_test( $now ) && ! self::has_test( $before ) ) {
			return;
		}
		try {
			$this->experiments->sync( $post->ID, null === $now ? [] : ExperimentReader::tests( $now->ID, $now->post_content ), null !== $now && $this->places->is_live( $now ) );
		} catch ( StorageUnavailable ) {
			// The post is saved, and WordPress has written the database's words to the log; saving it once more tries again.
			return;
		}
		if ( $now?->post_content !== $before?->post_content || $now?->post_status !== $before?->post_status ) {
			$this->places->drop_pages( $post );
		}
	}

	/**
	 * Whether a post's content has an experiment.
	 *
	 * @param WP_Post|null $post The post.
	 */
	private static function has_test( ?WP_Post $post ): bool {
		return null !== $post && has_block( ExperimentReader::EXPERIMENT_BLOCK, $post->post_content );
	}
}
