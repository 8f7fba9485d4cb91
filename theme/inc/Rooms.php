<?php
/**
 * How wide the places are that blocks give to what is in them.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * Goes through blocks from the outside to the inside, as browsers lay them out,
 * and notes with each image how wide its place is. Each of the rules is one that
 * WordPress' own style sheets keep.
 *
 * @see THEME-20
 */
final class Rooms {

	/** What an image's block knows its place by, and how high the box is that it fills, where that is known. */
	public const NOTE   = 'brolgaRoom';
	public const HEIGHT = 'brolgaHeight';

	/** What blocks that print images themselves know it by: they say that they do with a support of this name. */
	public const PLACE = 'brolgaPlace';

	/** The window from which an image is as high as its column, and not as its own shape says. */
	public const HEIGHT_FROM = self::STACKED_BELOW;

	/** Columns of which an image alone fills one, by their class: how high that is first on a page, and below. */
	private const SPLIT       = 'is-style-split';
	private const SPLIT_FIRST = '46rem';
	private const SPLIT_LATER = '26rem';

	/** Where core stacks columns, and where it stacks an image and its text. */
	private const STACKED_BELOW       = 782;
	private const MEDIA_STACKED_BELOW = 600;

	/** Between blocks that say nothing of it. */
	private const GAP = 'var:preset|spacing|40';

	/** Between two columns that stay beside each other on a phone, by their class. */
	private const PAIRS     = 'is-style-pairs';
	private const PAIRS_GAP = 'var:preset|spacing|30';

	/** Between the images of a gallery. */
	private const GALLERY_GAP = '16px';

	/** The narrowest column of a grid that does not say it. */
	private const GRID_COLUMN = '12rem';

	/** Who prints images. */
	private const IMAGES = [
		'core/image',
		'core/cover',
		'core/media-text',
		'core/post-featured-image',
		'woocommerce/product-image',
	];

	/** Where products stand beside each other as on a desktop, and what is between them. */
	private const PRODUCTS_FROM = 768;
	private const PRODUCTS_GAPS = [ 'var:preset|spacing|30', 'var:preset|spacing|40' ];

	/** The class of products of which the first takes the place of two, and what it knows that by. */
	private const LEADING = 'is-style-lead';
	public const LEADER   = 'brolgaLeader';
	public const LED      = 'brolgaLed';

	/** The class of products with the plugin's filters beside them, and what these take on a desktop. */
	private const FILTERED     = 'is-style-brolga-filters';
	private const FILTERS      = '16.5rem';
	private const FILTERS_FROM = 1080;

	/**
	 * How wide lines are, by alignment, and what is left beside them.
	 *
	 * @var array{content: mixed, wide: mixed, gutter: mixed}|null
	 */
	private ?array $page = null;

	/** Whether nothing on the page came before. */
	private bool $is_first = true;

	/** How many products have led others. */
	private int $leaders = 0;

	public function __construct( private readonly Lengths $lengths ) {}

	/**
	 * Notes the places in a block that stands by itself.
	 *
	 * @param array<string, mixed> $block      The parsed block.
	 * @param bool                 $in_content Whether it is in a page's content, whose lines are limited.
	 * @return array<string, mixed>
	 */
	public function noted( array $block, bool $in_content ): array {
		$is_first       = $this->is_first;
		$this->is_first = $is_first && ( ! $in_content || null === ( $block['blockName'] ?? null ) );
		if ( ! self::shows( $block ) ) {
			return $block;
		}
		$room = Room::whole();
		// Nothing is wide but among lines that are limited: a pattern in a template stands there, too.
		$is_limited = $in_content || 'wide' === ( self::array( $block['attrs'] ?? [] )['align'] ?? '' );

		return $this->note( $block, $is_limited ? $this->aligned( $room, $block, [], true ) : $room, $is_first );
	}

