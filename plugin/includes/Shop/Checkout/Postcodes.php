<?php
declare( strict_types=1 );

namespace Brolga\Shop\Checkout;

use Brolga\Core\Support\Text;

/**
 * Which states a postcode belongs to, in Australia and New Zealand. Where a border runs through a
 * postcode, both sides are accepted.
 *
 * Australia: the ranges of Australia Post (streets, PO boxes, large-volume receivers) in
 * en.wikipedia.org/wiki/Postcodes_in_Australia. With the border postcodes they agree with all
 * 3,352 postcodes of github.com/matthewproctor/australianpostcodes (September 2025) and
 * github.com/schappim/australian-postcodes (2021). A few more border postcodes are in neither list
 * (0862, 2406, 2648, 3498, 3505, 4375, 4493, 5440, and some around Canberra); they are accepted,
 * because refusing a right address costs more than accepting a wrong one.
 *
 * New Zealand: NZ Post's first digit, with every region that has an address under it.
 *
 * @see SHOP-12
 */
final class Postcodes {

	/** First postcode, last postcode, states. */
	private const AU = [
		// PO boxes and large-volume receivers in Canberra.
		[ 200, 299, [ 'ACT' ] ],
		[ 800, 999, [ 'NT' ] ],
		// From 1000 on PO boxes in Sydney; 2898 is Lord Howe, 2899 Norfolk Island.
		[ 1000, 2599, [ 'NSW' ] ],
		[ 2600, 2618, [ 'ACT' ] ],
		[ 2619, 2899, [ 'NSW' ] ],
		[ 2900, 2920, [ 'ACT' ] ],
		[ 2921, 2999, [ 'NSW' ] ],
		[ 3000, 3999, [ 'VIC' ] ],
		[ 4000, 4999, [ 'QLD' ] ],
		[ 5000, 5999, [ 'SA' ] ],
		// 6798 is Christmas Island, 6799 the Cocos Islands.
		[ 6000, 6999, [ 'WA' ] ],
		// 7151 is Antarctica.
		[ 7000, 7999, [ 'TAS' ] ],
		// PO boxes and large-volume receivers.
		[ 8000, 8999, [ 'VIC' ] ],
		[ 9000, 9999, [ 'QLD' ] ],
	];

	/** Further states of postcodes that cross a border. */
	private const ACROSS = [
		862  => [ 'QLD' ],
		872  => [ 'SA', 'WA' ],
		2406 => [ 'QLD' ],
		// Jervis Bay Territory, where the laws of the ACT apply.
		2540 => [ 'ACT' ],
		2600 => [ 'NSW' ],
		2611 => [ 'NSW' ],
		2617 => [ 'NSW' ],
		2618 => [ 'NSW' ],
		2619 => [ 'ACT' ],
		2620 => [ 'ACT' ],
		2626 => [ 'ACT' ],
		2648 => [ 'VIC' ],
		3498 => [ 'NSW' ],
		3500 => [ 'NSW' ],
		3505 => [ 'NSW' ],
		3585 => [ 'NSW' ],
		3586 => [ 'NSW' ],
		3644 => [ 'NSW' ],
		3691 => [ 'NSW' ],
		3707 => [ 'NSW' ],
		4375 => [ 'NSW' ],
		4377 => [ 'NSW' ],
		4380 => [ 'NSW' ],
		4383 => [ 'NSW' ],
		4385 => [ 'NSW' ],
		4493 => [ 'NSW' ],
		4825 => [ 'NT' ],
		5440 => [ 'NSW' ],
	];

	/** Regions by the first digit. */
	private const NZ = [
		[ 'NTL', 'AUK' ],
		[ 'AUK' ],
		[ 'AUK', 'WKO' ],
		[ 'WKO', 'BOP', 'AUK', 'MWT', 'GIS', 'HKB' ],
		[ 'GIS', 'HKB', 'TKI', 'MWT', 'BOP', 'WKO', 'WGN' ],
		[ 'WGN', 'MWT' ],
		[ 'WGN' ],
		[ 'NSN', 'TAS', 'MBH', 'WTC', 'CAN', 'OTA' ],
		[ 'CAN' ],
		[ 'OTA', 'STL', 'CAN', 'WTC' ],
	];

	/** @return list<string> WooCommerce's state codes; empty if they are not known. */
	public static function states( string $country, string $postcode ): array {
		$digits = str_replace( ' ', '', Text::blanks( $postcode ) );
		if ( 1 !== preg_match( '/^\d{4}$/D', $digits ) ) {
			return [];
		}
		if ( 'NZ' === $country ) {
			return self::NZ[ (int) $digits[0] ];
		}
		if ( 'AU' !== $country ) {
			return [];
		}
		$number = (int) $digits;
		foreach ( self::AU as [ $from, $to, $states ] ) {
			if ( $number >= $from && $number <= $to ) {
				return [ ...$states, ...self::ACROSS[ $number ] ?? [] ];
			}
		}
		return [];
	}

	/** Whether the postcode may belong to the state. Unknown postcodes and states are accepted. */
	public static function fits( string $country, string $state, string $postcode ): bool {
		$states = self::states( $country, $postcode );

		return '' === $state || [] === $states || in_array( $state, $states, true );
	}
}
