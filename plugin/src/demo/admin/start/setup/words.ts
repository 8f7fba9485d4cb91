/**
 * What follows from a country, in words. Pure.
 */
import { __, sprintf } from '@wordpress/i18n';
import { COUNTRY_SITES } from '@brolga/contracts';

/** What is usual in a country. */
export interface Followed {
	/** Two capital letters. */
	readonly code: string;
	/** Of WordPress. */
	readonly locale: string;
	/** ISO 4217. */
	readonly currency: string;
}

interface CountrySite {
	/** Of WordPress; empty: its default, English of the United States. */
	readonly locale: string;
	/** ISO 4217. */
	readonly currency: string;
}

const siteIn = ( code: string ): CountrySite | undefined =>
	( COUNTRY_SITES as Readonly< Record< string, CountrySite > > )[ code ];

const language = (): string => document.documentElement.lang || 'en';

/**
 * What is usual in a country; undefined where the table does not say.
 *
 * @param code Two capital letters.
 */
export function followedIn( code: string ): Followed | undefined {
	const site = siteIn( code );
	return (
		site && {
			code,
			locale: site.locale || 'en_US',
			currency: site.currency,
		}
	);
}

/**
 * What would be set, with a date for an example.
 *
 * @param followed What is usual in the country.
 */
export function follows( { locale, currency }: Followed ): string {
	const tag = locale.replace( '_', '-' );
	const names = ( type: 'language' | 'currency', of: string ): string =>
		new Intl.DisplayNames( [ language() ], { type } ).of( of ) ?? of;
	return sprintf(
		/* translators: 1: a language, 2: a date, 3: a currency. */
		__( '%1$s, dates such as %2$s, and prices in %3$s.', 'brolga' ),
		names( 'language', tag ),
		new Intl.DateTimeFormat( tag, { dateStyle: 'long' } ).format(
			new Date( 2026, 2, 31 )
		),
		names( 'currency', currency )
	);
}

/** The country that the browser's language names; empty: none, or none of the table. */
export function countryOfBrowser(): string {
	const region = /-([A-Z]{2})\b/.exec( navigator.language )?.[ 1 ] ?? '';
	return siteIn( region ) ? region : '';
}
