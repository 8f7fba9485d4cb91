<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use WP_Post;

/**
 * Reads posts for searches.
 *
 * @see SEARCH-400 SEARCH-403
 */
final class PostWords {

	/** Kinds that nobody searches, of which there are many. */
	private const NEVER = [ 'revision', 'nav_menu_item', 'oembed_cache', 'customize_changeset', 'user_request' ];

	public function __construct(
		private readonly WordsRepository $words,
		private readonly VisibleText $text
	) {}

	/**
	 * The kinds of posts that are read: those that a page or the REST API lists for anybody.
	 *
	 * @return list<string>
	 */
	public static function types(): array {
		$types = [];
		foreach ( get_post_types( [], 'objects' ) as $type ) {
			if (
				( $type->show_in_rest || ! $type->exclude_from_search || is_post_type_viewable( $type ) )
				&& ! in_array( $type->name, self::NEVER, true )
			) {
				$types[] = $type->name;
			}
		}
		return $types;
	}

	/**
	 * Reads a post. Of one with a password the title and the excerpt are found, as WordPress has it, and no word of
	 * its text.
	 */
	public function read( WP_Post $post ): void {
		$this->words->put(
			$post->ID,
			$post->post_modified_gmt,
			Folding::of( $this->text->of( $post->post_title ) ),
			Folding::of( $this->text->of( $post->post_excerpt ) ),
			'' === $post->post_password ? Folding::of( $this->text->of( $post->post_content ) ) : ''
		);
	}

	/**
	 * Reads posts that are not read yet.
	 *
	 * @param int $most So many at most.
	 * @return int How many there were.
	 */
	public function read_unread( int $most ): int {
		$ids = $this->words->unread( self::types(), $most );
		_prime_post_caches( $ids, false, false );
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post ) {
				$this->read( $post );
			}
		}
		if ( [] !== $ids ) {
			// What WordPress has kept of searches is over.
			wp_cache_set_posts_last_changed();
		}
		return count( $ids );
	}
}
