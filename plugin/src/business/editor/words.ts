/**
 * What the parts of an address are called where the site is. Pure.
 */
import { __, _x, sprintf } from '@wordpress/i18n';
import { COUNTRY_PHONES, COUNTRY_WORDS } from '@brolga/contracts';

export interface AddressWords {
	readonly city: string;
	/** Empty: addresses there have none. */
	readonly region: string;
	readonly postcode: string;
}

/**
 * What a part of an address is called in a country; undefined where most countries call it alike.
 *
 * @param part The part.
 * @param code Two capital letters.
 */
const wordIn = (
	part: keyof typeof COUNTRY_WORDS,
	code: string
): string | undefined =>
	Object.entries( COUNTRY_WORDS[ part ] ).find( ( [ , codes ] ) =>
		codes.split( ' ' ).includes( code )
	)?.[ 0 ];

const cityIn = ( country: string ): string => {
	switch ( wordIn( 'city', country ) ) {
		case 'suburb':
			return __( 'Suburb', 'brolga' );
		case 'town':
			return __( 'Town or city', 'brolga' );
		default:
			return __( 'City', 'brolga' );
	}
};

const regionIn = ( country: string ): string => {
	switch ( wordIn( 'region', country ) ) {
		case 'none':
			return '';
		case 'state':
			return _x( 'State', 'part of an address', 'brolga' );
		case 'county':
			return _x( 'County', 'part of an address', 'brolga' );
		case 'province':
			return _x( 'Province', 'part of an address', 'brolga' );
		case 'canton':
			return _x( 'Canton', 'part of an address', 'brolga' );
		case 'prefecture':
			return _x( 'Prefecture', 'part of an address', 'brolga' );
		default:
			return _x( 'Region', 'part of an address', 'brolga' );
	}
};

const postcodeIn = ( country: string ): string => {
	switch ( wordIn( 'postcode', country ) ) {
		case 'zip':
			return __( 'ZIP code', 'brolga' );
		case 'eircode':
			return __( 'Eircode', 'brolga' );
		case 'pin':
			return __( 'PIN code', 'brolga' );
		case 'postcode':
			return __( 'Postcode', 'brolga' );
		default:
			return __( 'Postal code', 'brolga' );
	}
};

/**
 * The words of a country.
 *
 * @see SITE-400
 * @param country Two capital letters; empty: unknown.
 */
export const addressWords = ( country: string ): AddressWords => ( {
	city: cityIn( country ),
	region: regionIn( country ),
	postcode: postcodeIn( country ),
} );

declare global {
	interface Window {
		/** The site's country, which PHP writes before the blocks' script. */
		brolgaCountry?: string;
	}
}

/** The words of the site's country, in the editor. */
export const wordsHere = (): AddressWords =>
	addressWords( window.brolgaCountry ?? '' );

/**
 * How to write a phone number. Without its country's code it is taken as one of
 * the site's country.
 *
 * @see BLOCK-520
 * @param country Two capital letters; empty: unknown.
 */
export const phoneHint = ( country: string ): string => {
	const example = ( COUNTRY_PHONES as Readonly< Record< string, string > > )[
		country
	];
	if ( country === '' ) {
		return __(
			'With the country code after a plus sign, unless you choose your country below.',
			'brolga'
		);
	}
	return example === undefined
		? __(
				'As dialed in your country, or with the country code after a plus sign.',
				'brolga'
			)
		: sprintf(
				/* translators: %s: a phone number. */
				__(
					'As dialed in your country, or with the country code, such as %s.',
					'brolga'
				),
				example
			);
};
