<?php
/**
 * How images are loaded.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Images\Loading;
use Brolga\Tests\TestCase;

/**
 * PERF-18: what a page's first image, and each later one, is printed with.
 */
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
			'(max-width: 599px) and (min-resolution: 2dppx) max(100vw, 60vh), max(min(100vw, 80rem), 90vh)',
			Loading::covering( 'min(100vw, 80rem)', 90 )
		);
	}

	public function test_perf_18_uploads_have_a_size_for_two_columns_on_a_phone(): void {
		self::assertTrue( has_image_size( 'brolga-column' ) );
		self::assertSame( 480, wp_get_registered_image_subsizes()['brolga-column']['width'] );
	}
}
