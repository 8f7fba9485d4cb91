<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Support\Module;

/**
 * Refuses reviews with an invalid rating, of which WooCommerce would keep the text and drop the
 * rating, and reviews without a rating if the shop requires one. The browser cannot enforce the
 * latter: unselected radio buttons are not sent.
 *
 * @see SHOP-8 SHOP-52
 */
final class Ratings implements Module {

	/** Runs before WooCommerce's own check. */
	public function register(): void {
		add_filter( 'preprocess_comment', $this->check( ... ), -1 );
	}

	private function check( mixed $comment ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Compared with five texts; comments have no nonce.
		$rating = $_POST['rating'] ?? '';
		$post   = is_array( $comment ) ? $comment['comment_post_ID'] ?? 0 : 0;
		if (
			is_array( $comment )
			&& is_numeric( $post )
			&& 'product' === get_post_type( (int) $post )
			&& ( '' === $rating ? self::lacks_one( $comment ) : ! self::is_rating( $rating ) )
		) {
			wp_die(
				esc_html__( 'Please choose between one and five stars.', 'brolga' ),
				'',
				[ 'response' => 400, 'back_link' => true ]
			);
		}

		return $comment;
	}

	/**
	 * Whether a review lacks a required rating. Replies need none, and neither do reviews written in wp-admin.
	 *
	 * @param array<array-key, mixed> $comment
	 */
	private static function lacks_one( array $comment ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Whether it came from a page's form; comments have no nonce.
		$is_sent = isset( $_POST['comment_post_ID'] ) && ! is_admin();
		$parent  = $comment['comment_parent'] ?? 0;
		return $is_sent
			&& in_array( $comment['comment_type'] ?? '', [ '', 'comment', 'review' ], true )
			&& is_numeric( $parent )
			&& 0 === (int) $parent
			&& function_exists( 'wc_review_ratings_required' )
			&& wc_review_ratings_enabled()
			&& wc_review_ratings_required();
	}

	public static function is_rating( mixed $value ): bool {
		return in_array( $value, [ '1', '2', '3', '4', '5' ], true );
	}
}
