<?php
/**
 * The carousel of a fullwidth portfolio.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Slides;

/**
 * What a portfolio's root says of its carousel.
 */
final class PortfolioCarousel {

	/**
	 * The root's further attributes.
	 *
	 * @see PORT-7 PORT-11
	 * @param string                                        $name       What it is called.
	 * @param array{autoRotate: bool, autoRotateSpeed: int} $attributes The block's.
	 * @param int                                           $count      How many items there are.
	 * @return array<string, string>
	 */
	public static function attributes( string $name, array $attributes, int $count ): array {
		return [
			'role'                 => 'region',
			'aria-roledescription' => _x( 'carousel', 'role of an element', 'brolga' ),
			'aria-label'           => $name,
			'data-brolga-speed'    => (string) $attributes['autoRotateSpeed'],
			/* translators: 1: number of the first item in sight, 2: of the last, 3: how many items there are. */
			'data-brolga-words'    => __( 'Items %1$d to %2$d of %3$d', 'brolga' ),
		] + ( $attributes['autoRotate'] && $count > 1 ? [ 'data-brolga-autoplay' => '' ] : [] );
	}
}
