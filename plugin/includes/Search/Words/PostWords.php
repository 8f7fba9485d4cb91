<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use WP_Post;

/**
 * Stores the searchable words of posts.
 *
 * @see SEARCH-400 SEARCH-403
 */
final class PostWords {

	private const NEVER = [ 'revision', 'nav_menu_item', 'oembed_cache', 'customize_changeset', 'user_request' ];

	public function __construct(
		private readonly WordsRepository $words,
		private readonly VisibleText $text
	) {}

	/** @return list<string> */
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

	/** Of a post with a password, as in WordPress, only title and excerpt are searchable. */
	public function read( WP_Post $post ): void {
		$this->words->put(
			$post->ID,
			$post->post_modified_gmt,
			Folding::of( $this->text->of( $post->post_title ) ),
			Folding::of( $this->text->of( $post->post_excerpt ) ),
			'' === $post->post_password ? Folding::of( $this->text->of( $post->post_content ) ) : ''
		);
	}

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
			// Drops WordPress' cached search results.
			wp_cache_set_posts_last_changed();
		}
		return count( $ids );
	}
}
