<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Module;

/**
 * Refuses reviews whose rating is no number of stars. WooCommerce would take
 * the words and drop the rating.
 *
 * @see SHOP-8
 */
final class Ratings implements Module {

	/**
	 * Waits for reviews, before WooCommerce does.
	 */
	public function register(): void {
		add_filter( 'preprocess_comment', $this->check( ... ), -1 );
	}

	/**
	 * Refuses what is out of range.
	 *
	 * @param mixed $comment What was sent, passed on.
	 */
	private function check( mixed $comment ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Compared with five texts; comments have no nonce.
		$rating = $_POST['rating'] ?? null;
		$post   = is_array( $comment ) ? $comment['comment_post_ID'] ?? 0 : 0;
		if ( null !== $rating && '' !== $rating && is_numeric( $post ) && 'product' === get_post_type( (int) $post ) && ! self::is_rating( $rating ) ) {
			wp_die( esc_html__( 'Please choose between one and five stars.', 'brolga' ), '', [ 'response' => 400, 'back_link' => true ] );
		}

		return $comment;
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
