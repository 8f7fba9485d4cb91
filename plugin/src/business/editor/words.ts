/**
 * What the parts of an address are called where the site is. Pure.
 */
import { __, _x, sprintf } from '@wordpress/i18n';
import { COUNTRY_WORDS } from '@brolga/contracts';

export interface AddressWords {
	readonly city: string;
	/** Empty: addresses there have none. */
	readonly region: string;
	readonly postcode: string;
}

/** A row of plugin/contracts/countries.json, without what sites are set up with. */
interface Country {
	readonly city?: string;
	readonly region?: string;
	readonly postcode?: string;
	/** A number that nobody has, as regulators keep them for examples. */
	readonly phone?: string;
}

/**
 * What differs from country to country; empty for those that have no row.
 *
 * @param code Two capital letters.
 */
const inCountry = ( code: string ): Country =>
	( COUNTRY_WORDS as Readonly< Record< string, Country > > )[ code ] ?? {};

const cityIn = ( { city }: Country ): string => {
	switch ( city ) {
		case 'suburb':
			return __( 'Suburb', 'brolga' );
		case 'town':
			return __( 'Town or city', 'brolga' );
		default:
			return __( 'City', 'brolga' );
	}
};

const regionIn = ( { region }: Country ): string => {
	switch ( region ) {
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

const postcodeIn = ( { postcode }: Country ): string => {
	switch ( postcode ) {
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
	city: cityIn( inCountry( country ) ),
	region: regionIn( inCountry( country ) ),
	postcode: postcodeIn( inCountry( country ) ),
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
	const example = inCountry( country ).phone;
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
