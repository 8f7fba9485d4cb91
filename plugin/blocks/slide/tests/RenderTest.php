<?php
/**
 * What the server prints for a slide.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Slide;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

/**
 * A slide's image, video and words.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * A slider of one slide.
	 *
	 * @param array<string, mixed> $slide  The slide's attributes.
	 * @param array<string, mixed> $slider The slider's attributes.
	 */
	private static function slide( array $slide, array $slider = [] ): string {
		$first  = get_comment_delimited_block_content( 'brolga/slide', [], '' );
		$second = get_comment_delimited_block_content( 'brolga/slide', $slide, '<h2>Words</h2>' );
		return do_blocks( get_comment_delimited_block_content( 'brolga/slider', $slider, $first . $second ) );
	}

	/**
	 * The first element of a name.
	 *
	 * @param string $html Markup.
	 * @param string $name The element.
	 */
	private static function tag( string $html, string $name ): WP_HTML_Tag_Processor {
		$tag = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( [ 'tag_name' => $name ] ), "<{$name}> in {$html}" );
		return $tag;
	}

	/**
	 * An image in the media library, as far as markup asks for it.
	 *
	 * @param int $width  Pixels.
	 * @param int $height Pixels.
	 */
	private static function image( int $width, int $height ): int {
		$id = wp_insert_attachment(
			[
				'post_title'     => 'An image',
				'post_mime_type' => 'image/jpeg',
			],
			'2026/11/a.jpg'
		);
		wp_update_attachment_metadata(
			$id,
			[
				'file'   => '2026/11/a.jpg',
				'width'  => $width,
				'height' => $height,
				'sizes'  => [
					'large' => [
						'file'      => 'a-large.jpg',
						'width'     => intdiv( $width, 2 ),
						'height'    => intdiv( $height, 2 ),
						'mime-type' => 'image/jpeg',
					],
				],
			]
		);
		return $id;
	}

	/**
	 * SLIDER-24: an image with its text, and words as inner blocks.
	 */
	public function test_it_has_a_image_and_words(): void {
		$html = self::slide(
			[
				'imageUrl'   => 'https://example.org/a.jpg',
				'imageAlt'   => 'A "fern"',
				'focalPoint' => [
					'x' => 0.2,
					'y' => 0.75,
				],
				'overlay'    => 60,
			]
		);
		$img  = self::tag( $html, 'img' );
		self::assertSame( 'https://example.org/a.jpg', $img->get_attribute( 'src' ) );
		self::assertSame( 'A "fern"', $img->get_attribute( 'alt' ) );
		self::assertSame( 'object-position:20% 75%', $img->get_attribute( 'style' ) );
		self::assertStringContainsString( '<h2>Words</h2>', $html );
		self::assertStringContainsString( '--brolga-slide-overlay:60%', $html );
	}

	/**
	 * The `sizes` of a slide's image in a slider from edge to edge.
	 *
	 * @param int                  $id     The image.
	 * @param array<string, mixed> $slider The slider's attributes.
	 */
	private static function sizes( int $id, array $slider ): mixed {
		return self::tag( self::slide( [ 'imageId' => $id ], [ 'align' => 'full' ] + $slider ), 'img' )->get_attribute(
			'sizes'
		);
	}

	/**
	 * PERF: the browser chooses among the image's sizes by what the slide needs.
	 */
	public function test_a_image_of_the_library_comes_in_sizes(): void {
		$id   = self::image( 2000, 1000 );
		$wide = self::tag( self::slide( [ 'imageId' => $id ], [ 'align' => 'wide' ] ), 'img' );
		self::assertStringContainsString( 'a-large.jpg 1000w', (string) $wide->get_attribute( 'srcset' ) );
		self::assertStringContainsString( '(min-width: 782px) min(', (string) $wide->get_attribute( 'sizes' ) );
		$full = self::tag(
			self::slide(
				[ 'imageId' => $id ],
				[
					'align'     => 'full',
					'minHeight' => 60,
				]
			),
			'img'
		);
		// Twice as wide as high, it has to be 120vh wide to be 60vh high.
		self::assertStringContainsString( 'max(112.5vw, 120vh)', (string) $full->get_attribute( 'sizes' ) );
		self::assertSame( 'lazy', $full->get_attribute( 'loading' ) );
	}

	/**
	 * SLIDER-34 THEME-20: on a phone the slide is 4 : 5, and what covers it is drawn
	 * wider than it; the browser's own `auto` would reckon with the slide's width.
	 */
	public function test_a_image_is_asked_for_as_wide_as_it_is_drawn(): void {
		$id    = self::image( 3000, 2000 );
		self::assertSame( '(max-width: 599px) and (min-resolution: 1.75dppx) 125vw, (min-width: 600px) 100vw, 187.5vw', self::sizes( $id, [] ) );
		self::assertSame(
			'(max-width: 599px) and (min-resolution: 1.75dppx) max(125vw, 60vh), (min-width: 600px) max(150vw, 90vh), max(187.5vw, 90vh)',
			self::sizes( $id, [ 'ratio' => '1/1', 'minHeight' => 60 ] )
		);
		self::assertSame( 'auto, 100vw', self::sizes( $id, [ 'ratio' => 'auto' ] ) );
	}

	/**
	 * An image that has been deleted leaves its address, else nothing.
	 */
	public function test_a_deleted_image_breaks_nothing(): void {
		$html = self::slide( [ 'imageId' => 999999 ] );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '__overlay', $html );
	}

	/**
	 * SLIDER-14, SLIDER-20: a video is silent, and never starts by itself.
	 */
	public function test_a_video_waits_for_the_view(): void {
		$video = self::tag(
			self::slide(
				[
					'videoUrl' => 'https://example.org/a.mp4',
					'imageUrl' => 'https://example.org/a.jpg',
				]
			),
			'video'
		);
		self::assertNull( $video->get_attribute( 'autoplay' ) );
		self::assertTrue( $video->get_attribute( 'muted' ) );
		self::assertSame( 'none', $video->get_attribute( 'preload' ) );
		self::assertSame( 'https://example.org/a.jpg', $video->get_attribute( 'poster' ) );
		self::assertSame( 'true', $video->get_attribute( 'aria-hidden' ) );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::slide(
			[
				'anchor'     => 'x" onfocus="alert(1)',
				'imageUrl'   => 'javascript:alert(1)',
				'imageAlt'   => '"><script>alert(2)</script>',
				'videoUrl'   => 'javascript:alert(3)',
				'posterUrl'  => '" onerror="alert(4)',
				'scheme'     => 'light" onclick="alert(5)',
				'focalPoint' => [
					'x' => '0;background:url(javascript:alert(6))',
					'y' => 9,
				],
				'overlay'    => 900,
			]
		);
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '<video', $html );
		self::assertDoesNotMatchRegularExpression( '/<[^>]*" on\w+="/', $html );
		self::assertStringContainsString( '--brolga-slide-overlay:40%', $html );
	}

	/**
	 * WordPress' check of attributes takes digits for an integer.
	 */
	public function test_a_image_named_by_digits_is_a_image(): void {
		self::assertStringContainsString(
			'src="https://example.org/a.jpg"',
			self::slide(
				[
					'imageId'  => '12',
					'imageUrl' => 'https://example.org/a.jpg',
				]
			)
		);
	}

	/**
	 * BLOCK-16: quotes in what is printed as an address or a place.
	 */
	public function test_quotes_do_not_leave_their_attribute(): void {
		$html = self::slide(
			[
				'imageUrl'   => 'https://example.org/a.jpg" onload="alert(1)',
				'imageAlt'   => '" onload="alert(2)',
				'videoUrl'   => 'https://example.org/a.mp4"></video><script>alert(3)</script>',
				'focalPoint' => [
					'x' => '0;background:red',
					'y' => 9,
				],
			]
		);
		self::assertStringNotContainsString( '<script', $html );
		$img = self::tag( $html, 'img' );
		self::assertNull( $img->get_attribute( 'onload' ) );
		self::assertSame( '" onload="alert(2)', $img->get_attribute( 'alt' ) );
		self::assertSame( 'object-position:50% 100%', $img->get_attribute( 'style' ) );
	}
}
