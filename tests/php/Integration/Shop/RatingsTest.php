<?php
/**
 * How many stars a review may give.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\Catalogue\Ratings;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

/**
 * @see SHOP-8
 */
final class RatingsTest extends TestCase {

	#[TestWith( [ '0', false ] )]
	#[TestWith( [ '1', true ] )]
	#[TestWith( [ '5', true ] )]
	#[TestWith( [ '6', false ] )]
	#[TestWith( [ '-1', false ] )]
	#[TestWith( [ '4.5', false ] )]
	#[TestWith( [ '1e0', false ] )]
	#[TestWith( [ [ '5' ], false ] )]
	public function test_ratings_go_from_one_star_to_five( mixed $rating, bool $is_rating ): void {
		self::assertSame( $is_rating, Ratings::is_rating( $rating ) );
	}

	/**
	 * A comment as visitors send it, on a post of a type.
	 *
	 * @param array<string, mixed> $sent What came beside it.
	 * @return int 200, or the status of the refusal.
	 */
	private function comment( string $type, array $sent ): int {
		remove_all_filters( 'preprocess_comment' );
		( new Ratings() )->register();
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function ( mixed $message, mixed $title, mixed $arguments ): never {
				throw new RuntimeException(
					'',
					is_array( $arguments ) && is_int( $arguments['response'] ?? null ) ? $arguments['response'] : 0
				);
			}
		);
		$_POST = $sent;
		$post  = wp_insert_post( [ 'post_type' => $type, 'post_title' => 'Fig', 'post_status' => 'publish' ] );
		try {
			self::assertSame(
				[ 'comment_post_ID' => $post ],
				apply_filters( 'preprocess_comment', [ 'comment_post_ID' => $post ] )
			);
		} catch ( RuntimeException $refusal ) {
			return $refusal->getCode();
		}
		return 200;
	}

	/**
	 * SHOP-8: the words are refused with a rating that is none; those without one, and other posts' comments, pass.
	 */
	public function test_a_review_with_an_odd_rating_is_refused(): void {
		register_post_type( 'product' );
		try {
			foreach ( [ '0', '6', '-1', '1e0', '5 ', [ '5' ] ] as $odd ) {
				self::assertSame( 400, $this->comment( 'product', [ 'rating' => $odd ] ) );
				self::assertSame( 200, $this->comment( 'post', [ 'rating' => $odd ] ) );
			}
			foreach ( [ [], [ 'rating' => '' ], [ 'rating' => '1' ], [ 'rating' => '5' ] ] as $even ) {
				self::assertSame( 200, $this->comment( 'product', $even ) );
			}
		} finally {
			unregister_post_type( 'product' );
		}
	}
}
