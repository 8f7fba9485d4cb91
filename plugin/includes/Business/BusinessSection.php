<?php
declare( strict_types=1 );

namespace Brolga\Business;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Core\Settings\CompletesValues;
use Brolga\Core\Support\SiteCountry;

/**
 * The settings about the business, for pages, structured data and searches. All are optional.
 *
 * @see SEO-8 SEO-9 SEO-610 SEO-611
 */
final class BusinessSection implements Section, CompletesValues, DescribesForm {

	/** Schema.org types. The first is the fallback if no other fits. */
	public const KINDS = [
		'LocalBusiness',
		'AutomotiveBusiness',
		'EntertainmentBusiness',
		'FinancialService',
		'FoodEstablishment',
		'HealthAndBeautyBusiness',
		'HomeAndConstructionBusiness',
		'LegalService',
		'LodgingBusiness',
		'MedicalBusiness',
		'ProfessionalService',
		'SportsActivityLocation',
		'Store',
	];

	/** Matches a URL without its scheme: a domain, and optionally a path, query or fragment. */
	private const BARE = '#^[^\s/?\#:@"<>]+\.\p{L}[^\s/?\#:@"<>]*(?:[/?\#][^\s"<>]*)?$#Du';

	public function id(): string {
		return 'business';
	}

	public function title(): string {
		return __( 'Business', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		$text = static fn ( int $length ): array => [
			'type'      => 'string',
			'maxLength' => $length,
			'default'   => '',
		];
		// Who runs the site is not the same on another site.
		return array_map( static fn ( array $rules ): array => [ 'portable' => false ] + $rules, [
			'business_name'  => $text( 110 ),
			'business_kind'  => [
				'type'    => 'string',
				'enum'    => self::KINDS,
				'default' => self::KINDS[0],
			],
			'business_phone' => [
				'pattern' => '^\+?[0-9(][0-9 ()./-]{3,38}[0-9]$',
				'message' => __( 'Enter a phone number. Between its digits it can have spaces, brackets, hyphens, dots and slashes, and in front a plus sign.', 'brolga' ),
			] + $text( 40 ),
			'business_email' => [ 'format' => 'email' ] + $text( 254 ),
			'street'         => $text( 200 ),
			'postcode'       => $text( 20 ),
			'city'           => $text( 100 ),
			'region'         => $text( 100 ),
			'country'        => [
				'pattern' => '^[A-Z]{2}$',
				'message' => __( 'Enter a two-letter country code, such as AU or DE.', 'brolga' ),
			] + $text( 2 ),
			'price_range'    => $text( 40 ),
			'opening_hours'  => [
				'type'     => 'array',
				'items'    => [
					'type'      => 'string',
					'maxLength' => 100,
				],
				'maxItems' => 21,
				'default'  => [],
			],
			'profiles'       => [
				'type'     => 'array',
				'items'    => [
					'type'      => 'string',
					'maxLength' => 500,
				],
				'maxItems' => 20,
				'default'  => [],
			],
		] );
	}

	/**
	 * Adds the scheme to profile URLs that were typed without one, such as `social.example/fig`.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	public function completed( array $changes ): array {
		if ( is_array( $changes['profiles'] ?? null ) ) {
			$changes['profiles'] = array_map(
				static fn ( mixed $line ): mixed => is_string( $line ) && 1 === preg_match( self::BARE, $line )
					? "https://{$line}"
					: $line,
				$changes['profiles']
			);
		}
		return $changes;
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 110,
			about: __( 'Your details, shown wherever a page, header or footer uses them, and to search engines. Everything is optional.', 'brolga' ),
			saves_the_rest: true,
			groups: [
				new FormGroup(
					__( 'Business', 'brolga' ),
					[
						new FormField(
							'business_name',
							__( 'Name', 'brolga' ),
							__( 'Leave empty to use the site’s title.', 'brolga' ),
							placeholder: html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' )
						),
						new FormField(
							'business_kind',
							__( 'Business type', 'brolga' ),
							__( 'Only used once you have entered an address below.', 'brolga' ),
							self::kinds()
						),
						FormField::slot( 'business_phone', __( 'Phone', 'brolga' ) ),
						new FormField( 'business_email', __( 'Email', 'brolga' ) ),
						new FormField(
							'profiles',
							__( 'Profiles', 'brolga' ),
							__( 'URLs of your profiles on social networks and in directories, one per line.', 'brolga' )
						),
					],
					__( 'Search engines are shown the site’s logo. To change it, edit the header under Appearance > Editor.', 'brolga' )
				),
				new FormGroup( __( 'Address', 'brolga' ), [ FormField::slot( 'address' ) ] ),
				new FormGroup( __( 'Opening hours', 'brolga' ), [ FormField::slot( 'opening_hours' ) ] ),
				new FormGroup(
					__( 'Prices', 'brolga' ),
					[ FormField::slot( 'price_range', __( 'Price range', 'brolga' ) ) ]
				),
			]
		);
	}

	/** @return array<string, string> */
	private static function kinds(): array {
		return [
			'LocalBusiness'               => __( 'None of these', 'brolga' ),
			'AutomotiveBusiness'          => __( 'Automotive', 'brolga' ),
			'EntertainmentBusiness'       => __( 'Entertainment', 'brolga' ),
			'FinancialService'            => __( 'Finance', 'brolga' ),
			'FoodEstablishment'           => __( 'Food and drink', 'brolga' ),
			'HealthAndBeautyBusiness'     => __( 'Health and beauty', 'brolga' ),
			'HomeAndConstructionBusiness' => __( 'Home, garden and construction', 'brolga' ),
			'LegalService'                => __( 'Legal services', 'brolga' ),
			'LodgingBusiness'             => __( 'Accommodation', 'brolga' ),
			'MedicalBusiness'             => __( 'Medical', 'brolga' ),
			'ProfessionalService'         => __( 'Professional services', 'brolga' ),
			'SportsActivityLocation'      => __( 'Sports', 'brolga' ),
			'Store'                       => __( 'Shop', 'brolga' ),
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		$phone    = self::phone_problem( $values );
		$problems = '' === $phone ? [] : [ 'business_phone' => $phone ];
		foreach ( $values->texts( 'opening_hours' ) as $line ) {
			if ( '' !== trim( $line ) && null === OpeningHours::read( $line ) ) {
				$problems['opening_hours'] = sprintf(
					/* translators: %s: what the owner wrote. */
					__( '“%s” is not valid. Enter days (Mo, Tu, We, Th, Fr, Sa, Su) and times, such as Mo-Fr 09:00-17:00 or Sa,Su 10:00-14:00.', 'brolga' ),
					$line
				);
			}
		}
		foreach ( $values->texts( 'profiles' ) as $line ) {
			if ( '' !== trim( $line ) && ! self::is_address( $line ) ) {
				$problems['profiles'] = sprintf(
					/* translators: %s: what the owner wrote. */
					__( '“%s” is not a valid URL. Enter one URL per line, starting with https://.', 'brolga' ),
					$line
				);
			}
		}
		return $problems;
	}

	private static function phone_problem( Values $values ): string {
		$phone   = $values->text( 'business_phone' );
		$country = Details::country( $values );
		$country = '' === $country ? SiteCountry::guessed() : $country;
		return match ( true ) {
			PhoneNumber::is_too_long( $phone, $country ) =>
				__( 'Enter one number only. No phone number has more than 15 digits.', 'brolga' ),
			PhoneNumber::is_too_short( $phone, $country ) =>
				__( 'This phone number is too short. Enter all its digits, with the area code.', 'brolga' ),
			default => '',
		};
	}

	public static function is_address( string $text ): bool {
		return 1 === preg_match( '#^https?://[^\s/"<>]+\.[^\s"<>]+$#Di', trim( $text ) );
	}
}
