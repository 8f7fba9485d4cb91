<?php
/**
 * What the server prints for a slide of a video slider.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\VideoSlide;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A slide and its video.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * SLIDER-23, BLOCK-4: a slide among slides, with an id of its own where the owner gave none.
	 */
	public function test_a_slide_is_announced_as_one(): void {
		$slide = '<!-- wp:brolga/video-slide --><!-- wp:brolga/video {"url":"https://vimeo.com/76979871"} /--><!-- /wp:brolga/video-slide -->';
		$html  = do_blocks( "<!-- wp:brolga/video-slider -->{$slide}{$slide}<!-- /wp:brolga/video-slider -->" );
		self::assertSame( 2, substr_count( $html, 'role="group" aria-roledescription="slide"' ) );
		preg_match_all( '/ id="(video-slide-\d+)"/', $html, $ids );
		self::assertCount( 2, array_unique( $ids[1] ) );
		self::assertSame( 2, substr_count( $html, 'data-brolga-module="brolga/video"' ) );
	}

	/**
	 * SLIDER-32: without a video there is no slide.
	 */
	public function test_without_a_video_there_is_no_slide(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:brolga/video-slide --><!-- wp:brolga/video /--><!-- /wp:brolga/video-slide -->' ) ) );
		self::assertSame( '', trim( do_blocks( '<!-- wp:brolga/video-slide /-->' ) ) );
	}
}
