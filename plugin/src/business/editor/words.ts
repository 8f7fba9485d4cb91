/**
 * What the parts of an address are called where the site is. Pure.
 */
import { __, _x, sprintf } from '@wordpress/i18n';

export interface AddressWords {
	readonly city: string;
	/** Empty: addresses there have none. */
	readonly region: string;
	readonly postcode: string;
}

/** Where an address is complete without a region. */
const WITHOUT_REGION = new Set(
	'AT BE CZ DE DK EE FI FR IL IS LI LT LU LV MC MT NL NO PL PT SE SG SI SK'.split(
		' '
	)
);

const isOneOf = ( country: string, codes: string ): boolean =>
	codes.split( ' ' ).includes( country );

const cityIn = ( country: string ): string => {
	if ( country === 'AU' ) {
		return __( 'Suburb', 'brolga' );
	}
	return isOneOf( country, 'GB GG IE IM JE NZ' ) ||
		WITHOUT_REGION.has( country )
		? __( 'Town or city', 'brolga' )
		: __( 'City', 'brolga' );
};

type Region = 'state' | 'county' | 'province' | 'canton' | 'prefecture';

/** Where the parts of a country have another name than region. */
const REGIONS: ReadonlyArray< [ Region, string ] > = [
	[ 'state', 'AU BR IN MX MY NG US' ],
	[ 'county', 'GB GG IE IM JE RO' ],
	[ 'province', 'CA ES IT ZA' ],
	[ 'canton', 'CH' ],
	[ 'prefecture', 'JP' ],
];

const regionIn = ( country: string ): string => {
	if ( WITHOUT_REGION.has( country ) ) {
		return '';
	}
	switch (
		REGIONS.find( ( [ , codes ] ) => isOneOf( country, codes ) )?.[ 0 ]
	) {
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
	switch ( country ) {
		case 'US':
			return __( 'ZIP code', 'brolga' );
		case 'IE':
			return __( 'Eircode', 'brolga' );
		case 'IN':
			return __( 'PIN code', 'brolga' );
		case 'AU':
		case 'NZ':
		case 'GB':
		case 'GG':
		case 'IM':
		case 'JE':
		case 'MY':
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

/** Numbers that nobody has, as regulators keep them for examples. */
const PHONES: Readonly< Record< string, string > > = {
	AU: '+61 7 5550 0100',
	CA: '+1 604 555 0100',
	DE: '+49 30 23125 000',
	FR: '+33 1 99 00 12 34',
	GB: '+44 113 496 0000',
	IE: '+353 20 910 1234',
	US: '+1 202 555 0100',
};

/**
 * How to write a phone number. Without its country's code it is taken as one of
 * the site's country.
 *
 * @see BLOCK-520
 * @param country Two capital letters; empty: unknown.
 */
export const phoneHint = ( country: string ): string => {
	const example = PHONES[ country ];
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
