<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Business\Detail;
use Brolga\Business\Details;

/**
 * The content of a map's pin. A pin with neither a position nor text stands for the business itself.
 *
 * @see MAP-3 MAP-7 MAP-400
 */
final class Pin {

	/**
	 * @param string $detail Empty where there is no description.
	 * @param string $way    The URL of directions to the place; empty where there are none.
	 * @param ?Coordinates $place  Null for a pin without a position on the map.
	 */
	private function __construct(
		public readonly string $name,
		public readonly string $detail,
		public readonly string $way,
		public readonly ?Coordinates $place
	) {}

	/**
	 * Returns null where the pin stands for the business and no business address is set.
	 *
	 * @param array<array-key, mixed> $attributes
	 */
	public static function of( array $attributes, Details $details, Tiles $tiles ): ?self {
		$text  = static fn ( string $key ): string => is_string( $attributes[ $key ] ?? null )
			? trim( $attributes[ $key ] )
			: '';
		$place = Coordinates::of( $attributes['lat'] ?? 0, $attributes['lng'] ?? 0 );
		if ( MapVisibility::is_business( $place, $text( 'title' ) . $text( 'text' ) ) ) {
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