	/**
	 * Whether a block prints an image, or one in it does: the others need no place.
	 *
	 * @param mixed $block The parsed block.
	 */
	private static function shows( mixed $block ): bool {
		if ( ! is_array( $block ) ) {
			return false;
		}
		$name = $block['blockName'] ?? null;
		if ( is_string( $name ) && ( in_array( $name, self::IMAGES, true ) || self::is_told( $name ) ) ) {
			return true;
		}
		foreach ( self::array( $block['innerBlocks'] ?? [] ) as $inner ) {
			if ( self::shows( $inner ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Notes the place of a block and of all that is in it.
	 *
	 * @param array<string, mixed> $block    The parsed block.
	 * @param Room                 $room     Its place.
	 * @param bool                 $is_first Whether it begins the page.
	 * @return array<string, mixed>
	 */
	private function note( array $block, Room $room, bool $is_first ): array {
		$name  = $block['blockName'] ?? '';
		$attrs = self::array( $block['attrs'] ?? [] );
		$inner = self::array( $block['innerBlocks'] ?? [] );
		$block['attrs'] = $this->notes( $name, $room, $attrs ) + $attrs;
		$showing        = array_filter( $inner, self::shows( ... ) );
		if ( [] === $showing ) {
			return $block;
		}
		$showing = $this->marked( $name, $attrs, $showing, $is_first );
		$places  = $this->places( $name, $room, $attrs, $inner, $showing );
		foreach ( $showing as $index => $child ) {
			$inner[ $index ] = $this->note( $child, $places[ $index ] ?? $room, $is_first && 0 === $index );
		}
		$block['innerBlocks'] = $inner;

		return $block;
	}

	/**
	 * What is noted with a block itself.
	 *
	 * @param mixed                $name  The block's name.
	 * @param Room                 $room  Its place.
	 * @param array<string, mixed> $attrs Its attributes.
	 * @return array<string, string>
	 */
	private function notes( mixed $name, Room $room, array $attrs ): array {
		if ( ! in_array( $name, self::IMAGES, true ) ) {
			return is_string( $name ) && self::is_told( $name ) ? [ self::PLACE => $room->sizes() ] : [];
		}
		$own   = 'core/media-text' === $name ? $this->media( $room, $attrs ) : $this->narrowed( $room, $attrs );
		$notes = [ self::NOTE => $own->sizes() ];
		if ( isset( $attrs[ self::LEADER ] ) ) {
			$notes[ self::LED ] = $own->map( static fn ( float $width ): float => 2 * $width )->sizes();
		}

		return $notes;
	}

	/**
	 * What is in a block, with what its class says of it.
	 *
	 * @param mixed                   $name     The block's name.
	 * @param array<string, mixed>    $attrs    Its attributes.
	 * @param array<array-key, mixed> $showing  What is in it.
	 * @param bool                    $is_first Whether it begins the page.
	 * @return array<array-key, array<string, mixed>>
	 */
	private function marked( mixed $name, array $attrs, array $showing, bool $is_first ): array {
		$showing = array_map( self::array( ... ), $showing );

		return match ( true ) {
			'core/columns' === $name && self::has_class( $attrs, self::SPLIT ) => array_map(
				fn ( array $column ): array => $this->filled( $column, $is_first ),
				$showing
			),
			'woocommerce/product-collection' === $name && self::has_class( $attrs, self::LEADING ) => array_map(
				$this->led( ... ),
				$showing
			),
			default => $showing,
		};
	}

	/**
	 * The places in a block.
	 *
	 * @param mixed                   $name    The block's name.
	 * @param Room                    $room    Its place.
	 * @param array<string, mixed>    $attrs   Its attributes.
	 * @param array<array-key, mixed> $inner   What is in it.
	 * @param array<array-key, mixed> $showing What of that shows images.
	 * @return array<array-key, Room>
	 */
	private function places( mixed $name, Room $room, array $attrs, array $inner, array $showing ): array {
		$count = count( $inner );

		return match ( $name ) {
			'core/columns'    => $this->columns( $room, $attrs, $inner ),
			'core/gallery'    => array_fill( 0, $count, $this->gallery( $room, $attrs, $count ) ),
			'core/media-text' => [],
			'brolga/carousel' => array_fill( 0, $count, $this->row( $room, $attrs ) ),
			'woocommerce/product-collection' => $this->products( $room, $attrs, $showing ),
			default           => $this->inside( $room, $attrs, $showing, 'core/post-template' === $name ),
		};
	}

	/**
	 * The places in a block that has a layout of its own, or none.
	 *
	 * @param Room                    $room  Its place.
	 * @param array<array-key, mixed> $attrs Its attributes.
	 * @param array<array-key, mixed> $inner What is in it.
	 * @param bool                    $is_list Whether it is a list of posts, one below the other on phones.
	 * @return array<array-key, Room>
	 */
	private function inside( Room $room, array $attrs, array $inner, bool $is_list ): array {
		$layout = self::array( $attrs['layout'] ?? [] );
		$padded = $this->padded( $room, $attrs );
		if ( 'grid' === ( $layout['type'] ?? '' ) ) {
			$place = $this->grid( $padded, $layout, $attrs, $is_list );

			return array_map( static fn (): Room => $place, $inner );
		}
		if ( 'constrained' !== ( $layout['type'] ?? '' ) ) {
			return array_map( static fn (): Room => $padded, $inner );
		}

		return array_map(
			fn ( mixed $child ): Room => $this->aligned( $padded, self::array( $child ), $layout, $room->is_whole() ),
			$inner
		);
	}

	/**
	 * The place of a block among lines that are no wider than can be read.
	 *
	 * @param Room                    $room     The place of all of them.
	 * @param array<array-key, mixed> $block    The block.
	 * @param array<array-key, mixed> $layout   What is said of the lines.
	 * @param bool                    $is_whole Whether they would reach the window's edges.
	 */
	private function aligned( Room $room, array $block, array $layout, bool $is_whole ): Room {
		$align = self::array( $block['attrs'] ?? [] )['align'] ?? self::usual_align( $block['blockName'] ?? '' );
		if ( 'full' === $align ) {
			return $room;
		}
		$page   = $this->page();
		$widest = 'wide' === $align
			? $layout['wideSize'] ?? $page['wide']
			: $layout['contentSize'] ?? $page['content'];

		return $room->map(
			function ( float $width, int $window ) use ( $is_whole, $page, $widest ): float {
				$gutter = $is_whole && $width >= $window ? $this->lengths->px( $page['gutter'], $window ) ?? 0.0 : 0.0;

				return min( $width - 2 * $gutter, $this->lengths->px( $widest, $window, $width ) ?? INF );
			}
		);
	}

	/**
	 * How a block is aligned that does not say it.
	 *
	 * @param mixed $name The block's name.
	 */
	private static function usual_align( mixed $name ): mixed {
		return self::array( self::type( $name )->attributes['align'] ?? [] )['default'] ?? '';
	}

	/**
	 * What padding leaves of a place.
	 *
	 * @param Room                    $room  The place.
	 * @param array<array-key, mixed> $attrs The block's attributes.
	 */
	private function padded( Room $room, array $attrs ): Room {
		$padding = self::array( self::array( self::array( $attrs['style'] ?? [] )['spacing'] ?? [] )['padding'] ?? [] );
		if ( ! isset( $padding['left'] ) && ! isset( $padding['right'] ) ) {
			return $room;
		}

		return $room->map(
			fn ( float $width, int $window ): float => $width
				- ( $this->lengths->px( $padding['left'] ?? '', $window, $width ) ?? 0.0 )
				- ( $this->lengths->px( $padding['right'] ?? '', $window, $width ) ?? 0.0 )
		);
	}

	/**
	 * What is left where the block itself was given a width.
	 *
	 * @param Room                    $room  The place.
	 * @param array<array-key, mixed> $attrs The block's attributes.
	 */
	private function narrowed( Room $room, array $attrs ): Room {
		return isset( $attrs['width'] )
			? $room->map(
				function ( float $width, int $window ) use ( $attrs ): float {
					$own = is_numeric( $attrs['width'] ) ? $attrs['width'] . 'px' : $attrs['width'];

					return min( $width, $this->lengths->px( $own, $window, $width ) ?? INF );
				}
			)
			: $room;
	}

	/**
	 * The places of columns: those with a width of their own take it, the others
	 * share what is left, and all give way for the gaps.
	 *
	 * @param Room                    $room  The place.
	 * @param array<array-key, mixed> $attrs The attributes of them all.
	 * @param array<array-key, mixed> $inner The columns.
	 * @return array<array-key, Room>
	 */
	private function columns( Room $room, array $attrs, array $inner ): array {
		$room     = $this->padded( $room, $attrs );
		$count    = count( $inner );
		$gap      = $this->gap( $attrs, self::GAP );
		$stays    = false === ( $attrs['isStackedOnMobile'] ?? true );
		$is_pairs = self::has_class( $attrs, self::PAIRS );
		$widths   = array_map(
			static fn ( mixed $column ): mixed => self::array( self::array( $column )['attrs'] ?? [] )['width'] ?? null,
			$inner
		);

		return array_map(
			fn ( mixed $own ): Room => $room->map(
				function ( float $width, int $window ) use ( $own, $widths, $count, $gap, $stays, $is_pairs ): float {
					if ( $window < self::STACKED_BELOW && ! $stays ) {
						return $is_pairs
							? ( $width - ( $this->lengths->px( self::PAIRS_GAP, $window ) ?? 0.0 ) ) / 2
							: $width;
					}
					$gaps  = ( $count - 1 ) * ( $this->lengths->px( $gap, $window, $width ) ?? 0.0 );
					$px    = fn ( mixed $css ): ?float => $this->lengths->px( $css, $window, $width );
					$asked = array_map( $px, $widths );
					$free  = count( array_filter( $asked, is_null( ... ) ) );
					$sum   = array_sum( $asked );
					$wish  = $px( $own );
					if ( null === $wish ) {
						return ( $width - $gaps - $sum ) / max( 1, $free );
					}

					return $wish - ( $sum > 0 ? max( 0.0, $sum + $gaps - $width ) * $wish / $sum : 0.0 );
				}
			),
			$widths
		);
	}

	/**
	 * The place in a grid.
	 *
	 * @param Room                    $room   The grid's.
	 * @param array<array-key, mixed> $layout What is said of it.
	 * @param array<array-key, mixed> $attrs  The block's attributes.
	 * @param bool                    $stacks Whether a phone shows one column.
	 */
	private function grid( Room $room, array $layout, array $attrs, bool $stacks ): Room {
		$gap   = $this->gap( $attrs, self::GAP );
		$count = is_numeric( $layout['columnCount'] ?? null ) ? (int) $layout['columnCount'] : 0;
		$least = $layout['minimumColumnWidth'] ?? ( $count > 0 ? null : self::GRID_COLUMN );

		return $room->map(
			function ( float $width, int $window ) use ( $gap, $count, $least, $stacks ): float {
				if ( $stacks && $window < self::MEDIA_STACKED_BELOW ) {
					return $width;
				}
				$gap     = $this->lengths->px( $gap, $window, $width ) ?? 0.0;
				$columns = $count;
				if ( null !== $least ) {
					$column  = min( $width, $this->lengths->px( $least, $window, $width ) ?? $width );
					$column  = $count > 0 ? max( $column, ( $width - $gap * ( $count - 1 ) ) / $count ) : $column;
					$columns = (int) floor( ( $width + $gap + 0.1 ) / max( 1.0, $column + $gap ) );
				}
				$columns = max( 1, $columns );

				return ( $width - $gap * ( $columns - 1 ) ) / $columns;
			}
		);
	}

	/**
	 * The place of an image beside its text.
	 *
	 * @param Room                    $room  The place of both.
	 * @param array<array-key, mixed> $attrs The block's attributes.
	 */
	private function media( Room $room, array $attrs ): Room {
		$share  = is_numeric( $attrs['mediaWidth'] ?? null ) ? (float) $attrs['mediaWidth'] : 50.0;
		$stacks = false !== ( $attrs['isStackedOnMobile'] ?? true );

		return $room->map(
			static fn ( float $width, int $window ): float => $stacks && $window < self::MEDIA_STACKED_BELOW
				? $width
				: $width * $share / 100
		);
	}

	/**
	 * The place of an image in a gallery: two beside each other on phones.
	 *
	 * @param Room                    $room  The gallery's.
	 * @param array<array-key, mixed> $attrs Its attributes.
	 * @param int                     $count How many images it has.
	 */
	private function gallery( Room $room, array $attrs, int $count ): Room {
		$columns = is_numeric( $attrs['columns'] ?? null ) ? (int) $attrs['columns'] : min( 3, $count );
		$gap     = $this->gap( $attrs, self::GALLERY_GAP );

		return $room->map(
			function ( float $width, int $window ) use ( $columns, $count, $gap ): float {
				$beside = max( 1, min( $count, $window < self::MEDIA_STACKED_BELOW ? min( 2, $columns ) : $columns ) );

				return ( $width - ( $beside - 1 ) * ( $this->lengths->px( $gap, $window, $width ) ?? 0.0 ) ) / $beside;
			}
		);
	}

	/**
	 * The places of products, as our style sheet of the shop has them.
	 *
	 * @param Room                    $room    The place of them all.
	 * @param array<array-key, mixed> $attrs   The attributes of what holds them.
	 * @param array<array-key, mixed> $showing What is in it.
	 * @return array<array-key, Room>
	 */
	private function products( Room $room, array $attrs, array $showing ): array {
		$columns = self::array( $attrs['displayLayout'] ?? [] )['columns'] ?? 3;
		$columns = is_numeric( $columns ) && in_array( (int) $columns, [ 2, 4 ], true ) ? (int) $columns : 3;
		$is_filtered = self::has_class( $attrs, self::FILTERED );
		$place       = $room->map(
			function ( float $width, int $window ) use ( $columns, $is_filtered ): float {
				$is_wide = $window >= self::PRODUCTS_FROM;
				if ( $is_filtered && $window >= self::FILTERS_FROM ) {
					$width -= $this->lengths->px( self::FILTERS, $window ) ?? 0.0;
				}
				$beside  = $is_wide ? $columns : 2;
				$gap     = $this->lengths->px( self::PRODUCTS_GAPS[ $is_wide ? 1 : 0 ], $window ) ?? 0.0;

				return ( $width - ( $beside - 1 ) * $gap ) / $beside;
			}
		);

		return array_map( static fn (): Room => $place, $showing );
	}

	/**
	 * The place of an item of a row that moves, by how many are seen at once.
	 *
	 * @param Room                    $room  The row's.
	 * @param array<array-key, mixed> $attrs Its attributes.
	 */
	private function row( Room $room, array $attrs ): Room {
		return $room->map(
			function ( float $width, int $window ) use ( $attrs ): float {
				[ $device, $usual, $gap ] = match ( true ) {
					$window < 768  => [ 'phone', 3, 'var:preset|spacing|30' ],
					$window <= 980 => [ 'tablet', 4, self::GAP ],
					default        => [ 'desktop', 4, self::GAP ],
				};
				$asked = $attrs[ $device ] ?? 0;
				$seen  = is_numeric( $asked ) && $asked > 0 ? (int) $asked : $usual;

				return ( $width - ( $seen - 1 ) * ( $this->lengths->px( $gap, $window ) ?? 0.0 ) ) / $seen;
			}
		);
	}

	/**
	 * What is between blocks beside each other.
	 *
	 * @param array<array-key, mixed> $attrs  The attributes of what holds them.
	 * @param string                  $usual  Where it says nothing.
	 */
	private function gap( array $attrs, string $usual ): string {
		$gap = self::array( self::array( $attrs['style'] ?? [] )['spacing'] ?? [] )['blockGap'] ?? $usual;
		$gap = is_array( $gap ) ? $gap['left'] ?? $usual : $gap;

		return is_string( $gap ) ? ( '0' === $gap ? '0px' : $gap ) : $usual;
	}

	/**
	 * How wide lines are, and what is left beside them.
	 *
	 * @return array{content: mixed, wide: mixed, gutter: mixed}
	 */
	private function page(): array {
		if ( null === $this->page ) {
			$layout     = self::array( wp_get_global_settings( [ 'layout' ] ) );
			$this->page = [
				'content' => $layout['contentSize'] ?? '',
				'wide'    => $layout['wideSize'] ?? '',
				'gutter'  => wp_get_global_settings( [ 'custom', 'gutter' ] ),
			];
		}

		return $this->page;
	}

	/**
	 * Products with a note that the first of them takes the place of two.
	 *
	 * @param array<string, mixed> $block The parsed block.
	 * @return array<string, mixed>
	 */
	private function led( array $block ): array {
		if ( 'woocommerce/product-image' === ( $block['blockName'] ?? '' ) ) {
			$block['attrs'] = [ self::LEADER => ++$this->leaders ] + self::array( $block['attrs'] ?? [] );
		}
		$block['innerBlocks'] = array_map(
			fn ( mixed $inner ): array => $this->led( self::array( $inner ) ),
			self::array( $block['innerBlocks'] ?? [] )
		);

		return $block;
	}

	/**
	 * A column with a note of how high it is, where an image alone fills it.
	 *
	 * @param array<string, mixed> $column   The parsed block.
	 * @param bool                 $is_first Whether the columns begin the page.
	 * @return array<string, mixed>
	 */
	private function filled( array $column, bool $is_first ): array {
		$inner = self::array( $column['innerBlocks'] ?? [] );
		$image = self::array( $inner[0] ?? [] );
		if ( 1 === count( $inner ) && in_array( $image['blockName'] ?? '', self::IMAGES, true ) ) {
			$height                = $is_first ? self::SPLIT_FIRST : self::SPLIT_LATER;
			$image['attrs']        = [ self::HEIGHT => $height ] + self::array( $image['attrs'] ?? [] );
			$column['innerBlocks'] = [ $image ];
		}

		return $column;
	}

	/**
	 * Whether a block prints images itself and is told its place.
	 *
	 * @param string $name The block's name.
	 */
	private static function is_told( string $name ): bool {
		return true === ( self::type( $name )->supports[ self::PLACE ] ?? false );
	}

	/**
	 * What is registered of a block; nothing of WordPress' own, which say all that is asked here themselves.
	 *
	 * @param mixed $name The block's name.
	 */
	private static function type( mixed $name ): ?WP_Block_Type {
		return is_string( $name ) && ! str_starts_with( $name, 'core/' )
			? WP_Block_Type_Registry::get_instance()->get_registered( $name )
			: null;
	}

	/**
	 * Whether a block has a class.
	 *
	 * @param array<array-key, mixed> $attrs Its attributes.
	 * @param string                  $name  The class.
	 */
	private static function has_class( array $attrs, string $name ): bool {
		return is_string( $attrs['className'] ?? null ) && in_array( $name, explode( ' ', $attrs['className'] ), true );
	}

	/**
	 * What is an array; else an empty one.
	 *
	 * @param mixed $value Anything.
	 * @return array<string, mixed>
	 */
	private static function array( mixed $value ): array {
		/** @var array<string, mixed> $value */
		return is_array( $value ) ? $value : [];
	}
}
