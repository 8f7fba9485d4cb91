<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Business\Detail;
use Brolga\Business\Details;

/**
 * What a pin says of its place: a pin of nobody's own is the business.
 *
 * @see MAP-3 MAP-7 MAP-400
 */
final class Pin {

	/**
	 * @param string $name   What the place is called.
	 * @param string $detail What is said of it; empty: nothing.
	 * @param string $way    The address of directions there; empty: there are none.
	 * @param ?Place $place  Where it is on the map.
	 */
	private function __construct(
		public readonly string $name,
		public readonly string $detail,
		public readonly string $way,
		public readonly ?Place $place
	) {}

	/**
	 * From a block; null: there is nothing to say.
	 *
	 * @param array<array-key, mixed> $attributes The block's.
	 */
	public static function of( array $attributes, Details $details, Tiles $tiles ): ?self {
		$text  = static fn ( string $key ): string => is_string( $attributes[ $key ] ?? null )
			? trim( $attributes[ $key ] )
			: '';
		$place = Place::of( $attributes['lat'] ?? 0, $attributes['lng'] ?? 0 );
		if ( Shown::is_business( $place, $text( 'title' ) . $text( 'text' ) ) ) {
			return self::business( $details, $tiles );
		}
		return new self(
			'' === $text( 'title' ) ? __( 'A place', 'brolga' ) : $text( 'title' ),
			$text( 'text' ),
			null === $place ? '' : $tiles->directions( $place ),
			$place
		);
	}

	private static function business( Details $details, Tiles $tiles ): ?self {
		$address = $details->lines( Detail::Address )[0] ?? '';
		return '' === $address
			? null
			: new self(
				$details->lines( Detail::Name )[0] ?? get_bloginfo( 'name' ),
				$address,
				$tiles->directions_to( $address ),
				null
			);
	}
}
