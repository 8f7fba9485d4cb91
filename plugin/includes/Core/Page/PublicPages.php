<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use WP_Post_Type;

/** Lists URLs of a site's different kinds of public pages. */
final class PublicPages {

	/**
	 * @param positive-int $limit
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
	 * Whether a post type has public pages. Attachment pages redirect to the file where they are
	 * switched off, the default on sites installed since WordPress 6.4.
	 */
	private static function has_pages( WP_Post_Type $type ): bool {
		return is_post_type_viewable( $type )
			&& ( 'attachment' !== $type->name || (bool) get_option( 'wp_attachment_pages_enabled' ) );
	}
}
