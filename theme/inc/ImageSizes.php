<?php
/**
 * How wide images really are.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_HTML_Tag_Processor;

/**
 * WordPress takes every image to be as wide as the screen and so sends a half
 * column a file twice as wide as needed. `Rooms` knows better. An image that fills
 * a box of another shape is drawn as wide as its own shape makes it at the box's
 * height, which browsers' own `auto` does not see.
 *
 * An image's block notes what is known of its box; once WordPress has given the
 * image its shape and its files, which it does for all of a page at once, `sizes`
 * takes the notes' place.
 *
 * @see THEME-20
 */
final class ImageSizes {

	/** What core writes when it knows nothing, with or without the `auto` of lazy images. */
	private const CORE_DEFAULT = '/^(auto, )?\(max-width: \d+px\) 100vw, \d+px$/';

	private const AUTO = '/^auto,\s*/i';

	/** The notes: how wide the place is, and the shape or the height of a box that is filled. */
	private const ROOM   = 'data-brolga-room';
	private const SHAPE  = 'data-brolga-shape';
	private const HEIGHT = 'data-brolga-height';

	/** The names of what `Rooms` tells blocks, as attributes of an element. */
	private const TOLD = [ self::ROOM, self::HEIGHT, 'data-brolga-leader', 'data-brolga-led' ];

	/** Stays with an image that is drawn wider than its box. */
	private const WIDER = 'data-brolga-covers';

	/** An image behind words. */
	private const BEHIND = 'wp-block-cover__image-background';

	/** How high a cover is that nobody has given a height. */
	private const COVER_HEIGHT = '430px';

	/** The shape of an image that fills a column, where columns are stacked. */
	private const COLUMN_ON_PHONES = '4/5';

	/** Who prints one image. */
	private const BLOCKS = [ 'core/image', 'core/post-featured-image', 'core/media-text', 'woocommerce/product-image' ];

	private const UNITS = [ 'px', 'em', 'rem', 'vh', 'svh', 'vw' ];

	/** How wide thumbnails of a product are at most. */
	private const THUMBNAIL = '(min-width: 1000px) 110px, 70px';

	/**
	 * Which groups of products have had their first, which is larger.
	 *
	 * @var array<int, true>
	 */
	private array $led = [];

	public function __construct( private readonly Rooms $rooms ) {}

	/**
	 * Hooks into blocks with images: a page without them pays next to nothing.
	 */
	public function register(): void {
		add_filter( 'render_block_data', $this->measure( ... ), 10, 3 );
		foreach ( self::BLOCKS as $block ) {
			add_filter( "render_block_$block", $this->note( ... ), 10, 2 );
		}
		add_filter( 'render_block_woocommerce/product-gallery-thumbnails', self::note_thumbnails( ... ) );
		add_filter( 'render_block_core/cover', $this->note_cover( ... ), 10, 2 );
		add_filter( 'wp_content_img_tag', $this->say( ... ) );
	}

	/**
	 * Finds the places of all images in a block that stands by itself.
	 *
	 * @param array<string, mixed> $block  The parsed block.
	 * @param mixed                $source As it was before filters.
	 * @param mixed                $parent What it is in; null for what stands by itself.
	 * @return array<string, mixed>
	 */
	private function measure( array $block, mixed $source, mixed $parent ): array {
		return null === $parent
			? $this->rooms->noted( $block, doing_filter( 'the_content' ) )
			: $block;
	}

	/**
	 * Notes an image's place, and the shape of the box that it fills.
	 *
	 * @param string                                    $html  The rendered block.
	 * @param array{attrs?: array<string, mixed>, ...} $block The parsed block.
	 */
	private function note( string $html, array $block ): string {
		$attrs = $block['attrs'] ?? [];
		$room  = $attrs[ Rooms::NOTE ] ?? null;
		if ( ! is_string( $room ) || ! str_contains( $html, '<img' ) ) {
			return $html;
		}
		$leader = $attrs[ Rooms::LEADER ] ?? null;
		if ( is_int( $leader ) && ! isset( $this->led[ $leader ] ) && is_string( $attrs[ Rooms::LED ] ?? null ) ) {
			$this->led[ $leader ] = true;
			$room                 = $attrs[ Rooms::LED ];
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag() && 'IMG' !== $tags->get_tag() ) {
			// WooCommerce prints all that its blocks are told.
			array_map( $tags->remove_attribute( ... ), self::TOLD );
			$tags->next_tag( [ 'tag_name' => 'img' ] );
		}
		if ( 'IMG' === $tags->get_tag() && null === $tags->get_attribute( self::ROOM ) ) {
			$tags->set_attribute( self::ROOM, $room );
			$height = $attrs[ Rooms::HEIGHT ] ?? null;
			$ratio  = $attrs['aspectRatio'] ?? '';
			if ( is_string( $height ) ) {
				$tags->set_attribute( self::HEIGHT, $height );
				$ratio = '' === $ratio ? self::COLUMN_ON_PHONES : $ratio;
			}
			if (
				is_string( $ratio )
				&& 1 === preg_match( '~^\d+(?:\.\d+)?(?:/\d+(?:\.\d+)?)?$~D', $ratio )
				&& 'contain' !== ( $attrs['scale'] ?? '' )
			) {
				$tags->set_attribute( self::SHAPE, $ratio );
			}
		}

		return $tags->get_updated_html();
	}

	/**
	 * Notes the place of thumbnails.
	 *
	 * @param string $html The rendered block.
	 */
	private static function note_thumbnails( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$tags->set_attribute( self::ROOM, self::THUMBNAIL );
		}

