<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use WP_Post;

/**
 * WordPress's sample post and page, as long as nobody has changed them.
 *
 * @see START-5 START-879
 */
final class SampleContent {

	private const TYPES = [
		1 => 'post',
		2 => 'page',
	];

	/** @return list<int> IDs. */
	public static function ids(): array {
		return array_values(
			array_filter(
				array_keys( self::TYPES ),
				static function ( int $id ): bool {
					$post = get_post( $id );
					return $post instanceof WP_Post
						&& self::TYPES[ $id ] === $post->post_type
						&& 'publish' === $post->post_status
						&& $post->post_modified_gmt === $post->post_date_gmt;
				}
			)
		);
	}

	/**
	 * Moves to the Trash what serves no purpose on the site.
	 *
	 * @param int $user Who asks for it, and may delete them.
	 */
	public static function bin( int $user ): void {
		foreach ( array_diff( self::ids(), self::used() ) as $id ) {
			if ( user_can( $user, 'delete_post', $id ) ) {
				wp_trash_post( $id );
			}
		}
	}

	/** @return list<int> Pages that settings point to. */
	private static function used(): array {
		return array_map(
			static function ( string $option ): int {
				$id = get_option( $option );
				return is_numeric( $id ) ? (int) $id : 0;
			},
			[ 'page_on_front', 'page_for_posts', 'wp_page_for_privacy_policy' ]
		);
	}
}
