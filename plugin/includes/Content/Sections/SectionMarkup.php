<?php
/**
 * What a section prints around its blocks.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Sections;

use Brolga\Content\Images\CoveredBox;
use Brolga\Content\Images\LibraryImage;
use Brolga\Content\Images\Loading;
use Brolga\Content\Images\Place;
use Brolga\Content\Numbers\Colour;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Blocks\ViewsOnDemand;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;

/**
 * A section's root, its image or video, and its dividers.
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

	/** How high sections with images are, more or less, in hundredths of the window's height: wide ones, and others. */
	private const HIGH       = 72;
	private const HIGH_INSET = 42;

	/** Its image in the media library, as markup, or ''. */
	private readonly string $image;

	/** Its video's address, escaped, or ''. */
	private readonly string $video;

	/**
	 * Takes the block as it was saved.
	 *
	 * @param Attributes $attributes The block's.
	 */
	public function __construct( private readonly array $attributes ) {
		$this->image = $this->image();
		$this->video    = esc_url( $attributes['videoUrl'] );
	}

	/**
	 * The root's attributes, escaped.
	 *
	 * @see SECTION-6 SECTION-7 SECTION-8 SECTION-10
	 */
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

	/**
	 * What the style sheet has to know of this section.
	 *
	 * @return list<string>
	 */
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
	 * Whether there is a video, which visitors have to be able to stop.
	 *
	 * @see SECTION-4
	 */
	public function moves(): bool {
		return '' !== $this->video;
	}

	/**
	 * Asks for the view where it has something to do.
	 *
	 * @see BLOCK-17
	 */
	public function bring_script(): void {
		if ( $this->moves() || $this->drifts() ) {
			ViewsOnDemand::enqueue( 'brolga/section' );
		}
	}

	/**
	 * The image and the video, which stays unseen until it plays, and what makes
	 * words on them readable.
	 */
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
	 * @param 'Top'|'Bottom' $edge Which one.
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

	/**
	 * The class of what holds the blocks: laid out as a page's content is.
	 */
	public function content_class(): string {
		return 'wp-block-brolga-section__content is-layout-constrained'
			. ( 'full' === ( $this->attributes['align'] ?? '' ) ? ' has-global-padding' : '' );
	}

	/**
	 * Whether an edge has a divider.
	 *
	 * @param 'Top'|'Bottom' $edge Which one.
	 */
	private function has_divider( string $edge ): bool {
		return isset( Constants::SECTION_DIVIDERS[ $this->attributes[ "divider{$edge}" ] ] );
	}

	/**
	 * Whether there is anything behind the blocks but a colour.
	 */
	private function has_background(): bool {
		return '' !== $this->image || $this->moves();
	}

	/**
	 * Whether the background moves as the page scrolls.
	 *
	 * @see SECTION-1
	 */
	private function drifts(): bool {
		return $this->attributes['parallax'] && $this->has_background();
	}

	/**
	 * The image: of the library while it is there, else by its address.
	 */
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
		// WordPress takes digits for an integer, too.
		$id = LibraryImage::known( (int) $this->attributes['imageId'], $this->attributes['imageUrl'] );
		if ( $id > 0 ) {
			return LibraryImage::html(
				$id,
				'full',
				$shared + CoveredBox::wider(
					Loading::covering( Place::of( $this->attributes ), $this->upright( $id ) )
				) + Loading::attributes()
			);
		}
		$url = esc_url( $this->attributes['imageUrl'] );
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- It is not in the media library.
		return '' === $url ? '' : '<img src="' . $url . '"' . Html::attributes( $shared + Loading::attributes() ) . '>';
	}

	/**
	 * How wide an image is in a section that is as high as most are,
	 * in hundredths of the window's height.
	 */
	private function upright( int $image ): float {
		$meta   = wp_get_attachment_metadata( $image );
		$width  = $meta['width'] ?? 0;
		$height = $meta['height'] ?? 0;
		$high   = 'full' === ( $this->attributes['align'] ?? '' ) ? self::HIGH : self::HIGH_INSET;
		return $high * ( $width > 0 && $height > 0 ? $width / $height : 3 / 2 );
	}

	/**
	 * The video: silent, unfetched and still until the view says that it may play.
	 * The image below it is its poster, in the size that the window needs.
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

	/**
	 * A part of one as a percentage.
	 *
	 * @param mixed $part 0 to 1.
	 */
	private static function percent( mixed $part ): string {
		return is_numeric( $part ) ? round( 100 * min( 1.0, max( 0.0, (float) $part ) ), 1 ) . '%' : '50%';
	}
}
