<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\GoalKinds;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Updates the registry when a post is saved or deleted, and purges the cached pages that show it.
 *
 * @see AB-34 AB-35
 */
final class TestChanges implements Module {

	/** @var array<int, int> First pages of tests, by the second page, which is being deleted. */
	private array $pages = [];

	/** @var array<int, true> Pages being deleted that have a test against another page. */
	private array $paired = [];

	public function __construct(
		private readonly TestRepository $registry,
		private readonly TestLocations $places,
		private readonly GoalKinds $goals
	) {}

	public function register(): void {
		add_action(
			'wp_after_insert_post',
			fn ( int $id, WP_Post $post, bool $update, ?WP_Post $before ) => $this->changed( $post, $before ),
			10,
			4
		);
		add_action( 'before_delete_post', fn ( int $id ) => $this->remember( $id ) );
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => $this->changed( null, $post ), 10, 2 );
		add_action( 'after_delete_post', fn ( int $id ) => $this->refresh_page( $this->pages[ $id ] ?? 0 ) );
	}

	/**
	 * @param WP_Post|null $now Null: it was deleted.
	 * @param WP_Post|null $before Null: it is new.
	 */
	private function changed( ?WP_Post $now, ?WP_Post $before ): void {
		$post = $now ?? $before;
		if ( null === $post || 'revision' === $post->post_type ) {
			return;
		}
		$is_changed = $now?->post_content !== $before?->post_content
			|| $now?->post_status !== $before?->post_status
			|| $now?->post_title !== $before?->post_title
			|| $now?->post_password !== $before?->post_password;
		if ( $is_changed ) {
			$this->refresh_page( PagePair::against( $post->ID )->key->post ?? 0 );
		}
		if (
			! self::has_test( $now )
			&& ! self::has_test( $before )
			&& ! EditorParts::has_had_tests( $post->ID )
			&& ! isset( $this->paired[ $post->ID ] )
		) {
			return;
		}
		if ( $this->sync( $post->ID, $now ) && $is_changed ) {
			$this->places->drop_pages( $post );
		}
	}

	public function refresh( WP_Post $post ): void {
		$this->sync( $post->ID, $post );
		$this->places->drop_pages( $post );
		$rival = PagePair::of( $post->ID )?->post( PagePair::RIVAL );
		if ( null !== $rival ) {
			$this->places->drop_pages( $rival );
		}
	}

	private function refresh_page( int $id ): void {
		$page = $id > 0 ? get_post( $id ) : null;
		if ( $page instanceof WP_Post ) {
			$this->refresh( $page );
		}
	}

	/** @return bool False if the database failed. */
	private function sync( int $id, ?WP_Post $post ): bool {
		$tests = null === $post ? [] : TestReader::tests( $id, $post->post_content );
		$pair  = null === $post ? null : PagePair::of( $id );
		if ( null !== $pair && null === $pair->problem() ) {
			$tests[] = $pair->test();
		}
		// Skips tests whose goal belongs to an inactive plugin, so that they stay as they were.
		$tests = array_values(
			array_filter( $tests, fn ( Test $test ): bool => null !== $this->goals->find( $test->goal ) )
		);
		try {
			$before = $this->registry->all_of_post( $id );
			$this->registry->sync( $id, $tests, null !== $post && $this->places->is_live( $post ) );
			$now = $this->registry->all_of_post( $id );
			foreach ( self::of_other_goals( $before, $now ) as $test ) {
				$this->places->drop_goals( $test );
			}
		} catch ( StorageUnavailable ) {
			// The post is saved and WordPress has logged the error; saving the post again tries again.
			return false;
		}
		return true;
	}

	/**
	 * Returns tests whose goal, visibility or status has changed, both before and after the change.
	 *
	 * @param list<StoredTest> $before
	 * @param list<StoredTest> $now
	 * @return list<Test>
	 */
	private static function of_other_goals( array $before, array $now ): array {
		$said = static fn ( StoredTest $stored ): string => Json::encode( [
			$stored->test->key->format(),
			$stored->test->place->as_for( $stored->test->goal )->values(),
			$stored->is_live,
			$stored->status->value,
		] );
		$were = array_map( $said, $before );
		$are  = array_map( $said, $now );
		$not  = static fn ( array $known ): callable => static fn ( StoredTest $one ): bool => ! in_array(
			$said( $one ),
			$known,
			true
		);
		return array_map(
			static fn ( StoredTest $stored ): Test => $stored->test,
			[
				...array_filter( $before, $not( $are ) ),
				...array_filter( $now, $not( $were ) ),
			]
		);
	}

	/** Stores the meta that is already deleted when WordPress fires `deleted_post`. */
	private function remember( int $id ): void {
		$pair = PagePair::against( $id );
		if ( null !== $pair ) {
			$this->pages[ $id ] = $pair->key->post;
		}
		if ( null !== PagePair::of( $id ) ) {
			$this->paired[ $id ] = true;
		}
	}

	private static function has_test( ?WP_Post $post ): bool {
		return null !== $post && has_block( TestReader::TEST_BLOCK, $post->post_content );
	}
}
