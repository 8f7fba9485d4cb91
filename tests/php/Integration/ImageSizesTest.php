<?php
/**
 * How wide images are, wherever the theme's layouts have them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use Brolga\Theme\Lengths;
use Brolga\Theme\Rooms;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Type_Registry;
use WP_HTML_Tag_Processor;

/**
 * @see THEME-20
 */
#[Group( 'once' )]
final class ImageSizesTest extends TestCase {

	/**
	 * Where an image stands, and how wide it says it is. `%s` is the image's block.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function places(): array {
		$column = '<!-- wp:column %2$s --><div class="wp-block-column">%1$s</div><!-- /wp:column -->';
		$column = static fn ( string $inner, string $more = '' ): string => sprintf( $column, $inner, $more );
		$in     = static fn ( string $block, string $attributes, string $inner ): string =>
			"<!-- wp:$block $attributes --><div>$inner</div><!-- /wp:$block -->";

		return [
			'among lines'                   => [ '%s', '(min-width: 782px) min(90vw, 704px), 92vw' ],
			'wide'                          => [
				$in( 'group', '{"align":"wide"}', '%s' ),
				'(min-width: 782px) min(93vw, 1280px), 92vw',
			],
			'from edge to edge'             => [ $in( 'group', '{"align":"full"}', '%s' ), '100vw' ],
			'lines within it'               => [
				$in( 'group', '{"align":"full","layout":{"type":"constrained"}}', '%s' ),
				'(min-width: 782px) min(90vw, 704px), 92vw',
			],
			'longer lines'                  => [
				$in( 'group', '{"align":"full","layout":{"type":"constrained","contentSize":"56rem"}}', '%s' ),
				'(min-width: 782px) min(92vw, 896px), 92vw',
			],
			'in a column that takes the rest' => [
				$in( 'columns', '{"align":"wide"}', $column( '' ) . $column( '%s' ) ),
				'(min-width: 782px) min(46vw, 627px), 92vw',
			],
			'in a column with a width'      => [
				$in(
					'columns',
					'{"align":"wide"}',
					$column( '', '{"width":"75%%"}' ) . $column( '%s', '{"width":"25%%"}' )
				),
				'(min-width: 782px) min(23vw, 314px), 92vw',
			],
			'in columns in a column'        => [
				$in(
					'columns',
					'{"align":"wide"}',
					$column( '' )
						. $column( $in( 'columns', '{"className":"is-style-pairs"}', $column( '' ) . $column( '%s' ) ) )
				),
				'(min-width: 782px) min(22vw, 300px), 45vw',
			],
			'in columns that stay'          => [
				$in( 'columns', '{"align":"full","isStackedOnMobile":false}', $column( '' ) . $column( '%s' ) ),
				'(min-width: 600px) 49vw, 48vw',
			],
			'in a grid'                     => [
				$in(
					'group',
					'{"align":"wide","layout":{"type":"grid","columnCount":2,"minimumColumnWidth":"20rem"}}',
					'%s'
				),
				'(min-width: 782px) min(46vw, 627px), (min-width: 600px) min(92vw, 552px), 92vw',
			],
			'with more padding than room'   => [
				$in( 'group', '{"style":{"spacing":{"padding":{"left":"60rem","right":"60rem"}}}}', '%s' ),
				'0vw',
			],
			'with padding around it'        => [
				$in( 'group', '{"style":{"spacing":{"padding":{"left":"2rem","right":"2rem"}}}}', '%s' ),
				'(min-width: 782px) min(82vw, 640px), (min-width: 600px) 82vw, 81vw',
			],
		];
	}

	#[DataProvider( 'places' )]
	public function test_theme_20_an_image_is_as_wide_as_its_place( string $markup, string $sizes ): void {
		self::assertSame( $sizes, $this->sizes( sprintf( $markup, $this->image( '' ) ) ) );
	}

	/**
	 * Core has one column of them on phones, however many it is told.
	 */
	public function test_theme_20_an_image_in_a_list_of_posts_has_a_phone_for_itself(): void {
		Posts::make( 3 );

		self::assertSame(
			'(min-width: 782px) min(30vw, 409px), (min-width: 600px) 29vw, 92vw',
			$this->sizes(
				'<!-- wp:query {"query":{"perPage":3,"postType":"post","inherit":false},"align":"wide"} --><div class="wp-block-query alignwide"><!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} -->'
				. $this->image( '' )
				. '<!-- /wp:post-template --></div><!-- /wp:query -->'
			)
		);
	}

