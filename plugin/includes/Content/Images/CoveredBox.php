<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;

/**
 * Images that fill a box of another shape. An image that is wider than its
 * box is cut at the sides, and so drawn wider than the box: a file that is as
 * wide as the box would be enlarged. Browsers' own `auto` reckons with the box
 * alone, and is taken away wherever WordPress adds it.
 *
 * @see THEME-20
 */
final class CoveredBox implements Module {

	/** Marks an image whose `sizes` know its box. */
	private const MARK = 'data-brolga-covers';

	private const AUTO = '/^auto,\s*/i';

	public function register(): void {
		add_filter( 'wp_get_attachment_image_attributes', $this->without_auto( ... ) );
		// A page's content passes more than once, and core adds it each time.
		add_filter( 'wp_content_img_tag', $this->tag_without_auto( ... ) );
	}

	/**
	 * What an image in a box is printed with.
	 *
	 * @param float|array<int, float> $shape The box's width by its height, or one for each of the shares; 0 for the
	 *                                       image's own.
	 * @param non-empty-array<int, float> $shares The box's share of the window, by the window's least width, the widest
	 *                                            first, the last for 0.
	 * @param string $within What holds the boxes is never wider, as a CSS length; empty where nothing does.
	 * @return array<string, string>
	 */
	public static function attributes( int $image, float|array $shape, array $shares, string $within = '' ): array {
		$meta   = wp_get_attachment_metadata( $image );
		$width  = $meta['width'] ?? 0;
		$height = $meta['height'] ?? 0;
		$sizes  = [];
		$is_cut = false;
		$phone  = '';
		foreach ( $shares as $from => $share ) {
			$box     = is_array( $shape ) ? $shape[ $from ] ?? 0.0 : $shape;
			$stretch = $box > 0 && $width > 0 && $height > 0 ? max( 1.0, $width / $height / $box ) : 1.0;
			$length  = self::length( $share * $stretch, $within );
			$sizes[] = 0 === $from ? $length : "(min-width: {$from}px) {$length}";
			$is_cut  = $is_cut || $stretch > 1;
			// A phone's density would have it far larger than anybody sees.
			$phone = $stretch > 1
				? sprintf(
					'(max-width: 479px) and (min-resolution: 2dppx) %dvw',
					(int) ceil( 100 * $share * max( 1, $stretch * 2 / 3 ) )
				)
				: '';
		}
		if ( '' !== $phone ) {
			array_unshift( $sizes, $phone );
		}
		return $is_cut ? self::wider( implode( ', ', $sizes ) ) : [ 'sizes' => implode( ', ', $sizes ) ];
	}

	/**
	 * What an image is printed with that is drawn wider than its box.
	 *
	 * @param string $sizes How wide it is drawn.
	 * @return array{sizes: string, data-brolga-covers: string}
	 */
	public static function wider( string $sizes ): array {
		return [
			'sizes'    => $sizes,
			self::MARK => '',
		];
	}

	/**
	 * A share of the window, and of what is narrower than it.
	 *
	 * @param float  $share  1 is all of it.
	 * @param string $within The other one; empty where there is none.
	 */
	private static function length( float $share, string $within ): string {
		$window = (int) ceil( 100 * $share ) . 'vw';
		return 1 === preg_match( '/^(\d+(?:\.\d+)?)(px|rem|em)$/D', $within, $parts )
			? sprintf( 'min(%s, %s%s)', $window, round( (float) $parts[1] * $share, 1 ), $parts[2] )
			: $window;
	}

	/**
	 * Of an image that is drawn from the library.
	 */
	private function without_auto( mixed $attributes ): mixed {
		if (
			is_array( $attributes )
			&& isset( $attributes[ self::MARK ] )
			&& is_string( $attributes['sizes'] ?? null )
		) {
			$attributes['sizes'] = preg_replace( self::AUTO, '', $attributes['sizes'] );
		}
		return $attributes;
	}

	/**
	 * Of an image that stands in a page's content.
	 *
	 * @param mixed $html The image.
	 */
	private function tag_without_auto( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, self::MARK ) ) {
			return $html;
		}
		$tag = new WP_HTML_Tag_Processor( $html );
		if ( $tag->next_tag( [ 'tag_name' => 'img' ] ) && is_string( $tag->get_attribute( 'sizes' ) ) ) {
			$tag->set_attribute( 'sizes', (string) preg_replace( self::AUTO, '', $tag->get_attribute( 'sizes' ) ) );
		}
		return $tag->get_updated_html();
	}
}
