<?php
/**
 * What the server prints for the carousel item.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\CarouselItem;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * An item of a carousel, without scripts.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private static function render( string $attributes ): string {
		return do_blocks( "<!-- wp:brolga/carousel --><!-- wp:brolga/carousel-item $attributes --><p>Content</p><!-- /wp:brolga/carousel-item --><!-- /wp:brolga/carousel -->" );
	}

	/**
	 * CAROUSEL-14: a slide, with its number, around its blocks.
	 */
	public function test_it_is_a_slide_around_its_blocks(): void {
		$html = self::render( '{"anchor":"lily"}' );
		self::assertMatchesRegularExpression( '#<div(?=[^>]* id="lily")(?=[^>]* role="group")(?=[^>]* aria-roledescription="slide")(?=[^>]* aria-label="1 of 1")[^>]*>\s*<p>Content</p>\s*</div>#', $html );
	}

	public function test_hostile_attributes_are_inert(): void {
		self::assertStringNotContainsString(
			'" onload="',
			self::render( '{"anchor":"x\u0022 onload=\u0022alert(1)"}' )
		);
	}
}
