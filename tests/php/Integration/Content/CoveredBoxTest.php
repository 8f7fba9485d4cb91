<?php
/**
 * Images that fill a box of another shape.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Images\BlockWidth;
use Brolga\Content\Images\CoveredBox;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

/**
 * @see THEME-20
 */
#[Group( 'once' )]
final class CoveredBoxTest extends TestCase {

	/**
	 * An image of 1200 by 800 pixels, and one of 480.
	 */
	private static function image( int $post = 0 ): int {
		$id   = Posts::image( 0 === $post ? Posts::make( 1 )[0] : $post, 'wide' );
		$meta = wp_get_attachment_metadata( $id );
		self::assertIsArray( $meta );
		$meta['sizes'] = [
			'brolga-column' => [
				'file'      => 'wide-480.jpg',
				'width'     => 480,
				'height'    => 320,
				'mime-type' => 'image/jpeg',
			],
		];
		wp_update_attachment_metadata( $id, $meta );
		return $id;
	}

	public function test_theme_20_a_wide_image_is_as_wide_as_its_box_is_high(): void {
		$shares = [
			768 => 1 / 3,
			0   => 1.0,
		];
		// 3 : 2 in 4 : 5 is drawn 1.875 times as wide as the box.
		self::assertSame(
			[
				'sizes'              => '(max-width: 479px) and (min-resolution: 1.75dppx) min(115vw, 100rem), (min-width: 768px) min(57.5vw, 50rem), min(172.5vw, 150rem)',
				'data-brolga-covers' => '',
			],
			CoveredBox::attributes( self::image(), 4 / 5, $shares, BlockWidth::of( [ 'align' => 'wide' ] ) )
		);
	}

	public function test_theme_20_a_place_in_a_place_is_as_wide_as_it_is_there(): void {
		// Less what is between two of them, and by the window's width from either's steps.
		self::assertSame(
			'(min-width: 782px) calc(min(18vw, 249px) - 1rem), (min-width: 768px) calc(46vw - 1rem), 92vw',
			CoveredBox::attributes(
				self::image(),
				0.0,
				[
					768 => 1 / 2,
					0   => 1.0,
				],
				BlockWidth::of( [ 'brolgaPlace' => '(min-width: 782px) min(36vw, 498px), 92vw' ] ),
				2.0
			)['sizes']
		);
	}

	public function test_theme_20_blocks_of_other_themes_are_as_wide_as_lines_are(): void {
		self::assertSame( 'min(92vw, 44rem)', BlockWidth::of( [] )->at( 0 ) );
		self::assertSame( 'min(92vw, 80rem)', BlockWidth::of( [ 'align' => 'wide' ] )->at( 0 ) );
		self::assertSame( '100vw', BlockWidth::of( [ 'align' => 'full' ] )->at( 0 ) );
	}

	public function test_theme_20_a_box_may_have_another_shape_in_narrow_windows(): void {
		$shares = [
			500 => 1.0,
			0   => 1.0,
		];
		$wide    = BlockWidth::of( [ 'align' => 'wide' ] );
		$upright = CoveredBox::attributes( self::image(), [ 500 => 16 / 9, 0 => 4 / 5 ], $shares, $wide );
		self::assertSame(
			'(max-width: 479px) and (min-resolution: 1.75dppx) min(115vw, 100rem), (min-width: 500px) min(92vw, 80rem), '
				. 'min(172.5vw, 150rem)',
			$upright['sizes']
		);
		self::assertArrayHasKey( 'data-brolga-covers', $upright );
		// Where it is upright in wide windows alone, phones ask for what they show.
		self::assertStringStartsWith(
			'(min-width: 500px) min(172.5vw, 150rem), min(92vw, 80rem)',
			CoveredBox::attributes( self::image(), [ 500 => 4 / 5, 0 => 16 / 9 ], $shares, $wide )['sizes']
		);
	}

	/**
	 * @return array<string, array{float}>
	 */
	public static function shapes_that_cut_no_sides(): array {
		return [
			'the same'          => [ 3 / 2 ],
			'wider'             => [ 16 / 9 ],
			'the image\'s own' => [ 0.0 ],
		];
	}

	#[DataProvider( 'shapes_that_cut_no_sides' )]
	public function test_theme_20_any_other_is_as_wide_as_its_box( float $shape ): void {
		self::assertSame( [ 'sizes' => '50vw' ], CoveredBox::attributes( self::image(), $shape, [ 0 => 0.5 ] ) );
	}

	public function test_theme_20_a_image_whose_size_nobody_knows_is_as_wide_as_its_box(): void {
		self::assertSame( [ 'sizes' => '50vw' ], CoveredBox::attributes( 999999, 4 / 5, [ 0 => 0.5 ] ) );
	}

	/**
	 * However often content passes, and of the images that need it alone.
	 */
	public function test_theme_20_browsers_do_not_choose_by_the_box(): void {
		self::image( Posts::make( 1 )[0] );
		wp_high_priority_element_flag( false );
		foreach ( [
			'brolga/portfolio'            => [ false, '(min-width: 768px) calc(62.5vw' ],
			'brolga/filterable-portfolio' => [ false, '(min-width: 768px) calc(62.5vw' ],
			'brolga/fullwidth-portfolio'  => [ false, '37.5vw' ],
			'brolga/blog'                 => [ true, '33.3vw' ],
		] as $block => [ $auto, $width ] ) {
			$html = do_blocks(
				get_comment_delimited_block_content( $block, [ 'postType' => 'post', 'taxonomy' => 'category' ], '' )
			);
			foreach ( [ $html, wp_filter_content_tags( wp_filter_content_tags( $html ) ) ] as $printed ) {
				$sizes = self::sizes( $printed );
				self::assertSame( $auto, str_starts_with( $sizes, 'auto, ' ), "{$block}: {$sizes}" );
				self::assertStringContainsString( $width, $sizes, $block );
			}
		}
	}

	public function test_theme_20_layouts_have_boxes_of_their_own(): void {
		$posts = Posts::make( 2 );
		array_map( self::image( ... ), $posts );
		$terms = [ Posts::term( 'category', 'Ferns', ...$posts ) ];
		wp_high_priority_element_flag( false );

		$feature = do_blocks( get_comment_delimited_block_content(
			'brolga/portfolio',
			[
				'postType' => 'post',
				'taxonomy' => 'category',
				'terms'    => $terms,
				'layout'   => 'feature',
				'align'    => 'full',
			],
			''
		) );
		self::assertSame(
			'(max-width: 479px) and (min-resolution: 1.75dppx) 125vw, (min-width: 522px) 100vw, 187.5vw',
			self::sizes( $feature ),
			'The first one lies in a wide box, but on a phone.'
		);
		self::assertStringContainsString( '(62.5vw', $feature, 'The next one stands in a high box.' );

		$list = do_blocks( get_comment_delimited_block_content(
			'brolga/blog',
			[ 'terms' => $terms, 'layout' => 'list', 'align' => 'full' ],
			''
		) );
		self::assertSame( 'auto, (min-width: 640px) 36vw, 100vw', self::sizes( $list ) );
	}

	/**
	 * The first image's.
	 */
	private static function sizes( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => 'img' ] ), $html );
		$sizes = $tags->get_attribute( 'sizes' );
		self::assertIsString( $sizes );
		return $sizes;
	}
}
