<?php
declare( strict_types=1 );

namespace Brolga\Content\Sections;

use Brolga\Content\Images\BlockWidth;
use Brolga\Content\Images\CoveredBox;
use Brolga\Content\Images\LibraryImage;
use Brolga\Content\Images\Loading;
use Brolga\Content\Numbers\Colour;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Blocks\ViewsOnDemand;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;

/**
 * Renders a section's root element, its image or video, and its dividers.
 *
 * @phpstan-type Attributes array{
 *     anchor: string,
 *     label: string,
 *     imageId: int,
 *     imageUrl: string,
 *     imageAlt: string,
 *     focalPoint: array<string, mixed>,
 *     videoUrl: string,
 *     playOutside: bool,
 *     parallax: bool,
 *     scheme: string,
 *     overlay: int,
 *     dividerTop: string,
 *     dividerTopHeight: int,
 *     dividerTopFlip: bool,
 *     dividerTopColor: string,
 *     dividerBottom: string,
 *     dividerBottomHeight: int,
 *     dividerBottomFlip: bool,
 *     dividerBottomColor: string,
 *     align?: string,
 * }
 */
final class SectionMarkup {

	/** Typical heights in vh of full-width and other sections, to estimate the width of images. */
	private const HIGH       = 72;
	private const HIGH_INSET = 42;

	private readonly string $image;

	private readonly string $video;

	/** @param Attributes $attributes */
	public function __construct( private readonly array $attributes ) {
		$this->image = $this->image();
		$this->video    = esc_url( $attributes['videoUrl'] );
	}

	/** @see SECTION-6 SECTION-7 SECTION-8 SECTION-10 */
	public function root(): string {
		$classes = array_keys(
			array_filter(
				[
					'has-image is-' . $this->attributes['scheme'] => $this->has_background(),
					'has-parallax' => $this->drifts(),
					'has-divider'  => $this->has_divider( 'Top' ) || $this->has_divider( 'Bottom' ),
				]
			)
		);
		return Root::attributes(
			'brolga/section',
			Root::id( 'brolga/section', $this->attributes ),
			[
				'class'               => implode( ' ', $classes ),
				'style'               => implode( ';', $this->styles() ),
				'data-brolga-section' => trim( $this->attributes['label'] ),
			]
		);
	}

	/** @return list<string> */
	private function styles(): array {
		$styles = [];
		if ( $this->has_background() ) {
			$styles[] = '--brolga-section-overlay:' . (int) $this->attributes['overlay'] . '%';
		}
		if ( $this->drifts() ) {
			$styles[] = '--brolga-section-parallax:' . Constants::SECTION_PARALLAX_FACTOR;
		}
		foreach ( [ 'Top', 'Bottom' ] as $edge ) {
			if ( $this->has_divider( $edge ) ) {
				$styles[] = '--brolga-section-'
					. strtolower( $edge )
					. ':'
					. (int) $this->attributes[ "divider{$edge}Height" ]
					. 'px';
			}
		}
		return $styles;
	}

	/**
	 * Whether there is a video, which visitors must be able to pause (WCAG 2.2.2).
	 *
	 * @see SECTION-4
	 */
	public function moves(): bool {
		return '' !== $this->video;
	}

	/** @see BLOCK-17 */
	public function bring_script(): void {
		if ( $this->moves() || $this->drifts() ) {
			ViewsOnDemand::enqueue( 'brolga/section' );
		}
	}

	/** Returns image, video and a readability overlay. The video is invisible until it plays. */
	public function background(): string {
		if ( ! $this->has_background() ) {
			return '';
		}
		$layer = Html::attributes(
			[
				'class'                => 'wp-block-brolga-section__layer',
				'data-brolga-parallax' => $this->drifts(),
			]
		);
		return '<div '
			. "class=\"wp-block-brolga-section__background\"><div{$layer}>{$this->image}{$this->video()}</div><div "
			. 'class="wp-block-brolga-section__overlay"></div></div>';
	}

