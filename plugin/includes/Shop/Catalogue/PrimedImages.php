<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Page\RequestKind;
use Brolga\Core\Support\Conditional;
use WP_Post;
use WP_Query;

/**
 * Loads the images of all products on a page at once. WooCommerce's blocks load them one by one,
 * with two queries per image of an archive or a gallery.
 *
 * @see PERF-25
 */
final class PrimedImages implements Conditional {

	/** Maximum products whose images are loaded; longer lists are not shown completely. */
	private const MOST = 100;

	public static function can_register(): bool {
		return RequestKind::is_for_page();
	}

	public function register(): void {
		add_filter( 'the_posts', $this->read( ... ), PHP_INT_MAX, 2 );
	}

	private function read( mixed $posts, WP_Query $query ): mixed {
		$first = is_array( $posts ) ? reset( $posts ) : null;
		if (
			! is_array( $posts )
			|| ! $first instanceof WP_Post
			|| 'product' !== $first->post_type
			|| true !== $query->get( 'update_post_meta_cache' )
		) {
			return $posts;
		}
		$keys     = $query->is_main_query() && $query->is_singular()
			? [ '_thumbnail_id', '_product_image_gallery' ]
			: [ '_thumbnail_id' ];
		$images = [];
		foreach ( array_slice( $posts, 0, self::MOST ) as $post ) {
			if ( ! $post instanceof WP_Post ) {
				continue;
			}
			foreach ( $keys as $key ) {
				$value = get_post_meta( $post->ID, $key, true );
				if ( is_scalar( $value ) ) {
					array_push( $images, ...wp_parse_id_list( (string) $value ) );
				}
			}
		}
		$images = array_values( array_unique( array_filter( $images, static fn ( int $id ): bool => $id > 0 ) ) );
		if ( count( $images ) > 1 ) {
			_prime_post_caches( $images, false );
		}
		return $posts;
	}
}