	public function test_theme_20_an_image_in_a_box_of_another_shape_is_wider_than_the_box(): void {
		// 3 : 2 in 3 : 4 is drawn twice as wide; dense phones ask for two thirds of that.
		self::assertSame(
			'(max-width: 599px) and (min-resolution: 1.75dppx) 122.7vw, (min-width: 782px) min(180vw, 1408px), 184vw',
			$this->sizes( $this->image( ',"aspectRatio":"3/4","scale":"cover"' ) )
		);
		foreach ( [ ',"aspectRatio":"3/4","scale":"contain"', ',"aspectRatio":"16/9"' ] as $attributes ) {
			self::assertSame(
				'(min-width: 782px) min(90vw, 704px), 92vw',
				$this->sizes( $this->image( $attributes ) )
			);
		}
	}

	public function test_theme_20_an_image_beside_words_is_as_high_as_they_are(): void {
		$split = '<!-- wp:columns {"align":"full","className":"is-style-split"} --><div class="wp-block-columns"><!-- wp:column {"width":"57%"} --><div class="wp-block-column"></div><!-- /wp:column --><!-- wp:column {"width":"43%"} --><div class="wp-block-column">'
			. $this->image( '' )
			. '</div><!-- /wp:column --></div><!-- /wp:columns -->';

		$this->sizes( $this->image( '' ) );
		self::assertSame(
			'(max-width: 599px) and (min-resolution: 1.75dppx) 125vw, (min-width: 782px) max(42vw, 39rem), 187.5vw',
			$this->sizes( $split )
		);
	}

	/**
	 * An image beside words is higher where it begins the page: nothing but white space came before.
	 */
	public function test_theme_20_words_before_an_image_make_it_a_later_one(): void {
		$split  = '<!-- wp:columns {"className":"is-style-split"} --><div><!-- wp:column --><div>' . $this->image( '' )
			. '</div><!-- /wp:column --></div><!-- /wp:columns -->';
		$height = static function ( string $before ) use ( $split ): string {
			$rooms = new Rooms( new Lengths() );
			$noted = array_map(
				static fn ( array $block ): array => $rooms->noted( $block, true ),
				parse_blocks( $before . $split )
			);

			return 1 === preg_match( '/"brolgaHeight":"(\w+)"/', (string) wp_json_encode( $noted ), $found )
				? $found[1]
				: '';
		};

		self::assertSame( '46rem', $height( "\n\n" ) );
		self::assertSame( '26rem', $height( '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->' ) );
	}

	/**
	 * WooCommerce prints all attributes of its blocks; pages need not carry ours.
	 */
	public function test_theme_20_what_a_block_is_told_is_not_on_the_page(): void {
		$html = apply_filters(
			'render_block_woocommerce/product-image',
			'<div data-brolga-room="50vw" data-brolga-leader="1" data-brolga-led="99vw" data-aspect-ratio="4/5"><a href="/fern/"><img src="/fern.jpg" alt=""></a></div>',
			[
				'attrs' => [
					'brolgaRoom'   => '50vw',
					'brolgaLeader' => 1,
					'brolgaLed'    => '99vw',
				],
			]
		);

		self::assertIsString( $html );
		self::assertSame(
			'<div data-aspect-ratio="4/5"><a href="/fern/"><img data-brolga-room="99vw" src="/fern.jpg" alt=""></a></div>',
			preg_replace( '/ {2,}/', ' ', $html )
		);
	}

	/**
	 * Blocks that print images themselves hear of their place; the others, and those around them, pay nothing.
	 */
	public function test_theme_20_blocks_hear_of_their_place(): void {
		$told = [];
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			$block = parse_blocks( "<!-- wp:{$type->name} /-->" )[0];
			$noted = ( new Rooms( new Lengths() ) )->noted( $block, true )['attrs'];
			if ( is_array( $noted ) && isset( $noted['brolgaPlace'] ) ) {
				$told[] = $type->name;
			}
		}
		sort( $told );

