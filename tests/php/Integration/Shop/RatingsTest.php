<?php
/**
 * How many stars a review may give.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\Ratings;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

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
}
