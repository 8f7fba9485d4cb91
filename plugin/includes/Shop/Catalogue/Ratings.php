<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Support\Module;

/**
 * Refuses reviews whose rating is no number of stars, of which WooCommerce would
 * take the words and drop the rating, and those that have none where the shop
 * wants one: radio buttons of which none is chosen are not sent at all.
 *
 * @see SHOP-8 SHOP-52
 */
final class Ratings implements Module {

	/**
	 * Waits for reviews, before WooCommerce does.
	 */
	public function register(): void {
		add_filter( 'preprocess_comment', $this->check( ... ), -1 );
	}

	/**
	 * Refuses what is out of range, or missing.
	 *
	 * @param mixed $comment What was sent, passed on.
	 */
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
	 * Whether a review without a rating should have one. Answers to reviews need none, and owners may write what they
	 * like.
	 *
	 * @param array<array-key, mixed> $comment What was sent.
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

	/**
	 * Whether a value is a number of stars.
	 *
	 * @param mixed $value As it was sent.
	 */
	public static function is_rating( mixed $value ): bool {
		return in_array( $value, [ '1', '2', '3', '4', '5' ], true );
	}
}
