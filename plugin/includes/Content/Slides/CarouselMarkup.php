<?php
/**
 * What a carousel prints around its items.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Slides;

use Brolga\Core\Blocks\Root;

/**
 * A carousel's root, and whether it may move.
 */
final class CarouselMarkup {

	/** As many are visible in the narrowest column. */
	private const FEWEST = 2;

	private const DEVICES = [ 'desktop', 'tablet', 'phone' ];

	/**
	 * @param string $id The module's id.
	 * @param array{
	 *     label: string,
	 *     design: string,
	 *     desktop: int,
	 *     tablet: int,
	 *     phone: int,
	 *     autoplay: bool,
	 *     speed: int,
	 * } $attributes The block's attributes.
	 * @param list<string> $items The ids of its items.
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $attributes,
		private readonly array $items
	) {
	}

	/**
	 * The root's attributes, escaped.
	 *
	 * @see CAROUSEL-7 CAROUSEL-11 CAROUSEL-14
	 */
	public function root(): string {
		$numbers = $this->numbers();
		$still   = array_keys( array_filter( $numbers, $this->shows_all( ... ) ) );
		$style   = '';
		foreach ( $numbers as $device => $number ) {
			// Not the number of a carousel around this one.
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
	 * Whether there is a window in which not all items are visible, as far as
	 * the server knows: the script knows the column.
	 *
	 * @see CAROUSEL-9
	 */
	public function may_move(): bool {
		return count( array_filter( $this->numbers(), $this->shows_all( ... ) ) ) < count( self::DEVICES )
			&& count( $this->items ) > 1;
	}

	/**
	 * Whether so many are all.
	 *
	 * @param int $visible The owner's number, or 0.
	 */
	private function shows_all( int $visible ): bool {
		return count( $this->items ) <= ( $visible > 0 ? $visible : self::FEWEST );
	}

	/**
	 * The owner's numbers, widest device first.
	 *
	 * @return array<string, int>
	 */
	private function numbers(): array {
		return array_combine(
			self::DEVICES,
			array_map( fn ( string $device ): int => (int) $this->attributes[ $device ], self::DEVICES )
		);
	}
}
