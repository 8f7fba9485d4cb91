<?php
declare( strict_types=1 );

namespace Brolga\Business;

use Brolga\Api\Settings\Values;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Postcode;
use Brolga\Core\Support\SiteCountry;

/**
 * The business details as text and as links; empty where the owner has not filled them in.
 *
 * @see BLOCK-180 BLOCK-181
 */
final class Details {

	private const POSTCODE_FIRST = [
		'AT', 'BE', 'BG', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IL', 'IS', 'IT', 'LI',
		'LT', 'LU', 'LV', 'MC', 'MX', 'NL', 'NO', 'PL', 'PT', 'RO', 'RS', 'SE', 'SI', 'SK', 'TR',
	];

	public function __construct( private readonly Settings $settings ) {}

	/** @return list<string> A detail as plain text, with one or more lines; empty if it is not filled in. */
	public function lines( Detail $detail ): array {
		$values = $this->values();
		$lines  = match ( $detail ) {
			Detail::Name       => [ $values->text( 'business_name' ) ],
			Detail::Phone      => [ $values->text( 'business_phone' ) ],
			Detail::Email      => [ $values->text( 'business_email' ) ],
			Detail::Hours      => OpeningHours::lines( $values->texts( 'opening_hours' ) ),
			Detail::Address,
			Detail::Directions => [ self::address( $values ) ],
		};
		return array_values(
			array_filter( array_map( trim( ... ), $lines ), static fn ( string $line ): bool => '' !== $line )
		);
	}

	/**
	 * Whether pages can show the name (or the site's title), a way to contact it, and the address.
	 *
	 * @see START-520
	 */
	public function are_filled_in(): bool {
		return '' !== implode( '', $this->lines( Detail::Name ) ) . get_bloginfo( 'name' )
			&& [] !== [ ...$this->lines( Detail::Phone ), ...$this->lines( Detail::Email ) ]
			&& [] !== $this->lines( Detail::Address );
	}

	public static function settings_url(): string {
		return admin_url( 'admin.php?page=brolga-settings&section=business' );
	}

	/** Returns a `tel:` or `mailto:` URL; empty if there is none. */
	public function link( Detail $detail ): string {
		$words = $this->lines( $detail )[0] ?? '';
		return match ( $detail ) {
			Detail::Phone      => PhoneNumber::address( $words, $this->place() ),
			Detail::Email      => '' === $words ? '' : "mailto:{$words}",
			default            => '',
		};
	}

	/** Returns the two-letter country code; empty if unknown. Corrects UK to its ISO code, GB. */
	public static function country( Values $values ): string {
		$country = $values->text( 'country' );
		return 'UK' === $country ? 'GB' : $country;
	}

	/** @see FIELD-520 */
	public static function postcode( Values $values ): string {
		return Postcode::written( $values->text( 'postcode' ), self::country( $values ) );
	}

	/** Returns the site's country: from the settings, or guessed from the shop or the language. */
	public function place(): string {
		$said = self::country( $this->values() );
		return '' === $said ? SiteCountry::guessed() : $said;
	}

	private static function address( Values $values ): string {
		[ $street, $postcode, $city, $region ] = array_map(
			trim( ... ),
			[
				$values->text( 'street' ),
				self::postcode( $values ),
				$values->text( 'city' ),
				$values->text( 'region' ),
			]
		);
		if ( '' === $street && '' === $city ) {
			return '';
		}
		$joined  = static fn ( string $by, string ...$parts ): string => implode(
			$by,
			array_filter( $parts, static fn ( string $part ): bool => '' !== $part )
		);
		$country = self::country( $values );
		return match ( true ) {
			in_array( $country, self::POSTCODE_FIRST, true ) =>
				$joined( ', ', $street, $joined( ' ', $postcode, $city ) ),
			in_array( $country, [ 'US', 'CA' ], true ) =>
				$joined( ', ', $street, $city, $joined( ' ', $region, $postcode ) ),
			in_array( $country, [ 'GB', 'IE', 'GG', 'JE', 'IM' ], true ) =>
				$joined( ', ', $street, $joined( ' ', $city, $postcode ) ),
			default =>
				$joined( ', ', $street, $joined( ' ', $city, $region, $postcode ) ),
		};
	}

	private function values(): Values {
		return $this->settings->of( new BusinessSection() );
	}
}
