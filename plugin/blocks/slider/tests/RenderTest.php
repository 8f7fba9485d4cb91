<?php
/**
 * What the server prints for a slider.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Slider;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

/**
 * A slider without scripts, and what the view finds.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * A slider with these slides.
	 *
	 * @param array<string, mixed>       $attributes The slider's.
	 * @param list<array<string, mixed>> $slides     The slides'.
	 */
	private static function slider(
		array $attributes = [],
		array $slides = [ [ 'scheme' => 'light' ], [], [] ]
	): string {
		$markup = '';
		foreach ( $slides as $slide ) {
			$markup .= get_comment_delimited_block_content( 'brolga/slide', $slide, '<p>Words</p>' );
		}
		return do_blocks(
			get_comment_delimited_block_content( 'brolga/slider', $attributes + [ 'anchor' => 'hero' ], $markup )
		);
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
	 * An attribute of the slider's root.
	 *
	 * @param string $html Markup.
	 * @param string $name The attribute.
	 */
	private static function root( string $html, string $name ): string|true|null {
		return self::each( $html, 'data-brolga-module', $name )[0];
	}

	/**
	 * What the tests of the view are made with.
	 *
	 * @return iterable<string, array{string, array<string, mixed>, 2?: list<array<string, mixed>>}>
	 */
	public static function markup(): iterable {
		$video = [ 'videoUrl' => 'https://example.org/video.mp4' ];
		yield 'that stands' => [ 'slider', [] ];
		yield 'of full width' => [ 'full', [ 'align' => 'full' ] ];
		yield 'that plays' => [ 'playing', [ 'autoplay' => true ] ];
		yield 'that plays under the pointer' => [
			'playing-under-pointer',
			[
				'autoplay'    => true,
				'ignoreHover' => true,
			],
		];
		yield 'of one slide' => [ 'one', [ 'autoplay' => true ], [ [] ] ];
		yield 'of videos' => [ 'videos', [], [ $video, $video, [] ] ];
	}

	/**
	 * The markup that the tests of the view are made with.
	 *
	 * @param string                     $name       Of the file.
	 * @param array<string, mixed>       $attributes The slider's.
	 * @param list<array<string, mixed>> $slides     The slides'.
	 */
	#[DataProvider( 'markup' )]
	public function test_the_markup_is_what_the_view_is_tested_with(
		string $name,
		array $attributes,
		array $slides = [ [], [ 'scheme' => 'light' ], [] ]
	): void {
		foreach ( $slides as $index => $slide ) {
			$slides[ $index ] = $slide + [ 'anchor' => 'hero-' . ( $index + 1 ) ];
		}
		self::assert_markup( $name, self::slider( $attributes + [ 'className' => 'speed-3000' ], $slides ) );
	}

	/**
	 * SLIDER-23, BLOCK-1, BLOCK-2: a carousel with a name, slides with number and count.
	 */
	public function test_it_is_announced_as_a_carousel_of_numbered_slides(): void {
		$html = self::slider( [ 'label' => 'Three gardens' ] );
		self::assertSame( 'hero', self::root( $html, 'id' ) );
		self::assertSame( 'region', self::root( $html, 'role' ) );
		self::assertSame( 'carousel', self::root( $html, 'aria-roledescription' ) );
		self::assertSame( 'Three gardens', self::root( $html, 'aria-label' ) );
		self::assertSame( 'Hero', self::root( self::slider(), 'aria-label' ) );
		self::assertSame( [ 'group', 'group', 'group' ], self::each( $html, 'data-brolga-slide', 'role' ) );
		self::assertSame(
			[ 'slide', 'slide', 'slide' ],
			self::each( $html, 'data-brolga-slide', 'aria-roledescription' )
		);
		self::assertSame( [ '1 of 3', '2 of 3', '3 of 3' ], self::each( $html, 'data-brolga-slide', 'aria-label' ) );
	}

	/**
	 * SLIDER-19: without scripts nothing is hidden or inert, and a keyboard can scroll the row.
	 */
	public function test_every_slide_can_be_reached_without_scripts(): void {
		$html = self::slider();
		self::assertSame( 3, substr_count( $html, '<p>Words</p>' ) );
		self::assertDoesNotMatchRegularExpression( '/<div[^>]* (hidden|inert|aria-hidden)/', $html );
		self::assertSame( [ '0' ], self::each( $html, 'data-brolga-viewport', 'tabindex' ) );
	}

	/**
	 * SLIDER-1, SLIDER-15: the first slide is active, and the slider has its light or dark.
	 */
	public function test_the_first_slide_is_active_and_gives_its_style(): void {
		$html = self::slider();
		self::assertSame(
			[ true, null, null ],
			array_map(
				static fn ( string|true|null $value ): ?bool => null === $value ? null : true,
				self::each( $html, 'data-brolga-slide', 'data-brolga-active' )
			)
		);
		self::assertStringContainsString( 'is-light', (string) self::root( $html, 'class' ) );
		self::assertSame( [ 'light', 'dark', 'dark' ], self::each( $html, 'data-brolga-slide', 'data-brolga-scheme' ) );
		self::assertStringContainsString( 'is-dark', (string) self::root( self::slider( [], [ [], [] ] ), 'class' ) );
	}

	/**
	 * SLIDER-21: arrows and dots are the owner's choice.
	 */
	public function test_arrows_and_dots_can_be_switched_off(): void {
		$count = static function ( string $html ): array {
			return [ substr_count( $html, 'data-brolga-go=' ), substr_count( $html, 'data-brolga-dot ' ) ];
		};
		self::assertSame( [ 2, 3 ], $count( self::slider() ) );
		self::assertSame( [ 0, 3 ], $count( self::slider( [ 'arrows' => false ] ) ) );
		self::assertSame( [ 2, 0 ], $count( self::slider( [ 'dots' => false ] ) ) );
		$bare = self::slider(
			[
				'arrows' => false,
				'dots'   => false,
			]
		);
		self::assertStringNotContainsString( 'data-brolga-controls', $bare );
	}

	/**
	 * SLIDER-7: one slide has nothing to move to.
	 */
	public function test_one_slide_has_no_controls(): void {
		$html = self::slider( [ 'autoplay' => true ], [ [] ] );
		self::assertStringNotContainsString( '<button', $html );
		self::assertNull( self::root( $html, 'data-brolga-autoplay' ) );
	}

	/**
	 * SLIDER-16: what moves by itself has a pause button, which comes before all else.
	 */
	public function test_what_moves_by_itself_can_be_paused(): void {
		$html = self::slider( [ 'autoplay' => true ] );
		self::assertSame( [ 'Pause' ], self::each( $html, 'data-brolga-pause', 'aria-label' ) );
		self::assertMatchesRegularExpression( '/data-brolga-controls>\s*<button[^>]* data-brolga-pause/', $html );
		self::assertStringNotContainsString( 'data-brolga-pause', self::slider() );
		self::assertStringContainsString(
			'data-brolga-pause',
			self::slider( [], [ [ 'videoUrl' => 'https://example.org/a.mp4' ] ] )
		);
	}

	/**
	 * SLIDER-8, SLIDER-9, SLIDER-10, SLIDER-11: what the view has to know.
	 */
	public function test_the_view_learns_the_owners_settings(): void {
		$html = self::slider(
			[
				'autoplay'    => true,
				'speed'       => 4000,
				'ignoreHover' => true,
				'effect'      => 'slide',
				'align'       => 'full',
				'className'   => 'speed-3000',
			]
		);
		self::assertSame( '4000', self::root( $html, 'data-brolga-speed' ) );
		self::assertSame( 'slide', self::root( $html, 'data-brolga-effect' ) );
		self::assertSame( '', self::root( $html, 'data-brolga-autoplay' ) );
		self::assertSame( '', self::root( $html, 'data-brolga-ignore-hover' ) );
		self::assertSame( '', self::root( $html, 'data-brolga-full' ) );
		self::assertStringContainsString( 'speed-3000', (string) self::root( $html, 'class' ) );
		$plain = self::slider();
		foreach ( [ 'autoplay', 'ignore-hover', 'full' ] as $flag ) {
			self::assertNull( self::root( $plain, 'data-brolga-' . $flag ) );
		}
		self::assertSame( 'fade', self::root( $plain, 'data-brolga-effect' ) );
	}

	/**
	 * The page's first image is loaded at once and before others, no later slider's is; those of later slides are last.
	 */
	public function test_only_the_first_image_of_a_page_is_not_lazy(): void {
		$slides = [ [ 'imageUrl' => 'https://example.org/1.jpg' ], [ 'imageUrl' => 'https://example.org/2.jpg' ] ];
		$html   = self::slider( [], $slides ) . self::slider( [ 'anchor' => 'second' ], $slides );
		self::assertSame(
			[ 'eager', 'lazy', 'lazy', 'lazy' ],
			self::each( $html, 'data-brolga-background', 'loading' )
		);
		self::assertSame(
			[ 'high', 'low', null, 'low' ],
			self::each( $html, 'data-brolga-background', 'fetchpriority' )
		);
	}

	/**
	 * SLIDER-28: a slider in a slide counts its own.
	 */
	public function test_a_slider_in_a_slide_counts_its_own_slides(): void {
		$inner = '<!-- wp:brolga/slider {"anchor":"inner"} --><!-- wp:brolga/slide /--><!-- wp:brolga/slide /--><!-- /wp:brolga/slider -->';
		$html  = do_blocks( '<!-- wp:brolga/slider {"anchor":"outer"} --><!-- wp:brolga/slide -->'
			. $inner
			. '<!-- /wp:brolga/slide --><!-- wp:brolga/slide /--><!-- wp:brolga/slide /--><!-- /wp:brolga/slider -->' );
		self::assertSame(
			[ '1 of 3', '1 of 2', '2 of 2', '2 of 3', '3 of 3' ],
			self::each( $html, 'data-brolga-slide', 'aria-label' )
		);
	}

	/**
	 * BLOCK-4: without an anchor each module has an id of its own.
	 */
	public function test_sliders_and_slides_without_an_anchor_are_numbered(): void {
		$html = self::slider( [ 'anchor' => '' ] ) . self::slider( [ 'anchor' => '' ] );
		preg_match_all( '/ id="(slide[r]?-\d+)"/', $html, $ids );
		self::assertCount( 8, array_unique( $ids[1] ) );
		self::assertSame(
			self::each( $html, 'data-brolga-slide', 'id' ),
			self::each( $html, 'data-brolga-dot', 'aria-controls' )
		);
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
				'effect'    => $quote,
				'ratio'     => '1;background:url(javascript:alert(1))',
				'minHeight' => -5,
				'speed'     => -1,
				'className' => $quote,
			]
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertSame( [ null ], array_values( array_unique( self::each( $html, 'role', 'onclick' ) ) ) );
		self::assertSame(
			'--brolga-slider-ratio:16/9;--brolga-slider-height:0svh',
			trim( (string) self::root( $html, 'style' ), ';' )
		);
		self::assertSame( '0', self::root( $html, 'data-brolga-speed' ) );
		self::assertSame( 'fade', self::root( $html, 'data-brolga-effect' ) );
	}

	/**
	 * SLIDER-29: twenty images are as many queries as two.
	 */
	public function test_queries_do_not_grow_with_images(): void {
		$queries = static function ( int $count ): int {
			$slides = [];
			for ( $i = 0; $i < $count; $i++ ) {
				$id = wp_insert_attachment(
					[
						'post_title'     => 'An image',
						'post_mime_type' => 'image/jpeg',
					],
					"2026/11/{$i}.jpg"
				);
				wp_update_attachment_metadata(
					$id,
					[
						'file'   => "2026/11/{$i}.jpg",
						'width'  => 1600,
						'height' => 900,
						'sizes'  => [],
					]
				);
				$slides[] = [ 'imageId' => $id ];
			}
			wp_cache_flush();
			// What any block asks for: the options, the theme's settings.
			self::slider();
			$before = get_num_queries();
			$html   = self::slider( [], $slides );
			self::assertSame( $count, substr_count( $html, '<img' ) );
			return get_num_queries() - $before;
		};
		$two = $queries( 2 );
		self::assertLessThanOrEqual( 3, $two );
		self::assertSame( $two, $queries( 20 ) );
	}

	public function test_a_slider_without_a_slide_prints_nothing(): void {
		self::assertSame( '', trim( self::slider( [], [] ) ) );
	}
}
