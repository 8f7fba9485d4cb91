<?php
/**
 * Images of the media library.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Images\LibraryImage;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * `sizes` says nothing without `srcset`, and HTML forbids it there.
 */
#[Group( 'once' )]
final class LibraryImageTest extends TestCase {

	/**
	 * An image of the library.
	 *
	 * @param int $width How wide it is; one above 1000 pixels has a smaller file, too.
	 */
	private static function image( int $width ): int {
		$id = self::id_of(
			wp_insert_attachment(
				[
					'post_title'     => 'An image',
					'post_mime_type' => 'image/jpeg',
				],
				"2026/11/w{$width}.jpg"
			)
		);
		wp_update_attachment_metadata(
			$id,
			[
				'file'   => "2026/11/w{$width}.jpg",
				'width'  => $width,
				'height' => intdiv( $width, 2 ),
				'sizes'  => $width > 1000 ? [
					'large' => [
						'file'      => "w{$width}-large.jpg",
						'width'     => 1000,
						'height'    => 500,
						'mime-type' => 'image/jpeg',
					],
				] : [],
			]
		);
		return $id;
	}

	/**
	 * The id, which is an error where there is none.
	 *
	 * @param mixed $id What WordPress answered.
	 */
	private static function id_of( mixed $id ): int {
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Where there is a choice of files, both are printed; where there is none, neither is.
	 */
	public function test_sizes_come_with_a_choice_of_files_alone(): void {
		$attributes = [
			'alt'   => 'Ferns',
			'sizes' => '50vw',
		];
		$large      = LibraryImage::html( self::image( 2000 ), 'full', $attributes );
		self::assertStringContainsString( ' srcset="', $large );
		self::assertMatchesRegularExpression( '/ sizes="(?:auto, )?50vw"/', $large );
		$small = LibraryImage::html( self::image( 90 ), 'full', $attributes );
		self::assertStringContainsString( 'alt="Ferns"', $small );
		self::assertStringNotContainsString( 'srcset', $small );
		self::assertStringNotContainsString( 'sizes', $small );
		self::assertSame( '', LibraryImage::html( 999999, 'full', $attributes ) );
	}

	/**
	 * SITE-29: an image that fills its box is as high as that, whatever a theme says of images of articles.
	 */
	public function test_a_themes_inline_style_is_not_ours(): void {
		add_filter(
			'wp_get_attachment_image_attributes',
			static fn ( array $attributes ): array => [ 'style' => 'width:100%;height:57.17%;' ] + $attributes
		);
		$id = self::image( 2000 );
		self::assertStringNotContainsString( '57.17%', LibraryImage::html( $id, 'full', [] ) );
		self::assertStringContainsString(
			' style="object-position:0 0"',
			LibraryImage::html( $id, 'full', [ 'style' => 'object-position:0 0' ] )
		);
		self::assertStringContainsString( '57.17%', wp_get_attachment_image( $id, 'full' ) );
	}

	/**
	 * Every block that names sizes goes that way.
	 */
	public function test_blocks_print_no_sizes_for_a_small_image(): void {
		$id   = self::image( 90 );
		$post = self::id_of(
			wp_insert_post( [ 'post_title' => 'Ferns', 'post_content' => 'Green.', 'post_status' => 'publish' ], true )
		);
		set_post_thumbnail( $post, $id );
		$html = do_blocks(
			get_comment_delimited_block_content( 'brolga/section', [ 'imageId' => $id ], '<p>Words</p>' )
			. get_comment_delimited_block_content(
				'brolga/testimonial',
				[ 'portraitId' => $id, 'author' => 'Ann' ],
				'<p>Words</p>'
			)
			. get_comment_delimited_block_content(
				'brolga/slider',
				[],
				get_comment_delimited_block_content( 'brolga/slide', [ 'imageId' => $id ], '<p>Words</p>' )
			)
			. get_comment_delimited_block_content(
				'brolga/gallery',
				[],
				get_comment_delimited_block_content(
					'core/image',
					[ 'id' => $id ],
					'<figure class="wp-block-image"><img src="' . wp_get_attachment_url( $id ) . '" alt=""/></figure>'
				)
			)
			. get_comment_delimited_block_content( 'brolga/blog', [], '' )
			. get_comment_delimited_block_content(
				'brolga/video',
				[ 'url' => 'https://vimeo.com/1', 'posterId' => $id ],
				''
			)
		);
		self::assertGreaterThanOrEqual( 6, substr_count( $html, 'w90.jpg"' ), $html );
		self::assertStringNotContainsString( ' sizes="', $html );
	}

	/**
	 * SLIDER-34: the smallest of all numbers is no image's, and nothing complains of it.
	 */
	public function test_a_slide_without_a_real_image_asks_for_none(): void {
		$html = do_blocks(
			get_comment_delimited_block_content(
				'brolga/slider',
				[],
				get_comment_delimited_block_content( 'brolga/slide', [ 'imageId' => PHP_INT_MIN ], '<p>Words</p>' )
			)
		);
		self::assertStringContainsString( 'Words', $html );
		self::assertStringNotContainsString( '<img', $html );
	}

	/**
	 * SITE-140: the file tells whether it is the same image.
	 */
	public function test_a_number_counts_where_its_file_is_that_of_the_address(): void {
		$id = self::image( 2000 );

		foreach ( [
			'',
			'https://cdn.example.net/a/2026/11/w2000.jpg?w=300',
			'/wp-content/uploads/2026/11/w2000-300x150.jpg',
			'/w2000-large.jpg',
			'/w2000-scaled.webp',
			'/w2000-e1795910000123-150x150.jpg',
		] as $url ) {
			self::assertSame( $id, LibraryImage::known( $id, $url ), $url );
		}
		foreach ( [ 'https://other.example/2026/11/hero.jpg', '/w200.jpg', '/w2000-2.jpg' ] as $url ) {
			self::assertSame( 0, LibraryImage::known( $id, $url ), $url );
		}
		self::assertSame( 0, LibraryImage::known( $id + 1000, '/w2000.jpg' ) );
		self::assertSame( 0, LibraryImage::known( 0, '' ) );
	}

	/**
	 * SITE-140: each block of ours with an image.
	 *
	 * @param string $markup A block, with `%1$d` for the number and `%2$s` for the address.
	 */
	#[DataProvider( 'blocks_with_images' )]
	public function test_a_block_from_another_site_shows_its_own_image( string $markup ): void {
		$id    = self::image( 2000 );
		$theirs = home_url( '/wp-content/uploads/2020/01/theirs.jpg' );

		foreach ( [ $id, $id + 1000 ] as $number ) {
			$html = do_blocks( sprintf( $markup, $number, $theirs ) );
			self::assertStringContainsString( 'theirs.jpg', $html );
			self::assertStringNotContainsString( 'w2000', $html );
		}
		self::assertStringContainsString(
			'w2000',
			do_blocks( sprintf( $markup, $id, 'https://elsewhere.example/2026/11/w2000-scaled.jpg' ) )
		);
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function blocks_with_images(): iterable {
		yield 'a slide' => [
			'<!-- wp:brolga/slider --><!-- wp:brolga/slide {"imageId":%1$d,"imageUrl":"%2$s"} -->'
				. '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->'
				. '<!-- /wp:brolga/slide --><!-- /wp:brolga/slider -->',
		];
		yield 'a section' => [ '<!-- wp:brolga/section {"imageId":%1$d,"imageUrl":"%2$s"} /-->' ];
		yield 'a testimonial' => [
			'<!-- wp:brolga/testimonial {"author":"A","portraitId":%1$d,"portraitUrl":"%2$s"} -->'
				. '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --><!-- /wp:brolga/testimonial -->',
		];
		yield 'a video' => [
			'<!-- wp:brolga/video {"url":"https://vimeo.com/1","posterId":%1$d,"posterUrl":"%2$s"} /-->',
		];
	}

	/**
	 * SITE-140: an image that was deleted here is left out, one of another site is not.
	 */
	public function test_a_gallery_from_another_site_shows_its_own_images(): void {
		$id     = self::image( 2000 );
		$markup = static fn ( int $number, string $url ): string => do_blocks(
			'<!-- wp:brolga/gallery --><!-- wp:image {"id":' . $number . '} -->'
				. '<figure class="wp-block-image"><img src="'
				. $url . '" alt="A"/></figure><!-- /wp:image --><!-- /wp:brolga/gallery -->'
		);

		self::assertStringContainsString( 'theirs.jpg', $markup( $id, 'https://other.example/theirs.jpg' ) );
		self::assertStringContainsString( 'theirs.jpg', $markup( $id + 1000, 'https://other.example/theirs.jpg' ) );
		self::assertStringContainsString( 'w2000.jpg', $markup( $id, 'https://other.example/2026/11/w2000.jpg' ) );
		self::assertStringNotContainsString( 'gone.jpg', $markup( $id + 1000, home_url( '/gone.jpg' ) ) );
	}
}
