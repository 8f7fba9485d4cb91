<?php
/**
 * How images are loaded.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Images\BlockWidth;
use Brolga\Content\Images\Loading;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * PERF-18: what a page's first image, and each later one, is printed with.
 */
#[Group( 'once' )]
final class LoadingTest extends TestCase {

	public function test_perf_18_the_first_image_comes_before_all_others(): void {
		self::assertSame(
			[
				'loading'       => 'eager',
				'fetchpriority' => 'high',
			],
			Loading::attributes()
		);
		self::assertSame( [ 'loading' => 'lazy' ], Loading::attributes() );
	}

	public function test_perf_18_a_image_of_the_template_may_have_been_the_first(): void {
		wp_high_priority_element_flag( false );
		self::assertSame( [ 'loading' => 'lazy' ], Loading::attributes() );
	}

	public function test_perf_18_a_phone_asks_for_less_of_a_image_behind_words(): void {
		self::assertSame(
			'(max-width: 599px) and (min-resolution: 1.75dppx) max(92vw, 60vh), (min-width: 782px) max(min(36vw, 498px), 90vh), max(92vw, 90vh)',
			Loading::covering( BlockWidth::of( [ 'brolgaPlace' => '(min-width: 782px) min(36vw, 498px), 92vw' ] ), 90 )
		);
	}

	/**
	 * Up to half of a wide desktop's column none is much larger than the one before.
	 */
	public function test_perf_39_uploads_have_a_size_for_each_step(): void {
		$widths = array_column( wp_get_registered_image_subsizes(), 'width' );
		foreach ( [ 300, 360, 480, 620, 768, 1024 ] as $width ) {
			self::assertContains( $width, $widths );
		}
	}
}
