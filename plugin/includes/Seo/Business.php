<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Business\BusinessSection;
use Brolga\Business\Details;
use Brolga\Business\OpeningHours;
use Brolga\Business\PhoneNumber;
use Brolga\Core\Settings\Settings;

/**
 * Structured data (schema.org) about the owner of the site: an Organization, or a local business
 * once the owner has entered an address.
 *
 * @see SEO-8
 */
final class Business {

	public function __construct(
		private readonly Settings $settings,
		private readonly SeoImages $images
	) {}

	/** @return array<string, mixed> */
	public function whole(): array {
		$values  = $this->settings->of( new BusinessSection() );
		$address = self::filled(
			[
				'streetAddress'   => $values->text( 'street' ),
				'postalCode'      => Details::postcode( $values ),
				'addressLocality' => $values->text( 'city' ),
				'addressRegion'   => $values->text( 'region' ),
				'addressCountry'  => Details::country( $values ),
			]
		);
		$logo    = $this->images->logo();
		$known   = [
			'logo'      => esc_url_raw( $logo->url ?? '' ),
			'telephone' => self::telephone(
				$values->text( 'business_phone' ),
				( new Details( $this->settings ) )->place()
			),
			'email'     => $values->text( 'business_email' ),
			'address'   => [] === $address ? [] : [ '@type' => 'PostalAddress' ] + $address,
			'sameAs'    => array_values( array_filter(
				array_map( trim( ... ), $values->texts( 'profiles' ) ),
				BusinessSection::is_address( ... )
			) ),
		];
		if ( ! self::is_local( $address ) ) {
			return $this->brief() + self::filled( $known );
		}
		$known['image']                     = $known['logo'];
		$known['priceRange']                = $values->text( 'price_range' );
		$known['openingHoursSpecification'] = array_values(
			array_filter( array_map( OpeningHours::read( ... ), $values->texts( 'opening_hours' ) ) )
		);
		return [ '@type' => $values->text( 'business_kind' ) ] + $this->brief() + self::filled( $known );
	}

	/** Adds the country's calling code, which search engines expect, to a number without one. */
	private static function telephone( string $written, string $country ): string {
		$address = PhoneNumber::address( $written, $country );
		return str_starts_with( $written, '+' ) || ! str_starts_with( $address, 'tel:+' )
			? $written
			: substr( $address, strlen( 'tel:' ) );
	}

	/** @return array<string, mixed> The part to embed in other objects, such as an article's publisher. */
	public function brief(): array {
		$name = PlainText::line(
			$this->settings->of( new BusinessSection() )->text( 'business_name' ),
			PlainText::TITLE
		);
		return [
			'@type' => 'Organization',
			'@id'   => home_url( '/#organization' ),
			'name'  => '' === $name ? PageMetadata::site() : $name,
			'url'   => home_url( '/' ),
		];
	}

	/** @param array<string, mixed> $address */
	private static function is_local( array $address ): bool {
		return isset( $address['streetAddress'] ) || isset( $address['addressLocality'] );
	}

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>
	 */
	private static function filled( array $values ): array {
		return array_filter( $values, static fn ( mixed $value ): bool => '' !== $value && [] !== $value );
	}
}
