<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use WP_Post_Type;

/**
 * The addresses where a site prints its different kinds of pages.
 */
final class PublicPages {

	/**
	 * The home page, and of each type of content its archive and the newest.
	 *
	 * @param positive-int $limit How many of each type.
	 * @return list<non-empty-string>
	 */
	public static function addresses( int $limit ): array {
		$found = [ home_url( '/' ) ];
		foreach ( get_post_types( [ 'public' => true ], 'objects' ) as $type ) {
			if ( ! $type instanceof WP_Post_Type || ! self::has_pages( $type ) ) {
				continue;
			}
			$found[] = (string) get_post_type_archive_link( $type->name );
			foreach ( get_posts(
				[
					'post_type'    => $type->name,
					'numberposts'  => $limit,
					'has_password' => false,
				]
			) as $post ) {
				$found[] = (string) get_permalink( $post );
			}
		}
		return array_values(
			array_unique( array_filter( $found, static fn ( string $address ): bool => '' !== $address ) )
		);
	}

	/**
	 * Whether there are pages of a type. Those of attachments lead to the file where
	 * they are switched off, as they are on sites begun since WordPress 6.4.
	 */
	private static function has_pages( WP_Post_Type $type ): bool {
		return is_post_type_viewable( $type )
			&& ( 'attachment' !== $type->name || (bool) get_option( 'wp_attachment_pages_enabled' ) );
	}
}
