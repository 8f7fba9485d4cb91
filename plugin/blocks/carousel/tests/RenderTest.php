<?php
/**
 * What the server prints for a carousel.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Carousel;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

/**
 * A carousel without scripts, and what the view finds.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private const CARDS = [
		'desktop' => 3,
		'tablet'  => 2,
		'phone'   => 1,
	];

	/**
	 * A carousel of so many items.
	 *
	 * @param array<string, mixed> $attributes The carousel's.
	 * @param int                  $count      How many items.
	 * @param string               $content    What each holds.
	 */
	private static function carousel( array $attributes = self::CARDS, int $count = 7, string $content = '' ): string {
		$items = '';
		for ( $i = 1; $i <= $count; $i++ ) {
			$items .= get_comment_delimited_block_content(
				'brolga/carousel-item',
				[ 'anchor' => "plants-{$i}" ],
				'<p>Words</p>' . $content
			);
		}
		return do_blocks(
			get_comment_delimited_block_content( 'brolga/carousel', $attributes + [ 'anchor' => 'plants' ], $items )
		);
	}

	/**
	 * An attribute of the first element that has another one.
	 *
	 * @param string $html Markup.
	 * @param string $mark The attribute that it has.
	 * @param string $name The attribute that is asked for.
	 */
	private static function part( string $html, string $mark, string $name ): string|true|null {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( null !== $tags->get_attribute( $mark ) ) {
				return $tags->get_attribute( $name );
			}
		}
		self::fail( "No {$mark} in {$html}" );
	}

	/**
	 * What the tests of the view are made with.
	 *
	 * @return iterable<string, array{string, array<string, mixed>, 2?: int}>
	 */
	public static function markup(): iterable {
		yield 'of seven' => [ 'seven', self::CARDS ];
		yield 'that plays' => [ 'playing', self::CARDS + [ 'autoplay' => true ] ];
		yield 'of as many as a desktop shows' => [ 'three', self::CARDS, 3 ];
		yield 'without numbers' => [ 'by-rule', [] ];
	}

	/**
	 * The markup that the tests of the view are made with.
	 *
	 * @param string               $name       Of the file.
	 * @param array<string, mixed> $attributes The carousel's.
	 * @param int                  $count      How many items.
	 */
	#[DataProvider( 'markup' )]
	public function test_the_markup_is_what_the_view_is_tested_with(
		string $name,
		array $attributes,
		int $count = 7
	): void {
		self::assert_markup( $name, self::carousel( $attributes, $count ) );
	}

	/**
	 * CAROUSEL-14: a carousel with a name, items with number and count.
	 */
	public function test_it_is_announced_as_a_carousel_of_numbered_slides(): void {
		$html = self::carousel( [ 'label' => 'In the nursery now' ] );
		self::assertSame( 'carousel', self::part( $html, 'data-brolga-module', 'aria-roledescription' ) );
		self::assertSame( 'In the nursery now', self::part( $html, 'data-brolga-module', 'aria-label' ) );
		self::assertSame( 'Plants', self::part( self::carousel(), 'data-brolga-module', 'aria-label' ) );
		self::assertSame( '1 of 7', self::part( $html, 'data-brolga-slide', 'aria-label' ) );
		self::assertStringContainsString( 'aria-label="7 of 7"', $html );
	}

	/**
	 * CAROUSEL-13: without scripts nothing is hidden or inert, and a keyboard can scroll the row.
	 */
	public function test_every_item_can_be_reached_without_scripts(): void {
		$html = self::carousel();
		self::assertSame( 7, substr_count( $html, '<p>Words</p>' ) );
		self::assertDoesNotMatchRegularExpression( '/<div[^>]* (hidden|inert|aria-hidden)/', $html );
		self::assertSame( '0', self::part( $html, 'data-brolga-viewport', 'tabindex' ) );
	}

	/**
	 * CAROUSEL-7: the owner's numbers, and none of a carousel around this one.
	 */
	public function test_styles_and_view_learn_the_owners_numbers(): void {
		$html = self::carousel(
			[
				'desktop' => 4,
				'phone'   => 1,
			]
		);
		self::assertSame( '4 0 1', self::part( $html, 'data-brolga-visible', 'data-brolga-visible' ) );
		self::assertSame(
			'--brolga-carousel-desktop:4;--brolga-carousel-tablet:initial;--brolga-carousel-phone:1',
			trim( (string) self::part( $html, 'data-brolga-module', 'style' ), ';' )
		);
	}

	/**
	 * CAROUSEL-9: no controls where all items are visible in every window, none to see where they are in some.
	 */
	public function test_a_carousel_that_shows_all_has_no_controls(): void {
		$controls = static fn ( string $html ): bool => str_contains( $html, 'data-brolga-controls' );
		self::assertTrue( $controls( self::carousel( self::CARDS, 2 ) ) );
		self::assertFalse( $controls( self::carousel( self::CARDS, 1 ) ) );
		self::assertFalse( $controls( self::carousel( [], 2 ) ) );
		self::assertTrue( $controls( self::carousel( [], 3 ) ) );
		$class = (string) self::part( self::carousel( self::CARDS, 2 ), 'data-brolga-module', 'class' );
		self::assertStringContainsString( 'is-still-on-desktop is-still-on-tablet', $class );
		self::assertStringNotContainsString( 'is-still-on-phone', $class );
	}

	/**
	 * CAROUSEL-11: it moves by itself only where the owner says so, and can be paused then.
	 */
	public function test_what_moves_by_itself_can_be_paused(): void {
		$html = self::carousel( [ 'autoplay' => true ] );
		self::assertSame( 'Pause', self::part( $html, 'data-brolga-pause', 'aria-label' ) );
		self::assertSame( '', self::part( $html, 'data-brolga-module', 'data-brolga-autoplay' ) );
		self::assertStringNotContainsString( 'data-brolga-pause', self::carousel() );
		self::assertNull(
			self::part( self::carousel( [ 'autoplay' => true ], 1 ), 'data-brolga-module', 'data-brolga-autoplay' )
		);
	}

	public function test_a_carousel_in_an_item_counts_its_own_items(): void {
		$inner = '<!-- wp:brolga/carousel --><!-- wp:brolga/carousel-item /--><!-- wp:brolga/carousel-item /--><!-- /wp:brolga/carousel -->';
		$html  = do_blocks( "<!-- wp:brolga/carousel --><!-- wp:brolga/carousel-item -->{$inner}<!-- /wp:brolga/carousel-item --><!-- /wp:brolga/carousel -->" );
		preg_match_all( '/"(\d of \d)"/', $html, $labels );
		self::assertSame( [ '1 of 1', '1 of 2', '2 of 2' ], $labels[1] );
	}

	/**
	 * SLIDER-29: twenty images are as many queries as two.
	 */
	public function test_queries_do_not_grow_with_images(): void {
		$queries = static function ( int $count ): int {
			$items = '';
			for ( $i = 0; $i < $count; $i++ ) {
				$id     = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg' ], "2026/11/{$i}.jpg" );
				$slide  = get_comment_delimited_block_content( 'brolga/slide', [ 'imageId' => $id ], '' );
				$items .= get_comment_delimited_block_content( 'brolga/carousel-item', [], $slide );
			}
			wp_cache_flush();
			self::carousel();
			$asked = 0;
			// Of images alone: WordPress asks for global styles when it likes.
			$count_them = static function ( string $sql ) use ( &$asked ): string {
				$asked += 1 === preg_match( '/ WHERE (?:ID|post_id) (?:=|IN) /', $sql ) ? 1 : 0;
				return $sql;
			};
			add_filter( 'query', $count_them );
			do_blocks( get_comment_delimited_block_content( 'brolga/carousel', [], $items ) );
			remove_filter( 'query', $count_them );
			return $asked;
		};
		$two = $queries( 2 );
		self::assertGreaterThan( 0, $two );
		self::assertSame( $two, $queries( 20 ) );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$quote = '"><script>alert(1)</script><p onclick="';
		$html  = self::carousel(
			[
				'anchor'  => 'x' . $quote,
				'label'   => $quote,
				'design'  => $quote,
				'desktop' => '3;background:url(javascript:alert(1))',
				'phone'   => 99,
				'speed'   => -1,
			]
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringContainsString( 'is-cards', (string) self::part( $html, 'data-brolga-module', 'class' ) );
		self::assertSame( '0 0 0', self::part( $html, 'data-brolga-module', 'data-brolga-visible' ) );
		self::assertSame( '0', self::part( $html, 'data-brolga-module', 'data-brolga-speed' ) );
	}

	public function test_a_carousel_without_an_item_prints_nothing(): void {
		self::assertSame( '', trim( self::carousel( [], 0 ) ) );
	}
}
