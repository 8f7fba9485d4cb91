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
 * Whether a word of plugin/contracts/countries.json is the country's.
 *
 * @param word The word.
 * @param code Two capital letters; empty: unknown.
 */
const has = ( word: keyof typeof COUNTRY_WORDS, code: string ): boolean =>
	code !== '' && COUNTRY_WORDS[ word ].includes( code );

const cityIn = ( country: string ): string => {
	if ( has( 'suburb', country ) ) {
		return __( 'Suburb', 'brolga' );
	}
	return has( 'town', country ) || has( 'none', country )
		? __( 'Town or city', 'brolga' )
		: __( 'City', 'brolga' );
};

const regionIn = ( country: string ): string => {
	switch ( true ) {
		case has( 'none', country ):
			return '';
		case has( 'state', country ):
			return _x( 'State', 'part of an address', 'brolga' );
		case has( 'county', country ):
			return _x( 'County', 'part of an address', 'brolga' );
		case has( 'province', country ):
			return _x( 'Province', 'part of an address', 'brolga' );
		case has( 'canton', country ):
			return _x( 'Canton', 'part of an address', 'brolga' );
		case has( 'prefecture', country ):
			return _x( 'Prefecture', 'part of an address', 'brolga' );
		default:
			return _x( 'Region', 'part of an address', 'brolga' );
	}
};

const postcodeIn = ( country: string ): string => {
	switch ( true ) {
		case has( 'zip', country ):
			return __( 'ZIP code', 'brolga' );
		case has( 'eircode', country ):
			return __( 'Eircode', 'brolga' );
		case has( 'pin', country ):
			return __( 'PIN code', 'brolga' );
		case has( 'postcode', country ):
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
