<?php
/**
 * What the server prints for a video slider.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\VideoSlider;

use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

/**
 * A video slider without scripts, and what the view finds.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private const VIDEOS = [
		[
			'url'   => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
			'title' => 'Planting a fig',
		],
		[
			'url'       => '/wp-content/uploads/mango.mp4',
			'title'     => 'Pruning a mango',
			'posterUrl' => '/wp-content/uploads/mango.jpg',
		],
		[ 'url' => 'https://vimeo.com/76979871' ],
	];

	/**
	 * A video slider.
	 *
	 * @param array<string, mixed>       $attributes The slider's.
	 * @param list<array<string, mixed>> $videos     The videos'.
	 */
	private static function slider( array $attributes = [], array $videos = self::VIDEOS ): string {
		$slides = '';
		foreach ( $videos as $index => $video ) {
			$anchor  = [ 'anchor' => 'video-' . ( $index + 1 ) ];
			$slides .= get_comment_delimited_block_content(
				'brolga/video-slide',
				$anchor,
				get_comment_delimited_block_content(
					'brolga/video',
					$video + [ 'anchor' => "video-{$index}-video" ],
					''
				)
			);
		}
		return do_blocks( get_comment_delimited_block_content(
			'brolga/video-slider',
			$attributes + [ 'anchor' => 'videos' ],
			$slides
		) );
	}

	/**
	 * Attributes of the elements that have one.
	 *
	 * @param string $html Markup.
	 * @param string $mark The attribute that they have.
	 * @param string $name The attribute that is asked for.
	 * @return list<string|true|null>
	 */
	private static function each( string $html, string $mark, string $name ): array {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$values = [];
		while ( $tags->next_tag() ) {
			if ( null !== $tags->get_attribute( $mark ) ) {
				$values[] = $tags->get_attribute( $name );
			}
		}
		return $values;
	}

	/**
	 * The markup that the tests of the view are made with.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		self::assert_markup( 'videos', self::slider() );
	}

	/**
	 * SLIDER-23, SLIDER-25, BLOCK-2: a carousel with a name; its videos are picked by their titles.
	 */
	public function test_each_video_has_a_slide_and_a_thumbnail(): void {
		$html = self::slider( [ 'label' => 'How we plant' ] );
		self::assertSame( 'videos', self::each( $html, 'data-brolga-module', 'id' )[0] );
		self::assertSame( 'How we plant', self::each( $html, 'data-brolga-module', 'aria-label' )[0] );
		self::assertSame( [ '1 of 3', '2 of 3', '3 of 3' ], self::each( $html, 'data-brolga-slide', 'aria-label' ) );
		self::assertSame(
			[ 'video-1', 'video-2', 'video-3' ],
			self::each( $html, 'data-brolga-dot', 'aria-controls' )
		);
		self::assertSame( [ 'true', 'false', 'false' ], self::each( $html, 'data-brolga-dot', 'aria-current' ) );
		preg_match_all( '/__title">([^<]+)<\/span><\/button>/', $html, $titles );
		self::assertSame( [ 'Planting a fig', 'Pruning a mango', 'Video 3' ], $titles[1] );
		self::assertMatchesRegularExpression( '/__image"><img[^>]+mango\.jpg/', $html );
		self::assertStringNotContainsString( '__image', self::slider( [ 'design' => 'titles' ] ) );
	}

	/**
	 * SLIDER-19: without scripts nothing is hidden or inert, and a keyboard can scroll the row.
	 */
	public function test_every_video_can_be_reached_without_scripts(): void {
		$html = self::slider();
		self::assertDoesNotMatchRegularExpression( '/<div[^>]* (hidden|inert|aria-hidden)/', $html );
		self::assertSame( [ '0' ], self::each( $html, 'data-brolga-viewport', 'tabindex' ) );
		self::assertStringContainsString( 'href="https://vimeo.com/76979871"', $html );
	}

	/**
	 * SLIDER-31: nothing plays by itself, and nothing is asked of another host.
	 */
	public function test_nothing_starts_by_itself(): void {
		$html = self::slider();
		self::assertSame( [ null ], self::each( $html, 'preload', 'autoplay' ) );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertSame(
			[ null ],
			array_values( array_unique( self::each( $html, 'role', 'data-brolga-autoplay' ) ) )
		);
	}

	/**
	 * SLIDER-32: the slider's shape is its videos', and what is no video is no slide.
	 */
	public function test_a_slide_without_a_video_is_not_there(): void {
		$html = self::slider(
			[ 'ratio' => '4/3' ],
			[
				[ 'url' => '' ],
				[ ...self::VIDEOS[0], 'ratio' => '9/16' ],
				[ 'url' => 'javascript:alert(1)' ],
				self::VIDEOS[2],
			]
		);
		self::assertSame( [ '1 of 2', '2 of 2' ], self::each( $html, 'data-brolga-slide', 'aria-label' ) );
		self::assertSame( [ 'video-2', 'video-4' ], self::each( $html, 'data-brolga-dot', 'aria-controls' ) );
		self::assertSame( 2, substr_count( $html, 'is-ratio-4-3' ) );
		self::assertStringNotContainsString( 'is-ratio-9-16', $html );
		self::assertSame( '', trim( self::slider( [], [ [ 'url' => '' ] ] ) ) );
		self::assertSame( '', trim( self::slider( [], [] ) ) );
	}

	/**
	 * SLIDER-7, SLIDER-21: one video has nothing to pick; arrows are the owner's choice.
	 */
	public function test_controls_are_there_where_they_do_something(): void {
		self::assertStringNotContainsString( 'data-brolga-controls', self::slider( [], [ self::VIDEOS[0] ] ) );
		self::assertSame( [ 'previous', 'next' ], self::each( self::slider(), 'data-brolga-go', 'data-brolga-go' ) );
		self::assertSame( [], self::each( self::slider( [ 'arrows' => false ] ), 'data-brolga-go', 'data-brolga-go' ) );
	}

	/**
	 * SLIDER-29: twenty posters are as many queries as two.
	 */
	public function test_queries_do_not_grow_with_videos(): void {
		$queries = static function ( int $count ): int {
			[ $post ] = Posts::make( 1 );
			$videos   = [];
			for ( $i = 0; $i < $count; $i++ ) {
				$videos[] = self::VIDEOS[0] + [ 'posterId' => Posts::image( $post, "Poster {$i}" ) ];
			}
			wp_cache_flush();
			self::slider();
			$before = get_num_queries();
			self::slider( [], $videos );
			return get_num_queries() - $before;
		};
		$two = $queries( 2 );
		self::assertLessThanOrEqual( 3, $two );
		self::assertSame( $two, $queries( 20 ) );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$quote = '"><script>alert(1)</script><p onclick="';
		$html  = self::slider(
			[
				'anchor'    => 'x' . $quote,
				'label'     => $quote,
				'design'    => $quote,
				'ratio'     => $quote,
				'className' => $quote,
			],
			[
				self::VIDEOS[1],
				[
					'url'       => 'https://vimeo.com/76979871',
					'title'     => $quote,
					'posterUrl' => $quote,
				],
			]
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<p onclick', $html );
		self::assertStringContainsString( 'is-thumbnails', $html );
		self::assertSame( 2, substr_count( $html, 'is-ratio-16-9' ) );
	}
}