		self::assertSame(
			array_map(
				static fn ( string $name ): string => "brolga/$name",
				[
					'blog',
					'filterable-portfolio',
					'fullwidth-portfolio',
					'gallery',
					'portfolio',
					'section',
					'slide',
					'video',
				]
			),
			$told
		);
	}

	/**
	 * What no editor writes gets some width, without a complaint; WordPress itself dies of parts of it.
	 */
	public function test_theme_20_odd_attributes_are_survived(): void {
		$image  = $this->image( '' );
		$attributes = '{"align":?,"width":?,"columns":?,"mediaWidth":?,"className":?,'
			. '"style":{"spacing":{"padding":{"left":?,"right":?},"blockGap":?}},'
			. '"layout":{"type":%s,"columnCount":?,"minimumColumnWidth":?,"contentSize":?,"wideSize":?}}';
		$odd = [ '[]', '{"a":1}', '-5', '0', '1e400', 'true', 'null', '"<b>"', '"calc(((("', '"9e99rem"', '"max(,)"' ];
		foreach ( $odd as $value ) {
			foreach ( [ '"grid"', '"constrained"', '?' ] as $type ) {
				$told = str_replace( '?', $value, sprintf( $attributes, $type ) );
				foreach ( [ 'group', 'columns', 'gallery', 'post-template', 'brolga/carousel' ] as $name ) {
					$markup = "<!-- wp:$name $told --><div>$image</div><!-- /wp:$name -->";
					$noted  = ( new Rooms( new Lengths() ) )->noted( parse_blocks( $markup )[0], true );
					$note   = (string) wp_json_encode( $noted['innerBlocks'] );
					self::assertMatchesRegularExpression( '/"brolgaRoom":"[\w\s().,:-]+"/', $note, $markup );
					self::assertDoesNotMatchRegularExpression( '/"brolgaRoom":"[^"]*(?:nan|inf)/i', $note, $markup );
				}
			}
		}
	}

	public function test_theme_20_what_an_owner_says_stays(): void {
		$html = $this->sizes( str_replace( '<img', '<img sizes="50vw"', $this->image( '' ) ) );

		self::assertSame( '50vw', $html );
	}

	/**
	 * The notes are for the filters alone, and an image with one file needs no `sizes`.
	 */
	public function test_theme_20_an_image_with_one_file_says_nothing(): void {
		$html = $this->printed( '<!-- wp:image --><figure class="wp-block-image"><img src="/a.svg" alt=""/></figure><!-- /wp:image -->' );

		self::assertStringContainsString( '<img', $html );
		self::assertStringNotContainsString( 'sizes', $html );
		self::assertStringNotContainsString( 'data-brolga', $html );
	}

	/**
	 * An image of 1200 by 800 pixels, with a smaller file.
	 *
	 * @param string $attributes More of the block's.
	 */
	private function image( string $attributes ): string {
		$id = Posts::image( $this->make_post( '', 'publish', 'post', 'Ferns' ), 'ferns', [ 'brolga-column' => 480 ] );

		return '<!-- wp:image {"id":' . $id . $attributes . '} --><figure class="wp-block-image"><img src="'
			. wp_get_attachment_url( $id )
			. '" alt="" class="wp-image-'
			. $id
			. '"/></figure><!-- /wp:image -->';
	}

	/**
	 * What a page's content is printed as, the template's pass included.
	 */
	private function printed( string $markup ): string {
		wp_high_priority_element_flag( false );

		$html = apply_filters( 'the_content', $markup );
		self::assertIsString( $html );

		return wp_filter_content_tags( $html );
	}

	/**
	 * The first image's `sizes`, without the `auto` of lazy images.
	 */
	private function sizes( string $markup ): string {
		$html = $this->printed( $markup );
		$tags = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'tag_name' => 'img' ] ), $html );
		self::assertNull( $tags->get_attribute( 'data-brolga-room' ) );
		$sizes = $tags->get_attribute( 'sizes' );
		self::assertIsString( $sizes, $html );

		return str_replace( 'auto, ', '', $sizes );
	}
}
