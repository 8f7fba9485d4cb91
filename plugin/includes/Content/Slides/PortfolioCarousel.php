<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

/** The root element's attributes for a portfolio in the carousel layout. */
final class PortfolioCarousel {

	/**
	 * @see PORT-7 PORT-11
	 * @param array{autoRotate: bool, autoRotateSpeed: int} $attributes
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
