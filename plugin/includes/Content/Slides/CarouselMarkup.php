<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Core\Blocks\Root;

/** Prints a carousel's root element, and determines whether it can move. */
final class CarouselMarkup {

	/** The number of visible items where the owner set none, in the narrowest container. */
	private const FEWEST = 2;

	private const DEVICES = [ 'desktop', 'tablet', 'phone' ];

	/**
	 * @param array{
	 *     label: string,
	 *     design: string,
	 *     desktop: int,
	 *     tablet: int,
	 *     phone: int,
	 *     autoplay: bool,
	 *     speed: int,
	 * } $attributes
	 * @param list<string> $items
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $attributes,
		private readonly array $items
	) {
	}

	/** @see CAROUSEL-7 CAROUSEL-11 CAROUSEL-14 */
	public function root(): string {
		$numbers = $this->numbers();
		$still   = array_keys( array_filter( $numbers, $this->shows_all( ... ) ) );
		$style   = '';
		foreach ( $numbers as $device => $number ) {
			// `initial` keeps it from inheriting the number of an outer carousel.
			$style .= "--brolga-carousel-{$device}:" . ( $number > 0 ? $number : 'initial' ) . ';';
		}
		return Root::attributes(
			'brolga/carousel',
			$this->id,
			[
				'class'                => implode(
					' ',
					[
						'is-' . $this->attributes['design'],
						...array_map( static fn ( string $device ): string => "is-still-on-{$device}", $still ),
					]
				),
				'style'                => $style,
				'role'                 => 'region',
				'aria-roledescription' => _x( 'carousel', 'role of an element', 'brolga' ),
				'aria-label'           => Root::name(
					$this->id,
					__( 'Carousel', 'brolga' ),
					$this->attributes['label']
				),
				'data-brolga-visible'  => implode( ' ', $numbers ),
				'data-brolga-speed'    => (string) $this->attributes['speed'],
				/* translators: 1: number of the first item in sight, 2: of the last, 3: how many items there are. */
				'data-brolga-words'    => __( 'Items %1$d to %2$d of %3$d', 'brolga' ),
			] + ( $this->attributes['autoplay'] && $this->may_move() ? [ 'data-brolga-autoplay' => '' ] : [] )
		);
	}

	/**
	 * Whether items may be hidden on some device. The server only guesses; the script decides.
	 *
	 * @see CAROUSEL-9
	 */
	public function may_move(): bool {
		return count( array_filter( $this->numbers(), $this->shows_all( ... ) ) ) < count( self::DEVICES )
			&& count( $this->items ) > 1;
	}

	private function shows_all( int $visible ): bool {
		return count( $this->items ) <= ( $visible > 0 ? $visible : self::FEWEST );
	}

	/** @return array<string, int> Visible items as the owner set them, widest device first; 0 for automatic. */
	private function numbers(): array {
		return array_combine(
			self::DEVICES,
			array_map( fn ( string $device ): int => (int) $this->attributes[ $device ], self::DEVICES )
		);
	}
}
