<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Content\Images\BlockWidth;
use Brolga\Content\Images\CoveredBox;
use Brolga\Content\Images\LibraryImage;

/**
 * Prints a slide's background image and video. The image covers the slide, so the file that the
 * browser selects must be large enough for the slide's height as well as its width.
 *
 * @see SLIDER-24
 */
final class SlideBackground {

	/** A slide's aspect ratio on phones, unless its text is higher; also in the style sheet. */
	private const PHONE = '4/5';

	/** The window's width in pixels below which slides have the aspect ratio for phones. */
	private const UPRIGHT_BELOW = 600;

	/**
	 * @param string                $position   A CSS `object-position`.
	 * @param string                $poster_url The image to show until the video plays.
	 * @param array<string, string> $sizes
	 */
	private function __construct(
		private readonly int $image_id,
		private readonly string $image_url,
		private readonly string $image_alt,
		private readonly string $position,
		private readonly string $video_url,
		private readonly string $poster_url,
		private readonly array $sizes
	) {
	}

	/**
	 * @param array{
	 *     imageId: int,
	 *     imageUrl: string,
	 *     imageAlt: string,
	 *     focalPoint: array<string, mixed>,
	 *     videoUrl: string,
	 *     posterUrl: string,
	 * } $attributes
	 * @param array<mixed> $context
	 */
	public static function of( array $attributes, array $context ): self {
		// WordPress accepts strings of digits as integers.
		$id = LibraryImage::known( (int) $attributes['imageId'], $attributes['imageUrl'] );
		return new self(
			$id,
			esc_url( $attributes['imageUrl'] ),
			$attributes['imageAlt'],
			self::percent( $attributes['focalPoint']['x'] ?? 0.5 )
				. ' '
				. self::percent( $attributes['focalPoint']['y'] ?? 0.5 ),
			esc_url( $attributes['videoUrl'] ),
			esc_url( $attributes['posterUrl'] ),
			self::sizes( $id, $attributes, $context )
		);
	}

	public function moves(): bool {
		return '' !== $this->video_url;
	}

	public function html(): string {
		$fill = [
			'class' => 'wp-block-brolga-slide__background',
			'style' => 'object-position:' . $this->position,
		];
		return $this->image( $fill ) . $this->video( $fill );
	}

	/**
	 * Returns the image, lazy at first; the slider later makes the image of its first slide eager.
	 *
	 * @param array<string, string> $fill
	 */
	private function image( array $fill ): string {
		$attributes = $fill + [
			'alt'                    => $this->image_alt,
			'loading'                => 'lazy',
			'decoding'               => 'async',
			'data-brolga-background' => '',
		];
		if ( $this->image_id > 0 ) {
			return LibraryImage::html( $this->image_id, 'full', $attributes + $this->sizes );
		}
		return '' === $this->image_url ? '' : self::tag( 'img', [ 'src' => $this->image_url ] + $attributes );
	}

	/**
	 * @see SLIDER-14 SLIDER-20
	 * @param array<string, string> $fill
	 */
	private function video( array $fill ): string {
		if ( ! $this->moves() ) {
			return '';
		}
		$poster     = '' !== $this->poster_url ? $this->poster_url : $this->image_url;
		$attributes = $fill + [
			'src'                          => $this->video_url,
			'poster'                       => $poster,
			'preload'                      => 'none',
			'muted'                        => '',
			'loop'                         => '',
			'playsinline'                  => '',
			'tabindex'                     => '-1',
			'aria-hidden'                  => 'true',
			'data-brolga-background-video' => '',
		];
		return self::tag( 'video', '' === $poster ? array_diff_key( $attributes, [ 'poster' => 0 ] ) : $attributes )
			. '</video>';
	}

	/** @param array<string, string> $attributes Not escaped, except URLs. */
	private static function tag( string $name, array $attributes ): string {
		$html = '<' . $name;
		foreach ( $attributes as $attribute => $value ) {
			$html .= ' '
				. $attribute
				. ( '' === $value && 'alt' !== $attribute ? '' : '="' . esc_attr( $value ) . '"' );
		}
		return $html . '>';
	}

	private static function percent( mixed $part ): string {
		return is_numeric( $part ) ? round( 100 * min( 1.0, max( 0.0, (float) $part ) ), 1 ) . '%' : '50%';
	}

	/**
	 * Returns the `sizes` of an image that covers a slide: the slide's width, or the width that
	 * the image needs to fill the slide's height. Dense phone screens get two thirds of that,
	 * since the full density would load a far larger file than is visible behind text.
	 *
	 * @param array<mixed> $context The block context that the slider provides.
	 * @param array<string, mixed> $attributes
	 * @return array<string, string>
	 * @see SLIDER-34 THEME-20
	 */
	private static function sizes( int $image_id, array $attributes, array $context ): array {
		$place  = BlockWidth::of( $attributes + [ 'align' => $context['brolga/sliderAlign'] ?? '' ] );
		// WordPress applies absint() to IDs, which fails for PHP_INT_MIN.
		$meta   = $image_id > 0 ? wp_get_attachment_metadata( $image_id ) : false;
		if ( ! isset( $meta['width'], $meta['height'] ) || $meta['height'] < 1 ) {
			return [ 'sizes' => $place->sizes( static fn ( string $length ): string => $length ) ];
		}
		$shape  = $meta['width'] / $meta['height'];
		$height = $context['brolga/sliderMinHeight'] ?? 0;
		$up     = $shape * ( is_int( $height ) ? $height : 0 );
		$wide   = self::stretch( $shape, $context['brolga/sliderRatio'] ?? '' );
		$phone  = 'auto' === ( $context['brolga/sliderRatio'] ?? 'auto' ) ? 1.0 : self::stretch( $shape, self::PHONE );
		if ( $up <= 0 && $wide <= 1 && $phone <= 1 ) {
			return [ 'sizes' => $place->sizes( static fn ( string $length ): string => $length ) ];
		}
		$length = static fn ( string $across, float $by, float $up ): string => $up > 0
			? sprintf( 'max(%s, %dvh)', BlockWidth::times( $across, $by ), (int) ceil( $up ) )
			: BlockWidth::times( $across, $by );
		return CoveredBox::wider(
			'(max-width: 599px) and (min-resolution: 1.75dppx) '
				. $length( $place->at( 0 ), max( 1.0, $phone * 2 / 3 ), $up * 2 / 3 )
				. ', '
				. $place->sizes(
					static fn ( string $across, int $window ): string => $length(
						$across,
						$window < self::UPRIGHT_BELOW ? $phone : $wide,
						$up
					),
					[ self::UPRIGHT_BELOW, 0 ]
				)
		);
	}

	/**
	 * Returns how many times wider than the slide the image is drawn; at least 1.
	 *
	 * @param float $shape The image's width divided by its height.
	 * @param mixed $ratio The slide's aspect ratio, such as `16/9`; other values count as none.
	 */
	private static function stretch( float $shape, mixed $ratio ): float {
		return is_string( $ratio ) && 1 === preg_match( '~^(\d+)/(\d+)$~D', $ratio, $parts ) && (int) $parts[1] > 0
			? max( 1.0, $shape * (int) $parts[2] / (int) $parts[1] )
			: 1.0;
	}
}
