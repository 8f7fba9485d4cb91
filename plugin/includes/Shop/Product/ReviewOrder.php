<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

/**
 * The ways to sort reviews, as the address names them.
 */
enum ReviewOrder: string {

	case Newest  = 'newest';
	case Highest = 'highest';
	case Lowest  = 'lowest';

	public function label(): string {
		return match ( $this ) {
			self::Newest  => __( 'Newest', 'brolga' ),
			self::Highest => __( 'Highest rating', 'brolga' ),
			self::Lowest  => __( 'Lowest rating', 'brolga' ),
		};
	}
}
