<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Content\Images\Loading;
use Brolga\Core\Blocks\Root;
use WP_HTML_Tag_Processor;

/**
 * A slider's root, its choice of controls, and the numbers of its slides.
 */
final class SliderMarkup {

	/**
	 * @param string $id The module's id.
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
	 * } $attributes The block's attributes.
	 * @param non-empty-list<array<string, string>> $slides Facts of its slides: id, scheme, moves.
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $attributes,
		private readonly array $slides
	) {
	}

	/**
	 * The root's attributes, escaped.
	 *
	 * @see SLIDER-9 SLIDER-15 SLIDER-23
	 */
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

	/**
	 * Whether slides change by themselves.
	 */
	public function plays(): bool {
		return $this->attributes['autoplay'] && $this->has_several();
	}

	/**
	 * Whether anything moves by itself, which visitors have to be able to stop.
	 *
	 * @see SLIDER-16
	 */
	public function pauses(): bool {
		return $this->plays() || in_array( '1', array_column( $this->slides, 'moves' ), true );
	}

	/**
	 * Whether there are arrows.
	 *
	 * @see SLIDER-21
	 */
	public function has_arrows(): bool {
		return $this->attributes['arrows'] && $this->has_several();
	}

	/**
	 * Whether there are dots.
	 *
	 * @see SLIDER-21
	 */
	public function has_dots(): bool {
		return $this->attributes['dots'] && $this->has_several();
	}

	/**
	 * Whether there is anything to press.
	 */
	public function has_controls(): bool {
		return $this->has_arrows() || $this->has_dots() || $this->pauses();
	}

	/**
	 * What a slide's dot says.
	 *
	 * @param int $index Which one, from 0.
	 */
	public function dot_label( int $index ): string {
		/* translators: %d: the slide's number. */
		return sprintf( __( 'Slide %d', 'brolga' ), $index + 1 );
	}

	/**
	 * The slides with their numbers. The first is the one to see, and the images of the others come after its own.
	 *
	 * @param string $content The rendered slides.
	 */
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

	/**
	 * Whether there is more than one slide.
	 *
	 * @see SLIDER-7
	 */
	private function has_several(): bool {
		return count( $this->slides ) > 1;
	}

	/**
	 * The slides' shape, of what the owner chose. On a phone it is an upright one,
	 * unless their words make it.
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
