<?php
/**
 * What the server prints for a post slider.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\PostSlider;

use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;

/**
 * Posts as slides of a slider.
 */
final class RenderTest extends TestCase {

	/**
	 * A post slider.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 */
	private static function slider( array $attributes = [] ): string {
		return do_blocks(
			get_comment_delimited_block_content( 'brolga/post-slider', $attributes + [ 'anchor' => 'news' ], '' )
		);
	}

	/**
	 * SLIDER-26, BLOCK-2: posts in their order, each with its image behind and one link.
	 */
	public function test_each_post_is_a_slide_on_its_image(): void {
		foreach ( Posts::make( 3, [ 'post_type' => 'brolga_project' ] ) as $index => $post ) {
			Posts::image( $post, "image-{$index}" );
		}
		$html = self::slider(
			[
				'postType'    => 'brolga_project',
				'postsNumber' => 2,
				'orderBy'     => 'title',
				'order'       => 'asc',
			]
		);
		self::assertMatchesRegularExpression(
			'/^\s*<div[^>]* id="news"[^>]* data-brolga-module="brolga\/post-slider"/',
			preg_replace( '/ class="[^"]*"/', '', $html ) ?? ''
		);
		preg_match_all( '/<h2[^>]*><a href="[^"]+post-(\d)[^"]*">Post (\d)<\/a><\/h2>/', $html, $titles );
		self::assertSame( [ '1', '2' ], $titles[1] );
		self::assertSame( [ '1', '2' ], $titles[2] );
		preg_match_all( '/<img[^>]* src="[^"]*image-(\d)\.jpg"[^>]*>/', $html, $images );
		self::assertSame( [ '0', '1' ], $images[1] );
		self::assertStringContainsString( 'wp-block-brolga-slide__background', $images[0][0] );
		self::assertSame( 2, substr_count( $html, '<a ' ) );
		self::assertStringContainsString( 'What post 1 is about.', $html );
	}

	/**
	 * SLIDER-23, SLIDER-26: it is a slider, with the owner's settings of one.
	 */
	public function test_it_is_a_slider_with_the_owners_settings(): void {
		Posts::make( 3, [ 'post_type' => 'brolga_project' ] );
		$html = self::slider(
			[
				'postType' => 'brolga_project',
				'label'    => 'From the nursery',
				'autoplay' => true,
				'speed'    => 4000,
				'dots'     => false,
				'align'    => 'full',
				'scheme'   => 'light',
				'effect'   => 'slide',
			]
		);
		foreach ( [
			'data-brolga-module="brolga/slider"',
			'aria-roledescription="carousel"',
			'aria-label="From the nursery"',
			'data-brolga-autoplay',
			'data-brolga-speed="4000"',
			'data-brolga-effect="slide"',
			'data-brolga-full',
			'data-brolga-pause',
			'aria-label="3 of 3"',
		] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertStringNotContainsString( 'data-brolga-dot', $html );
		self::assertSame( 3, substr_count( $html, 'data-brolga-scheme="light"' ) );
	}

	/**
	 * SLIDER-26: date and excerpt are the owner's choice.
	 */
	public function test_date_and_excerpt_can_be_left_out(): void {
		Posts::make( 1 );
		$html = self::slider(
			[
				'showDate'    => false,
				'showExcerpt' => false,
				'postsNumber' => 1,
			]
		);
		self::assertStringNotContainsString( '<time', $html );
		self::assertStringNotContainsString( 'is about', $html );
		self::assertStringNotContainsString( 'data-brolga-controls', $html );
	}

	/**
	 * SLIDER-30: nothing to show is nothing to see.
	 */
	public function test_without_posts_it_prints_nothing(): void {
		Posts::make(
			2,
			[
				'post_type'   => 'brolga_project',
				'post_status' => 'private',
			]
		);
		self::assertSame( '', self::slider( [ 'postType' => 'brolga_project' ] ) );
		self::assertSame( '', self::slider( [ 'postType' => 'wp_template' ] ) );
		self::assertSame( '', self::slider( [ 'postType' => 'no_such_type' ] ) );
		self::assertSame( '', self::slider( [ 'offset' => 5000 ] ) );
	}

	/**
	 * SLIDER-30, SLIDER-29: ten posts with images are as many queries as two, three at most.
	 */
	public function test_queries_do_not_grow_with_posts(): void {
		foreach ( Posts::make( 12, [ 'post_type' => 'brolga_project' ] ) as $index => $post ) {
			Posts::image( $post, "image-{$index}" );
		}
		$queries = static function ( int $count ): int {
			wp_cache_flush();
			// What any block asks for: the options, the theme's settings.
			self::slider( [ 'postType' => 'no_such_type' ] );
			do_blocks( '<!-- wp:brolga/slider --><!-- wp:brolga/slide /--><!-- /wp:brolga/slider -->' );
			$before = get_num_queries();
			$html   = self::slider(
				[
					'postType'    => 'brolga_project',
					'postsNumber' => $count,
				]
			);
			self::assertSame( $count, substr_count( $html, '<img' ) );
			return get_num_queries() - $before;
		};
		$two = $queries( 2 );
		self::assertLessThanOrEqual( 3, $two );
		self::assertSame( $two, $queries( 10 ) );
	}

	/**
	 * BLOCK-16: what a contributor saved, and what a title holds, stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		Posts::make(
			1,
			[
				'post_type'  => 'brolga_project',
				'post_title' => 'Post <script>alert(1)</script><img src=x onerror=alert(2)>',
			]
		);
		$quote = '"><script>alert(1)</script><p onclick="';
		$html  = self::slider(
			[
				'postType'     => 'brolga_project',
				'anchor'       => 'x' . $quote,
				'label'        => $quote,
				'design'       => $quote,
				'headingLevel' => 99,
				'ratio'        => '1;background:url(x)',
				'terms'        => [ '1) OR (1=1' ],
			]
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '<p onclick', $html );
		self::assertStringNotContainsString( 'url(x)', $html );
		self::assertStringNotContainsString( '<h99', $html );
	}
}
