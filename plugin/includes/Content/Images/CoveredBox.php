<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;

/**
 * Computes `sizes` for images that cover a box with another aspect ratio. An image wider than its
 * box is drawn wider than the box and cropped at the sides, so a file as wide as the box would be
 * scaled up. `sizes="auto"` only considers the box, so it is removed where WordPress adds it.
 *
 * @see THEME-20
 */
final class CoveredBox implements Module {

	/** Marks an image whose `sizes` already account for cropping. */
	private const MARK = 'data-brolga-covers';

	private const AUTO = '/^auto,\s*/i';

	public function register(): void {
		add_filter( 'wp_get_attachment_image_attributes', $this->without_auto( ... ) );
		// WordPress filters a page's content more than once and adds `auto` each time.
		add_filter( 'wp_content_img_tag', $this->tag_without_auto( ... ) );
	}

	/**
	 * Returns the attributes of an image in a box.
	 *
	 * @param float|array<int, float> $shape The box's width divided by its height, or one value per key of
	 *     `$shares`; 0 for the image's own aspect ratio.
	 * @param non-empty-array<int, float> $shares The box's share of `$block_width`, by the window's minimum width in
	 *     pixels, widest first; the last key is 0.
	 * @param BlockWidth|null $block_width The container of the boxes; null for the window.
	 * @param float      $gap   The gap between two boxes, in rem.
	 * @return array<string, string>
	 */
	public static function attributes(
		int $image,
		float|array $shape,
		array $shares,
		?BlockWidth $block_width = null,
		float $gap = 0.0
	): array {
		$block_width ??= BlockWidth::window();
		$meta    = wp_get_attachment_metadata( $image );
		$width   = $meta['width'] ?? 0;
		$height  = $meta['height'] ?? 0;
		$stretch = static function ( int $from ) use ( $shape, $width, $height ): float {
			$box = is_array( $shape ) ? $shape[ $from ] ?? 0.0 : $shape;
			return $box > 0 && $width > 0 && $height > 0 ? max( 1.0, $width / $height / $box ) : 1.0;
		};
		$sizes   = $block_width->sizes(
			static function ( string $length, int $window ) use ( $shares, $stretch, $gap ): string {
				$from = self::from( $shares, $window );
				return self::length( $length, $shares[ $from ], $stretch( $from ), $gap );
			},
			array_keys( $shares )
		);
		$windows = array_keys( $shares );
		if ( 1.0 >= max( array_map( $stretch, $windows ) ) ) {
			return [ 'sizes' => $sizes ];
		}
		$phone = $stretch( 0 );
		return self::wider(
			// At a phone's full pixel density, the image would be larger than anyone can see.
			( $phone > 1
				? '(max-width: 479px) and (min-resolution: 1.75dppx) '
					. self::length( $block_width->at( 0 ), $shares[0] ?? 1.0, max( 1.0, $phone * 2 / 3 ), $gap ) . ', '
				: '' ) . $sizes
		);
	}

	/** @return array{sizes: string, data-brolga-covers: string} */
	public static function wider( string $sizes ): array {
		return [
			'sizes'    => $sizes,
			self::MARK => '',
		];
	}

	/** @param array<int, float> $shares */
	private static function from( array $shares, int $window ): int {
		return max( 0, ...array_filter( array_keys( $shares ), static fn ( int $from ): bool => $from <= $window ) );
	}

	private static function length( string $length, float $share, float $stretch, float $gap ): string {
		$part = BlockWidth::times( $length, $share * $stretch );
		$less = round( $gap * max( 0.0, 1.0 - $share ) * $stretch, 1 );
		return $less > 0 ? "calc({$part} - {$less}rem)" : $part;
	}

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
