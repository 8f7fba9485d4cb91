<?php
/**
 * What the server prints for a section.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Section;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

/**
 * A section's background, edges and blocks.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function section( array $attributes ): string {
		return do_blocks( get_comment_delimited_block_content( 'brolga/section', $attributes, '<p>Words</p>' ) );
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
	 * The markup that the tests of the view are made with.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		self::assert_markup(
			'video',
			self::section(
				[
					'anchor'   => 'video',
					'videoUrl' => 'https://example.org/a.webm',
					'imageUrl' => 'https://example.org/a.jpg',
				]
			)
		);
		self::assert_markup(
			'image',
			self::section(
				[
					'anchor'   => 'image',
					'imageUrl' => 'https://example.org/a.jpg',
					'parallax' => true,
				]
			)
		);
	}

	/**
	 * SECTION-6, SECTION-10, BLOCK-1, BLOCK-2: an element of the owner's choice, a name and an address.
	 */
	public function test_it_is_a_target_with_a_name(): void {
		$html = self::section(
			[
				'anchor'  => 'work',
				'label'   => ' Our "work" ',
				'tagName' => 'header',
			]
		);
		$root = self::tag( $html, 'header' );
		self::assertSame( 'work', $root->get_attribute( 'id' ) );
		self::assertSame( 'Our "work"', $root->get_attribute( 'data-brolga-section' ) );
		self::assertSame( 'brolga/section', $root->get_attribute( 'data-brolga-module' ) );
		self::assertStringEndsWith( '</header>', trim( $html ) );
		self::assertStringContainsString( '<p>Words</p>', $html );
		self::assertStringNotContainsString( '__background', $html );
		self::assertSame(
			'',
			self::tag( self::section( [ 'tagName' => 'script' ] ), 'section' )->get_attribute( 'data-brolga-section' )
		);
	}

	/**
	 * SECTION-2, SECTION-4, SECTION-5: a video is silent, unfetched and still until the view plays it.
	 */
	public function test_a_video_waits_for_the_view(): void {
		$html = self::section(
			[
				'videoUrl' => 'https://example.org/a.webm',
				'imageUrl' => 'https://example.org/a.jpg',
			]
		);
		$video = self::tag( $html, 'video' );
		self::assertNull( $video->get_attribute( 'autoplay' ) );
		self::assertSame( 'none', $video->get_attribute( 'preload' ) );
		foreach ( [ 'muted', 'loop', 'playsinline' ] as $name ) {
			self::assertTrue( $video->get_attribute( $name ), $name );
		}
		self::assertNull( $video->get_attribute( 'data-brolga-outside' ) );
		self::assertSame( 'true', $video->get_attribute( 'aria-hidden' ) );
		// Without scripts nothing plays, so there is nothing to pause.
		self::assertTrue( self::tag( $html, 'button' )->get_attribute( 'hidden' ) );
		self::assertSame( 'https://example.org/a.jpg', self::tag( $html, 'img' )->get_attribute( 'src' ) );
		$outside = self::section(
			[
				'videoUrl'    => 'https://example.org/a.webm',
				'playOutside' => true,
			]
		);
		self::assertTrue( self::tag( $outside, 'video' )->get_attribute( 'data-brolga-outside' ) );
	}

	/**
	 * SECTION-1, SECTION-7: the image's place, its factor and what makes words readable.
	 */
	public function test_a_image_has_an_overlay(): void {
		$html = self::section(
			[
				'imageUrl'   => 'https://example.org/a.jpg',
				'imageAlt'   => 'A "fern"',
				'focalPoint' => [
					'x' => 0.2,
					'y' => 0.75,
				],
				'parallax'   => true,
				'scheme'     => 'light',
			]
		);
		$img  = self::tag( $html, 'img' );
		self::assertSame( 'A "fern"', $img->get_attribute( 'alt' ) );
		self::assertSame( 'object-position:20% 75%', $img->get_attribute( 'style' ) );
		$root = self::tag( $html, 'section' );
		self::assertTrue( $root->has_class( 'is-light' ) );
		self::assertTrue( $root->has_class( 'has-parallax' ) );
		self::assertSame(
			'--brolga-section-overlay:65%;--brolga-section-parallax:0.3',
			$root->get_attribute( 'style' )
		);
		self::assertStringContainsString( '__overlay', $html );
	}

	/**
	 * PERF: the browser chooses among the sizes of an image of the library.
	 */
	public function test_a_image_of_the_library_comes_in_sizes(): void {
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
				'width'  => 2000,
				'height' => 1000,
				'sizes'  => [
					'large' => [
						'file'      => 'a-large.jpg',
						'width'     => 1000,
						'height'    => 500,
						'mime-type' => 'image/jpeg',
					],
				],
			]
		);
		$img = self::tag( self::section( [ 'imageId' => $id ] ), 'img' );
		self::assertStringContainsString( 'a-large.jpg 1000w', (string) $img->get_attribute( 'srcset' ) );
		self::assertStringContainsString( '100vw', (string) $img->get_attribute( 'sizes' ) );
		// By its mark, core's `auto` is taken away again wherever it is added.
		self::assertSame( '', $img->get_attribute( 'data-brolga-covers' ) );
		self::assertStringStartsNotWith( 'auto', (string) $img->get_attribute( 'sizes' ) );
		self::assertStringNotContainsString( '<img', self::section( [ 'imageId' => 999999 ] ) );
	}

	/**
	 * SECTION-8, SECTION-9: edges are drawn, and the section says that it has some.
	 */
	public function test_edges_are_drawn(): void {
		$html = self::section(
			[
				'dividerTop'        => 'wave',
				'dividerTopHeight'  => 120,
				'dividerTopFlip'    => true,
				'dividerTopColor'   => '#123C2D',
				'dividerBottom'     => 'slope',
			]
		);
		$root = self::tag( $html, 'section' );
		self::assertTrue( $root->has_class( 'has-divider' ) );
		self::assertSame( '--brolga-section-top:120px;--brolga-section-bottom:80px', $root->get_attribute( 'style' ) );
		$svg = self::tag( $html, 'svg' );
		self::assertTrue( $svg->has_class( 'is-top' ) );
		self::assertTrue( $svg->has_class( 'is-flipped' ) );
		self::assertSame( 'color:#123C2D', $svg->get_attribute( 'style' ) );
		self::assertSame( 'true', $svg->get_attribute( 'aria-hidden' ) );
		self::assertSame( 2, substr_count( $html, '<svg' ) );
		self::assertFalse( self::tag( self::section( [] ), 'section' )->has_class( 'has-divider' ) );
	}

	/**
	 * SECTION-8: a colour of the palette follows the theme.
	 */
	public function test_an_edge_takes_a_colour_of_the_palette(): void {
		$html = self::section(
			[
				'dividerTop'      => 'arch',
				'dividerTopColor' => 'var(--wp--preset--color--primary-strong)',
			]
		);
		self::assertSame(
			'color:var(--wp--preset--color--primary-strong)',
			self::tag( $html, 'svg' )->get_attribute( 'style' )
		);
	}

	/**
	 * BLOCK-17: colours and edges need no script, videos and parallax do.
	 */
	public function test_only_what_moves_brings_the_view(): void {
		$id     = 'brolga-section-view-script-module';
		$queued = static fn (): bool => in_array( $id, wp_script_modules()->get_queue(), true );
		self::section(
			[
				'backgroundColor' => 'surface',
				'dividerTop'      => 'wave',
				'parallax'        => true,
			]
		);
		self::section( [ 'imageUrl' => 'https://example.org/a.jpg' ] );
		self::assertFalse( $queued() );
		self::section(
			[
				'imageUrl' => 'https://example.org/a.jpg',
				'parallax' => true,
			]
		);
		self::assertTrue( $queued() );
		wp_dequeue_script_module( $id );
		self::section( [ 'videoUrl' => 'https://example.org/a.webm' ] );
		self::assertTrue( $queued() );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::section(
			[
				'anchor'             => 'x" onfocus="alert(1)',
				'label'              => '"><script>alert(2)</script>',
				'tagName'            => 'section onclick=alert(3)',
				'imageUrl'           => 'javascript:alert(4)',
				'imageAlt'           => '" onload="alert(5)',
				'videoUrl'           => 'https://example.org/a.webm" onerror="alert(6)',
				'focalPoint'         => [
					'x' => '0;background:url(javascript:alert(7))',
					'y' => 9,
				],
				'overlay'            => '65;background:red',
				'dividerTop'         => 'wave"/><script>',
				'dividerBottom'      => 'wave',
				'dividerBottomColor' => 'red;background:url(javascript:alert(8))',
			]
		);
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringNotContainsString( 'background:', $html );
		$tag = new WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			self::assertNotSame( 'SCRIPT', $tag->get_tag() );
			self::assertSame( [], $tag->get_attribute_names_with_prefix( 'on' ) );
		}
	}
}