		return $tags->get_updated_html();
	}

	/**
	 * Notes the place of an image behind words, and how high it is at least.
	 *
	 * @param string                                    $html  The rendered cover.
	 * @param array{attrs?: array<string, mixed>, ...} $block The parsed block.
	 */
	private function note_cover( string $html, array $block ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( [ 'class_name' => self::BEHIND ] ) || 'IMG' !== $tags->get_tag() ) {
			return $html;
		}
		$attrs  = $block['attrs'] ?? [];
		$room   = $attrs[ Rooms::NOTE ] ?? null;
		$height = $attrs['minHeight'] ?? 0;
		$unit   = $attrs['minHeightUnit'] ?? 'px';
		$tags->set_attribute( self::ROOM, is_string( $room ) ? $room : '100vw' );
		$tags->set_attribute(
			self::HEIGHT,
			is_numeric( $height ) && $height > 0 && in_array( $unit, self::UNITS, true )
				? (float) $height . $unit
				: self::COVER_HEIGHT
		);

		return $tags->get_updated_html();
	}

	/**
	 * Says how wide an image is, for those of which nobody else has said it.
	 *
	 * @param string $html The image, with all that WordPress adds to it.
	 */
	private function say( string $html ): string {
		if ( ! str_contains( $html, self::ROOM ) && ! str_contains( $html, self::WIDER ) ) {
			return $html;
		}
		$tag = new WP_HTML_Tag_Processor( $html );
		if ( ! $tag->next_tag( [ 'tag_name' => 'img' ] ) ) {
			return $html;
		}
		$sizes = $tag->get_attribute( 'sizes' );
		$room  = $tag->get_attribute( self::ROOM );
		if ( is_string( $sizes ) && is_string( $room ) && 1 === preg_match( self::CORE_DEFAULT, $sizes, $found ) ) {
			$drawn = $this->drawn( $tag, $room );
			$tag->set_attribute( 'sizes', null === $drawn ? ( $found[1] ?? '' ) . $room : $drawn );
			if ( null !== $drawn ) {
				$tag->set_attribute( self::WIDER, '' );
			}
		} elseif ( is_string( $sizes ) && null !== $tag->get_attribute( self::WIDER ) ) {
			// A page's content passes more than once, and WordPress adds its word each time.
			$tag->set_attribute( 'sizes', (string) preg_replace( self::AUTO, '', $sizes ) );
		}
		foreach ( [ self::ROOM, self::SHAPE, self::HEIGHT ] as $note ) {
			$tag->remove_attribute( $note );
		}

		return $tag->get_updated_html();
	}

	/**
	 * How wide an image is drawn that is cut at its sides; nothing of one that is not.
	 *
	 * @param WP_HTML_Tag_Processor $tag  Stands at the image.
	 * @param string                $room The width of its place.
	 */
	private function drawn( WP_HTML_Tag_Processor $tag, string $room ): ?string {
		$width  = $tag->get_attribute( 'width' );
		$height = $tag->get_attribute( 'height' );
		if ( ! is_numeric( $width ) || ! is_numeric( $height ) || $height < 1 ) {
			return null;
		}
		$ratio = $width / $height;
		$least = $tag->get_attribute( self::HEIGHT );
		$shape = $tag->get_attribute( self::SHAPE );
		$by    = is_string( $shape ) ? $ratio / self::ratio( $shape ) : 1.0;
		if ( ! is_string( $least ) && $by <= 1 ) {
			return null;
		}
		$widen   = static fn ( string $length, int $from, float $part ): string => is_string( $least )
			&& ( ! is_string( $shape ) || $from >= Rooms::HEIGHT_FROM )
			? self::max( $length, $least, $ratio * $part )
			: self::times( $length, max( 1.0, $by * $part ) );
		$lengths = [];
		foreach ( (array) preg_split( '/, (?![^(]*\))/', $room ) as $one ) {
			preg_match( '/^(?:\(min-width: (\d+)px\) )?(.+)$/D', (string) $one, $found );
			$lengths[ (int) ( $found[1] ?? 0 ) ] = $found[2] ?? '100vw';
		}
		// A phone's density would have it far larger than anybody sees: two thirds are enough there.
		$sizes = [ '(max-width: 599px) and (min-resolution: 1.75dppx) ' . $widen( $lengths[0] ?? '100vw', 0, 2 / 3 ) ];
		foreach ( $lengths as $from => $length ) {
			$sizes[] = ( $from > 0 ? "(min-width: {$from}px) " : '' ) . $widen( $length, $from, 1.0 );
		}

		return implode( ', ', $sizes );
	}

	/**
	 * A shape's width by its height.
	 *
	 * @param string $shape As CSS writes it: `4/5`, `1`.
	 */
	private static function ratio( string $shape ): float {
		$sides = array_map( floatval( ... ), explode( '/', $shape ) );

		return max( 0.01, $sides[0] ) / max( 0.01, $sides[1] ?? 1.0 );
	}

	/**
	 * As wide as a box, or as its height makes the image.
	 *
	 * @param string $length The box's width.
	 * @param string $height The box's height.
	 * @param float  $ratio  The image's width by its height.
	 */
	private static function max( string $length, string $height, float $ratio ): string {
		return sprintf( 'max(%s, %s)', $length, self::times( $height, $ratio ) );
	}

	/**
	 * A length, so many times.
	 *
	 * @param string $length A number with its unit, or the least of two.
	 * @param float  $times  How many times.
	 */
	private static function times( string $length, float $times ): string {
		return (string) preg_replace_callback(
			'/\d+(?:\.\d+)?/',
			static fn ( array $found ): string => (string) round( (float) $found[0] * $times, 1 ),
			$length
		);
	}
}
