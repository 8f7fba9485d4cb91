<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Content\Images\Loading;
use Brolga\Core\Blocks\Root;
use WP_HTML_Tag_Processor;

/** Prints a slider's root element and the numbers of its slides, and determines which controls it has. */
final class SliderMarkup {

	/**
	 * @param non-empty-list<array<string, string>> $slides For each slide: id, scheme, and whether it has a
	 *     video (`moves`).
	 * @param array{
	 *     label: string,
	 *     effect: string,
	 *     autoplay: bool,
	 *     speed: int,
	 *     ignoreHover: bool,
	 *     arrows: bool,
	 *     dots: bool,
	 *     ratio: string,
	 *     minHeight: int,
	 *     align?: string,
	 * } $attributes
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $attributes,
		private readonly array $slides
	) {
	}

	/** @see SLIDER-9 SLIDER-15 SLIDER-23 */
	public function root(): string {
		$flags = array_filter(
			[
				'data-brolga-autoplay'     => $this->plays(),
				'data-brolga-ignore-hover' => $this->attributes['ignoreHover'],
				'data-brolga-full'         => 'full' === ( $this->attributes['align'] ?? '' ),
			]
		);
		return Root::attributes(
			'brolga/slider',
			$this->id,
			[
				'class'                => 'is-' . $this->slides[0]['scheme'],
				'style'                => $this->style(),
				'role'                 => 'region',
				'aria-roledescription' => _x( 'carousel', 'role of an element', 'brolga' ),
				'aria-label'           => Root::name( $this->id, __( 'Slides', 'brolga' ), $this->attributes['label'] ),
				'data-brolga-effect'   => $this->attributes['effect'],
				'data-brolga-speed'    => (string) $this->attributes['speed'],
			] + array_fill_keys( array_keys( $flags ), '' )
		);
	}

	public function plays(): bool {
		return $this->attributes['autoplay'] && $this->has_several();
	}

	/**
	 * Whether anything moves automatically, which visitors must be able to pause (WCAG 2.2.2).
	 *
	 * @see SLIDER-16
	 */
	public function pauses(): bool {
		return $this->plays() || in_array( '1', array_column( $this->slides, 'moves' ), true );
	}

	/** @see SLIDER-21 */
	public function has_arrows(): bool {
		return $this->attributes['arrows'] && $this->has_several();
	}

	/** @see SLIDER-21 */
	public function has_dots(): bool {
		return $this->attributes['dots'] && $this->has_several();
	}

	public function has_controls(): bool {
		return $this->has_arrows() || $this->has_dots() || $this->pauses();
	}

	public function dot_label( int $index ): string {
		/* translators: %d: the slide's number. */
		return sprintf( __( 'Slide %d', 'brolga' ), $index + 1 );
	}

	/** Numbers the slides, activates the first, and loads its background image before the others. */
	public function numbered( string $content ): string {
		$ids   = array_column( $this->slides, 'id' );
		$html  = new WP_HTML_Tag_Processor( ( new NumberedSlides( $ids ) )->html( $content, true ) );
		$first = false;
		while ( $html->next_tag() ) {
			$id = $html->get_attribute( 'id' );
			if ( null !== $html->get_attribute( 'data-brolga-slide' ) && in_array( $id, $ids, true ) ) {
				$first = $ids[0] === $id;
			} elseif ( null !== $html->get_attribute( 'data-brolga-background' ) ) {
				$first ? Loading::hurry( $html ) : Loading::follow( $html );
			}
		}
		return $html->get_updated_html();
	}

	/** @see SLIDER-7 */
	private function has_several(): bool {
		return count( $this->slides ) > 1;
	}

	/**
	 * Returns the slides' aspect ratio and minimum height as custom properties. On phones the style sheet sets
	 * an upright aspect ratio, unless the owner let the text determine the height.
	 *
	 * @see SLIDER-34
	 */
	private function style(): string {
		$ratio = $this->attributes['ratio'];
		return sprintf(
			'--brolga-slider-ratio:%s;--brolga-slider-height:%dsvh',
			$ratio,
			$this->attributes['minHeight']
		)
			. ( 'auto' === $ratio ? ';--brolga-slider-phone:auto' : '' );
	}
}
