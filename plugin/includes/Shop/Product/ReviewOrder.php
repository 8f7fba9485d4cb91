<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

/** How reviews can be sorted; the values appear in URLs. */
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