	/**
	 * @see SECTION-8 SECTION-9
	 * @param 'Top'|'Bottom' $edge
	 */
	public function divider( string $edge ): string {
		$shape = Constants::SECTION_DIVIDERS[ $this->attributes[ "divider{$edge}" ] ] ?? '';
		if ( '' === $shape ) {
			return '';
		}
		$color = Colour::of( $this->attributes[ "divider{$edge}Color" ] );
		$svg   = Html::attributes(
			[
				'class'               => 'wp-block-brolga-section__divider is-'
					. strtolower( $edge )
					. ( $this->attributes[ "divider{$edge}Flip" ] ? ' is-flipped' : '' ),
				'style'               => '' === $color ? null : "color:{$color}",
				'viewBox'             => '0 0 1200 100',
				'preserveAspectRatio' => 'none',
				'aria-hidden'         => 'true',
				'focusable'           => 'false',
			]
		);
		return "<svg{$svg}><path d=\"{$shape}\"/></svg>";
	}

	/** With WordPress' constrained layout, inner blocks are as wide as in page content. */
	public function content_class(): string {
		return 'wp-block-brolga-section__content is-layout-constrained'
			. ( 'full' === ( $this->attributes['align'] ?? '' ) ? ' has-global-padding' : '' );
	}

	/** @param 'Top'|'Bottom' $edge */
	private function has_divider( string $edge ): bool {
		return isset( Constants::SECTION_DIVIDERS[ $this->attributes[ "divider{$edge}" ] ] );
	}

	private function has_background(): bool {
		return '' !== $this->image || $this->moves();
	}

	/**
	 * Whether the background has a parallax effect.
	 *
	 * @see SECTION-1
	 */
	private function drifts(): bool {
		return $this->attributes['parallax'] && $this->has_background();
	}

	private function image(): string {
		$point  = $this->attributes['focalPoint'];
		$shared = [
			'class' => 'wp-block-brolga-section__image',
			'alt'   => $this->attributes['imageAlt'],
			'style' => 'object-position:'
				. self::percent( $point['x'] ?? null )
				. ' '
				. self::percent( $point['y'] ?? null ),
		];
		// WordPress accepts strings of digits as integers.
		$id = LibraryImage::known( (int) $this->attributes['imageId'], $this->attributes['imageUrl'] );
		if ( $id > 0 ) {
			return LibraryImage::html(
				$id,
				'full',
				$shared + CoveredBox::wider(
					Loading::covering( BlockWidth::of( $this->attributes ), $this->upright( $id ) )
				) + Loading::attributes()
			);
		}
		$url = esc_url( $this->attributes['imageUrl'] );
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- It is not in the media library.
		return '' === $url ? '' : '<img src="' . $url . '"' . Html::attributes( $shared + Loading::attributes() ) . '>';
	}

	/** Estimates the image's width in vh when it covers a section of typical height. */
	private function upright( int $image ): float {
		$meta   = wp_get_attachment_metadata( $image );
		$width  = $meta['width'] ?? 0;
		$height = $meta['height'] ?? 0;
		$high   = 'full' === ( $this->attributes['align'] ?? '' ) ? self::HIGH : self::HIGH_INSET;
		return $high * ( $width > 0 && $height > 0 ? $width / $height : 3 / 2 );
	}

	/**
	 * Returns the video, muted and neither loaded nor started until the script allows it. The
	 * image below serves as its poster, because it is responsive and a poster is not.
	 *
	 * @see SECTION-2 SECTION-5
	 */
	private function video(): string {
		return $this->moves()
			? '<video src="' . $this->video . '"' . Html::attributes(
				[
					'class'                   => 'wp-block-brolga-section__video',
					'preload'                 => 'none',
					'muted'                   => true,
					'loop'                    => true,
					'playsinline'             => true,
					'tabindex'                => '-1',
					'aria-hidden'             => 'true',
					'data-brolga-video'        => true,
					'data-brolga-outside'     => $this->attributes['playOutside'],
				]
			) . '></video>'
			: '';
	}

	private static function percent( mixed $part ): string {
		return is_numeric( $part ) ? round( 100 * min( 1.0, max( 0.0, (float) $part ) ), 1 ) . '%' : '50%';
	}
}
