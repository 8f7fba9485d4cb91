<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Updates the searchable text of a post whenever the post is saved. When a synced pattern is
 * saved, it also updates the posts that contain the pattern.
 *
 * @see SEARCH-400 SEARCH-403
 */
final class WordsChanges implements Module {

	public function __construct(
		private readonly PostWords $posts,
		private readonly WordsRepository $words,
		private readonly WordsReader $reader,
		private readonly Migrator $migrator
	) {}

	public function register(): void {
		// Last, because other plugins change posts on this action.
		add_action( 'save_post', fn ( int $id ) => $this->saved( $id ), PHP_INT_MAX );
		add_action( 'add_attachment', $this->saved( ... ), PHP_INT_MAX );
		add_action( 'edit_attachment', $this->saved( ... ), PHP_INT_MAX );
		// By then, WordPress no longer has the post.
		add_action( 'after_delete_post', fn ( int $id, WP_Post $post ) => $this->deleted( $id, $post ), 10, 2 );
	}

	private function saved( int $id ): void {
		$post = get_post( $id );
		if (
			$post instanceof WP_Post
			&& 'auto-draft' !== $post->post_status
			&& in_array( $post->post_type, PostWords::types(), true )
		) {
			$this->store( function () use ( $post ): void {
				$this->posts->read( $post );
				$this->pattern_changed( $post );
			} );
		}
	}

	private function deleted( int $id, WP_Post $post ): void {
		$this->store( function () use ( $id, $post ): void {
			$this->words->forget( $id );
			$this->pattern_changed( $post );
		} );
	}

	/**
	 * Updates the text of all posts that contain the synced pattern: one batch now, the others in
	 * the background.
	 */
	private function pattern_changed( WP_Post $post ): void {
		if ( 'wp_block' !== $post->post_type ) {
			return;
		}
		$todo = [ $post->ID ];
		$done = [];
		while ( [] !== $todo ) {
			$pattern          = array_shift( $todo );
			$done[ $pattern ] = true;
			foreach ( $this->words->outdate_users( $pattern ) as $user ) {
				if ( ! isset( $done[ $user ] ) ) {
					$todo[] = $user;
				}
			}
		}
		if ( WordsReader::BATCH === $this->posts->read_unread( WordsReader::BATCH ) ) {
			$this->reader->wake();
		}
	}

	/**
	 * Runs a change of the search table. A failure must not prevent the post from being saved: the
	 * background task notices the outdated row and reads the post later.
	 *
	 * @param callable(): void $work
	 */
	private function store( callable $work ): void {
		if ( $this->migrator->version() < WordsMigration::VERSION ) {
			return;
		}
		try {
			$work();
			wp_cache_set_posts_last_changed();
		} catch ( StorageUnavailable ) {
			// WordPress has logged the error.
			return;
		}
	}
}
